"""What the picture of the money per place shows, as plain data, and that picture in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import assert_never

from desktop_app.text import burn_down as words


class SlotState(StrEnum):
    """What a place gets; places that are not ranked have no slot."""

    GRANTED = "granted"
    IN_PART = "in_part"
    CEILING_REACHED = "ceiling_reached"
    DRAW_NEEDED = "draw_needed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One place, in the order of the rangorde; amounts in cents.

    `label` is the place as printed (`12`, `4=`) or, without a rangorde, the number of the
    application; `unit` is that number and `name` the applicant. `before` is what is left before
    this place, `granted` what it gets (None while a draw is needed) and `asked` what it could
    get at most.
    """

    label: str
    unit: str
    before: int
    granted: int | None
    asked: int
    state: SlotState
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BurnDown:
    """The money of one ceiling or one pool ceiling, place after place; `ceiling` in cents.

    `current` is the unit that is marked. `share` is the pro rata percentage, printed once over
    the places that get a part. `decided` chooses the words of a decision over those of a
    proposal; `ranked` tells whether the labels are places.
    """

    ceiling: int
    slots: tuple[Slot, ...]
    ceiling_name: str = "Subsidieplafond"
    current: str = ""
    share: str = ""
    ranked: bool = True
    decided: bool = False


@dataclass(frozen=True, slots=True)
class SlotGroup:
    """Neighbouring slots that are drawn as one: the first index and the slots."""

    first: int
    slots: tuple[Slot, ...]


def left_after(slot: Slot) -> int:
    """What is left after this place, in cents; while a draw is needed nothing has been taken."""
    return slot.before - (slot.granted or 0)


def excess(slot: Slot) -> int:
    """How far this place alone reaches below the zero line, in cents."""
    return slot.asked - (slot.granted or 0)


def draw_groups(chart: BurnDown) -> tuple[SlotGroup, ...]:
    """The groups that wait for a draw: neighbours that share the same money."""
    groups = []
    for (state, _), members in groupby(
        enumerate(chart.slots), key=lambda pair: (pair[1].state, pair[1].before)
    ):
        listed = list(members)
        if state is SlotState.DRAW_NEEDED:
            groups.append(SlotGroup(listed[0][0], tuple(slot for _, slot in listed)))
    return tuple(groups)


def group_excess(group: SlotGroup) -> int:
    """How far a group that waits for a draw reaches below the zero line, in cents."""
    return max(0, sum(slot.asked for slot in group.slots) - group.slots[0].before)


def largest_excess(chart: BurnDown) -> int:
    """The deepest reach below the zero line, in cents."""
    alone = [excess(slot) for slot in chart.slots if slot.state is not SlotState.DRAW_NEEDED]
    return max([*alone, *(group_excess(group) for group in draw_groups(chart))], default=0)


def place_of(chart: BurnDown, slot: Slot) -> str:
    """The place of a slot in a sentence."""
    return words.place_name(slot.label, ranked=chart.ranked)


def describe(chart: BurnDown) -> tuple[str, ...]:
    """The picture in Dutch: one sentence that says what it is, then one for each bar."""
    return (
        f"{words.PICTURE} {words.ceiling(chart.ceiling_name, chart.ceiling)}.",
        *(describe_slot(chart, slot) for slot in chart.slots),
    )


def describe_slot(chart: BurnDown, slot: Slot) -> str:
    """One bar in a sentence, for the pointer, the keyboard and a screen reader."""
    where = ", ".join(part for part in (place_of(chart, slot), slot.name) if part)
    match slot.state:
        case SlotState.GRANTED | SlotState.IN_PART:
            left = left_after(slot)
            return words.bar(where, slot.asked, slot.granted, left, decided=chart.decided)
        case SlotState.CEILING_REACHED:
            return words.bar_refused(where, slot.asked)
        case SlotState.DRAW_NEEDED:
            return words.bar_draw(where, slot.asked, slot.before)
    assert_never(slot.state)
