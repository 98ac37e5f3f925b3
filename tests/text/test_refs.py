"""Places in the law are written for a sentence and for a column."""

from __future__ import annotations

import pytest

from desktop_app.core.legal import LegalRef
from desktop_app.text.refs import ref_long, ref_short


@pytest.mark.parametrize(
    ("ref", "long", "short"),
    [
        (LegalRef(article="8"), "artikel 8", "art. 8"),
        (LegalRef(article="8", paragraph="5"), "artikel 8, vijfde lid", "art. 8 lid 5"),
        (LegalRef(article="4:25", paragraph="2"), "artikel 4:25, tweede lid", "art. 4:25 lid 2"),
        (LegalRef(article="2a", paragraph="20"), "artikel 2a, twintigste lid", "art. 2a lid 20"),
        (LegalRef(article="2", paragraph="21"), "artikel 2, lid 21", "art. 2 lid 21"),
        (LegalRef(article="7", part="sub a1"), "artikel 7, sub a1", "art. 7 sub a1"),
        (
            LegalRef(article="10", paragraph="3", part="onderdeel e"),
            "artikel 10, derde lid, onderdeel e",
            "art. 10 lid 3 onderdeel e",
        ),
    ],
)
def test_a_numbered_article_is_written_long_and_short(ref: LegalRef, long: str, short: str) -> None:
    assert (ref_long(ref), ref_short(ref)) == (long, short)


def test_an_article_without_a_number_keeps_its_own_words() -> None:
    ref = LegalRef(article="het verdeelartikel", paragraph="7")
    assert ref_long(ref) == "het verdeelartikel, zevende lid"
    assert ref_short(ref) == "verdeelartikel lid 7"
