"""The links between contacts and accounts that are not their own, on the pages of both."""

from __future__ import annotations

from ....apps.crm.forms import EditLinkForm
from ...pages import Form, Question
from .records import RecordPage


class LinkedPage(RecordPage):
    """The page of an account or of a contact; its links are known by the record at the other end."""

    def edit_link(self, name: str) -> Form:
        self.user.click("button", f"Edit link to {name}")
        return Form(self.user, "Edit link", EditLinkForm)

    def unlink(self, name: str) -> Question:
        self.user.click("button", f"Unlink {name}")
        return Question(self.user, "Unlink contact", "Unlink")
