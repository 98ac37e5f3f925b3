"""A text with named places, and the filling of those places."""

from __future__ import annotations

import string
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop_app.text.message_keys import MessageKey


class TemplateFieldsError(Exception):
    """A text was asked for with a field too few, a field too many or of the wrong kind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Template:
    """One message before it is filled in.

    `{name}` is a place for a text. `{name:one|many}` is a choice by number: the field is an
    int and each `#` in the chosen form becomes that number. `optional` is a sentence after
    `what` that is left out when none of the fields it alone needs is given.
    """

    code: str
    key: MessageKey
    title: str
    what: str
    remedy: str
    optional: str = ""

    def required_fields(self) -> frozenset[str]:
        """The names that must be given."""
        return names_in(self.title) | names_in(self.what) | names_in(self.remedy)

    def optional_fields(self) -> frozenset[str]:
        """The names that are given together or not at all."""
        return names_in(self.optional) - self.required_fields()


def names_in(text: str) -> frozenset[str]:
    """The names of the places in a text."""
    return frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name)


def fill(text: str, fields: Mapping[str, str | int]) -> str:
    """The text with its places filled; a field never brings in places of its own.

    Raises TemplateFieldsError when a field is absent or a choice is not given an int.
    """
    return "".join(
        literal + (_value(name, spec or "", fields) if name else "")
        for literal, name, spec, _ in string.Formatter().parse(text)
    )


def _value(name: str, spec: str, fields: Mapping[str, str | int]) -> str:
    if name not in fields:
        raise TemplateFieldsError(name)
    value = fields[name]
    if not spec:
        return str(value)
    if not isinstance(value, int):
        raise TemplateFieldsError(name)
    one, many = spec.split("|")
    return (one if value == 1 else many).replace("#", str(value))
