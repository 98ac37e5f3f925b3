"""How amounts, points, parts and enumerations are written in Dutch."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

NBSP = "\u00a0"
MINUS = "\u2212"
ELLIPSIS = "…"
NO_VALUE = "–"

_WORDS = [
    "nul",
    "één",
    "twee",
    "drie",
    "vier",
    "vijf",
    "zes",
    "zeven",
    "acht",
    "negen",
    "tien",
    "elf",
    "twaalf",
    "dertien",
    "veertien",
    "vijftien",
    "zestien",
    "zeventien",
    "achttien",
    "negentien",
    "twintig",
]

_REPEATING_DIGITS = 3
_LONGEST_QUOTE = 200
_PERCENT_DIGITS = 4
_FEWEST_DECIMALS = 2


def euros(cents: int) -> str:
    """An amount in sentences and documents: `€ 12.500,00`, with a no-break space.

    Shape: whole cents in, always two decimals out.
    """
    return f"€{NBSP}{euros_short(cents, with_cents=True)}"


def euros_short(cents: int, *, with_cents: bool | None = None) -> str:
    """An amount in a cell of a screen: `12.500`, without the euro sign.

    `with_cents=None` prints cents only when there are any; False is only for axes and
    labels that round down on purpose.
    """
    whole, rest = divmod(abs(cents), 100)
    sign = MINUS if cents < 0 else ""
    thousands = f"{whole:,}".replace(",", ".")
    if with_cents or (with_cents is None and rest):
        return f"{sign}{thousands},{rest:02d}"
    return f"{sign}{thousands}"


def euros_column(amounts: Sequence[int]) -> list[str]:
    """The amounts of one column: cents everywhere as soon as one amount has cents."""
    with_cents = any(amount % 100 for amount in amounts)
    return [euros_short(amount, with_cents=with_cents) for amount in amounts]


def euros_difference(cents: int) -> str:
    """A difference in a sentence, never negative: `€ 500,00 minder`."""
    if cents == 0:
        return "geen verschil"
    return f"{euros(abs(cents))} {'minder' if cents < 0 else 'meer'}"


def exact(value: int | Fraction, unit: int = 100) -> Fraction:
    """Points as a rational number: an int counts units, a Fraction is the points itself."""
    return value if isinstance(value, Fraction) else Fraction(value, unit)


def points(value: int | Fraction, unit: int = 100) -> str:
    """Points with their word: `4,9 punten`, `0,8 punt`, `1 punt`, `0 punten`.

    An int counts units of which `unit` make one point (hundredths by default); a Fraction is
    the number of points itself.
    """
    size = abs(exact(value, unit))
    return f"{points_number(value, unit)} {'punt' if 0 < size <= 1 else 'punten'}"


def points_number(value: int | Fraction, unit: int = 100) -> str:
    """Points without their word, exact: `4,9`, `5`, or `7 1/3 (7,333…)`."""
    number = exact(value, unit)
    sign, size = (MINUS if number < 0 else ""), abs(number)
    decimals = finite_decimals(size)
    if decimals is not None:
        return sign + _cut_off(size, decimals)
    whole, rest = divmod(size.numerator, size.denominator)
    fraction = f"{rest}/{size.denominator}"
    mixed = f"{whole} {fraction}" if whole else fraction
    return f"{sign}{mixed} ({sign}{_cut_off(size, _REPEATING_DIGITS)}{ELLIPSIS})"


def distinct_decimals(values: Sequence[int | Fraction], unit: int = 100) -> list[str]:
    """Points of one column, with more decimals where different values would print alike.

    Rounded half up, trailing zeros left out, two decimals unless more are needed.
    """
    numbers = [exact(value, unit) for value in values]
    different = len(set(numbers))
    decimals = _FEWEST_DECIMALS
    while True:
        printed = [rounded(number, decimals) for number in numbers]
        if len(set(printed)) == different:
            return printed
        decimals += 1


def rounded(number: Fraction, decimals: int) -> str:
    """A number rounded half up (away from zero), for print only, without trailing zeros."""
    scale = 10**decimals
    scaled = (2 * abs(number) * scale + 1) // 2
    text = _without_trailing_zeros(_cut_off(Fraction(scaled, scale), decimals))
    return f"{MINUS}{text}" if number < 0 and scaled else text


def percent(part: int, whole: int) -> str:
    """A part as a percentage: `50%`, or `47,6190…%` when it has no end within four decimals."""
    number = Fraction(part * 100, whole)
    decimals = finite_decimals(number)
    if decimals is not None and decimals <= _PERCENT_DIGITS:
        return f"{_cut_off(number, decimals)}%"
    return f"{_cut_off(number, _PERCENT_DIGITS)}{ELLIPSIS}%"


def euros_share(part: int, whole: int) -> str:
    """A pro rata part, as the fraction and the percentage it stands for.

    Shape: `€ 30.000,00 / € 63.000,00 = 47,6190…%`; both in cents.
    """
    return f"{euros(part)} / {euros(whole)} = {percent(part, whole)}"


def finite_decimals(number: Fraction) -> int | None:
    """How many decimals write this number out exactly, or None when it never ends."""
    twos, rest = _times_divisible(number.denominator, 2)
    fives, rest = _times_divisible(rest, 5)
    return max(twos, fives) if rest == 1 else None


def enumeration(items: Sequence[str]) -> str:
    """Texts in a sentence: `a`, `a en b`, `a, b en c`."""
    if len(items) <= 1:
        return "".join(items)
    return f"{', '.join(items[:-1])} en {items[-1]}"


def number_in_words(number: int) -> str:
    """A whole number in a sentence: in words up to and including twenty."""
    if 0 <= number < len(_WORDS):
        return _WORDS[number]
    return euros_short(number * 100, with_cents=False)


def plural(number: int, one: str, many: str) -> str:
    """A counted noun in a sentence: `drie aanvragen`, `één aanvraag`, `21 aanvragen`."""
    return f"{number_in_words(number)} {one if number == 1 else many}"


def blocks(hexadecimal: str) -> str:
    """A hash in blocks of four, never cut off: sixteen blocks for SHA-256."""
    return _in_groups(hexadecimal.lower(), 4)


def seed_groups(seed: str) -> str:
    """A seed in groups of five characters, to be read aloud."""
    return _in_groups(seed, 5)


def _in_groups(text: str, size: int) -> str:
    return " ".join(text[start : start + size] for start in range(0, len(text), size))


def _times_divisible(number: int, factor: int) -> tuple[int, int]:
    times = 0
    while number % factor == 0:
        number //= factor
        times += 1
    return times, number


def _cut_off(size: Fraction, decimals: int) -> str:
    scale = 10**decimals
    whole, rest = divmod(size.numerator * scale // size.denominator, scale)
    return f"{whole},{rest:0{decimals}d}" if decimals else str(whole)


def _without_trailing_zeros(text: str) -> str:
    return text.rstrip("0").rstrip(",") if "," in text else text


def excerpt(text: str) -> str:
    """A text as it is quoted in a message: what is very long is cut off, and shows it."""
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + ELLIPSIS
