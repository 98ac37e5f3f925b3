"""Sentences about a journal that cannot be replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.codec import BodyProblem
from desktop_app.text.commands import problem_text

NOT_OPENED_FIRST: Final = "De eerste regel van het journaal opent geen ronde."
SCHEME_UNREADABLE: Final = "De regeling in het bestand kan niet worden gelezen."


def body_unreadable(problems: Sequence[BodyProblem]) -> str:
    """Say what is wrong with the content of a journal entry."""
    return " ".join(problem_text(problem) for problem in problems)
