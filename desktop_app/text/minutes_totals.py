"""The control totals in words: what is counted on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from desktop_app.core.scheme import Scheme
from desktop_app.text.measure import counted
from desktop_app.text.notation import euros
from desktop_app.text.wording import noun, nouns

TOTALS: Final = "controletotalen"
NUMBER: Final = "nr"
COUNT: Final = "telling"
CLOSES: Final = "sluit"
YES: Final = "ja"

RECEIVED: Final = "ontvangen"
ADMITTED: Final = "toegelaten"
NOT_ADMITTED: Final = "niet toegelaten"
UNTREATED: Final = "buiten behandeling"
WITHDRAWN_EARLY: Final = "ingetrokken vóór toelating"
UNDECIDED: Final = "nog niet beslist"
REFUSED_LATER: Final = "later niet toegelaten"
RANKED: Final = "gerangschikt"
PASSED: Final = "gerangschikt of zonder rangorde in aanmerking"
BELOW: Final = "onder minimum"
NOT_HEARD: Final = "niet gepitcht"
WITHDRAWN_LATER: Final = "ingetrokken tijdens beoordeling"
MISSING: Final = "score ontbreekt"
WHOLE: Final = "volledig"
IN_PART: Final = "gedeeltelijk"
OVER: Final = "plafond bereikt"
AWAITING: Final = "in afwachting van loting"
REQUESTED: Final = "gevraagd"
AMOUNT: Final = "bedrag"
NOT_GRANTABLE: Final = "niet subsidiabel"
NO_ROOM: Final = "geen ruimte onder het plafond"
OTHERWISE: Final = "overig geen bedrag"
WITHDRAWN: Final = "ingetrokken"
CEILING: Final = "plafond"
SUM_AMOUNTS: Final = "som bedragen"
REMAINDER: Final = "restant"
ALL_POOLS: Final = "plafond van de ronde"
ROWS: Final = "som rijen"
COLUMNS: Final = "som kolommen"
GIVEN: Final = "gegeven"
STILL_MISSING: Final = "ontbrekend"
EQUALS: Final = "gelijk geëindigd"
LOTS: Final = "loten in de lijst"
OUTCOMES: Final = "regels in de uitslag"
CONSEQUENCES: Final = "gevolgen"
VALID: Final = "geldige loting"
STANDING_OPEN: Final = "nog niet afgerond"
VOID: Final = "ongeldig"
LAPSED: Final = "vervallen"
UNOPENED: Final = "niet geopend"
RECOMPUTED: Final = "opnieuw berekend, gelijk aan opgeslagen en afgedrukt"


def amount(cents: int, words: str) -> str:
    """One side of a total in euros."""
    return f"{euros(cents)} {words}"


def number(value: int, words: str) -> str:
    """One side of a total that counts."""
    return f"{value} {words}"


def points(scheme: Scheme, value: int, words: str) -> str:
    """One side of a total of points."""
    return f"{words} {counted(scheme, value)}"


def chain(parts: Sequence[str]) -> str:
    """Counts that must all be equal."""
    return " = ".join(parts)


def in_pool(words: str, pool: str) -> str:
    """A total of one pool."""
    return f"{words} ({pool})" if pool else words


def scores_expected(scheme: Scheme, units: int, criteria: int) -> str:
    """How many scores belong there: `scores (5 aanvragen × 7 criteria)`."""
    which = noun(scheme) if units == 1 else nouns(scheme)
    word = "criterium" if criteria == 1 else "criteria"
    return f"scores ({units} {which} × {criteria} {word})"


def recomputed(lots: int) -> str:
    """What was computed again from the files of a draw."""
    return f"L, U, {lots} lotwaarden en stand"


def no_stage(name: str) -> str:
    """A total of one assessment."""
    return f" ({name})" if name else ""


def changes(value: int, where: str) -> str:
    """What K9 counts: `wijziging in dit stuk`, `wijzigingen in dit stuk`."""
    return f"{'wijziging' if value == 1 else 'wijzigingen'} {where}"


def attempts(tries: int, secrets: int) -> str:
    """What K10 counts."""
    word = "poging" if tries == 1 else "pogingen"
    if not secrets:
        return word
    return f"{word} en {'ongeopend geheim' if secrets == 1 else 'ongeopende geheimen'}"


def deviations(value: int, where: str) -> str:
    """The same for deviations of the authority."""
    return f"{'afwijking' if value == 1 else 'afwijkingen'} {where}"


HERE: Final = "in dit stuk"
IN_JOURNAL_AFTER_CLOSING: Final = "in het journaal na sluiting"
IN_JOURNAL: Final = "in het journaal"
