"""Writing a document to its file: whole or not at all, and never over a signed one."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeAlias

from desktop_app.report.verifying import UnreadablePdf, verify_signatures


class WhyNotThere(StrEnum):
    """Why a file cannot come at a place, other than that it is open elsewhere."""

    NO_FOLDER = "no_folder"
    NOT_ALLOWED = "not_allowed"
    NAME = "name"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class TargetIsSigned:
    """There is a signed document under this name, and the new one does not continue it."""

    path: Path


@dataclass(frozen=True, slots=True)
class TargetInUse:
    """The file that is there cannot be replaced, most often because it is open elsewhere."""

    path: Path


@dataclass(frozen=True, slots=True)
class TargetImpossible:
    """No file can come at this place."""

    path: Path
    why: WhyNotThere


@dataclass(frozen=True, slots=True)
class Beside:
    """A document that lies whole on the disk beside its place, and waits to be put there."""

    path: Path
    waiting: Path


WriteProblem: TypeAlias = TargetIsSigned | TargetInUse | TargetImpossible

_WHY: Final = {
    errno.ENOENT: WhyNotThere.NO_FOLDER,
    errno.ENOTDIR: WhyNotThere.NO_FOLDER,
    errno.EACCES: WhyNotThere.NOT_ALLOWED,
    errno.EPERM: WhyNotThere.NOT_ALLOWED,
    errno.EROFS: WhyNotThere.NOT_ALLOWED,
    errno.ENAMETOOLONG: WhyNotThere.NAME,
    errno.EINVAL: WhyNotThere.NAME,
    errno.ENOSPC: WhyNotThere.FULL,
    errno.EDQUOT: WhyNotThere.FULL,
    errno.EFBIG: WhyNotThere.FULL,
}


def write_beside(path: Path, content: bytes) -> Beside | WriteProblem:
    """Write a document beside its place, after trying whether it may come there.

    A signed document is only replaced by itself with something added, such as the next
    signature. On a problem nothing is left behind and the old file is as it was.
    """
    refused = _refused(path, content)
    if refused is not None:
        return refused
    waiting = path.with_name(f".rangorde-{secrets.token_hex(8)}")
    try:
        with waiting.open("xb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        leave_out(Beside(path, waiting))
        return _problem(path, error)
    return Beside(path, waiting)


def put_in_place(document: Beside) -> WriteProblem | None:
    """Put a document at its place; None when it is there."""
    try:
        document.waiting.replace(document.path)
    except OSError:
        leave_out(document)
        return TargetInUse(document.path)
    return None


def leave_out(document: Beside) -> None:
    """Take away a document that does not come at its place after all."""
    with suppress(OSError):
        document.waiting.unlink(missing_ok=True)


def _refused(path: Path, content: bytes) -> WriteProblem | None:
    try:
        # A name that is too long for the disk is no file that is missing.
        os.lstat(path)
    except FileNotFoundError:
        return None
    except OSError as error:
        return _problem(path, error)
    try:
        with path.open("r+b") as stream:
            old = stream.read()
    except OSError:
        return TargetInUse(path)
    return TargetIsSigned(path) if _is_signed(old) and not content.startswith(old) else None


def _problem(path: Path, error: OSError) -> WriteProblem:
    why = _WHY.get(error.errno or 0)
    return TargetInUse(path) if why is None else TargetImpossible(path, why)


def _is_signed(pdf: bytes) -> bool:
    findings = verify_signatures(pdf) if pdf else ()
    return not isinstance(findings, UnreadablePdf) and bool(findings)
