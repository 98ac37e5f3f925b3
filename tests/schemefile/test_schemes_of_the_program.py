"""The five schemes that come with the program say what their regeling says."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from desktop_app.cli.evaluate import evaluate_line, evaluator_of
from desktop_app.core.criteria import LevelScale, Scored, WholeScale
from desktop_app.core.legal import ByReading, chosen
from desktop_app.core.numbers import Points
from desktop_app.core.scheme import (
    CeilingPolicy,
    DrawRule,
    DrawWhen,
    MinimumKind,
    ProRataRule,
    Scheme,
    UnitKind,
)
from desktop_app.places import schemes_folder
from desktop_app.schemefile.catalogue import (
    LoadedScheme,
    catalogue,
    load_scheme,
    read_scheme_file,
    scheme_ids,
)
from desktop_app.schemefile.examples import count_examples, examples_beside, run_examples
from desktop_app.schemefile.reader import read_scheme

IDS = (
    "amersfoort-pitch",
    "amersfoort-wijkactiviteiten",
    "amsterdam-kinderboerderijen",
    "buurtbudget",
    "utrecht-vrouwen-sport",
)


def scheme(scheme_id: str) -> Scheme:
    loaded = load_scheme(scheme_id)
    assert loaded is not None
    return loaded.scheme


def examples(scheme_id: str) -> str:
    path = examples_beside(schemes_folder() / f"{scheme_id}.yaml")
    return path.read_text(encoding="utf-8")


def order(of: Scheme, **readings: str) -> list[str]:
    keys = chosen(of.order, {**of.default_readings(), **readings})
    return ["+".join(key.criteria) or "totaal" for key in keys]


def test_the_program_comes_with_five_schemes() -> None:
    assert scheme_ids() == IDS
    assert tuple(item.scheme.id for item in catalogue()) == IDS


@pytest.mark.parametrize("scheme_id", IDS)
def test_a_scheme_of_the_program_has_no_problems(scheme_id: str) -> None:
    result = read_scheme_file(schemes_folder() / f"{scheme_id}.yaml")
    assert isinstance(result, LoadedScheme)
    assert result.scheme.id == scheme_id
    assert read_scheme(result.text) == result.scheme


@pytest.mark.parametrize("scheme_id", IDS)
def test_the_worked_examples_of_a_scheme_come_out(scheme_id: str) -> None:
    text = examples(scheme_id)
    assert count_examples(text) >= 6
    assert run_examples(scheme(scheme_id), text, evaluate_line) == ()


def test_examples_are_tested_by_the_rules_of_their_own_file() -> None:
    loaded = load_scheme("utrecht-vrouwen-sport")
    assert loaded is not None
    stricter = read_scheme(loaded.text.replace("ten minste: 5\n", "ten minste: 6\n"))
    assert isinstance(stricter, Scheme)
    failures = run_examples(stricter, examples(stricter.id), evaluator_of(stricter))
    assert failures[0].expected == 'units.A.result = "granted"'
    assert failures[0].found == 'units.A.result = "refused"'


def test_a_scheme_of_ones_own_runs_its_own_examples() -> None:
    loaded = load_scheme("buurtbudget")
    assert loaded is not None
    own = read_scheme(loaded.text.replace("regeling: buurtbudget", "regeling: eigen-budget"))
    assert isinstance(own, Scheme)
    text = examples("buurtbudget").replace('"buurtbudget"', '"eigen-budget"')
    assert run_examples(own, text, evaluator_of(own)) == ()


def test_an_unknown_id_is_no_scheme_and_never_a_path() -> None:
    for scheme_id in ("", "onbekend", "../schemes/buurtbudget", "buurtbudget.yaml"):
        assert load_scheme(scheme_id) is None


def test_a_scheme_is_read_once() -> None:
    assert load_scheme("buurtbudget") is load_scheme("buurtbudget")


def test_every_file_in_the_folder_belongs_to_a_scheme() -> None:
    names = {path.name for path in schemes_folder().iterdir()}
    expected = {f"{item}.yaml" for item in IDS} | {f"{item}.voorbeelden.jsonl" for item in IDS}
    assert names == expected | {"README.md"}


def test_amsterdam_has_eleven_parts_with_whole_points_and_two_orders() -> None:
    of = scheme("amsterdam-kinderboerderijen")
    maxima = [
        item.source.scale.maximum
        for item in of.criteria
        if isinstance(item.source, Scored) and isinstance(item.source.scale, WholeScale)
    ]
    assert maxima == [5, 3, 3, 3, 6, 6, 4, 4, 2, 2, 3]
    assert of.maximum == 4100
    assert of.minimums == ()
    assert order(of) == ["totaal", "e+f", *"abcdefghijk"]
    assert order(of, **{"e-en-f": "lexicographic"}) == ["totaal", *"efabcdghijk"]
    assert isinstance(of.tie, DrawRule)
    assert (of.tie.when, of.tie.invitation) == (DrawWhen.ALWAYS, False)


def test_utrecht_has_the_table_of_the_article() -> None:
    of = scheme("utrecht-vrouwen-sport")
    table = [
        [level.points for level in item.source.scale.levels]
        for item in of.criteria
        if isinstance(item.source, Scored) and isinstance(item.source.scale, LevelScale)
    ]
    assert table == [
        [0, 100, 200],
        [0, 90, 180],
        [0, 80, 160],
        [0, 70, 140],
        [0, 70, 140],
        [0, 50, 100],
        [0, 40, 80],
    ]
    assert order(of) == ["totaal", "c1", "c2", "c3", "c4", "c5", "c6"]
    assert [(item.kind, item.bound) for item in of.minimums] == [(MinimumKind.TOTAL, 500)]
    assert isinstance(of.tie, DrawRule)
    assert (of.tie.when, of.tie.invitation) == (DrawWhen.ALWAYS, True)
    totals = [sum(points) for points in product(*table)]
    assert (len(totals), len(set(totals)), totals.count(Points(500))) == (2187, 93, 57)


def test_the_pitch_scheme_has_three_minimums_and_shares_pro_rata() -> None:
    of = scheme("amersfoort-pitch")
    assert [(item.stage, item.kind, item.criteria, item.bound) for item in of.minimums] == [
        ("first", MinimumKind.STAGE, (), 5000),
        ("final", MinimumKind.TOTAL, (), 6000),
        ("final", MinimumKind.GROUP, ("a1", "a2"), 3000),
    ]
    assert of.hearing is not None
    assert isinstance(of.tie, ProRataRule)
    assert of.ceiling.policy is CeilingPolicy.PARTIAL
    assert of.maximum == 10000
    assert order(of) == ["totaal"]


def test_the_wijk_scheme_ranks_activities_per_wijk_from_facts() -> None:
    of = scheme("amersfoort-wijkactiviteiten")
    assert of.unit_kind is UnitKind.ACTIVITY
    assert of.pools is not None
    assert of.oversubscribed_only is not None
    assert [item.id for item in of.scored] == ["impact"]
    assert of.maximum == 3800
    assert isinstance(of.tie, DrawRule)
    assert of.tie.when is DrawWhen.STRADDLES


def test_every_reading_has_its_default_and_alternatives() -> None:
    found = {
        scheme_id: {
            item.id: (item.default, item.alternatives(item.default))
            for item in scheme(scheme_id).readings
        }
        for scheme_id in IDS
    }
    ceiling = ("partial", ("stop", "skip"))
    assert found == {
        "amsterdam-kinderboerderijen": {
            "e-en-f": ("sum", ("lexicographic",)),
            "plafond": ceiling,
        },
        "utrecht-vrouwen-sport": {"plafond": ceiling},
        "amersfoort-pitch": {"centen": ("down", ("largest_remainder",))},
        "amersfoort-wijkactiviteiten": {
            "plafond": ceiling,
            "tien-keer": ("4", ("0", "6")),
            "verhouding-boven-15": ("6", ("8", "0")),
            "verhouding-tussen-banden": ("floor", ("strict",)),
        },
        "buurtbudget": {"plafond": ceiling},
    }


def test_the_neighbourhood_budget_counts_votes() -> None:
    of = scheme("buurtbudget")
    assert (of.measure.singular, of.measure.plural) == ("stem", "stemmen")
    assert [item.maximum for item in of.criteria] == [Points(999_999_900)]
    assert isinstance(of.ceiling.policy, ByReading)


@pytest.mark.parametrize("scheme_id", IDS)
def test_every_rule_names_its_place_in_the_law(scheme_id: str) -> None:
    of = scheme(scheme_id)
    refs = [
        *(item.ref for item in of.criteria),
        *(item.ref for item in of.facts),
        *(item.ref for item in of.groups),
        *(item.ref for item in of.minimums),
        *(item.ref for item in of.gates),
        *(item.ref for item in of.readings),
        of.tie.ref,
        of.ceiling.ref,
    ]
    assert all(ref.article for ref in refs)


def test_the_order_of_the_keys_in_a_file_decides_nothing(tmp_path: Path) -> None:
    text = (schemes_folder() / "buurtbudget.yaml").read_text(encoding="utf-8")
    head, rest = text.split("regeling: buurtbudget\n")
    path = tmp_path / "buurtbudget.yaml"
    path.write_text(f"{head}{rest.rstrip()}\nregeling: buurtbudget\n", encoding="utf-8")
    result = read_scheme_file(path)
    assert isinstance(result, LoadedScheme)
    assert result.scheme == scheme("buurtbudget")
