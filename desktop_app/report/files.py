"""Writing a document to its file: whole or not at all, and never over a signed one."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from desktop_app.report.verifying import UnreadablePdf, verify_signatures


@dataclass(frozen=True, slots=True)
class TargetIsSigned:
    """There is a signed document under this name, and the new one does not continue it."""

    path: Path


@dataclass(frozen=True, slots=True)
class TargetInUse:
    """The file or its folder cannot be written, most often because it is open elsewhere."""

    path: Path


WriteProblem: TypeAlias = TargetIsSigned | TargetInUse


def write_document(path: Path, content: bytes) -> WriteProblem | None:
    """Write a document beside its place and then put it there; None when it has been written.

    A signed document is only replaced by itself with something added, such as the next
    signature. On a problem the old file is as it was.
    """
    try:
        old = path.read_bytes() if path.exists() else b""
    except OSError:
        return TargetInUse(path)
    if old and _is_signed(old) and not content.startswith(old):
        return TargetIsSigned(path)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        with beside.open("xb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        return TargetInUse(path)
    return None


def _is_signed(pdf: bytes) -> bool:
    findings = verify_signatures(pdf)
    return not isinstance(findings, UnreadablePdf) and bool(findings)
