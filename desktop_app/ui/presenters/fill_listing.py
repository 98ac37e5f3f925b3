"""The lists of Aanvragen and Toelating, filled from a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop_app.core.events_applications import Standing
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.round_parts import Activity, Application
from desktop_app.core.scheme import Scheme, UnitKind
from desktop_app.text import applications_screen as text
from desktop_app.text import main_window
from desktop_app.text.notation import euros_short
from desktop_app.text.typed import show_day
from desktop_app.ui.presenters.frame import Need, NeedView
from desktop_app.ui.presenters.listing import ListColumn, ListRow, ListView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import PhaseTarget, UnitTarget
from desktop_app.ui.presenters.words import money

MARKS: Final = {
    Standing.RECEIVED: None,
    Standing.ADMITTED: Mark.TICK,
    Standing.REFUSED: Mark.REFUSED,
    Standing.LEFT_UNTREATED: Mark.LEFT_UNTREATED,
    Standing.WITHDRAWN: Mark.WITHDRAWN,
}


def applications_view(state: Round) -> ListView:
    """Return every application, with its activities below it where those are ranked."""
    pools = state.scheme.pools
    pool = (ListColumn(pools.word.capitalize(), 120),) if pools is not None else ()
    columns = (
        ListColumn(text.NUMBER, 150),
        ListColumn(text.APPLICANT),
        *pool,
        ListColumn(text.RECEIVED, 140),
        ListColumn(text.REQUESTED, 100, right=True),
        ListColumn(text.GRANTABLE, 100, right=True),
        ListColumn(text.STANDING, 160),
    )
    rows = tuple(
        ListRow(
            key=part.id,
            cells=_application_cells(state, part, with_pool=bool(pool)),
            mark=MARKS[state.standing(part.id)],
            dim=_out(state, part.id),
        )
        for part in _parts(state)
    )
    return ListView(name=text.LIST, columns=columns, rows=rows)


def admission_view(state: Round) -> ListView:
    """Return the same rows with what was decided about each, and why."""
    columns = (
        ListColumn(text.STANDING, 180),
        ListColumn(text.NUMBER, 110),
        ListColumn(text.APPLICANT),
        ListColumn(text.RECEIVED, 104),
        ListColumn(text.COMPLETE, 104),
        ListColumn(text.REQUESTED, 86, right=True),
        ListColumn(text.REASON_HEAD),
    )
    rows = tuple(
        ListRow(
            key=part.id,
            cells=_admission_cells(state, part),
            mark=MARKS[state.standing(part.id)],
            dim=_out(state, part.id),
        )
        for part in _parts(state)
    )
    return ListView(name=text.LIST, columns=columns, rows=rows)


def undecided(state: Round) -> tuple[str, ...]:
    """Name the applications about which nothing was decided yet, by number."""
    return tuple(
        unit for unit in sorted(state.applications) if state.standing(unit) is Standing.RECEIVED
    )


def applications_needs(state: Round) -> NeedView:
    """Return what Aanvragen still needs: at least one thing to rank."""
    units = [state.case_units[unit] for unit in state.unit_ids]
    needs: tuple[Need, ...] = ()
    if not units:
        target = PhaseTarget(Phase.APPLICATIONS)
        needs = (
            Need(
                mark=Mark.INCOMPLETE,
                sentence=text.NO_APPLICATIONS,
                short=text.NO_APPLICATIONS,
                target=target,
            ),
        )
    return NeedView(
        goal=text.GOAL_ADMISSION,
        needs=needs,
        counts=text.counts(len(units), money(sum(unit.requested for unit in units))),
        action=main_window.GO_ON[Phase.APPLICATIONS],
    )


def admission_needs(state: Round) -> NeedView:
    """Return about how many applications must still be decided."""
    waiting = undecided(state)
    standings = [state.standing(item) for item in state.applications]
    admitted = sum(item is Standing.ADMITTED for item in standings)
    others = len(standings) - admitted - len(waiting)
    needs: tuple[Need, ...] = ()
    if waiting:
        needs = (
            Need(
                mark=Mark.INCOMPLETE,
                sentence=text.undecided(len(waiting)),
                short=text.short_undecided(len(waiting)),
                target=UnitTarget(Phase.ADMISSION, waiting[0]),
            ),
        )
    return NeedView(
        goal=text.GOAL_ASSESSMENT,
        needs=needs,
        counts=text.standing_counts(admitted, others),
        action=main_window.GO_ON[Phase.ADMISSION],
    )


def ground_name(scheme: Scheme, ground: str | None) -> str:
    """Write a ground of refusal: the requirement of the scheme, or the words themselves."""
    gate = next((item for item in scheme.gates if item.id == ground), None)
    return text.not_met(gate.text) if gate is not None else ground or ""


def _parts(state: Round) -> Iterator[Application | Activity]:
    for application in sorted(state.applications):
        yield state.applications[application]
        if state.scheme.unit_kind is UnitKind.ACTIVITY:
            for activity in state.activities_of.get(application, ()):
                yield state.activities[activity]


def _out(state: Round, part: str) -> bool:
    return state.standing(part) not in {Standing.RECEIVED, Standing.ADMITTED}


def _application_cells(
    state: Round, part: Application | Activity, *, with_pool: bool
) -> tuple[str, ...]:
    ceiling = state.ceilings.get(part.pool)
    pool = (ceiling.name if ceiling is not None else "",) if with_pool else ()
    received = part.received if isinstance(part, Application) else None
    return (
        part.id,
        _name(part),
        *pool,
        show_day(received or ""),
        euros_short(part.requested),
        euros_short(part.grantable),
        text.WORDS[state.standing(part.id)],
    )


def _admission_cells(state: Round, part: Application | Activity) -> tuple[str, ...]:
    whole = part if isinstance(part, Application) else None
    return (
        text.WORDS[state.standing(part.id)],
        part.id,
        _name(part),
        show_day((whole.received if whole else None) or ""),
        show_day((whole.complete if whole else None) or ""),
        euros_short(part.requested),
        _reason(state, part.id),
    )


def _reason(state: Round, part: str) -> str:
    stand = state.stands.get(part)
    if stand is None:
        return ""
    ground = ground_name(state.scheme, stand.ground)
    own = stand.reason or ""
    said = " ".join(dict.fromkeys(item for item in (ground, own) if item))
    if stand.date is None:
        return said
    on = text.on_day(show_day(stand.date))
    return f"{said} ({on})" if said else on


def _name(part: Application | Activity) -> str:
    if isinstance(part, Application):
        return part.applicant
    return part.description or ""
