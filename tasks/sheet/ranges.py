"""When a range that is not the wanted one to the cell comes to the same: what people see, and what later work does.

A table grows at its end. So a range that reaches on over empty rows below the records, where nothing is seen of it, is
as right as one that ends with them, and holds for records to come. In every other direction one row or column less or
more is wrong: it leaves a record out, or takes in a heading, a total, or cells in which others will write other things.
Where the range itself is seen in the empty rows (dropdowns, points of a chart, the stripes of a table, a selection that
a link makes), or they are then open to people who are to be kept out, or the goal names its address, it ends where
told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .queries import Page

#: The columns, by table, of ranges that may reach on over empty rows below, and why nobody is harmed by it.
MAY_REACH_BELOW: Mapping[tuple[str, str], str] = {
    ("sheet_conditional_format", "areas"): "it colors no empty cell, and records to come as it should",
    ("sheet_filter", "bottom"): "it hides nothing that is there, and asks the same of records to come",
    ("sheet_filter_view", "bottom"): "it hides nothing that is there, and asks the same of records to come",
    ("sheet_pivot", "source"): "it sums up no empty row, and records to come as it should",
    ("sheet_validation", "source"): "it offers no empty value, and values to come as it should",
}


@dataclass(frozen=True)
class ReachesBelow:
    """A last row: that of the records, or one further down with nothing in between."""

    filled: tuple[int, ...]  # the rows of the sheet in which something stands

    def __call__(self, found: object, wanted: object) -> bool:
        if not isinstance(found, int) or not isinstance(wanted, int):
            return found == wanted
        return found >= wanted and not any(wanted < row <= found for row in self.filled)

    def examples(self, wanted: int) -> tuple[int, ...]:
        """Rows that are right in place of `wanted`."""
        return tuple(row for row in (wanted + 1, wanted * 10) if self(row, wanted))

    def counterexamples(self, wanted: int) -> tuple[int, ...]:
        """Rows that are wrong."""
        return wanted - 1, wanted // 2, *[row for row in self.filled if row > wanted][:1]


def reaching_below(sheet: Page) -> ReachesBelow:
    return ReachesBelow(tuple(sorted({row for row, _ in sheet.cells})))
