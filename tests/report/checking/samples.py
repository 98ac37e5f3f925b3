"""Finished documents for the tests of checking, each built once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from desktop_app.core.scheme import Scheme
from desktop_app.report.build import build_pdf
from desktop_app.report.checking.check import check_contents
from desktop_app.report.checking.findings import FileDiffers, Finding
from desktop_app.report.content.made import Made, draw_report, meeting_report
from desktop_app.report.marked_text import PrintedText, printed_text
from desktop_app.schemefile.reader import read_scheme as read_scheme_text
from tests.core.round_samples import Play
from tests.report.content import rounds

Files = Mapping[str, bytes]


@cache
def read_scheme(text: str) -> Scheme | tuple[object, ...]:
    """Read a scheme text; the same text once."""
    return read_scheme_text(text)


def meeting(play: Play) -> Made:
    """The minutes of the meeting of a round, with their files."""
    made = meeting_report(play.state, rounds.proposal(play), rounds.issued_for_meeting(play))
    assert isinstance(made, Made), made
    return made


def draw(play: Play) -> Made:
    """The minutes of the last draw of a round, with their files."""
    made = draw_report(play.state, play.outcome, rounds.attempt(play), rounds.issued_for_draw(play))
    assert isinstance(made, Made), made
    return made


MADE: dict[str, Callable[[], Made]] = {
    "utrecht": lambda: meeting(rounds.utrecht()),
    "drawn": lambda: meeting(rounds.drawn()),
    "amsterdam": lambda: meeting(rounds.amsterdam()),
    "pitch": lambda: meeting(rounds.pitch()),
    "wijk": lambda: meeting(rounds.wijk()),
    "buurt": lambda: meeting(rounds.buurt()),
    "draw": lambda: draw(rounds.drawn()),
}


@cache
def made(name: str) -> Made:
    """One of the documents above."""
    return MADE[name]()


def built(document: Made) -> bytes:
    """A document as a file."""
    pdf = build_pdf(document.document, document.attachments)
    assert isinstance(pdf, bytes), pdf
    return pdf


@cache
def pdf_of(name: str) -> bytes:
    """One of the documents above as a file."""
    return built(made(name))


@cache
def printed(name: str) -> PrintedText:
    """What is printed of one of the documents above."""
    found = printed_text(pdf_of(name))
    assert isinstance(found, PrintedText)
    return found


def files(name: str) -> dict[str, bytes]:
    """The files in one of the documents above."""
    return {item.name: item.content for item in made(name).attachments}


def findings(given: Files, on_paper: PrintedText) -> tuple[Finding, ...]:
    """What the check finds in these files and this paper."""
    return check_contents(given, on_paper, read_scheme).findings


def without_hashes(found: tuple[Finding, ...]) -> tuple[Finding, ...]:
    """What was found beside the printed hash of the file that was altered."""
    return tuple(item for item in found if not isinstance(item, FileDiffers))


def changed_json(content: bytes, change: Callable[[Any], None]) -> bytes:
    """A JSON file with something changed in it."""
    data = json.loads(content)
    change(data)
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def other_digit(digit: str) -> str:
    """A digit that is not this one."""
    return str((int(digit) + 1) % 10)


def with_other_digits(text: str) -> Iterator[str]:
    """The text once for every digit in it, with that digit changed."""
    for place, letter in enumerate(text):
        if letter.isdecimal():
            yield f"{text[:place]}{other_digit(letter)}{text[place + 1 :]}"
