"""What stands round the grid: the needs, the strip under it, and why a unit has its place."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.core.events_applications import Standing
from desktop_app.core.outcome import Missing, Outcome, TieState
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.scheme import DrawRule
from desktop_app.report.content.needs import without_reason
from desktop_app.text import assessment_screen as text
from desktop_app.text import window as window_text
from desktop_app.text import wording
from desktop_app.text.refs import refs_sentence
from desktop_app.text.why import why_place
from desktop_app.ui.presenters.assessment import LevelHint, StripView, WhyView
from desktop_app.ui.presenters.entry import Unreadable
from desktop_app.ui.presenters.fill_grid import Desk, criterion_columns
from desktop_app.ui.presenters.frame import KeyHint, Need, NeedView
from desktop_app.ui.presenters.grid import GridView, LockedCell, ScoreCell
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import CellTarget, PhaseTarget, Target, UnitTarget
from desktop_app.ui.presenters.words import unit_name

Invalid = Mapping[tuple[str, str], Unreadable]


def assessment_needs(state: Round, outcome: Outcome, desk: Desk, invalid: Invalid) -> NeedView:
    """Return what is still needed before the rangorde, in the order in which it is entered."""
    gaps = {
        unit: assessed.missing
        for unit, assessed in sorted(outcome.assessed.items())
        if assessed.missing is not None
    }
    needs = [
        *_invalid(invalid),
        *_scores(gaps),
        *_facts(gaps),
        *_hearings(state, gaps),
        *_reasons(state, desk),
        *_invitations(state, outcome),
    ]
    ranked = sum(len(pool.ranking) for pool in outcome.pools)
    return NeedView(
        goal=text.GOAL,
        needs=tuple(needs),
        counts=wording.counts(state.scheme, len(outcome.units), ranked),
        action=text.TO_RANKING if ranked else None,
        provisional=text.provisional(len(gaps)) if gaps and ranked else None,
        later=tuple(_later_reasons(state, desk)),
    )


def strip_view(state: Round, view: GridView, desk: Desk, unit: str, criterion: str) -> StripView:
    """Return the strip for the cell under the cursor."""
    column = next(item for item in criterion_columns(state.scheme) if item.key == criterion)
    row = next(item for item in view.rows if item.key == unit)
    cell = row.cells[view.columns.index(column)]
    score = None
    if desk.member is None:
        score = state.scores.get(unit, {}).get((desk.stage, criterion))
    zero = score is not None and score.points == 0
    levels = tuple(
        LevelHint(KeyHint((choice.letter or choice.text,), choice.word), choice.text)
        for choice in column.choices()
    )
    context = text.context(unit, unit_name(state, unit), column.article)
    if isinstance(cell, LockedCell):
        context = f"{context}. {cell.reason}"
    return StripView(
        unit=unit,
        criterion=criterion,
        code=column.code,
        title=column.title,
        context=context,
        levels=levels,
        reason=(score.reason or "") if score is not None else "",
        prompt=text.REASON_AT_ZERO if zero else text.REASON_PROMPT,
        reason_open=view.editable and isinstance(cell, ScoreCell) and not row.faded,
    )


def why_view(outcome: Outcome, unit: str) -> WhyView:
    """Return why a unit stands where it stands, or why it has no place."""
    line = outcome.unit(unit)
    explanation = why_place(outcome, unit)
    heading = text.WHY_NO_PLACE
    if line.place is not None:
        heading = text.why_place(window_text.shared_place(line.place, shared=line.shared))
    return WhyView(
        heading=heading, sentences=explanation.sentences, source=refs_sentence(explanation.refs)
    )


def _invalid(invalid: Invalid) -> list[Need]:
    if not invalid:
        return []
    sentence = text.unreadable_scores(len(invalid))
    return [_need(Mark.ERROR, sentence, CellTarget(*min(invalid)))]


def _scores(gaps: Mapping[str, Missing]) -> list[Need]:
    cells = [(unit, criterion) for unit, gap in gaps.items() for criterion in gap.criteria]
    if not cells:
        return []
    return [_need(Mark.INCOMPLETE, text.missing_scores(len(cells)), CellTarget(*cells[0]))]


def _facts(gaps: Mapping[str, Missing]) -> list[Need]:
    units = [unit for unit, gap in gaps.items() for _ in gap.facts]
    if not units:
        return []
    target = UnitTarget(Phase.ASSESSMENT, units[0])
    return [_need(Mark.INCOMPLETE, text.missing_facts(len(units)), target)]


def _hearings(state: Round, gaps: Mapping[str, Missing]) -> list[Need]:
    units = [unit for unit, gap in gaps.items() if gap.hearing]
    if not units or state.scheme.hearing is None:
        return []
    sentence = text.missing_hearings(len(units), state.scheme.hearing.name)
    return [_need(Mark.INCOMPLETE, sentence, UnitTarget(Phase.ASSESSMENT, units[0]))]


def _reasons(state: Round, desk: Desk) -> list[Need]:
    cells = sorted(
        (unit, criterion)
        for unit, scores in state.scores.items()
        if state.standing(unit) is Standing.ADMITTED
        for (stage, criterion), score in scores.items()
        if stage == desk.stage and score.points == 0 and not score.reason
    )
    return _reasons_needed(cells, text.missing_reasons(len(cells)))


def _reasons_needed(cells: list[tuple[str, str]], sentence: str) -> list[Need]:
    if not cells:
        return []
    return [
        Need(
            mark=Mark.ATTENTION,
            sentence=sentence,
            short=text.short_missing_reasons(len(cells)),
            target=CellTarget(*cells[0]),
        )
    ]


def _later_reasons(state: Round, desk: Desk) -> list[Need]:
    """The reasons that the minutes need; at zero the ranking already waits for them."""
    cells = sorted(
        (unit, criterion)
        for unit, keys in without_reason(state).items()
        for stage, criterion in keys
        if stage == desk.stage and state.scores[unit][stage, criterion].points
    )
    return _reasons_needed(cells, text.missing_reasons_below(len(cells)))


def _invitations(state: Round, outcome: Outcome) -> list[Need]:
    tie_rule = state.scheme.tie
    if not isinstance(tie_rule, DrawRule) or not tie_rule.invitation:
        return []
    waiting = [
        member
        for tie in outcome.ties
        if tie.draw_required and tie.state is TieState.OPEN
        for member in tie.members
        if member not in state.invitations
    ]
    if not waiting:
        return []
    return [
        Need(
            mark=Mark.DRAW,
            sentence=text.INVITATIONS,
            short=text.SHORT_INVITATIONS,
            target=PhaseTarget(Phase.DRAW),
        )
    ]


def _need(mark: Mark, sentence: str, target: Target) -> Need:
    return Need(mark=mark, sentence=sentence, short=sentence, target=target)
