"""A command line to type on, in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(tmp_path, monkeypatch)
