"""Why a unit stands where it stands and gets what it gets: sentences with their article."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from desktop_app.core.explain import ByDraw, ByKey, ByTotal, SharedPlace, deciding_step
from desktop_app.core.legal import LegalRef
from desktop_app.core.outcome import Outcome, Result, Tie, TieState, UnitOutcome
from desktop_app.core.rules import rules_for
from desktop_app.core.scheme import OrderKey, Scheme
from desktop_app.text import notation
from desktop_app.text.measure import counted, label_rows
from desktop_app.text.refs import ref_long
from desktop_app.text.why_not import why_not_ranked
from desktop_app.text.wording import capital as _capital
from desktop_app.text.wording import cited as _cited
from desktop_app.text.wording import noun
from desktop_app.text.wording import nouns as _plural

__all__ = [
    "Explanation",
    "equal_on_everything",
    "keys_in_words",
    "shared_pro_rata",
    "short_why",
    "unit_word",
    "why_amount",
    "why_decisive",
    "why_harmless",
    "why_place",
]

AWB_EXCESS: Final = "artikel 4:25, tweede lid, van de Algemene wet bestuursrecht"
"""The duty to refuse a subsidy insofar as the ceiling would be exceeded."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Sentences that belong together, and the articles they rest on."""

    sentences: tuple[str, ...]
    refs: tuple[LegalRef, ...]

    @property
    def text(self) -> str:
        """The sentences as one paragraph."""
        return " ".join(self.sentences)


def unit_word(scheme: Scheme) -> str:
    """Give the word for what is ranked: aanvraag or activiteit."""
    return noun(scheme)


def short_why(outcome: Outcome, unit_id: str) -> str:
    """Say in a few words which step decided, for a column: `criterium 2 beslist: 1,8 tegen 0,9`."""
    step = deciding_step(outcome, unit_id)
    scale = outcome.case.scheme.unit
    match step:
        case None:
            return why_not_ranked(outcome, outcome.unit(unit_id)).short
        case ByTotal():
            return "Totaal beslist"
        case ByKey():
            mine = notation.points_number(step.mine, scale)
            theirs = notation.points_number(step.theirs, scale)
            return f"{step.key.label} beslist: {mine} tegen {theirs}"
        case ByDraw():
            return f"Loting: plaats {step.position} van {len(step.tie.members)}"
        case SharedPlace():
            return _short_shared(step.tie)
        case _:
            assert_never(step)


def _short_shared(tie: Tie) -> str:
    number = notation.number_in_words(len(tie.members))
    match tie.state:
        case TieState.OPEN:
            return f"{number} gelijk, loting nodig" if tie.draw_required else f"{number} gelijk"
        case TieState.WAIVED:
            return f"{number} gelijk, loting achterwege"
        case TieState.PRO_RATA:
            return f"{number} gelijk"
        case TieState.DRAWN:
            return f"{number} gelijk, geloot"
        case _:
            assert_never(tie.state)


Cite: TypeAlias = Callable[[LegalRef], str]
"""Puts the article behind a step in a sentence, or nothing where it stands elsewhere."""


def _uncited(_: LegalRef) -> str:
    return ""


def why_place(outcome: Outcome, unit_id: str, *, cited: bool = False) -> Explanation:
    """Say why the unit has its place, or why it has none (model, Z01-Z05, Z08-Z11, Z20-Z28).

    cited: the articles stand in the sentences, for a text without a list of articles beside it.
    """
    unit = outcome.unit(unit_id)
    scheme = outcome.case.scheme
    cite: Cite = _cited if cited else _uncited
    step = deciding_step(outcome, unit_id)
    name = f"{_capital(noun(scheme))} {unit_id}"
    total = "" if unit.total is None else counted(scheme, unit.total)
    match step:
        case None:
            found = why_not_ranked(outcome, unit, cited=cited)
            return Explanation((found.sentence,), found.refs)
        case ByTotal():
            sentence = f"{name} heeft {total} en staat op plaats {unit.place}."
            return Explanation((sentence,), (scheme.article,))
        case ByKey():
            return Explanation(_by_key(outcome, unit, step, cite), (step.key.ref,))
        case ByDraw():
            sentences = (
                equal_on_everything(outcome, step.tie),
                (
                    f"De loting bepaalde de volgorde{cite(scheme.tie.ref)}: {_order(step.tie)}. "
                    f"{name} staat daardoor op plaats {unit.place}."
                ),
            )
            return Explanation(sentences, (scheme.tie.ref,))
        case SharedPlace():
            return Explanation(_shared(outcome, step.tie, cite), (scheme.tie.ref,))
        case _:
            assert_never(step)


def _by_key(outcome: Outcome, unit: UnitOutcome, step: ByKey, cite: Cite) -> tuple[str, ...]:
    scheme = outcome.case.scheme
    other = outcome.unit(step.other)
    total = "" if unit.total is None else counted(scheme, unit.total)
    equal = [key.label for key in step.equal if key.criteria]
    ids = notation.enumeration(sorted((unit.id, step.other)))
    sentences = [f"De {_plural(scheme)} {ids} hebben elk {total}."]
    if equal:
        sentences.append(f"Op {' en op '.join(label_rows(equal))} zijn zij gelijk.")
    mine, theirs = (_reached(outcome, step.key, item) for item in (unit.id, step.other))
    sentences += [
        (
            f"{_capital(step.key.label)} beslist{cite(step.key.ref)}: {unit.id} heeft daar {mine}, "
            f"{step.other} {theirs}."
        ),
        f"Daarom staat {unit.id} op plaats {unit.place} en {step.other} op plaats {other.place}.",
    ]
    return tuple(sentences)


def _reached(outcome: Outcome, key: OrderKey, unit_id: str) -> str:
    """Write the points of a key, as a sum when it takes criteria together: 6 + 3 = 9."""
    scheme, points = outcome.case.scheme, outcome.assessed[unit_id].points
    value = sum(points[item] for item in key.criteria)
    if len(key.criteria) == 1:
        return counted(scheme, value)
    parts = " + ".join(notation.points_number(points[item], scheme.unit) for item in key.criteria)
    return f"{parts} = {notation.points_number(value, scheme.unit)}"


def equal_on_everything(outcome: Outcome, tie: Tie) -> str:
    """Say on what these are equal: the total, and every later key of the ranking (model, Z05)."""
    scheme = outcome.case.scheme
    total = outcome.unit(tie.members[0]).total
    words = "" if total is None else f" ({counted(scheme, total)})"
    later = keys_in_words(outcome)
    more = f" en op {later}" if later else ""
    members = notation.enumeration(tie.members)
    return f"De {_plural(scheme)} {members} zijn gelijk op het totaal{words}{more}."


def keys_in_words(outcome: Outcome) -> str:
    """Name the keys of the ranking after the total: `criterium 1 tot en met 6`; may be empty."""
    keys = rules_for(outcome.case.scheme, outcome.case.readings).keys
    return " en op ".join(label_rows([key.label for key in keys if key.criteria]))


def _order(tie: Tie) -> str:
    return ", daarna ".join(tie.order or ())


def _shared(outcome: Outcome, tie: Tie, cite: Cite) -> tuple[str, ...]:
    equal = equal_on_everything(outcome, tie)
    scheme = outcome.case.scheme
    ref = cite(scheme.tie.ref)
    match tie.state:
        case TieState.PRO_RATA:
            return (equal, f"Zij delen plaats {tie.place}.")
        case TieState.WAIVED:
            return (
                equal,
                (
                    f"{why_harmless(tie)} De loting is achterwege gelaten. "
                    f"Zij delen plaats {tie.place}."
                ),
            )
        case TieState.OPEN | TieState.DRAWN if tie.decisive:
            return (equal, f"De regeling wijst dan loting aan{ref}.", why_decisive(tie))
        case TieState.OPEN | TieState.DRAWN if tie.draw_required:
            return (
                equal,
                f"{why_harmless(tie)} De regeling laat de volgorde toch door het lot bepalen{ref}.",
            )
        case TieState.OPEN | TieState.DRAWN:
            return (
                equal,
                (
                    f"{why_harmless(tie)} Loting is niet nodig{ref}; elke {noun(scheme)} deelt "
                    f"plaats {tie.place}."
                ),
            )
        case _:
            assert_never(tie.state)


def why_decisive(tie: Tie) -> str:
    """Say that the draw decides who gets which amount (model, Z06)."""
    return (
        f"Hiervoor is nog {notation.euros(tie.left)} beschikbaar. Samen kunnen zij "
        f"{notation.euros(tie.asked)} krijgen. De volgorde bepaalt dus wie welk bedrag krijgt; "
        "de loting is beslissend."
    )


def why_harmless(tie: Tie) -> str:
    """Say why no order of these equals changes an amount (model, Z07)."""
    if tie.asked <= tie.left:
        return (
            f"Samen kunnen zij {notation.euros(tie.asked)} krijgen en er is "
            f"{notation.euros(tie.left)}; loting verandert geen bedrag."
        )
    if tie.left == 0:
        return "Er is niets meer te verdelen; loting verandert geen bedrag."
    return (
        f"De volgorde verandert niets aan de verdeling van de resterende "
        f"{notation.euros(tie.left)}; loting verandert geen bedrag."
    )


def why_amount(outcome: Outcome, unit_id: str, *, cited: bool = False) -> Explanation:
    """Say what the unit gets and why, in the voice of a proposal (model, Z12-Z18).

    cited: the articles stand in the sentences, as in `why_place`.
    """
    unit = outcome.unit(unit_id)
    scheme = outcome.case.scheme
    cite: Cite = _cited if cited else _uncited
    name = f"{_capital(noun(scheme))} {unit_id}"
    refs = (scheme.ceiling.ref,)
    match unit.result:
        case Result.GRANTED:
            sentences = _whole(outcome, unit, name, cite)
        case Result.GRANTED_IN_PART:
            return _in_part(outcome, unit, name, cite)
        case Result.CEILING_REACHED:
            sentences = (_over(outcome, unit, name, cite),)
        case Result.AWAITING_DRAW:
            sentences = (f"{name} is in afwachting van loting{cite(scheme.tie.ref)}.",)
            refs = (scheme.tie.ref,)
        case Result.REFUSED | Result.WITHDRAWN | Result.LEFT_UNTREATED | Result.INCOMPLETE:
            found = why_not_ranked(outcome, unit, cited=cited)
            return Explanation((found.sentence,), found.refs)
        case _:
            assert_never(unit.result)
    return Explanation(sentences, refs)


def _whole(outcome: Outcome, unit: UnitOutcome, name: str, cite: Cite) -> tuple[str, ...]:
    granted = notation.euros(unit.grantable)
    sentences = [f"{name} komt in aanmerking voor {granted}."]
    tie = outcome.tie_of(unit.id)
    if tie is not None and tie.state is TieState.PRO_RATA and tie.asked > tie.left:
        asked = sum(outcome.unit(member).requested for member in tie.members)
        share = unit.requested * tie.left // asked
        sentences.append(
            f"Het aandeel naar rato zou {notation.euros(share)} zijn"
            f"{cite(outcome.case.scheme.tie.ref)}. Het is begrensd op het subsidiabele bedrag van "
            f"{granted}. Het verschil is niet over de anderen verdeeld."
        )
    return tuple(sentences)


def _in_part(outcome: Outcome, unit: UnitOutcome, name: str, cite: Cite) -> Explanation:
    scheme = outcome.case.scheme
    granted, before = unit.granted or 0, unit.before or 0
    tie = outcome.tie_of(unit.id)
    short = notation.euros(unit.grantable - granted)
    if tie is not None and tie.state is TieState.PRO_RATA:
        return Explanation(
            (
                f"De {_plural(scheme)} {notation.enumeration(tie.members)} zijn gelijk.",
                *shared_pro_rata(outcome, tie, cite),
                f"Voor {unit.id} is dat {notation.euros(granted)}.",
            ),
            (scheme.tie.ref,),
        )
    ref = ""
    if cite is _cited:
        ref = f" ({ref_long(scheme.ceiling.ref)}; {AWB_EXCESS})"
    return Explanation(
        (
            (
                f"{name} komt in aanmerking voor het resterende bedrag van "
                f"{notation.euros(before)}; voor {short} is er geen ruimte onder het plafond{ref}."
            ),
        ),
        (scheme.ceiling.ref,),
    )


def shared_pro_rata(outcome: Outcome, tie: Tie, cite: Cite) -> tuple[str, ...]:
    """Say which part of the requested amount each of these gets (model, Z15)."""
    asked = sum(outcome.unit(member).requested for member in tie.members)
    ref = cite(outcome.case.scheme.tie.ref)
    return (
        f"Beschikbaar is {notation.euros(tie.left)}, gevraagd is samen {notation.euros(asked)}.",
        (
            f"Elk krijgt hetzelfde deel van het gevraagde bedrag{ref}: "
            f"{notation.euros_share(tie.left, asked)}."
        ),
    )


def _over(outcome: Outcome, unit: UnitOutcome, name: str, cite: Cite) -> str:
    ceiling = notation.euros(outcome.case.ceilings[unit.pool])
    return (
        f"{name} staat op plaats {unit.place}. Vóór deze plaats is van het plafond van {ceiling} "
        f"nog {notation.euros(unit.before or 0)} over{cite(outcome.case.scheme.ceiling.ref)}. "
        "Zij komt niet in aanmerking."
    )
