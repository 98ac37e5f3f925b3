"""The Dutch words in and about the picture of the money per place."""

from __future__ import annotations

from desktop_app.text.notation import NO_VALUE, euros_short

ABOVE_CEILING = "Boven het plafond"
PICTURE = "Budget per plaats in de rangorde: wat na elke plaats over is, in euro."


def amount(cents: int) -> str:
    """An amount in the picture: `€ 12.150`, with cents only when there are any."""
    return f"€\u00a0{euros_short(cents)}"


def ceiling(name: str, cents: int) -> str:
    """The words under the line of the ceiling."""
    return f"{name} {amount(cents)}"


def gets_remainder(place: str, granted: int, asked: int) -> str:
    """What the application at the border gets."""
    return f"{place} krijgt wat over is: {amount(granted)} van {amount(asked)}"


def gets_remainder_short(place: str, granted: int, asked: int) -> str:
    """The same where there is little room."""
    return f"{place}: {amount(granted)} van {amount(asked)}"


def beyond(first: str, last: str, asked: int) -> str:
    """What the applications beyond the border asked together."""
    which = first if first == last else f"{first} tot en met {last}"
    together = "" if first == last else "samen "
    return f"{which}: plafond bereikt, {together}{amount(asked)} subsidiabel"


def left_over(cents: int) -> str:
    """What nobody gets."""
    return f"{amount(cents)} blijft over"


def place_name(label: str, *, ranked: bool) -> str:
    """A place in a sentence; an unranked list has numbers of applications instead."""
    return f"Plaats {label}" if ranked else label


def bar(where: str, asked: int, granted: int | None, left: int, *, decided: bool) -> str:
    """One bar in a sentence."""
    word = "verleend" if decided else "te verlenen"
    gets = NO_VALUE if granted is None else amount(granted)
    return f"{where}: subsidiabel {amount(asked)}, {word} {gets}, daarna over {amount(left)}."


def bar_refused(where: str, asked: int) -> str:
    """A bar below the zero line in a sentence."""
    return f"{where}: subsidiabel {amount(asked)}, plafond bereikt."


def bar_draw(where: str, asked: int, left: int) -> str:
    """A bar that waits for a draw in a sentence."""
    return (
        f"{where}: subsidiabel {amount(asked)}, loting nodig; voor de hele groep is nog "
        f"{amount(left)} over."
    )
