"""Size, theme and full screen of the window, by key and remembered."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop_app.ui.settings import Settings
from desktop_app.ui.theme import Appearance, Look, system_theme
from desktop_app.ui.tokens import ZOOM_STEPS


class Looks(QObject):
    """It changes the one appearance; whoever paints follows that."""

    def __init__(self, appearance: Appearance, settings: Settings, window: QWidget) -> None:
        """Change `appearance`, remember in `settings`."""
        super().__init__(window)
        self._appearance = appearance
        self._settings = settings
        self._window = window
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    def larger(self) -> None:
        """One step larger."""
        self._zoom(1)

    def smaller(self) -> None:
        """One step smaller."""
        self._zoom(-1)

    def usual_size(self) -> None:
        """Everything at its own size."""
        self._show(ZOOM_STEPS[0])

    def dark(self) -> None:
        """From light to dark, and back."""
        look = self._appearance.look
        wanted = not look.theme.dark
        self._settings.dark = wanted
        self._appearance.show(Look(system_theme(dark=wanted), look.zoom))

    def full_screen(self) -> None:
        """The whole screen, and back."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def _follow_system(self) -> None:
        """Take over what the system asks for now; a choice between light and dark stays."""
        theme = system_theme(dark=self._settings.dark)
        self._appearance.show(Look(theme, self._appearance.look.zoom))

    def _zoom(self, step: int) -> None:
        present = ZOOM_STEPS.index(self._appearance.look.zoom)
        self._show(ZOOM_STEPS[min(max(present + step, 0), len(ZOOM_STEPS) - 1)])

    def _show(self, zoom: int) -> None:
        self._settings.zoom = zoom
        self._appearance.show(Look(self._appearance.look.theme, zoom))


def remembered_look(settings: Settings) -> Look:
    """Give the look that was chosen last, or the one the system asks for."""
    zoom = settings.zoom if settings.zoom in ZOOM_STEPS else ZOOM_STEPS[0]
    return Look(system_theme(dark=settings.dark), zoom)
