"""Why a command is not carried out: a key of the catalogue of messages, and its details."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from desktop_app.core.events_applications import Standing
from desktop_app.core.events_decision import ReportLapse
from desktop_app.core.legal import LegalRef
from desktop_app.core.phases import Phase


@dataclass(frozen=True, slots=True)
class Euros:
    """An amount in a message, in cents."""

    cents: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A day, or a day and a time, in a message: as in the journal or as it was entered."""

    text: str


class After(StrEnum):
    """After what a change needs a reason."""

    CLOSING = "closing"
    HEARING = "hearing"


Detail: TypeAlias = (
    str | int | Phase | Standing | ReportLapse | After | Euros | Moment | LegalRef | tuple[str, ...]
)


class DeclinedKey(StrEnum):
    """The messages with which a command can be declined; the values are the catalogue's keys."""

    ALREADY_ADOPTED = "already_adopted"
    AMOUNT_INVALID = "amount_invalid"
    APPLICATIONS_ONLY = "applications_only"
    APPLICATION_NOT_ADMITTED = "application_not_admitted"
    BATCH_TOO_LARGE = "batch_too_large"
    BATCH_UNKNOWN = "batch_unknown"
    BLOCKS_FIRST = "blocks_first"
    BLOCKS_MISMATCH = "blocks_mismatch"
    BOUNDARY_FIXED = "boundary_fixed"
    BOUNDARY_OTHER = "boundary_other"
    CONTRIBUTION_BY_OPERATOR = "contribution_by_operator"
    CRITERION_UNKNOWN = "criterion_unknown"
    DECISION_PENDING = "decision_pending"
    DRAW_CANNOT_BE_WAIVED = "draw_cannot_be_waived"
    DRAW_ENDED = "draw_ended"
    DRAW_KIND_OTHER = "draw_kind_other"
    DRAW_NOT_HELD = "draw_not_held"
    DRAW_OPEN = "draw_open"
    DRAW_REVEALED = "draw_revealed"
    DRAW_UNKNOWN = "draw_unknown"
    DRAW_STILL_HOLDS = "draw_still_holds"
    FACT_ABOVE = "fact_above"
    FACT_INVALID = "fact_invalid"
    FACT_UNKNOWN = "fact_unknown"
    FACTS_IMPOSSIBLE = "facts_impossible"
    FIELD_UNKNOWN = "field_unknown"
    FIELD_VALUE = "field_value"
    FREEZE_ALONE = "freeze_alone"
    GRANTABLE_ABOVE_REQUESTED = "grantable_above_requested"
    ID_TAKEN = "id_taken"
    ID_UNUSABLE = "id_unusable"
    INTEREST_KNOWN = "interest_known"
    INTEREST_UNKNOWN = "interest_unknown"
    INVITATIONS_MISSING = "invitations_missing"
    LEVEL_UNKNOWN = "level_unknown"
    LIST_FROZEN = "list_frozen"
    MEMBER_ABSENT = "member_absent"
    MEMBER_KNOWN = "member_known"
    MEMBER_NOT_VOTING = "member_not_voting"
    MEMBER_RECUSED = "member_recused"
    MEMBER_UNKNOWN = "member_unknown"
    NO_DRAW_IN_SCHEME = "no_draw_in_scheme"
    NO_HEARING = "no_hearing"
    MORE_THAN_LEFT = "more_than_left"
    NO_NUMBER_LEFT = "no_number_left"
    NO_TIE = "no_tie"
    NOTHING_LEFT = "nothing_left"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOT_ADMITTED = "not_admitted"
    NOT_ADOPTED = "not_adopted"
    NOT_POSSIBLE_NOW = "not_possible_now"
    ORDER_UNFIT = "order_unfit"
    PHASE_ORDER = "phase_order"
    POOL_IN_USE = "pool_in_use"
    POOL_OF_ACTIVITIES = "pool_of_activities"
    POOL_NOT_IN_SCHEME = "pool_not_in_scheme"
    POOL_UNKNOWN = "pool_unknown"
    RANKING_INCOMPLETE = "ranking_incomplete"
    READING_UNKNOWN = "reading_unknown"
    REASON_NEEDED = "reason_needed"
    REASON_REQUIRED = "reason_required"
    REPORT_LAPSED = "report_lapsed"
    REPORT_NUMBER = "report_number"
    REPORT_UNKNOWN = "report_unknown"
    ROUND_OPENED = "round_opened"
    SCHEME_TEXT_DIFFERS = "scheme_text_differs"
    SCORE_OUTSIDE_SCALE = "score_outside_scale"
    SCORES_CLOSED = "scores_closed"
    SCORES_OPEN = "scores_open"
    SECOND_ENTRY_DIFFERS = "second_entry_differs"
    SECRET_MISMATCH = "secret_mismatch"  # noqa: S105 - the name of a message
    SECRET_MISSING = "secret_missing"  # noqa: S105 - the name of a message
    SECRET_WEAK = "secret_weak"  # noqa: S105 - the name of a message
    SEED_CHARACTER = "seed_character"
    SEED_COMMITTED = "seed_committed"
    SEED_LENGTH = "seed_length"
    SEED_UNFIT = "seed_unfit"
    STAGE_UNKNOWN = "stage_unknown"
    STANDING_OTHER = "standing_other"
    TEXT_UNUSABLE = "text_unusable"
    TIME_ORDER = "time_order"
    TIE_ANOTHER = "tie_another"
    TWO_PERSONS = "two_persons"
    UNDO_ALONE = "undo_alone"
    UNDO_OVERTAKEN = "undo_overtaken"
    UNDO_UNAVAILABLE = "undo_unavailable"
    UNIT_UNKNOWN = "unit_unknown"
    VALUE_CHANGED = "value_changed"
    WINDOW_CLOSED = "window_closed"


@dataclass(frozen=True, slots=True)
class Declined:
    """A command that is not carried out; nothing has changed.

    details: the fields that the message of this key needs, not yet in notation.
    """

    key: DeclinedKey
    details: Mapping[str, Detail]


def declined(key: DeclinedKey, **details: Detail) -> Declined:
    """Decline with the details that the message of this key asks for."""
    return Declined(key, details)
