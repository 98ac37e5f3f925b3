"""What an error of SQLite or of the computer means for something that was to be written."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from desktop_app.journal.problems import WriteReason

_BY_CODE: Final = {
    sqlite3.SQLITE_FULL: WriteReason.FULL,
    sqlite3.SQLITE_READONLY: WriteReason.READ_ONLY,
    sqlite3.SQLITE_PERM: WriteReason.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: WriteReason.READ_ONLY,
    sqlite3.SQLITE_BUSY: WriteReason.BUSY,
    sqlite3.SQLITE_LOCKED: WriteReason.BUSY,
}
_BY_ERRNO: Final = {
    errno.ENOSPC: WriteReason.FULL,
    errno.EDQUOT: WriteReason.FULL,
    errno.EFBIG: WriteReason.FULL,
    errno.EACCES: WriteReason.READ_ONLY,
    errno.EPERM: WriteReason.READ_ONLY,
    errno.EROFS: WriteReason.READ_ONLY,
    errno.EBUSY: WriteReason.BUSY,
    errno.ENOENT: WriteReason.GONE,
}


def write_reason(error: DBAPIError | sqlite3.Error | OSError) -> WriteReason:
    """Give the reason to tell the user."""
    if isinstance(error, OSError):
        return _BY_ERRNO.get(error.errno or 0, WriteReason.UNKNOWN)
    raw = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(raw, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return WriteReason.GONE
    # The low byte is the primary code.
    return _BY_CODE.get(code & 0xFF, WriteReason.UNKNOWN)
