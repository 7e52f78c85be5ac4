"""What people set about themselves."""

from __future__ import annotations

from ....apps.chat.forms import StatusForm
from ....apps.platform.models import Person
from ...gold import User
from ...pages import Form, Page

_STATUS = "Set your status"


class OwnMenu(Page):
    """The menu of one's own account."""

    def __init__(self, user: User, me: Person) -> None:
        super().__init__(user)
        self.me = me

    def set_status(self) -> Form:
        self._choose(_STATUS)
        return self._status()

    def set_status_in_profile(self) -> Form:
        """The same dialog, from one's profile."""
        self._choose("Your profile")
        self.user.click("link", _STATUS)
        return self._status()

    def _choose(self, item: str) -> None:
        self.user.click("button", f"Account of {self.me.name}")
        self.user.click("menuitem", item)

    def _status(self) -> Form:
        return Form(self.user, _STATUS, StatusForm, "Save status")
