"""The strict part of YAML that schemes are written in, as a tree in which every part has a place.

Block style only; no anchors, aliases, tags, flow style, document marks or duplicate keys; a
value stays text. Read from the events of PyYAML, so that what the composer would resolve or
merge is still visible.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NoReturn, Protocol

import yaml

from desktop_app.schemefile.problems import Findings, Place
from desktop_app.text.scheme_faults import SchemeFault

MOST_BYTES: Final = 256 * 1024
MOST_LINES: Final = 5000
DEEPEST: Final = 12

_LONG_ESCAPE: Final = re.compile(r"\\U([0-9A-Fa-f]{8})")
_FIRST_PRINTABLE: Final = " "
_DELETE: Final = "\x7f"
_LAST_CONTROL: Final = "\x9f"
_UNSEEN: Final = frozenset(
    map(chr, (0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF))
)


@dataclass(frozen=True, slots=True)
class Scalar:
    """A value as it was written."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Listing:
    """Values under each other, each behind a dash."""

    items: tuple[Node, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Entry:
    """A key with its value."""

    key: Scalar
    value: Node


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with their values; no key stands there twice."""

    entries: tuple[Entry, ...]
    place: Place

    def value(self, key: str) -> Node | None:
        """Find the value under this key."""
        return next((entry.value for entry in self.entries if entry.key.text == key), None)


Node = Scalar | Listing | Mapping
Step = str | int


class Mark(Protocol):
    """A place as PyYAML gives it: line and column, both from 0."""

    @property
    def line(self) -> int:
        """The line."""

    @property
    def column(self) -> int:
        """The column."""


class _StopReadingError(Exception):
    """The text goes on in a way from which no tree can be made."""


def read_tree(text: str, findings: Findings) -> Node | None:
    """Read the text into a tree, or None when there is none; problems go to the findings."""
    if not _is_readable(text, findings):
        return None
    try:
        return _Events(text, findings).document()
    except yaml.MarkedYAMLError as error:
        place = _at(error.problem_mark or error.context_mark)
        findings.report(SchemeFault.NOT_YAML, _inside(place, findings))
    except yaml.YAMLError:
        findings.report(SchemeFault.NOT_YAML, Place(1, 1))
    except ValueError:
        # PyYAML makes a character of an escape without looking whether there is one.
        if not _report_escape_of_nothing(findings):
            raise
    except _StopReadingError:
        pass
    return None


def child(node: Node, step: Step) -> Node | None:
    """Give the value under a key or at a position, or None when there is none."""
    match node, step:
        case Mapping(), str():
            return node.value(step)
        case Listing(), int():
            return node.items[step] if step < len(node.items) else None
        case _:
            return None


def node_at(root: Node, *path: Step) -> Node:
    """Give the value at this path of keys and positions, or the nearest one around it."""
    node = root
    for step in path:
        inner = child(node, step)
        if inner is None:
            return node
        node = inner
    return node


def _report_escape_of_nothing(findings: Findings) -> bool:
    for number, line in enumerate(findings.lines, start=1):
        for escape in _LONG_ESCAPE.finditer(line):
            if int(escape[1], 16) > sys.maxunicode:
                place = Place(number, escape.start() + 1)
                findings.report(SchemeFault.CONTROL_CHARACTER, place, found=escape[0])
                return True
    return False


def _is_readable(text: str, findings: Findings) -> bool:
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        findings.report(SchemeFault.TOO_LARGE, Place(1, 1))
    elif len(findings.lines) > MOST_LINES:
        findings.report(SchemeFault.TOO_MANY_LINES, Place(MOST_LINES + 1, 1))
    elif text.startswith("\ufeff"):
        findings.report(SchemeFault.BYTE_ORDER_MARK, Place(1, 1))
    else:
        for number, line in enumerate(findings.lines, start=1):
            _report_control_character(number, line, findings)
    return not findings.problems


def _report_control_character(number: int, line: str, findings: Findings) -> None:
    for column, character in enumerate(line, start=1):
        if _is_control(character):
            found = f"U+{ord(character):04X}"
            findings.report(SchemeFault.CONTROL_CHARACTER, Place(number, column), found=found)
            return


def _is_control(character: str) -> bool:
    return (
        character < _FIRST_PRINTABLE
        or _DELETE <= character <= _LAST_CONTROL
        or "\ud800" <= character <= "\udfff"
        or character in _UNSEEN
    )


def _inside(place: Place, findings: Findings) -> Place:
    """Keep a place that YAML puts behind the end within the text."""
    if place.line <= len(findings.lines):
        return place
    return Place(len(findings.lines), len(findings.lines[-1]) + 1)


class _Events:
    """The events of one text, turned into nodes."""

    def __init__(self, text: str, findings: Findings) -> None:
        self._events: Iterator[yaml.Event] = iter(yaml.parse(text, Loader=yaml.SafeLoader))
        self._findings = findings

    def document(self) -> Node | None:
        """Read the only document; None for an empty text."""
        next(self._events)
        event = next(self._events)
        if not isinstance(event, yaml.DocumentStartEvent):
            self._findings.report(SchemeFault.EMPTY_FILE, Place(1, 1))
            return None
        self._refuse_mark(event, explicit=bool(event.explicit or event.version or event.tags))
        root = self._node(next(self._events), depth=1)
        event = next(self._events)
        self._refuse_mark(event, explicit=bool(getattr(event, "explicit", False)))
        event = next(self._events)
        self._refuse_mark(event, explicit=isinstance(event, yaml.DocumentStartEvent))
        return root

    def _refuse_mark(self, event: yaml.Event, *, explicit: bool) -> None:
        if explicit:
            self._stop(SchemeFault.DOCUMENT_MARK, event)

    def _node(self, event: yaml.Event, *, depth: int) -> Node:
        if depth > DEEPEST:
            self._stop(SchemeFault.TOO_DEEP, event)
        if isinstance(event, yaml.AliasEvent):
            self._stop(SchemeFault.ALIAS, event)
        self._report_decoration(event)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._listing(event, depth)
        return self._mapping(event, depth)

    def _report_decoration(self, event: yaml.Event) -> None:
        if getattr(event, "anchor", None) is not None:
            self._findings.report(SchemeFault.ANCHOR, _place(event))
        if getattr(event, "tag", None) is not None:
            self._findings.report(SchemeFault.TAG, _place(event))
        if getattr(event, "flow_style", False):
            self._stop(SchemeFault.FLOW_STYLE, event)

    def _scalar(self, event: yaml.ScalarEvent) -> Scalar:
        place, end = _place(event), _at(event.end_mark)
        if place.line != end.line and event.style not in ("|", ">"):
            self._findings.report(SchemeFault.SEVERAL_LINES, place)
        if event.style == '"':
            self._report_escaped_control(event.value, place)
        return Scalar(event.value, place)

    def _report_escaped_control(self, text: str, place: Place) -> None:
        control = next(filter(_is_control, text), None)
        if control is not None:
            found = f"U+{ord(control):04X}"
            self._findings.report(SchemeFault.CONTROL_CHARACTER, place, found=found)

    def _listing(self, start: yaml.Event, depth: int) -> Listing:
        items: list[Node] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._node(event, depth=depth + 1))
        return Listing(tuple(items), _place(start))

    def _mapping(self, start: yaml.Event, depth: int) -> Mapping:
        entries: dict[str, Entry] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            key = self._node(event, depth=depth + 1)
            if not isinstance(key, Scalar):
                self._stop(SchemeFault.KEY_NOT_TEXT, event)
            value = self._node(next(self._events), depth=depth + 1)
            if key.text in entries:
                self._findings.report(SchemeFault.DUPLICATE_KEY, key.place, found=key.text)
            entries.setdefault(key.text, Entry(key, value))
        return Mapping(tuple(entries.values()), _place(start))

    def _stop(self, fault: SchemeFault, event: yaml.Event) -> NoReturn:
        self._findings.report(fault, _place(event))
        raise _StopReadingError


def _place(event: yaml.Event) -> Place:
    return _at(event.start_mark)


def _at(mark: Mark | None) -> Place:
    # PyYAML leaves a mark out only where there is no text.
    return Place(1, 1) if mark is None else Place(mark.line + 1, mark.column + 1)
