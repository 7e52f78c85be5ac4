"""Gold steps that solutions of tasks in several apps share."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..gold import User


def switch_to(user: User, me: Person, app: str) -> None:
    """Go to another of the office's apps, by its title."""
    user.click("button", f"Account of {me.name}")
    user.click("menuitem", "Office apps")
    user.click("button", app)


def open_order(user: User, number: int) -> None:
    """Find an order in the merchant admin and open its page."""
    user.open("Orders")
    user.fill("Search this list", str(number))
    user.press("Enter")
    user.click("link", f"#{number}")
