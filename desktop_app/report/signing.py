"""Signing a document: first everything that could go wrong, then one signature in its field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from desktop_app.report.certificates import (
    CertificateProblem,
    Usable,
    check_certificate,
)
from desktop_app.report.pdfa import NotArchivable
from desktop_app.report.verifying import SignatureFinding, UnreadablePdf, verify_signatures
from desktop_app.text.document_layout import SEAL_ROLE

if TYPE_CHECKING:
    from datetime import datetime

    from desktop_app.report.identity import Identity


@dataclass(frozen=True, slots=True, kw_only=True)
class Signer:
    """Who signs in which field: the role as in the document, the certificate and its password."""

    role: str
    p12: bytes
    password: str | None = None


@dataclass(frozen=True, slots=True)
class NoField:
    """The document has no field for this role; `roles` are the fields that are still empty."""

    role: str
    roles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlreadySigned:
    """The field of this role has been filled in before."""

    role: str


@dataclass(frozen=True, slots=True)
class AlreadyBroken:
    """An earlier signature does not fit the document any longer, so nobody should add one."""

    findings: tuple[SignatureFinding, ...]


SigningProblem: TypeAlias = (
    CertificateProblem | NoField | AlreadySigned | AlreadyBroken | UnreadablePdf | NotArchivable
)


def seal(identity: Identity, role: str = SEAL_ROLE) -> Signer:
    """The sealing key of the program as a signer, by default in the field of the seal."""
    return Signer(role=role, p12=identity.p12)


def sign_pdf(pdf: bytes, signer: Signer, at: datetime) -> bytes | SigningProblem:
    """The document with one more signature, PAdES B-B, at a moment with a time zone.

    The signature is added after the bytes that are there, so earlier signatures stay valid. The
    first one certifies the document: from then on only its other fields may be filled in. The
    moment is what the clock of this computer says; no time stamp is asked for, because that
    needs a network.
    """
    usable = check_certificate(signer.p12, signer.password, at)
    if not isinstance(usable, Usable):
        return usable
    earlier = verify_signatures(pdf)
    if isinstance(earlier, UnreadablePdf):
        return earlier
    if any(finding.changed for finding in earlier):
        return AlreadyBroken(earlier)
    problem = _field_problem(pdf, signer.role)
    if problem is not None:
        return problem
    from desktop_app.report import pades

    signed = pades.add_signature(pdf, signer, usable, at, certify=not earlier)
    return _still_archivable(signed, usable)


def _field_problem(pdf: bytes, role: str) -> NoField | AlreadySigned | None:
    from desktop_app.report import pades
    from desktop_app.report.layout_signatures import field_name

    fields = pades.signature_fields(pdf)
    name = field_name(role)
    if name not in fields:
        return NoField(role, tuple(field for field, filled in fields.items() if not filled))
    return AlreadySigned(role) if fields[name] else None


def _still_archivable(signed: bytes, usable: Usable) -> bytes | NotArchivable:
    """A signature may not break PDF/A; the warning about elliptic curves was given before."""
    from desktop_app.report.certificates import CertificateWarning
    from desktop_app.report.pdfa import violations

    found = violations(signed)
    if found and CertificateWarning.ELLIPTIC_CURVE not in usable.warnings:
        return NotArchivable(found)
    return signed
