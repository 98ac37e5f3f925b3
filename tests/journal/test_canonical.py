"""The one spelling of a body: what is written, what is refused, and that reading is strict."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.journal.canonical import (
    BodyFault,
    BodyProblem,
    JsonObject,
    JsonValue,
    check_body,
    decode_body,
    encode_body,
)

characters = st.characters(
    exclude_categories=["Cs"], exclude_characters=[chr(n) for n in (*range(32), *range(127, 160))]
)
texts = st.text(st.one_of(characters, st.just("\n")), max_size=8)
values: st.SearchStrategy[JsonValue] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**53) + 1, 2**53 - 1), texts),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=8,
)
objects = st.dictionaries(texts, values, max_size=4)


@given(objects)
def test_every_body_is_read_back_as_it_was_written(value: dict[str, JsonValue]) -> None:
    text = encode_body(value)
    assert isinstance(text, str)
    assert text.isascii()
    assert decode_body(text) == value
    assert check_body(text) is None


@given(objects)
def test_the_order_of_keys_decides_nothing(value: dict[str, JsonValue]) -> None:
    assert encode_body(dict(reversed(value.items()))) == encode_body(value)


def test_a_body_is_written_as_the_format_prints_it() -> None:
    value: JsonObject = {
        "oud": None,
        "nieuw": "1.8",
        "bedrag": "€ 5",
        "bord": '"\\/\n',
        "ster": "\N{SLICE OF PIZZA}",
        "lijst": [1, True, False, -3, {}],
    }
    assert encode_body(value) == (
        r'{"bedrag":"\u20ac 5","bord":"\"\\/\n","lijst":[1,true,false,-3,{}],'
        r'"nieuw":"1.8","oud":null,"ster":"\ud83c\udf55"}'
    )


def nested(depth: int) -> JsonObject:
    value: JsonValue = {}
    for _ in range(depth - 1):
        value = {"a": value}
    assert isinstance(value, dict)
    return value


def test_sixteen_levels_are_the_most() -> None:
    deepest = encode_body(nested(16))
    assert isinstance(deepest, str)
    assert decode_body(deepest) == nested(16)
    assert encode_body(nested(17)) == BodyProblem(BodyFault.TOO_DEEP)
    assert decode_body(json.dumps(nested(17))) == BodyProblem(BodyFault.TOO_DEEP)


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({"a": 1.5}, BodyFault.TYPE),
        ({"a": float("nan")}, BodyFault.TYPE),
        ({"a": 2**53}, BodyFault.INTEGER_TOO_LARGE),
        ({"a": -(2**53)}, BodyFault.INTEGER_TOO_LARGE),
        ({"a": "\t"}, BodyFault.CHARACTER),
        ({"a": "\x7f"}, BodyFault.CHARACTER),
        ({"a": "\x85"}, BodyFault.CHARACTER),
        ({"a": "\ud800"}, BodyFault.CHARACTER),
        ({"\r": 1}, BodyFault.CHARACTER),
        ({"a": [b"x"]}, BodyFault.TYPE),
        ({"a": {1: 2}}, BodyFault.TYPE),
        ([], BodyFault.NOT_AN_OBJECT),
    ],
)
def test_what_has_no_spelling_is_not_written(value: JsonObject, fault: BodyFault) -> None:
    assert encode_body(value) == BodyProblem(fault)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", BodyFault.NOT_JSON),
        ("{", BodyFault.NOT_JSON),
        ("{} ", BodyFault.NOT_JSON),
        (" {}", BodyFault.NOT_JSON),
        ("\ufeff{}", BodyFault.NOT_JSON),
        ("[]", BodyFault.NOT_AN_OBJECT),
        ("null", BodyFault.NOT_AN_OBJECT),
        ('{"a": 1}', BodyFault.SPELLING),
        ('{"b":1,"a":2}', BodyFault.SPELLING),
        ('{"a":1,"a":1}', BodyFault.SPELLING),
        ('{"a":1,"a":2}', BodyFault.SPELLING),
        ('{"a":"é"}', BodyFault.SPELLING),
        (r'{"a":"\u00E9"}', BodyFault.SPELLING),
        (r'{"a":"\u0041"}', BodyFault.SPELLING),
        (r'{"a":"\/"}', BodyFault.SPELLING),
        (r'{"a":"\u000a"}', BodyFault.SPELLING),
        ('{"a":"\n"}', BodyFault.SPELLING),
        ('{"a":-0}', BodyFault.SPELLING),
        ('{"a":01}', BodyFault.NOT_JSON),
        ('{"a":1.0}', BodyFault.TYPE),
        ('{"a":1e2}', BodyFault.TYPE),
        ('{"a":NaN}', BodyFault.TYPE),
        ('{"a":Infinity}', BodyFault.TYPE),
        ('{"a":9007199254740992}', BodyFault.INTEGER_TOO_LARGE),
        (f'{{"a":{"9" * 5000}}}', BodyFault.NOT_JSON),
        (r'{"a":"\t"}', BodyFault.CHARACTER),
        (r'{"a":"\ud800"}', BodyFault.CHARACTER),
        (r'{"a":"\udc00\ud800"}', BodyFault.CHARACTER),
        ('{"a":"\x7f"}', BodyFault.CHARACTER),
        ('{"a":' * 100_000, BodyFault.TOO_DEEP),
        ("[" * 100_000, BodyFault.TOO_DEEP),
    ],
)
def test_any_other_spelling_is_refused(text: str, fault: BodyFault) -> None:
    assert decode_body(text) == BodyProblem(fault)
    assert check_body(text) == BodyProblem(fault)


def test_brackets_inside_a_text_are_not_depth() -> None:
    text = encode_body({"a": "[{" * 100})
    assert isinstance(text, str)
    assert isinstance(decode_body(text), dict)


@given(st.text(alphabet='{}[]":,ab01-.ntruefalsl\\ ', max_size=24))
def test_the_quick_check_says_the_same_as_the_reader(text: str) -> None:
    value = decode_body(text)
    assert check_body(text) == (value if isinstance(value, BodyProblem) else None)


def test_the_largest_integer_passes() -> None:
    assert decode_body('{"a":9007199254740991}') == {"a": 2**53 - 1}
