"""Filters of columns, and filter views that keep several of them."""

from __future__ import annotations

from collections.abc import Iterable

from ...gold import User
from ...pages import Page
from .menus import choose_from_menu


class ColumnFilter(Page):
    """The dialog in which a column, or a field of a pivot table, is asked what shows."""

    def __init__(self, user: User, heading: str) -> None:
        super().__init__(user)
        self.dialog = f"Filter {heading}"

    def open(self) -> ColumnFilter:
        self.user.click("button", self.dialog)
        return self

    def equals(self, operand: str) -> ColumnFilter:
        return self._compare("Equals", operand)

    def differs_from(self, operand: str) -> ColumnFilter:
        return self._compare("Does not equal", operand)

    def is_at_least(self, operand: str) -> ColumnFilter:
        return self._compare("At least", operand)

    def is_above(self, operand: str) -> ColumnFilter:
        return self._compare("Greater than", operand)

    def is_before(self, day: str) -> ColumnFilter:
        return self._compare("Date is before", day)

    def only(self, value: str) -> ColumnFilter:
        self.clear_all()
        self.user.check(value, within=self.dialog)
        return self

    def clear_all(self) -> ColumnFilter:
        self.user.click("button", "Clear all", within=self.dialog)
        return self

    def tick(self, values: Iterable[str], *, on: bool) -> ColumnFilter:
        for value in values:
            self.user.check(value, on=on, within=self.dialog)
        return self

    def of_color(self, color: str, count: int) -> ColumnFilter:
        """Only the rows with a fill, of which there are so many."""
        self.user.check(f"{color} · {count}", within=self.dialog)
        return self

    def apply(self) -> None:
        self.user.click("button", "Apply", within=self.dialog)

    def apply_by_enter(self) -> None:
        """From the box that was filled in last."""
        self.user.press("Enter")

    def _compare(self, condition: str, operand: str) -> ColumnFilter:
        self.user.choose("Condition", condition, within=self.dialog)
        self.user.fill("Compare with", operand, within=self.dialog)
        return self


class FilterView(Page):
    """The bar above the grid while a filter view is open."""

    def create(self) -> FilterView:
        choose_from_menu(self.user, "Data", "Create filter view")
        return self

    def create_temporary(self) -> FilterView:
        """One that is gone once it is closed, unless it is duplicated."""
        choose_from_menu(self.user, "Data", "Create temporary filter view")
        return self

    def duplicate(self) -> None:
        self.user.click("button", "Duplicate", within="Filter view")

    def rename(self, name: str) -> None:
        self.user.fill("Name", name, within="Filter view")
        self.user.press("Enter")

    def close(self) -> None:
        self.user.click("button", "Close filter view")
