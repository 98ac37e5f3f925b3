"""`rangorde evaluate`: one case in, one outcome out, line by line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from desktop_app.core.exchange_errors import CaseFault, CaseProblem
from desktop_app.core.exchange_json import NotStrictJsonError, read_json
from desktop_app.core.exchange_read import evaluated
from desktop_app.core.exchange_write import outcome_json
from desktop_app.core.outcome import Outcome
from desktop_app.core.scheme import Scheme
from desktop_app.schemefile.catalogue import load_scheme
from desktop_app.text.exchange import case_problem


@lru_cache(maxsize=64)
def scheme_of(scheme_id: str) -> Scheme | None:
    """Give the scheme with this id from the program's own folder, or None."""
    loaded = load_scheme(scheme_id)
    return None if loaded is None else loaded.scheme


@dataclass(frozen=True, slots=True)
class Answer:
    """The line that answers a case: an outcome, or its errors when it could not be read."""

    text: str
    was_read: bool


def evaluate_line(line: str) -> str:
    """Evaluate one case (a JSON text) and give its outcome, or its errors, as a JSON text."""
    return answer(line).text


def evaluator_of(scheme: Scheme) -> Callable[[str], str]:
    """Give an evaluator that knows this scheme alone, so that a file is tested by its own rules."""

    def evaluate(line: str) -> str:
        return _answered(_evaluated(line, lambda name: scheme if name == scheme.id else None)).text

    return evaluate


def answers(lines: Iterable[str], *, indent: int | None = None) -> Iterator[Answer]:
    """Answer every line that is not blank, in order; one bad case does not stop the others."""
    return (answer(line, indent=indent) for line in lines if line.strip())


def answer(line: str, *, indent: int | None = None) -> Answer:
    """Answer one case; indent spreads the answer over lines."""
    return _answered(_evaluated(line, scheme_of), indent=indent)


def _answered(result: Outcome | tuple[CaseProblem, ...], *, indent: int | None = None) -> Answer:
    if isinstance(result, Outcome):
        return Answer(_dump(outcome_json(result), indent), was_read=True)
    errors = [
        {"code": problem.fault.value, "message": case_problem(problem), "at": problem.at}
        for problem in result
    ]
    return Answer(_dump({"errors": errors}, indent), was_read=False)


def _evaluated(
    line: str, find_scheme: Callable[[str], Scheme | None]
) -> Outcome | tuple[CaseProblem, ...]:
    try:
        case = read_json(line)
    except NotStrictJsonError:
        return (CaseProblem(fault=CaseFault.BAD_JSON, at=""),)
    return evaluated(case, find_scheme)


def _dump(value: object, indent: int | None) -> str:
    separators = (",", ":") if indent is None else (",", ": ")
    return json.dumps(value, ensure_ascii=False, indent=indent, separators=separators)
