"""Gold steps that solutions of the CRM's tasks share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...apps.platform.listview import ListView
from ..gold import User


def open_record(user: User, kind: str, name: str) -> None:
    """Find a record by the global search and open its page; `kind` is the heading of its results, "Deals"."""
    user.search(name)
    user.click("link", name, within=kind)


def search_list(user: User, page: str, view: str, text: str) -> None:
    """Open a view of a list and search it."""
    user.open(page)
    user.click("link", view, within="Views")
    user.fill("Search this list", text)
    user.press("Enter")


def filter_by_person(user: User, field: str, name: str) -> None:
    """Add a filter to the list: `field` is the person called `name`."""
    user.click("button", "Add filter")
    user.click("menuitem", field)
    dialog = f"Filter by {field.lower()}"
    user.choose("Condition", "is", within=dialog)
    user.choose(field, name, within=dialog)
    user.click("button", "Apply", within=dialog)


@dataclass(frozen=True)
class Row:
    """A row of a list: by which name it is searched and selected, and what else stands in it, if that is needed."""

    name: str
    beside: str = ""


def do_with_rows(user: User, rows: Sequence[Row], shown: int, deed: Callable[[User], object]) -> None:
    """Select rows of the list at hand, which has so many, and do something with them; nothing where there are none.

    Where the list has several pages, each row is searched for and dealt with alone.
    """
    if shown <= ListView.page_size:
        for row in rows:
            user.check(f"Select {row.name}", within=row.beside or None)
        if rows:
            deed(user)
        return
    for row in rows:
        user.fill("Search this list", row.name)
        user.press("Enter")
        user.check(f"Select {row.name}", within=row.beside or None)
        deed(user)
