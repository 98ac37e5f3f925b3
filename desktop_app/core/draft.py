"""A round being changed: the same parts, copied only where they are written to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from desktop_app.core.case import Unit
from desktop_app.core.case_units import case_unit
from desktop_app.core.effects import Effect
from desktop_app.core.events_applications import Standing
from desktop_app.core.round import Recorded, Round, UndoBatch, standing_of
from desktop_app.core.round_parts import Application, Stamp
from desktop_app.core.scheme import UnitKind
from desktop_app.core.tables import Grid, Table, Write

_TABLES: Final = (
    "settings",
    "ceilings",
    "readings",
    "members",
    "presence",
    "applications",
    "activities",
    "activities_of",
    "stands",
    "hearings",
    "invitations",
    "attendance",
    "secrets",
    "draws",
    "waivers",
    "boundary",
    "controls",
    "imports",
    "reports",
)
_GRIDS: Final = ("interests", "documents", "scores", "member_scores", "facts", "deviations")
_UNIT_TABLES: Final = frozenset(
    {"applications", "activities", "stands", "scores", "facts", "hearings"}
)


class Draft:
    """A round being changed by the events of one batch, or of a whole journal.

    Its tables read like the mappings of `Round`. Events are applied by `transition.apply`;
    what may be undone later is noted while they are. `stamp` is that of the entry being applied.
    """

    def __init__(self, base: Round) -> None:  # noqa: PLR0915 - one line per part of a round
        """Start from this round; it stays as it is."""
        self.writes: list[Write] = []
        self.id = base.id
        self.scheme = base.scheme
        self.opened = base.opened
        self.settings = Table("settings", base.settings, self.writes)
        self.ceilings = Table("ceilings", base.ceilings, self.writes)
        self.readings = Table("readings", base.readings, self.writes)
        self.members = Table("members", base.members, self.writes)
        self.presence = Table("presence", base.presence, self.writes)
        self.interests = Grid("interests", base.interests, self.writes)
        self.applications = Table("applications", base.applications, self.writes)
        self.activities = Table("activities", base.activities, self.writes)
        self.activities_of = Table("activities_of", base.activities_of, self.writes)
        self.stands = Table("stands", base.stands, self.writes)
        self.documents = Grid("documents", base.documents, self.writes)
        self.scores = Grid("scores", base.scores, self.writes)
        self.member_scores = Grid("member_scores", base.member_scores, self.writes)
        self.facts = Grid("facts", base.facts, self.writes)
        self.hearings = Table("hearings", base.hearings, self.writes)
        self.invitations = Table("invitations", base.invitations, self.writes)
        self.attendance = Table("attendance", base.attendance, self.writes)
        self.secrets = Table("secrets", base.secrets, self.writes)
        self.draws = Table("draws", base.draws, self.writes)
        self.waivers = Table("waivers", base.waivers, self.writes)
        self.boundary = Table("boundary", base.boundary, self.writes)
        self.deviations = Grid("deviations", base.deviations, self.writes)
        self.controls = Table("controls", base.controls, self.writes)
        self.imports = Table("imports", base.imports, self.writes)
        self.reports = Table("reports", base.reports, self.writes)
        self.practice = base.practice
        self.remarks = base.remarks
        self.late_changes = base.late_changes
        self.reopenings = base.reopenings
        self.log = base.log
        self.undo = base.undo
        self.undone = base.undone
        self.phase = base.phase
        self.closed = base.closed
        self.ever_closed = base.ever_closed
        self.diligence = base.diligence
        self.adoption = base.adoption
        self.second_round = base.second_round
        self.transfer = base.transfer
        self.nr = base.nr
        self.entry_before = base.nr
        self.head: str | None = base.head
        self.stamp = Stamp(nr=base.nr, at="", actor="")
        self.effects: set[Effect] = set()
        self.touched_draws: set[tuple[int, int]] = set()
        self._base = base
        self._units = base.case_units
        self._touched: dict[str, None] = {}

    def begin(self, *, at: str, actor: str) -> None:
        """Number and stamp the entry that is applied next."""
        self.entry_before = self.nr
        self.nr += 1
        self.stamp = Stamp(nr=self.nr, at=at, actor=actor)

    def end(self, head: str | None) -> None:
        """Take the chain of the entry that was applied; None when it is not known yet."""
        self.head = head
        self.entry_before = self.nr

    def end_batch(self, batch: int, *, undoable: bool | None) -> None:
        """Close a batch: keep what it wrote for undoing, or let go of all that came before.

        undoable: True keeps it, False ends the undoing of everything up to here, None leaves
        the earlier batches undoable without adding this one.
        """
        self._note_touched()
        if undoable:
            self.undo = self.undo.plus(UndoBatch(batch, tuple(self.writes)))
        elif undoable is False:
            self.undo = type(self.undo)()
            self.undone = {}
        self.writes.clear()
        self.effects.clear()
        self.touched_draws.clear()

    def touch_draws(self, units: Iterable[str]) -> None:
        """Note that something was said about the attempts in which these units have a lot."""
        named = set(units)
        self.effects.add(Effect.DRAW)
        self.touched_draws.update(
            attempt.key
            for attempt in self.draws.values()
            if not named.isdisjoint(attempt.draw_list.members)
        )

    def record(self, recorded: Iterable[Recorded]) -> None:
        """Keep these entries in the log of the round."""
        self.log = self.log.plus(*recorded)

    def set_again(self, write: Write, value: object) -> None:
        """Put back one side of a write of an earlier batch."""
        table: Table[Any, Any] = getattr(self, write.table)
        table.set_again(write, value)
        if write.table in _UNIT_TABLES:
            self._touched[write.key] = None

    def present(self, write: Write) -> object:
        """Give the present value where an earlier batch wrote."""
        table: Table[Any, Any] = getattr(self, write.table)
        return table.present(write)

    @property
    def unit_ids(self) -> Iterable[str]:
        """The ids of what is ranked."""
        return self.activities if self.ranks_activities else self.applications

    @property
    def ranks_activities(self) -> bool:
        """Whether an application is ranked per activity."""
        return self.scheme.unit_kind is UnitKind.ACTIVITY

    def is_unit(self, target: str) -> bool:
        """Tell whether this id is something that is ranked."""
        return target in (self.activities if self.ranks_activities else self.applications)

    def is_target(self, target: str) -> bool:
        """Tell whether this id is an application or an activity of the round."""
        return target in self.applications or target in self.activities

    def standing(self, target: str) -> Standing:
        """Tell how an application or activity stands; KeyError when it is not in the round."""
        return standing_of(self, target)

    def application_of(self, unit: str) -> Application:
        """Give the application that a unit is, or belongs to; KeyError when unknown."""
        activity = self.activities.get(unit)
        return self.applications[activity.application if activity else unit]

    def round(self) -> Round:
        """Give the round as it is now; changing goes on from here."""
        self._note_touched()
        return Round(
            id=self.id,
            scheme=self.scheme,
            scheme_text=self._base.scheme_text,
            scheme_sha256=self._base.scheme_sha256,
            engine=self._base.engine,
            opened=self.opened,
            phase=self.phase,
            case_units=self._settled(),
            practice=self.practice,
            remarks=self.remarks,
            late_changes=self.late_changes,
            reopenings=self.reopenings,
            log=self.log,
            undo=self.undo,
            undone=self.undone,
            closed=self.closed,
            ever_closed=self.ever_closed,
            diligence=self.diligence,
            adoption=self.adoption,
            second_round=self.second_round,
            transfer=self.transfer,
            nr=self.nr,
            head=self.head or self._base.head,
            **{name: getattr(self, name).shared() for name in (*_TABLES, *_GRIDS)},
        )

    def _note_touched(self) -> None:
        for write in self.writes:
            if write.table in _UNIT_TABLES:
                self._touched[write.key] = None

    def _settled(self) -> Mapping[str, Unit]:
        """Make again the units that were written to; the others stay the same objects."""
        if not self._touched:
            return self._units
        units = dict(self._units)
        for target in self._touched:
            for unit in self._units_of(target):
                if self.is_unit(unit):
                    units[unit] = case_unit(self, unit)
                else:
                    units.pop(unit, None)
        self._touched.clear()
        self._units = units
        return units

    def _units_of(self, target: str) -> Iterable[str]:
        if self.ranks_activities and target in self.applications:
            parts: tuple[str, ...] = self.activities_of.get(target, ())
            return parts
        return (target,)
