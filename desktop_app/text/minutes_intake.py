"""Sentences about what came in and what was decided before the assessment."""

from __future__ import annotations

from typing import Final

from desktop_app.core.events_applications import Standing
from desktop_app.core.scheme import Scheme
from desktop_app.text.notation import NO_VALUE
from desktop_app.text.wording import capital, closed, moment_words, noun

INTAKE: Final = "ontvangst en toets vooraf"
RECEIVED: Final = "Ontvangen"
COMPLETE: Final = "Volledig"
ADMITTED: Final = "Toegelaten"
REQUESTED: Final = "Gevraagd"
TOTAL: Final = "Totaal"
NO_WITHDRAWN: Final = "Ingetrokken aanvragen: geen."
NO_UNTREATED: Final = "Buiten behandeling gelaten: geen."
NO_REFUSED: Final = "Niet toegelaten: geen."
NO_LATE: Final = "Te laat ontvangen: geen."
NO_APPLICATIONS: Final = "Er zijn geen aanvragen ontvangen."
_STANDINGS: Final = {
    Standing.RECEIVED: "nog niet beslist",
    Standing.ADMITTED: "ja",
    Standing.REFUSED: "nee",
    Standing.LEFT_UNTREATED: "niet behandeld",
    Standing.WITHDRAWN: "ingetrokken",
}


def unit_head(scheme: Scheme) -> str:
    """The head of the column with the numbers."""
    return capital(noun(scheme))


def day(text: str | None) -> str:
    """A day or moment in a cell."""
    return NO_VALUE if text is None else moment_words(text)


def standing(value: Standing, *, assessed: bool) -> str:
    """Whether a unit was admitted, in a cell."""
    if value in (Standing.REFUSED, Standing.WITHDRAWN, Standing.LEFT_UNTREATED) and assessed:
        return f"ja, later {_LATER[value]}"
    return _STANDINGS[value]


_LATER: Final = {
    Standing.REFUSED: "geweigerd bij de toets vooraf",
    Standing.WITHDRAWN: "ingetrokken",
    Standing.LEFT_UNTREATED: "buiten behandeling gelaten",
}


def refused(*, name: str, moment: str, ground: str, reason: str) -> str:
    """A unit that was not admitted, with ground and facts (model, Z23)."""
    return (
        f"{name} is op {moment_words(moment)} niet toegelaten tot de beoordeling. Grond: {ground}. "
        f"Feiten: {closed(reason)} Er zijn geen punten gegeven."
    )


def withdrawn(*, name: str, date: str | None, moment: str, reason: str | None) -> str:
    """A unit that the applicant gave up (model, Z25)."""
    when = f"op {moment_words(date)}" if date else f"(vastgelegd op {moment_words(moment)})"
    told = f"De aanvrager heeft {name} {when} ingetrokken. Er wordt geen besluit op genomen."
    return f"{told} Reden: {closed(reason)}" if reason else told


def untreated(*, name: str, asked: str | None, until: str | None, reason: str) -> str:
    """A unit that stayed incomplete (model, Z27)."""
    request = ""
    if asked and until:
        request = (
            f" Op {moment_words(asked)} is gevraagd haar uiterlijk {moment_words(until)} aan te "
            "vullen. Dat is niet of niet volledig gebeurd."
        )
    return (
        f"{name} was onvolledig.{request} Zij is niet behandeld (artikel 4:5 van de Algemene wet "
        f"bestuursrecht). Reden: {closed(reason)}"
    )


def late(*, name: str, received: str | None, until: str | None) -> str:
    """A unit that came after the window (model, Z28)."""
    end = f"; de termijn eindigde op {moment_words(until)}" if until else ""
    came = moment_words(received) if received else "een niet vastgelegd moment"
    return f"{name} kwam binnen op {came}{end}."


def ground_text(text: str, ref: str) -> str:
    """The ground of a refusal with its place in the regeling."""
    bare = text.rstrip(".")
    return f"niet voldaan aan de eis ‘{bare}’ ({ref})" if ref else bare
