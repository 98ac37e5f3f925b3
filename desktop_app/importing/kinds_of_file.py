"""Telling by its first bytes what kind of file was chosen, whatever its name says."""

from __future__ import annotations

import io
import zipfile
from enum import Enum

_OLE = bytes.fromhex("d0cf11e0a1b11ae1")
_ENCRYPTED = "EncryptedPackage".encode("utf-16-le")
_LOOKED_AT = 4096


class FileKind(Enum):
    """What a file is by its contents."""

    CSV = "csv"
    XLSX = "xlsx"
    EMPTY = "empty"
    XLS = "xls"
    PROTECTED = "protected"
    XLSB = "xlsb"
    ODS = "ods"
    WORD = "word"
    OTHER_ZIP = "zip"
    BROKEN_ZIP = "broken_zip"
    PDF = "pdf"
    HTML = "html"
    XML = "xml"
    RTF = "rtf"
    IMAGE = "image"
    ROUND = "round"
    BINARY = "binary"


_SIGNATURES = (
    (b"%PDF-", FileKind.PDF),
    (b"{\\rtf", FileKind.RTF),
    (b"\x89PNG", FileKind.IMAGE),
    (b"\xff\xd8\xff", FileKind.IMAGE),
    (b"GIF8", FileKind.IMAGE),
    (b"SQLite format 3\x00", FileKind.ROUND),
)
_ZIP_MEMBERS = (
    ("xl/workbook.bin", FileKind.XLSB),
    ("xl/", FileKind.XLSX),
    ("word/", FileKind.WORD),
)
_UTF16 = (b"\xff\xfe", b"\xfe\xff")


def kind_of(content: bytes) -> FileKind:
    """Tell the kind of a file; a text that is nothing else is taken for csv."""
    if not content.strip(b"\x00 \t\r\n\xef\xbb\xbf"):
        return FileKind.EMPTY
    for signature, kind in _SIGNATURES:
        if content.startswith(signature):
            return kind
    if content.startswith(_OLE):
        return FileKind.PROTECTED if _ENCRYPTED in content else FileKind.XLS
    if content.startswith(b"PK"):
        return _kind_of_zip(content)
    if content.startswith(_UTF16):
        return FileKind.CSV
    return _kind_of_text(content[:_LOOKED_AT])


def _kind_of_zip(content: bytes) -> FileKind:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = archive.namelist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError):
        return FileKind.BROKEN_ZIP
    if "mimetype" in names and "content.xml" in names:
        return FileKind.ODS
    for beginning, kind in _ZIP_MEMBERS:
        if any(name.startswith(beginning) for name in names):
            return kind
    return FileKind.OTHER_ZIP


def _kind_of_text(beginning: bytes) -> FileKind:
    if b"\x00" in beginning:
        return FileKind.BINARY
    opening = beginning.removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    if opening.startswith((b"<!doctype html", b"<html", b"<table", b"<meta", b"<style")):
        return FileKind.HTML
    if opening.startswith((b"<?xml", b"<!doctype")):
        return FileKind.HTML if b"<html" in opening else FileKind.XML
    return FileKind.CSV
