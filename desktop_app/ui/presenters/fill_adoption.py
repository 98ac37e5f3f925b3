"""What the screen Besluit college shows of a round, and how a typed deviation is read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from desktop_app.core.boundary import open_boundary
from desktop_app.core.evaluate import evaluate
from desktop_app.core.events_decision import DeviationKind
from desktop_app.core.numbers import cents_text
from desktop_app.core.outcome import Outcome
from desktop_app.core.parsing import NumberProblem, parse_amount_typed, parse_cents_exact
from desktop_app.core.phases import Phase
from desktop_app.core.round import Round
from desktop_app.core.round_case import proposal_of
from desktop_app.core.round_parts import Deviation
from desktop_app.core.settings import RoundField
from desktop_app.report.content.facts import facts_of
from desktop_app.report.content.told import told
from desktop_app.report.content.totals import total_text
from desktop_app.report.content.totals_outcome import money_totals, score_totals, unit_totals
from desktop_app.text import adoption_screen as text
from desktop_app.text import notation, wording
from desktop_app.text.declined import moment_words
from desktop_app.text.minutes_method import option
from desktop_app.ui.presenters.adoption import AdoptionView
from desktop_app.ui.presenters.entry import Chosen, Unreadable, read_entry
from desktop_app.ui.presenters.fill_grid import criterion_columns
from desktop_app.ui.presenters.frame import Need, NeedView
from desktop_app.ui.presenters.grid import MissingCell
from desktop_app.ui.presenters.marks import Mark
from desktop_app.ui.presenters.targets import FieldTarget, PhaseTarget, Target
from desktop_app.ui.presenters.words import money, unit_name

CONTROL, DILIGENCE, DECISION = "control", "diligence", "decision"


@dataclass(frozen=True, slots=True)
class Unfit:
    """What was typed is no score, place or amount; words say what to do."""

    words: str


def adoption_view(state: Round, outcome: Outcome) -> AdoptionView:
    """Show the control sheet and everything the decision needs."""
    facts = facts_of(evaluate(proposal_of(state)), told(state))
    totals = (*unit_totals(facts), *money_totals(facts), *score_totals(facts))
    control, care, adoption = state.controls.get(text.SHEET), state.diligence, state.adoption
    return AdoptionView(
        facts=tuple(_facts(state, outcome)),
        totals=tuple(
            _total(total.nr, total_text(facts, total)) for total in totals if total.closes
        ),
        open_totals=tuple(
            _total(total.nr, total_text(facts, total)) for total in totals if not total.closes
        ),
        deviations=tuple(_deviations(state)),
        confirmed=None
        if control is None
        else text.confirmed(control.persons, moment_words(control.stamp.at)),
        diligence=None
        if care is None
        else text.found(care.finding, care.by, moment_words(care.stamp.at)),
        adopted=None
        if adoption is None
        else text.adopted(adoption.by, moment_words(adoption.date), adoption.power),
        authority=state.settings.get(RoundField.AUTHORITY) or state.scheme.authority,
        units=tuple((unit, f"{unit} {unit_name(state, unit)}") for unit in sorted(state.unit_ids)),
        criteria=tuple(
            (column.key, column.title)
            for column in criterion_columns(state.scheme)
            if column.scale is not None
        ),
    )


def adoption_needs(state: Round, outcome: Outcome, action: str) -> NeedView:
    """Say what the decision still waits for; afterwards there is a way on."""
    needs = tuple(_needs(state, outcome)) if state.adoption is None else ()
    ranked = sum(len(pool.ranking) for pool in outcome.pools)
    return NeedView(
        goal=text.GOAL,
        needs=needs,
        counts=wording.counts(state.scheme, len(tuple(state.unit_ids)), ranked),
        action=action,
    )


def read_deviation(state: Round, kind: DeviationKind, typed: str, criterion: str) -> str | Unfit:
    """Read what the authority decides instead, as the journal writes it."""
    match kind:
        case DeviationKind.SCORE:
            columns = {column.key: column for column in criterion_columns(state.scheme)}
            entry = read_entry(typed, columns[criterion], MissingCell())
            if isinstance(entry, Chosen):
                return entry.value
            lines = entry.lines[:2] if isinstance(entry, Unreadable) else ()
            return Unfit(" ".join(lines) or text.NEW_VALUE[kind])
        case DeviationKind.PLACE:
            fits = typed.isascii() and typed.isdigit() and int(typed) > 0
            return str(int(typed)) if fits else Unfit(text.NO_PLACE)
        case DeviationKind.AMOUNT:
            cents = parse_amount_typed(typed)
            return Unfit(text.NO_AMOUNT) if isinstance(cents, NumberProblem) else cents_text(cents)


def _total(number: str, words: str) -> str:
    return f"{number}: {words}"


def _facts(state: Round, outcome: Outcome) -> Iterator[tuple[str, str]]:
    yield text.SCHEME, state.scheme.title
    yield text.ROUND, state.id
    many = len(state.ceilings) > 1
    ceilings = [
        text.pool_ceiling((ceiling.name or pool) if many else "", money(ceiling.amount))
        for pool, ceiling in state.ceilings.items()
    ]
    yield text.CEILING, notation.enumeration(ceilings)
    yield text.GRANTED, money(sum(pool.granted for pool in outcome.pools))
    yield text.LEFT, money(sum(pool.remainder for pool in outcome.pools))
    for reading in state.scheme.readings:
        choice = state.readings.get(reading.id)
        value = option(reading, outcome.case.readings[reading.id]).name
        yield f"Lezing {reading.id}", text.reading(value, choice.reason if choice else "")
    waiting = sum(tie.draw_required for tie in outcome.ties)
    held = [text.draw_held(*attempt.key) for attempt in state.live_draws()]
    shown = [*held, *([text.draws_open(waiting)] if waiting else [])]
    yield text.DRAWS, notation.enumeration(shown) or text.NO_DRAWS


def _deviations(state: Round) -> Iterator[tuple[str, str, str, str, str]]:
    for unit, found in sorted(state.deviations.items()):
        for deviation in found.values():
            yield (
                unit,
                _what(state, deviation),
                _value(deviation, deviation.old),
                _value(deviation, deviation.new),
                deviation.reason,
            )


def _what(state: Round, deviation: Deviation) -> str:
    word = text.KINDS[deviation.what]
    labels = {column.key: column.label for column in criterion_columns(state.scheme)}
    label = labels.get(deviation.subject or "")
    return f"{word}, {label}" if label else word


def _value(deviation: Deviation, value: str | None) -> str:
    if value is None:
        return notation.NO_VALUE
    if deviation.what is not DeviationKind.AMOUNT:
        return value
    cents = parse_cents_exact(value)
    return value if isinstance(cents, NumberProblem) else money(cents)


def _needs(state: Round, outcome: Outcome) -> Iterator[Need]:
    if any(tie.draw_required for tie in outcome.ties):
        yield _need(Mark.DRAW, text.NEED_DRAW, PhaseTarget(Phase.DRAW))
    elif open_boundary(state, outcome) is not None:
        yield _need(Mark.ATTENTION, text.NEED_BOUNDARY, PhaseTarget(Phase.ALLOCATION))
    if text.SHEET not in state.controls:
        yield _need(Mark.INCOMPLETE, text.NEED_CONTROL, FieldTarget(Phase.ADOPTION, CONTROL))
    if state.diligence is None:
        yield _need(Mark.INCOMPLETE, text.NEED_DILIGENCE, FieldTarget(Phase.ADOPTION, DILIGENCE))
    yield _need(Mark.INCOMPLETE, text.NEED_DECISION, FieldTarget(Phase.ADOPTION, DECISION))


def _need(mark: Mark, sentence: str, target: Target) -> Need:
    return Need(mark=mark, sentence=sentence, short=sentence, target=target)
