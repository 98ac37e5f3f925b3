"""Every kind of entry reads as a line of the history."""

from __future__ import annotations

import re
from typing import Any

import pytest

from desktop_app.core.events import KINDS, Event
from desktop_app.core.events_draw import SecretMade
from desktop_app.core.events_scoring import ScoreGiven
from desktop_app.text.history import HistoryLine, history_line
from tests.core.event_samples import SAMPLES
from tests.core.round_samples import drawn_utrecht

SCHEME = drawn_utrecht().scheme


def test_there_is_a_sample_of_every_kind() -> None:
    assert {event.KIND for event in SAMPLES} == set(KINDS)


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.KIND)
def test_every_kind_of_entry_has_its_line(event: Event) -> None:
    line = history_line(event, SCHEME)
    assert line.what[0].isupper() or line.what.startswith("lid")
    assert not line.what.endswith(".") or event.KIND == "opmerking-gemaakt"
    assert not re.search(r"!|\bNone\b|\bgelieve\b", str(line.what))


def score(**changes: Any) -> HistoryLine:
    fields: dict[str, Any] = {
        "unit": "2026-0101",
        "stage": "scores",
        "member": None,
        "criterion": "c3",
        "old": "onvoldoende",
        "new": "voldoende",
        "reason": "steunbrief",
    }
    return history_line(ScoreGiven(**{**fields, **changes}), SCHEME)


def test_a_score_names_criterion_levels_and_reason() -> None:
    line = score()
    assert (line.what, line.unit) == ("Score gegeven: criterium 3", "2026-0101")
    assert (line.old, line.new, line.reason) == ("onvoldoende", "voldoende", "steunbrief")


def test_a_first_score_has_no_former_value() -> None:
    assert score(old=None).old is None


def test_the_score_of_one_member_says_whose_it_is() -> None:
    assert score(member="lid-2").what == "Score gegeven: criterium 3, lid-2"


def test_a_secret_stays_a_secret() -> None:
    secret = next(event for event in SAMPLES if isinstance(event, SecretMade))
    assert secret.secret not in str(history_line(secret, SCHEME))


def test_a_whole_meeting_reads_as_lines() -> None:
    play = drawn_utrecht()
    lines = [history_line(entry.event, play.scheme).what for entry in play.entries]
    assert lines[0] == "Ronde 2026-RONDE-01 geopend"
    assert lines[-1] == "Loting L1, poging 1: uitslag getoond"
