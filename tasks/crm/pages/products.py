from __future__ import annotations

from typing import Self

from ....apps.crm.fields import ENTRY
from ...gold import User
from ...pages import ListPage


class PriceBook(ListPage):
    """What products cost in a price book."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Prices")

    @classmethod
    def find(cls, user: User, name: str) -> Self:
        user.open("Products")
        user.click("link", "Price books")
        user.click("link", name)
        return cls(user)

    def set_price(self, product: str, cents: int) -> Self:
        """Change a price, not yet saved."""
        label = ENTRY["unit_price"].label
        self.user.click("button", f"Edit {label} of {product}")
        self.user.fill(label, f"{cents / 100:.2f}", within=self.title)
        self.user.press("Enter")
        return self
