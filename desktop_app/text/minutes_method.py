"""Sentences about how was assessed, and how open points of the regeling were read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.evaluate import Placing
from desktop_app.core.legal import Reading, ReadingOption
from desktop_app.core.outcome import UnitOutcome
from desktop_app.core.scheme import Scheme
from desktop_app.text.notation import enumeration
from desktop_app.text.refs import ref_long
from desktop_app.text.wording import closed, moment_words, named_inside, noun, proposed

METHOD: Final = "werkwijze"
READINGS: Final = "lezingen"

CODE: Final = "Kolom"
CRITERION: Final = "Criterium"
MAXIMUM: Final = "Hoogste"
REFERENCE: Final = "Vindplaats"
TOGETHER: Final = (
    "De leden hebben per criterium samen één score vastgesteld. Het totaal is de som van de "
    "punten. Scores van afzonderlijke leden tellen niet mee."
)
VOTES: Final = "Het totaal is het aantal dat is geteld. Er is niet apart beoordeeld."
BLIND: Final = (
    "De leden hebben eerst ieder apart gescoord, zonder de scores van de anderen te zien."
)
NOT_BLIND: Final = "Er is niet blind gescoord."
SECTIONS: Final = ("Minimum", "Rangorde", "Gelijke stand", "Plafond")
"""Which parts of the scheme in plain words belong to the method."""

NO_READINGS: Final = "De regeling kent geen open punten waarvoor een lezing is gekozen."
NO_OTHER_DOCUMENTS: Final = "Stukken die na het aanvraagtijdvak binnenkwamen: geen."
PROVISIONAL: Final = "Dit is voorlopig, want er ontbreken nog scores."
_AFTER_DRAW: Final = (
    "Op dit moment geven de andere lezingen ({others}) geen andere plaats en geen ander bedrag; "
    "na de loting kan dat anders zijn. Het proces-verbaal van loting vermeldt dit."
)


def documents_until(end: str | None, hearing: str | None) -> str:
    """Which documents were used (model, Z57)."""
    if end is None:
        return "Tot wanneer stukken zijn gebruikt, is niet vastgelegd."
    spoken = f", en wat in de {hearing} is gezegd" if hearing else ""
    return (
        "Bij de beoordeling zijn alleen stukken gebruikt die uiterlijk "
        f"{moment_words(end)} binnen waren{spoken}."
    )


def late_documents(names: Sequence[str]) -> str:
    """Documents that came in after the window."""
    return f"Stukken die na het aanvraagtijdvak binnenkwamen: {enumeration(names)}."


def control(sheet: str, persons: Sequence[str], moment: str) -> str:
    """A control that two persons confirmed."""
    return f"Controle ‘{sheet}’ is bevestigd door {enumeration(persons)} op {moment_words(moment)}."


NO_CONTROLS: Final = "Er zijn geen controles door twee personen vastgelegd."


def option(reading: Reading, value: str) -> ReadingOption:
    """Find an option of a reading by its value."""
    return next(item for item in reading.options if item.value == value)


def chosen(reading: Reading, value: str) -> str:
    """Which reading was chosen, and what it means (model, Z44)."""
    found = option(reading, value)
    where = ref_long(reading.ref)
    comma = "," if "," in where else ""
    return (
        f"Bij {where}{comma} is gekozen voor de lezing ‘{reading.id}: {found.name}’: "
        f"{_lower(closed(found.meaning))}"
    )


def why_chosen(*, reason: str, by: str | None, moment: str | None, after_scores: bool) -> str:
    """Why, by whom and when; without a choice it is the reading of the scheme itself."""
    if by is None or moment is None:
        return f"Reden: {closed(reason)} Deze lezing staat zo in de regeling en is niet bevestigd."
    before = "toen er al scores waren ingevoerd" if after_scores else "vóór de scores bekend waren"
    return (
        f"Reden: {closed(reason)} De keuze is gemaakt op {moment_words(moment)} door {by}, "
        f"{before}."
    )


def no_difference(reading: Reading, value: str, *, draw_open: bool) -> str:
    """That the other readings give the same (model, Z44)."""
    others = enumeration([option(reading, item).name for item in reading.alternatives(value)])
    if draw_open:
        return _AFTER_DRAW.format(others=others)
    return f"Met de andere lezingen ({others}) zijn alle plaatsen en bedragen gelijk."


def difference(
    scheme: Scheme, reading: Reading, value: str, change: tuple[UnitOutcome, Placing]
) -> str:
    """What another reading would give one unit (model, Z45)."""
    before, after = change
    then = proposed(after.place, after.granted, after.result, shared=after.shared)
    now = proposed(before.place, before.granted, before.result, shared=before.shared)
    return (
        f"Bij de lezing ‘{option(reading, value).name}’ zou {noun(scheme)} {before.id} krijgen: "
        f"{then}, in plaats van {now}."
    )


def same_under(reading: Reading, value: str) -> str:
    """That one other reading gives the same."""
    return f"Bij de lezing ‘{option(reading, value).name}’ verandert er niets."


def touches(scheme: Scheme, ids: Sequence[str]) -> str:
    """Whose points depend on a reading, because their value falls in no band (model, Z46)."""
    if not ids:
        return f"Deze lezing raakt de punten van geen enkele {noun(scheme)}."
    equal = "; zij zijn gelijk behandeld" if len(ids) > 1 else ""
    return (
        "De tabel noemt geen punten voor deze waarde. Deze lezing raakt "
        f"{named_inside(scheme, ids)}{equal}."
    )


def _lower(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"
