"""The catalogue of messages: complete, in the style, and listed on one page."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.text import page_of_messages
from desktop_app.text.message_keys import MessageKey
from desktop_app.text.messages import CATALOGUE, Message, MessageKind, message
from desktop_app.text.template import Template, TemplateFieldsError

PAGE = Path(page_of_messages.__file__).with_name("MELDINGEN.md")
FIRST_LIST = {
    "F": "101-109 201-203 301-304 401-404 601-607 701-707 801-804",
    "W": "101-104 201-201 301-302 401-403 501-502 601-602 701-701 801-802",
    "N": "201-201 301-306 401-401 501-502 601-605 701-702 801-801",
    "L": "101-101 201-201 301-301 501-502 601-601 701-701",
}


def example_fields(template: Template, number: int = 2) -> dict[str, str | int]:
    text = template.title + template.what + template.optional + template.remedy
    names = template.required_fields() | template.optional_fields()
    return {name: number if f"{{{name}:" in text else f"<{name}>" for name in names}


def filled(key: MessageKey, number: int = 2) -> Message:
    return message(key, **example_fields(CATALOGUE[key], number))


@pytest.mark.parametrize("key", MessageKey)
def test_every_key_has_a_text_that_can_be_filled(key: MessageKey) -> None:
    for number in (0, 1, 2):
        line = filled(key, number).one_line()
        assert "{" not in line
        assert "#" not in line


def test_no_code_stands_for_two_messages() -> None:
    counted = Counter(template.code for template in CATALOGUE.values())
    assert [code for code, times in counted.items() if times > 1] == []
    assert len(CATALOGUE) == len(MessageKey)


def test_every_code_of_the_list_is_there() -> None:
    codes = {template.code for template in CATALOGUE.values()}
    for kind, ranges in FIRST_LIST.items():
        for bounds in ranges.split():
            first, last = (int(part) for part in bounds.split("-"))
            assert {f"{kind}{number}" for number in range(first, last + 1)} <= codes


@pytest.mark.parametrize("key", MessageKey)
def test_a_message_is_short_polite_and_blames_nobody(key: MessageKey) -> None:
    done = filled(key)
    line = done.one_line()
    assert not re.search(r"!|\bgelieve\b|\bdien(t|en) te\b|\bje\b|\bjouw\b", line)
    assert not done.title.endswith(".")
    assert done.what.endswith((".", "?", ">"))
    assert done.remedy.endswith(".")
    assert "  " not in line


@pytest.mark.parametrize("key", MessageKey)
def test_a_code_says_the_kind_of_message(key: MessageKey) -> None:
    assert re.fullmatch(r"[FWNL][1-8][0-9]{2}", CATALOGUE[key].code)
    assert filled(key).kind in MessageKind


def test_a_filled_message_reads_as_one_line() -> None:
    done = message(MessageKey.ID_REPEATED, id="2026-014", rij1="4", rij2="9")
    assert done.one_line() == (
        "F106: Aanvraagnummer komt twee keer voor. Nummer 2026-014 staat in rij 4 en in rij 9. "
        "Verwijder de rij die niet klopt of verbeter het nummer."
    )


def test_a_field_too_few_or_too_many_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(TemplateFieldsError):
        message(MessageKey.ID_REPEATED, id="2026-014", rij1="4")
    with pytest.raises(TemplateFieldsError):
        message(MessageKey.ID_REPEATED, id="2026-014", rij1="4", rij2="9", rij3="10")


def test_a_choice_between_one_and_many_needs_a_number() -> None:
    with pytest.raises(TemplateFieldsError):
        message(MessageKey.NO_SCORES, n="drie")
    assert message(MessageKey.NO_SCORES, n=1).what.startswith("Er is 1 aanvraag toegelaten.")
    assert message(MessageKey.NO_SCORES, n=3).what.startswith("Er zijn 3 aanvragen toegelaten.")


def test_a_suggestion_is_only_made_when_there_is_one() -> None:
    without = message(MessageKey.COLUMN_MISSING, kop="Gevraagd", koppen="A en B", rij="1")
    asked = message(
        MessageKey.COLUMN_MISSING, kop="Gevraagd", koppen="A en B", rij="1", voorstel="Gevragd"
    )
    assert without.what == "In rij 1 staan: A en B. ‘Gevraagd’ staat er niet bij."
    assert asked.what == without.what + " Bedoelt u ‘Gevragd’?"


@given(st.text())
def test_a_value_from_outside_never_opens_a_place_of_its_own(value: str) -> None:
    done = message(MessageKey.NUMBER_FORM, waarde=value)
    assert f"‘{value}’" in done.what


def test_the_page_lists_every_message_as_the_program_says_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_of_messages.page()
