"""The report builder, the list of reports, and dashboards."""

from __future__ import annotations

from typing import Any, Self

from ....apps.crm.forms import KeptForm
from ...gold import User
from ...pages import Filter, Form, Page


class ReportBuilder(Page):
    @classmethod
    def begin(cls, user: User, source: str) -> Self:
        """Begin a report of the records called `source`: "Deals"."""
        user.open("Reports")
        user.click("link", "New report")
        user.click("link", source, within="Records")
        return cls(user)

    def aim(self, target: str) -> Self:
        """Say where a click on a field puts it: "Values"."""
        self.user.click("link", target, within="Add to")
        return self

    def group(self, label: str, *, period: str = "", across: bool = False) -> Self:
        zone = "Groups across" if across else "Groups down"
        self.aim(zone)
        self.user.click("link", f"Add {label}")
        if period and period != "month":
            self.user.click("button", f"{label} by month", within=zone)
            self.user.click("menuitem", f"By {period}")
        return self

    def measure(self, label: str, how: str = "Sum") -> Self:
        self.aim("Values")
        self.user.click("link", f"Add {label}")
        if how != "Sum":
            self.user.click("button", f"Sum of {label}", within="Values")
            self.user.click("menuitem", how)
        return self

    def remove_count(self) -> Self:
        """Take the number of records out of the values."""
        self.user.click("button", "Record count", within="Values")
        self.user.click("menuitem", "Remove")
        return self

    def filter(self, label: str, **said: Any) -> Self:
        """Add a filter, said as in `Filter.set`; fields must be aimed at the filters."""
        self.user.click("link", f"Filter by {label}")
        Filter(self.user, label).set(**said)
        return self

    def sort_down(self, value: str) -> Self:
        """Sort the groups by a value, the largest first."""
        self.user.click("button", "Sort: Groups, ascending")
        self.user.click("menuitem", f"{value}, descending")
        return self

    def chart(self, kind: str, shows: str = "") -> Self:
        self.user.click("button", "Chart: none")
        self.user.click("menuitem", kind)
        if shows:
            self.user.click("button", "Chart shows: Record count")
            self.user.click("menuitem", shows)
        return self

    def run(self) -> Self:
        self.user.click("link", "Run")
        return self

    def save_as(self, name: str, folder: str) -> None:
        self.user.click("button", "Save")
        self._keep(name, folder)

    def save_once_run(self, name: str, folder: str) -> None:
        """Save from the page that shows the report run."""
        self.user.click("button", "Save as")
        self._keep(name, folder)

    def _keep(self, name: str, folder: str) -> None:
        Form(self.user, "Save report", KeptForm).set(name=name, folder_id=folder).save()
