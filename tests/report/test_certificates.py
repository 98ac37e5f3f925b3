"""A certificate is judged before anything is signed."""

from __future__ import annotations

import stat
from datetime import UTC, timedelta
from pathlib import Path

import pytest

from desktop_app.report.certificates import (
    CertificateWarning,
    Expired,
    NotACertificateFile,
    NotForSigning,
    NotYetValid,
    Usable,
    WrongPassword,
    check_certificate,
    is_own_seal,
)
from desktop_app.report.identity import FILE_NAME, new_identity, sealing_identity
from tests.report.certificates_made import AT, PASSWORD, TLS_ONLY, Wanted, p12


def test_a_signing_certificate_is_usable_without_warnings() -> None:
    usable = check_certificate(p12(Wanted()), PASSWORD, AT)
    assert isinstance(usable, Usable)
    assert usable.holder == "Voorzitter Bezwaarcommissie"
    assert usable.issuer == "Uitgever voor de proef"
    assert not usable.self_made
    assert usable.warnings == ()


@pytest.mark.parametrize("password", ["verkeerd", "", None, "café-2026"])
def test_a_wrong_password_is_told_apart_from_a_broken_file(password: str | None) -> None:
    assert check_certificate(p12(Wanted()), password, AT) == WrongPassword()


@pytest.mark.parametrize(
    "content", [b"", b"%PDF-1.7", b"0\x82\x00\x05abcde", b"\x30\x03\x02\x01\x03"]
)
def test_a_file_of_another_kind_is_no_certificate_file(content: bytes) -> None:
    assert check_certificate(content, PASSWORD, AT) == NotACertificateFile()


def test_an_expired_certificate_says_since_when() -> None:
    problem = check_certificate(p12(Wanted(days_after=-3)), PASSWORD, AT)
    assert problem == Expired(AT - timedelta(days=3))


def test_a_certificate_that_begins_later_says_when() -> None:
    problem = check_certificate(p12(Wanted(days_before=-5)), PASSWORD, AT)
    assert problem == NotYetValid(AT + timedelta(days=5))


def test_a_certificate_without_signing_usage_is_refused() -> None:
    assert check_certificate(p12(Wanted(signing=False)), PASSWORD, AT) == NotForSigning()


def test_a_certificate_for_a_website_is_refused() -> None:
    assert check_certificate(p12(TLS_ONLY), PASSWORD, AT) == NotForSigning()


def test_a_key_of_1024_bits_is_refused() -> None:
    assert check_certificate(p12(Wanted(bits=1024)), PASSWORD, AT) == NotForSigning()


def test_the_last_thirty_days_give_a_warning() -> None:
    usable = check_certificate(p12(Wanted(days_after=29)), PASSWORD, AT)
    assert isinstance(usable, Usable)
    assert usable.warnings == (CertificateWarning.EXPIRES_SOON,)
    later = check_certificate(p12(Wanted(days_after=31)), PASSWORD, AT)
    assert isinstance(later, Usable)
    assert later.warnings == ()


def test_an_elliptic_curve_gives_a_warning() -> None:
    usable = check_certificate(p12(Wanted(curve=True)), PASSWORD, AT)
    assert isinstance(usable, Usable)
    assert usable.warnings == (CertificateWarning.ELLIPTIC_CURVE,)


def test_the_sealing_key_is_made_once_and_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "rangorde"
    first = sealing_identity(folder, AT)
    assert sealing_identity(folder, AT + timedelta(days=300)) == first
    assert stat.S_IMODE((folder / FILE_NAME).stat().st_mode) == 0o600
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]


def test_the_sealing_key_is_recognised_as_self_made() -> None:
    usable = check_certificate(new_identity(AT).p12, None, AT)
    assert isinstance(usable, Usable)
    assert is_own_seal(usable.holder, self_made=usable.self_made)
    assert usable.not_after.astimezone(UTC).year == 2036


def test_a_damaged_sealing_key_is_kept_aside_and_a_new_one_made(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"half een sleutel")
    made = sealing_identity(tmp_path, AT)
    assert isinstance(check_certificate(made.p12, None, AT), Usable)
    aside = tmp_path / "zegelsleutel-tot-20260317T183000.p12"
    assert aside.read_bytes() == b"half een sleutel"


def test_a_sealing_key_that_ends_is_replaced(tmp_path: Path) -> None:
    first = sealing_identity(tmp_path, AT)
    later = sealing_identity(tmp_path, AT + timedelta(days=3640))
    assert later != first
    assert len(list(tmp_path.iterdir())) == 2
