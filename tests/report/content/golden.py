"""The golden texts of the documents: `python -m tests.report.content.golden` writes them again.

Hashes are masked, because they change with every word of a scheme file; appendix A is left out,
because it is the scheme in words and is tested there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from desktop_app.report.document import Document
from desktop_app.report.plain_text import render_text
from tests.report.content import rounds

FOLDER = Path(__file__).with_name("golden")
DOCUMENTS: dict[str, Callable[[], Document]] = {
    "utrecht-zitting": lambda: rounds.meeting_minutes(rounds.utrecht()),
    "utrecht-na-loting": lambda: rounds.meeting_minutes(rounds.drawn()),
    "utrecht-loting": lambda: rounds.draw_minutes(rounds.drawn()),
    "amsterdam-zitting": lambda: rounds.meeting_minutes(rounds.amsterdam()),
    "pitch-zitting": lambda: rounds.meeting_minutes(rounds.pitch()),
    "wijk-zitting": lambda: rounds.meeting_minutes(rounds.wijk()),
    "buurt-zitting": lambda: rounds.meeting_minutes(rounds.buurt()),
}
_BLOCKS = re.compile(r"(?:[0-9a-f]{4} ){15}[0-9a-f]{4}")
_HEX = re.compile(r"\b[0-9a-f]{64}\b")
_TYPED_BACK = re.compile(r"klopten \(.*\)")
_APPENDIX = re.compile(r"## A\. .*?(?=## B\. )", re.DOTALL)


def masked(document: Document) -> str:
    """The text of a document without what changes with every hash."""
    text = _BLOCKS.sub("(16 blokken)", render_text(document))
    text = _TYPED_BACK.sub("klopten (blokken)", _HEX.sub("(64 tekens)", text))
    return _APPENDIX.sub("", text)


def main() -> None:
    """Write every golden text."""
    FOLDER.mkdir(exist_ok=True)
    for name, make in DOCUMENTS.items():
        (FOLDER / f"{name}.txt").write_text(masked(make()), encoding="utf-8")


if __name__ == "__main__":
    main()
