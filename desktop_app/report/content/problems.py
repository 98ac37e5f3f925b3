"""Why there is no document, or no definitive one, as messages for the user."""

from __future__ import annotations

from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.scheme import Scheme
from desktop_app.report.content.facts import facts_of
from desktop_app.report.content.needs import Need
from desktop_app.report.content.needs_words import need_text
from desktop_app.report.content.told import told
from desktop_app.report.content.totals import TotalsOpen, sides
from desktop_app.text.messages import Message, MessageKey, message
from desktop_app.text.notation import enumeration


def totals_messages(state: Round, outcome: Outcome, found: TotalsOpen) -> tuple[Message, ...]:
    """Give one message per control total that does not close, with both sides (F701)."""
    facts = facts_of(outcome, told(state))
    messages = []
    for total in found.totals:
        left, right = sides(facts, total)
        messages.append(message(MessageKey.TOTALS_OPEN, nr=total.nr, links=left, rechts=right))
    return tuple(messages)


def not_ready(scheme: Scheme, needs: tuple[Need, ...]) -> Message:
    """Say what a definitive document still needs (N701); needs: those that block."""
    listed = enumeration([need_text(scheme, need) for need in needs])
    return message(MessageKey.REPORT_NOT_READY, lijst=listed)
