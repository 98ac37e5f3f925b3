"""A scheme text read whole: the scheme, or every problem with its place."""

from __future__ import annotations

from desktop_app.core.scheme import Scheme
from desktop_app.schemefile.decode import decode_scheme
from desktop_app.schemefile.nodes import read_tree
from desktop_app.schemefile.problems import Findings, SchemeProblem


def read_scheme(text: str) -> Scheme | tuple[SchemeProblem, ...]:
    """Read a scheme text; with any problem there is no scheme, only all problems in order."""
    findings = Findings(lines=text.removesuffix("\n").split("\n"))
    root = read_tree(text, findings)
    scheme = None if root is None else decode_scheme(root, findings)
    return findings.sorted() if scheme is None or findings.problems else scheme
