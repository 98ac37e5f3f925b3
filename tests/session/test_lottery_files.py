"""The files of a draw in a folder: the ones of LOTING-1, byte for byte."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from desktop_app.core.phases import Phase
from desktop_app.core.round_draws import Attempt
from desktop_app.demonstration.play import begin, ceremony_steps, doer, go_to, required_draws
from desktop_app.demonstration.story import read_story
from desktop_app.main import system_ports
from desktop_app.session.lottery_files import (
    FilesNotSaved,
    FilesSaved,
    lottery_files,
    save_lottery_files,
)


def _drawn(folder: Path) -> Attempt:
    story = read_story("amsterdam-kinderboerderijen")
    assert story.ceremony is not None
    ports = replace(system_ports(), heads_folder=folder / "koppen")
    session = begin(story, folder / "ronde.ronde", ports)
    do = doer(session)
    for command in (*story.preparation, *story.scores, *story.closing):
        do(command)
    go_to(session, Phase.DRAW, do)
    (tie,) = required_draws(session)
    for _, commands in ceremony_steps(session, story.ceremony, tie):
        for command in commands:
            do(command)
    session.close()
    return session.round.draws[1, 1]


def test_the_files_of_a_draw_are_saved_and_give_its_hashes(tmp_path: Path) -> None:
    attempt = _drawn(tmp_path)
    saved = save_lottery_files(attempt, tmp_path / "bestanden")
    assert isinstance(saved, FilesSaved)
    assert set(saved.names) == {path.name for path in saved.folder.iterdir()}
    listed = (saved.folder / "deelnemers.txt").read_bytes()
    assert sha256(listed).hexdigest() == attempt.list_hash
    assert attempt.revealed is not None
    result = (saved.folder / "uitslag.txt").read_bytes()
    assert sha256(result).hexdigest() == attempt.revealed.check_number
    assert lottery_files(attempt) == {
        path.name: path.read_bytes() for path in saved.folder.iterdir()
    }


def test_a_folder_that_cannot_be_made_is_named_with_the_reason(tmp_path: Path) -> None:
    attempt = _drawn(tmp_path)
    in_the_way = tmp_path / "bestanden"
    in_the_way.write_text("geen map", encoding="utf-8")
    answer = save_lottery_files(attempt, in_the_way)
    assert isinstance(answer, FilesNotSaved)
    assert answer.why
    assert in_the_way.read_text(encoding="utf-8") == "geen map"
