"""The sealing key of this program: made on first use, kept in the user's own folder."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.report.certificates import CertificateWarning, Usable, check_certificate
from desktop_app.text.signatures import SEAL_COMMON_NAME, SEAL_ORGANISATION

if TYPE_CHECKING:
    from cryptography import x509

FILE_NAME = "zegelsleutel.p12"
_BITS = 3072
_PUBLIC_EXPONENT = 65537
_VALID_FOR = timedelta(days=10 * 365)
_CLOCK_SLACK = timedelta(hours=1)
_OWNER_ONLY = 0o600


@dataclass(frozen=True, slots=True)
class Identity:
    """A key with its self-made certificate, as a PKCS#12 file without a password.

    Only the rights of the file protect it (its owner alone may read it): a password kept beside
    it would add nothing, and one typed every time would be written on the lid of the laptop.
    The key seals: it shows that a document was not changed afterwards. It says nothing about who
    signed and is never presented as a signature of a person.
    """

    p12: bytes


def default_folder() -> Path:
    """The folder of this program in the user's data folder, the same on every start."""
    import platformdirs

    return platformdirs.user_data_path("rangorde", appauthor=False)


def sealing_identity(folder: Path, at: datetime) -> Identity:
    """The sealing key in a folder; made when there is none, or none that can be used any longer.

    A key that has ended or cannot be read is kept under another name. Old seals stay verifiable,
    because every document carries the certificate. Raises OSError when the folder cannot be
    written.
    """
    path = folder / FILE_NAME
    if path.exists():
        kept = Identity(path.read_bytes())
        state = check_certificate(kept.p12, None, at)
        if isinstance(state, Usable) and CertificateWarning.EXPIRES_SOON not in state.warnings:
            return kept
        path.replace(folder / f"{path.stem}-tot-{at:%Y%m%dT%H%M%S}{path.suffix}")
    made = new_identity(at)
    _write_for_owner(path, made.p12)
    return made


def new_identity(at: datetime) -> Identity:
    """A new key of 3,072 bits RSA with a certificate that begins now and lasts ten years."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import rsa
    from cryptography.hazmat.primitives.serialization import NoEncryption, pkcs12
    from cryptography.x509.oid import NameOID

    key = rsa.generate_private_key(public_exponent=_PUBLIC_EXPONENT, key_size=_BITS)
    name = x509.Name(
        [
            x509.NameAttribute(NameOID.ORGANIZATION_NAME, SEAL_ORGANISATION),
            x509.NameAttribute(NameOID.COMMON_NAME, SEAL_COMMON_NAME),
        ]
    )
    identifier = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(at - _CLOCK_SLACK)
        .not_valid_after(at + _VALID_FOR)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_signing_usage(), critical=True)
        .add_extension(identifier, critical=False)
        .sign(key, hashes.SHA256())
    )
    p12 = pkcs12.serialize_key_and_certificates(
        SEAL_COMMON_NAME.encode(), key, certificate, None, NoEncryption()
    )
    return Identity(p12)


def _signing_usage() -> x509.KeyUsage:
    from cryptography import x509

    return x509.KeyUsage(
        digital_signature=True,
        content_commitment=True,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=False,
        crl_sign=False,
        encipher_only=False,
        decipher_only=False,
    )


def _write_for_owner(path: Path, content: bytes) -> None:
    """Write a file that is never, not even for a moment, readable for others."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    beside.replace(path)
