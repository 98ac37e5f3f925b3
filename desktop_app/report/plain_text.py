"""A document as plain text, for golden tests and for comparing two versions."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from desktop_app.report.document import (
    BlankBoxes,
    BlankLines,
    Block,
    Document,
    Emphasis,
    Figure,
    HashBlocks,
    Heading,
    Items,
    KeyValues,
    PageBreak,
    Paragraph,
    Preformatted,
    SignaturePage,
    Table,
    Text,
    runs,
)
from desktop_app.text.notation import blocks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_MARK = {Emphasis.PLAIN: "", Emphasis.STRONG: "*", Emphasis.MONO: "`"}


def render_text(document: Document) -> str:
    """The whole document as lines of text: headings with #, cells between bars.

    Amounts, spaces and user text stand in it unchanged, so that two documents with equal text
    print alike. It ends with a line feed.
    """
    head = (
        f"{document.kind} {document.number} versie {document.version} "
        f"ronde {document.round_id} {document.status} {document.language}"
    )
    texts = (document.organisation, document.subtitle, document.reference, document.notice)
    lines = [head, f"# {document.title}", *(text for text in texts if text)]
    for block in document.blocks:
        lines.append("")
        lines.extend(_lines(block))
    lines += ["", *(f"-- {line}" for line in document.footer)]
    return "\n".join(lines).rstrip("\n") + "\n"


def _lines(block: Block) -> Iterable[str]:  # noqa: C901 - one case for each kind of block
    match block:
        case Heading():
            return [f"{'#' * (block.level + 1)} {block.text}"]
        case Paragraph():
            return [_marked(block.text)]
        case Items():
            return _items(block)
        case KeyValues():
            return [f"| {key} | {_marked(value)} |" for key, value in block.pairs]
        case Table():
            return _table(block)
        case Figure():
            return [*_captioned(block.caption), *(f"[{line}]" for line in block.description)]
        case HashBlocks():
            return [block.label, f"`{blocks(block.hexadecimal)}`"]
        case Preformatted():
            return ["```", *block.text.rstrip("\n").split("\n"), "```"]
        case BlankBoxes():
            return [f"{block.label}: {block.count} x [ ]"]
        case BlankLines():
            return [f"{label}: ____" for label in block.labels]
        case PageBreak():
            return ["---"]
        case SignaturePage():
            return _signatures(block)
    assert_never(block)


def _marked(text: Text) -> str:
    return "".join(f"{_MARK[run.emphasis]}{run.text}{_MARK[run.emphasis]}" for run in runs(text))


def _items(block: Items) -> Iterator[str]:
    for number, item in enumerate(block.items, start=1):
        yield f"{number}. {_marked(item)}" if block.numbered else f"- {_marked(item)}"


def _captioned(caption: str) -> list[str]:
    return [f"*{caption}*"] if caption else []


def _table(block: Table) -> Iterator[str]:
    yield from _captioned(block.caption)
    yield _row(tuple(column.title for column in block.columns))
    yield f"|{'---|' * len(block.columns)}"
    for row in block.rows:
        yield _row(row)
    if block.totals:
        yield _row(block.totals)


def _row(cells: tuple[Text, ...]) -> str:
    return f"| {' | '.join(_marked(cell) for cell in cells)} |"


def _signatures(block: SignaturePage) -> Iterator[str]:
    yield f"## {block.title}"
    if block.introduction:
        yield _marked(block.introduction)
    for slot in block.slots:
        filled = (text or "____" for text in (slot.name, slot.place, slot.date))
        yield slot.statement
        yield f"{slot.role}: {', '.join(filled)}"
