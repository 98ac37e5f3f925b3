"""Checking a finished document: signatures, embedded files, and every figure on paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256

from desktop_app.core.outcome import Outcome
from desktop_app.report.checking.figures import (
    compare_computed,
    compare_decoration,
    compare_printed,
)
from desktop_app.report.checking.findings import (
    DrawWithoutFiles,
    FigureDiffers,
    FileDiffers,
    FileMissing,
    FileUnknown,
    FileUnreadable,
    Finding,
    LotteryBytesDiffer,
    LotteryDiffers,
    LotteryFileBad,
    LotteryFinding,
    ReportCheck,
    StandingDiffers,
    StandingOfLots,
    UnreadableReport,
)
from desktop_app.report.checking.lottery import check_attempt, drawn_from
from desktop_app.report.checking.recompute import ReadScheme, check_ranking, recompute
from desktop_app.report.content import draw_minutes, minutes
from desktop_app.report.content.attachments import (
    CASE_FILE,
    OUTCOME_FILE,
    SCHEME_FILE,
    SHEET_FILE,
    listed_name,
)
from desktop_app.report.content.draw_files import LIST_FILE, RESULT_FILE, STANDING_FILE
from desktop_app.report.content.facts import Facts, facts_of
from desktop_app.report.content.issued import footer_lines
from desktop_app.report.content.lines import block_lines
from desktop_app.report.content.sheet import Sheet, read_sheet
from desktop_app.report.document import Block, DocumentKind, Table
from desktop_app.report.extracting import extract_attachments
from desktop_app.report.marked_text import PrintedText, printed_text
from desktop_app.report.verifying import UnreadablePdf, verify_signatures
from desktop_app.text import minutes_head as words
from desktop_app.text.minutes_closing import FILES
from desktop_app.text.notation import blocks

_OF_OUTCOME = frozenset({CASE_FILE, OUTCOME_FILE, SCHEME_FILE, SHEET_FILE})
_TITLES = {
    DocumentKind.MINUTES: words.MEETING_SHORT,
    DocumentKind.DRAW_MINUTES: words.DRAW_SHORT,
}

Files = Mapping[str, bytes]


def check_report(pdf: bytes, read_scheme: ReadScheme) -> ReportCheck:
    """Check minutes without their round; never raises, whatever the bytes.

    read_scheme: from a scheme text to a Scheme, or to anything else when it has problems. What
    is checked: every signature; that the embedded case and scheme give the embedded outcome and
    ranking; that list and seed give every draw; that the lines of the document which follow from
    those files are what they give; and that every line on paper is what the document says.
    Only a signature, or the hash in the journal, protects the lines that the round told.
    """
    attached = extract_attachments(pdf)
    printed = printed_text(pdf)
    signatures = verify_signatures(pdf)
    if (
        isinstance(attached, UnreadablePdf)
        or isinstance(printed, UnreadablePdf)
        or isinstance(signatures, UnreadablePdf)
    ):
        # A document whose signatures cannot even be read is not sound, whatever else it says.
        found = Contents(None, (UnreadableReport(),), 0)
    else:
        found = check_contents({item.name: item.content for item in attached}, printed, read_scheme)
    return ReportCheck(
        sheet=found.sheet,
        signatures=() if isinstance(signatures, UnreadablePdf) else signatures,
        findings=found.findings,
        compared=len(found.sheet.lines) if found.sheet else 0,
        computed=found.computed,
    )


@dataclass(frozen=True, slots=True)
class Contents:
    """What a document says about itself, what was found, and how many lines were made again."""

    sheet: Sheet | None
    findings: tuple[Finding, ...]
    computed: int


def check_contents(files: Files, printed: PrintedText, read_scheme: ReadScheme) -> Contents:
    """Check the embedded files of a document against each other and against what is printed."""
    if SHEET_FILE not in files:
        return Contents(None, (FileMissing(SHEET_FILE),), 0)
    sheet = read_sheet(files[SHEET_FILE])
    if not isinstance(sheet, Sheet) or sheet.kind not in _TITLES:
        return Contents(None, (FileUnreadable(SHEET_FILE),), 0)
    remade = _remade(files, sheet, read_scheme)
    units = frozenset(item.unit for item in sheet.told.intake)
    computed = list(block_lines(remade.blocks))
    findings = (
        *_listed_files(files, sheet),
        *remade.findings,
        *compare_computed(sheet.lines, computed, units),
        *compare_printed(sheet, printed, units),
        *compare_decoration(sheet, printed, _carried(remade.blocks)),
    )
    # The same file can be missing for two reasons; it is said once.
    return Contents(sheet, tuple(dict.fromkeys(findings)), len(computed))


def _listed_files(files: Files, sheet: Sheet) -> Iterator[Finding]:
    """Every file is in the printed list with its hash, and every row of that list has a file."""
    rows = {
        line.cells[0]: line.cells[-1]
        for line in sheet.lines
        if line.where.endswith(FILES) and len(line.cells) > 1 and not line.head
    }
    present = {listed_name(name) for name in files}
    yield from (FileMissing(name) for name in sorted(rows.keys() - present))
    yield from (FileUnknown(name) for name in sorted(present - rows.keys()))
    for name in sorted(files.keys() & rows.keys() - {SHEET_FILE}):
        found = blocks(sha256(files[name]).hexdigest())
        if found != rows[name]:
            yield FileDiffers(name, found, rows[name])


@dataclass(frozen=True, slots=True)
class _Remade:
    """The blocks that follow from the embedded files, and what was found on the way."""

    blocks: tuple[Block, ...]
    findings: tuple[Finding, ...]


def _remade(files: Files, sheet: Sheet, read_scheme: ReadScheme) -> _Remade:
    again = recompute(files, sheet, read_scheme)
    findings = list(again.findings)
    own, unknown = _draws(files, sheet)
    findings += [FileUnknown(name) for name in unknown]
    for prefix, draw in own.items():
        findings += [_named(finding, prefix) for finding in check_attempt(draw)]
        findings += _belongs(sheet, prefix, draw)
    if again.outcome is None:
        return _Remade((), tuple(findings))
    findings += _without_files(again.outcome, own.values())
    if sheet.kind is DocumentKind.MINUTES:
        if STANDING_FILE in files:
            findings += check_ranking(files[STANDING_FILE], again.outcome, sheet)
        else:
            findings.append(FileMissing(STANDING_FILE))
    if {item.unit for item in sheet.told.intake} != {line.id for line in again.outcome.units}:
        return _Remade((), (*findings, FileUnreadable(SHEET_FILE)))
    facts = facts_of(again.outcome, sheet.told)
    findings += _footer(facts, sheet)
    return _Remade(tuple(_blocks(facts, sheet, own)), tuple(findings))


def _blocks(facts: Facts, sheet: Sheet, draws: Mapping[str, Files]) -> list[Block]:
    if sheet.kind is DocumentKind.MINUTES:
        return minutes.recomputed_blocks(facts)
    drawn = drawn_from(draws.get("", {}))
    return [] if drawn is None else draw_minutes.recomputed_blocks(facts, drawn)


def _footer(facts: Facts, sheet: Sheet) -> Iterator[Finding]:
    """The foot of the page is what number, head and outcome make it."""
    expected = footer_lines(
        facts, (sheet.number, sheet.version), (sheet.nr, sheet.head), _TITLES[sheet.kind]
    )
    for found, computed in zip(sheet.footer, expected, strict=False):
        if found != computed:
            yield FigureDiffers(
                where=words.FOOTER, unit="", column="", found=found, computed=computed
            )
    if len(sheet.footer) != len(expected):
        yield FigureDiffers(
            where=words.FOOTER,
            unit="",
            column="",
            found=str(len(sheet.footer)),
            computed=str(len(expected)),
        )


def _draws(files: Files, sheet: Sheet) -> tuple[dict[str, Files], list[str]]:
    """Give the files of every attempt by what their names begin with, and the names left over.

    "" stands for the attempt that the document is about.
    """
    taken = set(_OF_OUTCOME)
    if sheet.kind is DocumentKind.MINUTES:
        taken.add(STANDING_FILE)
    prefixes = {name.removesuffix(LIST_FILE) for name in files if name.endswith(LIST_FILE)}
    if sheet.kind is DocumentKind.DRAW_MINUTES:
        prefixes.add("")
    draws: dict[str, Files] = {}
    # Longest first, so that a name is given to the draw it begins with and not to the own one.
    for prefix in sorted(prefixes, key=len, reverse=True):
        names = [name for name in files if name.startswith(prefix) and name not in taken]
        taken.update(names)
        draws[prefix] = {name.removeprefix(prefix): files[name] for name in names}
    return draws, sorted(files.keys() - taken)


def _named(finding: LotteryFinding, prefix: str) -> LotteryFinding:
    """Give a finding about a file of a draw the name that the file has in the document."""
    match finding:
        case FileMissing() | FileUnknown() | LotteryFileBad() | LotteryBytesDiffer():
            return replace(finding, name=f"{prefix}{finding.name}")
        case StandingDiffers() | StandingOfLots() | LotteryDiffers():
            return finding


def _belongs(sheet: Sheet, prefix: str, draw: Files) -> Iterator[Finding]:
    """A draw in a document is of its round, and has the numbers that its names say."""
    drawn = drawn_from(draw)
    if drawn is None:
        return
    listed = drawn.draw_list
    subject = sheet.subject if prefix == "" else prefix.removesuffix("-").replace("-", "/")
    for word, found, expected in (
        ("ronde", str(listed.round_id), sheet.told.round_id),
        ("loting", f"L{listed.number}/{listed.attempt}", subject or ""),
    ):
        if found != expected:
            yield LotteryDiffers(word=word, found=found, expected=expected)


def _without_files(outcome: Outcome, draws: Iterable[Files]) -> Iterator[Finding]:
    """Every draw that counts in the case is one whose files are there."""
    orders = set()
    for draw in draws:
        drawn = drawn_from(draw) if RESULT_FILE in draw else None
        if drawn is not None and drawn.result is not None:
            orders.add(tuple(drawn.result.order))
    for held in outcome.case.draws:
        if held.order not in orders:
            yield DrawWithoutFiles(held.order)


def _carried(blocks: Iterable[Block]) -> Iterator[str]:
    """The running totals that a table may print where it goes on to the next page."""
    for block in blocks:
        if isinstance(block, Table) and block.carry_over is not None:
            for row in block.carry_over.running:
                yield from row
