"""How a text stands in a csv file so that a spreadsheet shows it and does not run it.

A cell that begins with = + - @, a tab or a line end is taken for a formula by spreadsheets.
Such a text gets an apostrophe in front; a text that already looks guarded gets one more, so
that taking one off always gives the original back. Numbers are never guarded.
"""

from __future__ import annotations

import re

_WOULD_RUN = re.compile(r"'*[=+\-@\t\r\n]")
_GUARDED = re.compile(r"'+[=+\-@\t\r\n]")


def guarded(text: str) -> str:
    """Write a text so that a spreadsheet opens it as text."""
    return f"'{text}" if _WOULD_RUN.match(text) else text


def unguarded(text: str) -> str:
    """Give back the text that was guarded; any other text stays as it is."""
    return text[1:] if _GUARDED.match(text) else text
