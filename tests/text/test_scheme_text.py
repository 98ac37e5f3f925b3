"""A scheme is written in plain Dutch sentences, each with its place in the law."""

from __future__ import annotations

import re

import pytest

from desktop_app.core.scheme import Scheme
from desktop_app.schemefile.catalogue import catalogue, load_scheme
from desktop_app.text.scheme import Section, render_scheme, scheme_as_text

SCHEMES = tuple(item.scheme for item in catalogue())


def scheme(scheme_id: str) -> Scheme:
    loaded = load_scheme(scheme_id)
    assert loaded is not None
    return loaded.scheme


def sentences(sections: tuple[Section, ...], heading: str) -> list[str]:
    section = next(item for item in sections if item.heading == heading)
    return [rule.text for rule in section.rules]


@pytest.mark.parametrize("of", SCHEMES, ids=lambda of: of.id)
def test_every_sentence_is_whole_polite_and_b1(of: Scheme) -> None:
    for section in render_scheme(of):
        assert section.rules
        for rule in section.rules:
            assert re.fullmatch(r"[A-Za-z0-9À-ÿ€‘(].*\.", rule.text, re.DOTALL), rule.text
            assert not re.search(r"!|\bgelieve\b|\bdien(t|en) te\b|  |\bNone\b|\{", rule.text)


@pytest.mark.parametrize("of", SCHEMES, ids=lambda of: of.id)
def test_every_criterion_level_and_option_is_named(of: Scheme) -> None:
    text = scheme_as_text(render_scheme(of))
    for criterion in of.criteria:
        assert criterion.name in text
    for gate in of.gates:
        assert gate.text in text
    for reading in of.readings:
        assert reading.question in text
        assert all(option.meaning in text for option in reading.options)


def test_the_table_of_utrecht_is_written_out() -> None:
    found = render_scheme(scheme("utrecht-vrouwen-sport"))
    assert sentences(found, "Punten")[1] == (
        "Criterium 2: Locatie in een wijk met een lage SEP. Onvoldoende is 0, voldoende is 0,9 en "
        "goed is 1,8. Andere waarden zijn er niet."
    )
    assert sentences(found, "Minimum") == [
        "Voor de rangorde is ten minste 5 punten nodig. Precies dat aantal is genoeg."
    ]
    assert sentences(found, "Rangorde") == [
        "De volgorde is van hoog naar laag, naar het totaal.",
        (
            "Bij een gelijke stand beslist daarna criterium 1, daarna criterium 2, daarna "
            "criterium 3, daarna criterium 4, daarna criterium 5, daarna criterium 6."
        ),
    ]
    assert sentences(found, "Gelijke stand") == [
        (
            "Zijn alle stappen gelijk, dan bepaalt het lot de volgorde. De aanvragers worden "
            "uitgenodigd."
        )
    ]


def test_the_chosen_reading_changes_the_sentences_and_is_named() -> None:
    of = scheme("amsterdam-kinderboerderijen")
    default = sentences(render_scheme(of), "Rangorde")
    other = sentences(render_scheme(of, {"e-en-f": "lexicographic"}), "Rangorde")
    assert "daarna de som van de onderdelen e en f, daarna onderdeel a" in default[1]
    assert default[1].endswith("(lezing ‘e-en-f: som’).")
    assert "daarna onderdeel e, daarna onderdeel f, daarna onderdeel a" in other[1]
    assert other[1].endswith("(lezing ‘e-en-f: eerst e, dan f’).")
    stop = sentences(render_scheme(of, {"plafond": "stop"}), "Plafond")
    assert "krijgt niets" in stop[0]
    assert stop[0].endswith("(lezing ‘plafond: stoppen’).")


def test_the_points_of_the_wijk_scheme_follow_from_facts_in_words() -> None:
    of = scheme("amersfoort-wijkactiviteiten")
    points = sentences(render_scheme(of, {"tien-keer": "6"}), "Punten")
    assert points[0].startswith(
        "De inzet van vrijwilligers: Vrijwilligers tegenover betaalde krachten. Hoeveel keer "
        "‘Aantal vrijwilligers’ zo hoog is als ‘Aantal betaalde arbeidskrachten’: 2 tot en met 5 "
        "geeft 2 punten, 6 tot en met 10 geeft 4 punten en 11 tot en met 15 geeft 6 punten."
    )
    assert "precies 10 geeft 6 punten (lezing ‘tien-keer: 6 punten’)" in points[5]
    assert points[2].endswith("anders 0.")


def test_the_pitch_scheme_tells_of_its_two_assessments_and_shares() -> None:
    found = render_scheme(scheme("amersfoort-pitch"))
    assert sentences(found, "Minimum")[0] == (
        "Voor de pitch is in de eerste beoordeling ten minste 50 punten nodig. Precies dat aantal "
        "is genoeg."
    )
    assert "hetzelfde deel van het gevraagde bedrag" in sentences(found, "Gelijke stand")[0]
    assert sentences(found, "Punten")[8] == "Sub a is sub a1 en sub a2 samen: hooguit 50 punten."


def test_a_subject_without_rules_has_no_heading() -> None:
    headings = [section.heading for section in render_scheme(scheme("buurtbudget"))]
    assert headings == [
        "Regeling",
        "Stemmen",
        "Rangorde",
        "Gelijke stand",
        "Plafond",
        "Lezingen",
        "Toelichting",
    ]


def test_the_place_in_the_law_stands_behind_a_rule_in_plain_text() -> None:
    text = scheme_as_text(render_scheme(scheme("utrecht-vrouwen-sport")))
    assert "\nMinimum\n- Voor de rangorde is ten minste 5 punten nodig." in text
    assert text.count("[art. 8 lid 4]") == 3
