"""The shop, as its customers see it: shelves, cart and checkout."""

from __future__ import annotations

from collections.abc import Iterable

from ....apps.store.models import Address
from ....apps.store.shop.forms import CardForm
from ...pages import Form, Page


class Shelf(Page):
    """The products of a category."""

    def open(self, category: str, kind: str) -> Shelf:
        """A kind of a category."""
        self.user.open(category)
        self.user.click("link", kind, within=f"Kinds of {category.lower()}")
        return self

    def only_with_stars(self, stars: int) -> Shelf:
        """Rated so well or better."""
        self.user.check(f"{stars} stars and up")
        self.user.click("button", "Apply filters")
        return self

    def cheapest_first(self) -> Shelf:
        self.user.click("link", "Price, low to high")
        return self

    def open_product(self, title: str, *, on_sale: bool) -> ShopProduct:
        self.user.click("link", f"Sale {title}" if on_sale else title, within="Products")
        return ShopProduct(self.user)


class ShopProduct(Page):
    """A product that may be bought."""

    def choose(self, options: Iterable[tuple[str, str]]) -> ShopProduct:
        """Its version, by the value of each option."""
        for option, value in options:
            self.user.click("link", value, within=option)
        return self

    def add_to_cart(self) -> Cart:
        self.user.click("button", "Add to cart")
        return Cart(self.user)

    def add_several_to_cart(self, count: int) -> Cart:
        self.user.fill("Quantity", str(count))
        self.user.press("Enter")
        return Cart(self.user)


class Cart(Page):
    """What is to be bought."""

    def set_quantity(self, item: str, count: int) -> None:
        self.user.fill(f"Quantity of {item}", str(count))
        self.user.press("Enter")

    def use_code(self, code: str) -> None:
        self.user.fill("Discount code", code)
        self.user.click("button", "Apply")

    def use_code_by_enter(self, code: str) -> None:
        self.user.fill("Discount code", code)
        self.user.press("Enter")

    def check_out(self) -> Checkout:
        self.user.click("link", "Check out")
        return Checkout(self.user)


class Checkout(Page):
    """Address, shipping and payment, one after the other."""

    def send_to(self, address: Address) -> None:
        company = f", {address.company}" if address.company else ""
        self.user.check(f"{address.name}{company} {address.line}, {address.country}")
        self.user.click("button", "Continue to shipping")

    def ship_by(self, method: str) -> None:
        """A method as the checkout offers it, with its fee."""
        self.user.check(method)
        self.user.click("button", "Continue to payment")

    def pay_with_card(self, *, number: str, expiry: str, code: str) -> None:
        Form(self.user, None, CardForm, "Use this card").set(number=number, expiry=expiry, code=code).save()

    def place_order(self, total: str) -> None:
        self.user.click("link", "Review your order")
        self.user.click("button", f"Place order for {total}")
