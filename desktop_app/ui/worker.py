"""Work that takes long, done beside the window: one piece at a time, in the order asked."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from desktop_app.ui.presenters.frame import BusyView

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Job:
    """A piece of work under way: what is said of it, its result to come, and who wants it."""

    sentence: str
    future: Future[Any]
    done: Callable[[Any], None]


class Worker(QObject):
    """`changed(BusyView | None)` fires when work begins and when none is left.

    Work runs in another thread and touches neither widgets nor the round file; `done` runs in
    the thread of the window. What the work raises is raised there as well.
    """

    changed = Signal(object)
    _ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Start with nothing to do."""
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rangorde")
        self._jobs: deque[_Job] = deque()
        self._ended.connect(self._finish)

    @property
    def busy(self) -> bool:
        """Whether work is under way or waiting."""
        return bool(self._jobs)

    def run(self, sentence: str, work: Callable[[], T], done: Callable[[T], None]) -> None:
        """Do `work` in another thread and give what it returns to `done`."""
        future = self._pool.submit(work)
        self._jobs.append(_Job(sentence, future, done))
        if len(self._jobs) == 1:
            self._show()
        future.add_done_callback(self._tell)

    def wait(self) -> None:
        """Stay until all work is done and handed over."""
        while self._jobs:
            self._jobs[0].future.exception()
            self._finish()

    def close(self) -> None:
        """Finish everything and let the thread go."""
        self.wait()
        self._pool.shutdown()

    def _tell(self, _future: Future[Any]) -> None:
        # Called in the other thread; the signal crosses over to the one of the window.
        self._ended.emit()

    def _finish(self) -> None:
        """Hand over what is ready; after `wait` there may be nothing left."""
        while self._jobs and self._jobs[0].future.done():
            job = self._jobs.popleft()
            self._show()
            job.done(job.future.result())

    def _show(self) -> None:
        view = None
        if self._jobs:
            view = BusyView(sentence=self._jobs[0].sentence, can_cancel=False)
        self.changed.emit(view)
