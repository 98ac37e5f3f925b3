"""One PAdES signature in a prepared field, made by pyHanko; imported when first used."""

from __future__ import annotations

import binascii
import io
import secrets
from typing import TYPE_CHECKING

from pyhanko.pdf_utils.content import PdfContent
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.pdf_utils.layout import AxisAlignment, BoxConstraints, Margins, SimpleBoxLayoutRule
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.fields import MDPPerm, SigSeedSubFilter, enumerate_sig_fields
from pyhanko.sign.signers import PdfSignatureMetadata, PdfSigner, SimpleSigner
from pyhanko.stamp import StaticStampStyle

from desktop_app.report.certificates import Usable, is_own_seal
from desktop_app.report.layout_signatures import field_name
from desktop_app.report.stamp import stamp_picture
from desktop_app.text import signatures as words

if TYPE_CHECKING:
    from datetime import datetime

    from desktop_app.report.signing import Signer


class _Picture(PdfContent):  # type: ignore[misc]  # pyHanko has no types
    """A page of a small PDF in memory as the picture of a stamp."""

    def __init__(self, page: bytes) -> None:
        self._page = page
        super().__init__()

    def render(self) -> bytes:
        writer = self._ensure_writer
        drawn = writer.import_page_as_xobject(PdfFileReader(io.BytesIO(self._page)))
        name = b"/Stamp" + binascii.hexlify(secrets.token_bytes(8))
        self.resources.xobject[name.decode("ascii")] = drawn
        left, low, right, high = drawn.get_object()["/BBox"]
        self.box = BoxConstraints(width=abs(right - left), height=abs(high - low))
        return name + b" Do"


class _Timed(PdfSigner):  # type: ignore[misc]  # pyHanko has no types
    """A signer for whom it is a given moment instead of what the clock says."""

    def __init__(self, at: datetime, **settings: object) -> None:
        super().__init__(**settings)
        self._at = at

    def init_signing_session(self, *args: object, **settings: object) -> object:
        """Begin a session at the given moment."""
        session = super().init_signing_session(*args, **settings)
        session.system_time = self._at
        return session


def signature_fields(pdf: bytes) -> dict[str, bool]:
    """The names of the signature fields, each with whether it has been filled in."""
    reader = PdfFileReader(io.BytesIO(pdf))
    return {name: value is not None for name, value, _ in enumerate_sig_fields(reader)}


def add_signature(
    pdf: bytes, signer: Signer, usable: Usable, at: datetime, *, certify: bool
) -> bytes:
    """The document with a signature in the empty field of the signer's role."""
    passphrase = signer.password.encode() if signer.password else None
    key = SimpleSigner.load_pkcs12_data(signer.p12, other_certs=(), passphrase=passphrase)
    name = field_name(signer.role)
    writer = IncrementalPdfFileWriter(io.BytesIO(pdf))
    width, height = _size_of(writer, name)
    own = is_own_seal(usable.holder, self_made=usable.self_made)
    meta = PdfSignatureMetadata(
        field_name=name,
        md_algorithm="sha256",
        subfilter=SigSeedSubFilter.PADES,
        certify=certify,
        docmdp_permissions=MDPPerm.FILL_FORMS,
        reason=words.SEAL_REASON if own else words.SIGNATURE_REASON,
    )
    stamp = StaticStampStyle(
        border_width=0,
        background=_Picture(stamp_picture(usable, at, width, height)),
        background_layout=SimpleBoxLayoutRule(
            x_align=AxisAlignment.ALIGN_MID, y_align=AxisAlignment.ALIGN_MID, margins=Margins()
        ),
        background_opacity=1.0,
    )
    signing = _Timed(at, signature_meta=meta, signer=key, stamp_style=stamp)
    signed: bytes = signing.sign_pdf(writer, existing_fields_only=True).getvalue()
    return signed


def _size_of(writer: IncrementalPdfFileWriter, name: str) -> tuple[float, float]:
    """The width and the height of a field on its page."""
    for found, _, reference in enumerate_sig_fields(writer):
        if found == name:
            left, low, right, high = (float(side) for side in reference.get_object()["/Rect"])
            return right - left, high - low
    raise KeyError(name)
