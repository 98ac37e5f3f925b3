"""The few facts of a round that computed paragraphs need besides the outcome.

They travel in the document, so that those paragraphs can be made again from its attachments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop_app.core.codec import keyed
from desktop_app.core.events_applications import Standing
from desktop_app.core.round import Round
from desktop_app.core.scheme import NO_POOL


@dataclass(frozen=True, slots=True, kw_only=True)
class Intake:
    """How one unit came in and stands.

    application: the one it is, or belongs to; received and complete: day or moment, None when
    not recorded; assessed: it was admitted before it was withdrawn, refused or left untreated.
    """

    unit: str = keyed("eenheid")
    application: str = keyed("aanvraag")
    received: str | None = keyed("ontvangen")
    complete: str | None = keyed("volledig")
    standing: Standing = keyed("toestand")  # noqa: RUF009 - a field, not a default
    assessed: bool = keyed("beoordeeld")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What the round says beside its case: who it is, names of pools, intake, changes counted."""

    round_id: str = keyed("ronde")
    scheme_sha256: str = keyed("regeling_sha256")
    pools: Mapping[str, str] = keyed("wijken")
    intake: tuple[Intake, ...] = keyed("ontvangst")
    late_changes: int = keyed("wijzigingen")
    deviations: int = keyed("afwijkingen")


def told(state: Round) -> Told:
    """Take these facts from a round, units in the order in which they came."""
    return Told(
        round_id=state.id,
        scheme_sha256=state.scheme_sha256,
        pools={
            pool: ceiling.name or pool
            for pool, ceiling in sorted(state.ceilings.items())
            if pool != NO_POOL
        },
        intake=tuple(_intake(state, unit) for unit in state.unit_ids),
        late_changes=len(state.late_changes),
        deviations=sum(len(items) for items in state.deviations.values()),
    )


def _intake(state: Round, unit: str) -> Intake:
    application = state.application_of(unit)
    standing = state.standing(unit)
    return Intake(
        unit=unit,
        application=application.id,
        received=application.received,
        complete=application.complete,
        standing=standing,
        assessed=standing is Standing.ADMITTED or _was_admitted(state, unit, application.id),
    )


def _was_admitted(state: Round, unit: str, application: str) -> bool:
    """Tell whether a unit that no longer takes part was admitted before that."""
    own, whole = state.stands.get(unit), state.stands.get(application)
    decided = whole if whole and whole.standing is not Standing.ADMITTED else own
    return decided is not None and decided.before is Standing.ADMITTED
