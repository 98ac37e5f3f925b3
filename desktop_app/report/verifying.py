"""What the signatures of a document are worth, told one by one, also for files from anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime


class Trust(StrEnum):
    """What is known about the certificate of a signature.

    SEAL: made by this program for itself. SELF_MADE: another certificate without an issuer.
    UNKNOWN: its issuer is not among those that are trusted. TRUSTED: it is.
    """

    SEAL = "seal"
    SELF_MADE = "self_made"
    UNKNOWN = "unknown"
    TRUSTED = "trusted"


@dataclass(frozen=True, slots=True, kw_only=True)
class SignatureFinding:
    """One signature.

    `field` is the role that signed; `intact` tells whether the signed bytes and the signature
    fit each other; `covers_whole_file` whether nothing was added after it; `allowed_afterwards`
    whether what was added is no more than other signatures in their own fields. `signed_at` is
    what the signer's clock said. Nobody here can tell whether a certificate is qualified or was
    revoked: that needs a network.
    """

    field: str
    holder: str
    issuer: str
    intact: bool
    covers_whole_file: bool
    allowed_afterwards: bool
    trust: Trust
    signed_at: datetime | None

    @property
    def changed(self) -> bool:
        """Whether the document is not what was signed."""
        return not (self.intact and self.allowed_afterwards)


@dataclass(frozen=True, slots=True)
class UnreadablePdf:
    """The bytes are no PDF that can be read, or a damaged one."""


def verify_signatures(
    pdf: bytes, trusted_roots: Sequence[bytes] = ()
) -> tuple[SignatureFinding, ...] | UnreadablePdf:
    """Every signature in order of signing; an empty tuple means the document is not signed.

    `trusted_roots` are certificates (DER or PEM) of issuers to trust. An earlier signature is
    compared with everything added after it, which takes seconds for a document of a thousand
    rows. Never raises, whatever the bytes.
    """
    from desktop_app.report import pades_verify

    return pades_verify.findings(pdf, trusted_roots)


def unchanged(findings: Sequence[SignatureFinding]) -> bool:
    """Whether a signed document is exactly what was signed, to its last byte."""
    return (
        bool(findings)
        and not any(finding.changed for finding in findings)
        and any(finding.covers_whole_file for finding in findings)
    )
