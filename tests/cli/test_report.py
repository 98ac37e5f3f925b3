"""`rangorde report`: arguments that do not go together, and places where nothing can be put."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Shell, files

MEETING = ("report", "r.ronde", "--kind", "zitting", "--out", "pv.pdf", "--actor", "s")
DRAW = ("report", "r.ronde", "--kind", "loting", "--out", "pv.pdf", "--actor", "s")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (MEETING, "Kies --sign, --seal of --concept."),
        ((*MEETING, "--concept", "--seal"), "Een concept wordt niet ondertekend of verzegeld."),
        ((*MEETING, "--concept", "--sign", "a=b"), "Een concept wordt niet ondertekend"),
        ((*MEETING, "--concept", "--draw", "L1"), "Geef --draw L1 bij --kind loting"),
        ((*MEETING, "--concept", "--draw", "iets"), "Geef --draw L1 bij --kind loting"),
        ((*DRAW, "--concept"), "Geef --draw L1 bij --kind loting"),
        ((*DRAW, "--concept", "--draw", "L0"), "Geef --draw L1 bij --kind loting"),
        ((*DRAW, "--concept", "--draw", "l1"), "Geef --draw L1 bij --kind loting"),
        ((*MEETING, "--sign", "voorzitter"), "‘voorzitter’ kan niet bij --sign."),
        ((*MEETING, "--sign", "=v.p12"), "‘=v.p12’ kan niet bij --sign."),
        ((*MEETING, "--sign", "voorzitter="), "‘voorzitter=’ kan niet bij --sign."),
        ((*MEETING, "--seal", "--password-file", "w"), "meer bestanden met een wachtwoord"),
    ],
    ids=lambda found: " ".join(found[8:]) if isinstance(found, tuple) else "",
)
def test_arguments_that_do_not_go_together_are_wrong_use(
    shell: Shell, words: tuple[str, ...], said: str
) -> None:
    assert said in shell.declined(*words, code=2)


def test_a_certificate_that_is_none_is_told(shell: Shell) -> None:
    shell.new_round()
    (shell.folder / "v.p12").write_bytes(b"niets")
    for name, said in (("v.p12", "geen certificaatbestand"), ("geen.p12", "geen.p12 bestaat niet")):
        ended = shell.type(*MEETING, "--sign", f"voorzitter={name}")
        assert ended.code == 1
        assert said in ended.err
        assert not (shell.folder / "pv.pdf").exists()


def test_a_draw_that_was_not_held_has_no_minutes(shell: Shell) -> None:
    shell.new_round()
    ended = shell.type(*DRAW, "--concept", "--draw", "L9")
    assert ended.code == 1
    assert "Deze loting is er niet" in ended.err


@pytest.mark.parametrize("target", ["map", "geen/pv.pdf", "x" * 300])
def test_where_no_document_can_be_put_none_is_half_put(shell: Shell, target: str) -> None:
    shell.new_round()
    (shell.folder / "map").mkdir()
    before = set(files(shell.folder))
    words = [target if word == "pv.pdf" else word for word in MEETING]
    ended = shell.type(*words, "--concept")
    assert ended.code == 1
    assert Path(target).name[:100] in ended.err
    assert set(files(shell.folder)) == before
