"""The Qt application: its look, its window, and how it starts."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from desktop_app.session.ports import Ports
from desktop_app.text import main_window as text
from desktop_app.ui.choosers import Choosers, NativeChoosers
from desktop_app.ui.looks import remembered_look
from desktop_app.ui.rounds import Rounds
from desktop_app.ui.settings import Settings, settings_file
from desktop_app.ui.theme import Appearance, Look, dress, load_fonts
from desktop_app.ui.window import MainWindow, Practice

STYLE: Final = "Fusion"


def run_window(ports: Ports, path: Path | None, practice: Practice | None = None) -> int:
    """Show the window until it is closed, with the round at `path` open; gives the exit code.

    practice: makes a round to practise on; without it the start screen does not offer one.
    """
    application = QApplication.instance() or QApplication(sys.argv[:1])
    window = open_window(ports, path, "", settings=Settings(settings_file()), practice=practice)
    window.show()
    return application.exec()


def open_window(
    ports: Ports,
    path: Path | None,
    actor: str,
    *,
    settings: Settings | None = None,
    choosers: Choosers | None = None,
    practice: Practice | None = None,
) -> MainWindow:
    """Make the window, not yet shown, with the round at `path` open.

    actor: who sits at the keyboard; empty for the name that was given last. Without `settings`
    nothing is remembered. Needs a QApplication.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        message = "a window needs an application"
        raise RuntimeError(message)  # noqa: TRY004 - not a wrong type: there is no application
    known = settings or Settings()
    if actor:
        known.actor = actor
    appearance = _appearance(application, remembered_look(known))
    chosen = choosers or NativeChoosers()
    rounds = Rounds(ports, known, appearance, chosen)
    window = MainWindow(rounds, known, appearance, chosen, practice)
    appearance.setParent(window)
    if path is not None:
        window.open_path(path)
    return window


def _appearance(application: QApplication, look: Look) -> Appearance:
    application.setApplicationName(text.TITLE)
    application.setApplicationDisplayName(text.TITLE)
    if application.style().name().lower() != STYLE.lower():
        application.setStyle(STYLE)
    load_fonts()
    appearance = Appearance(look)
    dress(application, look)
    appearance.changed.connect(lambda: dress(application, appearance.look))
    return appearance
