"""Sentences of the minutes of a draw: why, when, who, the list, the seed and the order."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time
from typing import Final, assert_never

from desktop_app.core.draw_list import D6, D10, External, Mix, Paper, Throw
from desktop_app.core.events_draw import DrawLapse
from desktop_app.core.scheme import DrawRule, DrawWhen, Scheme
from desktop_app.text.moments import date_with_weekday, local, time_text
from desktop_app.text.notation import blocks, enumeration, plural
from desktop_app.text.wording import (
    NONE,
    NOT_RECORDED,
    capital,
    cited,
    closed,
    moment_words,
    named,
    nouns,
)

REMARK_SUBJECT: Final = "loting"

CAUSE: Final = "aanleiding"
WHEN: Final = "tijd, plaats en leiding"
PRESENT: Final = "uitgenodigd en aanwezig"
TIE: Final = "de gelijke stand"
LIST: Final = "de bevroren lijst"
SEED: Final = "het zaad"
RESULT: Final = "de uitslag"
CONSEQUENCE: Final = "gevolg"
ATTEMPTS: Final = "andere pogingen"
REMARKS: Final = "opmerkingen"
STATEMENT: Final = "verklaring"
RECIPE: Final = "zelf controleren"

TOTAL: Final = "Totaal"
GRANTABLE: Final = "Subsidiabel"
AS_FIRST: Final = "Bedrag als eerste getrokken"
AS_SECOND: Final = "Bedrag als tweede getrokken"
ORDER: Final = "Volgorde"
LOWEST: Final = "Laagste bedrag"
HIGHEST: Final = "Hoogste bedrag"
PLACE: Final = "Plaats in de loting"
TICKET: Final = "Lotwaarde"
BEFORE: Final = "Bedrag vóór de loting"
AFTER: Final = "Bedrag na de loting"
OUTCOME: Final = "Uitkomst"
INVITED: Final = "Uitgenodigd"
WAY: Final = "Middel"
ATTENDED: Final = "Aanwezig"

L_LABEL: Final = "Controlegetal van de lijst (L)"
U_LABEL: Final = "Controlegetal van de uitslag (U)"
COMMITMENT_LABEL: Final = "Controlegetal van het geheim, getoond vóór het bevriezen"
LIST_TEXT: Final = "Volledige tekst van de lijst (deelnemers.txt):"
SEED_TEXT: Final = "Het zaad (zaad.txt):"
LOWEST_FIRST: Final = "De laagste lotwaarde staat vooraan."
ABSENCE: Final = "Afwezigheid heeft geen invloed op de loting."
NO_SEED_YET: Final = "Er is nog geen zaad vastgelegd."
NO_RESULT_YET: Final = "Er is nog geen uitslag."
NOT_REVEALED: Final = "De uitslag is nog niet getoond."
NOT_A_TIE: Final = (
    "Deze gelijke stand bestaat niet meer; over de bedragen beslist deze loting niet."
)
NO_OTHER_ATTEMPTS: Final = "Andere pogingen: geen."
NO_UNOPENED: Final = "Geheimen die zijn gemaakt en nooit geopend: geen."
NO_PRACTICE: Final = "Vooraf is niet geoefend."
NO_REMARKS: Final = "Aanwezigen hebben geen opmerkingen gemaakt."
NOT_USED: Final = "De uitslag van deze poging wordt niet gebruikt."
NO_STATEMENT: Final = "Deze poging telt niet; daarom staat hier geen verklaring over de uitslag."
LEADER_STATEMENT: Final = (
    "De loting is verlopen zoals hier staat. Ik heb de lijst gezien vóór het zaad bekend was."
)
LEADER: Final = "lotingsleider"
WITNESS: Final = "getuige {number}"
RECIPE_INTRODUCTION: Final = "U hebt alleen dit papier nodig, of de toegevoegde bestanden."


def cause(scheme: Scheme, *, report: str | None, report_hash: str | None) -> str:
    """Why there was a draw, and in which minutes the equal places stand."""
    rule = scheme.tie
    always = isinstance(rule, DrawRule) and rule.when is DrawWhen.ALWAYS
    when = "ook als dat geen bedrag verandert" if always else "alleen als dat een bedrag verandert"
    told = f"De regeling laat bij een gelijke stand het lot de volgorde bepalen, {when}"
    told = f"{told}{cited(rule.ref)}."
    if report is None:
        return f"{told} Van de beoordelingsvergadering is nog geen proces-verbaal gemaakt."
    number = f"; controlegetal {blocks(report_hash)}" if report_hash else ""
    return f"{told} De gelijke stand staat in proces-verbaal {report}, paragraaf 12{number}."


def held(day: str | None, start: str | None, end: str | None, where: str | None) -> str:
    """When and where the draw was."""
    on = NOT_RECORDED if day is None else date_with_weekday(date.fromisoformat(day))
    from_to = ""
    if start is not None or end is not None:
        from_to = f", {_clock(start)} tot {_clock(end)}"
    return f"Datum: {on}{from_to}. Plaats: {where or NOT_RECORDED}."


def _clock(clock: str | None) -> str:
    return NOT_RECORDED if clock is None else time_text(time.fromisoformat(clock))


def led(leader: str | None, operator: str, witnesses: Sequence[str], notary: str | None) -> str:
    """Who led the draw, who worked the program, who watched."""
    told = (
        f"Lotingsleider: {leader or NOT_RECORDED}. Bediening van het programma: {operator}. "
        f"Getuigen: {enumeration(witnesses) or NONE}."
    )
    return f"{told} Notaris: {notary}." if notary else f"{told} Notaris: geen."


def invited_day(day: str | None) -> str:
    """When someone was invited, in a cell."""
    return NOT_RECORDED if day is None else moment_words(day)


def attended(present: bool | None) -> str:  # noqa: FBT001 - yes, no or not recorded
    """Whether someone was there, in a cell."""
    if present is None:
        return NOT_RECORDED
    return "ja" if present else "nee"


def listeners(number: str | None) -> str:
    """How many others were there."""
    return f"Toehoorders: {NOT_RECORDED if number is None else number}. {ABSENCE}"


def frozen(scheme: Scheme, *, moment: str, lots: int, persons: Sequence[str]) -> str:
    """When the list was fixed, and by whom (model, Z48)."""
    many = nouns(scheme)
    return (
        f"Om {_time(moment)} op {moment_words(moment[:10])} is de deelnemerslijst bevroren: "
        f"{plural(lots, 'loten', 'loten')} voor evenveel {many} met een gelijke stand. "
        f"{capital(enumeration(persons))} hebben dit samen bevestigd. Op dat moment bestond het "
        "zaad nog niet."
    )


def _time(moment: str) -> str:
    return time_text(local(datetime.fromisoformat(moment)))


def blocks_checked(pairs: Sequence[tuple[int, str]]) -> str:
    """Which blocks were typed back from the sheet."""
    if not pairs:
        return "Er zijn nog geen blokken van het lotingsblad overgetypt."
    numbers = enumeration([str(number) for number, _ in pairs])
    texts = enumeration([text for _, text in pairs])
    return (
        f"De blokken {numbers} zijn van het papieren lotingsblad overgetypt en klopten ({texts})."
    )


def standing(nr: str) -> str:
    """What the standing in the list is."""
    return f"‘stand’ is het controlegetal van de rangorde bij het bevriezen (journaal {nr})."


def kind_of_seed(throw: Throw) -> str:
    """What kind of seed this draw has."""
    match throw:
        case D6(throws=throws):
            return f"Soort zaad: {throws} worpen met een zeszijdige dobbelsteen."
        case D10(throws=throws):
            return f"Soort zaad: {throws} worpen met een tienzijdige dobbelsteen."
        case External(event=event):
            return f"Soort zaad: een openbare gebeurtenis na het bevriezen, {event}."
        case Mix():
            return (
                "Soort zaad: een geheim van het programma, gemengd met wat aanwezigen noemden. "
                "Vóór het bevriezen toonde het programma alleen het controlegetal van het geheim."
            )
        case Paper():
            return "Er is met papieren loten geloot. Er is geen zaad."
        case _:
            assert_never(throw)


def thrown(throwers: Sequence[str], typists: Sequence[str]) -> str:
    """Who threw and who typed (model, Z49)."""
    by = f"Gegooid door {enumeration(throwers)}. " if throwers else ""
    return f"{by}{typed(typists)}"


def typed(typists: Sequence[str]) -> str:
    """Who typed what was thrown or drawn, and who typed it again."""
    if not typists:
        return "De reeks is twee keer ingevoerd; beide invoeren waren gelijk."
    first, *again = typists
    second = enumeration(again) or first
    return f"De reeks is door {first} getypt en door {second} een tweede keer; beide waren gelijk."


def published(source: str | None) -> str:
    """Where a public seed was read (model, Z50)."""
    return f"Bron: {closed(source)}" if source else "Bron: niet vastgelegd."


def contributions(pairs: Sequence[tuple[str, str]], typists: Sequence[str]) -> str:
    """What those present called out, to the letter (model, Z51)."""
    told = "; ".join(f"{by}: {text}" for by, text in pairs)
    return (
        f"Na het bevriezen noemden {plural(len(pairs), 'aanwezige', 'aanwezigen')} een getal of "
        f"woord: {told}. De bijdragen zijn eerst opgeschreven en toen tegelijk getoond. Wie het "
        f"programma bediende, gaf geen bijdrage. {typed(typists)} Daarna is het geheim geopend; "
        "het past bij het controlegetal."
    )


def seed_fixed(moment: str) -> str:
    """That the seed was stored before anything was computed."""
    return f"Om {_time(moment)} is het zaad vastgelegd, vóór de berekening."


def drawn_on_paper(by: str, typists: Sequence[str]) -> str:
    """Who drew the lots (model, Z52)."""
    return f"{capital(by)} trok de loten. {typed(typists)}"


def revealed(moment: str) -> str:
    """When the outcome was shown."""
    return f"De uitslag is om {_time(moment)} getoond, met het controlegetal."


def order_gave(draw: int, order: Sequence[str], day: str | None) -> str:
    """The order that follows (model, Z09)."""
    when = f" van {moment_words(day)}" if day else ""
    return f"Loting L{draw}{when} bepaalde de volgorde: {', daarna '.join(order)}."


def struck_out(scheme: Scheme, ids: Sequence[str]) -> str:
    """Lots that no longer count; the others keep their order."""
    verb = "doet" if len(ids) == 1 else "doen"
    return f"{named(scheme, ids)} {verb} niet meer mee. De volgorde van de anderen blijft gelijk."


def attempt_line(
    *, draw: int, attempt: int, list_hash: str, state: str, order: Sequence[str]
) -> str:
    """One attempt with its list and what became of it (model, Z39, Z40)."""
    outcome = f"Uitslag: {', '.join(order)}." if order else "Er was nog geen uitslag."
    return (
        f"Loting L{draw}, poging {attempt}: {state}. {outcome} Controlegetal van de lijst: "
        f"{blocks(list_hash)}."
    )


HOLDS: Final = "geldig"
STILL_OPEN: Final = "nog niet afgerond"


def voided(moment: str, by: str, reason: str) -> str:
    """That an attempt went wrong."""
    return f"ongeldig verklaard op {moment_words(moment)} door {by}; reden: {reason.rstrip('.')}"


def lapsed(moment: str, reason: DrawLapse) -> str:
    """That the tie of an attempt is no longer the same."""
    why = {
        DrawLapse.REOPENED: "de scores zijn heropend",
        DrawLapse.CHANGED: "de gelijke stand is veranderd",
        DrawLapse.JOINED: "er is een gelijke bij gekomen",
    }[reason]
    return f"vervallen op {moment_words(moment)}, omdat {why}"


def unopened(hashes: Sequence[str]) -> str:
    """Secrets that were made and never opened (model, Z41)."""
    return f"Geheimen die zijn gemaakt en nooit geopend: {enumeration(hashes)}."


def practised(number: int) -> str:
    """That was practised before (model, Z43)."""
    return (
        f"Vooraf is geoefend met OEFENLOTING-1 ({plural(number, 'keer', 'keer')}). Een "
        "oefenloting telt nooit mee."
    )


def statement(times: int) -> str:
    """That nothing was changed after the freeze (model, Z53)."""
    return (
        "Na het bevriezen is geen lot toegevoegd, weggelaten of veranderd. Er is "
        f"{plural(times, 'keer', 'keer')} geloot."
    )


def program(name: str, protocol: str) -> str:
    """With which program, under which protocol."""
    return f"Programma: {name}. Protocol: {protocol}."


def amount_waits(cents_text: str | None) -> str:
    """An amount that a draw decides."""
    return "in afwachting" if cents_text is None else cents_text


def recipe(secret: str | None, lot: str, protocol: str) -> str:
    """Four commands with which anyone computes the draw again."""
    lines = [
        "sha256sum deelnemers.txt          # geeft L",
        "sha256sum lot-*.txt | sort        # geeft de volgorde",
    ]
    if secret is not None:
        lines.append("# geeft het controlegetal van het geheim:")
        lines.append(f"printf '%s\\n' {secret} | sha256sum")
    lines += [
        "# geeft de lotwaarde (vul L en ZAAD in):",
        f"printf '{protocol} LOT\\nlijst %s\\nzaad %s\\nlot %s\\n' L ZAAD {lot} | sha256sum",
    ]
    return "\n".join(lines)


PAPER_RECIPE: Final = "sha256sum deelnemers.txt          # geeft L"
