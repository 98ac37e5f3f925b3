"""What the files in a document are, in one line each."""

from __future__ import annotations

from typing import Final

CASE: Final = "De invoer van de berekening: aanvragen, bedragen, scores, lezingen en lotingen"
OUTCOME: Final = "De uitkomst van de berekening per aanvraag of activiteit"
SCHEME: Final = "De regeling als gegevens, zoals die in de ronde vastligt"
RANKING: Final = "De rangorde bij het opmaken van dit stuk, met de ketenkop van het journaal"
FROZEN_RANKING: Final = "De rangorde bij het bevriezen van loting {draw}"
LIST: Final = "De deelnemerslijst van loting {draw}; de hash is L"
SEED: Final = "Het zaad van loting {draw}"
PAPER_ORDER: Final = "De volgorde waarin de papieren loten van loting {draw} zijn getrokken"
LOT: Final = "Het lot van {unit} in loting {draw}; de hash is de lotwaarde"
RESULT: Final = "De uitslag van loting {draw}; de hash is U"
SHEET: Final = "De tekst van dit stuk en onder welk nummer het is gemaakt"


def of_draw(text: str, draw: str, unit: str = "") -> str:
    """What a file of a draw is."""
    return text.format(draw=draw, unit=unit)


def lots(number: int) -> str:
    """What the files of the lots are together."""
    return f"De loten, {number} bestanden; hun hashes zijn de lotwaarden"
