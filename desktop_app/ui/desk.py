"""What a screen works on: the round as it is, and the one way to change it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar, assert_never

from PySide6.QtCore import QObject, Signal

from desktop_app.core.commands import Command
from desktop_app.core.commands_round import ChangePhase
from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.evaluate import evaluate
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.round_case import case_of
from desktop_app.journal.describe import problem_message
from desktop_app.journal.problems import WriteFailed, WriteReason
from desktop_app.session.notices import notices
from desktop_app.session.opening import ReadOnly
from desktop_app.session.session import Answer, Done, Session
from desktop_app.text import assessing
from desktop_app.text.declined import declined_message
from desktop_app.text.messages import Message
from desktop_app.ui.choosers import Choosers
from desktop_app.ui.presenters.targets import Target
from desktop_app.ui.worker import Worker

T = TypeVar("T")

Refusal: TypeAlias = Declined | WriteFailed


class Desk(Protocol):
    """The round, what the rules say about it, and what a person may do.

    do: None when it is on the disk, and every screen has been refreshed; otherwise the screen
    says at the place itself why not. busy: work in another thread while the window stays alive.
    session: None when the round is read-only.
    """

    @property
    def round(self) -> Round:
        """The round as it is on the disk."""

    @property
    def outcome(self) -> Outcome:
        """What the rules say about it."""

    @property
    def actor(self) -> str:
        """Who sits at the keyboard."""

    @property
    def writable(self) -> bool:
        """Whether anything can be changed here."""

    @property
    def path(self) -> Path:
        """The round file."""

    @property
    def session(self) -> Session | None:
        """The session, for work that needs more than one command."""

    def do(self, command: Command) -> Refusal | None:
        """Carry out a command."""

    def undo(self) -> Refusal | None:
        """Take back the last batch that still counts."""

    def busy(self, sentence: str, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Do `work` in another thread, say `sentence`, and give the result to `done`."""

    def go(self, phase: Phase) -> None:
        """Show the screen of a phase."""

    def advance(self, phase: Phase) -> None:
        """Bring the round to a phase unless it is further, and show it; or say why not."""

    def follow(self, target: Target) -> None:
        """Show the screen of a target, at that place."""

    def restate(self) -> None:
        """Ask what is needed again, because of something that is not in the round."""

    def tell(self, sentence: str) -> None:
        """Say in passing that something was done."""

    def explain(self, refusal: Refusal) -> None:
        """Say under the need bar why something was not done."""

    @property
    def choosers(self) -> Choosers:
        """How a person points at a file."""


def refusal_message(refusal: Refusal) -> Message:
    """Say why a command was not carried out, or not stored."""
    match refusal:
        case Declined():
            return declined_message(refusal)
        case WriteFailed():
            return problem_message(refusal)
    assert_never(refusal)


class RoundDesk(QObject):
    """The desk over an open session, or over a round that can only be looked at.

    `stored` fires after every attempt to change something: `failed` then says what went wrong
    with the disk, if anything. `gone(Phase)` and `followed(Target)` ask for another screen,
    `restated` for the needs, `told(str)`, `warned(str)` and `explained(Refusal)` for a notice.
    """

    stored = Signal()
    gone = Signal(object)
    restated = Signal()
    told = Signal(str)
    warned = Signal(str)
    explained = Signal(object)
    followed = Signal(object)

    def __init__(
        self,
        opened: Session | ReadOnly,
        actor: str,
        *,
        worker: Worker,
        choosers: Choosers,
        parent: QObject | None = None,
    ) -> None:
        """Work on `opened` in the name of `actor`; `read_only` says why it cannot be changed."""
        super().__init__(parent)
        self._session = opened if isinstance(opened, Session) else None
        self.read_only = opened if isinstance(opened, ReadOnly) else None
        self.actor = actor
        self._worker = worker
        self.choosers = choosers
        self._outcome: Outcome | None = None
        self._failed: WriteFailed | None = None
        self._again: Callable[[], Answer] | None = None

    @property
    def session(self) -> Session | None:
        """The session, or None when the round is read-only."""
        return self._session

    @property
    def round(self) -> Round:
        """The round as it is on the disk."""
        if self._session is not None:
            return self._session.round
        return self._looked_at.round

    @property
    def outcome(self) -> Outcome:
        """What the rules say about it, computed when first asked for."""
        if self._session is not None:
            return self._session.outcome
        if self._outcome is None:
            self._outcome = evaluate(case_of(self._looked_at.round))
        return self._outcome

    @property
    def path(self) -> Path:
        """The round file."""
        return self._session.path if self._session is not None else self._looked_at.path

    @property
    def writable(self) -> bool:
        """Whether anything can be changed here."""
        return self._session is not None

    @property
    def failed(self) -> WriteFailed | None:
        """Why the last change is not on the disk, or None when everything is."""
        return self._failed

    def do(self, command: Command) -> Refusal | None:
        """Carry out a command; None when it is on the disk."""
        session = self._session
        if session is None:
            return WriteFailed(WriteReason.READ_ONLY)
        return self._attempt(lambda: session.do(command))

    def undo(self) -> Refusal | None:
        """Take back the last batch that still counts."""
        return self._step(lambda session: session.undo)

    def redo(self) -> Refusal | None:
        """Count the batch again that was taken back last."""
        return self._step(lambda session: session.redo)

    def retry(self) -> Refusal | None:
        """Try again what could not be stored."""
        again = self._again
        return None if again is None else self._attempt(again)

    def busy(self, sentence: str, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Do `work` in another thread, say `sentence`, and give the result to `done`."""
        self._worker.run(sentence, work, done)

    def go(self, phase: Phase) -> None:
        """Show the screen of a phase."""
        self.gone.emit(phase)

    def advance(self, phase: Phase) -> None:
        """Bring the round to a phase unless it is further, and show it; or say why not."""
        if self.writable and self.round.phase.number < phase.number:
            closing = phase.scores_closed and not self.round.phase.scores_closed
            refusal = self.do(ChangePhase(to=phase))
            if refusal is not None:
                self.explain(refusal)
                return
            if closing:
                self.tell(assessing.JUST_CLOSED)
        self.go(phase)

    def follow(self, target: Target) -> None:
        """Show the screen of a target, at that place."""
        self.followed.emit(target)

    def restate(self) -> None:
        """Ask what is needed again, because of something that is not in the round."""
        self.restated.emit()

    def tell(self, sentence: str) -> None:
        """Say in passing that something was done."""
        self.told.emit(sentence)

    def explain(self, refusal: Refusal) -> None:
        """Say under the need bar why something was not done."""
        self.explained.emit(refusal)

    def _step(self, which: Callable[[Session], Callable[[], Answer]]) -> Refusal | None:
        if self._session is None:
            return declined(DeclinedKey.UNDO_UNAVAILABLE)
        return self._attempt(which(self._session))

    def _attempt(self, step: Callable[[], Answer]) -> Refusal | None:
        answer = step()
        if not isinstance(answer, Declined):
            # What is declined says nothing about the disk: a failure before it still stands.
            self._failed = answer if isinstance(answer, WriteFailed) else None
            self._again = step if isinstance(answer, WriteFailed) else None
            self.stored.emit()
        if not isinstance(answer, Done):
            return answer
        known = notices(self.round, answer)
        if known:
            self.warned.emit(" ".join(known))
        return None

    @property
    def _looked_at(self) -> ReadOnly:
        if self.read_only is None:
            message = "a desk has a session or a round to look at"
            raise RuntimeError(message)
        return self.read_only
