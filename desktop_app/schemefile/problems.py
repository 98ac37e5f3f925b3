"""Problems in a scheme text: what, where, and the source line with a caret under the place."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from desktop_app.text.messages import Message
from desktop_app.text.notation import ELLIPSIS
from desktop_app.text.scheme_faults import SchemeFault
from desktop_app.text.scheme_problems import fault_message, scheme_place

MOST_PROBLEMS: Final = 200
_LONGEST_SHOWN: Final = 80
_WIDEST: Final = 120
_MOST_BEFORE: Final = 80
_UNPRINTABLE: Final = "\ufffd"
_STILL_WHOLE: Final = frozenset(
    {
        SchemeFault.ANCHOR,
        SchemeFault.TAG,
        SchemeFault.SEVERAL_LINES,
        SchemeFault.DUPLICATE_KEY,
        SchemeFault.UNKNOWN_KEY,
    }
)


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A place in the text: line and column, both from 1."""

    line: int
    column: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemeProblem:
    """One problem in a scheme text.

    found: the text at fault (or the key that is absent); expected: what could stand there, or
    the figures of the comparison; suggestion: the word that was probably meant;
    source: the line of the text as it was read.
    """

    fault: SchemeFault
    place: Place
    source: str
    found: str = ""
    expected: tuple[str, ...] = ()
    suggestion: str | None = None

    @property
    def marked(self) -> str:
        """The source line with a caret under the place; of a long line the part around it."""
        column = self.place.column - 1
        first = max(0, column - _MOST_BEFORE)
        shown = self.source[first : first + _WIDEST]
        start = ELLIPSIS if first else ""
        end = ELLIPSIS if first + _WIDEST < len(self.source) else ""
        visible = "".join(letter if letter.isprintable() else _UNPRINTABLE for letter in shown)
        return f"{start}{visible}{end}\n{' ' * (len(start) + column - first)}^"


def nearest(found: str, known: Iterable[str]) -> str | None:
    """Give the known word that looks most like this one, if any does."""
    if len(found) > _LONGEST_SHOWN:
        return None
    return next(iter(difflib.get_close_matches(found, list(known), n=1)), None)


@dataclass(slots=True)
class Findings:
    """The problems found so far in one text.

    stands_in: a value is absent for which another problem is already reported.
    """

    lines: list[str]
    problems: list[SchemeProblem] = field(default_factory=list)
    stands_in: bool = False

    @property
    def whole(self) -> bool:
        """Every value was read, so that the rules can be compared with each other."""
        faults = {problem.fault for problem in self.problems}
        return not self.stands_in and faults <= _STILL_WHOLE

    def report(
        self,
        fault: SchemeFault,
        place: Place,
        *,
        found: str = "",
        expected: tuple[str, ...] = (),
        suggestion: str | None = None,
    ) -> None:
        """Add one problem; beyond the bound they are no longer kept."""
        if len(self.problems) >= MOST_PROBLEMS:
            return
        source = self.lines[place.line - 1] if place.line <= len(self.lines) else ""
        self.problems.append(
            SchemeProblem(
                fault=fault,
                place=place,
                source=source,
                found=_shortened(found),
                expected=expected,
                suggestion=suggestion,
            )
        )

    def sorted(self) -> tuple[SchemeProblem, ...]:
        """Give the problems in the order of the text."""
        return tuple(sorted(self.problems, key=lambda item: (item.place, item.fault.value)))


def _shortened(text: str) -> str:
    first = text.split("\n", 1)[0]
    return first if len(first) <= _LONGEST_SHOWN else first[: _LONGEST_SHOWN - 1] + "…"


def problem_message(problem: SchemeProblem) -> Message:
    """Say in Dutch what is wrong and what to do."""
    return fault_message(
        problem.fault,
        line=problem.place.line,
        column=problem.place.column,
        found=problem.found,
        expected=problem.expected,
        suggestion=problem.suggestion,
    )


def problem_text(problem: SchemeProblem) -> str:
    """Write a problem for the command line: code, place, source line with caret, what to do."""
    said = problem_message(problem)
    place = scheme_place(problem.place.line, problem.place.column)
    marked = "\n".join(f"    {line}" for line in problem.marked.split("\n"))
    return f"{said.code} {said.title} ({place})\n{marked}\n{said.what} {said.remedy}"
