from __future__ import annotations

from .campaigns import Joining
from .links import LinkedPage
from .records import RecordList

_JOIN = "Add to campaign"


class ContactPage(LinkedPage):
    kind = "contact"

    def add_to_campaign(self) -> Joining:
        """From the card of the campaigns that the contact is in."""
        self.user.click("button", _JOIN, within="Campaigns")
        return Joining(self.user)


class ContactList(RecordList[ContactPage]):
    page = ContactPage

    def add_to_campaign(self, name: str) -> Joining:
        self.choose_in_menu(name, _JOIN)
        return Joining(self.user)

    def add_selected_to_campaign(self) -> Joining:
        self.do_with_selected(_JOIN)
        return Joining(self.user)
