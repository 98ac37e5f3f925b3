"""The ceilings of a round as fields: "plafond/<pool>" and "naam/<pool>"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.draft import Draft
from desktop_app.core.events_round import RoundChanged
from desktop_app.core.numbers import cents_text
from desktop_app.core.parsing import NumberProblem, parse_cents_exact
from desktop_app.core.round_parts import Ceiling
from desktop_app.core.scheme import NO_POOL
from desktop_app.core.transition_checks import unchanged, usable_id

AMOUNT: Final = "plafond"
NAME: Final = "naam"


def ceiling_field(field: str) -> tuple[str, str] | None:
    """Split "plafond/<pool>" into its word and the pool code; None for another field."""
    word, between, pool = field.partition("/")
    return (word, pool) if between and word in (AMOUNT, NAME) else None


def ceiling_text(draft: Draft, field: str) -> str | None:
    """Write the present value of a ceiling field; None when the pool does not exist."""
    parts = ceiling_field(field)
    ceiling = draft.ceilings.get(parts[1]) if parts else None
    if parts is None or ceiling is None:
        return None
    return cents_text(ceiling.amount) if parts[0] == AMOUNT else ceiling.name


def change_ceiling(draft: Draft, event: RoundChanged) -> Declined | None:
    """Change the amount or the name of a ceiling, add a pool or take one away."""
    parts = ceiling_field(event.field)
    if parts is None:
        return declined(DeclinedKey.FIELD_UNKNOWN, veld=event.field)
    word, pool = parts
    refusal = _pool_possible(draft, pool) or unchanged(ceiling_text(draft, event.field), event.old)
    if refusal is not None:
        return refusal
    if word == NAME:
        return _rename(draft, pool, event)
    if event.new is None:
        return _take_away(draft, pool)
    return _set_amount(draft, pool, event)


def _pool_possible(draft: Draft, pool: str) -> Declined | None:
    if draft.scheme.pools is not None:
        return usable_id(pool)
    if pool == NO_POOL:
        return None
    return declined(DeclinedKey.FIELD_UNKNOWN, veld=f"{AMOUNT}/{pool}")


def _rename(draft: Draft, pool: str, event: RoundChanged) -> Declined | None:
    ceiling = draft.ceilings.get(pool)
    if ceiling is None or not event.new or not event.new.strip():
        return declined(DeclinedKey.FIELD_VALUE, veld=event.field, waarde=event.new or "")
    draft.ceilings.put(pool, replace(ceiling, name=event.new))
    return None


def _take_away(draft: Draft, pool: str) -> Declined | None:
    used = any(part.pool == pool for part in draft.applications.values()) or any(
        part.pool == pool for part in draft.activities.values()
    )
    if used or pool == NO_POOL or pool not in draft.ceilings:
        return declined(DeclinedKey.POOL_IN_USE, wijk=pool)
    draft.ceilings.remove(pool)
    return None


def _set_amount(draft: Draft, pool: str, event: RoundChanged) -> Declined | None:
    amount = parse_cents_exact(event.new or "")
    if isinstance(amount, NumberProblem):
        return declined(DeclinedKey.AMOUNT_INVALID, waarde=event.new or "")
    if event.old is not None and not (event.reason or event.basis):
        # A published ceiling only changes on a decision (Awb 4:27, 4:28).
        return declined(DeclinedKey.REASON_NEEDED)
    before = draft.ceilings.get(pool)
    name = before.name if before else ""
    draft.ceilings.put(pool, Ceiling(name=name, amount=amount))
    return None
