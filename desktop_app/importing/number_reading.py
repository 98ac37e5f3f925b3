"""Reading a column of amounts or points into hundredths, or findings with their addresses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop_app.core.numbers import exact_text
from desktop_app.importing.cells import Cell, CellKind, address
from desktop_app.importing.expected import NumberStyle
from desktop_app.importing.findings import cell_message
from desktop_app.importing.number_columns import (
    Decided,
    Shape,
    Undecided,
    bare_number,
    decide,
    read_number,
    readings,
    shape,
)
from desktop_app.importing.proposal import Finding, Option, Question, QuestionKind
from desktop_app.importing.values import is_like_a_date, may_be_date_serial
from desktop_app.text.importing import STYLE_LABELS, amount_reading, number_reading, too_precise
from desktop_app.text.messages import MessageKey
from desktop_app.text.notation import excerpt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop_app.importing.column_reading import Table
    from desktop_app.importing.headings import Column

_OPEN = frozenset({Shape.OPEN_POINT, Shape.OPEN_COMMA})
_DECIMALS = 2
_MOST_DIGITS = 15


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberRules:
    """What kind of numbers a column holds: `amount` for euros, else points or whole numbers.

    `thousands`: whether thousands may be separated. `invalid`: the message for what is no
    number. `largest`: above it a number that counts days is taken for a date.
    """

    amount: bool
    thousands: bool
    invalid: MessageKey
    largest: int | None = None


@dataclass(frozen=True, slots=True)
class NumberColumn:
    """One column of numbers in its table."""

    table: Table
    column: Column
    rules: NumberRules

    def read(self) -> dict[int, int]:
        """Read every cell into hundredths, deciding once for the whole column.

        Numbers stored as numbers need no decision. A column that must be asked about gives a
        question, and its open numbers no value.
        """
        values: dict[int, int] = {}
        texts: list[tuple[int, str]] = []
        for row, cell in self.table.typed(self.column):
            if cell.kind is CellKind.TEXT:
                texts.append((row, bare_number(cell.text)))
            else:
                number = self._stored(row, cell)
                if number is not None:
                    values[row] = number
        decided = self._decide(texts)
        style = decided.style if isinstance(decided, Decided) else None
        # The same few texts fill most columns, so each is read once.
        numbers = {bare: read_number(bare, style) for bare in {bare for _, bare in texts}}
        for row, bare in texts:
            number = numbers[bare]
            if number is not None:
                values[row] = number
            elif not isinstance(decided, Undecided) or shape(bare) not in _OPEN:
                self._refuse(row, bare)
        return values

    def _stored(self, row: int, cell: Cell) -> int | None:
        if cell.kind is CellKind.DATE:
            self._refuse_date(row, cell.text)
        elif cell.kind is CellKind.PERCENT:
            self._refuse_percentage(row, cell.text)
        elif cell.kind is CellKind.NUMBER:
            return self._stored_number(row, cell.text)
        else:
            self._say(row, self.rules.invalid, waarde=excerpt(cell.text))
        return None

    def _stored_number(self, row: int, text: str) -> int | None:
        whole, _, decimals = text.partition(".")
        largest = self.rules.largest
        if largest is not None and may_be_date_serial(text) and int(text) > largest:
            self._refuse_date(row, text)
        elif text.startswith("-") or len(decimals) > _DECIMALS or len(whole) > _MOST_DIGITS:
            self._say(row, self.rules.invalid, waarde=excerpt(text.replace(".", ",")))
        else:
            return int(whole) * 100 + int(decimals.ljust(_DECIMALS, "0"))
        return None

    def _refuse(self, row: int, bare: str) -> None:
        if bare.endswith("%") and (number := read_number(bare[:-1].rstrip(), None)) is not None:
            self._refuse_percentage(row, exact_text(number, 10_000))
        elif bare.startswith("="):
            self._say(row, MessageKey.FORMULA_OR_ERROR_CELL, inhoud=bare)
        elif is_like_a_date(bare):
            self._refuse_date(row, bare)
        elif shape(bare) in _OPEN:
            first, second = self._both_readings(bare)
            self._say(row, MessageKey.NUMBER_AMBIGUOUS, waarde=bare, lezing1=first, lezing2=second)
        else:
            self._say(row, self.rules.invalid, waarde=excerpt(bare))

    def _refuse_date(self, row: int, text: str) -> None:
        amount = self.rules.amount
        key = MessageKey.DATE_OUT_OF_PLACE if amount else MessageKey.SCORE_BECAME_DATE
        self._say(row, key, datum=text)

    def _refuse_percentage(self, row: int, stored: str) -> None:
        """Show both readings of a percentage: so many points, or a part of one."""
        whole, _, decimals = stored.removeprefix("-").partition(".")
        hundredfold = exact_text(int(whole + decimals[:4].ljust(4, "0")), 100)
        percentage = hundredfold.replace(".", ",")
        self._say(
            row,
            MessageKey.PERCENTAGE_AMBIGUOUS,
            waarde=f"{percentage}%",
            lezing1=percentage,
            lezing2=stored.replace(".", ","),
        )

    def _say(self, row: int, key: MessageKey, **fields: str | int) -> None:
        self.table.findings.add_cell(row, self.column, key, **fields)

    def _reading(self, hundredths: int | None, bare: str) -> str:
        if hundredths is None:
            return too_precise(bare)
        return (amount_reading if self.rules.amount else number_reading)(hundredths)

    def _both_readings(self, bare: str) -> tuple[str, str]:
        both = readings(bare)
        return self._reading(both.comma, bare), self._reading(both.point, bare)

    def _decide(self, texts: Sequence[tuple[int, str]]) -> Decided | Undecided:
        bare = [text for _, text in texts]
        if not self.rules.thousands:
            shapes = {text: shape(text) for text in reversed(bare)}
            seen = {found: text for text, found in shapes.items()}.get(Shape.POINT)
            self._note_points(seen)
            return Decided(None, seen)
        decided = decide(bare, self.table.number_styles.get(self.column.heading))
        if isinstance(decided, Undecided):
            self._ask(texts, decided)
        else:
            self._note_points(decided.points_seen)
        return decided

    def _note_points(self, seen: str | None) -> None:
        if seen is None:
            return
        read = self._reading(read_number(seen, None), seen)
        fields: dict[str, str | int] = {"waarde": seen, "gelezen": read}
        found = cell_message(MessageKey.POINT_READ_AS_COMMA, "", self.column.heading, fields)
        self.table.findings.add_column(self.column, found)

    def _ask(self, texts: Sequence[tuple[int, str]], undecided: Undecided) -> None:
        row = next(row for row, bare in texts if bare == undecided.text)
        place = address(row, self.column.index)
        first, second = self._both_readings(undecided.text)
        fields: dict[str, str | int] = {
            "waarde": undecided.text,
            "lezing1": first,
            "lezing2": second,
        }
        heading = self.column.heading
        found = cell_message(MessageKey.NUMBER_AMBIGUOUS, place, heading, fields)
        self.table.findings.questions.append(
            Question(
                kind=QuestionKind.NUMBER_STYLE,
                finding=Finding(message=found, row=row, cell=place, column=heading),
                options=tuple(
                    Option(value=style.value, label=STYLE_LABELS[style.value])
                    for style in NumberStyle
                ),
                usual=undecided.usual.value if undecided.usual else None,
                column=heading,
            )
        )
