"""Why there is no document, in the words of the catalogue."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.core.numbers import Cents
from desktop_app.report.content.minutes import minutes_of_meeting
from desktop_app.report.content.needs import blocking, needs_of_meeting
from desktop_app.report.content.problems import not_ready, totals_messages
from desktop_app.report.content.totals import TotalsOpen
from tests.core.round_samples import Play
from tests.report.content import rounds


def test_a_total_that_does_not_close_is_said_with_both_sides() -> None:
    play = rounds.utrecht()
    outcome = rounds.proposal(play)
    (pool,) = outcome.pools
    planted = replace(outcome, pools=(replace(pool, remainder=Cents(17_000_00)),))
    found = minutes_of_meeting(play.state, planted, rounds.issued_for_meeting(play))
    assert isinstance(found, TotalsOpen)
    (told,) = totals_messages(play.state, planted, found)
    assert told.code == "F701"
    assert told.what.replace("\u00a0", " ") == (
        "K5: € 60.000,00 plafond is niet gelijk aan € 42.000,00 som bedragen + € 17.000,00 "
        "restant. Er is geen stuk gemaakt."
    )


def test_what_blocks_a_definitive_document_is_said_as_one_list() -> None:
    play = Play("utrecht-vrouwen-sport", {"-": 1_00})
    needs = blocking(needs_of_meeting(play.state, rounds.proposal(play)))
    told = not_ready(play.scheme, needs)
    assert told.code == "N701"
    assert "de plaats van de vergadering, de voorzitter, de secretaris" in told.what
