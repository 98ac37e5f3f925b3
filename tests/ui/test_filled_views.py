"""What the screens show of a whole round, filled by the rules themselves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop_app.core.case import HeldDraw
from desktop_app.core.evaluate import evaluate
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.round_parts import Interest, Stamp
from desktop_app.report.burn_down import SlotState
from desktop_app.ui.presenters.entry import Unreadable
from desktop_app.ui.presenters.fill_assessment import assessment_needs, strip_view, why_view
from desktop_app.ui.presenters.fill_grid import Desk, grid_view, joint_desk
from desktop_app.ui.presenters.fill_money import budget_view, burn_down
from desktop_app.ui.presenters.fill_ranking import ranking_view
from desktop_app.ui.presenters.grid import (
    HiddenCell,
    LockedCell,
    MissingCell,
    ScoreCell,
    TotalState,
)
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.ranking import (
    CeilingRow,
    RankRow,
    UnplacedHead,
    UnplacedRow,
    is_unit,
)
from desktop_app.ui.presenters.targets import CellTarget, PhaseTarget
from desktop_app.ui.presenters.words import capital, short_numbers
from tests.ui.round_example import utrecht_round


@pytest.fixture(scope="module")
def held() -> tuple[Round, Outcome]:
    """The round of Utrecht, with three equals across the ceiling."""
    return utrecht_round()


def places(state: Round, outcome: Outcome) -> list[tuple[str, str, str | None]]:
    """Return place, number and amount of every placed unit."""
    view = ranking_view(state, outcome, "-", decided=False)
    return [
        (line.place_text, line.short_number, line.granted)
        for line in view.lines
        if isinstance(line, RankRow)
    ]


def test_the_grid_stands_in_the_order_of_the_numbers(held: tuple[Round, Outcome]) -> None:
    """It never moves, whatever is scored."""
    view = grid_view(*held, joint_desk(held[0]))
    assert [row.short_number for row in view.rows] == [f"{at:04}" for at in range(1, 25)]
    assert [column.maximum for column in view.columns][:3] == ["2,0", "1,8", "1,6"]


def test_a_row_shows_its_total_and_what_is_wrong_with_it(held: tuple[Round, Outcome]) -> None:
    """Below the minimum, incomplete and withdrawn rows are marked."""
    rows = {row.short_number: row for row in grid_view(*held, joint_desk(held[0])).rows}
    shown = {
        key: (rows[key].total, rows[key].total_state, rows[key].mark)
        for key in ("0001", "0006", "0007", "0019", "0021")
    }
    assert shown == {
        "0001": ("9,3", TotalState.PLAIN, None),
        "0006": ("4,3", TotalState.BELOW_MINIMUM, Mark.REFUSED),
        "0007": ("6,6", TotalState.PLAIN, Mark.DRAW),
        "0019": ("–", TotalState.MISSING, Mark.INCOMPLETE),
        "0021": ("–", TotalState.MISSING, Mark.WITHDRAWN),
    }
    assert rows["0021"].faded
    assert isinstance(rows["0019"].cells[5], MissingCell)


def test_the_ranking_ends_with_who_is_not_in_it(held: tuple[Round, Outcome]) -> None:
    """Every unit is in the table exactly once."""
    view = ranking_view(*held, "-", decided=False)
    head = next(line for line in view.lines if isinstance(line, UnplacedHead))
    rest = [line.short_number for line in view.lines if isinstance(line, UnplacedRow)]
    assert head.counts == (
        (Mark.INCOMPLETE, "2 onvolledig"),
        (Mark.REFUSED, "3 te weigeren"),
        (Mark.WITHDRAWN, "1 ingetrokken"),
    )
    assert rest == ["0019", "0024", "0006", "0009", "0016", "0021"]
    assert len([line for line in view.lines if is_unit(line)]) == 24


def test_equals_across_the_ceiling_show_what_each_can_get(held: tuple[Round, Outcome]) -> None:
    """Ranges instead of silence."""
    view = ranking_view(*held, "-", decided=False)
    ranges = {
        line.short_number: (line.place_text, line.between)
        for line in view.lines
        if isinstance(line, RankRow) and line.mark is Mark.DRAW
    }
    assert ranges == {
        "0007": ("10=", ("9.450", "12.500")),
        "0015": ("10=", ("6.750", "9.800")),
        "0017": ("10=", ("10.950", "14.000")),
    }


def test_nothing_is_left_behind_a_draw_that_takes_all(held: tuple[Round, Outcome]) -> None:
    """The three ask for more than there is, in whatever order they are drawn."""
    view = ranking_view(*held, "-", decided=False)
    left = {line.place: line.left for line in view.lines if isinstance(line, RankRow)}
    assert (left[9], left[10], left[13]) == ("33.250", "", "0")


def test_the_line_of_the_ceiling_stands_above_the_first_that_gets_nothing(
    held: tuple[Round, Outcome],
) -> None:
    """Once a draw has decided, the line has its final place."""
    state, outcome = held
    drawn = HeldDraw(order=("2026-0015", "2026-0017", "2026-0007"))
    after = evaluate(replace(outcome.case, draws=(drawn,)))
    assert places(state, after)[9:13] == [
        ("10", "0015", "9.800"),
        ("11", "0017", "14.000"),
        ("12", "0007", "9.450"),
        ("13", "0010", "0"),
    ]
    lines = ranking_view(state, after, "-", decided=False).lines
    at = next(at for at, line in enumerate(lines) if isinstance(line, CeilingRow))
    assert lines[at].key == "#ceiling"
    following = lines[at + 1]
    assert isinstance(following, RankRow)
    assert following.short_number == "0010"


def test_words_change_when_the_college_has_decided(held: tuple[Round, Outcome]) -> None:
    """A proposal is an infinitive, a decision a participle."""
    state, outcome = held
    words = [
        {line.word for line in view.lines if isinstance(line, RankRow)}
        for view in (
            ranking_view(state, outcome, "-", decided=False),
            ranking_view(state, outcome, "-", decided=True),
        )
    ]
    assert words == [
        {"Verlenen", "Loting nodig", "Plafond bereikt"},
        {"Verleend", "Loting nodig", "Plafond bereikt"},
    ]


def test_one_amount_with_cents_gives_all_amounts_cents() -> None:
    """Amounts under each other are compared at a glance."""
    state, outcome = utrecht_round()
    units = tuple(
        replace(unit, requested=Cents(unit.requested + 50)) if unit.id == "2026-0008" else unit
        for unit in outcome.case.units
    )
    after = evaluate(replace(outcome.case, units=units))
    assert places(state, after)[1] == ("2", "0001", "24.500,00")


def test_the_picture_hangs_every_place_from_what_was_left(held: tuple[Round, Outcome]) -> None:
    """The equals share one amount."""
    chart = burn_down(*held, "-", current="2026-0005")
    assert [slot.before for slot in chart.slots[:3]] == [20_000_000, 18_480_000, 16_030_000]
    waiting = [slot.before for slot in chart.slots if slot.state is SlotState.DRAW_NEEDED]
    assert waiting == [3_325_000] * 3
    assert chart.slots[-1].state is SlotState.CEILING_REACHED


def test_the_money_in_one_line(held: tuple[Round, Outcome]) -> None:
    """What is left, and what decides about it."""
    view = budget_view(*held, "-", current="2026-0005")
    assert (view.left, view.note, view.current) == (
        "€\u00a033.250",
        "Loting beslist over 3 plaatsen",
        4,
    )
    assert view.shares[-1] == (3_630_000, Mark.DRAW)


def test_needs_lead_to_the_first_cell_concerned(held: tuple[Round, Outcome]) -> None:
    """A cell with text that is no score comes first."""
    state, outcome = held
    invalid = {("2026-0010", "c4"): Unreadable("3,5", ("3,5 bestaat niet.",))}
    view = assessment_needs(state, outcome, joint_desk(state), invalid)
    assert [(need.sentence, need.target) for need in view.needs] == [
        ("1 cel bevat geen score", CellTarget("2026-0010", "c4")),
        ("3 scores ontbreken", CellTarget("2026-0019", "c6")),
        ("7 redenen ontbreken bij een 0", CellTarget("2026-0006", "c5")),
        ("Uitnodigingen loting niet vastgelegd", PhaseTarget(Phase.DRAW)),
    ]
    assert view.counts == "24 aanvragen · 18 in de rangorde"
    assert [need.sentence for need in view.later] == ["89 redenen ontbreken onder het maximum"]
    assert view.provisional == "Voorlopig: 2 onvolledig"


def test_the_strip_belongs_to_the_cell_under_the_cursor(held: tuple[Round, Outcome]) -> None:
    """A zero asks for a reason."""
    state, outcome = held
    desk = joint_desk(state)
    view = grid_view(state, outcome, desk)
    strip = strip_view(state, view, desk, "2026-0006", "c5")
    assert strip.prompt == "Waarom deze score? Verplicht bij 0 punten"
    assert [level.points for level in strip.levels] == ["0,0", "0,7", "1,4"]
    assert strip.reason_open
    assert not strip_view(state, view, desk, "2026-0019", "c6").reason_open


def test_a_place_is_explained_with_its_article(held: tuple[Round, Outcome]) -> None:
    """The rules themselves say which step decided."""
    view = why_view(held[1], "2026-0005")
    assert view.heading == "Waarom plaats 5"
    assert "Criterium 2 beslist" in " ".join(view.sentences)
    assert view.source == "Artikel 8, vierde lid."
    assert why_view(held[1], "2026-0021").heading == "Waarom geen plaats"


def test_a_member_with_an_interest_finds_the_row_locked(held: tuple[Round, Outcome]) -> None:
    """The joint scores stay open to the others."""
    state, outcome = held
    stamp = Stamp(nr=400, at="2026-05-12T12:00:00Z", actor="secretaris")
    interest = Interest(nature="bestuurslid", reason=None, stamp=stamp)
    state = replace(state, interests={"2026-0002": {"lid 3": interest}})
    member = grid_view(state, outcome, Desk(stage="scores", member="lid 3"))
    joint = grid_view(state, outcome, joint_desk(state))
    assert member.rows[1].cells[0] == LockedCell("lid 3 heeft een belang bij deze aanvraag.")
    assert isinstance(member.rows[0].cells[0], MissingCell)
    assert isinstance(joint.rows[1].cells[0], ScoreCell)


def test_scores_of_another_member_can_stay_hidden(held: tuple[Round, Outcome]) -> None:
    """Until all have scored."""
    view = grid_view(*held, Desk(stage="scores", member="lid 1", hidden=True))
    assert isinstance(view.rows[0].cells[0], HiddenCell)
    assert not view.accepts(0, 0)


def test_closed_scores_cannot_be_typed_over(held: tuple[Round, Outcome]) -> None:
    """From the phase Rangorde on the grid only shows."""
    state = replace(held[0], phase=Phase.RANKING)
    assert not grid_view(state, held[1], joint_desk(state)).editable


def test_numbers_lose_what_they_share_up_to_a_separator() -> None:
    """`2026-0001` becomes `0001`, and numbers without a shared year stay whole."""
    assert short_numbers(["2026-0010", "2026-0011"]) == {"2026-0010": "0010", "2026-0011": "0011"}
    assert short_numbers(["A10", "A11"]) == {"A10": "A10", "A11": "A11"}
    assert short_numbers(["2026-0010"]) == {"2026-0010": "2026-0010"}
    assert short_numbers([]) == {}


def test_one_has_a_capital_without_an_accent_on_it() -> None:
    """As Dutch writes it at the start of a sentence."""
    assert [capital(words) for words in ("één waarde ontbreekt", "totaal", "")] == [
        "Eén waarde ontbreekt",
        "Totaal",
        "",
    ]
