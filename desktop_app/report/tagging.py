"""The structure of a document written into its PDF, so that it can be read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.report.page import PAGE_HEIGHT, ContentRef, Element, Pages

if TYPE_CHECKING:
    import pikepdf


def tag(pdf: pikepdf.Pdf, pages: Pages, language: str) -> None:
    """Add the structure tree, the parent tree and the language to a painted document.

    Every mark on a page stands in the parent tree; an element without marks and children, such
    as an empty cell, stays in the tree.
    """
    from pikepdf import Array, Dictionary, Name

    root = pdf.make_indirect(Dictionary(Type=Name.StructTreeRoot))
    parents: list[dict[int, pikepdf.Object]] = [{} for _ in pages.pages]
    writer = _Writer(pdf, parents)
    root.K = Array([writer.element(pages.structure, root)])
    numbers: list[pikepdf.Object | int] = []
    for index, (page, owners) in enumerate(zip(pdf.pages, parents, strict=True)):
        page.obj.StructParents = index
        page.obj.Tabs = Name.S
        listed = pdf.make_indirect(Array([owners[number] for number in range(len(owners))]))
        numbers += [index, listed]
    root.ParentTree = pdf.make_indirect(Dictionary(Nums=Array(numbers)))
    root.ParentTreeNextKey = len(parents)
    pdf.Root.StructTreeRoot = root
    pdf.Root.MarkInfo = Dictionary(Marked=True)
    pdf.Root.Lang = language
    pdf.Root.ViewerPreferences = Dictionary(DisplayDocTitle=True)


class _Writer:
    """Writes elements as objects and keeps which element owns which mark."""

    def __init__(self, pdf: pikepdf.Pdf, parents: list[dict[int, pikepdf.Object]]) -> None:
        self._pdf = pdf
        self._pages = [page.obj for page in pdf.pages]
        self._parents = parents

    def element(self, element: Element, parent: pikepdf.Object) -> pikepdf.Object:
        """One element with all below it."""
        from pikepdf import Array, Dictionary, Name

        written = self._pdf.make_indirect(
            Dictionary(Type=Name.StructElem, S=Name(f"/{element.tag}"), P=parent)
        )
        self._attributes(element, written)
        written.K = Array([self._child(child, written) for child in element.children])
        return written

    def _child(self, child: Element | ContentRef, parent: pikepdf.Object) -> pikepdf.Object:
        from pikepdf import Dictionary, Name

        if isinstance(child, Element):
            return self.element(child, parent)
        self._parents[child.page][child.number] = parent
        return Dictionary(Type=Name.MCR, Pg=self._pages[child.page], MCID=child.number)

    def _attributes(self, element: Element, written: pikepdf.Object) -> None:
        from pikepdf import Array, Dictionary, Name

        if element.alt:
            written.Alt = element.alt
        if element.title:
            written.T = element.title
        if element.scope:
            written.A = Dictionary(O=Name.Table, Scope=Name(f"/{element.scope}"))
        if element.box is not None:
            left, top, right, bottom = element.box
            box = [left, PAGE_HEIGHT - bottom, right, PAGE_HEIGHT - top]
            written.A = Dictionary(
                O=Name.Layout, BBox=Array([round(side, 2) for side in box]), Placement=Name.Block
            )
