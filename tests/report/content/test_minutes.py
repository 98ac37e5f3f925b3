"""What the minutes of a meeting say when something out of the ordinary happened."""

from __future__ import annotations

import re

import pytest

from desktop_app.report.document import Document, SignaturePage, Status, Table, plain
from desktop_app.report.plain_text import render_text
from tests.core.round_samples import Play
from tests.report.content import rounds
from tests.report.content.golden import DOCUMENTS, masked
from tests.report.content.rounds import meeting_minutes


def section(document: Document, number: int) -> str:
    """One paragraph of a document as text."""
    text = render_text(document)
    found = re.search(rf"\n## {number}\. .*?(?=\n## |\n-- )", text, re.DOTALL)
    assert found is not None, number
    return found[0].replace("\u00a0", " ")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_nothing_is_called_granted_before_the_authority_decides(name: str) -> None:
    # Appendix A, which is the regeling itself, is not in the masked text.
    text = masked(DOCUMENTS[name]())
    assert "verleend" not in text
    assert "toegekend" not in text
    assert "wij" not in re.findall(r"\w+", text.lower())


@pytest.mark.parametrize("name", DOCUMENTS)
def test_names_of_members_stand_only_in_the_list_and_at_the_signatures(name: str) -> None:
    document = DOCUMENTS[name]()
    elsewhere = []
    for block in document.blocks:
        if isinstance(block, SignaturePage):
            continue
        if isinstance(block, Table) and block.columns[0].title == "Functie":
            continue
        elsewhere.append(block)
    text = "\n".join(str(block) for block in elsewhere)
    for _, member, _, _ in rounds.PEOPLE:
        assert member not in text


def test_no_applicant_is_named() -> None:
    assert "Stichting" not in render_text(meeting_minutes(rounds.utrecht()))


def test_a_late_change_stands_there_with_its_reason_and_its_effect_for_everyone() -> None:
    play = rounds.utrecht()
    play.must("reopen", to="beoordelen", reason="telfout gevonden")
    play.must(
        "give-score",
        unit="2026-0102",
        criterion="c7",
        value="voldoende",
        reason="verkeerd overgenomen",
    )
    play.must("change-phase", to="rangorde")
    text = section(meeting_minutes(play), 9)
    assert "Er zijn twee wijzigingen." in text
    assert "bij aanvraag 2026-0102 criterium 7 gewijzigd van goed in voldoende" in text
    assert "Reden: verkeerd overgenomen. Het totaal werd 5,7 punten in plaats van 6,1" in text
    assert "2026-0106 heeft nu plaats 3, € 12.000,00 (komt in aanmerking); zonder" in text
    assert "Reden: telfout gevonden." in text


def test_a_waived_draw_stands_there_with_its_reason() -> None:
    play = rounds.amsterdam()
    play.must("waive-draw", members=["A-3", "A-4"], reason="beide passen ruim")
    text = section(meeting_minutes(play), 12)
    assert "De loting is achterwege gelaten; de aanvragen A-3 en A-4 delen plaats 3." in text
    assert "Reden: beide passen ruim." in text
    assert "Wordt de volgorde later wel van belang, dan wordt alsnog geloot." in text


def test_a_score_of_nothing_is_ranked_where_there_is_no_minimum() -> None:
    text = section(meeting_minutes(rounds.amsterdam()), 8)
    assert "A-5: 0 punten; de regeling kent geen minimum" in text


def test_equals_share_pro_rata_by_the_fraction_and_the_lost_cent_is_printed() -> None:
    text = section(meeting_minutes(rounds.pitch()), 13)
    assert "€ 20.000,00 / € 30.000,01 = 66,6666…%" in text
    assert "Dat is € 9.333,33 voor P-2 en € 10.666,66 voor P-3." in text
    assert "Daardoor blijft € 0,01 onbesteed (lezing ‘omlaag’)." in text


def test_a_share_above_the_grantable_amount_is_capped_and_that_is_said() -> None:
    play = Play("amersfoort-pitch", {"-": 20_000_00})
    rounds.meet(play)
    rounds.confirm_readings(play)
    rounds.add(play, "P-1", "30000.00", grantable="9000.00", grantable_reason="te hoge huur")
    rounds.add(play, "P-2", "15000.00")
    for unit in ("P-1", "P-2"):
        play.must("admit", unit=unit)
        rounds.give(play, unit, "first", rounds.FIRST)
        play.must("record-hearing", unit=unit, held=True)
        rounds.give(play, unit, "final", rounds.FIRST)
    play.must("change-phase", to="rangorde")
    text = section(meeting_minutes(play), 13)
    assert "Het aandeel van aanvraag P-1 zou € 13.333,33 zijn. Het is begrensd op" in text
    assert "Het verschil is niet over de anderen verdeeld." in text


def test_a_wijk_that_is_not_over_its_ceiling_is_not_ranked_and_gets_everything() -> None:
    document = meeting_minutes(rounds.wijk())
    assert "In Soesterkwartier is samen € 3.000,00 subsidiabel en € 8.000,00" in section(
        document, 11
    )
    assert "| – | W-1-A2 | € 3.000,00 | € 3.000,00 | € 3.000,00 |" in section(document, 13)
    assert "Alles past binnen dit plafond." in section(document, 13)


def test_a_ratio_between_two_bands_is_printed_as_a_quotient_with_its_points() -> None:
    text = section(meeting_minutes(rounds.wijk()), 8)
    assert (
        "W-1-A1: 11 (Aantal vrijwilligers) op 2 (Aantal betaalde arbeidskrachten) = 5,5: 2 punten"
        in text
    )


def test_a_gap_in_the_table_names_the_activities_that_it_touches() -> None:
    text = section(meeting_minutes(rounds.wijk()), 7)
    assert "De tabel noemt geen punten voor deze waarde. Deze lezing raakt de activiteiten" in text


def test_what_waits_for_a_draw_is_counted_apart_and_gets_no_amount() -> None:
    document = meeting_minutes(rounds.utrecht())
    assert document.status is Status.FINAL
    assert "in afwachting | € 42.000,00" in section(document, 13)
    assert "2 in afwachting van loting" in section(document, 17)
    assert "€ 26.000,00 in afwachting van loting" in section(document, 17)


def test_a_missing_score_is_a_dash_and_keeps_the_document_a_concept() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 10_000_00})
    rounds.meet(play)
    rounds.add(play, "2026-0001", "5000.00")
    play.must("admit", unit="2026-0001")
    play.must("give-score", unit="2026-0001", criterion="c1", value="goed")
    document = meeting_minutes(play)
    assert document.status is Status.CONCEPT
    assert "zes scores bij aanvraag 2026-0001" in document.notice
    assert "| 2026-0001 | g 2 | – | – | – | – | – | – | – |" in section(document, 8)
    assert "7 scores (1 aanvraag × 7 criteria) = 1 gegeven + 6 ontbrekend" in section(document, 17)
    assert "1 score ontbreekt" in section(document, 17)


def test_an_application_that_is_not_decided_about_is_counted_as_such() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 10_000_00})
    rounds.add(play, "2026-0001", "5000.00")
    document = meeting_minutes(play)
    assert "1 nog niet beslist" in section(document, 17)
    assert "nog niet beslist" in section(document, 5)
    assert "de toelating van aanvraag 2026-0001" in document.notice


def test_a_round_without_applications_says_that_there_is_nothing_to_divide() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 10_000_00})
    rounds.meet(play)
    document = meeting_minutes(play)
    assert "Er zijn geen aanvragen ontvangen; er is niets te verdelen." in section(document, 1)
    assert "Er is niets te verdelen." in section(document, 13)
    assert "0 ontvangen = 0 toegelaten" in section(document, 17)


def test_who_withdraws_before_and_during_the_assessment_is_counted_apart() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 50_000_00})
    rounds.meet(play)
    for unit in ("2026-0001", "2026-0002", "2026-0003"):
        rounds.add(play, unit, "5000.00")
    play.must("withdraw", unit="2026-0001", date="2026-02-20", reason="geen trainer")
    rounds.scored(play, "2026-0002", "ggggggg")
    rounds.scored(play, "2026-0003", "ggggggv")
    play.must("withdraw", unit="2026-0002", date="2026-03-01")
    document = meeting_minutes(play)
    assert "1 ingetrokken vóór toelating" in section(document, 17)
    assert "1 ingetrokken tijdens beoordeling" in section(document, 17)
    told = section(document, 5)
    assert "De aanvrager heeft aanvraag 2026-0001 op 20 februari 2026 ingetrokken." in told
    assert "| 2026-0002 | 3 februari 2026 | 3 februari 2026 | ja, later ingetrokken |" in told


def test_an_application_left_untreated_keeps_its_dates() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 50_000_00})
    rounds.add(play, "2026-0001", "5000.00")
    play.must("ask-completion", application="2026-0001", asked="2026-02-16", until="2026-03-02")
    play.must("leave-untreated", unit="2026-0001", reason="geen begroting ontvangen")
    told = section(meeting_minutes(play), 5)
    assert "Op 16 februari 2026 is gevraagd haar uiterlijk 2 maart 2026 aan te vullen." in told
    assert "artikel 4:5 van de Algemene wet bestuursrecht" in told


def test_a_deviation_of_the_authority_is_told_and_the_proposal_stays_what_it_was() -> None:
    play = rounds.drawn()
    before = section(meeting_minutes(play), 13)
    play.must("decide-boundary", unit="2026-0102", choice="partial", reason="past bij het doel")
    play.must("change-phase", to="besluit")
    play.must(
        "deviate",
        unit="2026-0105",
        what="score",
        subject="c1",
        new="goed",
        reason="het bereik is wel onderbouwd",
    )
    document = meeting_minutes(play)
    text = section(document, 15)
    assert "Criterium 1 van aanvraag 2026-0105: goed in plaats van onvoldoende" in text
    assert "Reden: het bereik is wel onderbouwd." in text
    assert "1 afwijking in dit stuk = 1 afwijking in het journaal" in section(document, 17)
    table = before[: before.index("Budget per plaats")]
    assert table in section(document, 13)


def test_the_boundary_decision_stands_there_with_its_reason_and_the_other_choices() -> None:
    play = rounds.buurt()
    play.must("decide-boundary", unit="B-3", choice="partial", reason="kan kleiner beginnen")
    text = section(meeting_minutes(play), 13)
    assert "De keuze bij B-3 (gedeeltelijk verlenen) is vastgelegd op" in text
    assert "Reden: kan kleiner beginnen." in text
    assert "Overslaan: B-3 € 0,00 en B-4 € 2.000,00." in text


def test_a_remark_and_its_answer_are_printed() -> None:
    play = rounds.utrecht()
    play.must("remark", subject="minderheid", text="één lid vindt de score te laag", answer="nee")
    text = section(meeting_minutes(play), 16)
    assert "Minderheid: één lid vindt de score te laag. Antwoord: nee." in text


def test_scores_of_members_stand_in_an_appendix_by_function() -> None:
    play = rounds.utrecht()
    play.must("reopen", to="beoordelen", reason="scores per lid alsnog vastgelegd")
    play.must(
        "give-score", unit="2026-0101", criterion="c1", value="goed", member="l2", reason="lid"
    )
    text = render_text(meeting_minutes(play))
    assert "| 2026-0101 | lid 1 | goed | – | – | – | – | – | – |" in text


def test_a_ceiling_that_was_changed_is_told_with_its_ground() -> None:
    play = rounds.utrecht()
    play.must(
        "change-round", field="plafond", value="70000.00", basis="raadsbesluit", reason="extra geld"
    )
    text = section(meeting_minutes(play), 2)
    assert "gewijzigd van € 60.000,00 in € 70.000,00" in text
    assert "Grondslag: raadsbesluit. Reden: extra geld." in text


def test_the_footer_carries_number_head_and_money() -> None:
    play = rounds.utrecht()
    first, second, third = meeting_minutes(play).footer
    assert first == "Proces-verbaal beoordeling PV-1 versie 1 · ronde 2026-UTRECHT-03"
    assert second.startswith(f"Ketenkop journaal {play.state.nr}: {play.state.head[:4]} ")
    assert third.replace("\u00a0", " ") == (
        "6 aanvragen · gevraagd € 92.500,00 · bedrag € 42.000,00 · restant € 18.000,00"
    )


def test_two_members_with_one_role_are_told_apart() -> None:
    document = meeting_minutes(rounds.utrecht())
    (table,) = [
        block
        for block in document.blocks
        if isinstance(block, Table) and block.columns[0].title == "Functie"
    ]
    assert [plain(row[0]) for row in table.rows] == [
        "voorzitter",
        "lid 1",
        "lid 2",
        "lid 3",
        "secretaris",
    ]
