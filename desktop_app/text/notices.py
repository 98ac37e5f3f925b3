"""The words for what the user should know about a command that was carried out."""

from __future__ import annotations


def seed_used_before(draw: int, attempt: int, earlier_draw: int, earlier_attempt: int) -> str:
    """Say that two attempts of this round have the same seed."""
    return (
        f"Het zaad van loting L{draw}, poging {attempt}, is hetzelfde als dat van loting "
        f"L{earlier_draw}, poging {earlier_attempt}. Het telt. Ga na of er echt opnieuw is "
        "geworpen, en noem dit in het verslag."
    )
