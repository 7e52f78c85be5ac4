"""The panels beside the grid in which charts and pivot tables are made up."""

from __future__ import annotations

from ...pages import Page
from .filters import ColumnFilter
from .menus import choose_from_menu

#: What the sheet of a first pivot table is called until somebody names it.
NEW_PIVOT = "Pivot table 1"
_CHART, _PIVOT, _NEW_PIVOT = "Chart editor", "Pivot table editor", "New pivot table"


class ChartEditor(Page):
    """What a chart shows, and how."""

    def insert(self) -> ChartEditor:
        """Make a chart of the selected cells."""
        choose_from_menu(self.user, "Insert", "Chart")
        return self

    def insert_by_button(self) -> ChartEditor:
        self.user.click("button", "Insert chart")
        return self

    def set_range(self, source: str) -> None:
        self.user.fill("Data range", source, within=_CHART)
        self.user.press("Enter")

    def remove_series(self, name: str) -> None:
        self.user.click("button", f"Remove series {name}", within=_CHART)

    def describe(self, *, kind: str, title: str, across: str, up: str, legend: str) -> None:
        """Its kind, its title, the titles of its axes and where its legend stands."""
        self.user.choose("Chart type", f"{kind.capitalize()} chart", within=_CHART)
        self.user.fill("Chart title", title, within=_CHART)
        self.user.fill("Horizontal axis title", across, within=_CHART)
        self.user.fill("Vertical axis title", up, within=_CHART)
        self.user.choose("Legend position", legend.capitalize(), within=_CHART)


class PivotEditor(Page):
    """The rows, columns, values and filters of a pivot table."""

    def insert(self, *, source: str | None = None, place: str | None = None) -> PivotEditor:
        """Make a pivot table of the sheet on screen, on a new sheet or at a place."""
        choose_from_menu(self.user, "Insert", "Pivot table…")
        if source is not None:
            self.user.fill("Data range", source, within=_NEW_PIVOT)
        if place is not None:
            self.user.choose("Insert to", "Existing sheet", within=_NEW_PIVOT)
            self.user.fill("Cell on an existing sheet, such as Summary!A1", place, within=_NEW_PIVOT)
        self.user.click("button", "Create", within=_NEW_PIVOT)
        return self

    def reopen(self, *, by_menu: bool = False) -> None:
        """The editor of the table that is there."""
        if by_menu:
            choose_from_menu(self.user, "Data", "Edit pivot table…")
        else:
            self.user.click("button", "Edit pivot table")

    def close(self) -> None:
        self.user.click("button", "Close pivot table editor", within=_PIVOT)

    def delete(self) -> None:
        self.user.click("button", "Delete this pivot table", within=_PIVOT)

    def add_rows(self, field: str) -> None:
        self._add("Rows", field)

    def add_columns(self, field: str) -> None:
        self._add("Columns", field)

    def add_values(self, field: str, aggregation: str | None = None) -> None:
        """Figures, added up unless told."""
        self._add("Values", field)
        if aggregation is not None:
            self.user.choose(f"Summarize by, for {field}", aggregation, within=_PIVOT)

    def add_filter(self, field: str) -> ColumnFilter:
        self._add("Filters", field)
        self.user.click("button", f"Edit filter {field}", within=_PIVOT)
        return ColumnFilter(self.user, field)

    def group_dates(self, field: str, period: str) -> None:
        self.user.choose(f"Group dates by, for {field}", period, within=_PIVOT)

    def show_totals(self, field: str, period: str, *, on: bool) -> None:
        self.user.check(f"Show totals of {field} by {period}", on=on, within=_PIVOT)

    def largest_first(self, field: str, figure: str) -> None:
        """The rows or columns of a field in descending order of a figure."""
        self.user.choose(f"Sort by, for {field}", figure, within=_PIVOT)
        self.user.choose(f"Order of {field}", "Descending", within=_PIVOT)

    def _add(self, area: str, field: str) -> None:
        self.user.click("button", f"Add to {area}", within=_PIVOT)
        self.user.click("menuitem", field, within=f"Add to {area}")
