"""A scheme text read whole: the scheme, or every problem with its place."""

from __future__ import annotations

from desktop_app.core.scheme import Scheme
from desktop_app.schemefile.check_names import check_names
from desktop_app.schemefile.check_points import check_points
from desktop_app.schemefile.decode import decode_scheme
from desktop_app.schemefile.draft import Draft
from desktop_app.schemefile.nodes import read_tree
from desktop_app.schemefile.problems import Findings, SchemeProblem


def read_scheme(text: str) -> Scheme | tuple[SchemeProblem, ...]:
    """Read a scheme text; with any problem there is no scheme, only all problems in order.

    Rules are compared with each other only when every value was read: figures that stand in
    for a value that could not be read would give problems that are not there.
    """
    findings = Findings(lines=text.removesuffix("\n").split("\n"))
    root = read_tree(text, findings)
    scheme = None if root is None else decode_scheme(root, findings)
    if root is None or scheme is None:
        return findings.sorted()
    if findings.whole:
        draft = Draft(scheme, root, findings)
        check_names(draft)
        check_points(draft)
    return findings.sorted() if findings.problems else scheme
