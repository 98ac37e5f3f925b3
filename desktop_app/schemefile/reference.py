"""The tables of keys in `schemes/README.md`, written from what the decoder declares."""

from __future__ import annotations

from desktop_app.schemefile.decode import TABLES
from desktop_app.schemefile.fields import Key, Table


def key_tables() -> str:
    """Write every kind of mapping with its keys as Markdown, in the order of a scheme."""
    return "\n".join(_table(table) for table in TABLES)


def _table(table: Table) -> str:
    rows = [_row(key) for key in table.keys]
    if table.cites:
        rows.append("| `art`, `lid`, `onderdeel` | ten minste één | de vindplaats van de regel |\n")
    head = "| sleutel | nodig | betekenis |\n|---|---|---|\n"
    return f"#### {table.where}\n\n{head}{''.join(rows)}"


def _row(key: Key) -> str:
    return f"| `{key.name}` | {'ja' if key.needed else 'nee'} | {key.meaning} |\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(key_tables())
