"""The end of a story: the boundary, the decision, the minutes, and what is left on disk."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from desktop_app.core.boundary import open_boundary
from desktop_app.core.commands_decision import Adopt, CheckDiligence, DecideBoundary
from desktop_app.core.commands_round import ConfirmControl
from desktop_app.core.events_decision import ReportKind
from desktop_app.core.numbers import cents_text
from desktop_app.core.outcome import Status
from desktop_app.core.phases import Phase
from desktop_app.core.rules import rules_for
from desktop_app.demonstration.play import Do, StoryFailed, go_to
from desktop_app.demonstration.story import Story
from desktop_app.exporting.data import round_data
from desktop_app.report.identity import sealing_identity
from desktop_app.report.signing import Signer, seal
from desktop_app.session.issuing import Issued, IssueRequest, issue
from desktop_app.session.session import Session
from desktop_app.text import demonstration as words


@dataclass(frozen=True, slots=True, kw_only=True)
class Minutes:
    """How minutes are issued in a demonstration: where, sealed by whom, and at what moment."""

    folder: Path
    signer: Signer
    clock: Callable[[], datetime]

    def meeting(self, session: Session) -> Issued:
        """Issue the minutes of the meeting."""
        return self._issue(session, ReportKind.MEETING, None, words.MEETING_FILE)

    def draw(self, session: Session, draw: tuple[int, int]) -> Issued:
        """Issue the minutes of an attempt at a draw."""
        name = words.draw_file(*draw)
        return self._issue(session, ReportKind.DRAW, draw, name)

    def _issue(
        self, session: Session, kind: ReportKind, draw: tuple[int, int] | None, name: str
    ) -> Issued:
        request = IssueRequest(
            kind=kind,
            target=self.folder / name,
            at=self.clock(),
            draw=draw,
            signers=(self.signer,),
        )
        issued = issue(session, request)
        if not isinstance(issued, Issued):
            message = f"{name}: {issued}"
            raise StoryFailed(message)
        return issued


def minutes_in(folder: Path, keys: Path, clock: Callable[[], datetime]) -> Minutes:
    """Prepare the issuing of minutes in a folder, with the sealing key kept in another."""
    identity = sealing_identity(keys, clock())
    return Minutes(folder=folder, signer=seal(identity), clock=clock)


def decide_boundaries(session: Session, do: Do) -> None:
    """Record, for every list, that the reading that was chosen before the scores is followed."""
    while (line := open_boundary(session.round, session.outcome)) is not None:
        rules = rules_for(session.round.scheme, session.outcome.case.readings)
        do(DecideBoundary(unit=line.id, choice=rules.policy, reason=words.BOUNDARY_REASON))


def adopt(session: Session, do: Do) -> None:
    """Lead the round through the control sheet and the care check to the decision."""
    go_to(session, Phase.ADOPTION, do)
    do(ConfirmControl(sheet=words.CONTROL_SHEET, persons=("voorzitter", "secretaris")))
    authority = session.round.scheme.authority
    do(CheckDiligence(finding=words.DILIGENCE, by=authority))
    do(Adopt(date=words.ADOPTION_DATE, power=words.POWER, by=authority))


def write_outcome(session: Session, folder: Path) -> Path:
    """Write the round and its outcome as JSON."""
    path = folder / words.OUTCOME_FILE
    data = round_data(session.round, session.outcome)
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return path


def differs_from_official(story: Story, session: Session) -> Mapping[str, tuple[str, str]]:
    """Give the units that get something else than was published: published and found.

    Units that are not named in the publication get nothing there. A round that is not real, or
    that is not final, has nothing to compare with.
    """
    if not story.official or session.outcome.status is not Status.FINAL:
        return {}
    found = {unit.id: cents_text(unit.granted or 0) for unit in session.outcome.units}
    return {
        unit: (story.official.get(unit, "0.00"), amount)
        for unit, amount in found.items()
        if story.official.get(unit, "0.00") != amount
    }
