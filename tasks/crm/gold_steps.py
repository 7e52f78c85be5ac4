"""Gold steps that solutions of the CRM's tasks share."""

from __future__ import annotations

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
