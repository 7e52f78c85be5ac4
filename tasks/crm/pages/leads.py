from __future__ import annotations

from typing import Self

from ....apps.crm.forms import ConvertForm
from ...gold import User
from ...pages import Form
from .records import RecordList, RecordPage


class Conversion(Form):
    """The dialog that converts a lead."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Convert lead", ConvertForm, "Convert")

    def use_account(self, name: str) -> Self:
        """Take an account that resembles the lead's company."""
        self.user.click("button", f"Use account {name}", within="Possible matches")
        return self


class LeadPage(RecordPage):
    kind = "lead"

    def convert(self) -> Conversion:
        self.user.click("button", "Convert")
        return Conversion(self.user)


class LeadList(RecordList[LeadPage]):
    page = LeadPage
