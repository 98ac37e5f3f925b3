"""A scheme that was decoded but not yet compared with itself, with its tree for the places."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from desktop_app.core.scheme import Scheme
from desktop_app.schemefile.nodes import Node, Scalar, Step, node_at
from desktop_app.schemefile.problems import Findings, nearest
from desktop_app.text.scheme_faults import SchemeFault


@dataclass(frozen=True, slots=True)
class Draft:
    """What the checks compare: the scheme, the tree it came from, and where problems go."""

    scheme: Scheme
    root: Node
    findings: Findings

    def report(
        self, fault: SchemeFault, *path: Step, found: str = "", expected: Iterable[str] = ()
    ) -> None:
        """Add a problem at the value at this path of keys and positions."""
        self.findings.report(
            fault, node_at(self.root, *path).place, found=found, expected=tuple(expected)
        )

    def report_unknown(self, found: str, known: Iterable[str], *path: Step) -> None:
        """Add a problem with a name that nothing in the scheme has."""
        names = tuple(known)
        self.findings.report(
            SchemeFault.UNKNOWN_REFERENCE,
            node_at(self.root, *path).place,
            found=found,
            expected=names,
            suggestion=nearest(found, names),
        )

    def text(self, *path: Step) -> str:
        """Give the written value at this path; empty when there is none."""
        node = node_at(self.root, *path)
        return node.text.strip() if isinstance(node, Scalar) else ""
