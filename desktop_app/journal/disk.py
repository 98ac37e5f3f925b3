"""Making sure that files and folder entries have reached the disk."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def sync_file(path: Path) -> None:
    """Wait until the bytes of a file are on the disk. Raises OSError."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk. Raises OSError."""
    if sys.platform == "win32":
        # Windows cannot open a folder for this; a rename is written through there.
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
