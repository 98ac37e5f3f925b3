"""Signatures: made only when they can be good, and every later change is seen."""

from __future__ import annotations

import io
from datetime import timedelta
from functools import cache
from pathlib import Path

import pikepdf
import pytest
from pyhanko.pdf_utils import generic
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter

from desktop_app.report.build import build_pdf
from desktop_app.report.certificates import Expired, NotForSigning, WrongPassword
from desktop_app.report.extracting import extract_attachments, extract_text
from desktop_app.report.files import (
    Beside,
    TargetImpossible,
    TargetInUse,
    TargetIsSigned,
    WhyNotThere,
    WriteProblem,
    leave_out,
    put_in_place,
    write_beside,
)
from desktop_app.report.identity import new_identity
from desktop_app.report.pdfa import violations
from desktop_app.report.signing import (
    AlreadyBroken,
    AlreadySigned,
    NoField,
    Signer,
    seal,
    sign_pdf,
)
from desktop_app.report.verifying import (
    SignatureFinding,
    Trust,
    UnreadablePdf,
    unchanged,
    verify_signatures,
)
from tests.report.certificates_made import AT, PASSWORD, TLS_ONLY, Wanted, p12, root_pem
from tests.report.samples import minutes, signatures, small


@cache
def unsigned() -> bytes:
    made = build_pdf(small(signatures()))
    assert isinstance(made, bytes)
    return made


def signer(role: str, wanted: Wanted | None = None) -> Signer:
    return Signer(role=role, p12=p12(wanted or Wanted()), password=PASSWORD)


def signed_by(pdf: bytes, who: Signer) -> bytes:
    result = sign_pdf(pdf, who, AT)
    assert isinstance(result, bytes), result
    return result


@cache
def once() -> bytes:
    return signed_by(unsigned(), signer("voorzitter"))


@cache
def twice() -> bytes:
    return signed_by(once(), signer("secretaris", Wanted(holder="Secretaris")))


def found(pdf: bytes, *roots: bytes) -> tuple[SignatureFinding, ...]:
    result = verify_signatures(pdf, roots)
    assert isinstance(result, tuple)
    return result


def test_both_signatures_are_intact_and_the_last_covers_the_whole_file() -> None:
    first, second = found(twice(), root_pem())
    assert (first.field, second.field) == ("voorzitter", "secretaris")
    assert first.intact
    assert second.intact
    assert (first.covers_whole_file, second.covers_whole_file) == (False, True)
    assert (first.allowed_afterwards, second.allowed_afterwards) == (True, True)
    assert first.trust is second.trust is Trust.TRUSTED
    assert first.signed_at == AT
    assert second.holder == "Secretaris"
    assert unchanged((first, second))


def test_the_second_signature_leaves_the_bytes_of_the_first_alone() -> None:
    assert once().startswith(unsigned())
    assert twice().startswith(once())


def test_without_its_issuer_a_signature_is_intact_but_not_trusted() -> None:
    (finding,) = found(once())
    assert finding.intact
    assert finding.trust is Trust.UNKNOWN


def test_the_first_signer_certifies_that_only_fields_may_be_filled_in() -> None:
    with pikepdf.open(io.BytesIO(twice())) as pdf:
        reference = pdf.Root.Perms.DocMDP.Reference[0]
        assert int(reference.TransformParams.P) == 2
        assert pdf.pdf_version == "1.7"


def test_a_signature_does_not_break_the_archive_format() -> None:
    assert violations(twice()) == ()


def test_the_stamp_says_by_what_it_was_signed_and_whose_clock_it_was() -> None:
    made = build_pdf(minutes())
    assert isinstance(made, bytes)
    signed = sign_pdf(made, seal(new_identity(AT)), AT)
    assert isinstance(signed, bytes)
    with pikepdf.open(io.BytesIO(signed)) as pdf:
        fields = {str(field.T): field for field in pdf.Root.AcroForm.Fields}
        assert "/V" in fields["zegel"]
        assert "/V" not in fields["voorzitter"]
    (finding,) = found(signed)
    assert finding.trust is Trust.SEAL
    assert finding.covers_whole_file


def test_a_certificate_with_letters_no_font_has_can_still_sign() -> None:
    assert found(signed_by(unsigned(), signer("voorzitter", Wanted(holder="山田 🎉"))))[0].intact


def test_an_elliptic_curve_signs_too() -> None:
    (finding,) = found(signed_by(unsigned(), signer("voorzitter", Wanted(curve=True))))
    assert finding.intact


def test_a_bad_certificate_signs_nothing() -> None:
    wrong = Signer(role="voorzitter", p12=p12(Wanted()), password="verkeerd")  # noqa: S106 - wrong on purpose
    assert sign_pdf(unsigned(), wrong, AT) == WrongPassword()
    expired = signer("voorzitter", Wanted(days_after=-3))
    assert sign_pdf(unsigned(), expired, AT) == Expired(AT - timedelta(days=3))
    assert sign_pdf(unsigned(), signer("voorzitter", TLS_ONLY), AT) == NotForSigning()


def test_a_role_without_a_field_cannot_sign() -> None:
    assert sign_pdf(once(), signer("getuige"), AT) == NoField("getuige", ("secretaris", "zegel"))


def test_nobody_signs_twice_in_one_field() -> None:
    assert sign_pdf(once(), signer("voorzitter"), AT) == AlreadySigned("voorzitter")


@pytest.mark.parametrize("part", [0.02, 0.2, 0.4, 0.6, 0.9])
def test_one_flipped_bit_is_seen(part: float) -> None:
    damaged = bytearray(twice())
    damaged[int(len(unsigned()) * part)] ^= 1
    result = verify_signatures(bytes(damaged))
    assert isinstance(result, UnreadablePdf) or not unchanged(result)


def test_a_flipped_bit_in_the_text_breaks_both_signatures() -> None:
    damaged = bytearray(twice())
    damaged[damaged.find(b"stream", 2000) + 40] ^= 1
    assert [finding.intact for finding in found(bytes(damaged))] == [False, False]


def updated(pdf: bytes, *, rotate: bool) -> bytes:
    """The document with an update after its signatures: a turned page, or only a new object."""
    writer = IncrementalPdfFileWriter(io.BytesIO(pdf))
    if rotate:
        pages = writer.root["/Pages"]["/Kids"]
        pages[0]["/Rotate"] = generic.NumberObject(90)
        writer.mark_update(pages.raw_get(0))
    else:
        writer.root["/Naschrift"] = generic.pdf_string("later")
        writer.update_root()
    output = io.BytesIO()
    writer.write(output)
    return output.getvalue()


def test_a_page_turned_after_signing_is_seen() -> None:
    first, second = found(updated(twice(), rotate=True))
    assert first.intact
    assert second.intact
    assert not first.allowed_afterwards
    assert not second.allowed_afterwards
    assert not unchanged((first, second))


def test_anything_added_after_signing_is_seen() -> None:
    findings = found(updated(twice(), rotate=False))
    assert not any(finding.covers_whole_file for finding in findings)
    assert not unchanged(findings)


def test_bytes_after_the_end_of_the_file_are_seen() -> None:
    findings = found(twice() + b"\n% naschrift\n")
    assert not unchanged(findings)


def test_nobody_signs_a_document_that_was_changed() -> None:
    changed = updated(once(), rotate=True)
    problem = sign_pdf(changed, signer("secretaris"), AT)
    assert isinstance(problem, AlreadyBroken)


def test_an_unsigned_document_has_no_signatures() -> None:
    assert found(unsigned()) == ()
    assert not unchanged(())


HOSTILE = [
    b"",
    b"%PDF-1.7",
    b"\x00" * 1000,
    b"%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 1 0 R>>\nendobj\ntrailer<</Root 1 0 R>>",
    b"%PDF-1.4\n" + b"[" * 20_000 + b"\nstartxref\n9\n%%EOF",
    b"PK\x03\x04 geen pdf",
]


@pytest.mark.parametrize("content", HOSTILE)
def test_hostile_bytes_are_unreadable_and_never_an_error(content: bytes) -> None:
    assert verify_signatures(content) in (UnreadablePdf(), ())
    assert extract_text(content) in (UnreadablePdf(), (), ("",))
    assert extract_attachments(content) in (UnreadablePdf(), ())
    assert sign_pdf(content, signer("voorzitter"), AT) in (
        UnreadablePdf(),
        NoField("voorzitter", ()),
    )


def test_a_document_cut_off_anywhere_gives_no_error() -> None:
    for length in range(1, len(twice()), len(twice()) // 12):
        part = twice()[:length]
        result = verify_signatures(part)
        assert isinstance(result, UnreadablePdf) or not unchanged(result) or part == once()
        extract_text(part)
        extract_attachments(part)


def _write(path: Path, content: bytes) -> WriteProblem | None:
    beside = write_beside(path, content)
    return put_in_place(beside) if isinstance(beside, Beside) else beside


def test_a_signed_file_is_only_continued_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "stuk.pdf"
    assert _write(path, unsigned()) is None
    assert _write(path, once()) is None
    assert _write(path, twice()) is None
    assert _write(path, once()) == TargetIsSigned(path)
    assert _write(path, unsigned()) == TargetIsSigned(path)
    assert path.read_bytes() == twice()
    assert [entry.name for entry in tmp_path.iterdir()] == ["stuk.pdf"]


def test_a_place_where_no_file_can_come_is_told_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "map.pdf").mkdir()
    assert _write(tmp_path / "map.pdf", unsigned()) == TargetInUse(tmp_path / "map.pdf")
    missing = tmp_path / "weg" / "stuk.pdf"
    assert _write(missing, unsigned()) == TargetImpossible(missing, WhyNotThere.NO_FOLDER)
    long = tmp_path / ("n" * 300)
    assert _write(long, unsigned()) == TargetImpossible(long, WhyNotThere.NAME)
    assert [entry.name for entry in tmp_path.iterdir()] == ["map.pdf"]


def test_a_name_that_just_fits_and_has_odd_characters_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("’t stuk: klaar? € é " + "n" * 200 + ".pdf")
    assert _write(path, unsigned()) is None
    assert path.read_bytes() == unsigned()


def test_a_document_that_is_left_out_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "stuk.pdf"
    path.write_bytes(b"eerder")
    beside = write_beside(path, unsigned())
    assert isinstance(beside, Beside)
    leave_out(beside)
    assert path.read_bytes() == b"eerder"
    assert [entry.name for entry in tmp_path.iterdir()] == ["stuk.pdf"]
