"""What the menu Data does to a range: sorting, taking doubles out, splitting texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...gold import User
from ...pages import Page
from .menus import choose_from_menu
from .workbook import Workbook

_DUPLICATES, _SPLIT = "Remove duplicates", "Split"
Kind = Literal["text", "number", "day"]
#: Up and down, by what stands in the column.
_ORDERS: dict[Kind, tuple[str, str]] = {
    "text": ("A to Z", "Z to A"),
    "number": ("Smallest to largest", "Largest to smallest"),
    "day": ("Oldest to newest", "Newest to oldest"),
}
_KEYS = (("Sort by", "Order"), ("Then by", "Order of the second"))


@dataclass(frozen=True)
class SortBy:
    """A column to sort by, and what stands in it."""

    letter: str
    heading: str
    kind: Kind
    descending: bool

    @property
    def column(self) -> str:
        """As the dialog calls it."""
        return column_label(self.letter, self.heading)

    @property
    def order(self) -> str:
        return _ORDERS[self.kind][self.descending]


def column_label(letter: str, heading: str) -> str:
    """What dialogs call a column that has a heading."""
    return f"{letter} · {heading}"


class SortDialog(Page):
    """Sorting the selected range, whose first row is its heading."""

    def __init__(self, user: User, area: str) -> None:
        super().__init__(user)
        self.dialog = f"Sort {area}"

    def sort(self, *keys: SortBy) -> None:
        choose_from_menu(self.user, "Data", "Sort range…")
        for key, (by, direction) in zip(keys, _KEYS, strict=False):
            self.user.choose(by, key.column, within=self.dialog)
            self.user.choose(direction, key.order, within=self.dialog)
        self.user.click("button", "Sort", within=self.dialog)


class DuplicatesDialog(Page):
    """Taking out the rows that are alike in some columns, all but the first."""

    def remove(self, *columns: str) -> None:
        choose_from_menu(self.user, "Data", "Remove duplicates…")
        self.user.click("button", "Clear all", within=_DUPLICATES)
        for column in columns:
            self.user.check(column, within=_DUPLICATES)
        self.user.click("button", "Remove duplicates", within=_DUPLICATES)


class SplitPanel(Page):
    """Splitting texts into columns."""

    def split(self, area: str, separator: str) -> None:
        Workbook(self.user).select(area)
        choose_from_menu(self.user, "Data", "Split text to columns…")
        self.user.choose("Separator", separator, within=_SPLIT)
        self.user.click("button", "Split", within=_SPLIT)
