"""The appendices of the minutes: scheme in words, documents, hashes, scores per member, files."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.core.round import Round
from desktop_app.core.scale import value_name
from desktop_app.report.content.attachments import ListedFile
from desktop_app.report.content.facts import Facts
from desktop_app.report.content.issued import Issued
from desktop_app.report.content.people import functions
from desktop_app.report.document import (
    Block,
    Column,
    Emphasis,
    HashBlocks,
    Heading,
    Items,
    KeyValues,
    Paragraph,
    Run,
    Table,
)
from desktop_app.text import minutes_closing as words
from desktop_app.text.measure import column_codes
from desktop_app.text.minutes_intake import unit_head
from desktop_app.text.moments import moment_text
from desktop_app.text.notation import NO_VALUE, blocks
from desktop_app.text.scheme import render_scheme
from desktop_app.text.wording import cited, moment_words


def scheme_in_words(facts: Facts) -> Iterator[Block]:
    """Appendix A: every rule of the scheme with its place in the law."""
    yield Heading(1, words.SCHEME)
    for section in render_scheme(facts.scheme, facts.outcome.case.readings):
        yield Heading(2, section.heading)
        yield Items(tuple(f"{rule.text.rstrip('.')}{cited(rule.ref)}." for rule in section.rules))


def documents(state: Round) -> Iterator[Block]:
    """Appendix B: which documents, in which version, received when."""
    yield Heading(1, words.DOCUMENTS)
    rows = tuple(
        (
            application,
            name,
            document.version or NO_VALUE,
            moment_words(document.received),
        )
        for application, received in sorted(state.documents.items())
        for name, document in sorted(received.items())
    )
    if not rows:
        yield Paragraph(words.NO_DOCUMENTS)
        return
    yield Table(
        columns=(
            Column(title=words.APPLICATION),
            Column(title=words.DOCUMENT, share=1),
            Column(title=words.DOCUMENT_VERSION),
            Column(title=words.DOCUMENT_RECEIVED),
        ),
        rows=rows,
    )


def technical(facts: Facts, issued: Issued, engine: str) -> Iterator[Block]:
    """Appendix C: the hash of the scheme, the head of the chain, the program."""
    yield Heading(1, words.TECHNICAL)
    yield HashBlocks(label=words.SCHEME_HASH, hexadecimal=facts.told.scheme_sha256)
    yield HashBlocks(label=words.head_label(issued.nr), hexadecimal=issued.head)
    yield KeyValues(
        (
            (words.PROGRAM, issued.program),
            (words.OPENED_WITH, engine),
            (words.MADE_AT, moment_text(issued.made_at)),
        )
    )


def member_scores(state: Round) -> Iterator[Block]:
    """Appendix D: what each member gave, by function; these scores do not count."""
    yield Heading(1, words.MEMBERS)
    if not state.member_scores:
        yield Paragraph(words.NO_MEMBER_SCORES)
        return
    named, codes = functions(state), column_codes(state.scheme)
    for stage in state.scheme.stages:
        rows = []
        for unit, given in sorted(state.member_scores.items()):
            for member in state.members:
                own = {
                    criterion: score
                    for (of_stage, criterion, who), score in given.items()
                    if of_stage == stage.id and who == member
                }
                if own:
                    cells = (
                        _value(state, item.id, own[item.id].value) if item.id in own else NO_VALUE
                        for item in state.scheme.scored
                    )
                    rows.append((unit, named[member], *cells))
        if not rows:
            continue
        if len(state.scheme.stages) > 1:
            yield Heading(2, stage.name)
        yield Table(
            columns=(
                Column(title=unit_head(state.scheme)),
                Column(title=words.MEMBER, share=1),
                *(Column(title=codes[item.id]) for item in state.scheme.scored),
            ),
            rows=tuple(rows),
        )


def _value(state: Round, criterion: str, value: str) -> str:
    found = state.scheme.criterion(criterion)
    return value if found is None else value_name(found, value).replace(".", ",")


def files(rows: Sequence[ListedFile], letter: str = "") -> Iterator[Block]:
    """Appendix E: the files that travel in the document, each with its hash."""
    yield Heading(1, f"{letter}{words.FILES}")
    yield Table(
        columns=(
            Column(title=words.FILE),
            Column(title=words.WHAT, share=2),
            Column(title=words.HASH, share=3),
        ),
        rows=tuple(
            (
                row.name,
                row.description,
                (Run(blocks(row.sha256), Emphasis.MONO),) if row.sha256 else NO_VALUE,
            )
            for row in rows
        ),
    )
