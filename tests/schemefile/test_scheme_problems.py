"""Every kind of problem in a scheme text is found at its exact line and column."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from desktop_app.schemefile.catalogue import read_scheme_file
from desktop_app.schemefile.nodes import DEEPEST, MOST_BYTES, MOST_LINES
from desktop_app.schemefile.problems import SchemeProblem, problem_message, problem_text
from desktop_app.schemefile.reader import read_scheme
from desktop_app.text.scheme_faults import SchemeFault

SMALL = Path(__file__).with_name("small.yaml").read_text(encoding="utf-8")
HERE = "⟦"


@dataclass(frozen=True, slots=True)
class Broken:
    """The small scheme with one part replaced; the place of the problem is marked with ⟦.

    also: the kinds of problem that follow from this one, elsewhere in the text.
    """

    fault: SchemeFault
    old: str
    new: str
    also: frozenset[SchemeFault] = frozenset()

    def marked(self) -> str:
        assert SMALL.count(self.old) == 1, "the part to replace stands there once"
        return SMALL.replace(self.old, self.new)

    def text(self) -> str:
        return self.marked().replace(HERE, "")

    def place(self) -> tuple[int, int]:
        before = self.marked().split(HERE)[0]
        return before.count("\n") + 1, len(before.rsplit("\n", 1)[-1]) + 1


F = SchemeFault
IDLE_READING = """lezingen:
  - id: ⟦idle
    vraag: Waarom?
    lid: 1
    standaard: x
    opties:
      - waarde: x
        naam: x
        betekenis: x
        reden: x
      - waarde: y
        naam: y
        betekenis: y
        reden: y
"""
BY_UNKNOWN_READING = """wie niet past:
    volgens lezing: ⟦step
    waarden:
      sum: stoppen
      single: stoppen"""
BROKEN = (
    Broken(F.CONTROL_CHARACTER, "korte titel: Alles", "korte titel: ⟦\tAlles"),
    Broken(F.CONTROL_CHARACTER, "korte titel: Alles\n", "korte titel: Alles⟦\r\n"),
    Broken(F.CONTROL_CHARACTER, "korte titel: Alles", "korte titel: Al⟦\u200bles"),
    Broken(F.NOT_YAML, "korte titel: Alles\n", "korte titel: Alles⟦: twee\n"),
    Broken(F.NOT_YAML, "lid: 9", "lid: 9\n ⟦scheef: 1"),
    Broken(F.DOCUMENT_MARK, "regeling: small", "⟦---\nregeling: small"),
    Broken(F.DOCUMENT_MARK, "versie: 1", "versie: 1\n⟦---\nversie: 2"),
    Broken(F.ANCHOR, "lid: 8", "lid: ⟦&acht 8"),
    Broken(F.ALIAS, "lid: 8", "lid: ⟦*acht"),
    Broken(F.TAG, "lid: 8", "lid: ⟦!!str 8"),
    Broken(F.FLOW_STYLE, "- c\n      - d\n", "⟦[c, d]\n"),
    Broken(F.FLOW_STYLE, "gelijke stand:\n", "gelijke stand: ⟦{lid: 8}\nplafnd:\n"),
    Broken(F.SEVERAL_LINES, "bron: verzonnen", "bron: ⟦verzonnen\n  en nog meer"),
    Broken(F.KEY_NOT_TEXT, "lid: 8", "?\n    ⟦- lid\n  : 8"),
    Broken(F.DUPLICATE_KEY, "lid: 8", "lid: 8\n  ⟦lid: 8"),
    Broken(F.UNKNOWN_KEY, "korte titel: Alles", "⟦kortetitel: Alles"),
    Broken(F.UNKNOWN_KEY, "lid: 8", "lid: 8\n  ⟦commentaar: zo staat het er"),
    Broken(F.MISSING_KEY, "regeling: small\n", ""),
    Broken(F.MISSING_KEY, "  woord: wijk\n  meervoud: wijken", "  ⟦meervoud: wijken"),
    Broken(F.ONE_KEY_OF, "loting:\n    wanneer: altijd\n    uitnodiging: ja", "onderdeel: x"),
    Broken(
        F.ONE_KEY_OF,
        "  lid: 8\n  loting:",
        "  ⟦lid: 8\n  naar rato:\n    centen: omlaag\n  loting:",
    ),
    Broken(F.NOT_A_MAPPING, "telt:\n  enkelvoud: punt\n  meervoud: punten", "telt: ⟦punten"),
    Broken(F.NOT_A_LIST, "criteria:\n      - c\n      - d", "criteria: ⟦c en d"),
    Broken(F.NOT_TEXT, "bron: verzonnen", "bron:\n  ⟦- verzonnen"),
    Broken(F.EMPTY_VALUE, "bron: verzonnen", "bron:⟦"),
    Broken(F.TEXT_TOO_LONG, "bron: verzonnen", f"bron: ⟦{'x' * 301}"),
    Broken(F.BAD_ID, "id: op-tijd", "id: ⟦Op tijd"),
    Broken(
        F.BAD_WHOLE_NUMBER, "ten minste: 2\n      punten: 3", "ten minste: ⟦02\n      punten: 3"
    ),
    Broken(F.BAD_WHOLE_NUMBER, "lid: 8", "lid: ⟦0"),
    Broken(F.BAD_POINTS, "punten: 0.9", "punten: ⟦0,900"),
    Broken(F.BAD_POINTS, "punten: 0.9", "punten: ⟦1e0"),
    Broken(F.BAD_POINTS, "punten: 0.9", "punten: ⟦-1"),
    Broken(F.BAD_DATE, "geldig vanaf: 2026-01-31", "geldig vanaf: ⟦2026-02-30"),
    Broken(F.BAD_DATE, "geldig vanaf: 2026-01-31", "geldig vanaf: ⟦31-01-2026"),
    Broken(F.UNKNOWN_CHOICE, "wie niet past: stoppen", "wie niet past: ⟦stopen"),
    Broken(
        F.NO_PLACE_IN_THE_LAW, "gelijke stand:\n  lid: 8\n  loting", "gelijke stand:\n  ⟦loting"
    ),
    Broken(
        F.DUPLICATE_ID,
        "- id: b\n    aanduiding",
        "- id: ⟦a\n    aanduiding",
        frozenset({F.UNKNOWN_REFERENCE, F.MAXIMA_MISMATCH}),
    ),
    Broken(
        F.DUPLICATE_ID,
        "- id: b\n    aanduiding",
        "- id: ⟦totaal\n    aanduiding",
        frozenset({F.UNKNOWN_REFERENCE}),
    ),
    Broken(F.DUPLICATE_ID, "- id: mid", "- id: ⟦low"),
    Broken(F.DUPLICATE_ID, "- id: g\n", "- id: ⟦f\n", frozenset({F.UNKNOWN_REFERENCE})),
    Broken(F.UNKNOWN_REFERENCE, "op: a\n", "op: ⟦aa\n"),
    Broken(F.UNKNOWN_REFERENCE, "- a\n          - b", "- a\n          - ⟦bb"),
    Broken(F.UNKNOWN_REFERENCE, "op: g\n", "op: ⟦h\n"),
    Broken(F.UNKNOWN_REFERENCE, "beoordeling: first", "beoordeling: ⟦eerste"),
    Broken(
        F.UNKNOWN_REFERENCE,
        "      - c\n      - d",
        "      - c\n      - ⟦dd",
        frozenset({F.MAXIMA_MISMATCH}),
    ),
    Broken(F.UNKNOWN_REFERENCE, "feit: free", "feit: ⟦fre", frozenset({F.UNUSED})),
    Broken(F.UNKNOWN_REFERENCE, "ten hoogste: helpers", "ten hoogste: ⟦staff"),
    Broken(F.UNKNOWN_REFERENCE, "standaard: sum", "standaard: ⟦som"),
    Broken(
        F.UNKNOWN_REFERENCE,
        "wie niet past: stoppen",
        BY_UNKNOWN_READING,
    ),
    Broken(
        F.UNKNOWN_REFERENCE,
        "    single:\n",
        "    sngle:\n      ⟦- op: totaal\n        lid: 7\n    single:\n",
    ),
    Broken(F.WRONG_FACT, "feit: free", "feit: ⟦staff", frozenset({F.UNUSED})),
    Broken(F.WRONG_FACT, "teller: helpers", "teller: ⟦free"),
    Broken(
        F.UNUSED,
        "lezingen:\n",
        IDLE_READING,
    ),
    Broken(
        F.UNUSED,
        "feiten:\n",
        "feiten:\n  - id: ⟦idle\n    naam: Niets\n    soort: aantal\n    lid: 1\n",
    ),
    Broken(
        F.OPTIONS_INCOMPLETE,
        "    single:\n      - op: totaal\n        lid: 7\n      - op: a\n        lid: 7\n",
        "",
    ),
    Broken(F.MAXIMA_MISMATCH, "maximum: 21,8", "maximum: ⟦21"),
    Broken(F.MAXIMA_MISMATCH, "- d\n    maximum: 5", "- d\n    maximum: ⟦6"),
    Broken(F.CRITERION_MAXIMUM, "maximum: 1,8", "maximum: ⟦1,9", frozenset({F.MAXIMA_MISMATCH})),
    Broken(F.LEVELS_NOT_RISING, "punten: 0.9", "punten: ⟦0"),
    Broken(
        F.RANGE_REVERSED,
        "van: 1\n        tot en met: 5",
        "van: 5\n        tot en met: ⟦5",
        frozenset({F.MINIMUM_IDLE}),
    ),
    Broken(
        F.RANGE_REVERSED,
        "van: 2\n          tot en met: 5",
        "van: 2\n          tot en met: ⟦1",
        frozenset({F.BAND_GAP}),
    ),
    Broken(F.BAND_GAP, "- van: 4\n", "- van: ⟦5\n"),
    Broken(F.BAND_GAP, "- van: 6\n", "- van: ⟦7\n"),
    Broken(F.BAND_OVERLAP, "- van: 4\n", "- van: ⟦3\n"),
    Broken(F.BAND_OPEN, "- van: 4\n", "- van: 4\n          tot en met: ⟦9\n"),
    Broken(F.MISSING_KEY, "- van: 6\n          tot en met: 9\n", "- ⟦van: 6\n"),
    Broken(F.MINIMUM_UNREACHABLE, "op: g\n    ten minste: 2", "op: g\n    ten minste: ⟦5,01"),
    Broken(F.MINIMUM_IDLE, "op: g\n    ten minste: 2", "op: g\n    ten minste: ⟦0"),
    Broken(F.MINIMUM_IDLE, "ten minste: 4\n", "ten minste: ⟦1\n"),
    Broken(F.WRONG_STAGE, "gevolg: geen vervolg", "gevolg: ⟦niet in de rangorde"),
    Broken(F.ORDER_REPEATS, "op: a\n", "op: a\n        lid: 7\n      - ⟦op: a\n"),
    Broken(F.ORDER_REPEATS, "- a\n          - b", "- a\n          - ⟦a"),
)
"""Parts that leave no mark stand where the text around them begins; see `AROUND`."""

AROUND = {
    ("regeling: small\n", ""): (1, 1),
    (
        "loting:\n    wanneer: altijd\n    uitnodiging: ja",
        "onderdeel: x",
    ): (SMALL[: SMALL.index("  lid: 8")].count("\n") + 1, 3),
    (
        "    single:\n      - op: totaal\n        lid: 7\n      - op: a\n        lid: 7\n",
        "",
    ): (SMALL[: SMALL.index("    sum:\n")].count("\n") + 1, 5),
}
"""Where a problem stands when what is wrong is that something is absent."""


def problems_of(text: str) -> tuple[SchemeProblem, ...]:
    result = read_scheme(text)
    assert isinstance(result, tuple), "the text must have problems"
    return result


def _name(broken: Broken) -> str:
    return f"{broken.fault.value}-{BROKEN.index(broken)}"


@pytest.mark.parametrize("broken", BROKEN, ids=_name)
def test_a_broken_text_has_exactly_this_problem_at_this_place(broken: Broken) -> None:
    found = problems_of(broken.text())
    place = AROUND.get((broken.old, broken.new)) or broken.place()
    places = [(item.fault, (item.place.line, item.place.column)) for item in found]
    assert places.count((broken.fault, place)) == 1
    others = [item.fault for item in found if item.fault is not broken.fault]
    assert set(others) == broken.also
    assert broken.also or len(found) == 1


def _nested(depth: int) -> str:
    return "".join(f"{'  ' * level}a:\n" for level in range(depth)) + "  " * depth + "a: 1\n"


WHOLE_TEXTS = {
    F.EMPTY_FILE: ("# niets\n", (1, 1)),
    F.TOO_LARGE: ("a: " + "x" * MOST_BYTES, (1, 1)),
    F.TOO_MANY_LINES: ("\n" * (MOST_LINES + 1), (MOST_LINES + 1, 1)),
    F.BYTE_ORDER_MARK: ("\ufeff" + SMALL, (1, 1)),
    F.NOT_A_MAPPING: ("- regeling\n", (1, 1)),
    F.TOO_DEEP: (_nested(DEEPEST), (DEEPEST, 2 * (DEEPEST - 1) + 1)),
}


@pytest.mark.parametrize("fault", WHOLE_TEXTS)
def test_a_text_that_is_wrong_as_a_whole_is_refused(fault: SchemeFault) -> None:
    text, place = WHOLE_TEXTS[fault]
    (problem,) = problems_of(text)
    assert (problem.fault, (problem.place.line, problem.place.column)) == (fault, place)


def test_a_file_that_is_not_utf8_is_refused_at_its_line(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    path.write_bytes(SMALL.encode().replace(b"korte titel: Alles", b"korte titel: All\xe9s"))
    result = read_scheme_file(path)
    assert isinstance(result, tuple)
    assert [(item.fault, item.place.line) for item in result] == [(F.NOT_UTF8, 3)]


def test_a_file_must_carry_the_name_of_its_regeling(tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    path.write_text("# kop\n" + SMALL, encoding="utf-8")
    result = read_scheme_file(path)
    assert isinstance(result, tuple)
    assert [(item.fault, item.found, item.place.line) for item in result] == [
        (F.FILE_NAME, "small", 2)
    ]


def test_two_assessments_need_a_pitch_and_one_reading_needs_two_options() -> None:
    without_pitch = SMALL.replace("pitch:\n  naam: pitch\n  lid: 2\n", "")
    assert F.STAGES_AND_HEARING in {item.fault for item in problems_of(without_pitch)}
    start, end = SMALL.index("      - waarde: single"), SMALL.index("toelichting:")
    one_option = SMALL[:start] + SMALL[end:]
    assert F.ONE_OPTION in {item.fault for item in problems_of(one_option)}


def test_every_kind_of_problem_is_shown_by_one_of_these_texts() -> None:
    shown = {item.fault for item in BROKEN} | set(WHOLE_TEXTS)
    elsewhere = {F.NOT_UTF8, F.FILE_NAME, F.STAGES_AND_HEARING, F.ONE_OPTION}
    assert shown | elsewhere == set(SchemeFault)


def test_all_problems_are_given_at_once_in_the_order_of_the_text() -> None:
    text = (
        SMALL.replace("citeertitel:", "citertitel:")
        .replace("eenheid: activiteit", "eenheid: activiteiten")
        .replace("punten: 0.9", "punten: 0,9x")
        .replace("wie niet past: stoppen", "wie niet past: weg")
    )
    found = problems_of(text)
    assert [item.fault for item in found] == [
        F.UNKNOWN_KEY,
        F.UNKNOWN_CHOICE,
        F.BAD_POINTS,
        F.UNKNOWN_CHOICE,
    ]


def test_rules_are_compared_even_when_a_word_is_unknown() -> None:
    text = SMALL.replace("maximum: 21,8", "maximum: 21\nopmerkinkje: niets")
    assert [item.fault for item in problems_of(text)] == [F.MAXIMA_MISMATCH, F.UNKNOWN_KEY]


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [
        ("citeertitel:", "citertitel:", "citeertitel"),
        ("lezingen:", "lezing:", "lezingen"),
        ("wie niet past: stoppen", "wie niet past: stopen", "stoppen"),
        ("teller: helpers", "teller: helper", "helpers"),
        ("op: g\n", "op: totall\n", "totaal"),
        ("standaard: sum", "standaard: summ", "sum"),
        ("citeertitel:", "qqqq:", None),
    ],
)
def test_a_word_that_looks_like_another_is_suggested(old: str, new: str, meant: str | None) -> None:
    suggestions = [item.suggestion for item in problems_of(SMALL.replace(old, new))]
    assert meant in suggestions


def test_a_misspelt_word_is_not_also_reported_as_missing() -> None:
    found = problems_of(SMALL.replace("plafond:", "plafon:"))
    assert [(item.fault, item.suggestion) for item in found] == [(F.UNKNOWN_KEY, "plafond")]


def test_a_problem_is_written_with_the_source_line_and_a_caret() -> None:
    (problem,) = problems_of(SMALL.replace("wie niet past: stoppen", "wie niet past: stopen"))
    assert problem_text(problem) == (
        "F406 Een waarde in de regeling klopt niet (regel 165, kolom 18)\n"
        "      wie niet past: stopen\n"
        "                     ^\n"
        "Regel 165, kolom 18: ‘stopen’ kan hier niet. Bedoelt u ‘stoppen’? "
        "Kies uit: gedeeltelijk, stoppen en overslaan."
    )


@pytest.mark.parametrize("broken", BROKEN, ids=_name)
def test_every_problem_has_a_dutch_text_without_open_places(broken: Broken) -> None:
    for problem in problems_of(broken.text()):
        line = problem_message(problem).one_line()
        assert "{" not in line
        assert "  " not in line
        assert line.startswith("F40")


def test_a_very_long_value_is_cut_in_the_message() -> None:
    (problem,) = problems_of(SMALL.replace("id: op-tijd", "id: " + "Q" * 5000))
    assert len(problem.found) == 80
