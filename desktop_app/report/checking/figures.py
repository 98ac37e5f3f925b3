"""Three texts of one document compared: on paper, in `stuk.json`, and made again from its files."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest

from desktop_app.report.checking.findings import (
    DecorationDiffers,
    FigureDiffers,
    Finding,
    FooterMissing,
    PrintedDiffers,
)
from desktop_app.report.content.lines import Line
from desktop_app.report.content.sheet import Sheet
from desktop_app.report.document import Status
from desktop_app.report.marked_text import PrintedLine, PrintedText
from desktop_app.text import document_layout as words


def squeezed(text: str) -> str:
    """A text without white space, letters with their accents in one character.

    Where lines are broken is the business of the layout, and a no-break space prints as a space.
    """
    return "".join(unicodedata.normalize("NFC", text).split())


def compare_computed(
    lines: Sequence[Line], computed: Iterable[Line], units: frozenset[str]
) -> Iterator[Finding]:
    """Find every computed line in the document, in order; what the round told stands between."""
    sections: dict[str, list[Line]] = {}
    for line in lines:
        sections.setdefault(line.where, []).append(line)
    at = dict.fromkeys(sections, 0)
    titles: dict[str, Line] = {}
    for wanted in computed:
        if wanted.head:
            titles[wanted.where] = wanted
        own = sections.get(wanted.where, [])
        begin = at.get(wanted.where, 0)
        place = next(
            (index for index in range(begin, len(own)) if own[index].cells == wanted.cells), None
        )
        if place is not None:
            at[wanted.where] = place + 1
            continue
        found = _nearest(own[begin:], wanted)
        yield from _figures(wanted, found, titles.get(wanted.where), units)


def _nearest(lines: Sequence[Line], wanted: Line) -> Line | None:
    """Find the line that the wanted one most likely was: the same kind, most cells the same."""
    alike = [line for line in lines if len(line.cells) == len(wanted.cells)]
    return max(alike, key=lambda line: _same(line, wanted), default=None)


def _same(line: Line, wanted: Line) -> int:
    return sum(one == two for one, two in zip(line.cells, wanted.cells, strict=True))


def _figures(
    wanted: Line, found: Line | None, titles: Line | None, units: frozenset[str]
) -> Iterator[Finding]:
    cells: Sequence[str] = found.cells if found else ()
    for column, (one, other) in enumerate(zip_longest(cells, wanted.cells, fillvalue="")):
        if one != other:
            yield FigureDiffers(
                where=wanted.where,
                unit=_unit(wanted.cells, units),
                column=_title(titles, column, len(wanted.cells)),
                found=one,
                computed=other,
            )


def _unit(cells: Iterable[str], units: frozenset[str]) -> str:
    return next((cell for cell in cells if cell in units), "")


def _title(titles: Line | None, column: int, columns: int) -> str:
    if titles is None or len(titles.cells) != columns or column >= columns:
        return ""
    return titles.cells[column]


def compare_printed(sheet: Sheet, printed: PrintedText, units: frozenset[str]) -> Iterator[Finding]:
    """Compare what is on paper with what the document says is printed, line by line."""
    expected = list(sheet.lines)
    empty_page = squeezed(words.EMPTY_PAGE)
    found = [line for line in printed.lines if squeezed("".join(line.cells)) != empty_page]
    begin = _common(expected, found)
    end = _common(expected[begin:][::-1], found[begin:][::-1])
    open_expected = expected[begin : len(expected) - end]
    open_found = found[begin : len(found) - end]
    titles = _titles_before(expected, begin)
    for wanted, line in zip_longest(open_expected, open_found):
        if wanted is not None and wanted.head:
            titles = wanted
        if wanted is None or line is None or not _alike(wanted, line):
            yield from _differences(wanted, line, titles, units)


def _common(expected: Sequence[Line], found: Sequence[PrintedLine]) -> int:
    for number, (wanted, line) in enumerate(zip(expected, found, strict=False)):
        if not _alike(wanted, line):
            return number
    return min(len(expected), len(found))


def _alike(wanted: Line, line: PrintedLine) -> bool:
    return [squeezed(cell) for cell in wanted.cells] == [squeezed(cell) for cell in line.cells]


def _titles_before(lines: Sequence[Line], place: int) -> Line | None:
    return next((line for line in reversed(lines[:place]) if line.head), None)


def _differences(
    wanted: Line | None, line: PrintedLine | None, titles: Line | None, units: frozenset[str]
) -> Iterator[Finding]:
    expected: Sequence[str] = wanted.cells if wanted else ()
    printed: Sequence[str] = line.cells if line else ()
    for column, (one, other) in enumerate(zip_longest(printed, expected, fillvalue="")):
        if squeezed(one) != squeezed(other):
            yield PrintedDiffers(
                where=wanted.where if wanted else "",
                unit=_unit(expected, units),
                column=_title(titles, column, len(expected)),
                printed=" ".join(one.split()),
                expected=other,
            )


def compare_decoration(
    sheet: Sheet, printed: PrintedText, carried: Iterable[str]
) -> Iterator[Finding]:
    """Check the foot of every page, and that nothing else stands outside the text.

    Allowed beside it: the watermark, titles of tables that are repeated on the next page, and
    the running totals that are carried over (`carried`).
    """
    titles = {squeezed(cell) for line in sheet.lines if line.head for cell in line.cells}
    exact = {squeezed(cell) for cell in carried}
    exact |= {squeezed(text) for text in (words.CARRY_OVER, words.CARRIED_OVER)}
    exact |= {squeezed(text) for text in _watermark(sheet.status)}
    for number, loose in enumerate(printed.loose, start=1):
        left = [squeezed(text) for text in loose]
        for wanted in (*sheet.footer, words.page_of(number, len(printed.loose))):
            if squeezed(wanted) in left:
                left.remove(squeezed(wanted))
            else:
                yield FooterMissing(number, wanted)
        for text in left:
            if text and text not in exact and not any(text in title for title in titles):
                yield DecorationDiffers(number, text)


def _watermark(status: Status) -> tuple[str, ...]:
    match status:
        case Status.CONCEPT:
            return (words.WATERMARK_CONCEPT,)
        case Status.LAPSED:
            return (words.WATERMARK_LAPSED,)
        case Status.FINAL | Status.PUBLIC:
            return ()
