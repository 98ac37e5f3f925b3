"""From a file that was read to one command: what may stand in it, and what it does to a round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from desktop_app.core.commands import Import, SingleCommand
from desktop_app.core.commands_applications import (
    AddActivity,
    AddApplication,
    Admit,
    ChangeApplication,
    GiveScore,
    LeaveUntreated,
    RecordFact,
    RecordHearing,
    Refuse,
    Withdraw,
)
from desktop_app.core.criteria import Criterion, FactKind, LevelScale, RatioBands, Scored
from desktop_app.core.events_applications import UnitField
from desktop_app.core.numbers import HUNDREDTHS, Cents, cents_text
from desktop_app.core.round import Round
from desktop_app.core.scheme import NO_POOL, Scheme, UnitKind
from desktop_app.importing import expected
from desktop_app.importing.proposal import ImportedRow, ImportProposal, UnitStatus
from desktop_app.text.import_plan import GROUND_FROM_FILE, reason_from_file

_ACTIVITY_ID: Final = re.compile(r"(.+)-A[1-9][0-9]*")


def expected_columns(state: Round) -> expected.ExpectedColumns:
    """Say what a file for this round may hold: its criteria, facts, assessments and pools."""
    scheme = state.scheme
    two_stages = len(scheme.stages) > 1
    return expected.ExpectedColumns(
        criteria=tuple(_expected_criterion(item, scheme) for item in scheme.scored),
        facts=tuple(
            expected.ExpectedFact(
                id=fact.id,
                name=fact.name,
                kind=expected.FactKind.COUNT
                if fact.kind is FactKind.COUNT
                else expected.FactKind.YES_NO,
                at_most=fact.at_most,
            )
            for fact in scheme.facts
        ),
        stages=tuple(
            expected.ExpectedStage(id=stage.id, names=(stage.id, stage.name))
            for stage in scheme.stages
        )
        if two_stages
        else (),
        stage_without_prefix=scheme.final_stage.id if two_stages else None,
        pools=tuple(
            expected.ExpectedPool(id=pool, name=ceiling.name)
            for pool, ceiling in state.ceilings.items()
            if pool != NO_POOL
        ),
        amounts=not any(True for _ in state.unit_ids),
        known_ids=frozenset(state.unit_ids),
        not_both_zero=tuple(
            (item.source.numerator, item.source.denominator)
            for item in scheme.criteria
            if isinstance(item.source, RatioBands)
        ),
    )


def _expected_criterion(criterion: Criterion, scheme: Scheme) -> expected.ExpectedCriterion:
    source = criterion.source
    if not isinstance(source, Scored):
        message = f"scores are given for {criterion.id}, and it has no scale"
        raise TypeError(message)
    scale = source.scale
    if isinstance(scale, LevelScale):
        return expected.ExpectedCriterion(
            id=criterion.id,
            name=criterion.name,
            levels=tuple(
                expected.ExpectedLevel(
                    id=level.id,
                    name=level.name,
                    hundredths=level.points * HUNDREDTHS // scheme.unit,
                )
                for level in scale.levels
            ),
        )
    return expected.ExpectedCriterion(
        id=criterion.id,
        name=criterion.name,
        whole=True,
        smallest=scale.minimum,
        largest=scale.maximum,
    )


def import_command(state: Round, proposal: ImportProposal, *, admit: bool) -> Import:
    """Make one command of everything a file proposes; it happens whole or not at all.

    admit: applications that are new and have no status in the file are admitted. A corrected
    amount gets the file as its reason.
    """
    return Import(
        file=proposal.source.name,
        sha256=proposal.source.sha256,
        rows=len(proposal.rows),
        choices=proposal.choices.record(),
        commands=tuple(_commands(state, proposal, admit=admit)),
    )


def _commands(state: Round, proposal: ImportProposal, *, admit: bool) -> Iterator[SingleCommand]:
    source = proposal.source.name
    if state.scheme.unit_kind is UnitKind.ACTIVITY:
        yield from _whole_applications(state, proposal.rows, admit=admit)
    for row in proposal.rows:
        yield from _unit_commands(state, row, source, admit=admit)
    for row in proposal.rows:
        yield from _assessments(state, row)


def _application_id(unit: str) -> str:
    match = _ACTIVITY_ID.fullmatch(unit)
    return match[1] if match else unit


def _whole_applications(
    state: Round, rows: tuple[ImportedRow, ...], *, admit: bool
) -> Iterator[SingleCommand]:
    """Add the applications to which new activities belong, asking the sum of these."""
    new: dict[str, list[ImportedRow]] = {}
    for row in rows:
        application = _application_id(row.id)
        if application not in state.applications:
            new.setdefault(application, []).append(row)
    for application, parts in new.items():
        first = parts[0]
        yield AddApplication(
            id=application,
            applicant=first.applicant or "",
            requested=Cents(sum(row.requested or 0 for row in parts)),
            received=first.received,
        )
        if admit or all(row.status is UnitStatus.ADMITTED for row in parts):
            yield Admit(unit=application)


def _unit_commands(
    state: Round, row: ImportedRow, source: str, *, admit: bool
) -> Iterator[SingleCommand]:
    if row.id in set(state.unit_ids):
        yield from _corrections(state, row, source)
        yield from _standing(row, known=True)
        return
    if state.scheme.unit_kind is UnitKind.ACTIVITY:
        has_number = _ACTIVITY_ID.fullmatch(row.id) is not None
        yield AddActivity(
            application=_application_id(row.id),
            id=row.id if has_number else None,
            requested=row.requested or Cents(0),
            grantable=row.grantable,
            grantable_reason=row.grantable_reason,
            pool=row.pool or NO_POOL,
            description=row.activity,
        )
    else:
        yield AddApplication(
            id=row.id,
            applicant=row.applicant or "",
            requested=row.requested or Cents(0),
            grantable=row.grantable,
            grantable_reason=row.grantable_reason,
            received=row.received,
            description=row.activity,
        )
        if admit and row.status is None:
            yield Admit(unit=row.id)
    yield from _standing(row, known=False)


def _corrections(state: Round, row: ImportedRow, source: str) -> Iterator[SingleCommand]:
    """Correct the amounts of a unit that is in the round already."""
    unit = state.case_units[row.id]
    reason = reason_from_file(source)
    for field, now, new in (
        (UnitField.REQUESTED, unit.requested, row.requested),
        (UnitField.GRANTABLE, unit.grantable, row.grantable),
    ):
        if new is not None and new != now:
            yield ChangeApplication(id=row.id, field=field, value=cents_text(new), reason=reason)


def _standing(row: ImportedRow, *, known: bool) -> Iterator[SingleCommand]:
    match row.status:
        case UnitStatus.ADMITTED if not known:
            if _ACTIVITY_ID.fullmatch(row.id) is None:
                yield Admit(unit=row.id)
        case UnitStatus.REFUSED:
            yield Refuse(unit=row.id, ground=GROUND_FROM_FILE, reason=GROUND_FROM_FILE)
        case UnitStatus.LEFT_UNTREATED:
            yield LeaveUntreated(unit=row.id, reason=GROUND_FROM_FILE)
        case UnitStatus.WITHDRAWN:
            yield Withdraw(unit=row.id)
        case _:
            return


def _assessments(state: Round, row: ImportedRow) -> Iterator[SingleCommand]:
    unit = unit_of_row(state, row)
    for stage, scores in row.stages.items():
        for criterion, value in scores.items():
            yield GiveScore(unit=unit, criterion=criterion, value=value, stage=stage or None)
    kinds = {fact.id: fact.kind for fact in state.scheme.facts}
    for fact, text in row.facts.items():
        counted = kinds[fact] is FactKind.COUNT
        yield RecordFact(unit=unit, fact=fact, value=int(text) if counted else text == "true")
    if row.pitched is not None:
        yield RecordHearing(unit=unit, held=row.pitched)


def unit_of_row(state: Round, row: ImportedRow) -> str:
    """Give the id under which the row's unit is in the round after its additions.

    An activity without a number of its own gets the first one, since its application is new.
    """
    if state.scheme.unit_kind is not UnitKind.ACTIVITY or _ACTIVITY_ID.fullmatch(row.id):
        return row.id
    taken = state.activities_of.get(row.id, ())
    return f"{row.id}-A{len(taken) + 1}"
