"""One altered character on paper is found, wherever it stands."""

from __future__ import annotations

import io
from dataclasses import replace

import pikepdf
import pytest

from desktop_app.report.checking.check import check_report
from desktop_app.report.checking.findings import (
    DecorationDiffers,
    FooterMissing,
    PrintedDiffers,
)
from desktop_app.report.document import Block, Document, Paragraph, Table, Text, plain
from desktop_app.report.marked_text import PrintedLine, PrintedText
from tests.report.checking.samples import (
    MADE,
    built,
    files,
    findings,
    made,
    pdf_of,
    printed,
    read_scheme,
    with_other_digits,
)


@pytest.mark.parametrize("name", MADE)
def test_a_document_as_it_was_made_is_sound(name: str) -> None:
    check = check_report(pdf_of(name), read_scheme)
    assert check.findings == ()
    assert check.sound
    assert check.sheet is not None
    assert check.compared == len(check.sheet.lines)
    assert check.computed > 40


@pytest.mark.parametrize("name", ["utrecht", "draw", "wijk"])
def test_every_altered_digit_in_the_text_is_found_in_its_cell(name: str) -> None:
    paper, embedded = printed(name), files(name)
    tried = 0
    # Every line that carries figures; appendix A has only those of the scheme.
    for number, line in enumerate(paper.lines):
        if number % 7:
            continue
        for column, cell in enumerate(line.cells):
            for altered in list(with_other_digits(cell))[:2]:
                cells = (*line.cells[:column], altered, *line.cells[column + 1 :])
                found = findings(embedded, _with_line(paper, number, PrintedLine(cells, line.head)))
                (finding,) = found
                assert isinstance(finding, PrintedDiffers)
                assert finding.printed == " ".join(altered.split())
                tried += 1
    assert tried > 20


def _with_line(paper: PrintedText, number: int, line: PrintedLine) -> PrintedText:
    return replace(paper, lines=(*paper.lines[:number], line, *paper.lines[number + 1 :]))


def test_a_finding_names_the_application_and_the_column() -> None:
    paper = printed("utrecht")
    number, line = next(
        (index, line)
        for index, line in enumerate(paper.lines)
        if len(line.cells) == 8 and "2026-0101" in line.cells[1]
    )
    cells = (*line.cells[:4], "€ 18.001,00", *line.cells[5:])
    (finding,) = findings(
        files("utrecht"), _with_line(paper, number, PrintedLine(cells, head=False))
    )
    assert finding == PrintedDiffers(
        where="13. Verdeling (voorstel)",
        unit="2026-0101",
        column="Bedrag",
        printed="€ 18.001,00",
        expected="€\u00a018.000,00",
    )


def test_a_line_that_was_taken_away_is_found() -> None:
    paper = printed("utrecht")
    for number in (3, 40, len(paper.lines) - 1):
        lines = (*paper.lines[:number], *paper.lines[number + 1 :])
        found = findings(files("utrecht"), replace(paper, lines=lines))
        assert any(isinstance(item, PrintedDiffers) for item in found)


def test_a_line_that_was_added_is_found() -> None:
    paper = printed("utrecht")
    extra = PrintedLine(("Plaats 2 krijgt toch niets.",), head=False)
    for number in (0, 40, len(paper.lines)):
        lines = (*paper.lines[:number], extra, *paper.lines[number:])
        found = findings(files("utrecht"), replace(paper, lines=lines))
        assert any(
            isinstance(item, PrintedDiffers) and item.printed == extra.cells[0] for item in found
        )


def test_every_altered_digit_in_a_footer_is_found() -> None:
    paper, embedded = printed("utrecht"), files("utrecht")
    page = paper.loose[2]
    tried = 0
    for place, text in enumerate(page):
        for altered in with_other_digits(text):
            loose = (*page[:place], altered, *page[place + 1 :])
            found = findings(
                embedded, replace(paper, loose=(*paper.loose[:2], loose, *paper.loose[3:]))
            )
            assert FooterMissing in {type(item) for item in found}
            assert DecorationDiffers in {type(item) for item in found}
            tried += 1
    assert tried > 60


def test_text_at_the_edge_of_a_page_that_does_not_belong_there_is_found() -> None:
    paper = printed("draw")
    loose = (*paper.loose[:-1], (*paper.loose[-1], "Bedrag € 99.000,00"))
    (finding,) = findings(files("draw"), replace(paper, loose=loose))
    assert finding == DecorationDiffers(len(paper.loose), "Bedrag€99.000,00")


def test_a_document_that_was_built_with_another_amount_is_found() -> None:
    document = made("utrecht")
    altered = replace(
        document, document=_swap(document.document, "€\u00a018.000,00", "€\u00a081.000,00")
    )
    check = check_report(built(altered), read_scheme)
    assert not check.sound
    assert {type(item) for item in check.findings} == {PrintedDiffers}
    assert {getattr(item, "printed", "") for item in check.findings} == {"€ 81.000,00"}


def _swap(document: Document, old: str, new: str) -> Document:
    return replace(document, blocks=tuple(_swapped(block, old, new) for block in document.blocks))


def _swapped(block: Block, old: str, new: str) -> Block:
    def cell(text: Text) -> Text:
        return new if plain(text) == old else text

    match block:
        case Table():
            rows = tuple(tuple(cell(text) for text in row) for row in block.rows)
            return replace(block, rows=rows)
        case Paragraph():
            return block
        case _:
            return block


def test_one_glyph_replaced_in_the_page_itself_is_found() -> None:
    pdf = pdf_of("buurt")
    found = 0
    for page, number in _amount_strings(pdf)[:12]:
        altered = _with_swapped_glyphs(pdf, page, number)
        check = check_report(altered, read_scheme)
        assert not check.sound
        found += 1
    assert found == 12


def _amount_strings(pdf: bytes) -> list[tuple[int, int]]:
    """Where in the pages a string is shown, in which two different glyphs can be swapped."""
    places = []
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        for index, page in enumerate(opened.pages):
            for number, instruction in enumerate(pikepdf.parse_content_stream(page)):
                if str(instruction.operator) == "Tj":
                    shown = bytes(instruction.operands[0])
                    if len(shown) > 8 and shown[-1] != shown[-2]:
                        places.append((index, number))
    return places[:: max(1, len(places) // 12)]


def _with_swapped_glyphs(pdf: bytes, index: int, number: int) -> bytes:
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        page = opened.pages[index]
        instructions = list(pikepdf.parse_content_stream(page))
        shown = bytes(instructions[number].operands[0])
        swapped = shown[:-2] + shown[-1:] + shown[-2:-1]
        instructions[number] = pikepdf.ContentStreamInstruction(
            [pikepdf.String(swapped)], pikepdf.Operator("Tj")
        )
        page.Contents = opened.make_stream(pikepdf.unparse_content_stream(instructions))
        written = io.BytesIO()
        opened.save(written)
    return written.getvalue()


def test_text_painted_over_a_page_is_found() -> None:
    with pikepdf.open(io.BytesIO(pdf_of("utrecht"))) as opened:
        page = opened.pages[4]
        font = next(iter(page.Resources.Font.keys()))
        page.contents_add(f"BT {font} 9 Tf 200 400 Td (abc) Tj ET".encode(), prepend=False)
        written = io.BytesIO()
        opened.save(written)
    check = check_report(written.getvalue(), read_scheme)
    assert {type(item) for item in check.findings} == {DecorationDiffers}
