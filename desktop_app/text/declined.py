"""Why a command is not carried out, as the message that the user reads."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from desktop_app.core.declined import (
    After,
    Declined,
    DeclinedKey,
    Detail,
    Euros,
    Moment,
)
from desktop_app.core.events_applications import Standing
from desktop_app.core.events_decision import ReportLapse
from desktop_app.core.legal import LegalRef
from desktop_app.core.phases import Phase
from desktop_app.text.messages import Message, MessageKey, message
from desktop_app.text.moments import date_text, local, moment_text
from desktop_app.text.notation import enumeration, euros, excerpt
from desktop_app.text.refs import ref_long
from desktop_app.text.window import PHASES

_STANDINGS: Final = {
    Standing.RECEIVED: "nog niet toegelaten",
    Standing.ADMITTED: "toegelaten",
    Standing.REFUSED: "geweigerd bij de toets vooraf",
    Standing.LEFT_UNTREATED: "buiten behandeling gelaten",
    Standing.WITHDRAWN: "ingetrokken",
}
_AFTER: Final = {
    After.CLOSING: "het sluiten van de scores",
    After.HEARING: "de pitch",
}
_LAPSES: Final = {
    ReportLapse.ROUND: "de ronde",
    ReportLapse.DRAW: "een loting",
    ReportLapse.DECISION: "het besluit",
}
_ALWAYS: Final[dict[DeclinedKey, dict[str, str]]] = {
    DeclinedKey.RANKING_INCOMPLETE: {"toets": "F8"},
}
"""What a message needs besides the details: the key that leads to the first empty score."""


def declined_message(why: Declined) -> Message:
    """Give the message for a command that is not carried out."""
    fields = {name: _shown(detail) for name, detail in why.details.items()}
    return message(MessageKey(why.key.value), **fields, **_ALWAYS.get(why.key, {}))


def standing_words(standing: Standing) -> str:
    """Say how an application stands: `toegelaten`, `ingetrokken`."""
    return _STANDINGS[standing]


def _shown(detail: Detail) -> str | int:
    match detail:
        case Phase():
            return PHASES[detail]
        case Standing():
            return _STANDINGS[detail]
        case After():
            return _AFTER[detail]
        case ReportLapse():
            return _LAPSES[detail]
        case Euros(cents=cents):
            return euros(cents)
        case Moment(text=text):
            return moment_words(text)
        case LegalRef():
            return ref_long(detail)
        case tuple():
            return enumeration(detail)
        case str() | int():
            return excerpt(detail) if isinstance(detail, str) else detail


def moment_words(text: str) -> str:
    """Write a day, a moment on the Dutch clock, or a UTC moment of the journal."""
    if text.endswith("Z"):
        return moment_text(local(datetime.fromisoformat(text)))
    if "T" in text:
        return moment_text(datetime.fromisoformat(text))
    return date_text(date.fromisoformat(text))
