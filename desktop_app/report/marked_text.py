"""The text of a PDF by its marks: what belongs to the structure, and what is decoration."""

from __future__ import annotations

import ctypes
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.report.extracting import MOST_PAGES, ONE_AT_A_TIME
from desktop_app.report.verifying import UnreadablePdf

if TYPE_CHECKING:
    import pikepdf
    import pypdfium2

MOST_ELEMENTS = 2_000_000
"""A structure with more elements is taken for an attack."""

_DEEPEST = 40
_ROWS = frozenset({"/TR", "/LI"})
_FORMS = frozenset({"/OBJR", "/Form"})


@dataclass(frozen=True, slots=True)
class MarkedPage:
    """The text of one page: per mark, and piece by piece what has none (decoration)."""

    marked: Mapping[int, str]
    loose: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrintedLine:
    """One row of a table, item of a list or piece of text; head: its cells are titles."""

    cells: tuple[str, ...]
    head: bool


@dataclass(frozen=True, slots=True)
class PrintedText:
    """Everything that is printed: lines in reading order, and the decoration of each page."""

    lines: tuple[PrintedLine, ...]
    loose: tuple[tuple[str, ...], ...]


def printed_text(pdf: bytes) -> PrintedText | UnreadablePdf:
    """Read what is printed in a tagged document; never raises.

    Every mark of every page is read once, in the order of the structure. A mark that no element
    claims comes last, as a line of its own, so that nothing on paper is left out.
    """
    pages = _pages(pdf)
    if isinstance(pages, UnreadablePdf):
        return pages
    import pikepdf

    try:
        with pikepdf.open(io.BytesIO(pdf)) as opened:
            lines = tuple(_Reader(opened, pages).lines())
    except Exception:  # noqa: BLE001 - a file from anywhere makes the library raise anything
        return UnreadablePdf()
    return PrintedText(lines, tuple(page.loose for page in pages))


def _pages(pdf: bytes) -> tuple[MarkedPage, ...] | UnreadablePdf:
    import pypdfium2

    with ONE_AT_A_TIME:
        try:
            document = pypdfium2.PdfDocument(pdf)
        except pypdfium2.PdfiumError:
            return UnreadablePdf()
        try:
            if len(document) > MOST_PAGES:
                return UnreadablePdf()
            return tuple(_page(document[index]) for index in range(len(document)))
        except pypdfium2.PdfiumError:
            return UnreadablePdf()
        finally:
            document.close()


def _page(page: pypdfium2.PdfPage) -> MarkedPage:
    import pypdfium2.raw as pdfium

    letters = page.get_textpage()
    marked: dict[int, list[str]] = {}
    loose = []
    for item in page.get_objects():
        if item.type != pdfium.FPDF_PAGEOBJ_TEXT:
            continue
        number = pdfium.FPDFPageObj_GetMarkedContentID(item)
        text = _text(item, letters)
        if number < 0:
            loose.append(text)
        else:
            marked.setdefault(number, []).append(text)
    joined = {number: " ".join(parts) for number, parts in marked.items()}
    return MarkedPage(joined, tuple(loose))


def _text(item: pypdfium2.PdfObject, letters: pypdfium2.PdfTextPage) -> str:
    import pypdfium2.raw as pdfium

    length = pdfium.FPDFTextObj_GetText(item, letters, None, 0)
    if not length:
        return ""
    buffer = ctypes.create_string_buffer(length)
    target = ctypes.cast(buffer, ctypes.POINTER(pdfium.FPDF_WCHAR))
    pdfium.FPDFTextObj_GetText(item, letters, target, length)
    return buffer.raw[: length - 2].decode("utf-16-le", errors="replace")


class _Reader:
    """Walks the structure of a document and takes the text of every mark once."""

    def __init__(self, pdf: pikepdf.Pdf, pages: tuple[MarkedPage, ...]) -> None:
        self._pdf = pdf
        self._open = [dict(page.marked) for page in pages]
        self._numbers = {page.obj.objgen: index for index, page in enumerate(pdf.pages)}
        self._visited = 0

    def lines(self) -> Iterator[PrintedLine]:
        """Give the lines of the structure, then every mark that no element claims."""
        yield from self._below(self._pdf.Root.StructTreeRoot, 0)
        for marks in self._open:
            for number in sorted(marks):
                yield PrintedLine((marks[number],), head=False)

    def _below(self, element: pikepdf.Object, depth: int) -> Iterator[PrintedLine]:
        self._visited += 1
        if depth > _DEEPEST or self._visited > MOST_ELEMENTS:
            raise ValueError(depth)
        kids = list(_kids(element))
        if str(element.get("/S", "")) in _ROWS:
            cells = tuple(self._inside(kid, depth + 1) for kid in kids)
            head = bool(kids) and all(str(kid.get("/S", "")) == "/TH" for kid in kids)
            yield PrintedLine(cells, head=head)
            return
        own = "".join(self._take(kid) for kid in kids if _is_mark(kid))
        if own.strip():
            yield PrintedLine((own,), head=False)
        for kid in kids:
            if not _is_mark(kid) and not _is_form(kid):
                yield from self._below(kid, depth + 1)

    def _inside(self, element: pikepdf.Object, depth: int) -> str:
        """All text in an element and below it."""
        self._visited += 1
        if depth > _DEEPEST or self._visited > MOST_ELEMENTS:
            raise ValueError(depth)
        if _is_mark(element):
            return self._take(element)
        return " ".join(self._inside(kid, depth + 1) for kid in _kids(element))

    def _take(self, mark: pikepdf.Object) -> str:
        page = self._numbers[mark.Pg.objgen]
        return self._open[page].pop(int(mark.MCID), "") + " "


def _kids(element: pikepdf.Object) -> Iterator[pikepdf.Object]:
    import pikepdf

    kids = element.get("/K")
    if isinstance(kids, pikepdf.Array):
        yield from (kid for kid in kids if isinstance(kid, pikepdf.Dictionary))
    elif isinstance(kids, pikepdf.Dictionary):
        yield kids


def _is_mark(kid: pikepdf.Object) -> bool:
    return str(kid.get("/Type", "")) == "/MCR"


def _is_form(kid: pikepdf.Object) -> bool:
    return str(kid.get("/Type", "")) in _FORMS or str(kid.get("/S", "")) in _FORMS
