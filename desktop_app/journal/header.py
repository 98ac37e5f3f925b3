"""The first bytes of a round file, read before any database library touches it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from desktop_app.journal.problems import FileFault, NewerFormat, NotARound

LARGEST: Final = 200 * 1024 * 1024
_HEADER_SIZE: Final = 100
_MAGIC: Final = b"SQLite format 3\0"
_ROLLBACK_JOURNAL: Final = b"\x01\x01"
_UTF_8: Final = 1
APPLICATION_ID: Final = 0x524F4E44
FORMAT_VERSION: Final = 1


def journal_beside(path: Path) -> Path:
    """Give the path of the rollback journal that an interrupted write leaves beside a file."""
    return path.with_name(f"{path.name}-journal")


def check_header(path: Path) -> NotARound | NewerFormat | None:
    """Check kind, size, format and version by the first 100 bytes; None when all fit."""
    if not path.exists():
        return NotARound(path, FileFault.MISSING)
    if not path.is_file():
        return NotARound(path, FileFault.NOT_A_FILE)
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            header = file.read(_HEADER_SIZE)
    except OSError:
        return NotARound(path, FileFault.UNREADABLE)
    fault = _size_fault(size) or _format_fault(header)
    if fault is not None:
        return NotARound(path, fault)
    # SQLite reads a log beside the file even where the header says there is none.
    if path.with_name(f"{path.name}-wal").exists():
        return NotARound(path, FileFault.WAL)
    version = _number(header, 60)
    if version > FORMAT_VERSION:
        return NewerFormat(path, version)
    return None if version == FORMAT_VERSION else NotARound(path, FileFault.UNKNOWN_VERSION)


def has_all_pages(path: Path) -> bool:
    """Say whether a file that no write has interrupted is as long as its header says."""
    with path.open("rb") as file:
        header = file.read(_HEADER_SIZE)
    # A page of 65,536 bytes does not fit in two bytes and is written as 1.
    page = int.from_bytes(header[16:18], "big")
    return path.stat().st_size == (65536 if page == 1 else page) * _number(header, 28)


def _size_fault(size: int) -> FileFault | None:
    if size == 0:
        return FileFault.EMPTY
    return FileFault.TOO_LARGE if size > LARGEST else None


def _format_fault(header: bytes) -> FileFault | None:
    if len(header) < _HEADER_SIZE or not header.startswith(_MAGIC):
        return FileFault.NOT_SQLITE
    if _number(header, 68) != APPLICATION_ID:
        return FileFault.OTHER_APPLICATION
    if header[18:20] != _ROLLBACK_JOURNAL:
        return FileFault.WAL
    return None if _number(header, 56) == _UTF_8 else FileFault.DAMAGED


def _number(header: bytes, offset: int) -> int:
    return int.from_bytes(header[offset : offset + 4], "big")
