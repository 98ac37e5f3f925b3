"""`rangorde.txt` (RANGORDE-1): the ranking as a draw and a document bind to it."""

from __future__ import annotations

from desktop_app.core.numbers import exact_text
from desktop_app.core.outcome import Outcome


def ranking_text(
    outcome: Outcome, *, round_id: str, scheme_sha256: str, nr: int, head: str
) -> bytes:
    """Write the ranking of an outcome.

    One line per unit that passed every minimum, by pool, place (not ranked last) and id; nr and
    head: the last entry of the journal before it. ASCII with LF.
    """
    lines = [
        "RANGORDE-1",
        f"ronde {round_id}",
        f"regeling {outcome.case.scheme.id.upper()} {scheme_sha256}",
        f"journaal {nr} {head}",
        *(
            f"eenheid {pool} {place or '-'} {unit} {total}"
            for pool, _, place, unit, total in sorted(_ranked(outcome))
        ),
    ]
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def _ranked(outcome: Outcome) -> list[tuple[str, int, int | None, str, str]]:
    scheme = outcome.case.scheme
    after_all = len(outcome.units) + 1
    return [
        (
            line.pool,
            line.place if line.place is not None else after_all,
            line.place,
            line.id,
            exact_text(line.total, scheme.unit),
        )
        for line in outcome.units
        if outcome.assessed[line.id].reason is None and line.total is not None
    ]
