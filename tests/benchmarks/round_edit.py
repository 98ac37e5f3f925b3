"""How long a round of 10,000 applications takes to replay, and to change by one score.

Prints CPU milliseconds: the replay of all entries per entry, the decision about one score, the
new state, the case, and the outcome. Run: python -m tests.benchmarks.round_edit
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from desktop_app.core.commands_applications import GiveScore
from desktop_app.core.decide import decide
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events import Event
from desktop_app.core.events_applications import Admitted, ApplicationReceived
from desktop_app.core.events_scoring import ScoreGiven
from desktop_app.core.numbers import Cents
from desktop_app.core.round import Recorded, Round
from desktop_app.core.round_case import case_of
from desktop_app.core.transition import evolve, replay
from tests.core.round_samples import Play

UNITS = 10_000
EDITS = 100
CRITERIA = "abcdefghijk"


def journal(units: int) -> tuple[Play, list[Recorded]]:
    """A journal with so many admitted and scored applications, one entry per batch."""
    play = Play("amsterdam-kinderboerderijen", {"-": 10**9})
    events: list[Event] = []
    for number in range(units):
        unit = f"2026-{number:05d}"
        events.append(
            ApplicationReceived(
                application=unit,
                applicant="boerderij",
                description=None,
                requested=Cents(1_000_00),
                grantable=Cents(1_000_00),
                grantable_reason=None,
                received=None,
                complete=None,
                pool="-",
                late=False,
            )
        )
        events.append(Admitted(target=unit, reason=None))
        events += [_score(unit, item, str((number * 7 + ord(item)) % 3)) for item in CRITERIA]
    entries = [_entry(nr, event) for nr, event in enumerate(events, start=2)]
    return play, [*play.entries, *entries]


def _score(unit: str, criterion: str, value: str) -> ScoreGiven:
    return ScoreGiven(
        unit=unit,
        stage="scores",
        member=None,
        criterion=criterion,
        old=None,
        new=value,
        reason=None,
    )


def _entry(nr: int, event: Event) -> Recorded:
    return Recorded(
        nr=nr,
        batch=nr,
        size=1,
        at="2026-03-03T12:00:00Z",
        actor="secretaris",
        event=event,
        chain="0" * 64,
    )


def timed(work: Callable[..., Any], *given: object) -> tuple[float, Any]:
    """CPU milliseconds of one piece of work, and what it gave."""
    begin = process_time()
    result = work(*given)
    return 1000 * (process_time() - begin), result


def main() -> None:
    play, entries = journal(UNITS)
    spent, state = timed(replay, entries, play.scheme)
    assert isinstance(state, Round), state
    lines = [f"replay: {spent:.0f} ms, {1000 * spent / len(entries):.1f} µs per entry"]
    steps: dict[str, list[float]] = {"decide": [], "evolve": [], "case": [], "outcome": []}
    for number in range(EDITS):
        command = GiveScore(unit=f"2026-{number:05d}", criterion="a", value="5")
        spent, events = timed(decide, state, command, play.context())
        steps["decide"].append(spent)
        made = [_entry(state.nr + 1, event) for event in events]
        spent, state = timed(evolve, state, made)
        steps["evolve"].append(spent)
        spent, case = timed(case_of, state)
        steps["case"].append(spent)
        if number % 10 == 0:
            steps["outcome"].append(timed(evaluate, case)[0])
    lines += [f"{name}: {median(spent):.3f} ms" for name, spent in steps.items()]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
