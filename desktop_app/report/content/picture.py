"""The picture of the money per place, read off the outcome."""

from __future__ import annotations

from desktop_app.core.outcome import PoolOutcome, Result, TieState
from desktop_app.report.burn_down import BurnDown, Slot, SlotState, describe
from desktop_app.report.chart import Canvas, burn_down_shapes
from desktop_app.report.content.facts import Facts
from desktop_app.report.document import Figure
from desktop_app.text import minutes_division as words
from desktop_app.text.notation import percent
from desktop_app.text.wording import place

_WIDTH = 459.0
_HEIGHT = 190.0
_SCALE = 0.62
_MOST_SLOTS = 60
"""Above so many places the bars are too thin to tell apart on paper."""

_STATES = {
    Result.GRANTED: SlotState.GRANTED,
    Result.GRANTED_IN_PART: SlotState.IN_PART,
    Result.CEILING_REACHED: SlotState.CEILING_REACHED,
    Result.AWAITING_DRAW: SlotState.DRAW_NEEDED,
}


def picture(facts: Facts, pool: PoolOutcome) -> Figure | None:
    """Draw what is left after every place; None when there is nothing to see or too much."""
    chart = burn_down(facts, pool)
    if not chart.slots or len(chart.slots) > _MOST_SLOTS:
        return None
    canvas = Canvas(width=_WIDTH, height=_HEIGHT, scale=_SCALE)
    return Figure(
        shapes=burn_down_shapes(chart, canvas),
        width=_WIDTH,
        height=_HEIGHT,
        description=describe(chart),
        caption=words.CAPTION,
    )


def burn_down(facts: Facts, pool: PoolOutcome) -> BurnDown:
    """Give the picture of one list as data; names of applicants are not in it."""
    slots, left = [], int(pool.ceiling)
    for line in facts.passed(pool):
        slots.append(
            Slot(
                label=line.id if line.place is None else place(line.place, shared=False),
                unit=line.id,
                before=left,
                granted=line.granted,
                asked=line.grantable,
                state=_STATES[line.result],
            )
        )
        left -= line.granted or 0
    return BurnDown(
        ceiling=pool.ceiling,
        slots=tuple(slots),
        ceiling_name=words.POOL_CEILING_NAME if facts.scheme.pools else words.CEILING_NAME,
        share=_share(facts, pool),
        ranked=pool.ranked,
    )


def _share(facts: Facts, pool: PoolOutcome) -> str:
    for tie in facts.outcome.ties:
        if tie.pool == pool.pool and tie.state is TieState.PRO_RATA and tie.asked > tie.left > 0:
            asked = sum(facts.lines[member].requested for member in tie.members)
            return percent(tie.left, asked)
    return ""
