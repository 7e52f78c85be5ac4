"""Gold steps on the lists that the CRM and the store have alike."""

from __future__ import annotations

from .gold import User


def add_filter(user: User, field: str, condition: str, label: str, value: str) -> None:
    """Add a filter to the list: `field` and `condition`, with `value` typed into the box called `label`."""
    user.click("button", "Add filter")
    user.click("menuitem", field)
    dialog = f"Filter by {field.lower()}"
    user.choose("Condition", condition, within=dialog)
    user.fill(label, value, within=dialog)
    user.click("button", "Apply", within=dialog)


def filter_by_choice(user: User, field: str, *choices: str) -> None:
    """Add a filter to the list: `field` is one of `choices`."""
    user.click("button", "Add filter")
    user.click("menuitem", field)
    dialog = f"Filter by {field.lower()}"
    for choice in choices:
        user.check(choice, within=dialog)
    user.click("button", "Apply", within=dialog)
