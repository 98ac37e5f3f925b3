"""What stands in a finished PDF: its text and its attachments, also for files from anywhere."""

from __future__ import annotations

import io
import threading
import zlib
from typing import TYPE_CHECKING

from desktop_app.report.attachments import Attachment, Relationship
from desktop_app.report.verifying import UnreadablePdf

if TYPE_CHECKING:
    import pikepdf
    import pypdfium2

MOST_BYTES = 64 * 1024 * 1024
"""All attachments of one file together, unpacked; more is taken for an attack."""

MOST_PAGES = 5000

ONE_AT_A_TIME = threading.Lock()
"""pdfium may not be used by two threads at once."""


def extract_text(pdf: bytes) -> tuple[str, ...] | UnreadablePdf:
    """The text of each page, lines ending in a line feed; never raises.

    Footers and watermarks are among it; a no-break space is read as a space.
    """
    import pypdfium2

    with ONE_AT_A_TIME:
        try:
            document = pypdfium2.PdfDocument(pdf)
        except pypdfium2.PdfiumError:
            return UnreadablePdf()
        try:
            if len(document) > MOST_PAGES:
                return UnreadablePdf()
            return tuple(_text_of(document[index]) for index in range(len(document)))
        except pypdfium2.PdfiumError:
            return UnreadablePdf()
        finally:
            document.close()


def _text_of(page: pypdfium2.PdfPage) -> str:
    text: str = page.get_textpage().get_text_range()
    return text.replace("\r\n", "\n").replace("\u00a0", " ")


def extract_attachments(pdf: bytes) -> tuple[Attachment, ...] | UnreadablePdf:
    """The attached files in the order of their names; never raises.

    A file with more than 64 MiB of attachments, or one that is packed in an unusual way, is
    taken for unreadable.
    """
    import pikepdf

    try:
        with pikepdf.open(io.BytesIO(pdf)) as opened:
            return _attachments(opened)
    except Exception:  # noqa: BLE001 - a file from anywhere makes the library raise anything
        return UnreadablePdf()


def _attachments(pdf: pikepdf.Pdf) -> tuple[Attachment, ...]:
    found, room = [], MOST_BYTES
    for name in sorted(pdf.attachments):
        specification = pdf.attachments[name]
        content = _unpacked(specification.obj.EF.F, room)
        room -= len(content)
        relationship = specification.relationship
        found.append(
            Attachment(
                name=name,
                content=content,
                media_type=specification.get_file().mime_type,
                description=specification.description,
                relationship=_relationship(str(relationship or "")),
            )
        )
    return tuple(found)


def _relationship(name: str) -> Relationship:
    known = {f"/{kind}": kind for kind in Relationship}
    return known.get(name, Relationship.SUPPLEMENT)


def _unpacked(stream: pikepdf.Object, room: int) -> bytes:
    """The bytes of a stream, never more than `room`; raises ValueError when there are more."""
    raw = bytes(stream.read_raw_bytes())
    filters = stream.get("/Filter")
    if filters is None:
        content, rest = raw, b""
    elif str(filters) == "/FlateDecode" and stream.get("/DecodeParms") is None:
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(raw, room + 1)
        rest = unpacker.unconsumed_tail
    else:
        raise ValueError(str(filters))
    if len(content) > room or rest:
        raise ValueError(len(content))
    return content
