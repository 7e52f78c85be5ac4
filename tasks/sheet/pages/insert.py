"""What the menu Insert puts into a workbook besides figures: links, and names for ranges."""

from __future__ import annotations

from ...gold import User
from ...pages import Page
from .menus import choose_from_menu
from .workbook import Workbook

_NAMES = "Named ranges"


class LinkDialog(Page):
    """A link in the selected cell."""

    def __init__(self, user: User, cell: str) -> None:
        super().__init__(user)
        self.cell = cell

    def open(self) -> LinkDialog:
        Workbook(self.user).select(self.cell)
        choose_from_menu(self.user, "Insert", "Link…")
        return self

    def open_by_keys(self) -> LinkDialog:
        Workbook(self.user).select(self.cell)
        self.user.press("Control+k")
        return self

    def open_by_cell_menu(self) -> LinkDialog:
        book = Workbook(self.user)
        book.select(self.cell)
        book.use_cell_menu("Link…")
        return self

    def lead_to(self, sheet: str, area: str, *, text: str | None = None) -> None:
        """To a range of a sheet, by a text unless the cell has one."""
        dialog = f"Insert link on {self.cell}"
        if text is not None:
            self.user.fill("Text", text, within=dialog)
        self.user.choose("Link to", "Place in this workbook", within=dialog)
        self.user.choose("Sheet", sheet, within=dialog)
        self.user.fill("Range", area, within=dialog)
        self.user.click("button", "Apply", within=dialog)


class NamedRanges(Page):
    """The names that stand for ranges."""

    def add(self, name: str, area: str | None = None) -> None:
        """A name for the selected cells, or for others."""
        choose_from_menu(self.user, "Insert", "Named ranges…")
        self.user.fill("New name", name, within=_NAMES)
        if area is None:
            self.user.click("button", "Add", within=_NAMES)
        else:
            self.user.fill("Range on this sheet", area, within=_NAMES)
            self.user.press("Enter")
