"""Events and their bodies: plain data with Dutch keys, read strictly."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.codec import BodyFault
from desktop_app.core.events import KINDS, Event, event_from_body, event_to_body
from tests.core.event_samples import SAMPLES


def faults(kind: str, body: object) -> list[tuple[str, BodyFault]]:
    read = event_from_body(kind, body)
    assert isinstance(read, tuple), read
    return [(problem.at, problem.fault) for problem in read]


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.KIND)
def test_every_kind_survives_being_written_as_json(event: Event) -> None:
    body = json.loads(json.dumps(event_to_body(event)))
    assert event_from_body(event.KIND, body) == event


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.KIND)
def test_a_body_holds_plain_values_under_dutch_keys(event: Event) -> None:
    def plain(value: Any) -> bool:
        if isinstance(value, dict):
            return all(type(key) is str and plain(item) for key, item in value.items())
        if isinstance(value, list):
            return all(plain(item) for item in value)
        return value is None or type(value) in (str, int, bool)

    assert plain(event_to_body(event))


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.KIND)
def test_a_key_too_few_or_too_many_is_named(event: Event) -> None:
    body = event_to_body(event)
    for key in body:
        less = {name: value for name, value in body.items() if name != key}
        assert faults(event.KIND, less) == [(key, BodyFault.MISSING_KEY)]
    assert faults(event.KIND, {**body, "kleur": 1}) == [("kleur", BodyFault.UNKNOWN_KEY)]


def test_an_unknown_kind_is_named() -> None:
    assert faults("score-geraden", {}) == [("", BodyFault.UNKNOWN_KIND)]


def test_amounts_in_a_body_have_one_form() -> None:
    sample = next(event for event in SAMPLES if event.KIND == "aanvraag-ontvangen")
    body = event_to_body(sample)
    assert body["gevraagd"] == "1250.00"
    for wrong in ("1250", "1.250,00", "01250.00", 125000, None):
        found = faults(sample.KIND, {**body, "gevraagd": wrong})
        assert [at for at, _ in found] == ["gevraagd"]


def test_problems_inside_lists_have_their_place() -> None:
    sample = next(event for event in SAMPLES if event.KIND == "ronde-geopend")
    body = event_to_body(sample)
    pools = [{"wijk": "A", "naam": "a", "bedrag": "1.00"}, {"wijk": 3, "naam": "b"}]
    assert faults(sample.KIND, {**body, "plafonds": pools}) == [
        ("plafonds[1].wijk", BodyFault.WRONG_TYPE),
        ("plafonds[1].bedrag", BodyFault.MISSING_KEY),
    ]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(KINDS)), st.data())
def test_no_body_ever_makes_the_reader_stumble(kind: str, data: st.DataObject) -> None:
    sample = next(event for event in SAMPLES if kind == event.KIND)
    body: dict[str, Any] = dict(event_to_body(sample))
    key = data.draw(st.sampled_from(sorted(body)))
    body[key] = data.draw(JSON)
    read = event_from_body(kind, body)
    if not isinstance(read, tuple):
        assert event_to_body(read)[key] == body[key]
    assert event_from_body(kind, data.draw(JSON)) is not None
