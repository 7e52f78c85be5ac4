"""The account of a customer of the shop: addresses, and orders that they have placed."""

from __future__ import annotations

from ....apps.store.models import RETURN_REASONS, Address, Customer, Order, OrderLine
from ....apps.store.shop.forms import AddressForm, ReturnForm
from ...gold import User
from ...pages import Form, Page


class AccountPage(Page):
    """What a customer finds under their name."""

    def __init__(self, user: User, customer: Customer) -> None:
        super().__init__(user)
        self.customer = customer

    def open(self) -> AccountPage:
        self.user.click("link", self.customer.first_name, within="Yours")
        return self

    def open_addresses(self) -> AddressBook:
        self.user.click("link", "Addresses", within="Account")
        return AddressBook(self.user)

    def open_order(self, order: Order) -> OwnOrder:
        self.user.click("link", order.name, within="Your orders")
        return OwnOrder(self.user)


class AddressBook(Page):
    """All addresses of a customer."""

    def make_default(self, address: Address) -> None:
        self.user.click("button", f"Make {address.street} the default")

    def edit(self, address: Address) -> Form:
        self.user.click("link", f"Edit {address.street}")
        return Form(self.user, None, AddressForm, "Save address")


class OwnOrder(Page):
    """An order as who placed it sees it."""

    def ask_for_return(self) -> ReturnRequest:
        self.user.click("link", "Return items")
        return ReturnRequest(self.user, None, ReturnForm, "Request return")


class ReturnRequest(Form):
    """The page on which goods are sent back."""

    def of_item(self, line: OrderLine, count: int) -> ReturnRequest:
        self.user.fill(f"Send back {line.title}, {line.variant_title}", str(count))
        return self

    def choose_reason_by_keys(self, reason: str) -> ReturnRequest:
        self.user.click("combobox", self._label("reason"))
        # The first option is empty.
        for key in ("Home", *["ArrowDown"] * (RETURN_REASONS.index(reason) + 1), "Enter"):
            self.user.press(key)
        return self
