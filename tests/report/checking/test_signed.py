"""Signatures, hostile bytes and sentences: the outside of the check."""

from __future__ import annotations

import io

import pikepdf
import pytest

from desktop_app.report.checking.check import check_report
from desktop_app.report.checking.findings import FileMissing, ReportCheck, UnreadableReport
from desktop_app.report.checking.words import check_texts
from desktop_app.report.identity import new_identity
from desktop_app.report.signing import seal, sign_pdf
from tests.report.certificates_made import AT
from tests.report.checking.samples import pdf_of, read_scheme


def sealed() -> bytes:
    """Minutes with the seal of the program."""
    signed = sign_pdf(pdf_of("buurt"), seal(new_identity(AT)), AT)
    assert isinstance(signed, bytes), signed
    return signed


def test_a_sealed_document_is_sound_and_says_who_sealed_it() -> None:
    check = check_report(sealed(), read_scheme)
    assert check.sound
    (signature,) = check.signatures
    assert signature.field == "zegel"
    texts = check_texts(check)
    assert "De handtekening van zegel past bij de inhoud." in texts
    assert texts[-1] == "Alles klopt. De cijfers zijn opnieuw berekend en gelijk aan wat er staat."


def test_a_change_after_sealing_breaks_the_seal_and_is_said() -> None:
    signed = sealed()
    place = signed.index(b"/Contents <") - 400
    altered = signed[:place] + bytes([signed[place] ^ 1]) + signed[place + 1 :]
    check = check_report(altered, read_scheme)
    assert not check.sound
    assert check_texts(check)[-1] == "Dit stuk klopt niet. Gebruik dit exemplaar niet."


def test_a_document_without_a_signature_says_so() -> None:
    assert "Dit stuk is niet ondertekend en niet verzegeld." in check_texts(
        check_report(pdf_of("utrecht"), read_scheme)
    )


@pytest.mark.parametrize("content", [b"", b"%PDF-1.7", b"geen pdf", pdf_of("buurt")[:5000]])
def test_bytes_that_are_no_whole_pdf_are_refused_without_raising(content: bytes) -> None:
    check = check_report(content, read_scheme)
    assert check.findings == (UnreadableReport(),)
    assert check.sheet is None


def test_a_pdf_of_another_program_is_no_document_of_this_one() -> None:
    pdf = pikepdf.new()
    pdf.add_blank_page()
    written = io.BytesIO()
    pdf.save(written)
    check = check_report(written.getvalue(), read_scheme)
    assert check.findings in ((UnreadableReport(),), (FileMissing("stuk.json"),))
    assert check_texts(check)


def test_a_structure_that_turns_in_circles_is_refused() -> None:
    with pikepdf.open(io.BytesIO(pdf_of("buurt"))) as opened:
        root = opened.Root.StructTreeRoot
        root.K[0].K.append(root.K[0])
        written = io.BytesIO()
        opened.save(written)
    assert check_report(written.getvalue(), read_scheme).findings == (UnreadableReport(),)


def test_a_reader_of_schemes_that_finds_problems_does_not_stop_the_check() -> None:
    check: ReportCheck = check_report(pdf_of("buurt"), lambda _: ("problem",))
    assert not check.sound
    assert any("regeling.yaml" in text for text in check_texts(check))
