"""The files that travel in a document: plain text, the same bytes for the same round."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from desktop_app.core.exchange_case import case_json
from desktop_app.core.exchange_write import outcome_json
from desktop_app.core.outcome import Outcome
from desktop_app.core.ranking_text import ranking_text
from desktop_app.core.round import Round
from desktop_app.core.round_draws import Attempt
from desktop_app.report.attachments import Attachment, Relationship
from desktop_app.report.content.draw_files import (
    LIST_FILE,
    ORDER_FILE,
    RESULT_FILE,
    SEED_FILE,
    STANDING_FILE,
    draw_files,
)
from desktop_app.report.content.drawn import drawn_of
from desktop_app.report.content.numbers_of import draw_subject
from desktop_app.text import attachments as words

CASE_FILE: Final = "zaak.json"
OUTCOME_FILE: Final = "uitkomst.json"
SCHEME_FILE: Final = "regeling.yaml"
SHEET_FILE: Final = "stuk.json"
_LOT: Final = re.compile(r"(L[0-9]+-[0-9]+-)?lot-.+\.txt")
_JSON: Final = "application/json"
_TEXT: Final = "text/plain"
_DESCRIPTIONS: Final = {
    LIST_FILE: words.LIST,
    SEED_FILE: words.SEED,
    ORDER_FILE: words.PAPER_ORDER,
    RESULT_FILE: words.RESULT,
    STANDING_FILE: words.FROZEN_RANKING,
}


def json_bytes(value: Mapping[str, object]) -> bytes:
    """Write JSON as the documents carry it: UTF-8, indented by one, ending in a line feed."""
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def files_of_meeting(state: Round, outcome: Outcome) -> tuple[Attachment, ...]:
    """Give the files of the minutes of the meeting but for `stuk.json`.

    Every draw that counts in the outcome has its files, their names begin with it.
    """
    draws = (
        attachment
        for attempt in state.draws.values()
        if attempt.live and attempt.result is not None
        for attachment in _of_draw(attempt, draw_prefix(attempt))
    )
    return (*_of_outcome(state, outcome), _ranking(state, outcome), *draws)


def files_of_draw(state: Round, outcome: Outcome, attempt: Attempt) -> tuple[Attachment, ...]:
    """Give the files of the minutes of a draw but for `stuk.json`.

    Those of this attempt have the names of LOTING-1, those of other attempts begin with it.
    """
    others = (
        attachment
        for key, other in sorted(state.draws.items())
        if key != attempt.key
        for attachment in _of_draw(other, draw_prefix(other))
    )
    return (*_of_outcome(state, outcome), *_of_draw(attempt, ""), *others)


def draw_prefix(attempt: Attempt) -> str:
    """Give what the files of an attempt begin with where there are several: `L1-2-`."""
    number, trial = attempt.key
    return f"L{number}-{trial}-"


@dataclass(frozen=True, slots=True)
class ListedFile:
    """One row in the list of files: name, what it is, and its hash; the lots are one row.

    sha256 is empty for `stuk.json`, which cannot hold its own hash, and for the lots, whose
    hashes are the tickets in the outcome.
    """

    name: str
    description: str
    sha256: str


def listed(files: Iterable[Attachment]) -> tuple[ListedFile, ...]:
    """Give the files as the document lists them, the one about the document itself last."""
    rows: dict[str, ListedFile] = {}
    lots: Counter[str] = Counter()
    for item in files:
        name = listed_name(item.name)
        lots[name] += 1
        if name == item.name:
            rows[name] = ListedFile(name, item.description, sha256(item.content).hexdigest())
        else:
            rows[name] = ListedFile(name, words.lots(lots[name]), "")
    sheet = sheet_attachment(b"")
    return (*rows.values(), ListedFile(sheet.name, sheet.description, ""))


def listed_name(name: str) -> str:
    """Give the name under which a file is listed: all lots of a draw are `lot-*.txt`."""
    found = _LOT.fullmatch(name)
    return f"{found[1] or ''}lot-*.txt" if found else name


def sheet_attachment(content: bytes) -> Attachment:
    """Give `stuk.json` with this content."""
    return Attachment(name=SHEET_FILE, content=content, media_type=_JSON, description=words.SHEET)


def _of_outcome(state: Round, outcome: Outcome) -> Iterator[Attachment]:
    yield Attachment(
        name=CASE_FILE,
        content=json_bytes(case_json(outcome.case)),
        media_type=_JSON,
        description=words.CASE,
    )
    yield Attachment(
        name=OUTCOME_FILE,
        content=json_bytes(outcome_json(outcome)),
        media_type=_JSON,
        description=words.OUTCOME,
    )
    yield Attachment(
        name=SCHEME_FILE,
        content=state.scheme_text.encode(),
        media_type=_TEXT,
        description=words.SCHEME,
        relationship=Relationship.SOURCE,
    )


def _ranking(state: Round, outcome: Outcome) -> Attachment:
    return Attachment(
        name=STANDING_FILE,
        content=ranking_text(
            outcome,
            round_id=state.id,
            scheme_sha256=state.scheme_sha256,
            nr=state.nr,
            head=state.head,
        ),
        media_type=_TEXT,
        description=words.RANKING,
    )


def _of_draw(attempt: Attempt, prefix: str) -> Iterator[Attachment]:
    draw = draw_subject(*attempt.key)
    for name, content in draw_files(drawn_of(attempt)).items():
        text = _DESCRIPTIONS.get(name, words.LOT)
        unit = name.removeprefix("lot-").removesuffix(".txt")
        yield Attachment(
            name=f"{prefix}{name}",
            content=content,
            media_type=_TEXT,
            description=words.of_draw(text, draw, unit),
        )
