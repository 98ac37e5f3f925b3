"""The description of the round file lists the fields that the program writes."""

from __future__ import annotations

from pathlib import Path

import desktop_app.journal
from desktop_app.core.events import KINDS
from desktop_app.text.page_of_kinds import FIRST, LAST, kinds_table


def test_the_table_in_the_description_is_that_of_the_program() -> None:
    readme = Path(desktop_app.journal.__file__).with_name("README.md").read_text(encoding="utf-8")
    assert readme.split(FIRST)[1].split(LAST)[0].strip() == kinds_table().strip()


def test_every_kind_has_a_row_with_its_keys() -> None:
    rows = kinds_table().splitlines()
    assert len(rows) == len(KINDS) + 2
    assert "| feit-vastgesteld | eenheid: text; feit: text; oud: whole or yes-no or null; " in (
        kinds_table()
    )
