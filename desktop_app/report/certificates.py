"""Whether a certificate can sign a document, asked before anything is signed."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from desktop_app.text.notation import NO_VALUE
from desktop_app.text.signatures import SEAL_COMMON_NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cryptography import x509
    from cryptography.hazmat.primitives.serialization.pkcs12 import PKCS12KeyAndCertificates

_SOON = timedelta(days=30)
_SHORTEST_RSA = 2048
_SIGNING_PURPOSES = frozenset(
    {
        "1.3.6.1.5.5.7.3.4",  # e-mail protection, RFC 5280 4.2.1.12
        "1.3.6.1.5.5.7.3.36",  # document signing, RFC 9336
        "1.3.6.1.4.1.311.10.3.12",  # document signing, Microsoft
        "1.2.840.113583.1.1.5",  # authentic documents, Adobe
        "2.5.29.37.0",  # any purpose
    }
)


class CertificateWarning(StrEnum):
    """What a user should know about a certificate that can sign."""

    EXPIRES_SOON = "expires_soon"
    ELLIPTIC_CURVE = "elliptic_curve"


@dataclass(frozen=True, slots=True, kw_only=True)
class Usable:
    """A certificate that can sign: its holder and issuer, its end and what to warn about.

    `self_made` is true for a certificate without an issuer of its own, such as the sealing key
    of the program; it proves that nothing changed, not who signed.
    """

    holder: str
    issuer: str
    not_after: datetime
    self_made: bool
    warnings: tuple[CertificateWarning, ...]


@dataclass(frozen=True, slots=True)
class WrongPassword:
    """The file is a certificate file, but this password does not open it."""


@dataclass(frozen=True, slots=True)
class NotACertificateFile:
    """The file is no PKCS#12 file with a key and a certificate."""


@dataclass(frozen=True, slots=True)
class Expired:
    """The certificate has ended."""

    on: datetime


@dataclass(frozen=True, slots=True)
class NotYetValid:
    """The certificate begins later."""

    on: datetime


@dataclass(frozen=True, slots=True)
class NotForSigning:
    """The certificate is meant for something else, such as a website, or its key is too weak."""


CertificateProblem: TypeAlias = (
    WrongPassword | NotACertificateFile | Expired | NotYetValid | NotForSigning
)


def check_certificate(
    p12: bytes, password: str | None, at: datetime
) -> Usable | CertificateProblem:
    """Tell whether a PKCS#12 file can sign at a moment (with a time zone).

    The password is tried as UTF-8. Revocation is not checked: that needs a network.
    """
    opened = _opened(p12, password)
    if isinstance(opened, WrongPassword | NotACertificateFile):
        return opened
    if opened.cert is None or opened.key is None:
        return NotACertificateFile()
    certificate = opened.cert.certificate
    if at > certificate.not_valid_after_utc:
        return Expired(certificate.not_valid_after_utc)
    if at < certificate.not_valid_before_utc:
        return NotYetValid(certificate.not_valid_before_utc)
    if not (_may_sign(certificate) and _has_strong_key(certificate)):
        return NotForSigning()
    return Usable(
        holder=common_name(certificate.subject),
        issuer=common_name(certificate.issuer),
        not_after=certificate.not_valid_after_utc,
        self_made=certificate.issuer == certificate.subject,
        warnings=tuple(_warnings(certificate, at)),
    )


def is_own_seal(holder: str, *, self_made: bool) -> bool:
    """Whether a certificate is one that this program makes for itself."""
    return self_made and holder == SEAL_COMMON_NAME


def common_name(name: x509.Name) -> str:
    """The name by which people know the holder of a certificate; never empty."""
    from cryptography.x509.oid import NameOID

    found = name.get_attributes_for_oid(NameOID.COMMON_NAME)
    return str(found[0].value) if found else name.rfc4514_string() or NO_VALUE


def _opened(
    p12: bytes, password: str | None
) -> PKCS12KeyAndCertificates | WrongPassword | NotACertificateFile:
    from cryptography.hazmat.primitives.serialization import pkcs12

    if not _looks_like_p12(p12):
        return NotACertificateFile()
    try:
        return pkcs12.load_pkcs12(p12, password.encode() if password else None)
    except ValueError:
        return WrongPassword()


def _looks_like_p12(p12: bytes) -> bool:
    """Whether the outside of the file is PKCS#12; the library mixes this up with passwords."""
    from asn1crypto.pkcs12 import Pfx

    try:
        outside = Pfx.load(p12)
        return outside["version"].native == "v3" and bool(outside["auth_safe"]["content_type"])
    except (ValueError, TypeError):
        return False


def _may_sign(certificate: x509.Certificate) -> bool:
    """Whether the certificate says it is for signing: both kinds of usage, where it names them."""
    from cryptography import x509

    try:
        usage = certificate.extensions.get_extension_for_class(x509.KeyUsage).value
    except x509.ExtensionNotFound:
        allowed = True
    else:
        allowed = usage.digital_signature or usage.content_commitment
    try:
        purposes = certificate.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    except x509.ExtensionNotFound:
        return allowed
    return allowed and any(purpose.dotted_string in _SIGNING_PURPOSES for purpose in purposes)


def _has_strong_key(certificate: x509.Certificate) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec, rsa

    key = certificate.public_key()
    if isinstance(key, rsa.RSAPublicKey):
        return key.key_size >= _SHORTEST_RSA
    return isinstance(key, ec.EllipticCurvePublicKey)


def _warnings(certificate: x509.Certificate, at: datetime) -> Iterator[CertificateWarning]:
    from cryptography.hazmat.primitives.asymmetric import ec

    if certificate.not_valid_after_utc - at < _SOON:
        yield CertificateWarning.EXPIRES_SOON
    if isinstance(certificate.public_key(), ec.EllipticCurvePublicKey):
        yield CertificateWarning.ELLIPTIC_CURVE
