"""Members, presence and interests."""

from __future__ import annotations

from tests.core.round_samples import Play, utrecht

SCORE = {"unit": "2026-0101", "criterion": "c1", "value": "goed"}


def with_members() -> Play:
    play = utrecht(n0101="", n0102="")
    play.must("add-member", id="lid-2", name="A. de Boer", role="lid")
    play.must("add-member", id="secretaris", name="B. Smit", role="secretaris", voting=False)
    return play


def test_a_member_with_an_interest_does_not_score_that_application() -> None:
    play = with_members()
    play.must("give-score", **SCORE, member="lid-2")
    interest = {"member": "lid-2", "application": "2026-0101"}
    play.must("declare-interest", **interest, nature="bestuursfunctie")
    other = {**SCORE, "value": "voldoende"}
    assert play.no("give-score", **other, member="lid-2") == "member_recused"
    play.must("give-score", **{**SCORE, "unit": "2026-0102"}, member="lid-2")
    assert play.no("declare-interest", **interest, nature="familie") == "interest_known"


def test_an_interest_leaves_the_joint_score_to_the_others() -> None:
    play = with_members()
    interest = {"member": "lid-2", "application": "2026-0101"}
    play.must("declare-interest", **interest, nature="bestuursfunctie")
    play.must("give-score", **SCORE)
    assert play.state.case_units["2026-0101"].points == {"scores": {"c1": 200}}


def test_an_interest_can_be_taken_back_with_a_reason() -> None:
    play = with_members()
    interest = {"member": "lid-2", "application": "2026-0101"}
    assert play.no("withdraw-interest", **interest, reason="fout") == "interest_unknown"
    play.must("declare-interest", **interest, nature="bestuursfunctie")
    assert play.no("withdraw-interest", **interest, reason="") == "reason_needed"
    play.must("withdraw-interest", **interest, reason="naam verwisseld")
    play.must("give-score", **SCORE, member="lid-2")


def test_a_member_who_has_left_gives_no_scores() -> None:
    play = with_members()
    play.must("record-presence", member="lid-2", time="2026-03-03T13:30")
    play.must("give-score", **SCORE, member="lid-2")
    play.must("record-absence", member="lid-2", time="2026-03-03T14:00")
    later = {**SCORE, "criterion": "c2"}
    assert play.no("give-score", **later, member="lid-2") == "member_absent"
    play.must("record-presence", member="lid-2", time="2026-03-03T14:10")
    play.must("give-score", **later, member="lid-2")


def test_only_members_of_the_list_with_a_vote_give_scores() -> None:
    play = with_members()
    assert play.no("give-score", **SCORE, member="lid-9") == "member_unknown"
    assert play.no("give-score", **SCORE, member="secretaris") == "member_not_voting"


def test_the_score_of_a_member_is_kept_beside_the_joint_one() -> None:
    play = with_members()
    play.must("give-score", **{**SCORE, "value": "voldoende"}, member="lid-2")
    play.must("give-score", **SCORE)
    assert play.state.member_scores["2026-0101"]["scores", "c1", "lid-2"].value == "voldoende"
    assert play.state.scores["2026-0101"]["scores", "c1"].value == "goed"


def test_times_of_a_member_go_forward_and_alternate() -> None:
    play = with_members()
    play.must("record-presence", member="lid-2", time="2026-03-03T13:30")
    assert play.must("record-presence", member="lid-2", time="2026-03-03T13:40") == ()
    refused = play.no("record-absence", member="lid-2", time="2026-03-03T13:00")
    assert refused == "time_order"
    assert play.no("record-absence", member="lid-2", time="13.45 uur") == "field_value"


def test_without_a_time_the_clock_of_the_session_is_taken() -> None:
    play = with_members()
    play.must("record-presence", member="lid-2")
    assert play.state.presence["lid-2"][0].time == play.context().local


def test_a_member_is_added_once_with_name_and_role() -> None:
    play = with_members()
    assert play.no("add-member", id="lid-2", name="C", role="lid") == "member_known"
    assert play.no("add-member", id="lid-3", name=" ", role="lid") == "field_value"


def test_interests_are_about_applications_and_members_of_the_round() -> None:
    play = with_members()
    unknown = {"member": "lid-2", "application": "2026-9"}
    assert play.no("declare-interest", **unknown, nature="x") == "unit_unknown"
    nobody = {"member": "lid-9", "application": "2026-0101"}
    assert play.no("declare-interest", **nobody, nature="x") == "member_unknown"
