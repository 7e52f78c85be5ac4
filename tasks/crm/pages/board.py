from __future__ import annotations

from typing import Self

from ...pages import Form, Page
from .deals import move_form
from .records import new_form


class Board(Page):
    """The open deals as cards, a column for each stage."""

    def open(self) -> Self:
        self.user.open("Deals")
        self.user.click("link", "Board")
        return self

    def new(self) -> Form:
        return new_form(self.user, "deal")

    def closing(self, when: str) -> Self:
        """Show those alone that close in a quarter, by its name."""
        self.user.click("button", "Closes: Any time")
        self.user.click("menuitem", when)
        return self

    def show_more(self, stage: str) -> Self:
        """Show more cards of a column."""
        self.user.click("link", f"Show more of {stage}")
        return self

    def move(self, deal: str, stage: str) -> Form:
        """Move a card by its menu; the form that opens is for what that stage asks for."""
        self.user.click("button", f"Move {deal}")
        self.user.click("menuitem", f"Move to {stage}")
        return move_form(self.user, stage)
