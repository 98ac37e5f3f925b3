"""What the minutes of a draw say, whatever became of the draw."""

from __future__ import annotations

import re
from hashlib import sha256

from desktop_app.core.draw_lines import blocks as in_blocks
from desktop_app.report.content.attachments import files_of_draw, files_of_meeting
from desktop_app.report.content.draw_closing import recipe
from desktop_app.report.content.drawn import drawn_of
from desktop_app.report.content.issued import issue
from desktop_app.report.content.lottery_sheet import lottery_sheet
from desktop_app.report.document import Preformatted
from desktop_app.report.plain_text import render_text
from tests.core.round_samples import Play, freeze, utrecht
from tests.report.content import rounds
from tests.report.content.rounds import draw_minutes, meeting_minutes
from tests.report.content.test_minutes import section

TRIO = ["2026-0102", "2026-0106", "2026-0108"]


def trio() -> Play:
    """Three equals for whom there is not enough."""
    play = utrecht(30_000_00, n0101="ggggggg", n0102="vvvvgvg", n0106="vvvvgvg", n0108="vvvvgvg")
    play.must("change-phase", to="rangorde")
    return play


def test_a_void_attempt_stands_in_the_minutes_of_the_next_with_list_reason_and_outcome() -> None:
    play = rounds.drawn()
    first = rounds.attempt(play)
    play.must("void-draw", draw="L1", reason="verkeerde dobbelsteen", by="A. de Wit")
    name = freeze(play, rounds.PAIR, leader="A. de Wit", witnesses=["getuige 1", "getuige 2"])
    play.must("record-seed", draw=name, seed=rounds.SEED, again=rounds.SEED)
    play.must("reveal-draw", draw=name)
    document = draw_minutes(play)
    text = section(document, 9)
    assert "Loting L1, poging 1: ongeldig verklaard op" in text
    assert "door voorzitter; reden: verkeerde dobbelsteen." in text
    assert "Uitslag: 2026-0106, 2026-0102." in text
    assert " ".join(in_blocks(first.list_hash)) in text
    assert "2 pogingen = 1 geldige loting + 1 ongeldig + 0 niet geopend" in section(document, 13)
    assert "vorige -" not in section(document, 5)


def test_the_minutes_of_a_void_attempt_itself_say_that_its_outcome_is_not_used() -> None:
    play = rounds.drawn()
    play.must("void-draw", draw="L1", reason="verkeerde dobbelsteen", by="A. de Wit")
    document = draw_minutes(play)
    assert "De uitslag van deze poging wordt niet gebruikt." in section(document, 8) or (
        "Er is nog geen uitslag." in section(document, 8)
    )
    assert "Deze poging telt niet" in section(document, 11)
    assert "Loting L1, poging 1: ongeldig verklaard op" in section(document, 9)


def test_a_draw_that_lapsed_says_why() -> None:
    play = rounds.drawn()
    play.must("reopen", to="beoordelen", reason="score vergeten")
    play.must("give-score", unit="2026-0106", criterion="c7", value="voldoende", reason="verkeerd")
    play.must("change-phase", to="rangorde")
    text = section(draw_minutes(play), 9)
    assert "vervallen op" in text
    assert "omdat de scores zijn heropend" in text


def test_every_order_of_three_equals_is_printed_with_its_amounts() -> None:
    play = trio()
    name = freeze(play, TRIO)
    play.must("record-seed", draw=name, seed=rounds.SEED, again=rounds.SEED)
    play.must("reveal-draw", draw=name)
    text = section(draw_minutes(play), 4)
    rows = re.findall(r"\| (2026-\d+, 2026-\d+, 2026-\d+) \|", text)
    assert len(set(rows)) == 6
    assert "Laagste bedrag" in text
    assert "| 2026-0102, 2026-0106, 2026-0108 | € 14.000,00 | € 2.000,00 | € 0,00 |" in text


def test_a_draw_that_decides_nothing_says_why_it_was_held() -> None:
    play = rounds.amsterdam_drawn()
    document = draw_minutes(play)
    assert "loting verandert geen bedrag" in section(document, 4)
    assert "ook als dat geen bedrag verandert" in section(document, 1)
    assert "Er is toch geloot, omdat de regeling" in section(meeting_minutes(play), 12)


def test_a_lot_that_withdrew_is_struck_out_and_the_others_keep_their_order() -> None:
    play = trio()
    name = freeze(play, TRIO)
    play.must("record-seed", draw=name, seed=rounds.SEED, again=rounds.SEED)
    play.must("reveal-draw", draw=name)
    order = list(rounds.attempt(play).draw_list.members)
    play.must("withdraw", unit=order[0], date="2026-03-20")
    document = draw_minutes(play)
    assert f"Aanvraag {order[0]} doet niet meer mee." in section(document, 8)
    assert "3 gelijk geëindigd = 3 loten in de lijst" in section(document, 13)


def mixed(*, opened: bool) -> tuple[Play, str]:
    """A draw with a secret of the program, and that secret."""
    play = rounds.utrecht()
    rounds.invite(play)
    play.must("make-secret")
    (secret,) = (item.secret for item in play.state.secrets.values())
    name = freeze(play, rounds.PAIR, kind="mix")
    if opened:
        called = [{"by": "A. de Wit", "text": "17"}, {"by": "aanvrager", "text": "Domtoren"}]
        play.must("open-secret", draw=name, contributions=called, again=["17", "Domtoren"])
        play.must("reveal-draw", draw=name)
    return play, secret


def test_a_secret_stands_nowhere_before_it_is_opened() -> None:
    play, secret = mixed(opened=False)
    attempt = rounds.attempt(play)
    sheet = lottery_sheet(
        play.state,
        play.outcome,
        attempt,
        issue(play.state, "LB-1", (), made_at=rounds.MADE_AT, program=rounds.PROGRAM),
    )
    documents = (draw_minutes(play), meeting_minutes(play), sheet)
    assert all(secret not in render_text(document) for document in documents)
    files = (
        *files_of_draw(play.state, play.outcome, attempt),
        *files_of_meeting(play.state, rounds.proposal(play)),
    )
    assert all(secret.encode() not in item.content for item in files)
    assert "Er is nog geen zaad vastgelegd." in section(documents[0], 6)


def test_a_mixed_seed_is_printed_with_who_called_what_and_a_recipe_for_the_secret() -> None:
    play, secret = mixed(opened=True)
    document = draw_minutes(play)
    text = section(document, 6)
    assert "voorzitter: 17; aanvrager: Domtoren" in text
    assert f"{secret}:17:Domtoren" in text
    assert f"printf '%s\\n' {secret} | sha256sum" in section(document, 12)
    commitment = sha256(f"{secret}\n".encode()).hexdigest()
    assert " ".join(in_blocks(commitment)) in text


def test_a_secret_that_was_never_used_is_told() -> None:
    play = rounds.drawn()
    play.must("make-secret")
    document = draw_minutes(play)
    assert "Geheimen die zijn gemaakt en nooit geopend: " in section(document, 9)
    assert "1 niet geopend" in section(document, 13)


def test_paper_lots_have_no_tickets_and_name_who_drew() -> None:
    play = rounds.utrecht()
    rounds.invite(play)
    name = freeze(play, rounds.PAIR, kind="papier")
    order = ["2026-0106", "2026-0102"]
    play.must("record-paper-order", draw=name, order=order, again=order, drawn_by="notaris")
    play.must("reveal-draw", draw=name)
    document = draw_minutes(play)
    assert "Er is met papieren loten geloot. Er is geen zaad." in section(document, 6)
    assert "Notaris trok de loten." in section(document, 6)
    assert "| 1 | 2026-0106 | – |" in section(document, 7)


def test_the_recipe_gives_the_printed_ticket_when_it_is_followed() -> None:
    play = rounds.drawn()
    drawn = drawn_of(rounds.attempt(play))
    (command,) = (block for block in recipe(drawn) if isinstance(block, Preformatted))
    form, lot = re.findall(r"printf '([^']*)' L ZAAD (\S+) \|", command.text)[0]
    text = form.replace("\\n", "\n")
    for value in (drawn.list_hash, drawn.seed or "", lot):
        text = text.replace("%s", value, 1)
    assert drawn.result is not None
    place = list(drawn.result.order).index(lot)
    assert sha256(text.encode()).hexdigest() == drawn.tickets[place]


def test_practice_draws_are_told_and_never_counted() -> None:
    play = rounds.utrecht()
    play.must("practice-draw", members=rounds.PAIR, seed_kind="d6", seed=rounds.SEED)
    rounds.invite(play)
    freeze(play, rounds.PAIR)
    text = section(draw_minutes(play), 9)
    assert "Vooraf is geoefend met OEFENLOTING-1 (één keer)." in text


def test_a_remark_about_the_draw_stands_in_its_own_minutes_only() -> None:
    play = rounds.drawn()
    play.must("remark", subject="Loting", text="de dobbelsteen viel van tafel", answer="telt niet")
    assert "de dobbelsteen viel van tafel" in section(draw_minutes(play), 10)
    assert "dobbelsteen" not in section(meeting_minutes(play), 16)


def test_witnesses_are_named_only_where_they_sign() -> None:
    text = render_text(draw_minutes(rounds.drawn()))
    assert "Getuigen: getuige 1 en getuige 2." in text
    assert text.count("Jansen") == 0


def test_the_sheet_has_the_list_hash_and_lots_but_no_scores_names_or_amounts() -> None:
    play = rounds.utrecht()
    rounds.invite(play)
    freeze(play, rounds.PAIR, leader="A. de Wit")
    issued = issue(play.state, "LB-1", (), made_at=rounds.MADE_AT, program=rounds.PROGRAM)
    text = render_text(lottery_sheet(play.state, play.outcome, rounds.attempt(play), issued))
    assert " ".join(in_blocks(rounds.attempt(play).list_hash)) in text
    assert "2026-0102 en 2026-0106" in text
    assert "30 x [ ]" in text
    for word in ("€", "6,1", "A. de Wit", "Stichting"):
        assert word not in text
