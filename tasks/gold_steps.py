"""Gold steps on the lists that the CRM and the store have alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .gold import User
from .pages import Filter, ListPage


def add_filter(
    user: User, field: str, *, condition: str = "", choices: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> None:
    """Add a filter by `field` to the list, said as in `fill_filter`."""
    ListPage(user, "").filter(field, condition=condition, choices=choices, typed=typed)


def fill_filter(
    user: User, field: str, *, condition: str = "", choices: Sequence[str] = (), typed: Mapping[str, str] | None = None
) -> None:
    """Say in a filter's dialog what is asked: boxes to tick, or what is typed into the boxes called so."""
    Filter(user, field).set(condition=condition, choices=choices, typed=typed)
