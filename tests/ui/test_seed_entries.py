"""Two entries of a seed compared, and the boxes they are typed in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.ui.parts.throw_boxes import ThrowBoxes
from desktop_app.ui.presenters.seed_entry import different_places, names_of, seed_rows
from desktop_app.ui.theme import Appearance

THROWS = st.text("123456", min_size=1, max_size=40)


@given(THROWS)
def test_equal_entries_differ_nowhere(seed: str) -> None:
    assert different_places(seed_rows(seed), seed_rows(seed), per_character=True) == ()


@given(THROWS, st.data())
def test_one_changed_throw_is_the_only_place_that_differs(seed: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(seed) - 1))
    other = data.draw(st.sampled_from([eye for eye in "123456" if eye != seed[at]]))
    changed = seed[:at] + other + seed[at + 1 :]
    found = different_places(seed_rows(seed), seed_rows(changed), per_character=True)
    assert found == (at + 1,)


def test_a_longer_entry_differs_where_the_other_ends() -> None:
    found = different_places(seed_rows("123"), seed_rows("12345"), per_character=True)
    assert found == (4, 5)


def test_items_are_compared_as_a_whole_and_without_who() -> None:
    first = (("lid 1", "17"), ("lid 2", "Eemhuis"))
    again = (("", "17"), ("", "eemhuis"))
    assert different_places(first, again, per_character=False) == (2,)


def test_names_are_told_apart_by_commas() -> None:
    assert names_of(" voorzitter , ,getuige 2") == ("voorzitter", "getuige 2")


def test_boxes_break_at_whole_groups_when_there_is_little_room(appearance: Appearance) -> None:
    boxes = ThrowBoxes(appearance, "Eerste invoer", 30, "123456")
    wide = boxes.heightForWidth(1000)
    assert boxes.heightForWidth(900) > wide
    assert boxes.heightForWidth(600) > wide
    assert boxes.heightForWidth(100) > boxes.heightForWidth(600)


def test_a_throw_in_the_middle_is_replaced_and_covered_boxes_take_nothing(
    appearance: Appearance,
) -> None:
    boxes = ThrowBoxes(appearance, "Eerste invoer", 30, "123456")
    QTest.keyClicks(boxes, "123")
    QTest.keyClick(boxes, Qt.Key.Key_Home)
    QTest.keyClicks(boxes, "6")
    assert boxes.value == "623"
    boxes.cover(covered=True)
    QTest.keyClicks(boxes, "5")
    QTest.keyClick(boxes, Qt.Key.Key_Backspace)
    assert boxes.value == "623"
