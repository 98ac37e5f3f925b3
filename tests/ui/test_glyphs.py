"""The marks differ by shape alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.ui.glyphs import paint_mark
from desktop_app.ui.presenters.marks import Mark

STATES = (
    Mark.GRANTED,
    Mark.PARTIAL,
    Mark.CEILING,
    Mark.REFUSED,
    Mark.WITHDRAWN,
    Mark.INCOMPLETE,
    Mark.DRAW,
    Mark.LEFT_UNTREATED,
    Mark.ATTENTION,
    Mark.PADLOCK,
    Mark.LAPSED,
    Mark.TICK,
)


def picture(mark: Mark) -> QImage:
    """Paint a mark in black, as large as in a table."""
    image = QImage(14, 14, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_mark(painter, mark, QRectF(0, 0, 14, 14), QColor("black"))
    painter.end()
    return image


def greys(image: QImage) -> list[int]:
    """Return the grey of every pixel."""
    return [image.pixelColor(x, y).red() for y in range(14) for x in range(14)]


@pytest.mark.usefixtures("qapp")
def test_every_mark_paints_something_inside_its_box() -> None:
    """All marks, also those of buttons."""
    for mark in Mark:
        assert min(greys(picture(mark))) < 128, mark


@pytest.mark.usefixtures("qapp")
def test_two_states_differ_in_black_and_white() -> None:
    """At least one pixel in twelve differs clearly."""
    pictures = {mark: greys(picture(mark)) for mark in STATES}
    for one, other in combinations(STATES, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        different = sum(abs(first - second) > 96 for first, second in pairs)
        assert different >= 16, (one, other)
