"""What the caller expects to find in a file: columns, and the choices the user has made."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop_app.importing.csv_reading import Encoding

_THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedLevel:
    """One level of a criterion, with the hundredths of a point it is worth."""

    id: str
    name: str
    hundredths: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedCriterion:
    """A criterion that may have a column, found by its id or its name.

    With `levels` only those are scores. Without, scores are points with at most two decimals,
    or whole numbers when `whole`, from `smallest` to `largest`, both included; from `largest`
    1000 up thousands may be separated.
    """

    id: str
    name: str
    levels: tuple[ExpectedLevel, ...] = ()
    whole: bool = False
    smallest: int = 0
    largest: int | None = None

    def may_have_thousands(self) -> bool:
        """Tell whether a point can separate thousands here."""
        return self.whole and (self.largest is None or self.largest >= _THOUSAND)


class FactKind(StrEnum):
    """What a fact is: a whole number of at least 0, or yes or no."""

    COUNT = "count"
    YES_NO = "yes-no"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedFact:
    """A fact that may have a column, found by its id or its name.

    `at_most`: the id of another count that this one may not exceed.
    """

    id: str
    name: str
    kind: FactKind
    at_most: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedStage:
    """An assessment whose scores may stand in the file, found by one of its names."""

    id: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedPool:
    """A pool that applications may name, by its code or its name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedColumns:
    """Everything a file may hold for this scheme and round.

    `amounts`: whether applicant and requested amount must be there. `scores_required`: whether
    the columns of at least one stage must be there. `stages`: empty for a scheme that assesses
    once; `stage_without_prefix` is the stage of a column that names only the criterion.
    `known_ids`: numbers that are in the round already. `not_both_zero`: pairs of counts, by id,
    of which at least one is above 0.
    """

    criteria: tuple[ExpectedCriterion, ...] = ()
    facts: tuple[ExpectedFact, ...] = ()
    stages: tuple[ExpectedStage, ...] = ()
    stage_without_prefix: str | None = None
    pools: tuple[ExpectedPool, ...] = ()
    amounts: bool = True
    scores_required: bool = False
    known_ids: frozenset[str] = frozenset()
    not_both_zero: tuple[tuple[str, str], ...] = ()


class HiddenRows(StrEnum):
    """What to do with rows that are hidden or filtered away."""

    READ = "read"
    LEAVE_OUT = "leave_out"


class NumberStyle(StrEnum):
    """Which of comma and point stands before the decimals in a column."""

    COMMA = "comma"
    POINT = "point"


class DamagedText(StrEnum):
    """What to do with a text whose letters were spoilt by a wrong encoding."""

    KEEP = "keep"
    REPAIR = "repair"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices:
    """The answers of the user to the questions of an earlier reading of the same file.

    `number_styles`: by heading. `assigned`: by role (`Role.key`), the heading of its column.
    """

    sheet: str | None = None
    hidden_rows: HiddenRows | None = None
    number_styles: Mapping[str, NumberStyle] = field(default_factory=dict)
    assigned: Mapping[str, str] = field(default_factory=dict)
    encoding: Encoding | None = None
    damaged_text: DamagedText | None = None

    def record(self) -> dict[str, str]:
        """Write the answers as words, for the journal."""
        answers = {
            "sheet": self.sheet,
            "hidden_rows": self.hidden_rows,
            "encoding": self.encoding,
            "damaged_text": self.damaged_text,
            **{f"number_style:{heading}": style for heading, style in self.number_styles.items()},
            **{f"column:{role}": heading for role, heading in self.assigned.items()},
        }
        return {name: str(answer) for name, answer in answers.items() if answer is not None}
