"""A whole committee session per scheme through the program, from `new` to the decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.end2end.meeting import (
    CALLED,
    PERSONS,
    assess,
    begin,
    decide,
    freeze,
    invite,
    levels,
    outcome,
    receive,
    score,
    typed,
)
from tests.end2end.program import Apply, journal, new_round, run, shown, state_of

D6, D10 = "416253" * 5, "0123456789" * 2 + "4711"
FULL = {"a": 5, "b": 3, "c": 3, "d": 3, "e": 6, "f": 6, "g": 4, "h": 4, "i": 2, "j": 2, "k": 3}
EVEN = {"a": 3, "b": 2, "c": 2, "d": 2, "e": 4, "f": 4, "g": 2, "h": 2, "i": 1, "j": 1, "k": 2}


def whole(points: dict[str, int], **change: int) -> dict[str, str]:
    return {name: str(value) for name, value in {**points, **change}.items()}


def kinds(program: Apply) -> list[str]:
    return [row.kind for row in journal(program.path)]


def test_vrouwen_en_sport_with_a_mixed_seed(tmp_path: Path) -> None:
    path = tmp_path / "utrecht.ronde"
    new_round(path, "utrecht-vrouwen-sport", "--ceiling", "20000", "--set", "gemeente=Utrecht")
    pair = ["2026-0102", "2026-0106"]
    with Apply(path) as program:
        begin(program)
        for unit in ("2026-0101", *pair, "2026-0107", "2026-0108", "2026-0109"):
            receive(program, unit, "9000.00")
        assess(program)
        for unit in ("2026-0101", *pair, "2026-0107"):
            program.must("admit", unit=unit)
        refused = {"ground": "tijdig", "reason": "te laat ontvangen"}
        program.must("refuse", unit="2026-0108", **refused)
        assert program.no("give-score", unit="2026-0108", criterion="c1", value="goed") == (
            "not_admitted"
        )
        program.must("leave-untreated", unit="2026-0109", reason="niet aangevuld")
        interest = {"member": "lid-3", "application": "2026-0101", "nature": "bestuurslid"}
        program.must("declare-interest", **interest)
        by = {"unit": "2026-0101", "criterion": "c1", "value": "goed", "member": "lid-3"}
        assert program.no("give-score", **by) == "member_recused"
        score(program, "2026-0101", levels("ggggggg"))
        score(program, "2026-0107", levels("ooooogg"))
        for unit in pair:
            score(program, unit, levels("vvvvgv"))
        closing = program.no("change-phase", to="rangorde")
        assert closing == "ranking_incomplete"
        for unit in pair:
            score(program, unit, {"c7": "goed"})
        program.must("change-phase", to="rangorde")
        late = {"unit": pair[0], "criterion": "c1", "value": "goed"}
        assert program.no("give-score", **late) == "scores_closed"
        assert program.no("freeze-draw", members=pair, seed_kind="mix", persons=PERSONS) == (
            "secret_missing"
        )
        program.must("make-secret")
        assert program.no("freeze-draw", members=pair, seed_kind="mix", persons=PERSONS) == (
            "invitations_missing"
        )
        invite(program, pair)
        program.must("change-phase", to="loting")
        assert program.no("change-phase", to="besluit") == "draw_open"
        freeze(program, pair, "mix", leader="notaris", witnesses=["getuige"])
        mixing: dict[str, Any] = {"draw": "L1", "contributions": CALLED}
        assert program.no("open-secret", **mixing, again=["17", "Dom"]) == "second_entry_differs"
        operator = [*CALLED, {"by": "secretaris", "text": "5"}]
        assert (
            program.no(
                "open-secret",
                draw="L1",
                contributions=operator,
                again=["17", "Domtoren", "5"],
            )
            == "contribution_by_operator"
        )
        assert program.no("reveal-draw", draw="L1") == "draw_not_held"
        program.must("open-secret", **mixing, again=["17", "Domtoren"], typists=PERSONS)
        program.must("reveal-draw", draw="L1")
        program.must("change-phase", to="verdeling")
        first, second = _order(program)
        decide(program, second)
        assert outcome(program, "place", "result", "granted") == {
            "2026-0101": (1, "granted", "9000.00"),
            first: (2, "granted", "9000.00"),
            second: (3, "granted_in_part", "2000.00"),
            "2026-0107": (None, "refused", "0.00"),
            "2026-0108": (None, "refused", "0.00"),
            "2026-0109": (None, "left_untreated", "0.00"),
        }
        program.must("change-phase", to="verslag")
    assert kinds(program).count("zaad-vastgelegd") == 1


def _order(program: Apply) -> list[str]:
    """The order of the last attempt of the draw."""
    result = list(state_of(program.path).draws.values())[-1].result
    assert result is not None
    return list(result.order)


def test_kinderboerderijen_with_ten_sided_dice(tmp_path: Path) -> None:
    path = tmp_path / "amsterdam.ronde"
    new_round(path, "amsterdam-kinderboerderijen", "--ceiling", "100000")
    pair = ["K-2", "K-3"]
    with Apply(path) as program:
        begin(program)
        for unit in ("K-1", *pair, "K-4"):
            receive(program, unit, "20000.00", grantable="18000.00", grantable_reason="reiskosten")
        assess(program)
        program.must("batch", commands=[{"do": "admit", "unit": f"K-{n}"} for n in range(1, 5)])
        score(program, "K-1", whole(FULL))
        for unit in pair:
            score(program, unit, whole(EVEN))
        score(program, "K-4", whole(EVEN, e=3, f=5))
        assert program.no("give-score", unit="K-4", criterion="e", value="7") == (
            "score_outside_scale"
        )
        program.must("change-phase", to="rangorde")
        assert outcome(program, "place", "shared") == {
            "K-1": (1, False),
            "K-2": (2, True),
            "K-3": (2, True),
            "K-4": (4, False),
        }
        assert program.no("freeze-draw", members=["K-1"], seed_kind="d10", persons=PERSONS) == (
            "no_tie"
        )
        assert program.no("freeze-draw", members=[*pair, "K-4"], seed_kind="d10", persons=PERSONS)
        freeze(program, pair, "d10")
        seed = {"draw": "L1", "seed": D10}
        assert program.no("record-seed", **seed, again=D10[:-1] + "0") == "second_entry_differs"
        assert program.no("record-seed", draw="L1", seed=D10[1:], again=D10[1:]) == "seed_length"
        program.must("record-seed", **seed, again=D10, typists=["s", "lid-2"], throwers=["lid-3"])
        program.must("reveal-draw", draw="L1")
        decide(program, None)
        first, second = _order(program)
        assert outcome(program, "place", "granted") == {
            "K-1": (1, "18000.00"),
            first: (2, "18000.00"),
            second: (3, "18000.00"),
            "K-4": (4, "18000.00"),
        }
        program.must("transfer-remainder", to="2027", amount="28000.00")


def test_wijkactiviteiten_with_dice(tmp_path: Path) -> None:
    path = tmp_path / "wijk.ronde"
    pools = ("--pool", "LIENDERT=10000=Liendert", "--pool", "KATTENBROEK=5000=Kattenbroek")
    new_round(path, "amersfoort-wijkactiviteiten", *pools)
    facts = {
        "vrijwilligers": 5,
        "betaalde_krachten": 0,
        "partners": 2,
        "partners_basisinfrastructuur": 1,
        "uit_de_wijk": True,
        "geen_huur": True,
        "deelnemers": 11,
        "keer_per_jaar": 1,
    }
    asked = {
        "P-A1": ("P", "LIENDERT", "6000.00", "8"),
        "Q-A1": ("Q", "LIENDERT", "4500.00", "3"),
        "R-A1": ("R", "LIENDERT", "2000.00", "3"),
        "Q-A2": ("Q", "KATTENBROEK", "5000.00", "1"),
    }
    with Apply(path) as program:
        begin(program)
        for application, amount in (("P", "6000.00"), ("Q", "9500.00"), ("R", "2000.00")):
            receive(program, application, amount)
        for application, pool, amount, _ in asked.values():
            program.must("add-activity", application=application, requested=amount, pool=pool)
        assess(program)
        for application in "PQR":
            program.must("admit", unit=application)
        for unit, (_, _, _, impact) in asked.items():
            for fact, value in facts.items():
                program.must("record-fact", unit=unit, fact=fact, value=value, reason="begroting")
            score(program, unit, {"impact": impact})
        program.must("record-fact", unit="P-A1", fact="keer_per_jaar", value=10)
        assert program.no("record-fact", unit="P-A1", fact="uit_de_wijk", value=1) == "fact_invalid"
        assert program.no("record-fact", unit="P-A1", fact="deelnemers", value=-1) == "fact_invalid"
        above = {"unit": "P-A1", "fact": "partners_basisinfrastructuur", "value": 3}
        assert program.no("record-fact", **above) == "fact_above"
        reading = {"reading": "tien-keer", "value": "6", "reason": "tien of vaker is bedoeld"}
        program.must("choose-reading", **reading, by="voorzitter")
        program.must("change-phase", to="rangorde")
        assert outcome(program, "total", "place") == {
            "P-A1": ("36", 1),
            "Q-A1": ("25", 2),
            "R-A1": ("25", 2),
            "Q-A2": ("23", None),
        }
        pair = ["Q-A1", "R-A1"]
        waiving = {"members": pair, "reason": "geen tijd"}
        assert program.no("waive-draw", **waiving) == "draw_cannot_be_waived"
        program.must("freeze-draw", members=pair, seed_kind="d6", persons=PERSONS)
        seed = {"draw": "L1", "seed": D6, "again": D6}
        assert program.no("record-seed", **seed) == "blocks_first"
        program.must("check-blocks", draw="L1", blocks=typed(program))
        program.must("record-seed", **seed, typists=["s", "lid-2"])
        program.must("reveal-draw", draw="L1")
        first, second = _order(program)
        boundary = first if first == "Q-A1" else second
        decide(program, boundary)
        expected = (
            {"Q-A1": "4000.00", "R-A1": "0.00"}
            if first == "Q-A1"
            else {"Q-A1": "2000.00", "R-A1": "2000.00"}
        )
        assert outcome(program, "granted") == {"P-A1": "6000.00", "Q-A2": "5000.00", **expected}


def test_buurtbudget_with_a_public_event_and_then_with_paper_lots(tmp_path: Path) -> None:
    path = tmp_path / "buurt.ronde"
    new_round(path, "buurtbudget", "--ceiling", "11077.00")
    pair = ["43224", "43236"]
    with Apply(path) as program:
        begin(program)
        receive(program, "43236", "2000.00")
        receive(program, "43224", "49000.00")
        receive(program, "43201", "5000.00")
        assess(program)
        for unit in (*pair, "43201"):
            program.must("admit", unit=unit)
        score(program, "43236", {"stemmen": "3337"})
        score(program, "43224", {"stemmen": "3337"})
        score(program, "43201", {"stemmen": "0"})
        program.must("change-phase", to="rangorde")
        assert program.no("freeze-draw", members=pair, seed_kind="ext", persons=PERSONS) == (
            "id_unusable"
        )
        freeze(program, pair, "ext", event="LOTTO-2026-03-21")
        seed = "04-11-17-23-38-41:1"
        source = {"source": "krant van 22 maart"}
        program.must("record-seed", draw="L1", seed=seed, again=seed, **source)
        program.must("reveal-draw", draw="L1")
        assert program.no("void-draw", draw="L1", reason=" ", by="college") == "reason_needed"
        program.must("void-draw", draw="L1", reason="verkeerde trekking genoemd", by="college")
        assert outcome(program, "result")["43236"] == "awaiting_draw"
        assert freeze(program, pair, "papier") == "L1/2"
        order = ["43236", "43224"]
        drawn = {"draw": "L1", "order": order, "drawn_by": "notaris"}
        assert program.no("record-paper-order", **drawn, again=pair) == "second_entry_differs"
        assert program.no("reveal-draw", draw="L1/1") == "draw_ended"
        program.must("record-paper-order", **drawn, again=order, typists=["s", "lid-2"])
        program.must("reveal-draw", draw="L1")
        decide(program, "43224")
        assert outcome(program, "place", "granted") == {
            "43236": (1, "2000.00"),
            "43224": (2, "9077.00"),
            "43201": (3, "0.00"),
        }
    attempts = [list_.draw_list.attempt for list_ in state_of(path).draws.values()]
    assert attempts == [1, 2]


PLAN = {"a1": "25", "a2": "15", "b": "8", "c": "8", "d": "5", "e": "5", "f": "2", "g": "2"}


def test_pitch_in_two_assessments_without_a_draw(tmp_path: Path) -> None:
    path = tmp_path / "pitch.ronde"
    new_round(path, "amersfoort-pitch", "--ceiling", "10000")
    with Apply(path) as program:
        begin(program)
        for unit in ("A-1", "A-2", "A-3", "A-4"):
            receive(program, unit, "7000.00")
        assess(program)
        for unit in ("A-1", "A-2", "A-3", "A-4"):
            program.must("admit", unit=unit)
        for unit in ("A-1", "A-2", "A-3"):
            score(program, unit, PLAN, "first")
        score(program, "A-4", {**PLAN, "a1": "4"}, "first")
        for unit in ("A-1", "A-2"):
            program.must("record-hearing", unit=unit, held=True)
        program.must("record-hearing", unit="A-3", held=False)
        silent = {"unit": "A-1", "criterion": "b", "value": "9", "stage": "final"}
        assert program.no("give-score", **silent) == "reason_required"
        score(program, "A-1", PLAN, "final")
        score(program, "A-2", {**PLAN, "b": "9", "c": "7"}, "final")
        program.must("change-phase", to="rangorde")
        assert program.no(
            "freeze-draw", members=["A-1", "A-2"], seed_kind="d6", persons=PERSONS
        ) == ("no_draw_in_scheme")
        assert outcome(program, "total", "place", "granted") == {
            "A-1": ("70", 1, "5000.00"),
            "A-2": ("70", 1, "5000.00"),
            "A-3": ("70", None, "0.00"),
            "A-4": ("49", None, "0.00"),
        }
        decide(program, None)
        second = {"round": "2026-PITCH-02", "reason": "plafond niet bereikt"}
        assert program.no("open-second-round", **second) == "nothing_left"


def test_what_was_played_is_what_is_shown_and_what_evaluate_says(tmp_path: Path) -> None:
    path = tmp_path / "buurt.ronde"
    new_round(path, "buurtbudget", "--ceiling", "1000")
    with Apply(path) as program:
        receive(program, "A", "600.00")
        receive(program, "B", "700.00")
        for unit, votes in (("A", "5"), ("B", "4")):
            program.must("admit", unit=unit)
            score(program, unit, {"stemmen": votes})
    data = shown(path)
    case = path.with_suffix(".json")

    case.write_text(json.dumps(data["zaak"]), encoding="utf-8")
    evaluated = run("evaluate", "--file", str(case))
    assert evaluated.returncode == 0
    assert json.loads(evaluated.stdout) == data["uitkomst"]
    assert data["journaal"]["kop"] == journal(path)[-1].chain
