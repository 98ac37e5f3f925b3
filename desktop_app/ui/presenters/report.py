"""What the screen Proces-verbaal shows: documents, what blocks them, signers, earlier ones."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentChoice:
    """A document that can be made; draw: number and attempt for minutes of a draw."""

    key: str
    title: str
    note: str
    draw: tuple[int, int] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlierReport:
    """A document that was made: its number, hash, who signed, and whether it lapsed."""

    title: str
    made: str
    hash_blocks: str
    signed: str
    lapsed: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportView:
    """The document that is chosen.

    blocking: without these there is no definitive document; noted: missing, and said in it;
    roles: who can sign, by the name of the field; file_name: what is proposed.
    """

    choices: tuple[DocumentChoice, ...]
    chosen: DocumentChoice
    blocking: tuple[str, ...]
    noted: tuple[str, ...]
    roles: tuple[str, ...]
    file_name: str
    earlier: tuple[EarlierReport, ...]
