"""Files that travel inside a document, so that its figures can be computed again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Relationship(StrEnum):
    """What a file is to the document, in the words of PDF/A-3."""

    DATA = "Data"
    SOURCE = "Source"
    SUPPLEMENT = "Supplement"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attachment:
    """One file: its name without folders, its bytes, its media type and what it is, in Dutch.

    No name of a person may stand in the file name or the description.
    """

    name: str
    content: bytes
    media_type: str
    description: str
    relationship: Relationship = Relationship.DATA
