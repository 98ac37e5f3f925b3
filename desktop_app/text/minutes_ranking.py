"""Sentences about minimums, the ranking and equal places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.explain import ByDraw, ByKey, ByTotal, DecidingStep, SharedPlace
from desktop_app.core.outcome import Tie, TieState
from desktop_app.core.scheme import Minimum, Scheme
from desktop_app.text.measure import counted
from desktop_app.text.notation import enumeration, euros, points_number
from desktop_app.text.wording import (
    cited,
    closed,
    moment_words,
    named,
    noun,
    nouns,
)

MINIMUMS: Final = "minimumeisen"
RANKING: Final = "rangorde"
TIES: Final = "gelijke stand"

PLACE: Final = "Plaats"
TOTAL: Final = "Totaal"
STEP: Final = "Beslissende stap"
NO_MINIMUMS: Final = "De regeling kent geen minimum."
NOBODY_BELOW: Final = "Niemand bleef onder een minimum."
NOBODY_RANKED: Final = "Er is nog niemand gerangschikt."
NO_TIES: Final = "Er is geen gelijke stand."
BY_TOTAL: Final = "totaal"


def minimum(scheme: Scheme, item: Minimum, *, stage: str) -> str:
    """One minimum of the scheme: `Nodig is ten minste 5 punten (artikel 8, derde lid)`."""
    over = f" op {item.label}" if item.criteria else ""
    where = f"In de {stage} is{over}" if stage else f"Nodig is{over}"
    needed = " nodig" if stage else ""
    return f"{where} ten minste {counted(scheme, item.bound)}{needed}{cited(item.ref)}."


def pool_heading(name: str, code: str) -> str:
    """The head above the list of one pool."""
    return name if name == code else f"{name} ({code})"


def fits(scheme: Scheme, name: str, asked: int, ceiling: int) -> str:
    """That a pool did not have to be ranked (model, Z11)."""
    return (
        f"In {name or 'deze ronde'} is samen {euros(asked)} subsidiabel en {euros(ceiling)} "
        f"beschikbaar. Het plafond wordt niet overschreden. Er is niet gerangschikt"
        f"{cited(scheme.oversubscribed_only)}."
    )


def nobody_in(name: str) -> str:
    """That a pool has no unit that passed."""
    return f"In {name} is niemand die in aanmerking kan komen."


def step(scheme: Scheme, found: DecidingStep | None, later_keys: str) -> str:
    """What decided, in a cell."""
    match found:
        case None | ByTotal():
            return BY_TOTAL
        case ByKey():
            mine, theirs = (
                points_number(value, scheme.unit) for value in (found.mine, found.theirs)
            )
            return f"gelijk totaal met {found.other}; {found.key.label}: {mine} tegen {theirs}"
        case ByDraw():
            return f"loting: plaats {found.position} van {len(found.tie.members)}"
        case SharedPlace():
            return f"{_equal(later_keys)}{_done(found.tie)}"


def _equal(later_keys: str) -> str:
    return f"gelijk op het totaal en op {later_keys}" if later_keys else "gelijk op het totaal"


def _done(tie: Tie) -> str:
    return "; loting achterwege" if tie.state is TieState.WAIVED else ""


def regeling_points_to_draw(scheme: Scheme) -> str:
    """That the scheme has the draw decide (model, Z05)."""
    return f"De regeling wijst dan loting aan{cited(scheme.tie.ref)}."


def draw_still_needed(*, decisive: bool, invite: bool) -> str:
    """What must still happen."""
    told = (
        "Deze loting moet nog worden gehouden."
        if decisive
        else ("De loting moet nog worden gehouden of met een reden achterwege blijven.")
    )
    if invite:
        return f"{told} De aanvragers worden uitgenodigd bij de loting aanwezig te zijn."
    return told


def drawn(order: Sequence[str]) -> str:
    """The order that a draw gave (model, Z09)."""
    return f"Er is geloot. De volgorde is: {', daarna '.join(order)}."


def drawn_though_harmless(scheme: Scheme) -> str:
    """Why was drawn where it changed no amount (model, Z07)."""
    return (
        f"Er is toch geloot, omdat de regeling de volgorde bij een gelijke stand door het lot laat "
        f"bepalen{cited(scheme.tie.ref)}."
    )


def draw_reference(
    *, draw: int, attempt: int, day: str | None, number: str | None, check: str | None
) -> str:
    """Where the draw is described, with its check number (model, Z09)."""
    when = f" van {moment_words(day)}" if day else ""
    minutes = f"proces-verbaal {number}" if number else "een eigen proces-verbaal"
    told = f"Loting L{draw}, poging {attempt}{when} staat in {minutes}."
    return f"{told} Controlegetal van de uitslag (U): {check}." if check else told


def waived(scheme: Scheme, tie: Tie, reason: str) -> str:
    """That a draw was left out with a reason (model, Z08)."""
    return (
        f"De loting is achterwege gelaten; {_named_inside(scheme, tie)} delen plaats {tie.place}. "
        f"Reden: {closed(reason)} Wordt de volgorde later wel van belang, dan wordt alsnog geloot."
    )


def _named_inside(scheme: Scheme, tie: Tie) -> str:
    return f"de {nouns(scheme)} {enumeration(tie.members)}"


def fits_together(scheme: Scheme, tie: Tie) -> str:
    """That equals fit and need no draw (model, Z10)."""
    return f"Loting is niet nodig{cited(scheme.tie.ref)}; zij delen plaats {tie.place}."


def share_alike(scheme: Scheme, tie: Tie) -> str:
    """That equals get the same part, or all of it when they fit."""
    if tie.asked <= tie.left:
        return (
            f"Samen is {euros(tie.asked)} subsidiabel en er is {euros(tie.left)}; elke "
            f"{noun(scheme)} kan het hele bedrag krijgen. Zij delen plaats {tie.place}."
        )
    return (
        f"Zij delen plaats {tie.place}. Zij krijgen hetzelfde deel van het gevraagde bedrag"
        f"{cited(scheme.tie.ref)}; zie paragraaf 13."
    )


def shares_nothing(scheme: Scheme, tie: Tie) -> str:
    """That there is nothing left for equals."""
    return f"{named(scheme, tie.members)} delen plaats {tie.place}; er is niets meer te verdelen."
