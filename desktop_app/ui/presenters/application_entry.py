"""One application as it is typed: what is wrong with it, or the command that adds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.core.commands import Batch, Command
from desktop_app.core.commands_applications import AddActivity, AddApplication
from desktop_app.core.events_applications import UnitField
from desktop_app.core.numbers import Cents, cents_text
from desktop_app.core.parsing import NumberProblem, parse_amount_typed
from desktop_app.core.round import Round
from desktop_app.core.round_parts import Activity, Application
from desktop_app.core.scheme import NO_POOL, UnitKind
from desktop_app.text import applications_screen as text
from desktop_app.text.notation import euros_short
from desktop_app.text.typed import read_day_or_moment, show_day

AMOUNTS = frozenset({UnitField.REQUESTED, UnitField.GRANTABLE})
DAYS = frozenset({UnitField.RECEIVED, UnitField.COMPLETE})


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """The words of the form, as they were typed; pool is the code of a pool."""

    number: str
    applicant: str
    requested: str
    grantable: str = ""
    grantable_reason: str = ""
    received: str = ""
    complete: str = ""
    description: str = ""
    pool: str = NO_POOL
    late: bool = False


Problems = Mapping[str, str]
"""What is wrong, by the name of the field."""


def read_application(state: Round, typed: Typed) -> Command | Problems:
    """Read a whole form: the command that adds it, or everything that is wrong with it."""
    requested, grantable = _amount(typed.requested), _amount(typed.grantable)
    received, complete = read_day_or_moment(typed.received), read_day_or_moment(typed.complete)
    known = typed.number in state.applications
    named = bool(typed.applicant) or (known and _activities(state))
    problems = {
        "applicant": "" if named else text.NAME_NEEDED,
        "requested": text.NO_AMOUNT if requested is None else "",
        "grantable": text.NO_AMOUNT if typed.grantable and grantable is None else "",
        "received": text.NO_DAY if typed.received and received is None else "",
        "complete": text.NO_DAY if typed.complete and complete is None else "",
    }
    wrong = {field: said for field, said in problems.items() if said}
    if wrong or requested is None:
        return wrong
    whole = AddApplication(
        id=typed.number,
        applicant=typed.applicant,
        requested=requested,
        grantable=None if _activities(state) else grantable,
        grantable_reason=None if _activities(state) else typed.grantable_reason or None,
        received=received,
        complete=complete,
        pool=NO_POOL if _activities(state) else typed.pool,
        description=None if _activities(state) else typed.description or None,
        late=typed.late,
    )
    if not _activities(state):
        return whole
    activity = AddActivity(
        application=typed.number,
        requested=requested,
        grantable=grantable,
        grantable_reason=typed.grantable_reason or None,
        pool=typed.pool,
        description=typed.description or None,
    )
    return activity if known else Batch(commands=(whole, activity))


def fields_of(part: Application | Activity, *, pooled: bool) -> tuple[tuple[UnitField, str], ...]:
    """Give the fields of an application or activity that can be corrected, as they are shown."""
    amounts = (
        (UnitField.REQUESTED, euros_short(part.requested)),
        (UnitField.GRANTABLE, euros_short(part.grantable)),
        (UnitField.GRANTABLE_REASON, part.grantable_reason or ""),
    )
    pool = ((UnitField.POOL, part.pool),) if pooled and part.pool != NO_POOL else ()
    described = (UnitField.DESCRIPTION, part.description or "")
    if isinstance(part, Activity):
        return (described, *amounts, *pool)
    return (
        (UnitField.APPLICANT, part.applicant),
        described,
        *amounts,
        *pool,
        (UnitField.RECEIVED, show_day(part.received or "")),
        (UnitField.COMPLETE, show_day(part.complete or "")),
    )


def read_change(field: UnitField, typed: str) -> tuple[str | None, str]:
    """Read a corrected field: its value in the journal and what is wrong, one of them empty."""
    if not typed:
        return None, ""
    if field in AMOUNTS:
        amount = _amount(typed)
        return (None, text.NO_AMOUNT) if amount is None else (cents_text(amount), "")
    if field in DAYS:
        day = read_day_or_moment(typed)
        return (None, text.NO_DAY) if day is None else (day, "")
    return typed, ""


def proposed_application_number(state: Round, year: int) -> str:
    """Give the number after the highest one: `2026-0025`, or the first of the year."""
    last = max(state.applications, default="")
    head = last.rstrip("0123456789")
    digits = last[len(head) :]
    if not digits:
        return f"{year}-0001"
    return f"{head}{int(digits) + 1:0{len(digits)}d}"


def _activities(state: Round) -> bool:
    return state.scheme.unit_kind is UnitKind.ACTIVITY


def _amount(typed: str) -> Cents | None:
    amount = parse_amount_typed(typed)
    return None if isinstance(amount, NumberProblem) or amount <= 0 else amount
