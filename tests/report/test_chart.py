"""The picture of the money per place: exact heights, patterns that need no colour, sentences."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.report.burn_down import BurnDown, Slot, SlotState, describe
from desktop_app.report.chart import Canvas, burn_down_shapes, slot_at
from desktop_app.report.chart_frame import ticks
from desktop_app.report.shapes import (
    Hatch,
    Line,
    Pattern,
    Polygon,
    Rect,
    Shape,
    Tone,
    Words,
    hatch_lines,
)
from tests.report.samples import burn_down

LARGE = Canvas(width=1400, height=318)


def walk(ceiling: int, asked: list[int], *, stop: bool = False) -> BurnDown:
    """Places in order; without `stop` one that does not fit is skipped."""
    left, slots, stopped = ceiling, [], False
    for place, cents in enumerate(asked, start=1):
        fits = cents <= left and not stopped
        stopped = stopped or (stop and not fits)
        slots.append(
            Slot(
                label=str(place),
                unit=str(place),
                before=left,
                granted=cents if fits else 0,
                asked=cents,
                state=SlotState.GRANTED if fits else SlotState.CEILING_REACHED,
            )
        )
        left -= cents if fits else 0
    return BurnDown(ceiling=ceiling, slots=tuple(slots))


def bars(shapes: tuple[Shape, ...]) -> list[Rect]:
    return [shape for shape in shapes if isinstance(shape, Rect) and shape.fill is Tone.GRANTED]


def texts(shapes: tuple[Shape, ...]) -> list[str]:
    return [shape.text for shape in shapes if isinstance(shape, Words)]


def test_every_bar_hangs_from_where_the_one_before_ended() -> None:
    found = bars(burn_down_shapes(walk(10_000, [4_000, 1_000, 5_000]), LARGE))
    assert [round(bar.height / found[1].height, 6) for bar in found] == [4, 1, 5]
    for bar, following in pairwise(found):
        assert bar.y + bar.height == pytest.approx(following.y)


def test_the_border_is_hatched_and_says_what_it_gets() -> None:
    shapes = burn_down_shapes(burn_down(), LARGE)
    hatches = [shape for shape in shapes if isinstance(shape, Hatch)]
    assert [hatch.pattern for hatch in hatches] == [Pattern.HATCH]
    assert "Plaats 6 krijgt wat over is: €\u00a05.650 van €\u00a027.600" in texts(shapes)
    assert "Plaats 7: plafond bereikt, €\u00a018.000 subsidiabel" in texts(shapes)
    assert "Boven het plafond" in texts(shapes)
    assert "Subsidieplafond €\u00a0100.000" in texts(shapes)


def test_what_does_not_fit_hangs_below_the_zero_line_as_an_empty_box() -> None:
    shapes = burn_down_shapes(walk(10_000, [9_000, 2_000]), LARGE)
    zero = max(line.y1 for line in shapes if isinstance(line, Line) and line.stroke_width == 2)
    box = [
        line
        for line in shapes
        if isinstance(line, Line) and line.tone is Tone.INK2 and line.y1 == zero
    ]
    (bar,) = bars(shapes)
    assert {round(line.y2 - zero, 4) for line in box} == {round(bar.height * 2 / 9, 4)}


def test_a_group_that_waits_for_a_draw_is_one_box_with_a_cross_hatch() -> None:
    waiting = [
        Slot(
            label="2=",
            unit=f"2026-000{number}",
            before=6_000,
            granted=None,
            asked=4_000,
            state=SlotState.DRAW_NEEDED,
        )
        for number in (2, 3)
    ]
    first = walk(10_000, [4_000]).slots
    chart = BurnDown(ceiling=10_000, slots=(*first, *waiting), ceiling_name="Deelplafond")
    shapes = burn_down_shapes(chart, LARGE)
    hatches = [shape for shape in shapes if isinstance(shape, Hatch)]
    assert [hatch.pattern for hatch in hatches] == [Pattern.CROSS]
    assert hatches[0].width > 1.5 * bars(shapes)[0].width
    assert "Deelplafond €\u00a0100" in texts(shapes)
    assert describe(chart)[2] == (
        "Plaats 2=: subsidiabel €\u00a040, loting nodig; voor de hele groep is nog €\u00a060 over."
    )


def test_money_that_nobody_gets_is_named() -> None:
    stopped = burn_down_shapes(walk(10_000, [4_000, 7_000, 1_000], stop=True), LARGE)
    assert "€\u00a060 blijft over" in texts(stopped)
    skipped = burn_down_shapes(walk(10_000, [4_000, 7_000, 1_000]), LARGE)
    assert "€\u00a050 blijft over" in texts(skipped)
    assert not any("blijft over" in text for text in texts(burn_down_shapes(burn_down(), LARGE)))


def test_a_pro_rata_share_stands_once_over_its_group() -> None:
    parts = tuple(
        Slot(
            label="1=",
            unit=str(number),
            before=10_000 - number * 2_500,
            granted=2_500,
            asked=5_250,
            state=SlotState.IN_PART,
        )
        for number in range(4)
    )
    shapes = burn_down_shapes(BurnDown(ceiling=10_000, slots=parts, share="47,6190…%"), LARGE)
    assert texts(shapes).count("47,6190…%") == 1


def test_the_labels_become_fewer_when_the_places_become_narrow() -> None:
    def numbers(places: int) -> int:
        shapes = burn_down_shapes(walk(100_000, [100] * places), LARGE)
        found = [shape for shape in shapes if isinstance(shape, Words)]
        lowest = max(words.y for words in found)
        return sum(words.y == lowest for words in found)

    assert numbers(20) == 20
    assert numbers(100) == 20
    assert numbers(300) == 12


def test_a_low_picture_has_no_words_and_a_very_low_one_is_one_bar() -> None:
    strip = burn_down_shapes(burn_down(), Canvas(width=300, height=80))
    assert texts(strip) == []
    assert len(bars(strip)) == 5
    budget = burn_down_shapes(burn_down(), Canvas(width=300, height=20))
    assert len(bars(budget)) == 1


def test_the_axis_counts_in_ones_twos_and_fives() -> None:
    assert [label for _, label in ticks(20_000_000)] == [
        "0",
        "50.000",
        "100.000",
        "150.000",
        "200.000",
    ]
    assert [amount for amount, _ in ticks(0)] == [0]
    assert [label for _, label in ticks(1_234_567)] == [
        "0,00",
        "5.000,00",
        "10.000,00",
        "12.345,67",
    ]


def test_the_sentences_say_what_every_bar_shows() -> None:
    sentences = describe(burn_down())
    assert len(sentences) == 8
    assert sentences[6] == (
        "Plaats 6, Stichting 6: subsidiabel €\u00a027.600, te verlenen €\u00a05.650, daarna over "
        "€\u00a00."
    )
    assert sentences[7] == "Plaats 7, Stichting 7: subsidiabel €\u00a018.000, plafond bereikt."


def test_the_pointer_finds_the_place_under_it() -> None:
    chart = burn_down()
    assert slot_at(chart, LARGE, 0) is None
    assert slot_at(chart, LARGE, 1399) == chart.slots[-1]
    found = [slot_at(chart, LARGE, x) for x in range(0, 1400, 10)]
    assert {slot.unit for slot in found if slot} == {slot.unit for slot in chart.slots}


@pytest.mark.parametrize("pattern", list(Pattern))
def test_a_hatch_stays_inside_its_rectangle(pattern: Pattern) -> None:
    hatch = Hatch(x=10, y=20, width=33, height=17, pattern=pattern, tone=Tone.GRANTED)
    lines = hatch_lines(hatch)
    assert lines
    for line in lines:
        for x, y in ((line.x1, line.y1), (line.x2, line.y2)):
            assert 10 <= x <= 43
            assert 20 <= y <= 37


@settings(max_examples=60, deadline=None)
@given(
    st.integers(min_value=0, max_value=10**12),
    st.lists(st.integers(min_value=0, max_value=10**12), max_size=400),
    st.sampled_from([(1400.0, 318.0), (459.0, 190.0), (200.0, 91.0), (300.0, 60.0), (99.0, 12.0)]),
)
def test_no_picture_leaves_its_frame(
    ceiling: int, asked: list[int], size: tuple[float, float]
) -> None:
    canvas = Canvas(width=size[0], height=size[1])
    for shape in burn_down_shapes(walk(ceiling, asked), canvas):
        for x, y in corners(shape):
            assert -1 <= x <= canvas.width + 1
            assert -1 <= y <= canvas.height + 1


def corners(shape: Shape) -> list[tuple[float, float]]:
    match shape:
        case Rect() | Hatch():
            return [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]
        case Line():
            return [(shape.x1, shape.y1), (shape.x2, shape.y2)]
        case Polygon():
            return list(shape.points)
        case Words():
            return [(shape.x, shape.y)]
