"""Checking signatures with pyHanko; imported when first used."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING

from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko.sign.validation.settings import KeyUsageConstraints
from pyhanko.sign.validation.status import SignatureCoverageLevel
from pyhanko_certvalidator import ValidationContext

from desktop_app.report.certificates import is_own_seal
from desktop_app.report.verifying import SignatureFinding, Trust, UnreadablePdf
from desktop_app.text.notation import NO_VALUE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from asn1crypto.x509 import Certificate
    from pyhanko.sign.validation import EmbeddedPdfSignature

_LIBRARIES = ("pyhanko", "pyhanko_certvalidator")


def findings(
    pdf: bytes, trusted_roots: Sequence[bytes]
) -> tuple[SignatureFinding, ...] | UnreadablePdf:
    """Every signature in order of signing."""
    for name in _LIBRARIES:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        reader = PdfFileReader(io.BytesIO(pdf))
        signatures = list(reader.embedded_regular_signatures)
    except Exception:  # noqa: BLE001 - a file from anywhere makes the library raise anything
        return UnreadablePdf()
    return tuple(_finding(signature, trusted_roots) for signature in signatures)


def _finding(signature: EmbeddedPdfSignature, trusted_roots: Sequence[bytes]) -> SignatureFinding:
    try:
        return _checked(signature, trusted_roots)
    except Exception:  # noqa: BLE001 - a signature that cannot be read is not intact
        return SignatureFinding(
            field=_field_of(signature),
            holder=NO_VALUE,
            issuer=NO_VALUE,
            intact=False,
            covers_whole_file=False,
            allowed_afterwards=False,
            trust=Trust.UNKNOWN,
            signed_at=None,
        )


def _checked(signature: EmbeddedPdfSignature, trusted_roots: Sequence[bytes]) -> SignatureFinding:
    certificate = signature.signer_cert
    status = validate_pdf_signature(
        signature,
        signer_validation_context=_context(trusted_roots),
        key_usage_settings=KeyUsageConstraints(),
    )
    whole_file = status.coverage == SignatureCoverageLevel.ENTIRE_FILE
    revision = whole_file or status.coverage == SignatureCoverageLevel.ENTIRE_REVISION
    return SignatureFinding(
        field=_field_of(signature),
        holder=_name(certificate.subject),
        issuer=_name(certificate.issuer),
        intact=bool(status.intact and status.valid),
        covers_whole_file=whole_file,
        allowed_afterwards=bool(revision and status.docmdp_ok),
        trust=_trust(certificate, trusted=bool(status.trusted)),
        signed_at=status.signer_reported_dt,
    )


def _context(trusted_roots: Sequence[bytes]) -> ValidationContext:
    from pyhanko.keys import load_certs_from_pemder_data

    roots = [
        certificate for root in trusted_roots for certificate in load_certs_from_pemder_data(root)
    ]
    return ValidationContext(trust_roots=roots, allow_fetching=False, revocation_mode="soft-fail")


def _trust(certificate: Certificate, *, trusted: bool) -> Trust:
    if trusted:
        return Trust.TRUSTED
    self_made = bool(certificate.subject.dump() == certificate.issuer.dump())
    if is_own_seal(_name(certificate.subject), self_made=self_made):
        return Trust.SEAL
    return Trust.SELF_MADE if self_made else Trust.UNKNOWN


def _name(name: object) -> str:
    native = getattr(name, "native", {})
    found = native.get("common_name", "")
    return str(found[0] if isinstance(found, list) else found) or NO_VALUE


def _field_of(signature: EmbeddedPdfSignature) -> str:
    return str(signature.field_name)
