"""Amounts of the exchange format: euros with exactly two decimals, as cents."""

from __future__ import annotations

import re
from typing import Final

from desktop_app.core.exchange_errors import CaseFault, Problems
from desktop_app.core.numbers import Cents

_EUROS: Final = re.compile(r"(0|[1-9][0-9]{0,11})\.([0-9]{2})")


def read_euros(value: object, at: str, problems: Problems, *, positive: bool) -> Cents | None:
    """Read an amount with exactly two decimals as cents; None after noting a problem."""
    if not isinstance(value, str):
        problems.add(CaseFault.WRONG_TYPE, at, value, "text")
        return None
    match = _EUROS.fullmatch(value)
    cents = int(match[1] + match[2]) if match else -1
    if cents < positive:
        problems.add(CaseFault.BAD_AMOUNT, at, value)
        return None
    return Cents(cents)
