"""Small rounds for the tests of documents, one for each scheme, played from commands."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from desktop_app.core.evaluate import evaluate
from desktop_app.core.outcome import Outcome
from desktop_app.core.round_case import proposal_of
from desktop_app.core.round_draws import Attempt
from desktop_app.report.content.draw_minutes import minutes_of_draw
from desktop_app.report.content.issued import Issued, issue
from desktop_app.report.content.minutes import minutes_of_meeting
from desktop_app.report.content.needs import needs_of_draw, needs_of_meeting
from desktop_app.report.document import Document
from tests.core.round_samples import LEVELS, Play, freeze

MADE_AT = datetime(2026, 3, 10, 11, 35, tzinfo=UTC)
PROGRAM = "Rangorde 0.1.0"
SEED = "123456" * 5
FIELDS = {
    "gemeente": "Utrecht",
    "bestuursorgaan": "burgemeester en wethouders",
    "zaaknummer": "Z-2026-00417",
    "tijdvak-begin": "2026-02-02T09:00",
    "tijdvak-einde": "2026-02-15T23:59",
    "bekendmaking": "Gemeenteblad 2026, 101",
    "bekendmaking-datum": "2026-01-12",
    "verdeling-bekendgemaakt": "ja",
    "vergadering-datum": "2026-03-03",
    "vergadering-plaats": "stadskantoor",
    "vergadering-begin": "13:30",
    "vergadering-einde": "16:45",
    "quorum": "3",
    "blind": "nee",
    "loting-datum": "2026-03-17",
    "loting-plaats": "stadskantoor",
    "loting-begin": "19:30",
    "loting-einde": "20:05",
    "loting-toehoorders": "3",
}
PEOPLE = (
    ("v", "A. de Wit", "voorzitter", True),
    ("l2", "B. Zwart", "lid", True),
    ("l3", "C. de Groot", "lid", True),
    ("l4", "D. Klein", "lid", True),
    ("s", "E. de Vries", "secretaris", False),
)


def meet(play: Play) -> None:
    """Fill in the round, and have everyone come in."""
    for field, value in FIELDS.items():
        play.must("change-round", field=field, value=value)
    for member, name, role, voting in PEOPLE:
        play.must("add-member", id=member, name=name, role=role, voting=voting)
        play.must("record-presence", member=member, time="2026-03-03T13:30")
    play.must("confirm-control", sheet="belangen", persons=["A. de Wit", "E. de Vries"])


def add(play: Play, unit: str, euros: str, received: str = "2026-02-03", **more: Any) -> None:
    """Add an application that was complete when it came."""
    play.must(
        "add-application",
        id=unit,
        applicant=f"Stichting {unit}",
        requested=euros,
        received=received,
        complete=received,
        **more,
    )


def scored(play: Play, unit: str, levels: str) -> None:
    """Admit an application and give levels with a reason below the best one."""
    play.must("admit", unit=unit)
    for number, level in enumerate(levels, start=1):
        reason = {} if level == "g" else {"reason": f"reden {number} van {unit}"}
        play.must("give-score", unit=unit, criterion=f"c{number}", value=LEVELS[level], **reason)


def confirm_readings(play: Play) -> None:
    """Confirm every reading of the scheme as it is."""
    for reading in play.scheme.readings:
        play.must(
            "choose-reading",
            reading=reading.id,
            value=reading.default,
            reason=f"zo staat het in de toelichting bij {reading.id}",
            by="A. de Wit",
        )


def utrecht() -> Play:
    """Six applications: one not admitted, one below the minimum, two equal at the ceiling."""
    play = Play("utrecht-vrouwen-sport", {"-": 60_000_00}, round_id="2026-UTRECHT-03")
    meet(play)
    confirm_readings(play)
    add(play, "2026-0101", "18000.00")
    add(play, "2026-0102", "14000.00", "2026-02-05")
    add(play, "2026-0103", "9000.00", "2026-02-09")
    add(
        play,
        "2026-0104",
        "24500.00",
        "2026-02-10",
        grantable="24000.00",
        grantable_reason="de post onvoorzien is hoger dan toegestaan",
    )
    add(play, "2026-0105", "15000.00", "2026-02-12")
    add(play, "2026-0106", "12000.00", "2026-02-15")
    play.must("declare-interest", member="l3", application="2026-0104", nature="bestuursfunctie")
    play.must(
        "refuse",
        unit="2026-0103",
        ground="volledig",
        reason="de begroting ontbreekt",
    )
    for unit, levels in (
        ("2026-0101", "vggvgvg"),
        ("2026-0102", "vvvvgvg"),
        ("2026-0104", "ggvggov"),
        ("2026-0105", "ovovvgg"),
        ("2026-0106", "vvvvgvg"),
    ):
        scored(play, unit, levels)
    play.must("change-phase", to="rangorde")
    play.must("reopen", to="beoordelen", reason="een steunbrief was over het hoofd gezien")
    play.must(
        "give-score",
        unit="2026-0105",
        criterion="c3",
        value="voldoende",
        reason="de steunbrief zat bij de aanvraag",
    )
    play.must("change-phase", to="rangorde")
    return play


PAIR = ["2026-0102", "2026-0106"]


def invite(play: Play) -> None:
    """Invite the two that are equal, and note that one came."""
    play.must("invite-to-draw", members=PAIR, date="2026-03-11", way="brief en e-mail")
    play.must("record-draw-attendance", unit="2026-0102", present=True)
    play.must("record-draw-attendance", unit="2026-0106", present=False)


def drawn() -> Play:
    """The round of `utrecht` after its draw with dice."""
    play = utrecht()
    invite(play)
    name = freeze(play, PAIR, leader="A. de Wit", witnesses=["getuige Jansen", "getuige Smit"])
    play.must("record-seed", draw=name, seed=SEED, again=SEED, typists=["E. de Vries", "B. Zwart"])
    play.must("reveal-draw", draw=name)
    return play


def proposal(play: Play) -> Outcome:
    """What the assessors propose."""
    return evaluate(proposal_of(play.state))


def attempt(play: Play) -> Attempt:
    """The last attempt at a draw."""
    return list(play.state.draws.values())[-1]


def issued_for_meeting(play: Play) -> Issued:
    """How the minutes of the meeting are issued now."""
    needs = needs_of_meeting(play.state, proposal(play))
    return issue(play.state, "PV-1", needs, made_at=MADE_AT, program=PROGRAM)


def issued_for_draw(play: Play) -> Issued:
    """How the minutes of the last draw are issued now."""
    needs = needs_of_draw(play.state, attempt(play))
    return issue(play.state, "PV-2", needs, made_at=MADE_AT, program=PROGRAM)


def meeting_minutes(play: Play) -> Document:
    """The minutes of the meeting of a round."""
    made = minutes_of_meeting(play.state, proposal(play), issued_for_meeting(play))
    assert isinstance(made, Document), made
    return made


def draw_minutes(play: Play) -> Document:
    """The minutes of the last draw of a round."""
    made = minutes_of_draw(play.state, play.outcome, attempt(play), issued_for_draw(play))
    assert isinstance(made, Document), made
    return made


def amsterdam() -> Play:
    """Four farms: one decided by the sum of e and f, two equal on everything that both fit."""
    play = Play("amsterdam-kinderboerderijen", {"-": 100_000_00}, round_id="2026-AMSTERDAM-01")
    meet(play)
    confirm_readings(play)
    for unit, points in (
        ("A-1", (5, 3, 3, 3, 6, 2, 4, 4, 2, 2, 3)),
        ("A-2", (5, 3, 3, 2, 5, 4, 4, 4, 2, 2, 3)),
        ("A-3", (1, 1, 1, 1, 3, 3, 1, 1, 1, 1, 1)),
        ("A-4", (1, 1, 1, 1, 3, 3, 1, 1, 1, 1, 1)),
        ("A-5", (0,) * 11),
    ):
        add(play, unit, "20000.00")
        play.must("admit", unit=unit)
        for criterion, value in zip("abcdefghijk", points, strict=True):
            play.must(
                "give-score",
                unit=unit,
                criterion=criterion,
                value=str(value),
                reason=f"reden {criterion}",
            )
    play.must("change-phase", to="rangorde")
    return play


PITCHED = {
    "P-1": (25, 15, 8, 8, 8, 8, 4, 4),
    "P-2": (20, 15, 8, 8, 8, 8, 4, 4),
    "P-3": (20, 15, 8, 8, 8, 8, 4, 4),
    "P-4": (20, 9, 10, 10, 10, 10, 3, 3),
    "P-5": (20, 15, 5, 5, 5, 5, 2, 1),
}
FIRST = (20, 15, 8, 8, 8, 8, 4, 4)
CODES = ("a1", "a2", "b", "c", "d", "e", "f", "g")


def pitch() -> Play:
    """Seven that pitch or not: two share what is left pro rata, one of them capped."""
    play = Play("amersfoort-pitch", {"-": 50_000_00}, round_id="2026-PITCH-01")
    meet(play)
    confirm_readings(play)
    add(play, "P-1", "30000.00")
    add(play, "P-2", "14000.00")
    add(play, "P-3", "16000.01", grantable="15000.00", grantable_reason="te hoge huur")
    for unit in ("P-4", "P-5", "P-6", "P-7"):
        add(play, unit, "10000.00")
    for unit in (*PITCHED, "P-6", "P-7"):
        play.must("admit", unit=unit)
        first = (10,) * 2 + (5,) * 4 + (1,) * 2 if unit == "P-7" else FIRST
        give(play, unit, "first", first)
    for unit, points in PITCHED.items():
        play.must("record-hearing", unit=unit, held=True)
        give(play, unit, "final", points)
    play.must("record-hearing", unit="P-6", held=False, reason="afgemeld op de dag zelf")
    play.must("change-phase", to="rangorde")
    return play


def give(play: Play, unit: str, stage: str, points: tuple[int, ...]) -> None:
    """Give every point of one assessment, each with a reason."""
    for criterion, value in zip(CODES, points, strict=True):
        play.must(
            "give-score",
            unit=unit,
            stage=stage,
            criterion=criterion,
            value=str(value),
            reason=f"{stage} {criterion}",
        )


FACTS: dict[str, object] = {
    "vrijwilligers": 11,
    "betaalde_krachten": 2,
    "partners": 2,
    "partners_basisinfrastructuur": 1,
    "uit_de_wijk": True,
    "geen_huur": False,
    "deelnemers": 40,
    "keer_per_jaar": 10,
}


def wijk() -> Play:
    """Two wijken: one over its ceiling with equals that fit together, one that is not ranked."""
    play = Play(
        "amersfoort-wijkactiviteiten",
        {"LIENDERT": 10_000_00, "SOESTERKWARTIER": 8_000_00},
        round_id="2026-WIJK-01",
    )
    meet(play)
    confirm_readings(play)
    for application, activities in (
        ("W-1", (("LIENDERT", "6000.00", 9), ("SOESTERKWARTIER", "3000.00", 5))),
        ("W-2", (("LIENDERT", "1500.00", 7), ("LIENDERT", "1500.00", 7))),
        ("W-3", (("LIENDERT", "4000.00", 3),)),
    ):
        add(play, application, "9000.00")
        play.must("admit", unit=application)
        for number, (pool, amount, impact) in enumerate(activities, start=1):
            play.must("add-activity", application=application, requested=amount, pool=pool)
            unit = f"{application}-A{number}"
            for fact, value in FACTS.items():
                play.must("record-fact", unit=unit, fact=fact, value=value)
            play.must(
                "give-score",
                unit=unit,
                criterion="impact",
                value=str(impact),
                reason="zie het plan",
            )
    play.must("change-phase", to="rangorde")
    return play


def buurt() -> Play:
    """Votes that were counted; the third does not fit."""
    play = Play("buurtbudget", {"-": 20_000_00}, round_id="2026-BUURT-01")
    meet(play)
    confirm_readings(play)
    for unit, votes, amount in (
        ("B-1", "1932", "9000.00"),
        ("B-2", "1100", "8000.00"),
        ("B-3", "950", "7000.00"),
        ("B-4", "12", "2000.00"),
    ):
        add(play, unit, amount)
        play.must("admit", unit=unit)
        play.must("give-score", unit=unit, criterion="stemmen", value=votes)
    play.must("change-phase", to="rangorde")
    return play


def amsterdam_drawn() -> Play:
    """The round of `amsterdam` after a draw that changed no amount."""
    play = amsterdam()
    name = freeze(play, ["A-3", "A-4"])
    play.must("record-seed", draw=name, seed=SEED, again=SEED)
    play.must("reveal-draw", draw=name)
    return play
