"""What all apps of the office have on their pages."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..gold import User


def switch_to(user: User, me: Person, app: str) -> None:
    """Go to another of the office's apps, by its title."""
    user.click("button", f"Account of {me.name}")
    user.click("menuitem", "Office apps")
    user.click("button", app)
