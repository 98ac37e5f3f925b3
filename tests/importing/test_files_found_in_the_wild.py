"""Excerpts of published files, with the headings of their makers pointed at by the user.

Sources: the Pabulib collection of participatory budgets (Wrocław 2022, local projects; arXiv
2012.06539) and the open data of the Dutch Ministry of Finance (budgets and agencies). Figures
are facts; the rows are a few of many.
"""

from __future__ import annotations

from dataclasses import replace

from desktop_app.importing.expected import Choices
from desktop_app.importing.importer import import_bytes
from desktop_app.importing.proposal import ImportFailed
from tests.importing.samples import ONLY_AMOUNTS, ONLY_POINTS, VOTES, codes, csv_bytes, places, read


def test_a_table_below_a_block_of_other_data_is_found() -> None:
    content = csv_bytes(
        "META",
        "key;value",
        "description;PB in Wrocław, projects of local significance",
        "budget;9700000",
        "PROJECTS",
        "project_id;cost;votes;name;category;selected;latitude;longitude",
        "358;1000000;4558;Zielony skwer im. Kajdasza na Jagodnie;investment,greenery;1;17.0;51.0",
        "223;1000000;812;Kolej na Zakrzów i Psie Pole, chodnik;x;1;17.1;51.1",
        "213;1000000;709;Wyspy zabaw” – powrót do swobody i integracji;x,y;0;17.0;51.1",
    )
    pointed = {
        "id": "project_id",
        "requested": "cost",
        "score:stemmen": "votes",
        "applicant": "name",
    }
    proposal = read(content, replace(VOTES, amounts=True), Choices(assigned=pointed))
    assert proposal.ready
    assert proposal.source.header_row == 6
    assert [(row.id, row.requested, row.scores["stemmen"]) for row in proposal.rows] == [
        ("358", 100_000_000, "4558"),
        ("223", 100_000_000, "812"),
        ("213", 100_000_000, "709"),
    ]
    assert proposal.rows[2].applicant == "Wyspy zabaw” – powrót do swobody i integracji"


def test_rows_that_repeat_a_number_for_every_kind_of_amount_are_all_reported() -> None:
    content = csv_bytes(
        "Begrotingsjaar;Valuta;eenheid;Begrotingsstaat;Onderdeel;Omschrijving;Realisatie;Url",
        "2013;Euro;x1000;A, Infrastructuurfonds;12;Hoofdwegennet;150887;",
        "2013;Euro;x1000;A, Infrastructuurfonds;12;Hoofdwegennet;262105;",
        "2013;Euro;x1000;A, Infrastructuurfonds;11;Hoofdwatersystemen;0;",
    )
    pointed = {"id": "Onderdeel", "applicant": "Omschrijving", "requested": "Realisatie"}
    proposal = read(content, ONLY_AMOUNTS, Choices(assigned=pointed))
    assert set(codes(proposal.problems)) == {"F106", "F201"}


def test_amounts_in_thousands_with_three_decimals_are_never_multiplied() -> None:
    content = csv_bytes(
        '"naam_agentschap","Agentschap","Jaar","Debiteuren"',
        '"Dienst Publiek en Communicatie","DPC","2009","16700"',
        '"Centrum tot Bevordering van de Import","CBI","2009","288,815"',
        '"Dienst Zorg","DZ","2009","14643,054"',
    )
    pointed = {"id": "Agentschap", "applicant": "naam_agentschap", "requested": "Debiteuren"}
    proposal = read(content, ONLY_AMOUNTS, Choices(assigned=pointed))
    (question,) = proposal.questions
    assert question.finding.cell == "D3"
    assert places(proposal.problems) == [("F201", "D4")]
    assert [row.requested for row in proposal.rows] == [1_670_000, None, None]


def test_headings_of_another_world_are_listed_and_nothing_is_read() -> None:
    content = csv_bytes(
        'Begrotingsjaar,Artikel nummer,"Begrotingsfase OWB=ontwerp, JV jaarverslag",Bedrag t',
        "2016,1,OWB,7804",
    )
    result = import_bytes("owb.csv", content, ONLY_POINTS)
    assert isinstance(result, ImportFailed)
    assert "‘Begrotingsfase OWB=ontwerp, JV jaarverslag’" in (result.problems[0].message.what)
