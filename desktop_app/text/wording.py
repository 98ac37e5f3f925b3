"""Words that the sentences of several rooms share: units, places in the law, and moments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from desktop_app.core.legal import LegalRef
from desktop_app.core.outcome import Result
from desktop_app.core.scheme import Scheme, UnitKind
from desktop_app.text.declined import moment_words
from desktop_app.text.notation import enumeration, euros, plural
from desktop_app.text.refs import ref_long

__all__ = ["moment_words"]

NOBODY: Final = "niemand"
NONE: Final = "geen"
NOT_RECORDED: Final = "niet vastgelegd"
YES: Final = "ja"
NO: Final = "nee"


def noun(scheme: Scheme) -> str:
    """The word for what is ranked: aanvraag or activiteit."""
    return "activiteit" if scheme.unit_kind is UnitKind.ACTIVITY else "aanvraag"


def nouns(scheme: Scheme) -> str:
    """The same for more than one."""
    return "activiteiten" if scheme.unit_kind is UnitKind.ACTIVITY else "aanvragen"


def units(scheme: Scheme, number: int) -> str:
    """A number of them in a sentence: `zes aanvragen`, `één activiteit`."""
    return plural(number, noun(scheme), nouns(scheme))


def counts(scheme: Scheme, units: int, ranked: int) -> str:
    """The right of the need bar: `24 aanvragen · 18 in de rangorde`, or so many activiteiten."""
    word = noun(scheme) if units == 1 else nouns(scheme)
    return f"{units} {word} · {ranked} in de rangorde"


def named(scheme: Scheme, ids: Sequence[str]) -> str:
    """Begin a sentence with them: `Aanvraag 7`, `De aanvragen 7 en 9`."""
    if len(ids) == 1:
        return f"{capital(noun(scheme))} {ids[0]}"
    return f"De {nouns(scheme)} {enumeration(ids)}"


def named_inside(scheme: Scheme, ids: Sequence[str]) -> str:
    """The same in the middle of a sentence: `aanvraag 7`, `de aanvragen 7 en 9`."""
    text = named(scheme, ids)
    return f"{text[:1].lower()}{text[1:]}"


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return f"{text[:1].upper()}{text[1:]}"


def cited(*refs: LegalRef | None) -> str:
    """Places in the law between brackets, each once: ` (artikel 8, vierde lid)`."""
    written = dict.fromkeys(ref_long(ref) for ref in refs if ref is not None)
    return f" ({'; '.join(written)})" if written else ""


def listed(ids: Iterable[str]) -> str:
    """Ids in order, or `geen`."""
    return enumeration(sorted(ids)) or NONE


def place(number: int | None, *, shared: bool) -> str:
    """A place as printed: `3`, `3 (gedeeld)`, or a dash where nothing is ranked."""
    if number is None:
        return "–"
    return f"{number} (gedeeld)" if shared else str(number)


_PROPOSED: Final = {
    Result.GRANTED: "komt in aanmerking",
    Result.GRANTED_IN_PART: "komt gedeeltelijk in aanmerking",
    Result.CEILING_REACHED: "plafond bereikt",
    Result.AWAITING_DRAW: "in afwachting van loting",
    Result.REFUSED: "komt niet in aanmerking",
    Result.WITHDRAWN: "ingetrokken",
    Result.LEFT_UNTREATED: "niet behandeld",
    Result.INCOMPLETE: "score ontbreekt",
}


def proposed(number: int | None, granted: int | None, result: Result, *, shared: bool) -> str:
    """Where a unit stands, in the voice of a proposal: `plaats 4, € 0,00 (plafond bereikt)`."""
    amount = "nog geen bedrag" if granted is None else euros(granted)
    where = "geen plaats" if number is None else f"plaats {place(number, shared=shared)}"
    return f"{where}, {amount} ({_PROPOSED[result]})"


def sentences(*texts: str) -> str:
    """Sentences as one paragraph, empty ones left out."""
    return " ".join(text for text in texts if text)


def closed(text: str) -> str:
    """A text that someone typed, as a sentence with its full stop."""
    bare = text.strip()
    return bare if bare.endswith((".", "!", "?", "…")) else f"{bare}."
