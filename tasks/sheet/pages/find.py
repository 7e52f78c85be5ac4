"""Finding and replacing."""

from __future__ import annotations

from ...pages import Page
from .menus import choose_from_menu

_DIALOG = "Find and replace"


class FindDialog(Page):
    """The dialog that finds texts of a sheet and puts others in their place."""

    def open(self) -> FindDialog:
        choose_from_menu(self.user, "Edit", "Find and replace…")
        return self

    def open_by_keys(self) -> FindDialog:
        self.user.press("Control+h")
        return self

    def find(self, text: str) -> None:
        self.user.fill("Find", text, within=_DIALOG)

    def replace_with(self, text: str) -> None:
        self.user.fill("Replace with", text, within=_DIALOG)

    def match_entire_cell(self) -> None:
        self.user.check("Match entire cell", within=_DIALOG)

    def use_regular_expression(self) -> None:
        self.user.check("Regular expression", within=_DIALOG)

    def find_next(self) -> None:
        self.user.click("button", "Find next", within=_DIALOG)

    def replace(self) -> None:
        self.user.click("button", "Replace", within=_DIALOG)

    def replace_all(self) -> None:
        self.user.click("button", "Replace all", within=_DIALOG)


class FindBar(Page):
    """The bar that finds a text, called up by the keyboard."""

    def find(self, text: str) -> None:
        self.user.press("Control+f")
        self.user.fill("Find", text, within="Find")
        self.user.press("Enter")
