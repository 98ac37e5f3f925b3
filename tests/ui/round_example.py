"""The round of Utrecht with 24 applications, as its journal makes it."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise

from desktop_app.core.case import Case
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events import Event
from desktop_app.core.events_applications import Admitted, ApplicationReceived, Withdrawn
from desktop_app.core.events_round import PhaseChanged, PoolCeiling, RoundOpened
from desktop_app.core.events_scoring import ScoreGiven
from desktop_app.core.numbers import Cents
from desktop_app.core.outcome import Outcome
from desktop_app.core.phases import Phase
from desktop_app.core.round import Recorded, Round
from desktop_app.core.round_case import case_of
from desktop_app.core.transition import replay
from desktop_app.schemefile.catalogue import LoadedScheme, load_scheme

LEVELS = {"o": "onvoldoende", "v": "voldoende", "g": "goed"}
STAGE = "scores"
TABLE = """
0001 24500 ggggvgg Stichting Beweeg Overvecht
0002 18000 ggvgvvg Voetbalvereniging De Vechtmeiden
0003 9750 vgvvvvv Zwemclub Zilverdolfijn
0004 21000 gggvvgv Buurtsportclub Zuilen-Noord
0005 16400 gvgggvv Stichting Sterke Moeders
0006 11000 vvvvovv Judoschool Lunetten
0007 12500 vgvgvvv Taal en Tennis Hoograven
0008 15200 ggggggv Stichting Gülşah Vrouwensport
0009 9000 vvgovvo Dansatelier Ondiep
0010 4800 vgvvgvv Wandelgroep Vechtzijde
0011 19800 ovvvgvg Roeiclub De Singel
0012 13900 gvggvvg Fietsschool Rivierenwijk
0013 22300 vgvvvgv Kickboksschool Merwede
0014 27600 ggvgvgv Stichting Samen in Beweging Leidsche Rijn
0015 9800 vgvgvvv Yoga voor Nieuwkomers
0016 7000 ovvgovv Hardloopclub Griftpark
0017 14000 vgvgvvv Basketbal Dames Transwijk
0018 17250 ggvvggg Stichting Meiden in de Wijk
0019 11300 vvgvg.. Gymgroep Kanaleneiland
0020 10400 vvvvvvv Vereniging Fit na Vijftig
0021 8000 gvvvvvo Sportservice Vleuten
0022 8200 vgvvovg Turnvereniging Tuindorp
0023 12900 vggvggv Stichting De Sportmoeders
0024 15600 vgv.vvg Hockeyclub Maarssenbroek-Oost
"""
ROWS = TABLE.strip().splitlines()


def utrecht() -> LoadedScheme:
    """The scheme as it comes with the program."""
    loaded = load_scheme("utrecht-vrouwen-sport")
    assert loaded is not None
    return loaded


def journal(events: list[Event]) -> list[Recorded]:
    """Number and stamp events, each in a batch of its own."""
    return [
        Recorded(
            nr=nr,
            batch=nr,
            size=1,
            at="2026-05-12T12:00:00Z",
            actor="secretaris",
            event=event,
            chain=f"{nr:064x}",
        )
        for nr, event in enumerate(events, start=1)
    ]


def opening(scheme: LoadedScheme, ceiling: int) -> list[Event]:
    """Open a round; ceiling in euros."""
    opened = RoundOpened(
        round_id="2026-UTRECHT-01",
        scheme_text=scheme.text,
        sha256=sha256(scheme.text.encode()).hexdigest(),
        engine="0.1.0",
        settings={},
        ceilings=(PoolCeiling(pool="-", name="", amount=Cents(ceiling * 100)),),
    )
    return [opened]


def applications() -> list[Event]:
    """Every application, received and admitted; one withdraws later."""
    events: list[Event] = []
    for row in ROWS:
        number, requested, _, name = row.split(" ", 3)
        amount = Cents(int(requested) * 100)
        events.append(
            ApplicationReceived(
                application=f"2026-{number}",
                applicant=name,
                description=None,
                requested=amount,
                grantable=amount,
                grantable_reason=None,
                received="2026-03-01",
                complete="2026-03-01",
                pool="-",
                late=False,
            )
        )
        events.append(Admitted(target=f"2026-{number}", reason=None))
    return events


def scores() -> list[Event]:
    """Every score of the rows, and the withdrawal at the end."""
    events: list[Event] = []
    for row in ROWS:
        number, _, levels, _ = row.split(" ", 3)
        events += [
            ScoreGiven(
                unit=f"2026-{number}",
                stage=STAGE,
                member=None,
                criterion=f"c{place}",
                old=None,
                new=LEVELS[level],
                reason=None,
            )
            for place, level in enumerate(levels, start=1)
            if level != "."
        ]
    return [*events, Withdrawn(target="2026-0021", received="2026-05-04", reason=None)]


def phases(*steps: Phase) -> list[Event]:
    """Go from the first phase to the next, and so on."""
    return [PhaseChanged(old=old, new=new) for old, new in pairwise(steps)]


def utrecht_round(ceiling: int = 200_000) -> tuple[Round, Outcome]:
    """The round in the phase Beoordelen, with what the rules say about it."""
    scheme = utrecht()
    order = list(Phase)
    events = [
        *opening(scheme, ceiling),
        *phases(*order[:2]),
        *applications(),
        *phases(*order[1:4]),
        *scores(),
    ]
    state = replay(journal(events), scheme.scheme)
    assert isinstance(state, Round), state
    case: Case = case_of(state)
    return state, evaluate(case)
