"""`rangorde scheme`: list the schemes, check a scheme file, show one in plain Dutch."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from desktop_app.cli.command import DONE, FAILED, Command, Console, is_file, read_file
from desktop_app.cli.parser import WRONG_USE
from desktop_app.places import schemes_folder
from desktop_app.schemefile.catalogue import (
    SUFFIX,
    LoadedScheme,
    catalogue,
    load_scheme,
    read_scheme_file,
    scheme_ids,
)
from desktop_app.schemefile.examples import count_examples, examples_beside, run_examples
from desktop_app.schemefile.problems import SchemeProblem, problem_message, problem_text
from desktop_app.text import command_scheme as words
from desktop_app.text.command_line import AS_JSON, unknown_scheme
from desktop_app.text.scheme import render_scheme, scheme_as_text


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", metavar="list|check|show", choices=("list", "check", "show"))
    parser.add_argument("names", nargs="*", default=[], metavar="REGELING", help=words.NAMES)
    parser.add_argument("--json", action="store_true", help=AS_JSON)


def _run(args: argparse.Namespace, console: Console) -> int:
    match args.action:
        case "list" if args.names:
            console.say(words.NO_NAME_WANTED)
            return WRONG_USE
        case "list":
            return _list(console, as_json=args.json)
        case "check":
            paths = [_path(name) for name in args.names or scheme_ids()]
            return _check(paths, console, as_json=args.json)
        case _ if not args.names:
            console.say(words.NAME_WANTED)
            return WRONG_USE
        case _:
            return _show(args.names, console, as_json=args.json)


def _list(console: Console, *, as_json: bool) -> int:
    rows = [(item.scheme.id, item.scheme.title) for item in catalogue()]
    if as_json:
        console.show_json([{"regeling": name, "citeertitel": title} for name, title in rows])
        return DONE
    width = max(len(name) for name, _ in rows) + 2
    for name, title in rows:
        console.show(f"{name:<{width}}{title}")
    return DONE


def _path(name: str) -> Path:
    """Take a name of the catalogue or the path of a scheme file of one's own."""
    return schemes_folder() / f"{name}{SUFFIX}" if name in scheme_ids() else Path(name)


def _check(paths: list[Path], console: Console, *, as_json: bool) -> int:
    code = DONE
    for path in paths:
        if read_file(path, console) is None:
            code = FAILED
            continue
        read = read_scheme_file(path)
        beside = _example_text(path, console)
        if beside is None:
            code = FAILED
            continue
        problems = list(_problems(path, read, beside))
        examples = count_examples(beside)
        if problems:
            code = FAILED
        if as_json:
            console.show_json(
                {"bestand": path.name, "voorbeelden": examples, "problemen": problems}
            )
            continue
        for text in problems:
            console.say(text)
        if isinstance(read, LoadedScheme) and not problems:
            console.show(words.sound(path.name, examples))
    return code


def _problems(
    path: Path, read: LoadedScheme | tuple[SchemeProblem, ...], beside: str
) -> Iterator[str]:
    """Give every problem of a scheme file and every worked example that does not hold."""
    if not isinstance(read, LoadedScheme):
        yield from (f"{path.name}: {problem_text(problem)}" for problem in read)
        return
    from desktop_app.cli.evaluate import evaluator_of

    for failure in run_examples(read.scheme, beside, evaluator_of(read.scheme)):
        yield words.example_fails(failure.line, failure.name, failure.expected, failure.found)


def _example_text(path: Path, console: Console) -> str | None:
    """Give the examples beside a scheme file; None after saying why they cannot be read."""
    beside = examples_beside(path)
    if not is_file(beside):
        return ""
    content = read_file(beside, console)
    if content is None:
        return None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        console.say(words.examples_not_utf8(beside.name, line))
        return None


def _show(names: list[str], console: Console, *, as_json: bool) -> int:
    code = DONE
    for name in names:
        loaded = load_scheme(name)
        if loaded is None and is_file(Path(name)):
            own = read_scheme_file(Path(name))
            if not isinstance(own, LoadedScheme):
                for problem in own:
                    console.say(problem_message(problem).one_line())
                code = FAILED
                continue
            loaded = own
        if loaded is None:
            console.say(unknown_scheme(name))
            code = FAILED
            continue
        sections = render_scheme(loaded.scheme)
        if as_json:
            console.show_json(
                {
                    "regeling": loaded.scheme.id,
                    "delen": [
                        {"kop": section.heading, "regels": [rule.text for rule in section.rules]}
                        for section in sections
                    ],
                }
            )
        else:
            console.show(scheme_as_text(sections))
    return code


COMMAND = Command(name="scheme", help=words.HELP, configure=_configure, run=_run)
