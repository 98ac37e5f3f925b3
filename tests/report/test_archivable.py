"""The file itself: PDF/A-3b, tagged, embedded fonts, and always the same bytes."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from pdfua import validate
from pikepdf import pdfa

from desktop_app.places import resource
from desktop_app.report.attachments import Attachment, Relationship
from desktop_app.report.build import build_pdf
from desktop_app.report.document import Document, Heading, Paragraph, Status
from desktop_app.report.extracting import extract_attachments
from desktop_app.report.layout import lay_out
from desktop_app.report.painting import paint
from desktop_app.report.pdfa import archivable, violations
from tests.report.samples import long_table, minutes, small

ATTACHMENTS = (
    Attachment(
        name="case.json",
        content=b'{"ronde": "2026-UTRECHT-03"}\n',
        media_type="application/json",
        description="Invoer van de berekening",
    ),
    Attachment(
        name="deelnemers.txt",
        content=b"LOTING-1 DEELNEMERS\n" * 500,
        media_type="text/plain",
        description="Lijst van de loting",
        relationship=Relationship.SUPPLEMENT,
    ),
    Attachment(
        name="leeg.txt", content=b"", media_type="text/plain", description="Een leeg bestand"
    ),
)
KNOWN_FINDINGS = {
    "UA-28-004": "PDF/UA is not claimed in the metadata: no full checker has looked at it",
}


def built(document: Document) -> bytes:
    result = build_pdf(document, ATTACHMENTS)
    assert isinstance(result, bytes), result
    return result


@pytest.mark.parametrize("status", list(Status))
def test_the_validator_approves_the_file_before_the_signature_fields(status: Status) -> None:
    document = minutes(status)
    pages = lay_out(document)
    made = archivable(paint(pages, document), pages, document, ATTACHMENTS)
    assert isinstance(made, bytes)
    report = pdfa.validate_written(io.BytesIO(made), "3b")
    assert report.verdict == "pass", report.summary()


def test_the_signature_fields_break_nothing() -> None:
    assert violations(built(minutes())) == ()


def test_pdfua_has_no_findings_but_the_known_ones(tmp_path: Path) -> None:
    path = tmp_path / "stuk.pdf"
    path.write_bytes(built(minutes()))
    found = {finding.rule_id for finding in validate(path).findings}
    assert found == set(KNOWN_FINDINGS)


def test_all_text_is_marked_and_every_mark_has_a_place_in_the_structure() -> None:
    with pikepdf.open(io.BytesIO(built(minutes()))) as pdf:
        tree = pdf.Root.StructTreeRoot.ParentTree.Nums
        owners = {int(tree[index]): tree[index + 1] for index in range(0, len(tree), 2)}
        for page in pdf.pages:
            numbers, depth, unmarked = [], 0, 0
            for instruction in pikepdf.parse_content_stream(page):
                operands, name = instruction.operands, str(instruction.operator)
                if name in {"BDC", "BMC"}:
                    depth += 1
                    if name == "BDC" and "/MCID" in operands[1]:
                        numbers.append(int(operands[1].MCID))
                elif name == "EMC":
                    depth -= 1
                elif name in {"Tj", "TJ", "S", "f", "f*", "B"} and depth == 0:
                    unmarked += 1
            assert (depth, unmarked) == (0, 0)
            assert numbers == list(range(len(numbers)))
            assert len(owners[int(page.obj.StructParents)]) == len(numbers)


def test_figures_are_described_and_heads_say_what_they_are_the_head_of() -> None:
    with pikepdf.open(io.BytesIO(built(minutes()))) as pdf:
        elements = [
            item
            for item in pdf.objects
            if isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/StructElem"
        ]
        figures = [element for element in elements if element.S == "/Figure"]
        assert any("Plaats 6, Stichting 6: subsidiabel" in str(figure.Alt) for figure in figures)
        assert all("/BBox" in figure.A for figure in figures)
        heads = [element for element in elements if element.S == "/TH"]
        assert {str(head.A.Scope) for head in heads} == {"/Column", "/Row"}
        forms = [str(element.Alt) for element in elements if element.S == "/Form"]
        assert forms == [
            "Digitale handtekening voorzitter",
            "Digitale handtekening secretaris",
            "Digitaal zegel van dit programma",
        ]
        assert pdf.Root.Lang == "nl-NL"
        assert str(pdf.docinfo["/Title"]) == "Proces-verbaal van de beoordelingsvergadering PV-1"


def test_every_font_is_embedded_and_none_has_its_whole_file() -> None:
    with pikepdf.open(io.BytesIO(built(minutes()))) as pdf:
        fonts = [
            item
            for item in pdf.objects
            if isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/FontDescriptor"
        ]
        names = {str(font.FontName).split("+")[1] for font in fonts}
        assert names == {"SourceSans3-Regular", "SourceSans3-Semibold", "SourceCodePro-Regular"}
        for font in fonts:
            assert len(font.FontFile2.read_bytes()) < 60_000


def test_the_font_files_are_those_of_their_makers() -> None:
    digests = {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in resource("fonts").glob("*.ttf")
    }
    assert digests == {
        "SourceCodePro-Regular.ttf": "74bd80d3e42a0851",
        "SourceSans3-Bold.ttf": "9214b9d95e4231c6",
        "SourceSans3-It.ttf": "192afd78f0f54a3c",
        "SourceSans3-Regular.ttf": "4644c81b86ec9caa",
        "SourceSans3-Semibold.ttf": "a3f4f8dcf343a8f2",
    }


def test_attachments_come_out_as_they_went_in() -> None:
    assert extract_attachments(built(small(Paragraph("tekst")))) == ATTACHMENTS


def test_the_attachments_are_files_that_belong_to_the_document() -> None:
    with pikepdf.open(io.BytesIO(built(minutes()))) as pdf:
        assert [str(file.UF) for file in pdf.Root.AF] == [item.name for item in ATTACHMENTS]
        assert [str(file.AFRelationship) for file in pdf.Root.AF] == [
            "/Data",
            "/Supplement",
            "/Data",
        ]


MAKE = """
import hashlib
from desktop_app.report.build import build_pdf
from tests.report.samples import minutes
from tests.report.test_archivable import ATTACHMENTS
print(hashlib.sha256(build_pdf(minutes(), ATTACHMENTS)).hexdigest())
"""


def test_the_bytes_do_not_depend_on_the_clock_the_zone_the_language_or_chance() -> None:
    here = hashlib.sha256(built(minutes())).hexdigest()
    for zone, language, seed in (
        ("Pacific/Kiritimati", "tr_TR.UTF-8", "1"),
        ("America/New_York", "C", "424242"),
    ):
        surroundings = {
            **os.environ,
            "TZ": zone,
            "LC_ALL": language,
            "LANG": language,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": str(Path(__file__).parents[2]),
        }
        made = subprocess.run(
            [sys.executable, "-c", MAKE], env=surroundings, capture_output=True, check=True
        )
        assert made.stdout.decode().strip() == here


def test_another_document_has_other_bytes() -> None:
    one, other = (built(small(Paragraph(text))) for text in ("een", "twee"))
    assert one != other


def test_a_table_of_a_thousand_rows_is_still_approved() -> None:
    document = small(Heading(1, "Verdeling"), long_table(1000))
    assert violations(built(document)) == ()
