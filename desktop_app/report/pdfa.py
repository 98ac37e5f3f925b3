"""A tagged document made into PDF/A-3b, with its attachments, and checked before it is used."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from datetime import UTC
from typing import TYPE_CHECKING

from desktop_app.report.tagging import tag

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    import pikepdf

    from desktop_app.report.attachments import Attachment
    from desktop_app.report.document import Document
    from desktop_app.report.page import Pages

FLAVOUR = "3b"
VERSION = "1.7"
_METADATA_DATE = re.compile(rb"(<xmp:MetadataDate>)[^<]*(</xmp:MetadataDate>)")


@dataclass(frozen=True, slots=True)
class NotArchivable:
    """The file that would not be valid PDF/A-3b, with what the validator found (in English)."""

    findings: tuple[str, ...]


def archivable(
    painted: bytes, pages: Pages, document: Document, attachments: Sequence[Attachment]
) -> bytes | NotArchivable:
    """Painted pages as a tagged PDF/A-3b file with attachments; deterministic.

    Only a file that `pikepdf.pdfa` approves without a single finding is returned. That is not a
    check by veraPDF. The time of `document.made_at` is the only time in the file.
    """
    import pikepdf
    from pikepdf import pdfa

    with pikepdf.open(io.BytesIO(painted)) as pdf:
        tag(pdf, pages, document.language)
        _clean(pdf, document.made_at)
        for attachment in attachments:
            _attach(pdf, attachment, document.made_at)
        pdfa.prepare(pdf, FLAVOUR)
        _fix_metadata_date(pdf, document.made_at)
        written = io.BytesIO()
        try:
            pdfa.save(
                pdf,
                written,
                FLAVOUR,
                repair=False,
                deterministic_id=True,
                min_version=VERSION,
                object_stream_mode=pikepdf.ObjectStreamMode.generate,
            )
        except pdfa.PdfaError as refused:
            return NotArchivable(tuple(str(finding) for finding in refused.report.findings))
    return written.getvalue()


def _clean(pdf: pikepdf.Pdf, made_at: datetime) -> None:
    """Take out what ReportLab always writes and PDF/A does not allow, and set the dates."""
    for page in pdf.pages:
        if "/Trans" in page.obj:
            del page.obj["/Trans"]
    if "/Trapped" in pdf.docinfo:
        del pdf.docinfo["/Trapped"]
    for key in ("/CreationDate", "/ModDate"):
        pdf.docinfo[key] = _pdf_date(made_at)


def _attach(pdf: pikepdf.Pdf, attachment: Attachment, made_at: datetime) -> None:
    from pikepdf import AttachedFileSpec, Name

    pdf.attachments[attachment.name] = AttachedFileSpec(
        pdf,
        attachment.content,
        filename=attachment.name,
        mime_type=attachment.media_type,
        relationship=Name(f"/{attachment.relationship}"),
        description=attachment.description,
        creation_date=_pdf_date(made_at),
        mod_date=_pdf_date(made_at),
    )


def _fix_metadata_date(pdf: pikepdf.Pdf, made_at: datetime) -> None:
    """Put the time of the document where the clock of this computer would stand."""
    import pikepdf

    moment = made_at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S+00:00").encode()
    packet = _METADATA_DATE.sub(rb"\g<1>" + moment + rb"\g<2>", pdf.Root.Metadata.read_bytes())
    stream = pikepdf.Stream(pdf, packet, Type=pikepdf.Name.Metadata, Subtype=pikepdf.Name.XML)
    pdf.Root.Metadata = pdf.make_indirect(stream)


def _pdf_date(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("D:%Y%m%d%H%M%SZ")


def violations(pdf_bytes: bytes) -> tuple[str, ...]:
    """What breaks PDF/A-3b in a finished file, in English.

    Signature fields are something the validator does not look into; that alone is no violation.
    """
    from pikepdf import pdfa

    report = pdfa.validate_written(io.BytesIO(pdf_bytes), FLAVOUR)
    return tuple(str(finding) for finding in report.violations)
