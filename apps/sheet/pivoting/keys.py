"""What rows of the source are told apart by: a value of a row or column field, or the time that it falls into."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from ...platform.values import SHORT_MONTHS
from ..engine import Reading, styles
from ..engine.entry import EPOCH, is_date_format

BLANK = "(blank)"


@dataclass(frozen=True)
class Key:
    """A value that stands at the head of a row or column. Two are one if kind and value are."""

    kind: str  # number, text, bool, error, blank
    number: float
    text: str
    label: str = field(compare=False, default="")
    format: str | None = field(compare=False, default=None)

    @property
    def order(self) -> tuple[int, float, str, str]:
        """Numbers and dates before texts, small and capital letters together; blanks come last either way."""
        place = ("number", "text", "bool", "error", "blank").index(self.kind)
        return place, self.number, self.text.casefold(), self.text


def key_of(reading: Reading | None, grouping: str | None) -> Key:
    """The key of a cell; only dates are grouped, all else stays as it is."""
    if reading is None or reading.formatted == "":
        return Key("blank", 0.0, "", BLANK)
    if reading.kind == "number" and reading.number is not None:
        format = styles.load(reading.style).get("f")
        if grouping and format and is_date_format(str(format)) and 1 <= reading.number < 2_958_466:
            return _period(date.fromordinal(int(reading.number) + EPOCH), grouping)
        return Key("number", reading.number, "", reading.formatted, str(format) if format else None)
    text = reading.text or ""
    return Key(reading.kind, 0.0, text, text)


def _period(day: date, grouping: str) -> Key:
    if grouping == "year":
        return Key("number", float(day.year), "", str(day.year), "0")
    if grouping == "quarter":
        text = f"{day.year}-Q{(day.month + 2) // 3}"
        return Key("text", 0.0, text, text)
    first = float(day.replace(day=1).toordinal() - EPOCH)
    return Key("number", first, "", f"{SHORT_MONTHS[day.month - 1]} {day.year}", "mmm yyyy")
