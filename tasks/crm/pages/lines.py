"""The grid of products that deals and quotes have."""

from __future__ import annotations

from typing import Self

from ...pages import Page, save_changes


class LinesPage(Page):
    """A page with a grid of products; what is changed there counts once the lines are saved."""

    def add_product(self, name: str) -> Self:
        self.user.choose("Add product", name, within="Products")
        return self

    def set_quantity(self, product: str, quantity: int) -> Self:
        self.user.fill(f"Quantity of {product}", str(quantity))
        return self

    def set_discount(self, product: str, percent: int, *, by_key: bool = False) -> Self:
        self.user.fill(f"Discount of {product}", str(percent))
        if by_key:
            self.user.press("Enter")
        return self

    def discount_all(self, percent: int, *, by_key: bool = False) -> Self:
        """Give all lines the same discount."""
        self.user.fill("Discount for all lines", str(percent))
        if by_key:
            self.user.press("Enter")
        else:
            self.user.click("button", "Apply")
        return self

    def save_lines(self) -> Self:
        save_changes(self.user)
        return self
