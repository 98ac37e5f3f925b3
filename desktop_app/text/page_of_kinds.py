"""The table of every kind of journal entry with its fields, for the description of the file."""

from __future__ import annotations

from typing import Final

from desktop_app.core.codec import shapes
from desktop_app.core.events import KINDS

FIRST: Final = "<!-- fields: made by desktop_app.text.page_of_kinds -->"
LAST: Final = "<!-- end of fields -->"
_HEAD: Final = "| kind | fields |\n|---|---|\n"


def kinds_table() -> str:
    """Write the table: one row per kind, its keys with their types."""
    return _HEAD + "".join(_row(kind) for kind in KINDS)


def _row(kind: str) -> str:
    fields = "; ".join(f"{shape.key}: {shape.type_name}" for shape in shapes(KINDS[kind]))
    # Names without back-ticks: a bar would otherwise end the cell.
    return f"| {kind} | {fields.replace('`', '').replace(' | ', ' or ')} |\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(kinds_table())
