"""Every reason for not carrying out a command has its message, with all its fields."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import desktop_app.core
from desktop_app.core.declined import (
    After,
    Declined,
    DeclinedKey,
    Detail,
    Euros,
    Moment,
)
from desktop_app.core.events_applications import Standing
from desktop_app.core.events_decision import ReportLapse
from desktop_app.core.legal import LegalRef
from desktop_app.core.phases import Phase
from desktop_app.text.declined import declined_message
from desktop_app.text.messages import CATALOGUE, MessageKey

CORE = Path(desktop_app.core.__file__).parent
FIXED = {"ranking_incomplete": {"toets"}}


def calls() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every place in the core that declines: file and line, key, and the details it gives."""
    for path in sorted(CORE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id != "declined" or not node.args:
                continue
            place = f"{path.name}:{node.lineno}"
            names = frozenset(item.arg or "" for item in node.keywords)
            for key in _keys(node.args[0]):
                yield place, key, names


def _keys(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        match part:
            case ast.Attribute(value=ast.Name(id="DeclinedKey"), attr=name):
                yield DeclinedKey[name].value


def test_every_place_that_declines_gives_what_its_message_needs() -> None:
    seen = list(calls())
    assert len(seen) > 100
    for place, key, names in seen:
        needed = CATALOGUE[MessageKey(key)].required_fields() - FIXED.get(key, set())
        assert names == needed, place


def test_every_reason_is_used_somewhere() -> None:
    assert {key for _, key, _ in calls()} == {key.value for key in DeclinedKey}


@pytest.mark.parametrize("key", DeclinedKey)
def test_every_reason_reads_as_a_message(key: DeclinedKey) -> None:
    template = CATALOGUE[MessageKey(key.value)]
    needed = template.required_fields() - FIXED.get(key.value, set())
    text = template.title + template.what + template.remedy
    details: dict[str, Detail] = {name: 2 if f"{{{name}:" in text else "x" for name in needed}
    assert "{" not in declined_message(Declined(key, details)).one_line()


@pytest.mark.parametrize(
    ("detail", "shown"),
    [
        (Euros(550_000), "€\u00a05.500,00"),
        (Moment("2026-03-03"), "3 maart 2026"),
        (Moment("2026-03-03T13:30"), "3 maart 2026, 13.30 uur"),
        (Moment("2026-03-03T12:30:00Z"), "3 maart 2026, 13.30 uur"),
        (("2026-1", "2026-2", "2026-3"), "2026-1, 2026-2 en 2026-3"),
        (Phase.ASSESSMENT, "Beoordelen"),
        (Standing.LEFT_UNTREATED, "buiten behandeling gelaten"),
        (After.HEARING, "de pitch"),
        (ReportLapse.DRAW, "een loting"),
        (LegalRef(article="8", paragraph="5"), "artikel 8, vijfde lid"),
    ],
)
def test_details_are_written_in_notation(detail: Detail, shown: str) -> None:
    why = Declined(DeclinedKey.FIELD_VALUE, {"veld": "x", "waarde": detail})
    assert declined_message(why).what == f"‘{shown}’ kan niet bij x."
