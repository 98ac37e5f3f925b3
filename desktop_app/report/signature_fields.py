"""Empty signature fields in a document, in its structure and with a name that is read aloud."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from desktop_app.report.page import PAGE_HEIGHT
from desktop_app.report.pdfa import VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pikepdf

    from desktop_app.report.page import FieldPlace

_PRINTED = 4
_SIGNATURES_EXIST_APPEND_ONLY = 3


def with_fields(pdf_bytes: bytes, places: Sequence[FieldPlace]) -> bytes:
    """The document with a signature field at every place; unchanged without places.

    The fields must be there before the first signature, because the first signer allows nothing
    but filling them in. Field and widget are one object, and the Form element refers to it by a
    single OBJR dictionary: with an array pyHanko takes the second signature for a change.
    """
    import pikepdf
    from pikepdf import Array, Dictionary

    if not places:
        return pdf_bytes
    with pikepdf.open(io.BytesIO(pdf_bytes)) as pdf:
        fields = [_add_field(pdf, place) for place in places]
        for index, page in enumerate(pdf.pages):
            on_page = [
                field for field, place in zip(fields, places, strict=True) if place.page == index
            ]
            if on_page:
                page.obj.Annots = Array(on_page)
        pdf.Root.AcroForm = pdf.make_indirect(
            Dictionary(Fields=Array(fields), SigFlags=_SIGNATURES_EXIST_APPEND_ONLY)
        )
        buffer = io.BytesIO()
        pdf.save(
            buffer,
            deterministic_id=True,
            min_version=VERSION,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
        )
    return buffer.getvalue()


def _add_field(pdf: pikepdf.Pdf, place: FieldPlace) -> pikepdf.Object:
    """One field with its empty picture and its element in the structure."""
    from pikepdf import Array, Dictionary, Name

    root = pdf.Root.StructTreeRoot
    key = int(root.ParentTreeNextKey)
    page = pdf.pages[place.page].obj
    low, high = PAGE_HEIGHT - place.y - place.height, PAGE_HEIGHT - place.y
    rectangle = [round(side, 2) for side in (place.x, low, place.x + place.width, high)]
    picture = pdf.make_stream(
        b"", Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, place.width, place.height])
    )
    field = pdf.make_indirect(
        Dictionary(
            Type=Name.Annot,
            Subtype=Name.Widget,
            FT=Name.Sig,
            T=place.name,
            TU=place.title,
            Rect=Array(rectangle),
            F=_PRINTED,
            P=page,
            StructParent=key,
            AP=Dictionary(N=picture),
        )
    )
    section = next(_sections(root.K[0], place.name), root.K[0])
    element = pdf.make_indirect(
        Dictionary(
            Type=Name.StructElem,
            S=Name.Form,
            P=section,
            Alt=place.title,
            K=Dictionary(Type=Name.OBJR, Obj=field, Pg=page),
        )
    )
    section.K.append(element)
    numbers = root.ParentTree.Nums
    numbers.append(key)
    numbers.append(element)
    root.ParentTreeNextKey = key + 1
    return field


def _sections(element: pikepdf.Object, name: str) -> Iterator[pikepdf.Object]:
    """The elements whose title is the name of the field."""
    import pikepdf

    kids = element.get("/K")
    if not isinstance(kids, pikepdf.Array):
        return
    for child in kids:
        if not isinstance(child, pikepdf.Dictionary) or child.get("/S") is None:
            continue
        if child.get("/T") == name:
            yield child
        yield from _sections(child, name)
