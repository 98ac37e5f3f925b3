"""The list of rounds on the start screen: a row of 94 pixels for each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop_app.core.phases import Phase
from desktop_app.text import main_window as text
from desktop_app.ui.models.roles import Index
from desktop_app.ui.presenters.start import RecentView
from desktop_app.ui.theme import Appearance, Look, colour
from desktop_app.ui.tokens import CELL, CELL_STRONG, META, TextStyle

ROW: Final = 94
GAP: Final = 10
TITLE: Final = TextStyle(size=17, line=24, weight=600)
CHANGED: Final = 130
CEILING: Final = 110
PHASE: Final = 310
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
VIEW: Final = Qt.ItemDataRole.UserRole + 1


class RecentModel(QAbstractListModel):
    """The rounds, newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without rounds."""
        super().__init__(parent)
        self._rounds: tuple[RecentView, ...] = ()

    def show(self, rounds: tuple[RecentView, ...]) -> None:
        """Show other rounds."""
        self.beginResetModel()
        self._rounds = rounds
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of rounds."""
        return 0 if parent.isValid() else len(self._rounds)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the title, the whole row in words, or the round itself."""
        if not index.isValid():
            return None
        view = self._rounds[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return view.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return view.spoken()
            case Qt.ItemDataRole.ToolTipRole:
                return view.path
            case _:
                return view if role == VIEW else None


class RecentDelegate(QStyledItemDelegate):
    """Paints a round: title, place and path; nine dots and the phase; ceiling and time."""

    def __init__(self, appearance: Appearance, parent: QObject | None = None) -> None:
        """Paint in the look of `appearance`."""
        super().__init__(parent)
        self._appearance = appearance

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the height of a row with the gap below it."""
        return QSize(self._appearance.look.px(600), self._appearance.look.px(ROW + GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one round."""
        view, look = index.data(VIEW), self._appearance.look
        view_widget = self.parent()
        current = isinstance(view_widget, QListView) and view_widget.currentIndex() == index
        card = QRectF(option.rect).adjusted(1, 1, -2, -look.px(GAP))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.theme.accent if current else look.theme.line
        painter.setPen(QPen(colour(edge), 2 if current else 1))
        painter.setBrush(colour(look.theme.surface))
        painter.drawRoundedRect(card, look.px(8), look.px(8))
        self._paint_words(painter, card, view)
        painter.restore()

    def _paint_words(self, painter: QPainter, card: QRectF, view: RecentView) -> None:
        look = self._appearance.look
        inner = card.toRect().adjusted(look.px(20), look.px(12), -look.px(20), 0)
        roomy = card.width() >= look.px(820)
        money = inner.right() - look.px(CHANGED + CEILING)
        phase = money - look.px(PHASE if roomy else 150)
        self._paint_round(painter, QRect(inner.topLeft(), QPoint(phase - 16, inner.bottom())), view)
        name = QRect(phase, inner.top(), money - phase, look.px(24))
        if roomy:
            self._paint_dots(painter, phase, name.center().y(), view.phase)
            name.setLeft(phase + look.px(152))
        _ink(painter, look, CELL_STRONG, "ink")
        _write(painter, name, view.phase_name)
        amount = QRect(money, inner.top(), look.px(CEILING - 10), look.px(24))
        painter.drawText(amount, RIGHT, view.ceiling)
        _ink(painter, look, CELL, "ink")
        waits = QRect(phase, inner.top() + look.px(25), money - phase, look.px(22))
        _write(painter, waits, view.waits)
        _ink(painter, look, CELL, "ink2")
        changed = QRect(money + look.px(CEILING), inner.top(), look.px(CHANGED), look.px(24))
        painter.drawText(changed, RIGHT, view.changed)

    def _paint_round(self, painter: QPainter, area: QRect, view: RecentView) -> None:
        look = self._appearance.look
        lines = ((TITLE, "ink", 0, view.title), (CELL, "ink2", 25, view.place))
        for style, role, down, words in lines:
            _ink(painter, look, style, role)
            line = QRect(area.left(), area.top() + look.px(down), area.width(), look.px(24))
            _write(painter, line, words)
        _ink(painter, look, META, "ink2")
        last = QRect(area.left(), area.top() + look.px(48), area.width(), look.px(20))
        _write(painter, last, view.path, path=True)

    def _paint_dots(self, painter: QPainter, left: int, middle: int, phase: Phase) -> None:
        look = self._appearance.look
        step, side = look.px(16), look.px(9)
        painter.setPen(QPen(colour(look.theme.line2), 1))
        painter.drawLine(left, middle, left + step * 8, middle)
        for place in Phase:
            centre = QPointF(left + step * (place.number - 1) + side / 2, middle)
            done = place.number < phase.number
            here = place is phase
            edge = look.theme.accent if done or here else look.theme.line2
            painter.setPen(QPen(colour(edge), 1.5))
            painter.setBrush(colour(look.theme.accent if done else look.theme.surface))
            painter.drawEllipse(centre, side / 2, side / 2)


class RecentList(QListView):
    """Arrow keys walk, Enter opens, Del takes a round from the list."""

    opened = Signal(str)
    removed = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Build an empty list."""
        super().__init__(parent)
        self._rounds = RecentModel(self)
        self.setModel(self._rounds)
        self.setItemDelegate(RecentDelegate(appearance, self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setAccessibleName(text.RECENT_LIST)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self._open)
        appearance.changed.connect(self.doItemsLayout)

    def show_rounds(self, rounds: tuple[RecentView, ...]) -> None:
        """Show other rounds; the first one is chosen."""
        self._rounds.show(rounds)
        if rounds:
            self.setCurrentIndex(self._rounds.index(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter, take from the list with Del."""
        here = self.currentIndex()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and here.isValid():
            self._open(here)
        elif event.key() == Qt.Key.Key_Delete and here.isValid():
            self.removed.emit(here.data(VIEW).path)
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(index.data(VIEW).path)


def _ink(painter: QPainter, look: Look, style: TextStyle, role: str) -> None:
    painter.setFont(look.font(style))
    painter.setPen(colour(getattr(look.theme, role)))


def _write(painter: QPainter, area: QRect, words: str, *, path: bool = False) -> None:
    """Write one line; of a path the middle is left out when it is too long."""
    cut = Qt.TextElideMode.ElideMiddle if path else Qt.TextElideMode.ElideRight
    shown = painter.fontMetrics().elidedText(words, cut, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
