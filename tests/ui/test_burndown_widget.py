"""The picture of the money: pointer, keyboard and sentences."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.report.burn_down import BurnDown, Slot, SlotState
from desktop_app.ui.burndown import BurnDownChart, border_of
from desktop_app.ui.theme import Appearance


def slot(number: int, before: int, granted: int | None, asked: int, state: SlotState) -> Slot:
    """One place; amounts in euros."""
    return Slot(
        label=str(number),
        unit=f"A{number}",
        before=before * 100,
        granted=None if granted is None else granted * 100,
        asked=asked * 100,
        state=state,
        name=f"Aanvrager {number}",
    )


CHART = BurnDown(
    ceiling=1_000_000,
    slots=(
        slot(1, 10000, 6000, 6000, SlotState.GRANTED),
        slot(2, 4000, 3000, 3000, SlotState.GRANTED),
        slot(3, 1000, 1000, 2500, SlotState.IN_PART),
        slot(4, 0, 0, 4000, SlotState.CEILING_REACHED),
    ),
    current="A1",
)


def test_arrows_walk_over_the_places(qtbot: QtBot, appearance: Appearance) -> None:
    """The table is told where the picture is."""
    chart = BurnDownChart(appearance)
    qtbot.addWidget(chart)
    chart.show_chart(CHART)
    chosen: list[str] = []
    chart.unit_chosen.connect(chosen.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right, Qt.Key.Key_Home):
        QTest.keyClick(chart, key)
    QTest.keyClick(chart, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert chosen == ["A2", "A4", "A4", "A1", "A3"]
    assert chart.sentence.startswith("Plaats 3, Aanvrager 3")


def test_a_click_chooses_the_place_under_the_pointer(qtbot: QtBot, appearance: Appearance) -> None:
    """The last slot lies at the right."""
    chart = BurnDownChart(appearance)
    qtbot.addWidget(chart)
    chart.show_chart(CHART)
    chart.resize(800, 300)
    chart.show()
    with qtbot.waitSignal(chart.unit_chosen) as chosen:
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(780, 150))
    assert chosen.args == ["A4"]


def test_the_picture_is_told_in_a_sentence_per_bar(qtbot: QtBot, appearance: Appearance) -> None:
    """A screen reader hears the same amounts."""
    chart = BurnDownChart(appearance)
    qtbot.addWidget(chart)
    chart.show_chart(CHART)
    assert chart.accessibleName() == "Budget per plaats"
    said = chart.accessibleDescription()
    assert [name in said for name in ("Aanvrager 1", "Aanvrager 4")] == [True, True]


def test_the_picture_is_painted_at_every_size(qtbot: QtBot, appearance: Appearance) -> None:
    """From a bar of one line to the whole width."""
    chart = BurnDownChart(appearance)
    qtbot.addWidget(chart)
    for width, height in ((1400, 318), (240, 70), (240, 24)):
        chart.show_chart(CHART)
        chart.resize(width, height)
        image = chart.grab().toImage()
        colours = {image.pixelColor(x, height // 2).name() for x in range(0, width, 2)}
        assert len(colours) > 1


def test_the_border_is_the_first_place_that_does_not_get_all() -> None:
    """Without such a place it is the last one."""
    assert border_of(CHART) == 2
    assert border_of(BurnDown(ceiling=1, slots=CHART.slots[:2])) == 1
