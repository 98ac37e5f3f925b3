"""The messages of the program: code, title, what there is and what the user does."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop_app.text.catalogue import (
    declined,
    declined_draw,
    documents,
    draw,
    file_contents,
    reading_in,
    round_file,
    scheme,
)
from desktop_app.text.catalogue import round as round_messages
from desktop_app.text.message_keys import MessageKey
from desktop_app.text.template import Template, TemplateFieldsError, fill

__all__ = ["CATALOGUE", "Message", "MessageKey", "MessageKind", "fields_of", "message"]

CATALOGUE: dict[MessageKey, Template] = {
    template.key: template
    for template in (
        *reading_in.TEMPLATES,
        *file_contents.TEMPLATES,
        *round_messages.TEMPLATES,
        *declined.TEMPLATES,
        *declined_draw.TEMPLATES,
        *scheme.TEMPLATES,
        *draw.TEMPLATES,
        *documents.TEMPLATES,
        *round_file.TEMPLATES,
    )
}


class MessageKind(StrEnum):
    """What a message is; the value is the first character of its code."""

    ERROR = "F"
    WARNING = "W"
    DECLINED = "N"
    EMPTY = "L"


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A filled-in message: `what` says what there is, `remedy` what the user can do."""

    code: str
    key: MessageKey
    title: str
    what: str
    remedy: str

    @property
    def kind(self) -> MessageKind:
        """Error, warning, a command not carried out, or an empty state."""
        return MessageKind(self.code[0])

    def one_line(self) -> str:
        """The whole message on one line, for the command line and logs."""
        return f"{self.code}: {self.title}. {self.what} {self.remedy}"


def fields_of(key: MessageKey) -> frozenset[str]:
    """Give the names of the fields that a message must be given."""
    return CATALOGUE[key].required_fields()


def message(key: MessageKey, **fields: str | int) -> Message:
    """The message of this key with its fields filled in.

    Texts are given as they must be read: amounts, points and dates already in notation
    (`notation.py`). An int is only needed where the text chooses between one and many.
    Raises TemplateFieldsError for a field that is absent or unknown, which is a bug.
    """
    template = CATALOGUE[key]
    given = frozenset(fields)
    optional = template.optional_fields()
    with_optional = bool(optional & given)
    expected = template.required_fields() | (optional if with_optional else frozenset())
    if given != expected:
        raise TemplateFieldsError(key, sorted(given ^ expected))
    what = fill(template.what, fields)
    return Message(
        code=template.code,
        key=key,
        title=fill(template.title, fields),
        what=f"{what} {fill(template.optional, fields)}" if with_optional else what,
        remedy=fill(template.remedy, fields),
    )
