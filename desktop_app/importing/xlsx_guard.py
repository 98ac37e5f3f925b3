"""What an xlsx file asks for, bounded before the library that reads it unpacks anything."""

from __future__ import annotations

import io
import re
import zipfile
import zlib

from desktop_app.importing.cells import LARGEST_FILE_BYTES, Damaged, TooLarge

MOST_PARTS = 2_000
MOST_CELLS = 2_000_000

_DOCUMENT_TYPE = re.compile(rb"<!(?:DOCTYPE|ENTITY)")
# The strict form of the format has other names for everything; openpyxl finds no cells in it.
_STRICT = b"purl.oclc.org/ooxml/spreadsheetml/main"
_CELL = re.compile(rb"<(?:[\w.-]+:)?c[\s/>]")
_AREA = re.compile(
    rb"<(?:[\w.-]+:)?(?:mergeCell|hyperlink)\s"
    rb"(?:[^>\"']|\"[^\"]*\"|'[^']*')*?\bref\s*=\s*[\"']([^\"']*)[\"']"
)
_REFERENCE = re.compile(rb"\$?([A-Z]{1,3})\$?([0-9]{1,7})(?::\$?([A-Z]{1,3})\$?([0-9]{1,7}))?")
_PICTURES = "xl/media/"


def refused(content: bytes) -> TooLarge | Damaged | None:
    """Say why this file is not given to the library that reads it; None when it may be.

    Bounded are the parts, the bytes that come out, and the cells: the library makes one for
    every cell inside a merged or linked area. No part of an xlsx file has a document type;
    files that have one try to grow entities or to read other files.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            return _too_much(archive.infolist()) or _hostile(archive)
    except (zipfile.BadZipFile, zlib.error, ValueError, NotImplementedError, EOFError) as error:
        return Damaged(f"{type(error).__name__}: {error}")


def _too_much(parts: list[zipfile.ZipInfo]) -> TooLarge | Damaged | None:
    if len(parts) > MOST_PARTS:
        return TooLarge("parts", MOST_PARTS)
    if sum(part.file_size for part in parts) > LARGEST_FILE_BYTES:
        return TooLarge("bytes", LARGEST_FILE_BYTES)
    if any(part.flag_bits & 1 for part in parts):
        return Damaged("a part is encrypted")
    return None


def _hostile(archive: zipfile.ZipFile) -> TooLarge | Damaged | None:
    cells = 0
    for part in archive.infolist():
        if part.filename.startswith(_PICTURES):
            continue
        # XML in UTF-16 differs from the same in ASCII by its zero bytes.
        xml = archive.read(part).replace(b"\0", b"")
        if _DOCUMENT_TYPE.search(xml):
            return Damaged(f"document type in {part.filename}")
        if _STRICT in xml:
            return Damaged(f"strict form in {part.filename}")
        cells += sum(1 for _ in _CELL.finditer(xml))
        for found in _AREA.finditer(xml):
            size = _cells_of(found[1])
            if size is None:
                return Damaged(f"area in {part.filename}")
            cells += size
        if cells > MOST_CELLS:
            return TooLarge("cells", MOST_CELLS)
    return None


def _cells_of(reference: bytes) -> int | None:
    """Count the cells of an area such as `A1:C7`; None when it is not written like that."""
    found = _REFERENCE.fullmatch(reference)
    if found is None:
        return None
    width = abs(_number(found[3] or found[1]) - _number(found[1])) + 1
    return width * (abs(int(found[4] or found[2]) - int(found[2])) + 1)


def _number(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + letter - ord("A") + 1
    return number
