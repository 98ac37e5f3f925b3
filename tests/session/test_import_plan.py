"""From a file with questions to one command in the journal, answers and all."""

from __future__ import annotations

from desktop_app.importing.expected import Choices, NumberStyle
from desktop_app.importing.importer import import_bytes
from desktop_app.importing.proposal import ImportProposal
from desktop_app.schemefile.catalogue import load_scheme
from desktop_app.session.import_plan import expected_columns, import_command
from desktop_app.session.opening import create_session
from desktop_app.session.session import Done, Session
from tests.session.session_samples import World, create, new_round


def test_the_answers_of_the_user_are_kept_with_the_import(world: World) -> None:
    session = create(world)
    content = b"Nummer;Aanvrager;Gevraagd\nA-1;X;1.250\nA-2;Y;2.500\n"
    expected = expected_columns(session.round)
    asked = import_bytes("aanvragen.csv", content, expected)
    assert isinstance(asked, ImportProposal)
    assert not asked.ready

    choices = Choices(number_styles={"Gevraagd": NumberStyle.COMMA})
    answered = import_bytes("aanvragen.csv", content, expected, choices)
    assert isinstance(answered, ImportProposal)
    command = import_command(session.round, answered, admit=True)
    assert command.choices == {"number_style:Gevraagd": "comma"}
    assert isinstance(session.do(command), Done)
    assert [unit.requested for unit in session.round.case_units.values()] == [125_000, 250_000]
    session.close()


def other_round(world: World, scheme: str) -> Session:
    loaded = load_scheme(scheme)
    assert loaded is not None
    made = create_session(
        world.path, new_round(), loaded.text, actor="secretaris", ports=world.ports
    )
    assert isinstance(made, Session), made
    return made


def test_a_file_is_checked_against_the_scales_of_the_scheme(world: World) -> None:
    session = other_round(world, "amsterdam-kinderboerderijen")
    expected = expected_columns(session.round)
    session.close()
    content = b"Nummer;Aanvrager;Gevraagd;e\nA-1;X;5000;6,5\nA-2;Y;5000;55\nA-3;Z;5000;6\n"
    found = import_bytes("scores.csv", content, expected)
    assert isinstance(found, ImportProposal)
    wrong = [(item.message.code, item.cell) for item in found.problems if item.cell]
    assert wrong == [("F126", "D2"), ("F126", "D3")]
