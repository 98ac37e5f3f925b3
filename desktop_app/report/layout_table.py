"""The layout of tables: heads repeated on every page, long cells split, totals carried over."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from desktop_app.report.column_widths import GAP, Measures, measures
from desktop_app.report.document import Align, CarryOver, Column, KeyValues, Table, Text
from desktop_app.report.flow import FULL, Flow, words_of
from desktop_app.report.page import LEFT, TOP, WIDTH, Artifact, Element, Owner
from desktop_app.report.shapes import Anchor, Face, Line, Shape, Tone
from desktop_app.report.styles import BODY, CAPTION, CELL, HAIRLINE, RULE, Style
from desktop_app.report.wrapping import TextLine, natural_width, wrap
from desktop_app.text import document_layout as words

if TYPE_CHECKING:
    from collections.abc import Sequence

_PAD = 3.6
_UNSPLIT = FULL / 3
"""A row no higher than this is never split over two pages."""

_FEWEST_LINES = 2
_SMALL_TABLE = 12
_ANCHORS = {Align.LEFT: Anchor.START, Align.RIGHT: Anchor.END, Align.CENTRE: Anchor.MIDDLE}


@dataclass(frozen=True, slots=True)
class _Row:
    """The wrapped cells of one row."""

    cells: tuple[tuple[TextLine, ...], ...]
    style: Style

    @property
    def lines(self) -> int:
        return max(len(cell) for cell in self.cells)

    @property
    def height(self) -> float:
        return self.lines * self.style.leading + 2 * _PAD

    def part(self, begin: int, end: int) -> _Row:
        return replace(self, cells=tuple(cell[begin:end] for cell in self.cells))


@dataclass(slots=True)
class _Open:
    """A table that is being put on pages."""

    flow: Flow
    table: Table
    sizes: Measures
    element: Element
    head: _Row
    first_row: bool = True
    done: int = 0
    lines: list[Shape] = field(default_factory=list)

    @property
    def x_positions(self) -> list[float]:
        places, x = [], LEFT
        for width in self.sizes.widths:
            places.append(x)
            x += width
        return places


def table_minimum(table: Table) -> float:
    """How much of a table must stand together: all of a small one, or its head and first row."""
    return _minimum(table, measures(table))


def _minimum(table: Table, sizes: Measures) -> float:
    above = _head(table, sizes).height + (CAPTION.leading + CAPTION.below if table.caption else 0)
    rows = [_wrapped(row, table, sizes, Face.REGULAR) for row in table.rows[:_SMALL_TABLE]]
    if not rows:
        return above
    whole = above + sum(row.height for row in rows)
    if table.totals:
        whole += _wrapped(table.totals, table, sizes, Face.STRONG).height
    if len(table.rows) <= len(rows) and whole <= _UNSPLIT:
        return whole
    return above + _first_part(rows[0]) + _carry_height(table, sizes)


def put_table(flow: Flow, table: Table) -> None:
    """A table over as many pages as it needs; every page begins with the head."""
    sizes = measures(table)
    flow.need(_minimum(table, sizes))
    element = flow.structure.add("Table")
    if table.caption:
        caption = wrap(table.caption, CAPTION.face, CAPTION.size, WIDTH)
        flow.put_lines(element.add("Caption"), caption, CAPTION)
        flow.y += CAPTION.below
    state = _Open(flow, table, sizes, element, _head(table, sizes))
    _put_head(state)
    totals = _wrapped(table.totals, table, sizes, Face.STRONG) if table.totals else None
    rows = [_wrapped(cells, table, sizes, Face.REGULAR) for cells in table.rows]
    for number, row in enumerate(rows):
        last = number == len(rows) - 1
        _put_row(state, row, after=_kept_with(rows, number, totals), last=last)
        state.done = number + 1
    if totals:
        _put_totals(state, totals)
    _close_part(state)
    flow.space(BODY.below + 4)


def put_key_values(flow: Flow, block: KeyValues) -> None:
    """Names at the left, values at the right, with a hairline between."""
    names = max(
        (natural_width(name, Face.REGULAR, CELL.size) for name, _ in block.pairs), default=0
    )
    left = min(names + 2 * GAP + 8, WIDTH * 0.36)
    widths = (left, WIDTH - left)
    element = flow.structure.add("Table")
    style = CELL.smaller(9.5)
    for name, value in block.pairs:
        label = wrap(name, Face.REGULAR, style.size, left - 2 * GAP)
        lines = wrap(value, Face.REGULAR, style.size, widths[1] - GAP)
        _put_pair(flow, element.add("TR"), (label, lines), (style, left))
    flow.space(BODY.below + 2)


def _put_pair(
    flow: Flow,
    row: Element,
    cells: tuple[tuple[TextLine, ...], tuple[TextLine, ...]],
    look: tuple[Style, float],
) -> None:
    label, lines = cells
    style, left = look
    name, value = row.add("TH", scope="Row"), row.add("TD")
    flow.need(min(max(len(label), len(lines)), 3) * style.leading + 2 * _PAD)
    grey = replace(style, tone=Tone.INK2)
    flow.put(name, words_of(label, grey, (LEFT, flow.y + _PAD)))
    rest = list(lines)
    least = len(label)
    while True:
        count = max(1, int((flow.room - 2 * _PAD) / style.leading))
        part, rest = rest[:count], rest[count:]
        flow.put(value, words_of(part, style, (LEFT + left, flow.y + _PAD)))
        flow.y += max(len(part), least) * style.leading + 2 * _PAD
        least = 0
        if not rest:
            break
        flow.new_page()
    flow.rule(tone=Tone.LINE)


def _kept_with(rows: Sequence[_Row], number: int, totals: _Row | None) -> float:
    """What must stand under a row on its page: the totals never stand under fewer than two."""
    if number < len(rows) - 2:
        return 0
    under = sum(row.height for row in rows[number + 1 :]) + (totals.height if totals else 0)
    return under if under <= _UNSPLIT else 0


def _head(table: Table, sizes: Measures) -> _Row:
    titles = tuple(column.title for column in table.columns)
    return _wrapped_in(titles, sizes, sizes.head)


def _wrapped(cells: tuple[Text, ...], table: Table, sizes: Measures, face: Face) -> _Row:
    if len(cells) != len(table.columns):
        raise ValueError(cells)
    return _wrapped_in(cells, sizes, replace(sizes.cell, face=face))


def _wrapped_in(cells: Sequence[Text], sizes: Measures, style: Style) -> _Row:
    wrapped = tuple(
        wrap(cell, style.face, style.size, width - 2 * GAP)
        for cell, width in zip(cells, sizes.widths, strict=True)
    )
    return _Row(wrapped, style)


def _first_part(row: _Row) -> float:
    """How much of a row must stand under the head of its table."""
    if row.height <= _UNSPLIT:
        return row.height
    return _FEWEST_LINES * row.style.leading + 2 * _PAD


def _put_head(state: _Open) -> None:
    """The head: spoken the first time, decoration when it is repeated."""
    flow, head = state.flow, state.head
    owners: list[Owner]
    if state.first_row:
        row = state.element.add("TR")
        owners = [row.add("TH", scope="Column") for _ in state.table.columns]
        state.first_row = False
    else:
        owners = [Artifact("Pagination")] * len(state.table.columns)
    _put_cells(state, head, owners, at_foot=True)
    flow.y += head.height
    _line(state, RULE, Tone.INK)


def _put_row(state: _Open, row: _Row, *, after: float, last: bool) -> None:
    """One row, on the next page when it does not fit, split when it is very high."""
    reserve = 0 if last else _carry_height(state.table, state.sizes)
    element = state.element.add("TR")
    owners: list[Owner] = [element.add("TD") for _ in row.cells]
    if row.height + after + reserve > state.flow.room and row.height <= _UNSPLIT:
        _next_page(state)
    begin = 0
    while begin < row.lines:
        room = state.flow.room - 2 * _PAD - reserve
        fitting = int(room / row.style.leading + 1e-6)
        if fitting < min(_FEWEST_LINES, row.lines - begin) and not _at_head(state):
            _next_page(state)
            continue
        end = min(row.lines, begin + max(fitting, 1))
        part = row.part(begin, end)
        _put_cells(state, part, owners)
        state.flow.y += part.height
        begin = end
        if begin < row.lines:
            _next_page(state)
    _line(state, HAIRLINE, Tone.LINE)


def _at_head(state: _Open) -> bool:
    """Whether only the head of the table stands on this page."""
    return state.flow.y <= _top_of_rows(state)


def _top_of_rows(state: _Open) -> float:
    return TOP + state.head.height + _carry_height(state.table, state.sizes) + 1


def _put_totals(state: _Open, totals: _Row) -> None:
    if totals.height > state.flow.room:
        _next_page(state)
    element = state.element.add("TR")
    if state.lines:
        state.lines.pop()
    _line(state, RULE, Tone.INK)
    _put_cells(state, totals, [element.add("TD") for _ in totals.cells])
    state.flow.y += totals.height


def _put_cells(state: _Open, row: _Row, owners: Sequence[Owner], *, at_foot: bool = False) -> None:
    """The cells of one row at the current place; heads stand at the foot of their row."""
    for column, x, width, lines, owner in zip(
        state.table.columns, state.x_positions, state.sizes.widths, row.cells, owners, strict=True
    ):
        down = (row.lines - len(lines)) * row.style.leading if at_foot else 0
        place = (x + _left_gap(column, x), state.flow.y + _PAD + down)
        inner = width - 2 * GAP
        anchor = _ANCHORS[column.align]
        state.flow.put(owner, words_of(lines, row.style, place, width=inner, anchor=anchor))


def _left_gap(column: Column, x: float) -> float:
    """The first column begins at the margin when its text does."""
    return 0 if x == LEFT and column.align is Align.LEFT else GAP


def _line(state: _Open, thickness: float, tone: Tone) -> None:
    end = LEFT + sum(state.sizes.widths)
    y = state.flow.y
    state.lines.append(Line(x1=LEFT, y1=y, x2=end, y2=y, tone=tone, stroke_width=thickness))


def _close_part(state: _Open) -> None:
    """Put the lines of this page down; they are decoration."""
    state.flow.put(Artifact(), state.lines)
    state.lines = []


def _next_page(state: _Open) -> None:
    """Carry the totals over and begin the next page with the head."""
    _put_carry(state, words.CARRY_OVER)
    _close_part(state)
    state.flow.new_page()
    _put_head(state)
    _put_carry(state, words.CARRIED_OVER)


def _carry_height(table: Table, sizes: Measures) -> float:
    return 0 if table.carry_over is None else sizes.cell.leading + 2 * _PAD


def _put_carry(state: _Open, label: str) -> None:
    """The running totals after the last whole row, as decoration: they are not data."""
    carry = state.table.carry_over
    if carry is None or not state.done:
        return
    cells = _carry_cells(carry, state.done, label)
    row = _wrapped_in(cells, state.sizes, replace(state.sizes.cell, tone=Tone.INK2))
    _put_cells(state, row, [Artifact("Pagination")] * len(cells))
    state.flow.y += row.height
    _line(state, HAIRLINE, Tone.LINE)


def _carry_cells(carry: CarryOver, done: int, label: str) -> tuple[str, ...]:
    cells = list(carry.running[done - 1])
    cells[carry.label_column] = label
    return tuple(cells)
