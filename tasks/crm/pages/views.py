"""What is done with views of a list: its columns, how filters go together, under which name it is kept."""

from __future__ import annotations

from typing import Self

from ....apps.crm.forms import ViewForm
from ...pages import Filter, Form, ListPage, Page


class ViewedList(ListPage):
    """A list whose views people make themselves."""

    def open_saved_view(self, name: str) -> Self:
        self.user.click("button", "Saved views")
        self.user.click("menuitem", name)
        return self

    def open_filter(self, words: str, field: str) -> Filter:
        """Open a filter that the list has, which says of itself these words."""
        self.user.click("link", words)
        return Filter(self.user, self.filter_label(field))

    def set_filter_logic(self, words: str) -> Self:
        """Say how the filters go together: "(1 OR 2) AND 3"; so far all of them are asked for."""
        title = "Filter logic"
        self.user.click("button", "All filters")
        self.user.click("menuitem", f"{title}…")
        self.user.fill(title, words, within=title)
        self.user.click("button", "Apply", within=title)
        return self

    def choose_columns(self) -> Columns:
        self.do_with_view("Choose columns…")
        return Columns(self.user)

    def save_view(self, name: str, visibility: str) -> None:
        """Save what is shown as a view of one's own."""
        self.do_with_view("Save as new view…")
        Form(self.user, "Save as new view", ViewForm, "Save view").set(name=name, visibility=visibility).save()

    def share_view(self, visibility: str) -> None:
        self.do_with_view("Rename or share…")
        Form(self.user, "Rename or share view", ViewForm).set(visibility=visibility).save()

    def do_with_view(self, entry: str) -> None:
        """Choose an entry of the menu "View"."""
        self.user.click("button", "View")
        self.user.click("menuitem", entry)


class Columns(Page):
    """The dialog that says which columns a list shows, and in which order."""

    _title = "Columns"

    def show(self, column: str, *, on: bool) -> None:
        self.user.check(column, on=on, within=self._title)

    def move_up(self, column: str) -> None:
        self.user.click("button", f"Move {column} up", within=self._title)

    def apply(self) -> None:
        self.user.click("button", "Apply", within=self._title)
