"""Folders in which a round file may get busy or double: synchronised ones and network drives."""

from __future__ import annotations

import re
from pathlib import Path, PureWindowsPath
from typing import Final

from desktop_app.journal.problems import FolderSyncs

_SYNCED: Final = re.compile(
    r"onedrive( - .*)?|dropbox( \(.*\))?|google ?drive|googledrive-.*|my drive|mijn drive|"
    r"nextcloud|owncloud|icloud ?drive|icloud~.*|com~apple~clouddocs|cloudstorage",
    re.IGNORECASE,
)
_NETWORK_TYPES: Final = frozenset(
    {
        "9p",
        "afpfs",
        "afs",
        "ceph",
        "cifs",
        "davfs",
        "fuse.davfs2",
        "fuse.rclone",
        "fuse.sshfs",
        "glusterfs",
        "ncpfs",
        "nfs",
        "nfs4",
        "smb3",
        "smbfs",
    }
)
_MOUNTS: Final = Path("/proc/mounts")


def syncing_folder(path: Path, mounts: Path = _MOUNTS) -> FolderSyncs | None:
    """Say whether a file stands in a synchronised folder, on a share or on a network drive."""
    parts = (*path.parent.parts, *PureWindowsPath(path).parts[:1])
    synced = any(_SYNCED.fullmatch(part) for part in parts)
    share = str(path).startswith(("\\\\", "//"))
    return FolderSyncs(path.parent) if synced or share or _on_network(path, mounts) else None


def _on_network(path: Path, mounts: Path) -> bool:
    """Find the innermost mount the file is in; only Linux has the list."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="surrogateescape").splitlines()
    except OSError:
        return False
    innermost = (0, "")
    for line in lines:
        _, folder, kind, *_ = f"{line}   ".split(" ")
        mount = Path(_unescaped(folder))
        if folder and path.is_relative_to(mount):
            innermost = max(innermost, (len(mount.parts), kind))
    return innermost[1] in _NETWORK_TYPES


def _unescaped(name: str) -> str:
    """Read the octal escapes with which the list writes blanks."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found.group(1), 8)), name)
