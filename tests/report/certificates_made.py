"""Certificates for the tests, each with its own fault; keys are made once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    pkcs12,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AT = datetime(2026, 3, 17, 18, 30, tzinfo=UTC)
PASSWORD = "Café-2026"  # noqa: S105 - of the certificates made here
Key = rsa.RSAPrivateKey | ec.EllipticCurvePrivateKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a certificate is to be."""

    holder: str = "Voorzitter Bezwaarcommissie"
    days_before: int = 100
    days_after: int = 400
    signing: bool = True
    purposes: tuple[x509.ObjectIdentifier, ...] = ()
    curve: bool = False
    bits: int = 2048


@cache
def key_of(*, curve: bool, bits: int) -> Key:
    """One key of each kind."""
    if curve:
        return ec.generate_private_key(ec.SECP256R1())
    return rsa.generate_private_key(public_exponent=65537, key_size=bits)


@cache
def root() -> tuple[x509.Certificate, Key]:
    """An issuer."""
    key = key_of(curve=False, bits=2048)
    name = _name("Uitgever voor de proef")
    certificate = (
        _begun(name, name, key, AT - timedelta(days=4000), AT + timedelta(days=4000))
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .add_extension(_usage(signing=False, issuing=True), critical=True)
        .sign(key, hashes.SHA256())
    )
    return certificate, key


def root_pem() -> bytes:
    """The issuer, as a file to trust."""
    return root()[0].public_bytes(Encoding.PEM)


@cache
def p12(wanted: Wanted) -> bytes:
    """A certificate file with its key, under PASSWORD."""
    issuer, issuer_key = root()
    key = key_of(curve=wanted.curve, bits=wanted.bits)
    builder = _begun(
        _name(wanted.holder),
        issuer.subject,
        key,
        AT - timedelta(days=wanted.days_before),
        AT + timedelta(days=wanted.days_after),
    ).add_extension(_usage(signing=wanted.signing, issuing=False), critical=True)
    if wanted.purposes:
        builder = builder.add_extension(x509.ExtendedKeyUsage(wanted.purposes), critical=False)
    certificate = builder.sign(issuer_key, hashes.SHA256())
    return pkcs12.serialize_key_and_certificates(
        b"proef", key, certificate, [issuer], BestAvailableEncryption(PASSWORD.encode())
    )


TLS_ONLY = Wanted(holder="www.gemeente.example", purposes=(ExtendedKeyUsageOID.SERVER_AUTH,))


def _name(common: str) -> x509.Name:
    return x509.Name(
        [
            x509.NameAttribute(NameOID.COUNTRY_NAME, "NL"),
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, "Gemeente voor de proef"),
            x509.NameAttribute(NameOID.COMMON_NAME, common),
        ]
    )


def _begun(
    subject: x509.Name, issuer: x509.Name, key: Key, begin: datetime, end: datetime
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(end)
    )


def _usage(*, signing: bool, issuing: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=signing,
        content_commitment=signing,
        key_encipherment=not signing,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=issuing,
        crl_sign=issuing,
        encipher_only=False,
        decipher_only=False,
    )
