"""Sentences and halves of sentences that fill one place of a message, where several fit."""

from __future__ import annotations

from enum import StrEnum


class DiskReason(StrEnum):
    """Why writing failed: for `reden` of disk_write_failed."""

    FULL = "De schijf is vol"
    READ_ONLY = "De map is alleen-lezen"
    UNKNOWN = "De computer meldt een fout bij het schrijven"


def certificate_expired(date: str) -> str:
    """For `reden` of certificate_unusable; `date` in notation."""
    return f"verlopen op {date}"


def certificate_not_yet_valid(date: str) -> str:
    """For `reden` of certificate_unusable; `date` in notation."""
    return f"nog niet geldig: de geldigheid begint op {date}"


def certificate_wrong_purpose() -> str:
    """For `reden` of certificate_unusable."""
    return "niet bedoeld voor ondertekenen"


def draw_all_fit(ids: str, remainder: str) -> str:
    """For `grond` of draw_not_decisive: everyone in the tie gets the whole amount."""
    return f"De aanvragen {ids} passen samen in het restant van {remainder}."


def draw_nothing_left() -> str:
    """For `grond` of draw_not_decisive: nobody in the tie can get anything."""
    return "Er is niets meer te verdelen."


def draw_none_fits(remainder: str) -> str:
    """For `grond` of draw_not_decisive: nobody in the tie fits by itself."""
    return f"Geen van deze aanvragen past in het restant van {remainder}."
