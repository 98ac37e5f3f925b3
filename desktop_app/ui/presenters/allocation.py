"""What the screen Verdeling shows beside the table and the chart."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.ui.presenters.marks import Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundaryOption:
    """One way to treat the first unit that does not fit, with what it leads to."""

    key: str
    title: str
    consequence: str
    of_scheme: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundaryView:
    """The decision at the ceiling: question, options, the one that holds, and what is recorded."""

    question: str
    options: tuple[BoundaryOption, ...]
    chosen: str
    recorded: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class InspectorView:
    """Everything about one unit: place, amount, why, articles, and the boundary if it is there."""

    unit: str
    place: str
    name: str
    mark: Mark
    state: str
    amount: str
    why: str
    source: str
    boundary: BoundaryView | None


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
