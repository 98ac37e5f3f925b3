"""Run cases through the program and through the second evaluator, and count the differences."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from tests.reference.broken import broken_lines
from tests.reference.cases import cases
from tests.reference.evaluator import evaluate_line
from tests.reference.features import ERROR_CODES, FEATURES, features

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Json = dict[str, object]

SEED = 2026
# One broken line for every so many valid cases.
_BROKEN_SHARE = 2
_SHOWN = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One line on which the two do not agree."""

    line: str
    program: object
    reference: object


@dataclass(slots=True, kw_only=True)
class Report:
    """What a run compared: lines read and refused, features seen, and where the two differ."""

    compared: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)

    def missing(self) -> list[str]:
        """Return the features and error codes that no line exercised."""
        wanted = (*FEATURES, *(f"error: {code}" for code in ERROR_CODES))
        return [name for name in wanted if not self.seen[name]]


def lines(count: int, seed: int = SEED) -> Iterator[str]:
    """Give `count` valid cases, then half as many broken lines."""
    for case in cases(seed, count):
        yield json.dumps(case)
    yield from broken_lines(seed, count // _BROKEN_SHARE)


def compare(given: Iterable[str], program: Callable[[str], str]) -> Report:
    """Compare the program with the second evaluator on every line."""
    report = Report()
    for line in given:
        reference = evaluate_line(line)
        answer = json.loads(program(line))
        report.compared += 1
        if "errors" in reference:
            report.seen.update({f"error: {code}" for code, _ in _faults(reference)})
        else:
            report.seen.update(features(json.loads(line), reference))
        if _comparable(answer) != _comparable(reference):
            report.differences.append(Difference(line=line, program=answer, reference=reference))
    return report


def _faults(outcome: Json) -> list[tuple[str, str]]:
    """Return the (code, at) pairs of an error line, sorted."""
    return sorted(
        (cast("str", error["code"]), cast("str", error["at"]))
        for error in cast("list[Json]", outcome["errors"])
    )


def _comparable(outcome: object) -> object:
    """Return an outcome as it is, and errors without their messages."""
    if isinstance(outcome, dict) and "errors" in outcome:
        return {**outcome, "errors": _faults(outcome)}
    return outcome


def the_program() -> Callable[[str], str]:
    """Return the program's own evaluation of one line; imported only when it is asked for."""
    module = importlib.import_module("desktop_app.cli.evaluate")
    return cast("Callable[[str], str]", module.evaluate_line)


def main(arguments: list[str]) -> int:
    """Compare, print the counts and return 1 when the two differ anywhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.reference.compare")
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=SEED)
    chosen = parser.parse_args(arguments)
    report = compare(lines(chosen.cases, chosen.seed), the_program())
    sys.stdout.write(summary(report))
    return 1 if report.differences else 0


def summary(report: Report) -> str:
    """Print the counts and the first differences as text."""
    rows = [f"{report.seen[name]:8d}  {name}" for name in sorted(report.seen)]
    rows.extend(f"       0  {name}" for name in report.missing())
    for difference in report.differences[:_SHOWN]:
        rows.append(f"line      {difference.line}")
        rows.append(f"program   {json.dumps(difference.program, sort_keys=True)}")
        rows.append(f"reference {json.dumps(difference.reference, sort_keys=True)}")
    rows.append(f"{report.compared} lines compared, {len(report.differences)} differences")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
