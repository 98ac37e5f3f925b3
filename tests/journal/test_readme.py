"""The list of kinds in the description of the round file is the list of the program."""

from __future__ import annotations

import re
from pathlib import Path

import desktop_app.journal
from desktop_app.core.events import KINDS


def test_the_list_names_every_kind_and_no_other() -> None:
    readme = Path(desktop_app.journal.__file__).with_name("README.md").read_text(encoding="utf-8")
    listed = readme.split("## Kinds of entries")[1].split("\n- ", 1)[1]
    assert set(re.findall("`([a-z-]+)`", listed)) == set(KINDS)
