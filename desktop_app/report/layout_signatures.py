"""The layout of the sheet for signatures: a sheet of its own, on paper and as fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.report.document import Paragraph, SignaturePage, SignatureSlot
from desktop_app.report.flow import words_of
from desktop_app.report.layout_blocks import put_paragraph
from desktop_app.report.page import LEFT, RIGHT, WIDTH, Artifact, FieldPlace
from desktop_app.report.shapes import Line, Rect, Tone
from desktop_app.report.styles import BODY, HAIRLINE, LABEL, SECTION, SUBSECTION
from desktop_app.report.wrapping import wrap
from desktop_app.text import document_layout as words

if TYPE_CHECKING:
    from desktop_app.report.flow import Flow
    from desktop_app.report.page import Element

_LINE_HEIGHT = 23.0
_LABELS_WIDTH = 62.0
_BOX_WIDTH = 208.0
_BOX_HEIGHT = 3 * _LINE_HEIGHT
_BOX_GAP = 22.0
_SEAL_HEIGHT = 56.0


@dataclass(frozen=True, slots=True)
class NamedSlot:
    """A place for a signature with the name of its field, unique in the document."""

    name: str
    slot: SignatureSlot


def field_name(role: str) -> str:
    """The name of the field for a role; a full stop would divide it in two names."""
    return role.replace(".", " ").strip()


def named_slots(page: SignaturePage) -> tuple[NamedSlot, ...]:
    """The slots with their field names; a role that comes twice is numbered from the second."""
    seen: dict[str, int] = {}
    named = []
    for slot in page.slots:
        name = field_name(slot.role)
        seen[name] = seen.get(name, 0) + 1
        named.append(NamedSlot(f"{name} {seen[name]}" if seen[name] > 1 else name, slot))
    return tuple(named)


def put_signature_page(flow: Flow, page: SignaturePage) -> None:
    """A new sheet with the title, the slots and the place of the seal."""
    new_sheet(flow)
    lines = wrap(page.title, SECTION.face, SECTION.size, WIDTH)
    flow.put_lines(flow.structure.add("H2"), lines, SECTION)
    flow.y += SECTION.below + 4
    if page.introduction:
        put_paragraph(flow, Paragraph(page.introduction))
    for named in named_slots(page):
        _put_slot(flow, named)
    if page.with_seal:
        _put_seal(flow)


def new_sheet(flow: Flow) -> None:
    """Go on at the front of a sheet, also when both sides are printed."""
    if flow.fresh and flow.page_number % 2:
        return
    flow.new_page()
    if flow.page_number % 2 == 0:
        empty = wrap(words.EMPTY_PAGE, LABEL.face, LABEL.size, WIDTH)
        flow.put_lines(flow.structure.add("P"), empty, LABEL)
        flow.new_page()


def _put_slot(flow: Flow, named: NamedSlot) -> None:
    slot = named.slot
    statement = wrap(slot.statement, BODY.face, BODY.size, WIDTH)
    height = len(statement) * BODY.leading + 12 + SUBSECTION.leading + _BOX_HEIGHT + 34
    flow.need(height)
    section = flow.structure.add("Sect", title=named.name)
    role = wrap(capital(slot.role), SUBSECTION.face, SUBSECTION.size, WIDTH)
    flow.put_lines(section.add("H3"), role, SUBSECTION)
    flow.y += 2
    flow.put_lines(section.add("P"), statement, BODY)
    flow.y += 10
    top = flow.y
    for label, value in (
        (words.NAME, slot.name),
        (words.PLACE, slot.place),
        (words.DATE, slot.date),
    ):
        _put_filled_line(flow, section, label, value)
    _put_box(flow, section, named.name, words.signature_of(slot.role), (top, _BOX_HEIGHT))
    flow.y = top + _BOX_HEIGHT
    flow.space(26)


def _put_filled_line(flow: Flow, section: Element, label: str, value: str) -> None:
    """A label with a line to write on, or with what is already known above that line."""
    end = RIGHT - _BOX_WIDTH - _BOX_GAP
    begin = LEFT + _LABELS_WIDTH
    paragraph = section.add("P")
    base = flow.y + _LINE_HEIGHT - 4
    text_top = base - BODY.leading + 2
    name = wrap(label, LABEL.face, LABEL.size, _LABELS_WIDTH)
    flow.put(paragraph, words_of(name, LABEL, (LEFT, base - LABEL.leading + 1)))
    filled = wrap(value, BODY.face, BODY.size, end - begin)
    extra = (len(filled) - 1) * BODY.leading
    if value:
        flow.put(paragraph, words_of(filled, BODY, (begin, text_top - extra)))
    line = Line(x1=begin, y1=base, x2=end, y2=base, tone=Tone.LINE2, stroke_width=HAIRLINE)
    flow.put(Artifact(), (line,))
    flow.y += _LINE_HEIGHT


def _put_box(
    flow: Flow, section: Element, name: str, title: str, place: tuple[float, float]
) -> None:
    """The place where someone signs, by hand or with a certificate."""
    top, height = place
    x = RIGHT - _BOX_WIDTH
    edge = Rect(
        x=x,
        y=top,
        width=_BOX_WIDTH,
        height=height - 4,
        stroke=Tone.LINE2,
        stroke_width=HAIRLINE,
        dash=(1.5, 2.0),
    )
    flow.put(Artifact(), (edge,))
    label = words.SEAL if name == words.SEAL_ROLE else words.SIGNATURE
    lines = wrap(label, LABEL.face, LABEL.size, _BOX_WIDTH)
    flow.put(section.add("P"), words_of(lines, LABEL, (x, top + height - 1)))
    flow.put_field(
        FieldPlace(
            name=name,
            title=title,
            page=flow.page_number - 1,
            x=x,
            y=top,
            width=_BOX_WIDTH,
            height=height - 4,
        )
    )


def _put_seal(flow: Flow) -> None:
    """Room for the seal of the program, apart from the signatures."""
    flow.need(_SEAL_HEIGHT + 34)
    flow.rule()
    flow.y += 10
    section = flow.structure.add("Sect", title=words.SEAL_ROLE)
    width = WIDTH - _BOX_WIDTH - _BOX_GAP
    lines = wrap(words.SEAL_EXPLANATION, LABEL.face, LABEL.size, width)
    flow.put(section.add("P"), words_of(lines, LABEL, (LEFT, flow.y)))
    _put_box(flow, section, words.SEAL_ROLE, words.seal_field(), (flow.y, _SEAL_HEIGHT))
    flow.y += _SEAL_HEIGHT + LABEL.leading


def capital(text: str) -> str:
    """A text that begins a line: its first letter is a capital."""
    return text[:1].upper() + text[1:]
