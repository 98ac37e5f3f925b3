"""The words with which values from a file come into the journal."""

from __future__ import annotations

GROUND_FROM_FILE = "zoals vermeld in het ingelezen bestand"


def reason_from_file(name: str) -> str:
    """Give the reason of a correction that a file makes."""
    return f"ingelezen uit {name}"
