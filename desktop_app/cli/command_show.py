"""`rangorde show`: the ranking and the allocation of a round as they are now."""

from __future__ import annotations

import argparse

from desktop_app.cli.command import DONE, FAILED, Command, Console
from desktop_app.cli.parser import file_path
from desktop_app.cli.rounds import open_to_look
from desktop_app.core.evaluate import evaluate
from desktop_app.core.outcome import Outcome
from desktop_app.core.round import Round
from desktop_app.core.round_case import case_of
from desktop_app.core.scheme import NO_POOL
from desktop_app.exporting.data import round_data
from desktop_app.exporting.overview import OverviewRow, overview
from desktop_app.text import notation, show
from desktop_app.text.command_line import AS_JSON
from desktop_app.text.results import STATUSES
from desktop_app.text.why import why_amount, why_place

_INDENT = 2


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("round", type=file_path, metavar="RONDE", help=show.ROUND)
    parser.add_argument("--why", action="store_true", help=show.WHY)
    parser.add_argument("--json", action="store_true", help=AS_JSON)


def _run(args: argparse.Namespace, console: Console) -> int:
    state = open_to_look(args.round, console)
    if state is None:
        return FAILED
    outcome = evaluate(case_of(state))
    if args.json:
        console.show_json(round_data(state, outcome), indent=_INDENT)
        return DONE
    _show(state, outcome, console)
    if args.why:
        _explain(outcome, console)
    return DONE


def _show(state: Round, outcome: Outcome, console: Console) -> None:
    status = STATUSES[outcome.status]
    console.show(show.heading(state.id, state.scheme.short_title, str(state.phase), status))
    rows = overview(state, outcome)
    for pool in outcome.pools:
        name = state.ceilings[pool.pool].name
        console.show("")
        console.show(
            show.pool_line(
                "Verdeling" if pool.pool == NO_POOL else name,
                notation.euros(pool.ceiling),
                notation.euros(pool.granted),
                notation.euros(pool.remainder),
            )
        )
        own = [row for row in rows if row.pool in (name, pool.pool)]
        for line in show.columns([_cells(row, state.scheme.unit) for row in own]):
            console.show(line)
    console.show("")
    console.show(show.head_line(state.nr, notation.blocks(state.head)))


def _cells(row: OverviewRow, unit: int) -> tuple[str, ...]:
    def money(cents: int | None) -> str:
        return notation.NO_VALUE if cents is None else notation.euros_short(cents)

    return (
        row.place,
        row.unit,
        row.applicant,
        notation.NO_VALUE if row.total is None else notation.points_number(row.total, unit),
        money(row.requested),
        money(row.granted),
        money(row.left),
        row.result,
        row.why,
    )


def _explain(outcome: Outcome, console: Console) -> None:
    for unit in outcome.units:
        place = why_place(outcome, unit.id)
        console.show("")
        console.show(place.text)
        if unit.place is not None:
            console.show(why_amount(outcome, unit.id).text)


COMMAND = Command(name="show", help=show.HELP, configure=_configure, run=_run)
