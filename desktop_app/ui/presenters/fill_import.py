"""What was read from a file, before anything of the round changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, assert_never

from desktop_app.core.round import Round
from desktop_app.importing.expected import Choices, DamagedText, HiddenRows, NumberStyle
from desktop_app.importing.proposal import (
    Finding,
    ImportedRow,
    ImportFailed,
    ImportProposal,
    Question,
    QuestionKind,
    UnitStatus,
)
from desktop_app.session.import_changes import score_changes
from desktop_app.text import applications_screen as text
from desktop_app.text.import_changes import changed_scores
from desktop_app.text.notation import NO_VALUE, euros_short
from desktop_app.text.typed import show_day
from desktop_app.ui.presenters.listing import ListColumn, ListRow, ListView
from desktop_app.ui.presenters.marks import Mark

MOST_FINDINGS: Final = 30
MARKS: Final = {
    UnitStatus.ADMITTED: Mark.TICK,
    UnitStatus.REFUSED: Mark.REFUSED,
    UnitStatus.WITHDRAWN: Mark.WITHDRAWN,
    UnitStatus.LEFT_UNTREATED: Mark.LEFT_UNTREATED,
}


@dataclass(frozen=True, slots=True)
class FindingView:
    """One thing that was found: its place, and what it is and what to do."""

    place: str
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionView:
    """Something only a person can tell; options: value and words; usual: the usual answer."""

    question: Question
    finding: FindingView
    options: tuple[tuple[str, str], ...]
    usual: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportView:
    """Everything that is shown of a file; ready: it can be read in as it is.

    changed: the scores that would become another, empty when there are none.
    """

    name: str
    problems: tuple[FindingView, ...]
    more: int
    questions: tuple[QuestionView, ...]
    notices: tuple[FindingView, ...]
    changed: str
    sums: tuple[str, ...]
    rows: int
    ready: bool
    read_before: bool


def import_view(state: Round, read: ImportProposal | ImportFailed) -> ImportView:
    """Return what is said of a file."""
    problems = tuple(_finding(item) for item in read.problems)
    view = ImportView(
        name=read.source.name,
        problems=problems[:MOST_FINDINGS],
        more=max(len(problems) - MOST_FINDINGS, 0),
        questions=(),
        notices=(),
        changed="",
        sums=(),
        rows=0,
        ready=False,
        read_before=read.source.sha256 in state.imports,
    )
    if isinstance(read, ImportFailed):
        return view
    return replace(
        view,
        questions=tuple(_question(item) for item in read.questions),
        notices=tuple(_finding(item) for item in read.notices),
        changed=_changed(state, read),
        sums=tuple(text.column_sum(item.heading, item.total, item.filled) for item in read.sums),
        rows=len(read.rows),
        ready=read.ready and bool(read.rows),
    )


def preview(state: Round, read: ImportProposal | ImportFailed) -> ListView:
    """Return the rows that would be read in."""
    rows = () if isinstance(read, ImportFailed) else read.rows
    pool = (ListColumn(text.POOL, 110),) if state.scheme.pools is not None else ()
    columns = (
        ListColumn(text.NUMBER, 150),
        ListColumn(text.APPLICANT),
        *pool,
        ListColumn(text.RECEIVED, 140),
        ListColumn(text.REQUESTED, 100, right=True),
        ListColumn(text.GRANTABLE, 100, right=True),
        ListColumn(text.SCORES, 70, right=True),
        ListColumn(text.FACTS, 70, right=True),
    )
    listed = tuple(
        ListRow(key=row.id, cells=_cells(row, with_pool=bool(pool)), mark=_mark(row))
        for row in rows
    )
    return ListView(name=text.PREVIEW, columns=columns, rows=listed)


def answered(choices: Choices, question: Question, value: str) -> Choices:
    """Add the answer to a question to the choices of the next reading."""
    match question.kind:
        case QuestionKind.SHEET:
            return replace(choices, sheet=value)
        case QuestionKind.HIDDEN_ROWS:
            return replace(choices, hidden_rows=HiddenRows(value))
        case QuestionKind.NUMBER_STYLE:
            styles = {**choices.number_styles, question.column or "": NumberStyle(value)}
            return replace(choices, number_styles=styles)
        case QuestionKind.DAMAGED_TEXT:
            return replace(choices, damaged_text=DamagedText(value))
    assert_never(question.kind)


def _changed(state: Round, read: ImportProposal) -> str:
    changes = [(it.unit, it.criterion, it.old, it.new) for it in score_changes(state, read)]
    return changed_scores(changes) if changes else ""


def _finding(finding: Finding) -> FindingView:
    said = finding.message
    return FindingView(
        text.place_of(finding.cell, finding.row, finding.column), f"{said.what} {said.remedy}"
    )


def _question(question: Question) -> QuestionView:
    options = tuple((option.value, option.label) for option in question.options)
    return QuestionView(
        question=question,
        finding=_finding(question.finding),
        options=options,
        usual=question.usual or "",
    )


def _cells(row: ImportedRow, *, with_pool: bool) -> tuple[str, ...]:
    pool = (row.pool or "",) if with_pool else ()
    named = " · ".join(item for item in (row.applicant, row.activity) if item)
    scores = sum(len(given) for given in row.stages.values())
    return (
        row.id,
        named,
        *pool,
        show_day(row.received or ""),
        NO_VALUE if row.requested is None else euros_short(row.requested),
        NO_VALUE if row.grantable is None else euros_short(row.grantable),
        str(scores) if scores else "",
        str(len(row.facts)) if row.facts else "",
    )


def _mark(row: ImportedRow) -> Mark | None:
    return None if row.status is None else MARKS[row.status]
