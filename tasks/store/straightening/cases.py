"""The handbook's page about mix-ups and misuse, as people and tools reach it."""

from __future__ import annotations

from ...gold import ToolUser, User

SECTION = "store-cases"


def read_cases(user: User) -> None:
    """Read it, and go back to Backroom."""
    user.because("How such a case is told and settled stands in the handbook, on the page about mix-ups and misuse.")
    user.visit("handbook", f"/sections/{SECTION}")
    user.visit("admin", "/")


def read_cases_by_tools(user: ToolUser, what: str) -> None:
    user.because(f"The handbook says {what}.")
    user.call("handbook_read_section", section=SECTION)
