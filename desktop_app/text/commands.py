"""What is wrong with data that should be a command or the content of an entry."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, assert_never

from desktop_app.core.codec import BodyFault, BodyProblem
from desktop_app.text.messages import Message, MessageKey, message
from desktop_app.text.notation import enumeration, excerpt

_TYPES: Final = {
    "object": "een object",
    "list": "een lijst",
    "text": "een tekst",
    "whole": "een heel getal",
    "yes-no": "true of false",
    "amount": "een bedrag als tekst",
}


def command_unreadable(reason: str) -> Message:
    """Say that a line is no command, and why."""
    return message(MessageKey.COMMAND_UNREADABLE, reden=reason)


def problem_text(problem: BodyProblem) -> str:
    """Say in one or two sentences where the data does not fit, and what would."""
    at, found = excerpt(problem.at), excerpt(problem.found)
    where = f"Bij ‘{at}’" if at else "Hier"
    match problem.fault:
        case BodyFault.MISSING_KEY:
            return f"‘{at}’ ontbreekt."
        case BodyFault.UNKNOWN_KEY:
            return f"‘{at}’ is hier niet bekend.{_did_you_mean(problem)}"
        case BodyFault.WRONG_TYPE:
            expected = " of ".join(_TYPES.get(item, item) for item in problem.expected)
            return f"{where} hoort {expected} te staan."
        case BodyFault.UNKNOWN_VALUE:
            return f"{where} staat ‘{found}’. Mogelijk zijn: {_values(problem)}."
        case BodyFault.BAD_AMOUNT:
            return f"{where} staat ‘{found}’. Schrijf een bedrag als 12500.00."
        case BodyFault.UNKNOWN_KIND:
            return f"De opdracht of soort ‘{found}’ bestaat niet.{_did_you_mean(problem)}"
        case _:
            assert_never(problem.fault)


def _values(problem: BodyProblem) -> str:
    return enumeration([f"‘{value}’" for value in problem.expected])


def _did_you_mean(problem: BodyProblem) -> str:
    near = get_close_matches(excerpt(problem.found), problem.expected, n=1)
    return f" Bedoelt u ‘{near[0]}’?" if near else ""
