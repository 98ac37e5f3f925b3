"""Sharing what is left among equals: exact, order-free, and never a cent too much."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.allocation import pro_rata
from desktop_app.core.case import Unit, UnitStatus
from desktop_app.core.numbers import Cents
from desktop_app.core.scheme import NO_POOL, ProRataRounding

DOWN, LARGEST = ProRataRounding.DOWN, ProRataRounding.LARGEST_REMAINDER


def unit(unit_id: str, requested: int, grantable: int | None = None) -> Unit:
    """Make an admitted unit that asks this many cents."""
    return Unit(
        id=unit_id,
        requested=Cents(requested),
        grantable=Cents(requested if grantable is None else grantable),
        pool=NO_POOL,
        status=UnitStatus.ADMITTED,
        hearing=True,
        points={},
        facts={},
    )


def test_three_equal_requests_leave_one_cent_unspent_and_nobody_is_favoured() -> None:
    units = [unit(name, 700_000) for name in "ABC"]
    for rounding in ProRataRounding:
        shares = pro_rata(units, Cents(1_000_000), rounding)
        assert shares == dict.fromkeys("ABC", 333_333)


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [
        (DOWN, {"A": 829_187, "B": 663_349, "C": 1_007_463}),
        (LARGEST, {"A": 829_187, "B": 663_350, "C": 1_007_463}),
    ],
)
def test_every_order_of_input_gives_the_same_shares(
    rounding: ProRataRounding, expected: dict[str, int]
) -> None:
    units = [unit("A", 1_234_567), unit("B", 987_654), unit("C", 1_500_000)]
    for order in permutations(units):
        assert pro_rata(order, Cents(2_500_000), rounding) == expected


@pytest.mark.parametrize("rounding", list(ProRataRounding))
def test_amounts_follow_the_fraction_and_not_the_percentage_that_is_shown(
    rounding: ProRataRounding,
) -> None:
    units = [unit("A", 450_000), unit("B", 450_000), unit("C", 450_000), unit("D", 200_000)]
    shares = pro_rata(units, Cents(1_000_000), rounding)
    assert shares == {"A": 290_322, "B": 290_322, "C": 290_322, "D": 129_032}
    assert sum(shares.values()) == 999_998


def test_a_share_is_capped_at_grantable_and_what_that_frees_is_not_handed_on() -> None:
    units = [unit("A", 1_000_000, 300_000), unit("B", 1_000_000)]
    for rounding in ProRataRounding:
        assert pro_rata(units, Cents(1_000_000), rounding) == {"A": 300_000, "B": 500_000}


@given(
    requests=st.lists(st.integers(1, 10**9), min_size=2, max_size=9),
    left=st.integers(0, 10**9),
    rounding=st.sampled_from(ProRataRounding),
)
def test_shares_never_exceed_what_is_left_and_differ_less_than_a_cent_from_exact(
    requests: list[int], left: int, rounding: ProRataRounding
) -> None:
    units = [unit(f"U{number}", request) for number, request in enumerate(requests)]
    left = min(left, sum(requests))
    shares = pro_rata(units, Cents(left), rounding)
    assert sum(shares.values()) <= left
    for item in units:
        exact_times_total = item.requested * left
        assert abs(shares[item.id] * sum(requests) - exact_times_total) < sum(requests)
        assert shares[item.id] <= item.grantable
    assert left - sum(shares.values()) < len(units)
