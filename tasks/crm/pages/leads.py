from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from ....apps.crm.actions.imports import guess
from ....apps.crm.fields import LEAD
from ....apps.crm.forms import ConvertForm
from ...gold import User
from ...pages import Form, Page
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

    def import_file(self, name: str) -> LeadImport:
        """Begin to import leads from one of the files that are at hand."""
        self.do_with_view("Import from a file")
        self.user.click("button", f"Use {name}")
        return LeadImport(self.user)


class LeadImport(Page):
    """The pages that import leads; fields are named by their names in the app."""

    def assign(self, headings: Mapping[str, str]) -> Self:
        """Say into which fields columns of the file go, by these fields, where the page has not guessed it."""
        guessed = guess("lead", [*headings.values()]).values()
        for field, heading in headings.items():
            if field not in guessed:
                self.user.choose(f"Field for {heading}", LEAD[field].label)
        return self

    def leave_out(self, heading: str) -> Self:
        self.user.choose(f"Field for {heading}", "Don't import")
        return self

    def join(self, campaign: str, status: str) -> Self:
        """Put all of them into a campaign, also those who are there already."""
        self.user.choose("Campaign", campaign)
        self.user.choose("Member status", status)
        self.user.check("Duplicates join the campaign, too")
        return self

    def set_for_all(self, field: str, option: str) -> Self:
        self.user.choose(LEAD[field].label, option)
        return self

    def run(self) -> None:
        """Look at what comes of it, and import what can be."""
        self.user.click("button", "Preview")
        self.user.click("button", "Import")

    def mend(self, mends: Mapping[int, Mapping[str, str]]) -> None:
        """Put fields right that were wrong, by the lines of the file, and import what is right then."""
        for line, texts in mends.items():
            for field, text in texts.items():
                self.user.fill(f"{LEAD[field].label} of line {line}", text)
        self.user.click("button", "Import mended rows")
