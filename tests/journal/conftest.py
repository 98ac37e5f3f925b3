"""What the tests of the journal need of the computer."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

NOBODY = 65534


@pytest.fixture
def guarded_folder() -> Iterator[Path]:
    """A folder in which permissions count: the super-user is set aside during the test."""
    folder = Path(tempfile.mkdtemp(prefix="ronde-test-"))
    as_root = sys.platform != "win32" and os.geteuid() == 0
    if as_root:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if as_root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)
