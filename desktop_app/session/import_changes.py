"""What a file would change: the scores in the round that it holds another value for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop_app.core.round import Round
from desktop_app.core.scale import scored_criteria, value_name
from desktop_app.importing.proposal import ImportedRow, ImportProposal
from desktop_app.session.import_plan import unit_of_row


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreChange:
    """A score that is in the round and would become another: as people read them."""

    unit: str
    criterion: str
    old: str
    new: str


def score_changes(state: Round, proposal: ImportProposal) -> tuple[ScoreChange, ...]:
    """Give every score that is filled in now and differs in the file, in the order of the file.

    A score for a place that is still empty changes nothing that somebody gave before.
    """
    return tuple(change for row in proposal.rows for change in _of_row(state, row))


def _of_row(state: Round, row: ImportedRow) -> Iterator[ScoreChange]:
    unit = unit_of_row(state, row)
    present = state.scores.get(unit, {})
    criteria = scored_criteria(state.scheme)
    for stage, scores in row.stages.items():
        for criterion, value in scores.items():
            score = present.get((stage or state.scheme.final_stage.id, criterion))
            if score is not None and score.value != value:
                known = criteria[criterion]
                yield ScoreChange(
                    unit=unit,
                    criterion=known.label,
                    old=value_name(known, score.value),
                    new=value_name(known, value),
                )
