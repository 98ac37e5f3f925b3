"""User text is data: what was typed is what is printed, letter by letter."""

from __future__ import annotations

import re

import pytest

from desktop_app.report.attachments import Attachment
from desktop_app.report.build import NameTakenTwice, build_pdf
from desktop_app.report.document import (
    Align,
    Column,
    Document,
    Emphasis,
    Heading,
    Items,
    KeyValues,
    Paragraph,
    Preformatted,
    Run,
    Status,
    Table,
)
from desktop_app.report.extracting import extract_text
from desktop_app.report.glyphs import MissingGlyph, missing_glyphs
from desktop_app.report.plain_text import render_text
from tests.report.samples import minutes, small

LIKE_MARKUP = [
    "R&D groep",
    "a<b>c",
    "<img src=/etc/passwd>",
    "<font color=red>rood</font>",
    "&amp; &#65; &lt;",
    "Stichting {naam} %s ${x}",
    "a</para><para>b",
    "(haakje) \\ schuin",
    "Łódź, Şen Čapek, Дом, ağaç, Ελλάδα",
    "twee  spaties",
]


def built(document: Document) -> bytes:
    result = build_pdf(document)
    assert isinstance(result, bytes), result
    return result


def printed(document: Document) -> str:
    """All text of all pages, every run of white space as one space."""
    pages = extract_text(built(document))
    assert isinstance(pages, tuple)
    return re.sub(r"\s+", " ", " ".join(pages))


@pytest.mark.parametrize("name", LIKE_MARKUP)
def test_a_name_that_looks_like_markup_is_printed_as_typed(name: str) -> None:
    columns = (Column(title=f"K {name}", share=1), Column(title="Bedrag", align=Align.RIGHT))
    document = small(
        Heading(1, f"H {name}"),
        Paragraph(f"P {name}."),
        Paragraph((Run("R "), Run(name, Emphasis.STRONG), Run("!"))),
        KeyValues(((f"N {name}", f"V {name}"),)),
        Items((f"I {name}",)),
        Preformatted(f"M {name}"),
        Table(columns=columns, rows=((f"C {name}", "1"),), totals=(f"T {name}", "1")),
    )
    text = printed(document)
    squeezed = re.sub(r"\s+", " ", name)
    for letter in "HPRNVIMCTK":
        assert f"{letter} {squeezed}" in text


def test_the_printed_text_of_a_whole_document_is_its_plain_text() -> None:
    document = minutes()
    text = printed(document).replace(" ", "")
    for line in render_text(document).splitlines():
        if line.startswith(("|", "-", "`", "[", "minutes ", "```")):
            continue
        wanted = "".join(letter for letter in line if letter not in "#*` \u00a0")
        if "____" not in wanted and "x[]" not in wanted:
            assert wanted in text, line


def test_a_line_feed_in_a_reason_begins_a_new_line() -> None:
    pages = extract_text(built(small(Paragraph("eerste reden\ntweede reden"))))
    assert isinstance(pages, tuple)
    lines = [line.strip() for line in pages[0].splitlines()]
    assert "eerste reden" in lines
    assert "tweede reden" in lines


def test_letters_with_loose_accents_are_printed_as_one_letter() -> None:
    assert "Café" in printed(small(Paragraph("Cafe\u0301")))


@pytest.mark.parametrize(
    ("text", "codepoint"),
    [
        ("مرحبا", "U+0645"),
        ("日本", "U+65E5"),
        ("feest 🎉", "U+1F389"),
        ("om\u202edraai", "U+202E"),
        ("zacht\u00adstreepje", "U+00AD"),
        ("nul\u200bbreed", "U+200B"),
        ("bel\x07", "U+0007"),
    ],
)
def test_a_character_without_a_shape_is_refused_by_name(text: str, codepoint: str) -> None:
    columns = (Column(title="Aanvraag"), Column(title="Reden", share=1))
    document = small(Heading(1, "8. Scores"), Table(columns=columns, rows=(("2026-0101", text),)))
    problems = build_pdf(document)
    assert isinstance(problems, tuple)
    first = problems[0]
    assert isinstance(first, MissingGlyph)
    assert first.codepoint == codepoint
    assert first.where == "de tabel, rij ‘2026-0101’, kolom ‘Reden’ onder ‘8. Scores’"


def test_every_missing_character_is_told_once_for_each_place() -> None:
    document = small(Paragraph("日日本"), Paragraph("日"), Heading(1, "本"))
    found = [(glyph.char, glyph.where) for glyph in missing_glyphs(document)]
    assert found == [("日", "de tekst"), ("本", "de tekst"), ("本", "de kop van een paragraaf")]


def test_amounts_points_and_signs_of_the_notation_can_all_be_printed() -> None:
    text = "€\u00a0−1.234,56 ‘naar rato’ 47,6190…% – 7 1/3 ≥ ½ ẞ é ë ï ö ü ç ñ Ł ğ Ș"
    assert missing_glyphs(small(Paragraph(text), Preformatted("é € – ‘’"))) == ()


def test_a_concept_and_a_lapsed_document_say_so_across_every_page() -> None:
    for status, word in ((Status.CONCEPT, "CONCEPT"), (Status.LAPSED, "VERVALLEN")):
        pages = extract_text(built(minutes(status)))
        assert isinstance(pages, tuple)
        assert all(word in page for page in pages)
    pages = extract_text(built(minutes(Status.PUBLIC)))
    assert isinstance(pages, tuple)
    assert "OPENBARE VERSIE" in pages[0]
    assert "CONCEPT" not in "".join(pages)


def test_the_footer_stands_on_every_page_with_all_sixteen_blocks() -> None:
    document = minutes()
    pages = extract_text(built(document))
    assert isinstance(pages, tuple)
    for number, page in enumerate(pages, start=1):
        assert f"pagina {number} van {len(pages)}" in page
        for line in document.footer:
            assert line.replace("\u00a0", " ") in page


def test_two_attachments_of_one_name_are_refused() -> None:
    twice = Attachment(
        name="case.json", content=b"{}", media_type="application/json", description="Invoer"
    )
    assert build_pdf(small(), [twice, twice]) == (NameTakenTwice("case.json"),)
