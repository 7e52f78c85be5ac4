"""Gold steps that solutions of the CRM's tasks share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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


def filter_list(
    user: User, label: str, *, condition: str = "", choices: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> None:
    """Add a filter to the list, said as in `fill_filter`."""
    user.click("button", "Add filter")
    user.click("menuitem", label)
    fill_filter(user, label, condition=condition, choices=choices, typed=typed)


def fill_filter(
    user: User, label: str, *, condition: str = "", choices: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> None:
    """Say in a filter's dialog what is asked: boxes to tick, or what is typed into which field."""
    dialog = f"Filter by {label.lower()}"
    if condition:
        user.choose("Condition", condition, within=dialog)
    for choice in choices:
        user.check(choice, within=dialog)
    for field, text in (typed or {}).items():
        user.fill(field, text, within=dialog)
    user.click("button", "Apply", within=dialog)
