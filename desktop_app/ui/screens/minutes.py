"""The screen Proces-verbaal: choose a document, see what it waits for, sign and save it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.events_decision import ReportKind
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.report.identity import Identity, default_folder, sealing_identity
from desktop_app.report.signing import Signer, seal
from desktop_app.session.issue_problems import certificate_notices, issue_problem_lines
from desktop_app.session.issuing import (
    Issued,
    IssueProblem,
    IssueRequest,
    Prepared,
    Produced,
    conclude,
    prepare,
    produce,
)
from desktop_app.text import minutes_screen as text
from desktop_app.text import notation, wording
from desktop_app.ui.desk import Desk
from desktop_app.ui.parts.page import Scrolling
from desktop_app.ui.presenters.fill_report import MEETING, report_view
from desktop_app.ui.presenters.frame import KeyHint, NeedView
from desktop_app.ui.presenters.report import ReportView
from desktop_app.ui.presenters.targets import Target
from desktop_app.ui.screens.minutes_page import DocumentsSide, MinutesPage
from desktop_app.ui.theme import Appearance


def _now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealing:
    """Where the sealing key is kept, and the moment that a document carries."""

    folder: Callable[[], Path] = default_folder
    clock: Callable[[], datetime] = _now


class MinutesScreen:
    """Pages and signatures are made beside the window; the journal is written in between."""

    def __init__(self, appearance: Appearance, desk: Desk, sealing: Sealing | None = None) -> None:
        """Build the screen over the round of `desk`."""
        self._desk = desk
        self._sealing = sealing or Sealing()
        self._key = MEETING
        self._busy = False
        self.side = DocumentsSide(appearance)
        self.page = MinutesPage(appearance, desk)
        self._widget = QWidget()
        row = QHBoxLayout(self._widget)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        row.addWidget(Scrolling(self.page), 1)
        self._widget.setFocusProxy(self.page)
        self.side.chosen.connect(self._choose)
        self.page.make.clicked.connect(self._begin)
        self._show()

    @property
    def widget(self) -> QWidget:
        """The widget that fills the work area."""
        return self._widget

    @property
    def view(self) -> ReportView:
        """The document that is shown."""
        return report_view(self._desk.round, self._desk.outcome, self._key)

    def refresh(self, _state: Round, _outcome: Outcome) -> None:
        """Show this round and outcome; what is being typed stays."""
        self._show()

    def needs(self, state: Round, outcome: Outcome) -> NeedView:
        """This is the last phase: nothing comes after it."""
        ranked = sum(len(pool.ranking) for pool in outcome.pools)
        counts = wording.counts(state.scheme, len(tuple(state.unit_ids)), ranked)
        return NeedView(goal="", needs=(), counts=counts)

    def keys(self) -> tuple[KeyHint, ...]:
        """Name the keys that work here."""
        return (KeyHint((text.LIST_KEY,), text.LIST_DOES),)

    def commit(self) -> bool:
        """Nothing counts before its button is pressed."""
        return True

    def follow(self, _target: Target) -> None:
        """Go to the documents."""
        self.page.setFocus()

    def arrange(self, *, wide: bool, low: bool) -> None:
        """The page scrolls; nothing else has to fit."""

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts that F6 goes along."""
        return (self.side, self.page)

    def _show(self) -> None:
        view = self.view
        self.side.show_view(view)
        self.page.show_view(view, writable=self._desk.writable and not self._busy)

    def _choose(self, key: str) -> None:
        self._key = key
        self.page.result.forget()
        self._show()

    def _begin(self) -> None:
        """Ask for the place of the file, then for the sealing key when it seals."""
        concept = self.page.concept
        signing = self.page.signing
        signers: tuple[Signer, ...] | None = () if concept else signing.signers()
        if signers is None:
            return
        self.page.result.forget()
        if not concept and not signers and not signing.seal.isChecked():
            self.page.result.fail((text.SIGN_OR_SEAL,))
            return
        name = self.view.file_name
        suggestion = self._desk.path.with_name(text.concept_file(name) if concept else name)
        target = self._desk.choosers.place_for(self._widget, text.TARGET_TITLE, str(suggestion))
        if target is None:
            return
        at = self._sealing.clock()
        request = self._request(target, at, signers, concept=concept)
        self._wait(busy=True)
        if concept or not signing.seal.isChecked():
            self._prepare(request)
            return
        folder = self._sealing.folder
        self._desk.busy(
            text.BUSY_KEY,
            lambda: _identity(folder, at),
            lambda identity: self._with_seal(request, identity),
        )

    def _request(
        self, target: Path, at: datetime, signers: tuple[Signer, ...], *, concept: bool
    ) -> IssueRequest:
        draw = self.view.chosen.draw
        return IssueRequest(
            kind=ReportKind.MEETING if draw is None else ReportKind.DRAW,
            target=target,
            at=at,
            draw=draw,
            concept=concept,
            signers=signers,
        )

    def _with_seal(self, request: IssueRequest, identity: Identity | None) -> None:
        if identity is None:
            self._fail((text.KEY_FAILED,))
            return
        # People sign first; the seal closes the document with their signatures in it.
        sealed = IssueRequest(
            kind=request.kind,
            target=request.target,
            at=request.at,
            draw=request.draw,
            signers=(*request.signers, seal(identity)),
        )
        self._prepare(sealed)

    def _prepare(self, request: IssueRequest) -> None:
        session = self._desk.session
        if session is None:
            self._fail((text.READ_ONLY,))
            return
        prepared = prepare(session, request)
        if not isinstance(prepared, Prepared):
            self._explain(prepared)
            return
        self._desk.busy(
            text.BUSY,
            lambda: produce(prepared),
            lambda produced: self._conclude(prepared, produced),
        )

    def _conclude(self, prepared: Prepared, produced: Produced | IssueProblem) -> None:
        session = self._desk.session
        if session is None or not isinstance(produced, Produced):
            if not isinstance(produced, Produced):
                self._explain(produced)
            return
        issued = conclude(session, prepared, produced)
        if not isinstance(issued, Issued):
            self._explain(issued)
            return
        self.page.signing.forget_passwords()
        self._wait(busy=False)
        self.page.result.tell(
            text.made(concept=issued.concept),
            (
                (text.NUMBER, text.number_and_version(issued.number, issued.version)),
                (text.SAVED_IN, str(issued.path)),
                (text.MADE_HASH, notation.blocks(issued.sha256)),
                *(
                    (text.NOTED_OF_CERTIFICATE, notice)
                    for notice in certificate_notices(prepared.request.signers, prepared.request.at)
                ),
            ),
        )

    def _explain(self, problem: IssueProblem) -> None:
        self._fail(issue_problem_lines(problem, self._desk.round))

    def _fail(self, lines: tuple[str, ...]) -> None:
        self._wait(busy=False)
        self.page.result.fail(lines)

    def _wait(self, *, busy: bool) -> None:
        self._busy = busy
        self._show()


def _identity(folder: Callable[[], Path], at: datetime) -> Identity | None:
    try:
        return sealing_identity(folder(), at)
    except OSError:
        return None
