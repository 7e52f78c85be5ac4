"""Finding and replacing."""

from __future__ import annotations

from ...gold import User
from .menus import choose_from_menu

_DIALOG = "Find and replace"


class FindDialog:
    """The dialog that finds texts of a sheet and puts others in their place."""

    def __init__(self, user: User) -> None:
        self.user = user

    def open(self) -> FindDialog:
        choose_from_menu(self.user, "Edit", "Find and replace…")
        return self

    def open_by_keys(self) -> FindDialog:
        self.user.press("Control+h")
        return self

    def find_next(self, text: str) -> None:
        self.user.fill("Find", text, within=_DIALOG)
        self.user.click("button", "Find next", within=_DIALOG)

    def ask(self, text: str, replacement: str, *, way: str) -> FindDialog:
        """Fill it in, `way` being the box to tick."""
        self.user.fill("Find", text, within=_DIALOG)
        self.user.fill("Replace with", replacement, within=_DIALOG)
        self.user.check(way, within=_DIALOG)
        return self
