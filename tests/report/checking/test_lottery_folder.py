"""The files of a draw are checked against each other, byte for byte."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from desktop_app.core.draw import PlaceDiffers
from desktop_app.core.draw_lines import FileReason
from desktop_app.report.checking.findings import (
    FileMissing,
    FileUnknown,
    LotteryBytesDiffer,
    LotteryFileBad,
    StandingDiffers,
    StandingOfLots,
)
from desktop_app.report.checking.lottery import check_lottery_folder
from desktop_app.report.checking.words import finding_text
from desktop_app.report.content.draw_files import draw_files
from desktop_app.report.content.drawn import drawn_of
from tests.report.checking.samples import with_other_digits
from tests.report.content import rounds

VECTORS = Path(__file__).parents[2] / "vectors" / "loting-1"


def folder() -> dict[str, bytes]:
    """The files of a draw with dice."""
    return draw_files(drawn_of(rounds.attempt(rounds.drawn())))


def test_the_files_that_the_program_makes_fit() -> None:
    files = folder()
    assert set(files) == {
        "deelnemers.txt",
        "rangorde.txt",
        "zaad.txt",
        "lot-2026-0102.txt",
        "lot-2026-0106.txt",
        "uitslag.txt",
    }
    assert check_lottery_folder(files) == ()


@pytest.mark.parametrize("name", sorted(path.name for path in VECTORS.iterdir()))
def test_the_published_draws_fit(name: str) -> None:
    files = {path.name: path.read_bytes() for path in (VECTORS / name).iterdir()}
    assert check_lottery_folder(files) == ()


def test_what_an_applicant_takes_home_is_enough() -> None:
    files = folder()
    del files["rangorde.txt"]
    del files["zaad.txt"]
    assert check_lottery_folder(files) == ()


@pytest.mark.parametrize("name", ["deelnemers.txt", "uitslag.txt", "lot-2026-0106.txt"])
def test_a_missing_file_is_named(name: str) -> None:
    files = folder()
    del files[name]
    assert FileMissing(name) in check_lottery_folder(files)


def test_every_altered_digit_in_any_file_is_found() -> None:
    files = folder()
    for name, content in files.items():
        for altered in list(with_other_digits(content.decode()))[::5]:
            found = check_lottery_folder({**files, name: altered.encode()})
            assert found, (name, altered)
            assert all(finding_text(finding) for finding in found)


def test_an_outcome_with_two_lots_swapped_names_the_place() -> None:
    files = folder()
    lines = files["uitslag.txt"].split(b"\n")
    first, second = lines[3].split(b" "), lines[4].split(b" ")
    first[3], second[3] = second[3], first[3]
    lines[3], lines[4] = b" ".join(first), b" ".join(second)
    (finding,) = check_lottery_folder({**files, "uitslag.txt": b"\n".join(lines)})
    assert isinstance(finding, LotteryFileBad)
    assert isinstance(finding.problem, PlaceDiffers)


def test_a_list_with_another_line_end_is_refused_with_its_line() -> None:
    files = folder()
    content = files["deelnemers.txt"].replace(b"\n", b"\r\n")
    (finding,) = check_lottery_folder({**files, "deelnemers.txt": content})
    assert isinstance(finding, LotteryFileBad)
    assert getattr(finding.problem, "reason", None) is FileReason.CARRIAGE_RETURN


def test_another_ranking_is_found_by_its_hash() -> None:
    files = folder()
    content = files["rangorde.txt"].replace(b"6.1", b"6.2")
    (finding,) = check_lottery_folder({**files, "rangorde.txt": content})
    assert isinstance(finding, StandingDiffers)


def test_lots_that_were_not_equal_in_the_ranking_are_found() -> None:
    files = {name: content for name, content in folder().items() if name != "uitslag.txt"}
    ranking = files["rangorde.txt"].replace(b"eenheid - 3 2026-0106", b"eenheid - 4 2026-0106")
    listed = files["deelnemers.txt"].decode().split("\n")
    listed[5] = f"stand {sha256(ranking).hexdigest()}"
    changed = {"deelnemers.txt": "\n".join(listed).encode(), "rangorde.txt": ranking}
    found = check_lottery_folder(changed)
    assert StandingOfLots(("2026-0102", "2026-0106")) in found


def test_a_lot_of_another_draw_is_found() -> None:
    files = folder()
    swapped = {**files, "lot-2026-0102.txt": files["lot-2026-0106.txt"]}
    assert check_lottery_folder(swapped) == (LotteryBytesDiffer("lot-2026-0102.txt"),)


def test_a_file_that_does_not_belong_there_is_named() -> None:
    assert check_lottery_folder({**folder(), "lot-2026-0999.txt": b"x\n"}) == (
        FileUnknown("lot-2026-0999.txt"),
    )


def test_an_empty_folder_lacks_both_files() -> None:
    assert check_lottery_folder({}) == (FileMissing("deelnemers.txt"), FileMissing("uitslag.txt"))
