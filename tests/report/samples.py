"""Documents for the tests: a small one, and one that resembles a real proces-verbaal."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from desktop_app.report.burn_down import BurnDown, Slot, SlotState, describe
from desktop_app.report.chart import Canvas, burn_down_shapes
from desktop_app.report.document import (
    Align,
    BlankBoxes,
    BlankLines,
    Block,
    CarryOver,
    Column,
    Document,
    DocumentKind,
    Emphasis,
    Figure,
    HashBlocks,
    Heading,
    Items,
    KeyValues,
    Paragraph,
    Preformatted,
    Run,
    SignaturePage,
    SignatureSlot,
    Status,
    Table,
)
from desktop_app.text.notation import euros

MADE_AT = datetime(2026, 3, 10, 11, 35, tzinfo=UTC)
HASH = "28b68ab3095f46317e54afba5a81eec510b583bb8d600b4b9945e7f247719403"
SCHEME_HASH = "527b0a26fd36ef44b437271f564ff5f4a9c7e671449db187a7ac3dccc199ea7f"


def small(*blocks: Block, status: Status = Status.FINAL) -> Document:
    """A document with these blocks and a short head."""
    return Document(
        kind=DocumentKind.MINUTES,
        title="Proces-verbaal van de beoordelingsvergadering",
        number="PV-1",
        version=1,
        round_id="2026-UTRECHT-03",
        status=status,
        made_at=MADE_AT,
        blocks=blocks,
        footer=(
            "Proces-verbaal beoordeling PV-1 versie 1 · ronde 2026-UTRECHT-03",
            (
                "Ketenkop journaal 8: 28b6 8ab3 095f 4631 7e54 afba 5a81 eec5 10b5 83bb 8d60 0b4b "
                "9945 e7f2 4771 9403"
            ),
            (
                f"6 aanvragen · gevraagd {euros(9_250_000)} · bedrag {euros(4_200_000)} · "
                f"restant {euros(1_800_000)}"
            ),
        ),
    )


def signatures() -> SignaturePage:
    """A sheet for the chair and the secretary."""
    return SignaturePage(
        title="Ondertekening",
        slots=(
            SignatureSlot(
                role="voorzitter",
                statement="Dit proces-verbaal geeft juist weer wat is besproken en vastgesteld.",
            ),
            SignatureSlot(role="secretaris", statement="Medeondertekend.", place="Utrecht"),
        ),
    )


def minutes(status: Status = Status.FINAL) -> Document:
    """Minutes of a meeting with everything a document can have."""
    document = small(
        *_opening(),
        *_scores(),
        *_ranking(),
        *_division(),
        *_appendix(),
        signatures(),
        status=status,
    )
    return replace(
        document,
        organisation="Gemeente Utrecht · burgemeester en wethouders",
        subtitle="Nadere regel subsidie Versterken van vrouwen door middel van sport en bewegen "
        "gemeente Utrecht",
        reference="Ronde 2026-UTRECHT-03 · stuk PV-1, versie 1 · zaaknummer Z-2026-00417 · "
        "definitief",
        notice=(
            "Concept. Niet ondertekend. Er ontbreekt: handtekening van de voorzitter."
            if status is Status.CONCEPT
            else ""
        ),
    )


def _opening() -> tuple[Block, ...]:
    return (
        Heading(1, "1. Kern"),
        Paragraph(
            "Er zijn zes aanvragen ontvangen. Vijf zijn beoordeeld en vier zijn gerangschikt. "
            f"Twee aanvragen komen in aanmerking voor samen {euros(4_200_000)}. Voor de twee "
            f"andere is nog {euros(1_800_000)} beschikbaar; zij zijn gelijk geëindigd en het lot "
            "moet hun volgorde bepalen."
        ),
        Heading(1, "2. Ronde en regeling"),
        KeyValues(
            (
                ("Artikel", "artikel 8 van de Nadere regel (hierna: artikel 8)"),
                (
                    "Regelingversie",
                    (
                        Run("UTRECHT-VROUWEN-SPORT; controlegetal "),
                        Run(
                            "527b 0a26 fd36 ef44 b437 271f 564f f5f4 a9c7 e671 449d b187 a7ac "
                            "3dcc c199 ea7f",
                            Emphasis.MONO,
                        ),
                    ),
                ),
                (
                    "Aanvraagtijdvak",
                    "2 februari 2026, 9.00 uur tot en met 15 februari 2026, 23.59 uur",
                ),
                (
                    "Subsidieplafond",
                    (
                        f"{euros(6_000_000)}, bekendgemaakt op 12 januari 2026, met de wijze van "
                        "verdeling. Niet gewijzigd."
                    ),
                ),
            )
        ),
        Heading(1, "3. Vergadering"),
        Paragraph(
            "Eerste deel: dinsdag 3 maart 2026, 13.30 uur tot 16.45 uur. Tweede deel: dinsdag 10 "
            "maart 2026, 11.00 uur tot 11.35 uur. Plaats: stadskantoor, vergaderkamer."
        ),
        Items(
            (
                "voorzitter, lid 2, lid 3 en lid 4 (met stem)",
                "secretaris (zonder stem)",
                "afwezig: niemand; nodig zijn drie leden en dat aantal was er bij elke aanvraag",
            )
        ),
    )


def _scores() -> tuple[Block, ...]:
    points = (
        ("2026-0101", "v 1", "g 1,8", "g 1,6", "v 0,7", "g 1,4", "v 0,5", "g 0,8", "7,8"),
        ("2026-0102", "v 1", "v 0,9", "v 0,8", "v 0,7", "g 1,4", "v 0,5", "g 0,8", "6,1"),
        ("2026-0104", "g 2", "g 1,8", "v 0,8", "g 1,4", "g 1,4", "o 0", "v 0,4", "7,8"),
        ("2026-0105", "o 0", "v 0,9", "v 0,8", "v 0,7", "v 0,7", "g 1", "g 0,8", "4,9"),
        ("2026-0106", "v 1", "v 0,9", "v 0,8", "v 0,7", "g 1,4", "v 0,5", "g 0,8", "6,1"),
    )
    reasons = (
        (
            "2026-0101",
            (
                "1: bereik van 60 vrouwen per jaar, zonder groei. 4: na afloop geen vervolgaanbod. "
                "6: één vaste partner."
            ),
        ),
        (
            "2026-0102",
            (
                "1: bereik van 55 vrouwen. 2: locatie grenst aan de wijk. 3: behoefte blijkt uit "
                "één gesprek. 4: vervolg is een voornemen. 6: partners toegezegd."
            ),
        ),
        ("2026-0104", "3: behoefte is beschreven, niet onderzocht. 7: één eerder project."),
    )
    numbers = (Column(title=str(number), align=Align.RIGHT) for number in range(1, 8))
    return (
        Heading(1, "8. Scores"),
        Paragraph("o = onvoldoende, v = voldoende, g = goed; daarachter de punten."),
        Table(
            columns=(
                Column(title="Aanvraag", share=2),
                *numbers,
                Column(title="Totaal", align=Align.RIGHT),
            ),
            rows=points,
            totals=("Som", "5", "6,3", "4,8", "4,2", "6,3", "2,5", "3,6", "32,7"),
        ),
        Heading(2, "Redenen bij elk niveau onder ‘goed’"),
        Table(columns=(Column(title="Aanvraag"), Column(title="Redenen", share=1)), rows=reasons),
    )


def _ranking() -> tuple[Block, ...]:
    rows = (
        ("1", "2026-0104", "7,8", "gelijk totaal met 2026-0101; criterium 1: 2 tegen 1"),
        ("2", "2026-0101", "7,8", "idem"),
        ("3 (gedeeld)", "2026-0102", "6,1", "gelijk op het totaal en op criterium 1 tot en met 6"),
        ("3 (gedeeld)", "2026-0106", "6,1", "idem"),
    )
    return (
        Heading(1, "11. Rangorde"),
        Table(
            columns=(
                Column(title="Plaats"),
                Column(title="Aanvraag"),
                Column(title="Totaal", align=Align.RIGHT),
                Column(title="Beslissende stap", share=1),
            ),
            rows=rows,
        ),
        Paragraph(
            (
                Run("De aanvragen 2026-0104 en 2026-0101 hebben elk "),
                Run("7,8 punten", Emphasis.STRONG),
                Run(". Criterium 1 beslist (artikel 8, vierde lid)."),
            )
        ),
    )


def burn_down() -> BurnDown:
    """Seven places; the fifth gets what is left."""
    asked = (1_520_000, 2_450_000, 1_725_000, 2_100_000, 1_640_000, 2_760_000, 1_800_000)
    left = 10_000_000
    slots = []
    for place, cents in enumerate(asked, start=1):
        granted = min(cents, left)
        if granted == cents:
            state = SlotState.GRANTED
        else:
            state = SlotState.IN_PART if granted else SlotState.CEILING_REACHED
        slots.append(
            Slot(
                label=str(place),
                unit=f"2026-010{place}",
                name=f"Stichting {place}",
                before=left,
                granted=granted,
                asked=cents,
                state=state,
            )
        )
        left -= granted
    return BurnDown(ceiling=10_000_000, slots=tuple(slots))


def _division() -> tuple[Block, ...]:
    chart = burn_down()
    canvas = Canvas(width=459, height=190, scale=0.62)
    amounts = [
        (slot.label, slot.unit, euros(slot.asked), euros(slot.granted or 0), euros(slot.before))
        for slot in chart.slots
    ]
    return (
        Heading(1, "13. Verdeling (voorstel)"),
        Figure(
            shapes=burn_down_shapes(chart, canvas),
            width=canvas.width,
            height=canvas.height,
            description=describe(chart),
            caption="Budget per plaats in de rangorde: wat na elke plaats over is, in euro",
        ),
        Table(
            columns=(
                Column(title="Plaats"),
                Column(title="Aanvraag"),
                Column(title="Gevraagd", align=Align.RIGHT),
                Column(title="Bedrag", align=Align.RIGHT),
                Column(title="Beschikbaar", align=Align.RIGHT),
                Column(title="Uitkomst", share=1),
            ),
            rows=tuple((*row, "komt in aanmerking") for row in amounts),
            totals=("", "Totaal", euros(14_000_000), euros(10_000_000), "", ""),
        ),
    )


def _appendix() -> tuple[Block, ...]:
    return (
        Heading(1, "17. Bevroren lijst"),
        HashBlocks(label="Controlegetal van de lijst (L)", hexadecimal=HASH),
        HashBlocks(label="Om voor te lezen", hexadecimal=SCHEME_HASH, numbered=True),
        Preformatted("LOTING-1 DEELNEMERS\nronde 2026-UTRECHT-03\nloting L1\nlot 2026-0102\n"),
        Heading(2, "Het zaad"),
        BlankBoxes(label="Dertig worpen met een dobbelsteen", count=30),
        BlankLines(("Lotingsleider", "Getuige 1")),
    )


def long_table(rows: int, *, carried: bool = True) -> Table:
    """A table of this many rows of 100 euros each, with totals that are carried over."""
    return Table(
        columns=(
            Column(title="Plaats", align=Align.RIGHT),
            Column(title="Aanvraag", share=1),
            Column(title="Aantal", align=Align.RIGHT),
            Column(title="Bedrag", align=Align.RIGHT),
        ),
        rows=tuple(
            (str(number), f"2026-{number:04d}", str(number), euros(10_000))
            for number in range(1, rows + 1)
        ),
        totals=("", "Totaal", str(rows), euros(10_000 * rows)),
        carry_over=CarryOver(
            running=tuple(
                ("", "", str(number), euros(10_000 * number)) for number in range(1, rows + 1)
            ),
            label_column=1,
        )
        if carried
        else None,
    )
