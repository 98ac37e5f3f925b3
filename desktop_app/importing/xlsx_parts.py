"""The parts of an xlsx file: its zip, its list of sheets, its texts and its number formats."""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING
from xml.parsers import expat

from desktop_app.importing.cells import LARGEST_FILE_BYTES, Damaged, TooLarge

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MOST_PARTS = 2_000

_PERCENT_FORMATS = frozenset({9, 10})
_DATE_FORMATS = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))
_NOT_THE_FORMAT = re.compile(r'"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]', re.IGNORECASE)
_DATE_LETTERS = re.compile(r"[dmyhs]", re.IGNORECASE)
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")


class FormatKind(Enum):
    """What a number format makes of a number."""

    PLAIN = "plain"
    PERCENT = "percent"
    DATE = "date"


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPart:
    """One sheet in the list of the file: its name, where it is, and whether it is hidden."""

    name: str
    path: str
    hidden: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What the sheets of one file share."""

    sheets: tuple[SheetPart, ...]
    texts: tuple[str, ...]
    formats: tuple[FormatKind, ...]
    from_1904: bool


class BrokenPartError(Exception):
    """A part of the file is not what the file format says; caught where the file is read."""


def open_archive(content: bytes) -> zipfile.ZipFile | TooLarge | Damaged:
    """Open the zip after checking how much comes out of it, before anything is unpacked."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(content))
    except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError) as error:
        return Damaged(str(error))
    parts = archive.infolist()
    if len(parts) > MOST_PARTS:
        return TooLarge("parts", MOST_PARTS)
    if sum(part.file_size for part in parts) > LARGEST_FILE_BYTES:
        return TooLarge("bytes", LARGEST_FILE_BYTES)
    if any(part.flag_bits & 1 for part in parts):
        return Damaged("a part is encrypted")
    return archive


def read_contents(archive: zipfile.ZipFile) -> Contents:
    """Read what the sheets share; raises BrokenPartError, KeyError or ExpatError."""
    path_of_relations = "_rels/.rels"
    top = _relations(archive, "", path_of_relations)
    book_path = next((path for kind, path in top.values() if kind == "officeDocument"), "")
    if not book_path:
        raise BrokenPartError(path_of_relations)
    folder, name = posixpath.split(book_path)
    relations = _relations(archive, folder, f"{folder}/_rels/{name}.rels")
    sheets, from_1904 = _book(archive.read(book_path), relations)
    by_kind = dict(relations.values())
    texts_path, styles_path = by_kind.get("sharedStrings"), by_kind.get("styles")
    return Contents(
        sheets=sheets,
        texts=shared_texts(archive.read(texts_path)) if texts_path else (),
        formats=number_formats(archive.read(styles_path)) if styles_path else (),
        from_1904=from_1904,
    )


def parse_xml(
    xml: bytes,
    start: Callable[[str, Mapping[str, str]], None],
    end: Callable[[str], None],
    characters: Callable[[str], None],
) -> None:
    """Walk through XML with names without their prefix; a document type is refused.

    No part of an xlsx file has a document type; files that have one try to grow entities.
    """
    local: dict[str, str] = {}

    def started(name: str, attributes: dict[str, str]) -> None:
        start(local.get(name) or local.setdefault(name, name.rpartition(":")[2]), attributes)

    def ended(name: str) -> None:
        end(local[name])

    def refuse(name: str, *_: object) -> None:
        raise BrokenPartError(name)

    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = started
    parser.EndElementHandler = ended
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = refuse
    parser.Parse(xml, True)  # noqa: FBT003 - the C function takes no keywords


def shared_texts(xml: bytes) -> tuple[str, ...]:
    """Read the list of texts to which cells refer; pronunciation guides are left out."""
    texts: list[str] = []
    pieces: list[str] = []
    inside: list[str] = []

    def start(name: str, _: Mapping[str, str]) -> None:
        inside.append(name)
        if name == "si":
            pieces.clear()

    def end(name: str) -> None:
        inside.pop()
        if name == "si":
            texts.append(unescaped("".join(pieces)))

    def characters(text: str) -> None:
        if inside[-1] == "t" and "rPh" not in inside:
            pieces.append(text)

    parse_xml(xml, start, end, characters)
    return tuple(texts)


def number_formats(xml: bytes) -> tuple[FormatKind, ...]:
    """Read per cell style what its number format makes of a number."""
    own: dict[int, str] = {}
    used: list[int] = []
    inside: list[str] = []

    def start(name: str, attributes: Mapping[str, str]) -> None:
        if name == "numFmt":
            own[int(attributes["numFmtId"])] = attributes.get("formatCode", "")
        elif name == "xf" and inside[-1] == "cellXfs":
            used.append(int(attributes.get("numFmtId", "0")))
        inside.append(name)

    def end(_: str) -> None:
        inside.pop()

    parse_xml(xml, start, end, lambda _: None)
    return tuple(format_kind(number, own.get(number)) for number in used)


def format_kind(number: int, code: str | None = None) -> FormatKind:
    """Tell what a number format is, by its code, or by its number when it is built in."""
    if code is None:
        if number in _PERCENT_FORMATS:
            return FormatKind.PERCENT
        return FormatKind.DATE if number in _DATE_FORMATS else FormatKind.PLAIN
    bare = _NOT_THE_FORMAT.sub("", code).partition(";")[0]
    if bare.lower() in {"general", "standaard"}:
        return FormatKind.PLAIN
    if "%" in bare:
        return FormatKind.PERCENT
    return FormatKind.DATE if _DATE_LETTERS.search(bare) else FormatKind.PLAIN


def unescaped(text: str) -> str:
    """Give the characters that xlsx writes as `_x000D_`."""
    if "_x" not in text:
        return text
    return _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)


def _relations(archive: zipfile.ZipFile, folder: str, path: str) -> dict[str, tuple[str, str]]:
    """Read which parts a part refers to: by id, the kind and the path in the zip."""
    found: dict[str, tuple[str, str]] = {}

    def start(name: str, attributes: Mapping[str, str]) -> None:
        if name == "Relationship" and attributes.get("TargetMode") != "External":
            kind = attributes["Type"].rpartition("/")[2]
            target = posixpath.join("/", folder, attributes["Target"])
            found[attributes["Id"]] = (kind, posixpath.normpath(target).lstrip("/"))

    parse_xml(archive.read(path), start, lambda _: None, lambda _: None)
    return found


def _book(
    xml: bytes, relations: Mapping[str, tuple[str, str]]
) -> tuple[tuple[SheetPart, ...], bool]:
    sheets: list[SheetPart] = []
    from_1904: list[bool] = []

    def start(name: str, attributes: Mapping[str, str]) -> None:
        if name == "workbookPr":
            from_1904.append(attributes.get("date1904") in {"1", "true"})
        elif name == "sheet":
            by_local = {key.rpartition(":")[2]: value for key, value in attributes.items()}
            kind, path = relations[by_local["id"]]
            if kind == "worksheet":
                hidden = attributes.get("state", "visible") != "visible"
                sheets.append(SheetPart(name=attributes["name"], path=path, hidden=hidden))

    parse_xml(xml, start, lambda _: None, lambda _: None)
    return tuple(sheets), any(from_1904)
