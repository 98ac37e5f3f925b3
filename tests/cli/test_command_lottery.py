"""`rangorde lottery`: uitslag.txt byte for byte, or which line of which file is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.test_lottery import VECTORS
from tests.cli.typed import Shell

DICE, ON_PAPER = VECTORS / "tv1", VECTORS / "tv7"
LIST = (DICE / "deelnemers.txt").read_bytes()
SEED = (DICE / "zaad.txt").read_text(encoding="ascii").strip()
ORDER = (ON_PAPER / "volgorde.txt").read_bytes()


@pytest.fixture
def folder(shell: Shell) -> Path:
    (shell.folder / "d.txt").write_bytes(LIST)
    shutil.copy(ON_PAPER / "deelnemers.txt", shell.folder / "p.txt")
    (shell.folder / "o.txt").write_bytes(ORDER)
    return shell.folder


@pytest.mark.usefixtures("folder")
def test_the_outcome_of_a_seed_and_of_paper_lots_comes_out(shell: Shell) -> None:
    drawn = shell.type("lottery", "d.txt", "--seed", SEED)
    assert (drawn.code, drawn.err) == (0, "")
    assert drawn.out.encode() == (DICE / "uitslag.txt").read_bytes()
    paper = shell.type("lottery", "p.txt", "--order", "o.txt")
    assert paper.out.encode() == (ON_PAPER / "uitslag.txt").read_bytes()


@pytest.mark.parametrize("spoilt", ["bom", "crlf", "no-lf", "empty-line", "nul", "tab", "utf-16"])
def test_a_list_that_was_changed_on_the_way_is_refused_with_its_line(
    shell: Shell, folder: Path, spoilt: str
) -> None:
    (folder / "d.txt").write_bytes(
        {
            "bom": b"\xef\xbb\xbf" + LIST,
            "crlf": LIST.replace(b"\n", b"\r\n"),
            "no-lf": LIST[:-1],
            "empty-line": LIST + b"\n",
            "nul": LIST.replace(b"ronde", b"ron\0de"),
            "tab": LIST.replace(b" ", b"\t", 1),
            "utf-16": LIST.decode().encode("utf-16"),
        }[spoilt]
    )
    said = shell.declined("lottery", "d.txt", "--seed", SEED, code=1)
    assert said.startswith("d.txt: Regel ")


def test_a_fault_in_the_list_is_not_told_of_the_order(shell: Shell, folder: Path) -> None:
    (folder / "p.txt").write_bytes(b"\xef\xbb\xbf" + (folder / "p.txt").read_bytes())
    assert shell.declined("lottery", "p.txt", "--order", "o.txt", code=1).startswith("p.txt: ")


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (b"", "o.txt: Regel 1: het bestand is leeg."),
        (ORDER[:-1], "o.txt: Regel 3: de laatste regel heeft geen regelafsluiting."),
        (ORDER + ORDER.split(b"\n")[0] + b"\n", "Dat lot is al eerder getrokken."),
        (ORDER + b"ZZZ\n", "Dat lot staat niet op de lijst."),
        (ORDER.partition(b"\n")[2], "o.txt: In de volgorde ontbreken: "),
    ],
    ids=str,
)
def test_an_order_that_does_not_fit_is_explained(
    shell: Shell, folder: Path, order: bytes, said: str
) -> None:
    (folder / "o.txt").write_bytes(order)
    assert said in shell.declined("lottery", "p.txt", "--order", "o.txt", code=1)


@pytest.mark.parametrize(
    ("seed", "said"),
    [
        ("", "Er zijn 0 tekens ingevoerd. Nodig zijn er ten minste 30."),
        ("1", "Er is 1 teken ingevoerd. Nodig zijn er ten minste 30."),
        (f"{SEED}1", "Er zijn 31 tekens ingevoerd. Er kunnen er hooguit 30 zijn."),
        (f"{SEED[:-1]}7", "Op positie 30 staat ‘7’. Hier kan 1 tot en met 6."),
        (f"{SEED}\n", "Op positie 31 staat een regeleinde. Hier kan 1 tot en met 6."),
        ("\udc80", "Op positie 1 staat U+DC80. Hier kan 1 tot en met 6."),
    ],
    ids=ascii,
)
@pytest.mark.usefixtures("folder")
def test_a_seed_that_does_not_fit_is_explained(shell: Shell, seed: str, said: str) -> None:
    assert shell.declined("lottery", "d.txt", "--seed", seed, code=1) == f"--seed: {said}\n"


@pytest.mark.usefixtures("folder")
def test_seed_and_order_each_belong_to_their_own_kind_of_draw(shell: Shell) -> None:
    assert "Geef het met --seed" in shell.declined("lottery", "d.txt", "--order", "o.txt", code=2)
    assert "papieren loten" in shell.declined("lottery", "p.txt", "--seed", SEED, code=2)
    assert "óf" in shell.declined("lottery", "d.txt", code=2)
    assert "óf" in shell.declined("lottery", "d.txt", "--seed", "1", "--order", "o.txt", code=2)


def test_the_files_of_a_draw_are_written_and_check_out(shell: Shell, folder: Path) -> None:
    words = ("lottery", "d.txt", "--seed", SEED, "--files", "uit/loting")
    assert shell.type(*words).code == 0
    (folder / "uit" / "loting" / "zaad.txt").write_text(f"{SEED}\n", encoding="ascii")
    assert shell.type("verify", "uit/loting").code == 0
    assert shell.type(*words).code == 0


def test_a_file_with_another_content_is_not_written_over(shell: Shell, folder: Path) -> None:
    (folder / "uit").mkdir()
    (folder / "uit" / "uitslag.txt").write_bytes(b"een andere loting\n")
    ended = shell.type("lottery", "d.txt", "--seed", SEED, "--files", "uit")
    assert ended.code == 1
    assert "uitslag.txt bestaat al en heeft een andere inhoud" in ended.err
    assert [path.name for path in (folder / "uit").iterdir()] == ["uitslag.txt"]


@pytest.mark.parametrize("target", ["bestand", "bestand/uit", "x" * 300, "map"])
def test_where_nothing_can_be_written_is_told_once_and_nothing_half_stays(
    shell: Shell, folder: Path, target: str
) -> None:
    (folder / "bestand").write_bytes(b"")
    (folder / "map" / "deelnemers.txt").mkdir(parents=True)
    ended = shell.type("lottery", "d.txt", "--seed", SEED, "--files", target)
    assert ended.code == 1
    assert ended.err.count("\n") == 1
    assert ended.err.endswith("Kies een andere plaats en probeer het opnieuw.\n")
    assert not list(folder.rglob("*.half"))
