"""The files of a draw as LOTING-1 writes them, by name."""

from __future__ import annotations

from typing import Final

from desktop_app.core.draw import SeedResult, lot_file, lot_file_name, write_result
from desktop_app.core.draw_lines import write_lines
from desktop_app.core.draw_list import write_draw_list
from desktop_app.core.draw_seed import write_seed
from desktop_app.core.ids import Identifier
from desktop_app.report.content.drawn import Drawn

LIST_FILE: Final = "deelnemers.txt"
SEED_FILE: Final = "zaad.txt"
ORDER_FILE: Final = "volgorde.txt"
RESULT_FILE: Final = "uitslag.txt"
STANDING_FILE: Final = "rangorde.txt"


def draw_files(drawn: Drawn) -> dict[str, bytes]:
    """Give every file of one attempt, in the order in which it came about.

    Without an outcome only the list and the ranking it rests on; with paper lots the drawn
    order stands in the place of the seed, and there are no tickets.
    """
    files = {
        LIST_FILE: write_draw_list(drawn.draw_list),
        STANDING_FILE: drawn.standing.encode("ascii"),
    }
    if drawn.result is None:
        return files
    if isinstance(drawn.result, SeedResult):
        files[SEED_FILE] = write_seed(drawn.result.seed)
        for member in drawn.draw_list.members:
            files[lot_file_name(member)] = _lot(drawn.result, member)
    else:
        files[ORDER_FILE] = write_lines(drawn.result.order)
    files[RESULT_FILE] = write_result(drawn.result)
    return files


def _lot(result: SeedResult, lot: Identifier) -> bytes:
    return lot_file(protocol=result.protocol, list_hash=result.list_hash, seed=result.seed, lot=lot)
