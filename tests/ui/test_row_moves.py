"""The fewest moves from one order to another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from desktop_app.ui.models.moves import Move, moves

KEYS = st.lists(st.text("abcdefghijkl", min_size=1, max_size=1), unique=True, max_size=12)


@given(KEYS.flatmap(lambda keys: st.tuples(st.just(keys), st.permutations(keys))))
def test_the_moves_turn_the_old_order_into_the_new(orders: tuple[list[str], list[str]]) -> None:
    """Done one after the other, they give exactly the new order."""
    old, new = orders
    order = list(old)
    for step in moves(old, new):
        order.insert(step.target, order.pop(step.source))
    assert order == list(new)


@given(KEYS.filter(bool), st.data())
def test_one_row_that_moved_is_one_move(keys: list[str], data: st.DataObject) -> None:
    """However far it goes, the others stay."""
    place = st.integers(0, len(keys) - 1)
    order = list(keys)
    order.insert(data.draw(place), order.pop(data.draw(place)))
    assert len(moves(keys, order)) <= 1


def test_an_unchanged_order_needs_no_move() -> None:
    """Nothing jumps without a reason."""
    assert moves("abc", "abc") == ()
    assert moves("abc", "cab") == (Move(2, 0),)
