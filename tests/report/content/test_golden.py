"""Every document reads as its golden text, to the letter."""

from __future__ import annotations

import pytest

from tests.report.content.golden import DOCUMENTS, FOLDER, masked


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_reads_as_its_golden_text(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert masked(DOCUMENTS[name]()) == expected


def test_every_golden_text_belongs_to_a_document() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(DOCUMENTS)
