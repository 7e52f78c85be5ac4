from __future__ import annotations

from typing import Self

from .records import RecordList, RecordPage


class CampaignPage(RecordPage):
    kind = "campaign"

    def deals(self) -> Self:
        return self._show("Deals")

    def members(self, status: str) -> Self:
        """Show the members of a status."""
        self.user.click("link", status, within="Members by status")
        return self


class CampaignList(RecordList[CampaignPage]):
    page = CampaignPage
