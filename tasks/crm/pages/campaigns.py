from __future__ import annotations

from typing import Self

from ...gold import User
from ...pages import ListPage, Page, Question
from .records import RecordList, RecordPage


class CampaignPage(RecordPage):
    kind = "campaign"

    def deals(self) -> Self:
        return self._show("Deals")

    def members(self, status: str) -> MemberList:
        """Show the members of a status."""
        self.user.click("link", status, within="Members by status")
        return MemberList(self.user)


class CampaignList(RecordList[CampaignPage]):
    page = CampaignPage


class MemberList(ListPage):
    """The members of a campaign, on its page."""

    _set_status, _send = "Set status", "Send e-mail"

    def __init__(self, user: User) -> None:
        super().__init__(user, "Members")

    def set_status(self, name: str, status: str) -> None:
        self.choose_in_menu(name, self._set_status)
        self._choose_status(status)

    def set_status_of_selected(self, status: str) -> None:
        self.user.click("button", self._set_status, within="Selected members")
        self._choose_status(status)

    def _choose_status(self, status: str) -> None:
        self.user.choose("Status", status, within=self._set_status)
        self.user.click("button", "Save", within=self._set_status)

    def remove_selected(self) -> Question:
        self.user.click("button", "Remove", within="Selected members")
        return Question(self.user, "Remove from campaign?", "Remove")

    def write_to_selected(self, template: str, *, looks_first: bool = False) -> None:
        """Send all who are ticked an e-mail made of a template, perhaps with a look at it before."""
        self.user.click("button", self._send, within="Selected members")
        self.user.choose("Template", template, within=self._send)
        if looks_first:
            self.user.click("button", "Preview", within=self._send)
        self.user.click("button", "Send", within=self._send)


class Joining(Page):
    """The dialog that puts people into a campaign."""

    _title = "Add to campaign"

    def join(self, campaign: str, status: str = "") -> None:
        self.user.choose("Campaign", campaign, within=self._title)
        if status:
            self.user.choose("Member status", status, within=self._title)
        self.user.click("button", "Add", within=self._title)
