"""A small round for the tests of the window: five applications, three criteria."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.criteria import Level, LevelScale, WholeScale
from desktop_app.core.numbers import Points
from desktop_app.ui.presenters.grid import (
    CriterionColumn,
    GridCell,
    GridRow,
    GridView,
    LockedCell,
    MissingCell,
    TotalState,
    score_cell,
)
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.ranking import (
    CeilingRow,
    RankingView,
    RankRow,
    UnplacedHead,
    UnplacedRow,
)

NAMES = {
    "A1": "Stichting Beweeg",
    "A2": "Zwemclub Zilver",
    "A3": "Judoschool Noord",
    "A4": "Roeiclub De Singel",
    "A5": "Yoga voor Nieuwkomers",
}


def level_column(key: str, highest: int) -> CriterionColumn:
    """A criterion with onvoldoende, voldoende and goed; `highest` in hundredths."""
    scale = LevelScale(
        (
            Level(id="insufficient", name="onvoldoende", points=Points(0)),
            Level(id="sufficient", name="voldoende", points=Points(highest // 2)),
            Level(id="good", name="goed", points=Points(highest)),
        )
    )
    return CriterionColumn(
        key=key,
        code=key,
        label=f"criterium {key[1:]}",
        title="Bereik van de activiteit",
        article="Artikel 8, lid 2",
        maximum="1,8" if highest == 180 else "2,0",
        scale=scale,
        decimals=1,
    )


def whole_column(key: str) -> CriterionColumn:
    """A criterion with whole points from 0 to 5."""
    return CriterionColumn(
        key=key,
        code=key,
        label=f"onderdeel {key}",
        title="Dierenwelzijn",
        article="Artikel 10",
        maximum="5",
        scale=WholeScale(0, 5),
    )


COLUMNS = (level_column("c1", 200), level_column("c2", 180), whole_column("e"))


def row(unit: str, *values: str | None, mark: Mark | None = None, faded: bool = False) -> GridRow:
    """A row with these scores; None is a missing score, `lock` a locked cell."""
    cells: list[GridCell] = []
    for column, value in zip(COLUMNS, values, strict=True):
        if value is None:
            cells.append(MissingCell())
        elif value == "lock":
            cells.append(LockedCell("lid 3 heeft een belang bij deze aanvraag."))
        else:
            cells.append(score_cell(column, value))
    return GridRow(
        key=unit,
        number=f"2026-{unit}",
        short_number=unit,
        name=NAMES[unit],
        cells=tuple(cells),
        total="–",
        total_state=TotalState.MISSING,
        mark=mark,
        faded=faded,
    )


def rank_row(unit: str, place: int, *, members: int = 1, mark: Mark = Mark.GRANTED) -> RankRow:
    """A placed application."""
    draw = mark is Mark.DRAW
    return RankRow(
        key=unit,
        mark=mark,
        word="Loting nodig" if draw else "Verlenen",
        place=place,
        members=members,
        number=f"2026-{unit}",
        short_number=unit,
        name=NAMES[unit],
        cells=("2,0", "0,9", "3"),
        total="5,9",
        requested="12.500",
        granted=None if draw else "12.500",
        between=("9.450", "12.500") if draw else None,
        left="" if draw else "33.250",
        why="Totaal beslist",
        dim=mark is Mark.CEILING,
    )


@dataclass(frozen=True, slots=True)
class Example:
    """The grid and the rangorde of the example."""

    grid: GridView
    ranking: RankingView


def example() -> Example:
    """The round with a missing score, a lock, a withdrawn application and a shared place."""
    grid = GridView(
        columns=COLUMNS,
        rows=(
            row("A1", "good", "good", "3"),
            row("A2", "sufficient", None, "2"),
            row("A3", "good", "lock", None),
            row("A4", "insufficient", "sufficient", "5"),
            row("A5", "good", "good", "1", mark=Mark.WITHDRAWN, faded=True),
        ),
    )
    ranking = RankingView(
        codes=("c1", "c2", "e"),
        lines=(
            rank_row("A1", 1),
            rank_row("A2", 2, members=2, mark=Mark.DRAW),
            rank_row("A3", 2, members=2, mark=Mark.DRAW),
            CeilingRow(full="Plafond € 200.000 bereikt", short="Plafond bereikt"),
            rank_row("A4", 4, mark=Mark.CEILING),
            UnplacedHead(title="Niet in de rangorde", counts=((Mark.WITHDRAWN, "1 ingetrokken"),)),
            UnplacedRow(
                key="A5",
                mark=Mark.WITHDRAWN,
                word="Ingetrokken",
                number="2026-A5",
                short_number="A5",
                name=NAMES["A5"],
                total="–",
                requested="9.800",
                reason="Ingetrokken op 4 mei",
            ),
        ),
    )
    return Example(grid, ranking)
