"""A draw from its files alone gives the published outcome, or says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.cli.lottery import run_lottery
from desktop_app.core.draw import OrderMissingLots
from desktop_app.core.draw_lines import FileProblem, FileReason
from desktop_app.core.draw_seed import SeedTooShort

VECTORS = Path(__file__).parent.parent / "vectors" / "loting-1"


@pytest.mark.parametrize("folder", sorted(VECTORS.iterdir()), ids=lambda folder: folder.name)
def test_the_published_outcome_comes_out(folder: Path) -> None:
    seed, order = folder / "zaad.txt", folder / "volgorde.txt"
    found = run_lottery(
        (folder / "deelnemers.txt").read_bytes(),
        seed.read_text(encoding="ascii").removesuffix("\n") if seed.exists() else None,
        order.read_bytes() if order.exists() else None,
    )
    assert found == (folder / "uitslag.txt").read_bytes()


def test_a_draw_without_a_seed_gives_no_outcome() -> None:
    participants = (VECTORS / "tv1" / "deelnemers.txt").read_bytes()
    assert run_lottery(participants, None, None) == SeedTooShort(0, 30)


def test_paper_lots_without_an_order_give_no_outcome() -> None:
    participants = (VECTORS / "tv7" / "deelnemers.txt").read_bytes()
    assert run_lottery(participants, "1", None) == FileProblem(1, FileReason.EMPTY_FILE)
    missing = run_lottery(participants, None, b"2026-0003\n")
    assert isinstance(missing, OrderMissingLots)
