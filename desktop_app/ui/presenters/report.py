"""What the screen Proces-verbaal shows: kinds, what blocks them, signers and earlier reports."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.ui.presenters.frame import Need


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportKind:
    """One kind of report, and what it still waits for; without needs it can be made."""

    key: str
    title: str
    explanation: str
    needs: tuple[Need, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Signer:
    """Who signs: role and name, and when it was done."""

    role: str
    name: str
    signed_at: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlierReport:
    """A report that was made: its number, first block of its hash, and whether it lapsed."""

    key: str
    title: str
    made_at: str
    block: str
    lapsed: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportView:
    """The whole screen; `chosen` is the key of the kind that is shown, `pages` how many it has."""

    kinds: tuple[ReportKind, ...]
    chosen: str
    pages: int
    signers: tuple[Signer, ...]
    earlier: tuple[EarlierReport, ...]
    warning: str | None = None
