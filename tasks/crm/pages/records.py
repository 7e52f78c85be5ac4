"""What the pages of all kinds of records share: a record's own page, and the list of its kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Generic, Self, TypeVar

from ....apps.crm.fields import FIELDS
from ....apps.crm.forms import OwnerForm
from ....apps.crm.lists import LISTS
from ....apps.crm.objects import OBJECTS, Parent, detail_of, label_of, object_of
from ....apps.platform.listview import ListView
from ...gold import User
from ...pages import Form, Page, Question
from .views import ViewedList


class RecordPage(Page):
    """A record's page. `kind` is the key of its object: "deal"."""

    kind: ClassVar[str]
    _is_exact = False

    @classmethod
    def find(cls, user: User, name: str) -> Self:
        """Open a record from the results of the global search."""
        find_record(user, cls.kind, name)
        return cls(user)

    @property
    def exact(self) -> Self:
        """The same page, whose tabs and buttons are told from those that its cards have of the same name."""
        page = type(self)(self.user)
        page._is_exact = True
        return page

    def edit(self) -> Form:
        self._act("Edit")
        return edit_form(self.user, self.kind)

    def edit_field(self, field: str) -> Form:
        """Edit one field by its pencil."""
        title = f"Edit {FIELDS[self.kind][field].label}"
        self.user.click("button", title)
        return Form(self.user, title, FIELDS[self.kind].form_of_record)

    def delete(self) -> Question:
        self._act("Delete")
        return Question(self.user, f"Delete {self.kind}", "Delete")

    def change_owner(self, heir: str) -> None:
        self._act("Change owner")
        choose_owner(self.user, heir)

    def follow(self) -> None:
        self._act("Follow")

    # -- Tabs ------------------------------------------------------------------------------------------------------

    def activity(self) -> Self:
        return self._show("Activity")

    def related(self) -> Self:
        return self._show("Related")

    def stream(self) -> Stream:
        self._show("Stream")
        return Stream(self.user)

    def files(self) -> Self:
        return self._show("Files")

    def read_file(self, name: str) -> None:
        """Look at one of the files, and come back to them."""
        self.user.click("link", name)
        self.user.click("link", "Files", within="Breadcrumbs")

    # -- Cards -----------------------------------------------------------------------------------------------------

    def open_parent(self, name: str) -> None:
        """Open a record that this one belongs to, from what is told about it."""
        self.user.click("link", name, within="About")

    def open_related(self, name: str, card: str) -> None:
        """Open a record from a card of those that belong to this one."""
        self.user.click("link", name, within=card)

    def new(self, kind: str, *, on_card: bool = False) -> Form:
        """Begin another record that belongs to this one, perhaps on the card of its kind."""
        return new_form(self.user, kind, within=OBJECTS[kind].plural if on_card else None)

    def _act(self, button: str) -> None:
        self.user.click("button", button, within=f"{OBJECTS[self.kind].singular} actions" if self._is_exact else None)

    def _show(self, tab: str) -> Self:
        self.user.click("link", tab, within=f"{OBJECTS[self.kind].singular} sections" if self._is_exact else None)
        return self


class Stream(Page):
    """What people wrote on a record, and what changed in it."""

    def updates(self) -> Self:
        """Show what changed alone."""
        self.user.click("link", "Updates")
        return self

    def post(self, text: str) -> None:
        self.user.fill("Post", text)
        self.user.click("button", "Post", within="New post")


P = TypeVar("P", bound=RecordPage)


@dataclass(frozen=True)
class Row:
    """A row of a list: by which name it is searched and selected, and what else stands in it, if that is needed."""

    name: str
    beside: str = ""


class RecordList(ViewedList, Generic[P]):
    """The list of a kind of records; `page` is what a record of it opens. Cells are named by its fields."""

    page: type[P]

    def __init__(self, user: User) -> None:
        title = OBJECTS[self.page.kind].plural
        super().__init__(user, title, LISTS[title.lower()][0])
        self._kind = self.page.kind

    def open_record(self, name: str, *, exact: bool = True) -> P:
        """Open a record, told from links of its name elsewhere on the page unless `exact` is False."""
        self.user.click("link", name, within=self.title if exact else None)
        return self.page(self.user)

    def new(self) -> Form:
        return new_form(self.user, self._kind)

    def set_cell(self, name: str, field: str, value: Any) -> Self:
        """Change a field in the row of the record called `name`, not yet saved."""
        cells = FIELDS[self._kind].form_of_cells
        self.user.click("button", f"Edit {FIELDS[self._kind][field].list_column().label} of {name}")
        Form(self.user, self.title, cells).set(**{field: value}).enter()
        return self

    # -- A row's menu ----------------------------------------------------------------------------------------------

    def edit(self, name: str, *, beside: str | None = None) -> Form:
        self.choose_in_menu(name, "Edit", beside=beside)
        return edit_form(self.user, self._kind)

    def delete(self, name: str) -> Question:
        self.choose_in_menu(name, "Delete")
        return Question(self.user, f"Delete {self._kind}", "Delete")

    def change_owner(self, name: str, heir: str, *, beside: str | None = None) -> None:
        self.choose_in_menu(name, "Change owner", beside=beside)
        choose_owner(self.user, heir)

    def follow(self, name: str) -> None:
        self.choose_in_menu(name, "Follow")

    # -- Selected rows ---------------------------------------------------------------------------------------------

    def select_all_pages(self, count: int) -> Self:
        """Select those on other pages, too, once all on this page are ticked."""
        self.user.click("button", f"Select all {count} {self._many}")
        return self

    def delete_selected(self, *, exact: bool = True) -> Question:
        """Delete the one record that is ticked."""
        self.do_with_selected("Delete", exact=exact)
        return Question(self.user, f"Delete 1 {self._kind}?", "Delete")

    def change_owner_of_selected(self, heir: str, *, exact: bool = True) -> None:
        self.do_with_selected("Change owner", exact=exact)
        choose_owner(self.user, heir)

    def follow_selected(self) -> Question:
        """Follow the one record that is ticked."""
        self.do_with_selected("Follow")
        return Question(self.user, f"Follow 1 {self._kind}?", "Follow")

    def do_with_rows(self, rows: Sequence[Row], shown: int, deed: Callable[[], object]) -> None:
        """Tick rows of the list, which has so many, and do something with them; nothing where there are none.

        Where the list has several pages, each row is searched for and dealt with alone.
        """
        if shown <= ListView.page_size:
            for row in rows:
                self._tick(row)
            if rows:
                deed()
            return
        for row in rows:
            self.search(row.name)
            self._tick(row)
            deed()

    def change_owner_of_rows(self, rows: Sequence[Row], shown: int, heir: str) -> None:
        """Give rows to somebody, as `do_with_rows` does."""
        self.do_with_rows(rows, shown, partial(self.change_owner_of_selected, heir, exact=False))

    def _tick(self, row: Row) -> None:
        self.user.check(f"Select {row.name}", within=row.beside or None)

    def do_with_selected(self, button: str, *, exact: bool = True) -> None:
        """Press one of the buttons that stand above a list of which some rows are ticked."""
        self.user.click("button", button, within=f"Selected {self._many}" if exact else None)

    @property
    def _many(self) -> str:
        return self.title.lower()


def find_record(user: User, kind: str, name: str, searched: str = "") -> None:
    """Open a record of a kind from the results of the global search, for another text than its name if so told."""
    user.because(f"I look for the {kind} “{name}” by the search.")
    user.search(searched or name)
    user.click("link", name, within=OBJECTS[kind].plural)


def new_form(user: User, kind: str, *, within: str | None = None) -> Form:
    """Open the form of a new record from the button of its kind."""
    title = f"New {kind}"
    user.click("button", title, within=within)
    return Form(user, title, FIELDS[kind].form_of_new)


def edit_form(user: User, kind: str) -> Form:
    """The form that edits a record, which is open."""
    return Form(user, f"Edit {kind}", FIELDS[kind].form_of_record)


def relate(form: Form, parent: Parent) -> Form:
    """Say in an activity's form which record it hangs on, where others may have the same name."""
    name = label_of(parent)
    return form.find("parent_id", name, f"{object_of(parent).singular}: {name} {detail_of(parent)}")


def choose_owner(user: User, heir: str) -> None:
    """Say in the dialog, which is open, to whom records are given."""
    Form(user, "Change owner", OwnerForm).set(owner_id=heir).save()
