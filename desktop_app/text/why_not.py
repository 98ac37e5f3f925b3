"""Why a unit is not in the ranking: the reason, the bound and the article."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from desktop_app.core.legal import LegalRef
from desktop_app.core.outcome import Assessed, Outcome, Reason, UnitOutcome
from desktop_app.core.scheme import Minimum, Scheme
from desktop_app.text import notation
from desktop_app.text.measure import counted
from desktop_app.text.wording import capital, noun
from desktop_app.text.wording import cited as in_the_law


@dataclass(frozen=True, slots=True, kw_only=True)
class NotRanked:
    """A reason in a few words and as a sentence, with its articles."""

    short: str
    sentence: str
    refs: tuple[LegalRef, ...] = ()


def why_not_ranked(outcome: Outcome, unit: UnitOutcome, *, cited: bool = False) -> NotRanked:
    """Say why this unit has no place; also for a pool that did not have to be ranked.

    cited: the articles stand at the end of the sentence.
    """
    scheme = outcome.case.scheme
    name = f"{capital(noun(scheme))} {unit.id}"
    if unit.reason is None:
        found = _pool_fits(scheme, name)
    else:
        found = _REASONS[unit.reason](scheme, name, outcome.assessed[unit.id])
    if not cited:
        return found
    whole = found.sentence.removesuffix(".")
    return replace(found, sentence=f"{whole}{in_the_law(*found.refs)}.")


def _pool_fits(scheme: Scheme, name: str) -> NotRanked:
    word = scheme.pools.word if scheme.pools else "ronde"
    refs = (scheme.oversubscribed_only,) if scheme.oversubscribed_only else ()
    return NotRanked(
        short="niet gerangschikt: alles past",
        sentence=(
            f"{name} is niet gerangschikt: in deze {word} wordt het plafond niet overschreden."
        ),
        refs=refs,
    )


def _below(scheme: Scheme, name: str, assessed: Assessed) -> NotRanked:
    minimum, reached = _failed(assessed)
    bound = counted(scheme, minimum.bound)
    got = counted(scheme, reached)
    label = f"op {minimum.label} " if minimum.criteria else ""
    if len(minimum.criteria) > 1:
        parts = (assessed.points[item] for item in minimum.criteria)
        got = f"{' + '.join(notation.points_number(part, scheme.unit) for part in parts)} = {got}"
    number = notation.points_number(minimum.bound, scheme.unit)
    anyhow = ""
    if minimum.criteria and assessed.total is not None:
        anyhow = f" Het totaal van {counted(scheme, assessed.total)} maakt dit niet anders."
    return NotRanked(
        short=f"{minimum.label if minimum.criteria else 'totaal'} lager dan {number}",
        sentence=(
            f"{name} heeft {label}{got}. Nodig is ten minste {bound}. "
            f"Zij is daarom niet gerangschikt.{anyhow}"
        ),
        refs=(minimum.ref,),
    )


def _below_stage(scheme: Scheme, name: str, assessed: Assessed) -> NotRanked:
    minimum, reached = _failed(assessed)
    hearing = scheme.hearing.name if scheme.hearing else "het vervolg"
    number = notation.points_number(minimum.bound, scheme.unit)
    return NotRanked(
        short=f"eerste beoordeling lager dan {number}",
        sentence=(
            f"{name} kreeg in de eerste beoordeling {counted(scheme, reached)}. Voor een "
            f"uitnodiging voor de {hearing} is ten minste {counted(scheme, minimum.bound)} nodig. "
            "Er volgde geen tweede beoordeling."
        ),
        refs=(minimum.ref,),
    )


def _failed(assessed: Assessed) -> tuple[Minimum, int]:
    if assessed.failed is None or assessed.reached is None:
        message = "a missed minimum carries its bound and what was reached"
        raise ValueError(message)
    return assessed.failed, assessed.reached


def _not_heard(scheme: Scheme, name: str, _: Assessed) -> NotRanked:
    return NotRanked(
        short="niet gepitcht",
        sentence=(
            f"{name}: de aanvrager heeft niet gepitcht. Alleen aanvragen die hebben gepitcht "
            "komen in de rangorde."
        ),
        refs=(scheme.hearing.ref,) if scheme.hearing else (),
    )


def _gate(_: Scheme, name: str, __: Assessed) -> NotRanked:
    return NotRanked(
        short="niet toegelaten",
        sentence=f"{name} is niet toegelaten tot de beoordeling. Er zijn geen punten gegeven.",
    )


def _withdrawn(_: Scheme, name: str, __: Assessed) -> NotRanked:
    return NotRanked(
        short="ingetrokken",
        sentence=f"{name} is door de aanvrager ingetrokken. Er wordt geen besluit op genomen.",
    )


def _left_untreated(_: Scheme, name: str, __: Assessed) -> NotRanked:
    return NotRanked(
        short="buiten behandeling",
        sentence=(
            f"{name} was onvolledig en is niet op tijd aangevuld. Zij is niet behandeld "
            "(artikel 4:5 van de Algemene wet bestuursrecht)."
        ),
    )


def _missing(_: Scheme, name: str, assessed: Assessed) -> NotRanked:
    number = assessed.missing.count if assessed.missing else 0
    values = notation.plural(number, "waarde", "waarden")
    verb = "ontbreekt" if number == 1 else "ontbreken"
    return NotRanked(
        short=f"{values} {verb}",
        sentence=f"{name} is onvolledig: {values} {verb}. Een leeg vak telt niet als 0.",
    )


_REASONS: Mapping[Reason, Callable[[Scheme, str, Assessed], NotRanked]] = {
    Reason.BELOW_TOTAL: _below,
    Reason.BELOW_GROUP: _below,
    Reason.BELOW_STAGE: _below_stage,
    Reason.NOT_HEARD: _not_heard,
    Reason.GATE: _gate,
    Reason.WITHDRAWN: _withdrawn,
    Reason.LEFT_UNTREATED: _left_untreated,
    Reason.SCORES_MISSING: _missing,
}
