"""The people who use the CRM, in setup."""

from __future__ import annotations

from typing import Self

from ....apps.crm.people_forms import UserForm
from ...gold import User
from ...pages import Form, ListPage, Page, Question
from .setup import open_setup


class UserList(ListPage):
    def __init__(self, user: User) -> None:
        super().__init__(user, "Users")

    def open(self, view: str = "") -> Self:
        open_setup(self.user, self.title)
        return self._as_usual()

    def begin(self) -> Self:
        """Go to setup, which begins with the people."""
        self.user.click("link", "Setup")
        return self._as_usual()

    def open_person(self, name: str) -> PersonPage:
        self.user.click("link", name)
        return PersonPage(self.user, name)

    def find(self, name: str) -> PersonPage:
        return self.search(name).open_person(name)

    def new(self) -> Form:
        title = "New user"
        self.user.click("link", title)
        return Form(self.user, title, UserForm)


class PersonPage(Page):
    """Somebody's page in setup."""

    def __init__(self, user: User, name: str) -> None:
        super().__init__(user)
        self.name = name

    def edit(self) -> Form:
        self.user.click("button", "Edit")
        return Form(self.user, f"Edit {self.name}", UserForm)

    def freeze(self) -> Question:
        self.user.click("button", "Freeze")
        return Question(self.user, f"Freeze {self.name}", "Freeze")

    def hand_over(self) -> HandOver:
        self.user.click("link", "Hand over")
        return HandOver(self.user, self.name)


class HandOver(Page):
    """The page that passes on what somebody has; what there is, is called as the page does: "Open deals"."""

    def __init__(self, user: User, name: str) -> None:
        super().__init__(user)
        self.name = name

    def give(self, what: str, heir: str) -> None:
        self.user.choose(f"{what} go to", heir)

    def leave(self, what: str) -> None:
        """Let something stay in their name."""
        self.give(what, f"Leave with {self.name}")

    def freeze(self) -> None:
        """Hand over as chosen, and freeze them."""
        self.user.click("button", "Hand over and freeze")
