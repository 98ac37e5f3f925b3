"""Files as people make them, and what is expected of them, for the tests of this folder."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Sequence
from typing import Any

import openpyxl

from desktop_app.importing.expected import (
    Choices,
    ExpectedColumns,
    ExpectedCriterion,
    ExpectedFact,
    ExpectedLevel,
    ExpectedPool,
    ExpectedStage,
    FactKind,
)
from desktop_app.importing.importer import import_bytes
from desktop_app.importing.proposal import Finding, ImportFailed, ImportProposal

LEVELS = (
    ExpectedLevel(id="onvoldoende", name="onvoldoende", hundredths=0),
    ExpectedLevel(id="voldoende", name="voldoende", hundredths=90),
    ExpectedLevel(id="goed", name="goed", hundredths=180),
)
POINTS = ExpectedColumns(
    criteria=(
        ExpectedCriterion(id="c1", name="Samenwerking", largest=100),
        ExpectedCriterion(id="c2", name="Bereik", largest=100),
    )
)
ONLY_POINTS = ExpectedColumns(criteria=POINTS.criteria, amounts=False)
ONLY_AMOUNTS = ExpectedColumns()
ONLY_LEVELS = ExpectedColumns(
    criteria=(
        ExpectedCriterion(id="c1", name="Samenwerking", levels=LEVELS),
        ExpectedCriterion(id="c2", name="Bereik", levels=LEVELS),
    ),
    amounts=False,
)
VOTES = ExpectedColumns(
    criteria=(ExpectedCriterion(id="stemmen", name="Stemmen", whole=True, largest=9_999_999),),
    amounts=False,
)
TWO_STAGES = ExpectedColumns(
    criteria=(ExpectedCriterion(id="a1", name="Inhoud", whole=True, largest=30),),
    stages=(
        ExpectedStage(id="first", names=("eerste beoordeling", "eerste")),
        ExpectedStage(id="final", names=("definitieve beoordeling", "definitieve")),
    ),
    stage_without_prefix="final",
    amounts=False,
)
NEIGHBOURHOODS = ExpectedColumns(
    criteria=(ExpectedCriterion(id="impact", name="Impact", whole=True, largest=10),),
    facts=(
        ExpectedFact(id="vrijwilligers", name="Vrijwilligers", kind=FactKind.COUNT),
        ExpectedFact(id="geen_huur", name="Geen huur", kind=FactKind.YES_NO),
    ),
    pools=(
        ExpectedPool(id="LIENDERT", name="Liendert"),
        ExpectedPool(id="SCHOTHORST", name="Schothorst-Noord"),
    ),
)
NO_CHOICES = Choices()


def csv_bytes(*lines: str, encoding: str = "utf-8") -> bytes:
    """A csv file of these lines with Windows line ends."""
    return ("\r\n".join(lines) + "\r\n").encode(encoding)


def xlsx_bytes(
    rows: Sequence[Sequence[object]], change: Callable[[Any, Any], None] | None = None
) -> bytes:
    """An xlsx file as openpyxl writes it; `change` gets the workbook and its sheet."""
    book = openpyxl.Workbook()
    sheet = book.active
    for row in rows:
        sheet.append(list(row))
    if change is not None:
        change(book, sheet)
    stream = io.BytesIO()
    book.save(stream)
    book.close()
    return stream.getvalue()


def read(
    content: bytes,
    expected: ExpectedColumns,
    choices: Choices = NO_CHOICES,
    name: str = "aanvragen.csv",
) -> ImportProposal:
    """Read a file in which a table must be found."""
    result = import_bytes(name, content, expected, choices)
    assert isinstance(result, ImportProposal), codes(result.problems)
    return result


def failure(content: bytes, name: str = "aanvragen.xlsx") -> ImportFailed:
    """Read a file in which no table can be found."""
    result = import_bytes(name, content, ONLY_POINTS)
    assert isinstance(result, ImportFailed)
    return result


def codes(findings: Sequence[Finding]) -> list[str]:
    """The codes of the messages, in order."""
    return [finding.message.code for finding in findings]


def places(findings: Sequence[Finding]) -> list[tuple[str, str | None]]:
    """The codes of the messages with the cells they are about."""
    return [(finding.message.code, finding.cell) for finding in findings]


GOOD = xlsx_bytes([["Nummer", "c1", "c2"], ["A-1", 1, 2], ["A-2", 3, 4]])


def with_part(name: str, content: bytes | None) -> bytes:
    """The good file with one part replaced, or taken out."""
    stream = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(GOOD)) as source,
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for part in source.namelist():
            if part != name:
                archive.writestr(part, source.read(part))
        if content is not None:
            archive.writestr(name, content)
    return stream.getvalue()


def with_cells(cells: bytes) -> bytes:
    """The good file with these cells, as XML, in its only row."""
    name = b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    row = b'<sheetData><row r="1">' + cells + b"</row></sheetData>"
    sheet = b'<worksheet xmlns="' + name + b'">' + row + b"</worksheet>"
    return with_part("xl/worksheets/sheet1.xml", sheet)
