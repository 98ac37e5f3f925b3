"""The panel that reads a file in: what is wrong, what must be chosen, and what it holds."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout

from desktop_app.importing.proposal import Question
from desktop_app.text import applications_screen as text
from desktop_app.ui.parts.buttons import ActionButton
from desktop_app.ui.parts.ground import Ground, Plan, clear
from desktop_app.ui.parts.option import Option
from desktop_app.ui.parts.segments import Segments
from desktop_app.ui.parts.words import MarkLabel, Paragraph, Words
from desktop_app.ui.presenters.fill_import import FindingView, ImportView, QuestionView
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import CELL, H2, META_STRONG

PLAN = Plan(vertical=True, spacing=8)


class ReadingPanel(Ground):
    """`chosen`: a file is wanted; `answered(Question, value)`; `accepted`; `dropped`."""

    chosen = Signal()
    answered = Signal(object, str)
    accepted = Signal()
    dropped = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """Build the panel without a file."""
        super().__init__(appearance, PLAN)
        self._view: ImportView | None = None
        self._lead = Paragraph(appearance, CELL, "ink2", text.READ_LEAD)
        self.choose = ActionButton(appearance, text.CHOOSE_FILE)
        self._name = Words(appearance, META_STRONG, "ink", text.NO_FILE)
        self._found = Ground(appearance, PLAN)
        self.admit = Segments(appearance, text.ADMIT_TOO, (("nee", text.NO), ("ja", text.YES)))
        self.admit.show_value("nee")
        self._admit_head = Words(appearance, META_STRONG, "ink2", text.ADMIT_TOO)
        self.accept = ActionButton(appearance, text.READ_DO, primary=True)
        self.drop = ActionButton(appearance, text.CANCEL)
        self._problem = Paragraph(appearance, CELL, "refused")
        self.choose.clicked.connect(self.chosen)
        self.accept.clicked.connect(self.accepted)
        self.drop.clicked.connect(self.dropped)
        row = QHBoxLayout()
        row.addWidget(self.accept)
        row.addWidget(self.drop)
        row.addStretch(1)
        for widget in (
            Words(appearance, H2, "ink", text.READ_TITLE),
            self._lead,
            self.choose,
            self._name,
            self._found,
            self._admit_head,
            self.admit,
            self._problem,
        ):
            self.box.addWidget(widget)
        self.box.addLayout(row)
        self.show_view(None)

    def show_view(self, view: ImportView | None) -> None:
        """Show what was found in a file, or that there is none."""
        self._view = view
        clear(self._found.box)
        self._name.say(text.NO_FILE if view is None else view.name)
        ready = view is not None and view.ready
        for widget in (self._admit_head, self.admit, self.accept):
            widget.setVisible(ready)
        self.drop.setVisible(view is not None)
        self.say("")
        if view is None:
            return
        self.accept.setText(text.read_count(view.rows))
        self.accept.restyle()
        if view.read_before:
            self._add(Mark.ATTENTION, FindingView("", text.READ_BEFORE))
        self._group(text.PROBLEMS, Mark.ERROR, view.problems)
        if view.more:
            self._add(None, FindingView("", text.more(view.more)))
        for question in view.questions:
            self._ask(question)
        self._group(text.NOTICES, Mark.ATTENTION, view.notices)
        if view.changed:
            self._add(Mark.ATTENTION, FindingView("", view.changed))
        self._group(text.SUMS, None, tuple(FindingView("", item) for item in view.sums))

    def say(self, problem: str) -> None:
        """Say why nothing was read in."""
        self._problem.say(problem)
        self._problem.setVisible(bool(problem))

    def _group(self, title: str, mark: Mark | None, findings: tuple[FindingView, ...]) -> None:
        if findings:
            self._found.box.addWidget(Words(self._appearance, META_STRONG, "ink2", title))
        for finding in findings:
            self._add(mark, finding)

    def _add(self, mark: Mark | None, finding: FindingView) -> None:
        line = Ground(self._appearance, Plan(spacing=8))
        if mark is not None:
            line.box.addWidget(MarkLabel(self._appearance, mark, 16), 0, Qt.AlignmentFlag.AlignTop)
        words = f"{finding.place}: {finding.sentence}" if finding.place else finding.sentence
        line.box.addWidget(Paragraph(self._appearance, CELL, "ink", words), 1)
        self._found.box.addWidget(line)

    def _ask(self, view: QuestionView) -> None:
        box = self._found.box
        box.addWidget(Words(self._appearance, META_STRONG, "ink2", text.QUESTIONS))
        self._add(Mark.ATTENTION, view.finding)
        group = QButtonGroup(self._found)
        for value, words in view.options:
            button = Option(self._appearance, text.usual(words) if value == view.usual else words)
            group.addButton(button)
            button.clicked.connect(partial(self._answer, view.question, value))
            box.addWidget(button)

    def _answer(self, question: Question, value: str, _checked: object = None) -> None:
        self.answered.emit(question, value)
