"""Readers of single values, and of the declared keys of a mapping.

A reader always gives a value: when something is wrong it reports the problem and gives a
stand-in, so that the rest of the text is read as well. A text with a problem never becomes a
scheme, so no stand-in leaves this package.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Mapping as AbstractMapping
from dataclasses import dataclass
from datetime import date
from typing import Final, Generic, TypeVar

from desktop_app.core.legal import ByReading, LegalRef
from desktop_app.core.numbers import Points
from desktop_app.core.parsing import NumberProblem, parse_points_typed
from desktop_app.schemefile.nodes import Listing, Mapping, Node, Scalar
from desktop_app.schemefile.problems import Findings, Place, nearest
from desktop_app.text.scheme_faults import SchemeFault

T = TypeVar("T")
D = TypeVar("D")

LONGEST_NAME: Final = 300
LONGEST_TEXT: Final = 4000
LARGEST_NUMBER: Final = 9_999_999

_ID: Final = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*")
_LONGEST_ID: Final = 40
_WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,6}")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Context:
    """Where problems go, and the article that rules without one of their own stand in."""

    findings: Findings
    article: str


@dataclass(frozen=True, slots=True)
class Reader(Generic[T]):
    """How a value is read, and what stands in for it when that fails."""

    read: Callable[[Node, Context], T]
    stand_in: Callable[[], T]


@dataclass(frozen=True, slots=True)
class Key:
    """A key that may stand in a mapping: its name, what it says, and whether it must be there."""

    name: str
    meaning: str
    needed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The keys of one kind of mapping; `cites` adds the keys of a place in the law."""

    where: str
    keys: tuple[Key, ...]
    cites: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the own keys and, for a rule, of those of its place in the law."""
        cited = REFERENCE.keys if self.cites else ()
        return tuple(key.name for key in (*self.keys, *cited))


REFERENCE: Final = Table(
    where="vindplaats van een regel",
    keys=(
        Key("art", "artikel, als het een ander is dan `artikel` bovenaan", needed=False),
        Key("lid", "lid, als getal", needed=False),
        Key("onderdeel", "onderdeel, in de woorden van de regeling", needed=False),
    ),
)
BY_READING: Final = Table(
    where="waarde die van een lezing afhangt",
    keys=(
        Key("volgens lezing", "de `id` van de lezing"),
        Key("waarden", "voor elke optie van de lezing de waarde die dan geldt"),
    ),
)


class Fields:
    """The values of one mapping, read by the keys that its table declares."""

    def __init__(self, node: Mapping, table: Table, context: Context) -> None:
        self._entries = {entry.key.text: entry.value for entry in node.entries}
        self._table = table
        self._place = node.place
        self._context = context
        unknown = [entry.key for entry in node.entries if entry.key.text not in table.names]
        # A key that was probably meant by another word is not reported as missing as well.
        self._meant = {self._report_unknown(key) for key in unknown}

    def _report_unknown(self, key: Scalar) -> str | None:
        absent = [name for name in self._table.names if name not in self._entries]
        suggestion = nearest(key.text, absent)
        self._context.findings.report(
            SchemeFault.UNKNOWN_KEY,
            key.place,
            found=key.text,
            expected=self._table.names,
            suggestion=suggestion,
        )
        return suggestion

    def needed(self, name: str, reader: Reader[T]) -> T:
        """Read the value of a key that must be there."""
        node = self._node(name)
        if node is None:
            self._report_missing(name)
            return reader.stand_in()
        return reader.read(node, self._context)

    def optional(self, name: str, reader: Reader[T], absent: D) -> T | D:
        """Read the value of a key, or give `absent` when it is not there."""
        node = self._node(name)
        if node is None:
            self._context.findings.stands_in |= name in self._meant
            return absent
        return reader.read(node, self._context)

    def one_of(self, *names: str) -> str | None:
        """Give the only key of these that is there; reports none and several."""
        there = [name for name in names if self._node(name) is not None]
        if len(there) == 1:
            return there[0]
        if not there and not self._meant.isdisjoint(names):
            self._context.findings.stands_in = True
            return None
        self._context.findings.report(
            SchemeFault.ONE_KEY_OF, self._place, found=", ".join(there), expected=names
        )
        return None

    def ref(self) -> LegalRef:
        """Read the place in the law of this rule; at least one of its keys is there."""
        names = {key.name for key in REFERENCE.keys}
        if names.isdisjoint(self._entries) and names.isdisjoint(self._meant):
            self._context.findings.report(SchemeFault.NO_PLACE_IN_THE_LAW, self._place)
        return LegalRef(
            article=self.optional("art", NAME, self._context.article),
            paragraph=self.optional("lid", PARAGRAPH, None),
            part=self.optional("onderdeel", NAME, None),
        )

    def _report_missing(self, name: str) -> None:
        if name in self._meant:
            self._context.findings.stands_in = True
        else:
            self._context.findings.report(SchemeFault.MISSING_KEY, self._place, found=name)

    def _node(self, name: str) -> Node | None:
        if name not in self._table.names:
            message = f"key {name!r} is not declared for {self._table.where}"
            raise KeyError(message)
        return self._entries.get(name)


def record(table: Table, decode: Callable[[Fields], T]) -> Reader[T]:
    """Read a mapping with declared keys."""

    def read(node: Node, context: Context) -> T:
        if isinstance(node, Mapping):
            return decode(Fields(node, table, context))
        _report(SchemeFault.NOT_A_MAPPING, node, context)
        return stand_in()

    def stand_in() -> T:
        silent = Context(findings=Findings(lines=[]), article="")
        return decode(Fields(Mapping((), Place(1, 1)), table, silent))

    return Reader(read, stand_in)


def listing(item: Reader[T]) -> Reader[tuple[T, ...]]:
    """Read a list with at least one item."""

    def read(node: Node, context: Context) -> tuple[T, ...]:
        if isinstance(node, Listing):
            return tuple(item.read(child, context) for child in node.items)
        _report(SchemeFault.NOT_A_LIST, node, context)
        return ()

    return Reader(read, tuple)


def by_reading(fixed: Reader[T]) -> Reader[T | ByReading[T]]:
    """Read a value, or one value per option of a reading."""
    values = _per_option(fixed)

    def read(node: Node, context: Context) -> T | ByReading[T]:
        if isinstance(node, Mapping):
            fields = Fields(node, BY_READING, context)
            reading = fields.needed("volgens lezing", ID)
            return ByReading(reading=reading, values=fields.needed("waarden", values))
        return fixed.read(node, context)

    return Reader(read, fixed.stand_in)


def _per_option(fixed: Reader[T]) -> Reader[AbstractMapping[str, T]]:
    def read(node: Node, context: Context) -> AbstractMapping[str, T]:
        if isinstance(node, Mapping):
            return {entry.key.text: fixed.read(entry.value, context) for entry in node.entries}
        _report(SchemeFault.NOT_A_MAPPING, node, context)
        return {}

    return Reader(read, dict)


def scalar(stand_in: T, parse: Callable[[str], T | SchemeFault]) -> Reader[T]:
    """Read one written value with a parser of its text."""

    def read(node: Node, context: Context) -> T:
        if not isinstance(node, Scalar):
            _report(SchemeFault.NOT_TEXT, node, context)
            return stand_in
        text = node.text.strip()
        result = parse(text) if text else SchemeFault.EMPTY_VALUE
        if isinstance(result, SchemeFault):
            _report(result, node, context)
            return stand_in
        return result

    return Reader(read, lambda: stand_in)


def choice(options: AbstractMapping[str, T]) -> Reader[T]:
    """Read one word out of a closed list."""
    first = next(iter(options.values()))

    def read(node: Node, context: Context) -> T:
        word = NAME.read(node, context)
        if word and word not in options:
            context.findings.report(
                SchemeFault.UNKNOWN_CHOICE,
                node.place,
                found=word,
                expected=tuple(options),
                suggestion=nearest(word, options),
            )
        return options.get(word, first)

    return Reader(read, lambda: first)


def _report(fault: SchemeFault, node: Node, context: Context) -> None:
    found = node.text if isinstance(node, Scalar) else ""
    is_empty = isinstance(node, Scalar) and not node.text.strip()
    context.findings.report(SchemeFault.EMPTY_VALUE if is_empty else fault, node.place, found=found)


def _parse_text(longest: int) -> Callable[[str], str | SchemeFault]:
    return lambda text: text if len(text) <= longest else SchemeFault.TEXT_TOO_LONG


def _parse_id(text: str) -> str | SchemeFault:
    fits = len(text) <= _LONGEST_ID and _ID.fullmatch(text) is not None
    return text if fits else SchemeFault.BAD_ID


def _parse_whole(text: str) -> int | SchemeFault:
    return int(text) if _WHOLE.fullmatch(text) else SchemeFault.BAD_WHOLE_NUMBER


def _parse_paragraph(text: str) -> str | SchemeFault:
    fits = _WHOLE.fullmatch(text) is not None and text != "0"
    return text if fits else SchemeFault.BAD_WHOLE_NUMBER


def _parse_points(text: str) -> Points | SchemeFault:
    parsed = parse_points_typed(text)
    if isinstance(parsed, NumberProblem) or parsed > LARGEST_NUMBER * 100:
        return SchemeFault.BAD_POINTS
    return Points(parsed)


def _parse_date(text: str) -> str | SchemeFault:
    if _DATE.fullmatch(text) is None:
        return SchemeFault.BAD_DATE
    try:
        date.fromisoformat(text)
    except ValueError:
        return SchemeFault.BAD_DATE
    return text


NAME: Final = scalar("", _parse_text(LONGEST_NAME))
TEXT: Final = scalar("", _parse_text(LONGEST_TEXT))
ID: Final = scalar("", _parse_id)
WHOLE: Final = scalar(0, _parse_whole)
PARAGRAPH: Final = scalar("", _parse_paragraph)
POINTS: Final = scalar(Points(0), _parse_points)
DATE: Final = scalar("", _parse_date)
YES_NO: Final = choice({"ja": True, "nee": False})
