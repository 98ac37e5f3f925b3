"""An assessment in two stages: which one is on screen, and what the second still lacks."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.commands_applications import GiveScore
from desktop_app.core.round import Round
from desktop_app.text import assessing as text


@dataclass(frozen=True, slots=True, kw_only=True)
class StageView:
    """The bar above the grid for the unit under the cursor.

    held: "ja", "nee", or "" while it is not recorded whether it was heard; missing: how many
    scores of the first assessment can be taken over into the last one.
    """

    stage: str
    unit: str
    question: str
    held: str
    missing: int


def stage_view(state: Round, unit: str, stage: str) -> StageView:
    """Return the bar for a unit; without hearing in the scheme there is no question."""
    hearing, held = state.scheme.hearing, state.hearings.get(unit)
    known = unit in state.case_units and hearing is not None
    final = stage == state.scheme.final_stage.id
    return StageView(
        stage=stage,
        unit=unit if known else "",
        question=text.hearing_of(hearing.name, unit) if hearing is not None and known else "",
        held="" if held is None else ("ja" if held.held else "nee"),
        missing=len(scores_to_take_over(state, unit)) if final else 0,
    )


def lost_by_reopening(state: Round) -> str:
    """Say which draws and documents no longer hold once the scores are opened again."""
    draws = tuple(attempt.key[0] for attempt in state.live_draws())
    documents = tuple(report.number for report in state.reports.values() if report.lapsed is None)
    return text.lost(draws, documents) if draws or documents else ""


def scores_to_take_over(state: Round, unit: str) -> tuple[GiveScore, ...]:
    """Give the scores of the first assessment that the last one still lacks, as commands."""
    first, last = state.scheme.stages[0].id, state.scheme.final_stage.id
    given = state.scores.get(unit, {})
    if first == last:
        return ()
    return tuple(
        GiveScore(unit=unit, criterion=criterion, value=score.value, stage=last)
        for (stage, criterion), score in given.items()
        if stage == first and (last, criterion) not in given
    )
