"""Fixtures for the window: no screen, the program's own fonts, and no unexpected Qt message."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from desktop_app.ui.theme import Appearance, Look, dress, load_fonts
from desktop_app.ui.tokens import LIGHT
from tests.ui.example import Example, example

HARMLESS = {
    "This plugin does not support propagateSizeHints()": "the platform without a screen says this",
}


@pytest.fixture(autouse=True)
def _no_qt_messages() -> Iterator[None]:
    """Fail when Qt says anything that is not on the list of harmless messages."""
    said: list[str] = []

    def listen(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if message not in HARMLESS:
            said.append(message)

    before = qInstallMessageHandler(listen)
    yield
    qInstallMessageHandler(before)
    assert said == []


@pytest.fixture(scope="session")
def fonts(qapp: QApplication) -> QApplication:
    """The program with its own typefaces loaded."""
    assert load_fonts() == ()
    return qapp


@pytest.fixture
def appearance(fonts: QApplication) -> Appearance:
    """The light theme at 100 %."""
    result = Appearance(Look(LIGHT))
    dress(fonts, result.look)
    return result


@pytest.fixture
def shown() -> Example:
    """A small round on the three-level scale: five applications and two criteria."""
    return example()
