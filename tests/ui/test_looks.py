"""The look of the window follows the system while it is open, unless the person chose one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui import looks
from desktop_app.ui.looks import Looks
from desktop_app.ui.settings import Settings
from desktop_app.ui.theme import Appearance
from desktop_app.ui.tokens import DARK, LIGHT, Theme


def _system_turns_dark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do as the system does: the platform without a screen has no colour scheme of its own."""

    def theme(*, dark: bool | None = None) -> Theme:
        return LIGHT if dark is False else DARK

    monkeypatch.setattr(looks, "system_theme", theme)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def test_a_system_that_turns_dark_takes_the_open_window_along(
    tmp_path: Path, qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    Looks(appearance, Settings(tmp_path / "instellingen.ini"), window).larger()
    zoom = appearance.look.zoom
    _system_turns_dark(monkeypatch)
    assert (appearance.look.theme, appearance.look.zoom) == (DARK, zoom)


def test_a_look_that_was_chosen_stays_whatever_the_system_does(
    tmp_path: Path, qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    settings = Settings(tmp_path / "instellingen.ini")
    settings.dark = False
    Looks(appearance, settings, window)
    _system_turns_dark(monkeypatch)
    assert appearance.look.theme is LIGHT
