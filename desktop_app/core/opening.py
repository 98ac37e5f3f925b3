"""The first entry of a journal: a round that has just been opened."""

from __future__ import annotations

from hashlib import sha256

from desktop_app.core.declined import Declined, DeclinedKey, declined
from desktop_app.core.events_round import PoolCeiling, RoundOpened
from desktop_app.core.growing import Growing
from desktop_app.core.ids import IdProblem, parse_id
from desktop_app.core.numbers import Cents
from desktop_app.core.phases import Phase
from desktop_app.core.round import Recorded, Round
from desktop_app.core.round_parts import Ceiling, Stamp
from desktop_app.core.scheme import NO_POOL, Scheme
from desktop_app.core.settings import RoundField, fits

_FIELDS = frozenset(field.value for field in RoundField)


def check_opening(event: RoundOpened, scheme: Scheme) -> Declined | None:
    """Say why a round cannot be opened like this; the scheme is what its text says."""
    if isinstance(parse_id(event.round_id), IdProblem):
        return declined(DeclinedKey.ID_UNUSABLE, waarde=event.round_id)
    if isinstance(parse_id(scheme.id.upper()), IdProblem):
        return declined(DeclinedKey.ID_UNUSABLE, waarde=scheme.id)
    if sha256(event.scheme_text.encode("utf-8")).hexdigest() != event.sha256:
        return declined(DeclinedKey.SCHEME_TEXT_DIFFERS)
    return _settings(event) or _ceilings(event.ceilings, scheme)


def open_round(entry: Recorded, event: RoundOpened, scheme: Scheme) -> Round | Declined:
    """Give the round that its first entry opens."""
    refusal = check_opening(event, scheme)
    if refusal is not None:
        return refusal
    return Round(
        id=event.round_id,
        scheme=scheme,
        scheme_text=event.scheme_text,
        scheme_sha256=event.sha256,
        engine=event.engine,
        opened=Stamp(nr=entry.nr, at=entry.at, actor=entry.actor),
        phase=Phase.ROUND,
        settings={RoundField(field): value for field, value in event.settings.items()},
        ceilings={
            item.pool: Ceiling(name=item.name, amount=Cents(item.amount)) for item in event.ceilings
        },
        readings={},
        members={},
        presence={},
        interests={},
        applications={},
        activities={},
        activities_of={},
        stands={},
        documents={},
        scores={},
        member_scores={},
        facts={},
        hearings={},
        invitations={},
        attendance={},
        secrets={},
        draws={},
        waivers={},
        boundary={},
        deviations={},
        controls={},
        imports={},
        reports={},
        case_units={},
        practice=Growing(),
        remarks=Growing(),
        late_changes=Growing(),
        reopenings=Growing(),
        log=Growing([entry]),
        undo=Growing(),
        undone={},
        closed=None,
        ever_closed=False,
        diligence=None,
        adoption=None,
        second_round=None,
        transfer=None,
        nr=entry.nr,
        head=entry.chain,
    )


def _settings(event: RoundOpened) -> Declined | None:
    for field, value in event.settings.items():
        if field not in _FIELDS:
            return declined(DeclinedKey.FIELD_UNKNOWN, veld=field)
        if not fits(RoundField(field), value):
            return declined(DeclinedKey.FIELD_VALUE, veld=field, waarde=value)
    return None


def _ceilings(ceilings: tuple[PoolCeiling, ...], scheme: Scheme) -> Declined | None:
    pools = [item.pool for item in ceilings]
    if len(set(pools)) != len(pools):
        return declined(DeclinedKey.ID_TAKEN, id=next(p for p in pools if pools.count(p) > 1))
    for item in ceilings:
        if item.amount < 0:
            return declined(DeclinedKey.AMOUNT_INVALID, waarde=str(item.amount))
        if scheme.pools is not None and isinstance(parse_id(item.pool), IdProblem):
            return declined(DeclinedKey.ID_UNUSABLE, waarde=item.pool)
    if scheme.pools is None and pools != [NO_POOL]:
        return declined(DeclinedKey.FIELD_UNKNOWN, veld="plafond/" + (pools[0] if pools else ""))
    return None
