"""The report builder, the list of reports, and dashboards."""

from __future__ import annotations

from typing import Any, Self

from ....apps.crm.forms import KeptForm
from ....apps.crm.objects import OBJECTS
from ....apps.crm.reporting.sources import SOURCES
from ...gold import User
from ...pages import Filter, Form, ListPage, Page
from .dashboards import WidgetForm


class ReportBuilder(Page):
    """The builder; fields are named by their keys in the reports of a source: "account.industry"."""

    def __init__(self, user: User, source: str) -> None:
        super().__init__(user)
        self._source = source

    @classmethod
    def begin(cls, user: User, source: str) -> Self:
        """Begin a report of the records of a kind: "deal"."""
        user.open("Reports")
        user.click("link", "New report")
        user.click("link", OBJECTS[source].plural, within="Records")
        return cls(user, source)

    def aim(self, target: str) -> Self:
        """Say where a click on a field puts it: "Values"."""
        self.user.click("link", target, within="Add to")
        return self

    def group(self, field: str, *, period: str = "", across: bool = False) -> Self:
        zone = "Groups across" if across else "Groups down"
        label = self._label(field)
        self.aim(zone)
        self.user.click("link", f"Add {label}")
        if period and period != "month":
            self.user.click("button", f"{label} by month", within=zone)
            self.user.click("menuitem", f"By {period}")
        return self

    def measure(self, field: str, how: str = "Sum") -> Self:
        label = self._label(field)
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

    def filter(self, field: str, **said: Any) -> Self:
        """Add a filter, said as in `Filter.say`; fields must be aimed at the filters."""
        label = self._label(field)
        self.user.click("link", f"Filter by {label}")
        Filter(self.user, label).set(**said)
        return self

    def open_filter(self, words: str, field: str) -> Filter:
        """Open a filter that the report has, which says of itself these words."""
        self.user.click("link", words, within="Filters")
        return Filter(self.user, self._label(field))

    def sort_by_value(self, field: str, how: str = "Sum") -> Self:
        """Put the groups in the order of a value, the largest first."""
        self.user.click("button", "Sort: Groups, ascending")
        self.user.click("menuitem", f"{how} of {self._label(field)}, descending")
        return self

    def chart(self, kind: str, *, of: str = "") -> Self:
        """Draw a chart, of the sum of a field where there are several values."""
        self.user.click("button", "Chart: none")
        self.user.click("menuitem", kind)
        if of:
            self.user.click("button", "Chart shows: Record count")
            self.user.click("menuitem", f"Sum of {self._label(of)}")
        return self

    def run(self) -> ReportPage:
        self.user.click("link", "Run")
        return ReportPage(self.user)

    def save(self) -> None:
        """Save what was changed in a report that is kept already."""
        self.user.click("button", "Save")

    def save_as(self, name: str, folder: str) -> ReportPage:
        """Save a report that is new."""
        self.save()
        _keep(self.user, name, folder)
        return ReportPage(self.user)

    def _label(self, field: str) -> str:
        return SOURCES[self._source].fields[field].label


class ReportList(ListPage):
    def __init__(self, user: User) -> None:
        super().__init__(user, "Reports")

    def open_report(self, name: str) -> ReportPage:
        self.user.click("link", name)
        return ReportPage(self.user)

    def edit(self, name: str, source: str) -> ReportBuilder:
        """Edit a report, of this source, by its menu."""
        self.choose_in_menu(name, "Edit")
        return ReportBuilder(self.user, source)


class ReportPage(Page):
    """A report that was run."""

    def edit(self, source: str) -> ReportBuilder:
        self.user.click("link", "Edit")
        return ReportBuilder(self.user, source)

    def save_as(self, name: str, folder: str) -> None:
        self.user.click("button", "Save as")
        _keep(self.user, name, folder)

    def add_to_dashboard(self, name: str) -> WidgetForm:
        """Put the report, which has this name, on a dashboard."""
        self.user.click("button", "Add to dashboard")
        return WidgetForm(self.user, f"Add {name} to a dashboard")


def _keep(user: User, name: str, folder: str) -> None:
    Form(user, "Save report", KeptForm).set(name=name, folder_id=folder).save()
