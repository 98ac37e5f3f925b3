"""What a document still lacks, as parts of a list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop_app.text.notation import plural

Sentence = Callable[[int, str], str]


def _fixed(text: str) -> Sentence:
    return lambda _number, _about: text


def _of(text: str) -> Sentence:
    return lambda _number, about: f"{text} {about}"


def _counted(one: str, many: str) -> Sentence:
    return lambda number, about: f"{plural(number, one, many)} bij {about}"


SENTENCES: Final[Mapping[str, Sentence]] = {
    "admission": _of("de toelating van"),
    "received": _of("de ontvangstdatum van"),
    "complete": _of("de datum van volledigheid van"),
    "grantable_reason": _of("de reden van het verschil tussen gevraagd en subsidiabel bij"),
    "scores": _counted("score", "scores"),
    "facts": _counted("feit", "feiten"),
    "hearings": _of("of er is gepitcht door"),
    "reasons": _counted("reden onder het maximum", "redenen onder het maximum"),
    "open_scores": _fixed("het sluiten van de scores"),
    "readings": _of("de bevestiging van de lezing"),
    "draws": _of("de loting tussen"),
    "invitations": _of("de uitnodiging voor de loting bij"),
    "boundary": _of("de beslissing over wat er gebeurt met"),
    "municipality": _fixed("de gemeente"),
    "authority": _fixed("het bestuursorgaan"),
    "window": _fixed("het aanvraagtijdvak"),
    "publication": _fixed("de bekendmaking van het plafond"),
    "meeting_date": _fixed("de datum van de vergadering"),
    "meeting_times": _fixed("het begin en het einde van de vergadering"),
    "meeting_place": _fixed("de plaats van de vergadering"),
    "chair": _fixed("de voorzitter"),
    "secretary": _fixed("de secretaris"),
    "presence": _fixed("wie er aanwezig was"),
    "quorum": _of("het vereiste aantal leden bij"),
    "interests_asked": _fixed("de bevestiging dat per aanvraag naar belangen is gevraagd"),
    "draw_date": _fixed("de datum van de loting"),
    "draw_place": _fixed("de plaats van de loting"),
    "draw_times": _fixed("het begin en het einde van de loting"),
    "leader": _fixed("de lotingsleider"),
    "witnesses": _fixed("twee getuigen"),
    "seed": _fixed("het zaad"),
    "revealed": _fixed("de uitslag"),
    "attendance": _of("of bij de loting aanwezig was:"),
}
"""Per kind of need its words, given how many and about what."""
