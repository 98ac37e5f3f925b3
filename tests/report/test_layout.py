"""Where things stand on the page: nothing is lost, cut off or left alone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.report.document import (
    Align,
    Column,
    Document,
    Figure,
    Heading,
    Paragraph,
    SignaturePage,
    Table,
)
from desktop_app.report.fonts import text_width
from desktop_app.report.layout import lay_out
from desktop_app.report.page import BOTTOM, LEFT, PAGE_HEIGHT, RIGHT, Artifact, Element, Page
from desktop_app.report.shapes import Face, Rect, Tone, Words
from desktop_app.report.wrapping import wrap
from desktop_app.text.notation import euros
from tests.report.samples import long_table, minutes, signatures, small

EDGE = 0.6


def words_on(page: Page) -> list[Words]:
    return [shape for mark in page.marks for shape in mark.shapes if isinstance(shape, Words)]


def texts_on(page: Page) -> list[str]:
    return [words.text.strip() for words in words_on(page)]


def owned_by(document: Document, tag: str) -> list[tuple[int, Words]]:
    """The words of every element with this tag, with the number of their page."""
    return [
        (number, shape)
        for number, page in enumerate(lay_out(document).pages)
        for mark in page.marks
        if isinstance(mark.owner, Element) and mark.owner.tag == tag
        for shape in mark.shapes
        if isinstance(shape, Words)
    ]


def two_columns(text: str) -> Table:
    columns = (Column(title="Aanvraag"), Column(title="Reden", share=1))
    return Table(columns=columns, rows=(("2026-0101", text),))


@pytest.mark.parametrize("rows", [0, 1, 7, 150])
def test_every_row_is_printed_once_and_the_head_on_every_page_of_the_table(rows: int) -> None:
    pages = lay_out(small(Heading(1, "Verdeling"), long_table(rows))).pages
    seen = [text for page in pages for text in texts_on(page) if text.startswith("2026-0")]
    assert seen == [f"2026-{number:04d}" for number in range(1, rows + 1)]
    assert all(texts_on(page).count("Aanvraag") == 1 for page in pages)
    assert len(pages) == {0: 1, 1: 1, 7: 1, 150: 5}[rows]


def test_totals_are_carried_over_at_the_foot_and_the_head_of_a_page() -> None:
    pages = lay_out(small(long_table(150))).pages
    for before, after in pairwise(pages):
        last = max(int(text[5:]) for text in texts_on(before) if text.startswith("2026-0"))
        foot, head = texts_on(before), texts_on(after)
        assert "over te brengen" in foot
        assert head.index("overgebracht") < head.index(f"2026-{last + 1:04d}")
        assert euros(10_000 * last) in foot
        assert euros(10_000 * last) in head
    assert "over te brengen" not in texts_on(pages[-1])
    assert "overgebracht" not in texts_on(pages[0])


def test_the_repeated_head_and_the_carried_totals_are_not_read_aloud_again() -> None:
    heads = owned_by(small(long_table(150)), "TH")
    assert [words.text for _, words in heads] == ["Plaats", "Aanvraag", "Aantal", "Bedrag"]
    cells = {words.text.strip() for _, words in owned_by(small(long_table(150)), "TD")}
    assert not {"over te brengen", "overgebracht"} & cells


def test_the_totals_never_stand_alone_on_a_page() -> None:
    for rows in range(20, 60):
        pages = lay_out(small(long_table(rows, carried=False))).pages
        on_last = [text for text in texts_on(pages[-1]) if text.startswith("2026-0")]
        assert len(on_last) >= 2


def test_a_cell_of_2500_words_goes_on_over_pages_and_loses_nothing() -> None:
    text = " ".join(f"woord{number}" for number in range(2500))
    cells = owned_by(small(two_columns(text)), "TD")
    printed = "".join(words.text for _, words in cells if "woord" in words.text)
    assert printed.split() == text.split()
    assert {page for page, _ in cells} == {0, 1, 2, 3, 4}
    assert all(words.y < BOTTOM for _, words in cells)


def test_a_word_of_ninety_letters_stays_inside_its_column() -> None:
    word = "Zwangerschapsgymnastiekverenigingsbestuursledenvergaderingsnotulenboekhouding" * 2
    document = small(two_columns(word[:90]))
    cells = [words for _, words in owned_by(document, "TD") if words.text != "2026-0101"]
    assert "".join(words.text for words in cells) == word[:90]
    for words in cells:
        assert words.x + text_width(words.text, words.face, words.size) <= RIGHT + EDGE


def test_a_long_word_beside_wide_amounts_is_broken_and_the_amounts_are_not() -> None:
    word, amount = "W" * 90, euros(99_999_999_999)
    columns = (
        Column(title="Aanvrager", share=1),
        *(Column(title=f"Bedrag {number}", align=Align.RIGHT) for number in range(4)),
    )
    table = Table(columns=columns, rows=((word, amount, amount, amount, amount),))
    cells = [words for _, words in owned_by(small(table), "TD")]
    assert [words.text for words in cells].count(amount) == 4
    assert "".join(words.text for words in cells if words.text != amount) == word
    name_end = min(words.x for words in cells if words.text == amount)
    for words in cells:
        end = words.x + text_width(words.text, words.face, words.size)
        assert end <= (RIGHT if words.text == amount else name_end) + EDGE


def test_more_columns_than_fit_break_but_stay_on_the_page() -> None:
    columns = tuple(Column(title=f"Kolom {number}", align=Align.RIGHT) for number in range(24))
    row = tuple(euros(123_456_789) for _ in columns)
    cells = [words for _, words in owned_by(small(Table(columns=columns, rows=(row,))), "TD")]
    assert "".join(words.text for words in cells).replace(" ", "").count("€") == 24
    for words in cells:
        assert words.x >= LEFT - EDGE
        assert words.x + text_width(words.text, words.face, words.size) <= RIGHT + EDGE


def test_amounts_stand_at_the_right_of_their_column() -> None:
    cells = [words for _, words in owned_by(small(long_table(12, carried=False)), "TD")]
    amounts = [
        words for words in cells if words.text.startswith("€") and words.face is Face.REGULAR
    ]
    ends = {round(words.x + text_width(words.text, words.face, words.size), 2) for words in amounts}
    assert len(ends) == 1


def test_a_heading_stands_with_what_follows_it() -> None:
    for lines in range(30, 48):
        filling = Paragraph("\n".join("regel" for _ in range(lines)))
        document = small(filling, Heading(1, "Kop"), Heading(2, "Onderkop"), long_table(12))
        for page in lay_out(document).pages:
            texts = texts_on(page)
            if "Kop" in texts:
                assert "2026-0001" in texts


def test_a_paragraph_never_leaves_one_line_alone() -> None:
    for before in range(30, 46):
        filling = Paragraph("\n".join("vulling" for _ in range(before)))
        document = small(filling, Paragraph("\n".join(f"regel {number}" for number in range(9))))
        for page in lay_out(document).pages:
            count = sum(text.startswith("regel") for text in texts_on(page))
            assert count != 1


def test_a_picture_that_is_too_large_is_made_to_fit() -> None:
    square = Rect(x=0, y=0, width=2000, height=3000, fill=Tone.TINT)
    figure = Figure(shapes=(square,), width=2000, height=3000, description=("Een vlak.",))
    pages = lay_out(small(figure)).pages
    rectangles = [
        shape
        for page in pages
        for mark in page.marks
        for shape in mark.shapes
        if isinstance(shape, Rect)
    ]
    assert all(shape.y + shape.height <= BOTTOM for shape in rectangles)
    assert all(shape.x + shape.width <= RIGHT + EDGE for shape in rectangles)


def test_the_signatures_stand_on_a_sheet_of_their_own() -> None:
    for blocks in ((), (Paragraph("een"),), (long_table(40),), (long_table(70),)):
        document = small(*blocks, signatures(), Heading(1, "Bijlage"), Paragraph("Na het blad."))
        pages = lay_out(document).pages
        numbers = [
            number
            for number, page in enumerate(pages, start=1)
            if "Ondertekening" in texts_on(page)
        ]
        appendix = [
            number for number, page in enumerate(pages, start=1) if "Bijlage" in texts_on(page)
        ]
        assert numbers[0] % 2 == 1
        assert appendix[0] % 2 == 1
        assert appendix[0] > numbers[0]


def test_each_role_has_a_field_of_its_own_name() -> None:
    slot = signatures().slots[0]
    page = SignaturePage(title="Ondertekening", slots=(slot, slot))
    fields = lay_out(small(page)).fields
    assert [field.name for field in fields] == ["voorzitter", "voorzitter 2", "zegel"]


def test_nothing_stands_in_the_margins_or_over_the_footer() -> None:
    for page in lay_out(minutes()).pages:
        for mark in page.marks:
            if isinstance(mark.owner, Artifact):
                continue
            for words in (shape for shape in mark.shapes if isinstance(shape, Words)):
                assert words.x >= LEFT - EDGE
                assert 0 < words.y <= BOTTOM < PAGE_HEIGHT


@settings(max_examples=60, deadline=None)
@given(
    st.text(alphabet="ab cdé-\n€ W.,/", max_size=200),
    st.floats(min_value=20, max_value=300),
    st.sampled_from(list(Face)),
)
def test_the_lines_put_together_are_the_text_and_every_line_fits(
    text: str, width: float, face: Face
) -> None:
    lines = wrap(text, face, 10, width)
    assert "".join(line.text for line in lines) == text.replace("\n", "")
    for line in lines:
        assert text_width(line.text.rstrip(" "), face, 10) <= width + EDGE
