"""`rangorde report`: make minutes, sign them, and note them in the journal."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from desktop_app.cli.command import DONE, FAILED, Command, Console, read_file
from desktop_app.cli.parser import WRONG_USE, file_path
from desktop_app.cli.rounds import open_to_change
from desktop_app.core.events_decision import ReportKind
from desktop_app.report.identity import default_folder, sealing_identity
from desktop_app.report.signing import Signer, seal
from desktop_app.session.issue_problems import certificate_notices, issue_problem_lines
from desktop_app.session.issuing import Issued, IssueRequest, issue
from desktop_app.session.session import Session
from desktop_app.text import command_report as words
from desktop_app.text.command_line import ACTOR, AS_JSON

_DRAW = re.compile(r"L([1-9][0-9]{0,2})(?:/([1-9][0-9]?))?")
_KINDS = {str(kind): kind for kind in (ReportKind.MEETING, ReportKind.DRAW)}


def _configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("round", type=file_path, metavar="RONDE", help=words.ROUND)
    parser.add_argument("--kind", required=True, choices=tuple(_KINDS), help=words.KIND)
    parser.add_argument("--draw", metavar="L1[/2]", help=words.DRAW)
    parser.add_argument(
        "--out", required=True, type=file_path, metavar="BESTAND.pdf", help=words.OUT
    )
    parser.add_argument("--actor", required=True, metavar="NAAM", help=ACTOR)
    parser.add_argument("--concept", action="store_true", help=words.CONCEPT)
    parser.add_argument("--seal", action="store_true", help=words.SEAL)
    parser.add_argument(
        "--sign", action="append", default=[], metavar="FUNCTIE=BESTAND.p12", help=words.SIGN
    )
    parser.add_argument(
        "--password-file", action="append", default=[], type=file_path, metavar="BESTAND",
        help=words.PASSWORD_FILE,
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help=AS_JSON)


def _run(args: argparse.Namespace, console: Console) -> int:
    draw = _draw(args.draw)
    wrong = _wrong_use(args, draw)
    if wrong is not None:
        console.say(wrong)
        return WRONG_USE
    signers = _signers(args, console)
    if signers is None:
        return FAILED
    session = open_to_change(args.round, args.actor, console)
    if session is None:
        return FAILED
    try:
        return _issue(args, session, draw, signers, console)
    finally:
        session.close()


def _wrong_use(args: argparse.Namespace, draw: tuple[int, int] | None) -> str | None:
    """Say which arguments do not go together, if any."""
    signed = bool(args.seal or args.sign)
    if args.concept == signed:
        return words.CONCEPT_IS_NOT_SIGNED if signed else words.SIGN_OR_SEAL
    is_draw = args.kind == str(ReportKind.DRAW)
    if is_draw != (args.draw is not None) or is_draw != (draw is not None):
        return words.DRAW_WANTED
    unclear = next((pair for pair in args.sign if not all(pair.partition("="))), None)
    if unclear is not None:
        return words.role_and_file_wanted(unclear)
    return words.TOO_MANY_PASSWORDS if len(args.password_file) > len(args.sign) else None


def _issue(
    args: argparse.Namespace,
    session: Session,
    draw: tuple[int, int] | None,
    signers: tuple[Signer, ...],
    console: Console,
) -> int:
    request = IssueRequest(
        kind=_KINDS[args.kind],
        target=args.out,
        at=console.ports.clock(),
        draw=draw,
        concept=args.concept,
        signers=() if args.concept else signers,
    )
    for notice in certificate_notices(request.signers, request.at):
        console.say(notice)
    issued = issue(session, request)
    if not isinstance(issued, Issued):
        for line in issue_problem_lines(issued, session.round):
            console.say(line)
        return FAILED
    if args.json:
        console.show_json(
            {
                "stuk": issued.number,
                "versie": issued.version,
                "bestand": str(issued.path),
                "sha256": issued.sha256,
                "concept": issued.concept,
            }
        )
        return DONE
    console.show(words.issued(issued.number, issued.version, str(issued.path), issued.sha256))
    if args.seal and not args.concept:
        console.say(words.seal_is_no_signature())
    return DONE


def _draw(text: str | None) -> tuple[int, int] | None:
    match = _DRAW.fullmatch(text or "")
    return (int(match[1]), int(match[2] or 1)) if match else None


def _signers(args: argparse.Namespace, console: Console) -> tuple[Signer, ...] | None:
    """Read the certificates in the order in which they sign; None after saying what is wrong."""
    passwords: list[str | None] = []
    for path in args.password_file:
        content = read_file(path, console)
        if content is None:
            return None
        passwords.append(content.decode("utf-8", errors="replace").rstrip("\r\n"))
    passwords += [None] * len(args.sign)
    signers: list[Signer] = []
    for pair, password in zip(args.sign, passwords, strict=False):
        role, _, name = pair.partition("=")
        content = read_file(Path(name), console)
        if content is None:
            return None
        signers.append(Signer(role=role, p12=content, password=password))
    if args.seal:
        try:
            signers.append(seal(sealing_identity(default_folder(), console.ports.clock())))
        except OSError:
            console.say(words.NO_KEY)
            return None
    return tuple(signers)


COMMAND = Command(name="report", help=words.HELP, configure=_configure, run=_run)
