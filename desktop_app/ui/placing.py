"""Where the window stands: as it was last time, if that place is still on a screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

USUAL: Final = QSize(1440, 900)
LEAST: Final = QSize(860, 560)
GRIP: Final = 120
"""So much of the title bar must be on a screen, in pixels, to drag the window by."""


def place(window: QWidget, saved: QByteArray) -> None:
    """Put the window where it was, or in the middle of the first screen."""
    window.setMinimumSize(LEAST)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if not saved.isEmpty() and window.restoreGeometry(saved):
        if within_reach(window.geometry(), screens):
            return
        window.showNormal()
    window.setGeometry(usual_place(screens))


def within_reach(where: QRect, screens: list[QRect]) -> bool:
    """Tell whether the top of a window is on one of the screens, and not larger than it."""
    bar = QRect(where.topLeft(), QSize(where.width(), GRIP // 3))
    return any(
        screen.intersected(bar).width() >= GRIP
        and screen.intersected(bar).height() > 0
        and where.width() <= screen.width()
        and where.height() <= screen.height()
        for screen in screens
    )


def usual_place(screens: list[QRect]) -> QRect:
    """Give the usual size, or what fits, in the middle of the first screen."""
    if not screens:
        return QRect(QPoint(0, 0), USUAL)
    room = screens[0]
    size = USUAL.boundedTo(room.size())
    where = QRect(QPoint(0, 0), size)
    where.moveCenter(room.center())
    return where
