from __future__ import annotations

from typing import Self

from ....apps.crm.forms import MoveForm, RoleForm
from ...gold import User
from ...pages import Form, Page, Question
from .lines import LinesPage
from .quotes import QuotePage
from .records import RecordList, RecordPage, new_form


class DealPage(LinesPage, RecordPage):
    kind = "deal"

    def move_to(self, stage: str) -> Form:
        """Take a step of the stages' path; the form that opens is for what that stage asks for, if it does."""
        self.user.click("button", stage, within="Stage" if self._is_exact else None)
        return move_form(self.user, stage)

    def changes(self) -> Self:
        return self._show("Changes")

    def open_quote(self, number: str) -> QuotePage:
        """Open one of the deal's quotes from its card."""
        self.user.click("link", number, within="Quotes")
        return QuotePage(self.user)

    # -- Contact roles, on the card of that name -------------------------------------------------------------------

    def add_contact(self) -> Form:
        self.user.click("button", "Add contact", within=self._roles)
        return Form(self.user, "Add contact", RoleForm, "Add")

    def edit_role(self, contact: str) -> Form:
        self.user.click("button", f"Edit {contact}", within="Contact roles")
        return Form(self.user, "Edit contact role", RoleForm)

    def remove_contact(self, contact: str) -> None:
        self.user.click("button", f"Remove {contact}", within="Contact roles")
        Question(self.user, "Remove contact", "Remove").confirm()

    @property
    def _roles(self) -> str | None:
        return "Contact roles" if self._is_exact else None


class DealList(RecordList[DealPage]):
    page = DealPage


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


def move_form(user: User, stage: str) -> Form:
    """What a stage asks for of a deal that comes to it."""
    return Form(user, f"Move to {stage}", MoveForm)
