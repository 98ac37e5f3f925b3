"""From a document to the bytes of its file, or to everything that stands in the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from desktop_app.report.glyphs import MissingGlyph, missing_glyphs
from desktop_app.report.layout import lay_out
from desktop_app.report.painting import paint
from desktop_app.report.pdfa import NotArchivable, archivable
from desktop_app.report.signature_fields import with_fields

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop_app.report.attachments import Attachment
    from desktop_app.report.document import Document


@dataclass(frozen=True, slots=True)
class NameTakenTwice:
    """Two attachments have the same name, so one would hide the other."""

    name: str


ReportProblem: TypeAlias = MissingGlyph | NotArchivable | NameTakenTwice


def build_pdf(
    document: Document, attachments: Sequence[Attachment] = ()
) -> bytes | tuple[ReportProblem, ...]:
    """The document as tagged PDF/A-3b with its attachments and empty signature fields.

    The same document gives the same bytes, whatever the clock, the time zone or the language of
    the computer. All problems are given at once.
    """
    problems: list[ReportProblem] = [*missing_glyphs(document), *_repeated(attachments)]
    if problems:
        return tuple(problems)
    pages = lay_out(document)
    made = archivable(paint(pages, document), pages, document, attachments)
    if isinstance(made, NotArchivable):
        return (made,)
    return with_fields(made, pages.fields)


def _repeated(attachments: Sequence[Attachment]) -> list[NameTakenTwice]:
    names = [attachment.name for attachment in attachments]
    return [NameTakenTwice(name) for name in sorted(set(names)) if names.count(name) > 1]
