"""One altered value in the files of a document is found, whichever file it is."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from desktop_app.report.checking.findings import (
    CaseUnreadable,
    DrawWithoutFiles,
    FigureDiffers,
    FileDiffers,
    FileMissing,
    FileUnknown,
    FileUnreadable,
    LotteryDiffers,
    OutcomeDiffers,
    RankingDiffers,
    SchemeDiffers,
)
from tests.report.checking.samples import (
    MADE,
    changed_json,
    files,
    findings,
    printed,
    with_other_digits,
    without_hashes,
)


def _amounts(name: str) -> list[tuple[str, ...]]:
    """The paths of every amount in the case."""
    case = json.loads(files(name)["zaak.json"])
    paths = [
        ("units", str(n), key)
        for n in range(len(case["units"]))
        for key in ("requested", "grantable")
    ]
    if "ceiling" in case:
        return [*paths, ("ceiling",)]
    return [*paths, *(("pools", pool) for pool in case["pools"])]


def _add_cent(data: Any, path: tuple[str, ...]) -> None:
    *inner, last = path
    for key in inner:
        data = data[int(key)] if isinstance(data, list) else data[key]
    cents = int(data[last].replace(".", "")) + (-1 if last == "grantable" else 1)
    data[last] = f"{cents // 100}.{cents % 100:02d}"


@pytest.mark.parametrize("name", MADE)
def test_every_amount_of_the_case_that_is_one_cent_other_is_found(name: str) -> None:
    embedded = files(name)
    for path in _amounts(name):
        case = changed_json(embedded["zaak.json"], partial(_add_cent, path=path))
        found = findings({**embedded, "zaak.json": case}, printed(name))
        assert FileDiffers in {type(item) for item in found}, path
        if name != "draw":
            # The hash apart: the minutes print every amount, those of a draw only its list.
            assert without_hashes(found), path


@pytest.mark.parametrize("name", ["utrecht", "wijk", "pitch", "draw"])
def test_every_score_and_fact_of_the_case_that_is_another_one_is_found(name: str) -> None:
    embedded = files(name)
    case = json.loads(embedded["zaak.json"])
    tried = 0
    for number, unit in enumerate(case["units"]):
        groups = [("scores",), ("facts",), ("stages", "first"), ("stages", "final")]
        for group in groups:
            values: Any = unit
            for key in group:
                values = values.get(key, {})
            for key, value in list(values.items())[:3]:
                given = _another(value)

                def change(
                    data: Any,
                    number: int = number,
                    group: tuple[str, ...] = group,
                    key: str = key,
                    given: object = given,
                ) -> None:
                    target = data["units"][number]
                    for step in group:
                        target = target[step]
                    target[key] = given

                altered = changed_json(embedded["zaak.json"], change)
                found = findings({**embedded, "zaak.json": altered}, printed(name))
                assert found, (unit, key)
                if name != "draw":
                    assert without_hashes(found), (unit, key)
                tried += 1
    assert tried > 10


def _set(data: Any, number: int, field: str, value: str) -> None:
    data["units"][number][field] = value


def _another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    levels = ["onvoldoende", "voldoende", "goed"]
    if value in levels:
        return levels[(levels.index(value) + 1) % 3]
    return str(int(value) - 1) if isinstance(value, str) and value != "0" else "1"


@pytest.mark.parametrize("name", MADE)
def test_every_value_of_the_outcome_that_is_another_one_is_found_by_name(name: str) -> None:
    embedded = files(name)
    outcome = json.loads(embedded["uitkomst.json"])
    for number, unit in enumerate(outcome["units"]):
        for field, value in unit.items():
            if not isinstance(value, str) or field == "id":
                continue
            altered = changed_json(
                embedded["uitkomst.json"],
                partial(_set, number=number, field=field, value=f"{value}0"),
            )
            found = findings({**embedded, "uitkomst.json": altered}, printed(name))
            (finding,) = without_hashes(found)
            assert isinstance(finding, OutcomeDiffers)
            assert (finding.about, finding.field) == (unit["id"], field)


@pytest.mark.parametrize("name", ["utrecht", "pitch", "draw"])
def test_every_figure_that_the_sheet_tells_otherwise_is_found(name: str) -> None:
    embedded = files(name)
    lines = json.loads(embedded["stuk.json"])["regels"]
    tried = 0
    for number, line in list(enumerate(lines))[::5]:
        for column, cell in enumerate(line["cellen"]):
            for altered in list(with_other_digits(cell))[:1]:

                def change(
                    data: Any, number: int = number, column: int = column, altered: str = altered
                ) -> None:
                    data["regels"][number]["cellen"][column] = altered

                sheet = changed_json(embedded["stuk.json"], change)
                found = findings({**embedded, "stuk.json": sheet}, printed(name))
                assert found, cell
                tried += 1
    assert tried > 20


def test_a_figure_changed_on_paper_and_in_the_sheet_alike_is_still_found() -> None:
    embedded = files("utrecht")
    sheet = embedded["stuk.json"].replace(b"42.000,00", b"43.000,00")
    paper = printed("utrecht")
    found = findings({**embedded, "stuk.json": sheet}, paper)
    computed = [item for item in found if isinstance(item, FigureDiffers)]
    assert computed
    assert all("42.000,00" in item.computed for item in computed)


def test_a_told_fact_that_a_computed_table_prints_is_found() -> None:
    embedded = files("utrecht")
    sheet = changed_json(
        embedded["stuk.json"],
        lambda data: data["gegevens"]["ontvangst"][0].update(ontvangen="2026-02-04"),
    )
    (finding,) = findings({**embedded, "stuk.json": sheet}, printed("utrecht"))
    assert isinstance(finding, FigureDiffers)
    assert (finding.unit, finding.column) == ("2026-0101", "Ontvangen")


def test_another_head_of_the_chain_is_found_in_ranking_and_footer() -> None:
    embedded = files("utrecht")
    sheet = changed_json(embedded["stuk.json"], lambda data: data.update(ketenkop="f" * 64))
    found = {type(item) for item in findings({**embedded, "stuk.json": sheet}, printed("utrecht"))}
    assert found == {RankingDiffers, FigureDiffers}


def test_another_scheme_is_found_by_its_hash() -> None:
    embedded = files("utrecht")
    text = embedded["regeling.yaml"].replace(b"ten minste: 5", b"ten minste: 4")
    found = findings({**embedded, "regeling.yaml": text}, printed("utrecht"))
    assert isinstance(without_hashes(found)[0], SchemeDiffers)
    # 4,9 points are enough under the altered scheme.
    assert any(isinstance(item, OutcomeDiffers) and item.about == "2026-0105" for item in found)


def test_a_scheme_that_cannot_be_read_is_said() -> None:
    embedded = files("utrecht")
    found = findings({**embedded, "regeling.yaml": b"regeling: [\n"}, printed("utrecht"))
    assert FileUnreadable("regeling.yaml") in found


def test_a_case_with_an_error_is_said_with_its_place() -> None:
    embedded = files("utrecht")
    case = changed_json(
        embedded["zaak.json"], lambda data: data["units"][0].update(requested="1,00")
    )
    found = findings({**embedded, "zaak.json": case}, printed("utrecht"))
    (problem,) = [item for item in found if isinstance(item, CaseUnreadable)]
    assert problem.problems[0].at == "units[0].requested"


@pytest.mark.parametrize("name", ["zaak.json", "uitkomst.json", "regeling.yaml", "rangorde.txt"])
def test_a_missing_file_is_named(name: str) -> None:
    embedded = files("utrecht")
    del embedded[name]
    assert FileMissing(name) in findings(embedded, printed("utrecht"))


def test_a_document_without_its_sheet_is_no_document_of_this_program() -> None:
    embedded = files("utrecht")
    del embedded["stuk.json"]
    assert findings(embedded, printed("utrecht")) == (FileMissing("stuk.json"),)


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"\xff", b'{"vorm": "STUK-2"}'])
def test_a_sheet_of_another_form_is_refused(content: bytes) -> None:
    embedded = {**files("utrecht"), "stuk.json": content}
    assert findings(embedded, printed("utrecht")) == (FileUnreadable("stuk.json"),)


def test_a_file_that_does_not_belong_there_is_named() -> None:
    embedded = {**files("utrecht"), "extra.txt": b"x"}
    assert findings(embedded, printed("utrecht")) == (FileUnknown("extra.txt"),)


def test_a_ranking_with_two_units_swapped_is_found_by_line() -> None:
    embedded = files("utrecht")
    lines = embedded["rangorde.txt"].split(b"\n")
    lines[4], lines[5] = lines[5], lines[4]
    found = findings({**embedded, "rangorde.txt": b"\n".join(lines)}, printed("utrecht"))
    assert [item.line for item in found if isinstance(item, RankingDiffers)] == [5, 6]


def test_a_draw_of_which_the_files_were_left_out_is_said() -> None:
    embedded = {
        name: content for name, content in files("drawn").items() if not name.startswith("L1-1-")
    }
    found = findings(embedded, printed("drawn"))
    assert DrawWithoutFiles(("2026-0106", "2026-0102")) in found


@pytest.mark.parametrize(
    "name", ["deelnemers.txt", "zaad.txt", "uitslag.txt", "lot-2026-0102.txt", "rangorde.txt"]
)
def test_a_file_of_the_draw_with_one_digit_changed_is_found(name: str) -> None:
    embedded = files("draw")
    text = embedded[name].decode()
    altered = list(with_other_digits(text))
    for content in (altered[0], altered[len(altered) // 2], altered[-1]):
        assert findings({**embedded, name: content.encode()}, printed("draw"))


def test_the_files_of_a_draw_of_another_round_are_found() -> None:
    embedded = files("draw")
    sheet = changed_json(
        embedded["stuk.json"], lambda data: data["gegevens"].update(ronde="2026-ANDERS-1")
    )
    found = findings({**embedded, "stuk.json": sheet}, printed("draw"))
    assert LotteryDiffers(word="ronde", found="2026-UTRECHT-03", expected="2026-ANDERS-1") in found
