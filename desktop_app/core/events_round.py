"""What happens to the round itself: opened, changed, moved to another phase, undone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from desktop_app.core.codec import keyed
from desktop_app.core.numbers import Cents
from desktop_app.core.phases import Phase


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolCeiling:
    """The ceiling (cents) of one pool with its name; the code is "-" without pools."""

    pool: str = keyed("wijk")
    name: str = keyed("naam")
    amount: Cents = keyed("bedrag")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOpened:
    """A round begins, with the whole text of its scheme; always entry 1.

    scheme_text: UTF-8 with LF; sha256: over those bytes; engine: version of the program;
    settings: per field of the round its value.
    """

    KIND: ClassVar[str] = "ronde-geopend"

    round_id: str = keyed("ronde")
    scheme_text: str = keyed("regeling")
    sha256: str = keyed("sha256")
    engine: str = keyed("programma")
    settings: Mapping[str, str] = keyed("gegevens")
    ceilings: tuple[PoolCeiling, ...] = keyed("plafonds")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundChanged:
    """A field of the round gets another value; None is not filled in.

    field: a `RoundField`, or "plafond/<pool>" or "naam/<pool>"; basis: where it was decided.
    """

    KIND: ClassVar[str] = "ronde-gewijzigd"

    field: str = keyed("veld")
    old: str | None = keyed("oud")
    new: str | None = keyed("nieuw")
    basis: str | None = keyed("grondslag")
    reason: str | None = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingChosen:
    """An open point of the scheme is read this way for the whole round."""

    KIND: ClassVar[str] = "lezing-gekozen"

    reading: str = keyed("lezing")
    old: str = keyed("oud")
    value: str = keyed("waarde")
    reason: str = keyed("reden")
    by: str = keyed("door")


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseChanged:
    """The round goes on to a later phase."""

    KIND: ClassVar[str] = "fase-gewijzigd"

    old: Phase = keyed("van")
    new: Phase = keyed("naar")


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundReopened:
    """The round goes back to an earlier phase, with a reason."""

    KIND: ClassVar[str] = "ronde-heropend"

    old: Phase = keyed("van")
    new: Phase = keyed("naar")
    reason: str = keyed("reden")


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone:
    """A batch no longer counts, or counts again when the batch is itself an undoing."""

    KIND: ClassVar[str] = "ongedaan-gemaakt"

    batch: int = keyed("partij")


@dataclass(frozen=True, slots=True, kw_only=True)
class InputProcessed:
    """A file was read in; what came from it stands in the same batch.

    sha256: of the file; rows: how many were used; choices: how the columns were read.
    """

    KIND: ClassVar[str] = "invoer-verwerkt"

    file: str = keyed("bestand")
    sha256: str = keyed("sha256")
    rows: int = keyed("rijen")
    choices: Mapping[str, str] = keyed("keuzes")


@dataclass(frozen=True, slots=True, kw_only=True)
class CopyRestored:
    """An older copy of this round is used; head: the last head that was known here."""

    KIND: ClassVar[str] = "kopie-hersteld"

    head: str = keyed("kop")


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlConfirmed:
    """Persons have checked a control sheet against its sources."""

    KIND: ClassVar[str] = "controle-bevestigd"

    sheet: str = keyed("blad")
    persons: tuple[str, ...] = keyed("personen")


@dataclass(frozen=True, slots=True, kw_only=True)
class RemarkMade:
    """Something that must be in the minutes: a dissent, a remark, and what was answered."""

    KIND: ClassVar[str] = "opmerking-gemaakt"

    subject: str = keyed("onderwerp")
    text: str = keyed("tekst")
    answer: str | None = keyed("antwoord")


RoundEvent = (
    RoundOpened
    | RoundChanged
    | ReadingChosen
    | PhaseChanged
    | RoundReopened
    | Undone
    | InputProcessed
    | CopyRestored
    | ControlConfirmed
    | RemarkMade
)
