"""What the screens Rangorde and Verdeling show beside the table and the chart."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.ui.presenters.marks import Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Two units compared key by key; `deciding` is the place of the key that decided."""

    keys: tuple[str, ...]
    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    names: tuple[str, str]
    deciding: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundaryOption:
    """One way to treat the first unit that does not fit, with what it leads to."""

    key: str
    title: str
    consequence: str
    of_scheme: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundaryView:
    """The decision at the ceiling: the question, the options, and what is recorded."""

    question: str
    options: tuple[BoundaryOption, ...]
    recorded: str | None


@dataclass(frozen=True, slots=True)
class Margin:
    """The smallest change up or down that alters the amount."""

    mark: Mark
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InspectorView:
    """Everything about one unit: state, why, article, comparison, margin and boundary."""

    place: str
    name: str
    mark: Mark
    state: str
    why: str
    source: str
    comparison: Comparison | None
    boundary: BoundaryView | None
    margins: tuple[Margin, ...]


@dataclass(frozen=True, slots=True)
class Sum:
    """One amount above the chart: `Te verlenen € 200.000`."""

    label: str
    amount: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AllocationHead:
    """The heading above the chart and its sums."""

    title: str
    explanation: str
    sums: tuple[Sum, ...]
