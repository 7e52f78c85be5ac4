"""Page objects: what pages call their things, so that each word stands once and solutions read as prose.

An object says what is reached, never where it stands: "open the deal, set the stage, save". The CRM's are in
`crm/pages`; here is what pages of several apps have alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, time
from typing import Any, Self

from ..apps.platform.filters import Filter as ListFilter
from ..apps.platform.forms import PlatformForm
from ..apps.platform.list_state import View
from ..apps.platform.listview import Column, ListView
from .gold import User
from .wording import typed_date, typed_time


class Page:
    """A page, or a part of one, that somebody looks at."""

    def __init__(self, user: User) -> None:
        self.user = user


class Form(Page):
    """A form, most often in a dialog, by its title; an app's class of it knows the labels and what they ask for."""

    def __init__(self, user: User, title: str | None, declared: type[PlatformForm], button: str = "Save") -> None:
        super().__init__(user)
        self.title, self._declared, self._button = title, declared, button

    def set(self, **values: Any) -> Self:
        """Fill in controls, by the names that they have in the app and in this order."""
        for name, value in values.items():
            label, control = self._label(name), getattr(self._declared, name).field_class.control
            match value:
                case True:
                    self.user.check(label, within=self.title)
                case False:
                    self.user.check(label, on=False, within=self.title)
                case str() if control in ("select", "lookup"):
                    self.user.choose(label, value, within=self.title)
                case datetime() | time():
                    self.user.fill(label, typed_time(value), within=self.title)
                case date():
                    self.user.fill(label, typed_date(value), within=self.title)
                case _:
                    self.user.fill(label, str(value), within=self.title)
        return self

    def tick(self, option: str, *, on: bool = True) -> Self:
        """Tick one of the boxes of a list, by its own label, or untick it."""
        self.user.check(option, on=on, within=self.title)
        return self

    def find(self, name: str, text: str, option: str) -> Self:
        """Type into a lookup, and take one of what it finds."""
        self.user.fill(self._label(name), text, within=self.title)
        self.user.click("option", option)
        return self

    def save(self) -> None:
        self.user.because("All that was to be filled in is there.")
        self.user.click("button", self._button, within=self.title)

    def enter(self) -> None:
        """Save by the key, from the box that was filled in last."""
        self.user.press("Enter")

    def _label(self, name: str) -> str:
        return str(getattr(self._declared, name).args[0])


class Question(Page):
    """A dialog that asks whether to go on."""

    def __init__(self, user: User, title: str, button: str) -> None:
        super().__init__(user)
        self.title, self._button = title, button

    def confirm(self) -> None:
        self.user.click("button", self._button, within=self.title)


class Filter(Page):
    """The dialog in which a filter is said, by the label of its field."""

    def __init__(self, user: User, field: str) -> None:
        super().__init__(user)
        self.field, self.title = field, f"Filter by {field.lower()}"

    def set(self, **said: Any) -> None:
        """Say what is asked, as in `say`, and apply it."""
        self.say(**said)
        self.apply()

    def say(
        self,
        *,
        condition: str = "",
        choices: Sequence[str] = (),
        typed: Mapping[str, str] | None = None,
        whose: str = "",
    ) -> None:
        """Say what is asked: boxes to tick, what is typed into the boxes called so, or which person it is."""
        if condition:
            self.user.choose("Condition", condition, within=self.title)
        for choice in choices:
            self.user.check(choice, within=self.title)
        for label, text in (typed or {}).items():
            self.user.fill(label, text, within=self.title)
        if whose:
            self.user.choose(self.field, whose, within=self.title)

    def tick(self, choice: str, *, on: bool) -> None:
        self.user.check(choice, on=on, within=self.title)

    def apply(self) -> None:
        self.user.click("button", "Apply", within=self.title)


class ListPage(Page):
    """A list of records, by its name in the navigation.

    Views, filters and columns are named by the keys with which an app declares them, if the list knows it, else as the
    page calls them.
    """

    def __init__(self, user: User, title: str, declared: ListView | None = None) -> None:
        super().__init__(user)
        self.title, self._declared = title, declared

    def open(self, view: str = "") -> Self:
        """Go to the list, and to one of its views, as everybody has it."""
        self.user.open(self.title)
        return self.turn_to(view) if view else self._as_usual()

    def turn_to(self, view: str, *, exact: bool = True) -> Self:
        """Turn to a view, told from links of its name elsewhere on the page unless `exact` is False."""
        label = _label_of(view, self._declared.views) if self._declared else view
        self.user.click("link", label, within="Views" if exact else None)
        return self._as_usual()

    def _as_usual(self) -> Self:
        """Let go of the filters, order and columns that were chosen here before, and that the list remembers."""
        self.user.click_if_shown("button", "Reset")
        return self

    def search(self, text: str) -> Self:
        self.user.because(f"I narrow the list down to “{text}”.")
        self.user.fill("Search this list", text)
        self.user.press("Enter")
        return self

    def filter(self, field: str, **said: Any) -> Self:
        """Add a filter, said as in `Filter.say`."""
        label = self.filter_label(field)
        self.user.because(f"{label} tells which rows are meant.")
        self.user.click("button", "Add filter")
        self.user.click("menuitem", label)
        Filter(self.user, label).set(**said)
        return self

    def filter_by_person(self, field: str, name: str) -> Self:
        """Add the filter that `field` is the person called `name`."""
        return self.filter(field, condition="is", whose=name)

    def filter_label(self, field: str) -> str:
        """What the filter by a field is called."""
        return _label_of(field, self._declared.filters) if self._declared else field

    def sort(self, field: str, *, exact: bool = True) -> Self:
        """Sort by a column, told from links of its name elsewhere on the page unless `exact` is False."""
        self.user.click("link", self.column_label(field), within=self.title if exact else None)
        return self

    def column_label(self, field: str) -> str:
        """What the column of a field is called."""
        return _label_of(field, self._declared.all_columns) if self._declared else field

    def next_page(self) -> Self:
        self.user.click("link", "Next page")
        return self

    def select(self, *names: str) -> Self:
        for name in names:
            self.user.check(f"Select {name}")
        return self

    def unselect(self, name: str) -> Self:
        self.user.check(f"Select {name}", on=False)
        return self

    def select_all(self) -> Self:
        """Tick all rows that the page shows."""
        self.user.check("Select all on this page")
        return self

    def choose_in_menu(self, name: str, entry: str, *, beside: str | None = None) -> None:
        """Choose an entry of a row's menu; `beside` is what else stands in the row, where its name is not enough."""
        self.user.click("button", f"Actions for {name}", within=beside)
        self.user.click("menuitem", entry)

    def save(self) -> None:
        """Save what was changed in cells."""
        save_changes(self.user)


def _label_of(key: str, declared: Iterable[View | ListFilter | Column]) -> str:
    return next(each.label for each in declared if each.key == key)


def save_changes(user: User) -> None:
    """Save what was changed in the cells of a table."""
    user.click("button", "Save", within="Unsaved changes")
