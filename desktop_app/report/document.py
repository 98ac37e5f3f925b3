"""A document as plain data: what stands in it and in which order, not how it looks.

All text is data: `a<b>c`, `R&D` and `<img src=x>` are printed as they stand here. The layout,
the screen preview and the golden tests read the same Document.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from desktop_app.report.shapes import Shape


class DocumentKind(StrEnum):
    """The kinds of document a round can have; the names are those of the word list."""

    MINUTES = "minutes"
    DRAW_MINUTES = "draw_minutes"
    DECISION_LIST = "decision_list"
    EXTRACT = "extract"
    CORRIGENDUM = "corrigendum"
    DRAW_SHEET = "draw_sheet"
    INVITATION = "invitation"


class Status(StrEnum):
    """What a document is worth: a concept and a lapsed document carry a watermark."""

    CONCEPT = "concept"
    FINAL = "final"
    LAPSED = "lapsed"
    PUBLIC = "public"


class Emphasis(StrEnum):
    """How one run of text stands out."""

    PLAIN = "plain"
    STRONG = "strong"
    MONO = "mono"


class Align(StrEnum):
    """Where the text of a column stands; numbers stand at the right."""

    LEFT = "left"
    RIGHT = "right"
    CENTRE = "centre"


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text in one emphasis."""

    text: str
    emphasis: Emphasis = Emphasis.PLAIN


Text: TypeAlias = str | tuple[Run, ...]
"""Text of a paragraph or a cell: plain, or in runs. A line feed begins a new line."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; level 1 is a section of the document, the title itself stands above it."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: Text


@dataclass(frozen=True, slots=True)
class Items:
    """A list, with bullets or with numbers from 1."""

    items: tuple[Text, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class KeyValues:
    """Names at the left, each with its value at the right."""

    pairs: tuple[tuple[str, Text], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """One column of a table.

    `share` 0 makes the column as wide as its widest cell, which is then never broken: amounts,
    numbers, places. The other columns divide what is left in proportion to their shares.
    """

    title: str
    align: Align = Align.LEFT
    share: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class CarryOver:
    """What a long table prints where it goes on to the next page.

    `running[i]` is the row of cells after row i, empty where nothing is carried; the cell of
    `label_column` is filled by the layout: at the foot of a page "over te brengen", at the head
    of the next "overgebracht".
    """

    running: tuple[tuple[str, ...], ...]
    label_column: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table: every row and the totals have as many cells as there are columns."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Text, ...], ...]
    totals: tuple[Text, ...] = ()
    caption: str = ""
    carry_over: CarryOver | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A picture of shapes, `width` by `height` points; `description` says what it shows."""

    shapes: tuple[Shape, ...]
    width: float
    height: float
    description: tuple[str, ...]
    caption: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HashBlocks:
    """A hash in blocks of four, or numbered one by one for reading aloud and typing back."""

    label: str
    hexadecimal: str
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Preformatted:
    """Lines that are printed character by character, such as a file or a command."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BlankBoxes:
    """Empty boxes to fill in on paper, `count` of them in groups of `group`."""

    label: str
    count: int
    group: int = 5


@dataclass(frozen=True, slots=True)
class BlankLines:
    """Empty lines to fill in on paper, each after its label."""

    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PageBreak:
    """What follows begins on a new page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SignatureSlot:
    """The place for one signature; an empty name, place or date is a line to fill in."""

    role: str
    statement: str
    name: str = ""
    place: str = ""
    date: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SignaturePage:
    """A sheet of its own with the places for signatures and, below, the seal."""

    title: str
    slots: tuple[SignatureSlot, ...]
    introduction: Text = ""
    with_seal: bool = True


Block: TypeAlias = (
    Heading
    | Paragraph
    | Items
    | KeyValues
    | Table
    | Figure
    | HashBlocks
    | Preformatted
    | BlankBoxes
    | BlankLines
    | PageBreak
    | SignaturePage
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """One document of a round.

    `organisation`, `title`, `subtitle`, `reference` and `notice` are the lines at its head; the
    notice says what a concept still lacks, what a lapsed document is replaced by or that this is
    the public version. `footer` is up to three lines on every page; the page number is added to
    the first. `made_at` has a time zone and is the only date that goes into the properties of
    the file. No name of a person may stand in the title: it becomes a property of the file.
    """

    kind: DocumentKind
    title: str
    number: str
    version: int
    round_id: str
    status: Status
    made_at: datetime
    blocks: tuple[Block, ...]
    organisation: str = ""
    subtitle: str = ""
    reference: str = ""
    notice: str = ""
    footer: tuple[str, ...] = ()
    language: str = "nl-NL"


def plain(text: Text) -> str:
    """The characters of a text, without emphasis."""
    return text if isinstance(text, str) else "".join(run.text for run in text)


def runs(text: Text) -> tuple[Run, ...]:
    """A text as runs."""
    return (Run(text),) if isinstance(text, str) else text


def signature_pages(document: Document) -> Iterator[SignaturePage]:
    """The sheets for signatures in this document."""
    return (block for block in document.blocks if isinstance(block, SignaturePage))
