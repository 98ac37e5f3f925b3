"""`rangorde new`: begin a round under a regeling, in a file of its own."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from desktop_app.cli.command import DONE, FAILED, Command, Console, is_file
from desktop_app.cli.parser import file_path
from desktop_app.core.declined import Declined
from desktop_app.core.events_round import PoolCeiling
from desktop_app.core.ids import is_id
from desktop_app.core.numbers import Cents
from desktop_app.core.parsing import NumberProblem, parse_amount_typed
from desktop_app.core.scheme import NO_POOL, Scheme
from desktop_app.core.settings import RoundField
from desktop_app.journal.describe import problem_message
from desktop_app.journal.entry import EntryProblem, valid_actor
from desktop_app.journal.problems import WriteFailed
from desktop_app.schemefile.catalogue import LoadedScheme, load_scheme, read_scheme_file
from desktop_app.session.opening import BrokenScheme, CreateFailed, NewRound, create_session
from desktop_app.session.session import Session
from desktop_app.text import command_line as words
from desktop_app.text.declined import declined_message
from desktop_app.text.journal import WriteDetail


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "round", type=file_path, metavar="RONDE.ronde", help="het nieuwe rondebestand"
    )
    parser.add_argument("--scheme", required=True, metavar="REGELING", help=words.NEW_SCHEME)
    parser.add_argument("--id", required=True, metavar="NUMMER", help=words.NEW_ID)
    parser.add_argument("--actor", required=True, metavar="NAAM", help=words.ACTOR)
    parser.add_argument("--ceiling", metavar="BEDRAG", help=words.NEW_CEILING)
    parser.add_argument(
        "--pool", action="append", default=[], metavar="CODE=BEDRAG[=NAAM]", help=words.NEW_POOL
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="VELD=WAARDE", help=words.NEW_SET
    )
    parser.add_argument("--json", action="store_true", help=words.AS_JSON)


def _run(args: argparse.Namespace, console: Console) -> int:
    loaded = _scheme(args.scheme, console)
    problems: list[str] = []
    ceilings = _ceilings(args.ceiling, args.pool, problems)
    settings = _settings(args.set, problems)
    if not is_id(args.id):
        problems.append(words.bad_round_id(args.id))
    if not valid_actor(args.actor):
        problems.append(words.bad_actor(args.actor))
    if loaded is not None:
        problems += _unlike_the_scheme(args, loaded.scheme)
    for problem in problems:
        console.say(problem)
    if loaded is None or problems:
        return FAILED
    new = NewRound(round_id=args.id, ceilings=ceilings, settings=settings)
    made = create_session(args.round, new, loaded.text, actor=args.actor, ports=console.ports)
    if not isinstance(made, Session):
        console.say(_why_not(made))
        return FAILED
    head = made.round.head
    made.close()
    if args.json:
        console.show_json({"ronde": args.id, "bestand": str(args.round), "kop": head})
    else:
        console.show(words.round_made(args.id, str(args.round)))
    return DONE


def _scheme(name: str, console: Console) -> LoadedScheme | None:
    """Give a scheme of the program, or the one in a scheme file of one's own."""
    loaded = load_scheme(name)
    if loaded is not None:
        return loaded
    path = Path(name)
    if not is_file(path):
        console.say(words.unknown_scheme(name))
        return None
    own = read_scheme_file(path)
    if isinstance(own, tuple):
        console.say(words.broken_scheme(name))
        return None
    return own


def _unlike_the_scheme(args: argparse.Namespace, scheme: Scheme) -> Iterator[str]:
    """Say which option for the ceilings this scheme wants, where another one is given."""
    if scheme.pools is None and (args.ceiling is None or args.pool):
        yield words.ONE_CEILING
    if scheme.pools is not None and args.ceiling is not None:
        yield words.CEILING_PER_POOL


def _ceilings(
    ceiling: str | None, pools: Sequence[str], problems: list[str]
) -> tuple[PoolCeiling, ...]:
    given = [] if ceiling is None else [(NO_POOL, ceiling, "")]
    for pool in pools:
        code, _, rest = pool.partition("=")
        amount, _, name = rest.partition("=")
        if not is_id(code) or not amount:
            problems.append(words.bad_pool(pool))
        elif code in {taken for taken, _, _ in given}:
            problems.append(words.given_twice("--pool", code))
        else:
            given.append((code, amount, name or code))
    found: list[PoolCeiling] = []
    for code, text, name in given:
        amount_read = parse_amount_typed(text)
        if isinstance(amount_read, NumberProblem):
            problems.append(words.bad_amount(text))
            continue
        found.append(PoolCeiling(pool=code, name=name, amount=Cents(amount_read)))
    return tuple(found)


def _settings(pairs: Sequence[str], problems: list[str]) -> Mapping[RoundField, str]:
    fields = {str(field): field for field in RoundField}
    found: dict[RoundField, str] = {}
    for pair in pairs:
        name, between, value = pair.partition("=")
        if name not in fields:
            problems.append(words.unknown_field(name, tuple(fields)))
        elif not between:
            problems.append(words.value_wanted(name))
        elif fields[name] in found:
            problems.append(words.given_twice("--set", name))
        else:
            found[fields[name]] = value
    return found


def _why_not(made: CreateFailed) -> str:
    match made:
        case BrokenScheme():
            return words.broken_scheme("")
        case Declined():
            return declined_message(made).one_line()
        case EntryProblem():
            return words.TEXT_NOT_STORABLE
        case WriteFailed(reason=reason):
            return words.round_not_made(WriteDetail[reason.name])
        case _:
            return problem_message(made).one_line()


COMMAND = Command(name="new", help=words.NEW_HELP, configure=_configure, run=_run)
