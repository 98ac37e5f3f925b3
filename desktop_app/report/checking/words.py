"""What a check found, in sentences."""

from __future__ import annotations

from typing import assert_never

from desktop_app.core.draw import (
    OrderMissingLots,
    OrderRepeatedLot,
    OrderUnknownLot,
    OtherKind,
    OtherList,
    PlaceDiffers,
    SeedNeeded,
)
from desktop_app.core.draw_lines import FileProblem
from desktop_app.report.checking.findings import (
    CaseUnreadable,
    DecorationDiffers,
    DrawWithoutFiles,
    FigureDiffers,
    FileDiffers,
    FileMissing,
    FileUnknown,
    FileUnreadable,
    Finding,
    FooterMissing,
    LotteryBytesDiffer,
    LotteryDiffers,
    LotteryFileBad,
    OutcomeDiffers,
    PrintedDiffers,
    RankingDiffers,
    ReportCheck,
    SchemeDiffers,
    StandingDiffers,
    StandingOfLots,
    UnreadableReport,
)
from desktop_app.text import checking as words
from desktop_app.text.draw import (
    file_problem_text,
    order_problem_text,
    result_problem_text,
    seed_problem_text,
)
from desktop_app.text.exchange import case_problem


def check_texts(check: ReportCheck) -> tuple[str, ...]:
    """Say everything about a check: what was done, each signature, each finding, and the end."""
    last = len(check.signatures) - 1
    signatures = [
        words.signature_broken(item.field)
        if item.changed
        else words.signature_intact(item.field, last=number == last)
        for number, item in enumerate(check.signatures)
    ]
    return (
        words.checked(check.compared, check.computed),
        *(signatures or [words.NOT_SIGNED]),
        *(finding_text(finding) for finding in check.findings),
        words.SOUND if check.sound else words.NOT_SOUND,
    )


def finding_text(finding: Finding) -> str:  # noqa: C901, PLR0912 - one case for each kind
    """Say one finding: where it is, what stands there, and what belongs there."""
    match finding:
        case UnreadableReport():
            return words.UNREADABLE
        case FileMissing(name=name):
            return words.file_missing(name)
        case FileUnknown(name=name):
            return words.file_unknown(name)
        case FileUnreadable(name=name):
            return words.file_unreadable(name)
        case FileDiffers(name=name, found=found, expected=expected):
            return words.file_differs(name, found, expected)
        case CaseUnreadable(problems=problems):
            told = " ".join(f"{item.at}: {case_problem(item)}" for item in problems)
            return words.CASE_UNREADABLE.format(problems=told)
        case SchemeDiffers(found=found, expected=expected):
            return words.scheme_differs(found, expected)
        case OutcomeDiffers():
            return words.outcome_differs(
                finding.about, finding.field, finding.found, finding.computed
            )
        case RankingDiffers():
            return words.ranking_differs(finding.line, finding.found, finding.computed)
        case DrawWithoutFiles(order=order):
            return words.draw_without_files(order)
        case FigureDiffers():
            return words.figure_differs(
                finding.where, finding.unit, finding.column, finding.found, finding.computed
            )
        case PrintedDiffers():
            return words.printed_differs(
                finding.where, finding.unit, finding.column, finding.printed, finding.expected
            )
        case DecorationDiffers(page=page, printed=printed):
            return words.decoration_differs(page, printed)
        case FooterMissing(page=page, expected=expected):
            return words.footer_missing(page, expected)
        case LotteryFileBad():
            return words.lottery_file(finding.name, _problem(finding))
        case LotteryBytesDiffer(name=name):
            return words.lottery_bytes(name)
        case StandingDiffers(found=found, expected=expected):
            return words.standing_differs(found, expected)
        case StandingOfLots(lots=lots):
            return words.standing_of_lots(lots)
        case LotteryDiffers():
            return words.lottery_differs(finding.word, finding.found, finding.expected)
        case _:
            assert_never(finding)


def _problem(finding: LotteryFileBad) -> str:
    match finding.problem:
        case FileProblem() as problem:
            return file_problem_text(problem)
        case OtherList() | OtherKind() | PlaceDiffers() as differs:
            return result_problem_text(differs)
        case SeedNeeded() | OrderUnknownLot() | OrderRepeatedLot() | OrderMissingLots() as order:
            return order_problem_text(order)
        case _ as seed:
            return seed_problem_text(seed)
