"""Recognising columns by their headings, and finding the row that holds the headings."""

from __future__ import annotations

import difflib
import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from desktop_app.text.importing import (
    COLUMN_NAMES,
    CRITERION_WORDS,
    UNIT_SUFFIXES,
    column_name,
    criterion_column_name,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from desktop_app.importing.cells import Sheet, SheetRow
    from desktop_app.importing.expected import ExpectedColumns

_ROWS_LOOKED_AT = 40
_NOT_A_LETTER = re.compile(r"[^0-9a-z]+")
_CLOSE_ENOUGH = 0.75


class RoleKind(StrEnum):
    """What the values of a column are for."""

    ID = "id"
    APPLICANT = "applicant"
    ACTIVITY = "activity"
    REQUESTED = "requested"
    GRANTABLE = "grantable"
    GRANTABLE_REASON = "grantable_reason"
    POOL = "pool"
    RECEIVED = "received"
    STATUS = "status"
    PITCHED = "pitched"
    TOTAL = "total"
    KVK = "kvk"
    SCORE = "score"
    FACT = "fact"


@dataclass(frozen=True, slots=True, kw_only=True)
class Role:
    """What a column is for; `name` is the id of the criterion or fact."""

    kind: RoleKind
    name: str = ""
    stage: str = ""

    @property
    def key(self) -> str:
        """The name of the role in the choices: `id`, `score:c1`, `score:first:a1`."""
        return ":".join(part for part in (self.kind.value, self.stage, self.name) if part)


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column with the heading as it stands in the file."""

    index: int
    heading: str
    role: Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The row with headings, understood.

    `repeated`: roles that more than one column claims. `unused`: headings that mean nothing
    here. `headings`: all headings by column, for saying what was found.
    """

    row: int
    columns: tuple[Column, ...]
    repeated: tuple[tuple[Column, ...], ...]
    unused: tuple[str, ...]
    headings: Mapping[int, str]


class Recognition:
    """The headings that are known for one scheme, each with its role."""

    def __init__(self, expected: ExpectedColumns) -> None:
        self._roles: dict[str, Role] = {}
        self.names: dict[Role, str] = {}
        for kind in RoleKind:
            for name in COLUMN_NAMES.get(kind.value, ()):
                self._add(Role(kind=kind), name)
        for fact in expected.facts:
            role = Role(kind=RoleKind.FACT, name=fact.id)
            self._add_all(role, (fact.name, fact.id))
        self._add_criteria(expected)

    def role(self, heading: str) -> Role | None:
        """Find what a heading stands for, if anything."""
        bare = plain(heading)
        found = self._roles.get(bare)
        if found is None:
            found = self._roles.get(_without_suffix(bare))
        return found

    def known(self, headings: Iterable[str]) -> int:
        """Count the headings that stand for something."""
        return sum(self.role(heading) is not None for heading in headings)

    def suggestion(self, role: Role, headings: Sequence[str]) -> str | None:
        """Find the unused heading that looks most like one of this role."""
        wanted = [name for name, found in self._roles.items() if found == role]
        best, closest = _CLOSE_ENOUGH, None
        for heading in headings:
            for name in wanted:
                ratio = difflib.SequenceMatcher(None, plain(heading), name).ratio()
                if ratio >= best:
                    best, closest = ratio, heading
        return closest

    def _add_criteria(self, expected: ExpectedColumns) -> None:
        for criterion in expected.criteria:
            names = [criterion.id, criterion.name, f"{criterion.id} {criterion.name}"]
            names += [f"{word} {criterion.id}" for word in CRITERION_WORDS]
            for stage in expected.stages:
                role = Role(kind=RoleKind.SCORE, name=criterion.id, stage=stage.id)
                prefixes = (stage.id, *stage.names)
                shown = criterion_column_name(criterion.id, prefixes[-1])
                self.names[role] = shown
                self._add_all(role, [f"{prefix} {name}" for prefix in prefixes for name in names])
            if not expected.stages or expected.stage_without_prefix:
                stage_id = expected.stage_without_prefix or ""
                role = Role(kind=RoleKind.SCORE, name=criterion.id, stage=stage_id)
                self.names.setdefault(role, criterion.id)
                self._add_all(role, names)

    def _add_all(self, role: Role, names: Iterable[str]) -> None:
        for name in names:
            self._add(role, name)

    def _add(self, role: Role, name: str) -> None:
        self.names.setdefault(role, column_name(role.kind.value) or name)
        self._roles[plain(name)] = role


def plain(heading: str) -> str:
    """Reduce a heading to small letters and digits with single spaces, without accents."""
    letters = unicodedata.normalize("NFKD", heading.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return _NOT_A_LETTER.sub(" ", bare).strip()


def find_header(
    sheet: Sheet, recognition: Recognition, assigned: Mapping[str, str]
) -> Header | None:
    """Find the first row, of the first forty, in which most headings are known.

    The heading of the number must be there, by itself or assigned by the user; None otherwise.
    """
    best: tuple[int, Header] | None = None
    for row in sheet.rows[:_ROWS_LOOKED_AT]:
        header = _header(sheet, row, recognition, assigned)
        known = len(header.columns)
        has_id = any(column.role.kind is RoleKind.ID for column in header.columns)
        if has_id and (best is None or known > best[0]):
            best = (known, header)
    return best[1] if best else None


def likely_header(sheet: Sheet, recognition: Recognition) -> SheetRow | None:
    """Find the row that looks most like headings, for saying what was found."""
    rows = sheet.rows[:_ROWS_LOOKED_AT]

    def score(row: SheetRow) -> tuple[int, int]:
        return recognition.known(cell.text for cell in row.cells.values()), len(row.cells)

    return max(rows, key=score, default=None)


def _header(
    sheet: Sheet, row: SheetRow, recognition: Recognition, assigned: Mapping[str, str]
) -> Header:
    headings = {index: _one_line(cell.text) for index, cell in sorted(row.cells.items())}
    by_heading = {heading: key for key, heading in assigned.items()}
    by_key = {role.key: role for role in recognition.names}
    claims: dict[Role, list[Column]] = {}
    unused = []
    for index, heading in headings.items():
        key = by_heading.get(heading)
        role = by_key.get(key) if key else recognition.role(heading)
        if role is None or (key is None and role.key in assigned):
            unused.append(heading)
        else:
            claims.setdefault(role, []).append(Column(index=index, heading=heading, role=role))
    columns, repeated = [], []
    for claiming in claims.values():
        visible = [column for column in claiming if column.index not in sheet.hidden_columns]
        chosen = claiming if len(claiming) == 1 else visible
        if len(chosen) == 1:
            columns.append(chosen[0])
        else:
            repeated.append(tuple(claiming))
            columns.append(claiming[0])
    return Header(
        row=row.number,
        columns=tuple(columns),
        repeated=tuple(repeated),
        unused=tuple(unused),
        headings=headings,
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _without_suffix(bare: str) -> str:
    for suffix in UNIT_SUFFIXES:
        if bare.endswith(f" {suffix}"):
            return bare.removesuffix(f" {suffix}")
    return bare
