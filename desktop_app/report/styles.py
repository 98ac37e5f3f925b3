"""The few kinds of text a document has: face, size, distance between lines and room around."""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop_app.report.shapes import Face, Tone


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """One kind of text; sizes in points, `above` and `below` are the room around it."""

    face: Face = Face.REGULAR
    size: float = 10.0
    leading: float = 14.5
    tone: Tone = Tone.INK
    above: float = 0.0
    below: float = 7.0

    def base(self) -> float:
        """How far the base line stands under the top of a line."""
        return (self.leading - self.size) / 2 + self.size * 0.78

    def smaller(self, size: float) -> Style:
        """The same style in another size, with its lines in proportion."""
        return replace(self, size=size, leading=self.leading * size / self.size)


BODY = Style()
ORGANISATION = Style(face=Face.STRONG, size=9.5, leading=13, tone=Tone.INK2, below=10)
TITLE = Style(face=Face.STRONG, size=21, leading=26, below=4)
SUBTITLE = Style(size=12, leading=17, below=6)
REFERENCE = Style(size=9.5, leading=13.5, tone=Tone.INK2, below=3)
NOTICE = Style(face=Face.STRONG, size=10, leading=14.5, above=6, below=4)
SECTION = Style(face=Face.STRONG, size=13, leading=17, above=17, below=5)
SUBSECTION = Style(face=Face.STRONG, size=10.5, leading=14.5, above=10, below=3)
CAPTION = Style(face=Face.STRONG, size=9, leading=12.5, above=2, below=3)
CELL = Style(size=9, leading=12)
COLUMN_HEAD = Style(face=Face.STRONG, size=8.2, leading=10.5, tone=Tone.INK2)
MONO = Style(face=Face.MONO, size=8.6, leading=12.5)
SMALL_MONO = Style(face=Face.MONO, size=7.6, leading=11)
LABEL = Style(size=8.2, leading=11, tone=Tone.INK2)
FOOTER = Style(size=7.6, leading=10.5, tone=Tone.INK2)
HAIRLINE = 0.4
RULE = 0.8
