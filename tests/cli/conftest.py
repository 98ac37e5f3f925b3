"""A command line to type on, in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Shell


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shell:
    # Rounds that two tests make in the same second are alike; neither knows the other's.
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "gegevens"))
    folder = tmp_path / "werk"
    folder.mkdir()
    return Shell(folder, monkeypatch)
