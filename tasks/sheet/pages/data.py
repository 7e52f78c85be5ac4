"""What the menu Data does to a range: sorting, taking doubles out, splitting texts."""

from __future__ import annotations

from ...gold import User
from ...pages import Page
from .menus import choose_from_menu
from .workbook import Workbook

_DUPLICATES, _SPLIT = "Remove duplicates", "Split"
_KEYS = (("Sort by", "Order"), ("Then by", "Order of the second"))


class SortDialog(Page):
    """Sorting the selected range, whose first row is its heading."""

    def __init__(self, user: User, area: str) -> None:
        super().__init__(user)
        self.dialog = f"Sort {area}"

    def sort(self, *keys: tuple[str, str]) -> None:
        """By columns, as the dialog calls them and their order."""
        choose_from_menu(self.user, "Data", "Sort range…")
        for (column, order), (by, direction) in zip(keys, _KEYS, strict=False):
            self.user.choose(by, column, within=self.dialog)
            self.user.choose(direction, order, within=self.dialog)
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
