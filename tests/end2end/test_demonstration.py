"""The demonstration rounds, from beginning to end, and every file they leave."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop_app.core.outcome import Status
from desktop_app.demonstration.run import BareStage, Played, play
from desktop_app.demonstration.story import read_story, story_names
from desktop_app.main import main, system_ports

WINDOW_PICTURES = {"1-ronde", "4-beoordelen", "5-rangorde", "7-verdeling", "9-proces-verbaal"}


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Played]:
    """Every demonstration round, played on the session alone."""
    out = tmp_path_factory.mktemp("oefening")
    ports = system_ports()
    return {
        name: play(read_story(name), out, ports, lambda session, _folder: BareStage(session))
        for name in story_names()
    }


def test_there_is_a_round_for_each_regeling_and_a_real_one() -> None:
    schemes = {read_story(name).scheme for name in story_names()}
    assert schemes == {
        "amsterdam-kinderboerderijen",
        "utrecht-vrouwen-sport",
        "amersfoort-pitch",
        "amersfoort-wijkactiviteiten",
        "buurtbudget",
    }
    assert read_story("weesp-2020").official == {"38282": "5000.00", "38278": "25000.00"}


def test_every_round_ends_final_and_weesp_as_it_was_published(rounds: dict[str, Played]) -> None:
    assert {name: played.status for name, played in rounds.items()} == dict.fromkeys(
        rounds, Status.FINAL
    )
    assert rounds["weesp-2020"].differs == {}
    outcome = json.loads((rounds["weesp-2020"].folder / "uitkomst.json").read_text("utf-8"))
    granted = {
        unit["id"]: unit["granted"]
        for unit in outcome["uitkomst"]["units"]
        if unit["granted"] != "0.00"
    }
    assert granted == {"38282": "5000.00", "38278": "25000.00"}


def test_a_tie_a_refusal_a_partial_award_and_draws_occur(rounds: dict[str, Played]) -> None:
    results: set[str] = set()
    drawn: set[str] = set()
    tied: set[str] = set()
    for name, played in rounds.items():
        data = json.loads((played.folder / "uitkomst.json").read_text("utf-8"))
        results |= {unit["result"] for unit in data["uitkomst"]["units"]}
        tied |= {name} if data["uitkomst"]["ties"] else set()
        drawn |= {name} if list(played.folder.glob("proces-verbaal-loting-*.pdf")) else set()
    assert {"granted", "granted_in_part", "ceiling_reached", "refused", "withdrawn"} <= results
    assert tied == set(rounds) - {"weesp-2020"}
    assert drawn == {
        "amsterdam-kinderboerderijen",
        "utrecht-vrouwen-sport",
        "amersfoort-wijkactiviteiten",
    }


@pytest.mark.parametrize("name", story_names())
def test_every_file_that_a_round_leaves_is_sound(
    rounds: dict[str, Played], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = rounds[name].folder
    for path in (*folder.glob("*.pdf"), folder / "ronde.ronde"):
        assert main(["verify", str(path)]) == 0, capsys.readouterr()


def test_one_other_digit_in_the_embedded_case_or_on_paper_is_found(
    rounds: dict[str, Played], tmp_path: Path
) -> None:
    minutes = rounds["weesp-2020"].folder / "proces-verbaal-beoordeling.pdf"
    content = bytearray(minutes.read_bytes())
    middle = content.index(b"stream", len(content) // 3) + 40
    content[middle] ^= 1
    altered = tmp_path / "gewijzigd.pdf"
    altered.write_bytes(content)
    assert main(["verify", str(altered)]) == 1


def test_the_window_plays_a_round_with_typed_scores_and_leaves_pictures(tmp_path: Path) -> None:
    from desktop_app.demonstration.window import WindowStage

    ports = system_ports()
    played = play(
        read_story("weesp-2020"),
        tmp_path,
        ports,
        lambda session, folder: WindowStage(ports, session, folder),
    )
    assert played.differs == {}
    pictures = {path.stem for path in (played.folder / "beelden").glob("*.png")}
    assert pictures >= WINDOW_PICTURES
    for path in (played.folder / "beelden").glob("*.png"):
        assert path.stat().st_size > 10_000, path.name


def test_the_clock_of_the_demonstration_is_that_of_the_computer() -> None:
    assert abs((system_ports().clock() - datetime.now(UTC)).total_seconds()) < 5
