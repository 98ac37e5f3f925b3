"""Everything one can reach with the keyboard says what it is, on every screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop_app.core.phases import Phase
from tests.ui.meeting import CTRL, Meeting, make_round, meeting, utrecht_commands

pytestmark = pytest.mark.usefixtures("fonts")


def nameless(held: Meeting) -> list[str]:
    """Every visible widget that takes the keyboard and has no name."""
    QApplication.processEvents()
    found = []
    for widget in held.window.findChildren(QWidget):
        reached = widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        words = widget.text() if isinstance(widget, QAbstractButton) else ""
        if reached and not (widget.accessibleName() or words):
            found.append(type(widget).__name__)
    return found


def test_everything_on_every_screen_has_a_name(tmp_path: Path) -> None:
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=6)
    )
    with meeting(tmp_path, path) as held:
        for phase in Phase:
            held.press(Qt.Key(Qt.Key.Key_0 + phase.number), with_=CTRL)
            assert nameless(held) == [], phase
        held.press(Qt.Key.Key_F1)
        assert nameless(held) == []
        held.press(Qt.Key.Key_Escape)
        held.press(Qt.Key.Key_W, with_=CTRL)
        assert nameless(held) == []
        held.press(Qt.Key.Key_N, with_=CTRL)
        assert nameless(held) == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (900, 600)])
@pytest.mark.parametrize("zoom", [100, 150])
def test_every_screen_fits_every_window(tmp_path: Path, size: tuple[int, int], zoom: int) -> None:
    path = make_round(
        tmp_path, "utrecht-vrouwen-sport", (("-", 60_000),), *utrecht_commands(rows=6)
    )
    with meeting(tmp_path, path) as held:
        held.window.resize(*size)
        if zoom > 100:
            held.press(Qt.Key.Key_Equal, with_=CTRL)
            held.press(Qt.Key.Key_Equal, with_=CTRL)
        for phase in Phase:
            held.press(Qt.Key(Qt.Key.Key_0 + phase.number), with_=CTRL)
            QApplication.processEvents()
            assert (held.window.width(), held.window.height()) == size, phase
