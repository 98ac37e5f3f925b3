"""`stuk.json`: under which number a document was made, and every line that is printed of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC
from enum import StrEnum
from typing import Final

from desktop_app.core.codec import BodyProblem, decode, encode, keyed
from desktop_app.core.exchange_json import NotStrictJsonError, read_json
from desktop_app.report.content.attachments import json_bytes
from desktop_app.report.content.issued import Issued
from desktop_app.report.content.lines import Line, document_lines
from desktop_app.report.content.told import Told
from desktop_app.report.document import Document, DocumentKind, Status

FORM: Final = "STUK-1"


class SheetForm(StrEnum):
    """The form of the file; a later one would have another number."""

    FIRST = FORM


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What a document says about itself.

    subject: the attempt at a draw that it is about ("L1/1"); nr and head: the last entry of the
    journal before the document; made_at: UTC; footer: the lines at the foot of every page.
    """

    form: SheetForm = keyed("vorm")  # noqa: RUF009 - a field, not a default
    kind: DocumentKind = keyed("soort")  # noqa: RUF009 - a field, not a default
    number: str = keyed("nummer")
    version: int = keyed("versie")
    status: Status = keyed("toestand")  # noqa: RUF009 - a field, not a default
    subject: str | None = keyed("onderwerp")
    nr: int = keyed("regel")
    head: str = keyed("ketenkop")
    program: str = keyed("programma")
    made_at: str = keyed("gemaakt")
    told: Told = keyed("gegevens")  # noqa: RUF009 - a field, not a default
    footer: tuple[str, ...] = keyed("voet")
    lines: tuple[Line, ...] = keyed("regels")


def sheet_of(document: Document, told: Told, issued: Issued, subject: str | None = None) -> Sheet:
    """Say of a document under which number it is made and what is printed."""
    return Sheet(
        form=SheetForm.FIRST,
        kind=document.kind,
        number=issued.number,
        version=issued.version,
        status=issued.status,
        subject=subject,
        nr=issued.nr,
        head=issued.head,
        program=issued.program,
        made_at=document.made_at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        told=told,
        footer=document.footer,
        lines=tuple(document_lines(document)),
    )


def write_sheet(sheet: Sheet) -> bytes:
    """Write `stuk.json`, the lines one to a row."""
    data = encode(sheet)
    lines = data.pop("regels")
    rows = ",\n".join(f" {json.dumps(line, ensure_ascii=False)}" for line in lines)
    head = json_bytes(data).decode().removesuffix("\n}\n")
    return f'{head},\n "regels": [\n{rows}\n ]\n}}\n'.encode()


def read_sheet(content: bytes) -> Sheet | tuple[BodyProblem, ...] | None:
    """Read `stuk.json`; None when it is no JSON, or everything that is wrong with its fields."""
    try:
        data = read_json(content.decode())
    except (UnicodeDecodeError, NotStrictJsonError):
        return None
    return decode(Sheet, data)
