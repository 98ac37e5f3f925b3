"""`rangorde apply`: what was carried out, with what the user should know about it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from desktop_app.cli.command_apply import apply_line
from tests.session.session_samples import PAIR, SEED, World, check_blocks, freeze, must, tied


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.mark.parametrize("repeated", [True, False])
def test_a_seed_that_an_earlier_attempt_had_counts_and_is_pointed_out(
    world: World, *, repeated: bool
) -> None:
    session = tied(world)

    def throw(seed: str, attempt: int) -> dict[str, Any]:
        freeze(session)
        check_blocks(session, attempt)
        line = json.dumps({"do": "record-seed", "draw": "L1", "seed": seed, "again": seed})
        return dict(apply_line(session, line))

    assert set(throw(SEED, 1)) == {"ok", "entries"}
    must(session, "void-draw", draw="L1", reason="een lot ontbrak", by="college")
    must(session, "invite-to-draw", members=PAIR, date="2026-03-02", way="brief")
    answer = throw(SEED if repeated else "654321" * 5, 2)
    session.close()
    assert answer["ok"]
    if repeated:
        assert (
            "loting L1, poging 2, is hetzelfde als dat van loting L1, poging 1"
            in (answer["notice"])
        )
    else:
        assert "notice" not in answer
