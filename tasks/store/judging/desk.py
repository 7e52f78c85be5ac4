"""The handbook's page for the store's desk, as people and tools reach it."""

from __future__ import annotations

from ...gold import ToolUser, User

SECTION = "store-desk"


def read_rules(user: User) -> None:
    """Read it, and go back to Backroom."""
    user.because("How it is decided stands in the handbook, on the page about orders, stock and prices.")
    user.visit("handbook", f"/sections/{SECTION}")
    user.visit("admin", "/")


def read_rules_by_tools(user: ToolUser, what: str) -> None:
    user.because(f"The handbook says {what}.")
    user.call("handbook_read_section", section=SECTION)
