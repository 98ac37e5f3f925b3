"""The lock beside a round file: one writer, known by name, and free at once after a crash."""

from __future__ import annotations

import json
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.journal.problems import Holder, LockedByOther, NotWritable

if TYPE_CHECKING:
    from filelock import BaseFileLock


@dataclass(frozen=True, slots=True)
class RoundLock:
    """A lock that is held; the operating system frees it when the program ends in any way."""

    lock: BaseFileLock
    holder_file: Path

    def release(self) -> None:
        """Let others write."""
        try:
            self.holder_file.unlink(missing_ok=True)
        except OSError:
            # A name that stays behind is overwritten by the next holder.
            pass
        finally:
            self.lock.release()


def lock_file(path: Path) -> Path:
    """Give the path of the file on which the operating system keeps the lock."""
    return path.with_name(f"{path.name}.slot")


def holder_file(path: Path) -> Path:
    """Give the path of the file that names the holder.

    It is another file than the lock, because Windows does not let others read a locked one.
    """
    return path.with_name(f"{path.name}.houder")


def take_lock(path: Path, actor: str) -> RoundLock | LockedByOther | NotWritable:
    """Take the lock of a round file without waiting, and leave the holder's name beside it."""
    from filelock import FileLock, Timeout

    lock = FileLock(lock_file(path), timeout=0, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        return LockedByOther(read_holder(path))
    except OSError:
        return NotWritable(path)
    held = RoundLock(lock, holder_file(path))
    try:
        _write_holder(path, actor)
    except OSError:
        held.release()
        return NotWritable(path)
    return held


def read_holder(path: Path) -> Holder | None:
    """Read who holds a round; None when no name can be read."""
    try:
        found = json.loads(holder_file(path).read_text(encoding="utf-8"))
        return Holder(
            actor=str(found["actor"]),
            host=str(found["computer"]),
            since=datetime.fromisoformat(found["sinds"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write_holder(path: Path, actor: str) -> None:
    since = datetime.now(UTC).replace(microsecond=0)
    found = {"actor": actor, "computer": platform.node(), "sinds": since.isoformat()}
    holder_file(path).write_text(json.dumps(found), encoding="utf-8")
