"""Gold steps on the lists that the CRM and the store have alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .gold import User


def add_filter(
    user: User, field: str, *, condition: str = "", choices: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> None:
    """Add a filter by `field` to the list, said as in `fill_filter`."""
    user.click("button", "Add filter")
    user.click("menuitem", field)
    fill_filter(user, field, condition=condition, choices=choices, typed=typed)


def fill_filter(
    user: User, field: str, *, condition: str = "", choices: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> None:
    """Say in a filter's dialog what is asked: boxes to tick, or what is typed into the boxes called so."""
    dialog = f"Filter by {field.lower()}"
    if condition:
        user.choose("Condition", condition, within=dialog)
    for choice in choices:
        user.check(choice, within=dialog)
    for label, text in (typed or {}).items():
        user.fill(label, text, within=dialog)
    user.click("button", "Apply", within=dialog)
