"""Where a rule stands, in words: `artikel 8, lid 2, tabel 1`."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.scheme import LegalRef


def legal_ref(ref: LegalRef) -> str:
    """The place of a rule within its regeling."""
    parts = [f"artikel {ref.article}"]
    if ref.paragraph is not None:
        parts.append(f"lid {ref.paragraph}")
    if ref.part is not None:
        parts.append(ref.part)
    return ", ".join(parts)


def legal_refs(refs: Sequence[LegalRef]) -> str:
    """Several places as one sentence: `Artikel 8, lid 4. Artikel 8, lid 5.`; each once."""
    written = dict.fromkeys(legal_ref(ref) for ref in refs)
    return " ".join(f"{text[:1].upper()}{text[1:]}." for text in written)
