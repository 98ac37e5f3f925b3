"""What the user should know about a command that was carried out."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt, SeedGiven
from desktop_app.journal.describe import notice_message
from desktop_app.session.session import Done
from desktop_app.text.notices import seed_used_before


def notices(state: Round, done: Done) -> tuple[str, ...]:
    """Give the notices about what the entries of ``done`` brought into the round ``state``."""
    seeds = [
        (attempt, attempt.result)
        for attempt in state.draws.values()
        if isinstance(attempt.result, SeedGiven)
    ]
    clock = () if done.clock is None else (notice_message(done.clock).one_line(),)
    return (*clock, *_repeated(seeds, done))


def _repeated(seeds: list[tuple[Attempt, SeedGiven]], done: Done) -> Iterator[str]:
    """Tell of seeds that an earlier attempt had too: chance hardly ever repeats itself."""
    for attempt, given in seeds:
        if not done.first <= given.stamp.nr <= done.last:
            continue
        for earlier, other in seeds:
            if other.seed == given.seed and other.stamp.nr < given.stamp.nr:
                yield seed_used_before(*attempt.key, *earlier.key)
