"""The world of a session: a folder, a clock, and chance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.session.session_samples import World


@pytest.fixture
def world(tmp_path: Path) -> World:
    """A folder of the test with a clock that can be read off."""
    return World(tmp_path)
