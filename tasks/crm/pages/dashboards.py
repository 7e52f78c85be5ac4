from __future__ import annotations

from typing import Self

from ....apps.crm.forms import NewWidgetForm
from ...gold import User
from ...pages import Form, Page


class DashboardPage(Page):
    @classmethod
    def find(cls, user: User, name: str) -> Self:
        user.open("Dashboards")
        user.click("link", name)
        return cls(user)

    def open_report(self, widget: str) -> None:
        """Open the report of a widget, by its title."""
        self.user.click("button", f"Actions for {widget}")
        self.user.click("menuitem", "Open report")

    def add_widget(self) -> WidgetForm:
        title = "Add widget"
        self.user.click("button", title)
        return WidgetForm(self.user, title)

    def move_earlier(self, widget: str, places: int) -> None:
        """Arrange the widgets anew."""
        self.user.click("link", "Arrange")
        for _ in range(places):
            self.user.click("button", f"Move earlier: {widget}")
        self.user.click("button", "Save")


class WidgetForm(Form):
    """The dialog that puts a report on a dashboard."""

    def __init__(self, user: User, title: str) -> None:
        super().__init__(user, title, NewWidgetForm, "Add")

    def choose_report(self, name: str, folder: str) -> Self:
        self.user.choose("Report", f"{name} ({folder})", within=self.title)
        return self

    def choose_dashboard(self, name: str) -> Self:
        self.user.choose("Dashboard", name, within=self.title)
        return self

    def place_after(self, widget: str) -> Self:
        self.user.choose("Place", f"After {widget}", within=self.title)
        return self
