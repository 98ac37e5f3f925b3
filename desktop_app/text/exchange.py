"""What can be wrong with a case of the exchange format, in Dutch."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.core.exchange_errors import CaseFault, CaseProblem

_TYPES: Mapping[str, str] = {
    "text": "een tekst tussen aanhalingstekens",
    "list": "een lijst",
    "object": "een object",
    "boolean": "true of false",
    "number": "een getal",
}


def case_problem(problem: CaseProblem) -> str:
    """Say what is wrong at this place and what may stand there, in one or two sentences."""
    where = f"Bij {problem.at}: " if problem.at else "Op deze regel: "
    return where + _SENTENCES[problem.fault](problem.found, problem.wanted)


def _wrong_type(found: str, wanted: str) -> str:
    return f"hier hoort {_TYPES[wanted]}, niet {found}."


def _ceiling_or_pools(_: str, wanted: str) -> str:
    name = "‘pools’ met een plafond per deel" if wanted == "pools" else "‘ceiling’"
    return f"deze regeling vraagt {name}, en alleen dat."


def _bad_amount(found: str, wanted: str) -> str:
    if wanted:
        return f"{found} is meer dan gevraagd is. Verbeter een van beide bedragen."
    return f'‘{found}’ is geen bedrag. Schrijf bijvoorbeeld "12500.00".'


def _bad_fact(found: str, wanted: str) -> str:
    if wanted:
        return f"dit aantal ({found}) kan niet samen met ‘{wanted}’. Verbeter een van beide."
    return f"{found} is geen aantal. Schrijf een heel getal van 0 of hoger."


def _unknown_pool(found: str, wanted: str) -> str:
    if wanted:
        return f"‘{found}’ is niet bekend. Kies uit: {wanted}."
    return f"‘{found}’ is niet bekend: ‘pools’ is leeg. Vul de delen met hun plafond in."


def _bad_draw(found: str, _: str) -> str:
    return (
        f"‘{found}’ klopt niet. Een loting heeft ten minste twee verschillende leden en een "
        "volgorde van precies die leden; zonder loting is een reden nodig."
    )


def _unknown_reading(found: str, wanted: str) -> str:
    if wanted:
        return f"‘{found}’ is geen waarde van deze lezing. Kies uit: {wanted}."
    return f"deze regeling kent geen lezing ‘{found}’."


def _fixed(text: str) -> Callable[[str, str], str]:
    return lambda found, wanted: text.format(found=found, wanted=wanted)


_SENTENCES: Mapping[CaseFault, Callable[[str, str], str]] = {
    CaseFault.BAD_JSON: _fixed(
        "dit is geen geldige JSON. Controleer haakjes, komma’s en dubbele sleutels."
    ),
    CaseFault.UNKNOWN_SCHEME: _fixed(
        "regeling ‘{found}’ is niet bekend. Kijk met ‘rangorde scheme list’ welke er zijn."
    ),
    CaseFault.UNKNOWN_KEY: _fixed(
        "deze sleutel hoort hier niet. Haal haar weg of verbeter de naam."
    ),
    CaseFault.MISSING_KEY: _fixed("deze sleutel ontbreekt. Vul haar in."),
    CaseFault.WRONG_TYPE: _wrong_type,
    CaseFault.BAD_ID: _fixed(
        "‘{found}’ is geen nummer. Toegestaan zijn hoofdletters, cijfers, punt, streepje en "
        "schuine streep, hooguit 32 tekens."
    ),
    CaseFault.DUPLICATE_ID: _fixed(
        "nummer {found} komt al eerder voor. Elk nummer mag één keer voorkomen."
    ),
    CaseFault.UNKNOWN_STATUS: _fixed("‘{found}’ is geen status. Kies uit: {wanted}."),
    CaseFault.BAD_AMOUNT: _bad_amount,
    CaseFault.BAD_POINTS: _fixed('‘{found}’ is geen score. Schrijf een heel getal als "4".'),
    CaseFault.OUT_OF_SCALE: _fixed("{found} ligt buiten de schaal. Mogelijk is {wanted}."),
    CaseFault.UNKNOWN_CRITERION: _fixed(
        "‘{found}’ is geen criterium waarvoor deze regeling een score vraagt."
    ),
    CaseFault.UNKNOWN_LEVEL: _fixed("‘{found}’ is geen niveau. Kies uit: {wanted}."),
    CaseFault.BAD_FACT: _bad_fact,
    CaseFault.UNKNOWN_POOL: _unknown_pool,
    CaseFault.CEILING_OR_POOLS: _ceiling_or_pools,
    CaseFault.BAD_DRAW: _bad_draw,
    CaseFault.DUPLICATE_DRAW: _fixed(
        "voor deze gelijke stand is al een loting opgegeven. Laat er één staan."
    ),
    CaseFault.UNKNOWN_READING: _unknown_reading,
}
