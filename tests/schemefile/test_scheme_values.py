"""Single values of a scheme text are read exactly, and nothing in it is guessed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.core.criteria import LevelScale, Scored
from desktop_app.core.scheme import Scheme
from desktop_app.places import schemes_folder
from desktop_app.schemefile.decode import MEASURE, TABLES
from desktop_app.schemefile.fields import NAME, Context, Fields, Table
from desktop_app.schemefile.nodes import Mapping
from desktop_app.schemefile.problems import Findings, Place, problem_text
from desktop_app.schemefile.reader import read_scheme
from desktop_app.schemefile.reference import key_tables

SMALL = Path(__file__).with_name("small.yaml").read_text(encoding="utf-8")
LINES = SMALL.split("\n")
PIECES = ("", " ", "  ", "-", "- ", ":", ": ", "#", "'", '"', "&a ", "*a", "!", "[", "{", "|", "\t")
WORDS = tuple(sorted({line.strip().split(":")[0] for line in LINES if line.strip()}))
LONGEST_READING = 2.0


def read(text: str) -> Scheme:
    result = read_scheme(text)
    assert isinstance(result, Scheme), [problem_text(item) for item in result]
    return result


def middle_points(written: str) -> int:
    source = read(SMALL.replace("punten: 0.9", f"punten: {written}")).criteria[0].source
    assert isinstance(source, Scored)
    assert isinstance(source.scale, LevelScale)
    return source.scale.levels[1].points


@pytest.mark.parametrize(
    ("written", "hundredths"),
    [("0,9", 90), ("0.9", 90), ('"0,90"', 90), ("0,05", 5), ("1", 100), ("1,79", 179)],
)
def test_points_are_read_exactly_with_comma_or_point(written: str, hundredths: int) -> None:
    assert middle_points(written) == hundredths


def test_a_value_stays_the_text_that_was_written() -> None:
    notes = read(SMALL.replace("bron: verzonnen", "bron: 012")).version.source
    assert notes == "012"
    assert read(SMALL.replace("bron: verzonnen", "bron: ja")).version.source == "ja"
    assert read(SMALL.replace("bron: verzonnen", "bron: ~")).version.source == "~"
    assert read(SMALL.replace("bron: verzonnen", "bron: 2026-01-01")).version.source == "2026-01-01"


def test_a_rule_without_an_article_of_its_own_stands_in_the_article_of_the_scheme() -> None:
    of = read(SMALL)
    assert {item.ref.article for item in of.criteria} == {"4"}
    assert of.gates[0].ref.article == "3"
    assert of.criteria[1].ref.part == "onderdeel b"


def test_a_step_of_the_order_takes_the_name_of_its_criterion() -> None:
    of = read(SMALL.replace("standaard: sum", "standaard: single"))
    assert not isinstance(of.order, tuple)
    labels = {option: [key.label for key in keys] for option, keys in of.order.values.items()}
    assert labels == {"sum": ["totaal", "a en b samen"], "single": ["totaal", "onderdeel a"]}


def test_a_text_without_its_last_line_end_is_the_same_scheme() -> None:
    assert read(SMALL.rstrip("\n")) == read(SMALL)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.where)
def test_every_declared_key_can_be_written(table: Table) -> None:
    """The keys of the small scheme and of those of the program are all keys there are."""
    texts = [SMALL, *(path.read_text("utf-8") for path in schemes_folder().glob("*.yaml"))]
    written = {line.strip(" -").split(":")[0] for text in texts for line in text.split("\n")}
    assert {key.name for key in table.keys} <= written


def test_the_language_reference_lists_the_keys_that_the_decoder_reads() -> None:
    page = (schemes_folder() / "README.md").read_text(encoding="utf-8")
    start, end = "<!-- woorden -->\n", "<!-- einde woorden -->"
    assert page.split(start)[1].split(end)[0] == key_tables()


def test_no_kind_of_mapping_declares_a_key_twice() -> None:
    assert len({table.where for table in TABLES}) == len(TABLES)
    assert all(len(set(table.names)) == len(table.names) for table in TABLES)


def test_reading_a_key_that_is_not_declared_is_a_mistake_of_the_programmer() -> None:
    context = Context(findings=Findings(lines=[]), article="1")
    fields = Fields(Mapping((), Place(1, 1)), MEASURE, context)
    with pytest.raises(KeyError):
        fields.optional("tweevoud", NAME, None)


@settings(max_examples=150, deadline=None)
@given(
    line=st.integers(0, len(LINES) - 1),
    column=st.integers(0, 40),
    piece=st.sampled_from(PIECES) | st.sampled_from(WORDS) | st.text(max_size=6),
    action=st.sampled_from(("insert", "replace", "remove", "repeat", "indent")),
)
def test_a_changed_text_is_a_scheme_or_a_list_of_places_in_it(
    line: int, column: int, piece: str, action: str
) -> None:
    lines = list(LINES)
    old = lines[line]
    changed = {
        "insert": [old[:column] + piece + old[column:]],
        "replace": [old[:column] + piece],
        "remove": [],
        "repeat": [old, old],
        "indent": [f"  {old}"],
    }
    lines[line : line + 1] = changed[action]
    check_answer("\n".join(lines))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_a_scheme_or_a_list_of_places_in_it(text: str) -> None:
    check_answer(text)


def check_answer(text: str) -> None:
    started = time.perf_counter()
    result = read_scheme(text)
    assert time.perf_counter() - started < LONGEST_READING
    if isinstance(result, Scheme):
        return
    assert result
    count = text.count("\n") + 1
    for problem in result:
        assert 1 <= problem.place.line <= count
        assert 1 <= problem.place.column <= len(problem.source) + 1
        assert problem_text(problem).count("\n") >= 3


@pytest.mark.parametrize(
    "text",
    [
        "a: " * 80_000,
        "- " * 120_000,
        "[" * 200_000,
        "'" * 200_000,
        "? " * 120_000,
        "x: &a\n" * 4_000,
        "".join(f"k{number}: v\n" for number in range(4_900)),
        "criteria:\n" + "  - id: a\n" * 4_900,
    ],
    ids=["keys", "dashes", "brackets", "quotes", "marks", "anchors", "unknown", "criteria"],
)
def test_a_hostile_text_is_refused_within_bounds(text: str) -> None:
    started = time.perf_counter()
    result = read_scheme(text)
    assert isinstance(result, tuple)
    assert len(result) <= 200
    assert time.perf_counter() - started < 30
