"""Pages as plain data: marks with shapes, each belonging to an element of the structure."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

    from desktop_app.report.shapes import Shape

PAGE_WIDTH = 595.28
PAGE_HEIGHT = 841.89
LEFT = 68.0
RIGHT = PAGE_WIDTH - 68.0
TOP = 66.0
BOTTOM = PAGE_HEIGHT - 96.0
WIDTH = RIGHT - LEFT


@dataclass(frozen=True, slots=True)
class ContentRef:
    """The mark with this number on this page, both from 0."""

    page: int
    number: int


@dataclass(slots=True, kw_only=True, eq=False)
class Element:
    """A part of the document's structure, as a screen reader walks it.

    `tag` is a standard structure type of PDF 1.7; `alt` describes a figure, `scope` tells what a
    TH is the head of, `title` is the name of the signature field an element is for and `box` is
    the place of a figure on its page.
    """

    tag: str
    alt: str = ""
    scope: str = ""
    title: str = ""
    box: tuple[float, float, float, float] | None = None
    children: list[Element | ContentRef] = field(default_factory=list)

    def add(self, tag: str, *, alt: str = "", scope: str = "", title: str = "") -> Element:
        """Append a child and return it."""
        child = Element(tag=tag, alt=alt, scope=scope, title=title)
        self.children.append(child)
        return child

    def walk(self) -> Iterator[Element]:
        """Yield the element and all below it, in reading order."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()


@dataclass(frozen=True, slots=True)
class Artifact:
    """Decoration that no reader has to hear; `kind` is an artifact type of PDF 1.7, or none."""

    kind: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """Shapes on a page and what they are part of."""

    owner: Element | Artifact
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldPlace:
    """Where on which page (from 0) a signature field comes; the origin is the top left."""

    name: str
    title: str
    page: int
    x: float
    y: float
    width: float
    height: float


@dataclass(slots=True)
class Page:
    """One page: its marks in the order of painting."""

    marks: list[Mark] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pages:
    """A whole document laid out: what is painted, its structure and its signature fields."""

    pages: tuple[Page, ...]
    structure: Element
    fields: tuple[FieldPlace, ...]


Owner: TypeAlias = Element | Artifact
