"""What the secretary records about a round itself, field by field, each with its own form."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from desktop_app.core.moments import is_clock, is_date, is_moment


class RoundField(StrEnum):
    """A field of the round; the values are the words in the journal.

    Dates are YYYY-MM-DD, clock times HH:MM, moments YYYY-MM-DDTHH:MM, all on the Dutch clock;
    yes or no is "ja" or "nee"; quorum and listeners are whole numbers.
    """

    MUNICIPALITY = "gemeente"
    AUTHORITY = "bestuursorgaan"
    CASE_NUMBER = "zaaknummer"
    WINDOW_START = "tijdvak-begin"
    WINDOW_END = "tijdvak-einde"
    PUBLICATION = "bekendmaking"
    PUBLICATION_DATE = "bekendmaking-datum"
    METHOD_PUBLISHED = "verdeling-bekendgemaakt"
    MEETING_DATE = "vergadering-datum"
    MEETING_PLACE = "vergadering-plaats"
    MEETING_START = "vergadering-begin"
    MEETING_END = "vergadering-einde"
    QUORUM = "quorum"
    BLIND = "blind"
    DECISION_FORM = "besluitvorm"
    ADVISER = "adviseur"
    DRAW_DATE = "loting-datum"
    DRAW_PLACE = "loting-plaats"
    DRAW_START = "loting-begin"
    DRAW_END = "loting-einde"
    DRAW_NOTARY = "loting-notaris"
    DRAW_LISTENERS = "loting-toehoorders"
    DECISION_DATE = "besluit-datum"
    DECISION_POWER = "bevoegdheid"
    REMAINDER_USE = "restant-bestemming"
    RESERVE_ORDER = "reservevolgorde"
    PREVIOUS_ROUND = "vorige-ronde"
    CONTACT = "contact"
    RETENTION = "bewaartermijn"


DECISION_FORMS: Final = ("verlening", "vaststelling")
_YES_NO: Final = ("ja", "nee")
_DATES: Final = frozenset(
    {
        RoundField.PUBLICATION_DATE,
        RoundField.MEETING_DATE,
        RoundField.DRAW_DATE,
        RoundField.DECISION_DATE,
    }
)
_CLOCKS: Final = frozenset(
    {
        RoundField.MEETING_START,
        RoundField.MEETING_END,
        RoundField.DRAW_START,
        RoundField.DRAW_END,
    }
)
_MOMENTS: Final = frozenset({RoundField.WINDOW_START, RoundField.WINDOW_END})
_WHOLE: Final = frozenset({RoundField.QUORUM, RoundField.DRAW_LISTENERS})
_WHOLE_FORM: Final = re.compile(r"0|[1-9][0-9]{0,4}")


def fits(field: RoundField, value: str) -> bool:
    """Tell whether a text is a value of this field."""
    if field in _DATES:
        return is_date(value)
    if field in _CLOCKS:
        return is_clock(value)
    if field in _MOMENTS:
        return is_moment(value)
    if field in _WHOLE:
        return _WHOLE_FORM.fullmatch(value) is not None
    if field in (RoundField.METHOD_PUBLISHED, RoundField.BLIND):
        return value in _YES_NO
    if field is RoundField.DECISION_FORM:
        return value in DECISION_FORMS
    return bool(value.strip())
