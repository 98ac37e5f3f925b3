"""The keyboard of the score grid, and what happens to text that is no score."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.models.grid import ScoreAsked, ScoreGridModel
from desktop_app.ui.presenters.grid import GridView, score_cell
from desktop_app.ui.tables.score_grid import ScoreGrid
from desktop_app.ui.tables.steps import At
from desktop_app.ui.theme import Appearance
from tests.ui.example import COLUMNS, Example

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Desk:
    """A grid on screen, with everything it asked for; scores are carried out at once."""

    def __init__(self, qtbot: QtBot, appearance: Appearance, view: GridView) -> None:
        """Show the grid with the keyboard in it."""
        self.model = ScoreGridModel(view)
        self.asked: list[ScoreAsked] = []
        self.model.asked.connect(self._carry_out)
        self.window = QWidget()
        self.elsewhere = QLineEdit(self.window)
        self.grid = ScoreGrid(appearance, self.model, self.window)
        self.grid.resize(700, 400)
        self.elsewhere.move(0, 410)
        self.window.resize(700, 460)
        qtbot.addWidget(self.window)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.grid.setFocus()

    def _carry_out(self, asked: ScoreAsked) -> None:
        self.asked.append(asked)
        view = self.model.view
        column = next(at for at, item in enumerate(view.columns) if item.key == asked.criterion)
        rows = []
        for row in view.rows:
            cells = list(row.cells)
            if row.key == asked.unit and asked.value is not None:
                cells[column] = score_cell(view.columns[column], asked.value)
            rows.append(replace(row, cells=tuple(cells)))
        self.model.show(replace(view, rows=tuple(rows)))

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press keys where the keyboard is now."""
        for key in keys:
            target = self.grid.open_editor() or self.grid
            QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)

    def type(self, letters: str) -> None:
        """Type letters where the keyboard is now."""
        for letter in letters:
            QTest.keyClicks(self.grid.open_editor() or self.grid, letter)

    @property
    def at(self) -> At:
        """Where the cursor is."""
        return self.grid.cursor_at.at

    def shown(self, row: int, column: int) -> str:
        """What the cell shows as its score."""
        return str(self.model.index(row, column + 3).data())


@pytest.fixture
def desk(qtbot: QtBot, appearance: Appearance, shown: Example) -> Desk:
    """The example on screen."""
    return Desk(qtbot, appearance, shown.grid)


def test_a_letter_gives_the_level_at_once(desk: Desk) -> None:
    """No editor opens, and the cursor stays."""
    desk.type("v")
    assert desk.asked == [ScoreAsked(unit="A1", criterion="c1", value="sufficient")]
    assert desk.grid.open_editor() is None
    assert desk.at == At(0, 0)


def test_a_letter_that_is_no_level_does_nothing(desk: Desk) -> None:
    """It opens no editor and changes no score."""
    desk.type("x")
    assert desk.asked == []
    assert desk.grid.open_editor() is None


def test_a_digit_opens_the_editor_and_enter_goes_on(desk: Desk) -> None:
    """What is typed lands in the cell where typing began."""
    desk.type("1,0")
    desk.press(Qt.Key.Key_Return)
    assert desk.asked == [ScoreAsked(unit="A1", criterion="c1", value="sufficient")]
    assert desk.at == At(0, 1)
    assert desk.shown(0, 0) == "1,0"


@pytest.mark.parametrize("typed", ["-1", "+1", ",1", ".1", "1e0", "1-"])
def test_what_is_no_plain_number_is_never_the_number_in_it(desk: Desk, typed: str) -> None:
    """All of it is named as no score, and nothing is given."""
    desk.type(typed)
    desk.press(Qt.Key.Key_Tab)
    assert desk.asked == []
    assert desk.grid.message_lines[0] == f"{typed} bestaat niet bij criterium 1."


def test_both_values_of_two_tabs_land_in_the_same_row(desk: Desk) -> None:
    """The grid keeps its order while scores change."""
    desk.press(Qt.Key.Key_Down)
    desk.type("2")
    desk.press(Qt.Key.Key_Tab)
    desk.type("0.9")
    desk.press(Qt.Key.Key_Tab)
    assert [(asked.unit, asked.criterion, asked.value) for asked in desk.asked] == [
        ("A2", "c1", "good"),
        ("A2", "c2", "sufficient"),
    ]
    assert desk.at == At(1, 2)


def test_tab_wraps_to_the_next_row_and_back(desk: Desk) -> None:
    """Tab stays inside the grid."""
    desk.press(Qt.Key.Key_End, Qt.Key.Key_Tab)
    assert desk.at == At(1, 0)
    desk.press(Qt.Key.Key_Backtab, modifier=SHIFT)
    assert desk.at == At(0, 2)


def test_enter_at_the_last_cell_stays(desk: Desk) -> None:
    """Enter never jumps back to the first row."""
    desk.press(Qt.Key.Key_End, modifier=CTRL)
    desk.press(Qt.Key.Key_Return)
    assert desk.at == At(4, 2)


def test_enter_can_go_down(desk: Desk) -> None:
    """For a committee that scores criterion by criterion."""
    desk.grid.cursor_at.enter_goes_down = True
    desk.press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert desk.at == At(2, 0)
    desk.press(Qt.Key.Key_Return, modifier=SHIFT)
    assert desk.at == At(1, 0)


def test_control_with_an_arrow_goes_to_the_edge_of_what_is_filled(desk: Desk) -> None:
    """As in a spreadsheet."""
    desk.press(Qt.Key.Key_Down, modifier=CTRL)
    assert desk.at == At(4, 0)
    desk.press(Qt.Key.Key_Home, modifier=CTRL)
    desk.press(Qt.Key.Key_Right)
    desk.press(Qt.Key.Key_Down, modifier=CTRL)
    assert desk.at == At(3, 1)


def test_f8_goes_to_the_next_cell_that_can_be_filled(desk: Desk) -> None:
    """A locked cell is not missing, and after the last one it starts again."""
    desk.press(Qt.Key.Key_F8)
    assert desk.at == At(1, 1)
    desk.press(Qt.Key.Key_F8)
    assert desk.at == At(2, 2)
    desk.press(Qt.Key.Key_Period, modifier=CTRL)
    assert desk.at == At(1, 1)
    desk.press(Qt.Key.Key_F8, modifier=SHIFT)
    assert desk.at == At(2, 2)


def test_escape_while_typing_restores_the_score(desk: Desk) -> None:
    """Nothing is asked of the session."""
    desk.type("9")
    desk.press(Qt.Key.Key_Escape)
    assert desk.asked == []
    assert desk.shown(0, 0) == "2,0"
    assert desk.grid.hasFocus()


def test_a_value_outside_the_scale_stays_visible_and_is_explained(desk: Desk) -> None:
    """The last valid score keeps counting until it is right."""
    desk.press(Qt.Key.Key_Right)
    desk.type("3,5")
    desk.press(Qt.Key.Key_Return)
    assert desk.at == At(0, 1)
    assert desk.shown(0, 1) == "1,8"
    assert desk.grid.message_lines[0] == "3,5 bestaat niet bij criterium 2."
    assert desk.model.invalid()[("A1", "c2")].typed == "3,5"
    desk.press(Qt.Key.Key_Down)
    assert list(desk.grid.message_lines) == []
    desk.press(Qt.Key.Key_Up)
    assert desk.grid.message_lines[2] == "Tot dan telt de vorige score: g (1,8)."
    desk.press(Qt.Key.Key_Escape)
    assert desk.model.invalid() == {}
    assert desk.asked == []


def test_text_that_is_no_score_survives_other_changes(desk: Desk) -> None:
    """A new snapshot does not wipe what someone typed."""
    desk.type("3,5")
    desk.press(Qt.Key.Key_Tab)
    desk.press(Qt.Key.Key_Down)
    desk.type("v")
    assert ("A1", "c1") in desk.model.invalid()


def test_the_editor_starts_again_with_the_text_that_was_no_score(desk: Desk) -> None:
    """F2 lets the user correct it instead of typing it anew."""
    desk.type("3,5")
    desk.press(Qt.Key.Key_Return, Qt.Key.Key_F2)
    editor = desk.grid.open_editor()
    assert editor is not None
    assert editor.text() == "3,5"


def test_a_refused_score_stays_visible_with_the_reason(desk: Desk) -> None:
    """What the session does not carry out is said at the cell."""
    asked = ScoreAsked(unit="A1", criterion="c1", value="good")
    desk.model.refuse(asked, ("De scores zijn gesloten.",))
    assert desk.grid.message_lines == ("De scores zijn gesloten.",)
    assert desk.model.invalid()[("A1", "c1")].typed == "2,0"


def press_elsewhere(desk: Desk) -> None:
    """Click in another field."""
    desk.elsewhere.setFocus()
    QApplication.processEvents()


def commit(desk: Desk) -> None:
    """Do what every command does first."""
    desk.grid.commit_open_editor()


def choose_other_row(desk: Desk) -> None:
    """Click on another row."""
    area = desk.grid.visualRect(desk.model.index(3, 2))
    QTest.mouseClick(desk.grid.viewport(), Qt.MouseButton.LeftButton, pos=area.center())


@pytest.mark.parametrize("act", [press_elsewhere, commit, choose_other_row])
def test_a_half_typed_score_is_taken_over_first(desk: Desk, act: Callable[[Desk], None]) -> None:
    """Leaving the cell in any way keeps what was typed."""
    desk.type("0")
    act(desk)
    assert desk.asked == [ScoreAsked(unit="A1", criterion="c1", value="insufficient")]
    assert desk.grid.open_editor() is None


def test_committing_says_when_the_text_is_no_score(desk: Desk) -> None:
    """A command can then decide not to go on."""
    desk.type("7")
    assert not desk.grid.commit_open_editor()
    assert desk.grid.commit_open_editor()


def test_a_refresh_of_the_cell_leaves_the_open_editor_alone(desk: Desk) -> None:
    """Someone else's change must not overwrite what is being typed."""
    desk.type("1,")
    index = desk.grid.currentIndex()
    desk.model.dataChanged.emit(index, index)
    editor = desk.grid.open_editor()
    assert editor is not None
    assert editor.text() == "1,"


def test_space_and_the_wheel_change_nothing(desk: Desk) -> None:
    """Scores change only when someone types them."""
    desk.press(Qt.Key.Key_Space)
    _turn_wheel(desk.grid.viewport())
    desk.type("1")
    editor = desk.grid.open_editor()
    assert editor is not None
    _turn_wheel(editor)
    assert editor.text() == "1"
    assert desk.asked == []


def _turn_wheel(widget: QWidget) -> None:
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        QPointF(widget.mapToGlobal(middle.toPoint())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - the argument of Qt has no name here
    )
    QApplication.sendEvent(widget, event)


def test_delete_asks_to_empty_a_cell_with_a_score(desk: Desk) -> None:
    """An empty cell is asked for as no score, never as zero."""
    desk.press(Qt.Key.Key_Delete)
    assert desk.asked == [ScoreAsked(unit="A1", criterion="c1", value=None)]


def test_delete_on_an_empty_cell_asks_nothing(desk: Desk) -> None:
    """There is nothing to give a reason for."""
    desk.press(Qt.Key.Key_F8, Qt.Key.Key_Delete)
    assert desk.asked == []


def test_a_locked_cell_takes_nothing_and_says_why(desk: Desk) -> None:
    """A member with an interest takes no part."""
    assert desk.grid.go_to("A3", "c2")
    desk.type("g1")
    desk.press(Qt.Key.Key_F2, Qt.Key.Key_Delete)
    assert desk.asked == []
    assert desk.grid.open_editor() is None
    assert desk.grid.message_lines == (
        "lid 3 heeft een belang bij deze aanvraag.",
        "Deze cel blijft leeg.",
    )


def test_a_withdrawn_application_takes_no_scores(desk: Desk) -> None:
    """Its scores stay readable."""
    assert desk.grid.go_to("A5", "c1")
    desk.type("o2")
    assert desk.asked == []


def test_a_read_only_grid_takes_no_scores(desk: Desk) -> None:
    """Reading and copying stay possible."""
    desk.model.show(replace(desk.model.view, editable=False))
    desk.type("o2")
    desk.press(Qt.Key.Key_Delete, Qt.Key.Key_F2)
    assert desk.asked == []
    assert desk.grid.open_editor() is None


def test_a_selection_is_copied_as_a_spreadsheet_takes_it(desk: Desk) -> None:
    """Tabs between columns, lines between rows; a missing score is empty."""
    desk.press(Qt.Key.Key_Right, modifier=SHIFT)
    desk.press(Qt.Key.Key_Down, modifier=SHIFT)
    desk.press(Qt.Key.Key_C, modifier=CTRL)
    assert QApplication.clipboard().text() == "2,0\t1,8\n1,0\t"


def test_a_click_on_a_name_keeps_the_column(desk: Desk) -> None:
    """The cursor is only ever in a score."""
    desk.press(Qt.Key.Key_Right)
    choose_other_row(desk)
    assert desk.at == At(3, 1)


def test_new_rows_leave_the_cursor_in_the_grid(desk: Desk) -> None:
    """After an import the first cell is chosen."""
    desk.model.show(GridView(columns=COLUMNS, rows=desk.model.view.rows[:2]))
    assert desk.at == At(0, 0)


def test_a_grid_without_rows_takes_every_key(desk: Desk) -> None:
    """An empty round has heads and nothing else."""
    desk.model.show(GridView(columns=COLUMNS, rows=()))
    desk.press(Qt.Key.Key_Tab, Qt.Key.Key_F8, Qt.Key.Key_F2, Qt.Key.Key_Delete, Qt.Key.Key_End)
    desk.press(Qt.Key.Key_A, modifier=CTRL)
    desk.press(Qt.Key.Key_Down, modifier=SHIFT)
    desk.type("g1")
    assert desk.asked == []


def test_each_cell_says_application_criterion_and_content(desk: Desk) -> None:
    """For a screen reader."""
    role = Qt.ItemDataRole.AccessibleTextRole
    said = [
        str(desk.model.index(row, column).data(role))
        for row, column in ((0, 3), (1, 4), (2, 4), (3, 5))
    ]
    assert said == [
        "2026-A1 Stichting Beweeg, criterium 1, goed, 2 komma 0 van 2 komma 0",
        "2026-A2 Zwemclub Zilver, criterium 2, nog geen score",
        "2026-A3 Judoschool Noord, criterium 2, op slot: lid 3 heeft een belang bij deze aanvraag.",
        "2026-A4 Roeiclub De Singel, onderdeel e, 5 van 5",
    ]
