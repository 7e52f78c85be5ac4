"""Orders in the merchant admin, and the search that finds them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....apps.store.admin.forms import (
    CancelForm,
    CustomerForm,
    DeclineForm,
    FulfilForm,
    HoldForm,
    NotesForm,
    RefundForm,
    ReturnWayForm,
    ShipAddressForm,
    TagForm,
    TrackingForm,
)
from ....apps.store.models import Order
from ....seeds.world import World
from ...gold import User
from ...pages import Form, ListPage, Page
from ..queries import orders
from .products import ProductPage


class OrderPage(Page):
    """An order with its items, parcels and payments."""

    def __init__(self, user: User, order: Order) -> None:
        super().__init__(user)
        self.order = order

    def cancel(self, reason: str, *, restock: bool) -> None:
        self.user.click("link", "Cancel order")
        form = Form(self.user, f"Cancel order {self.order.name}", CancelForm, "Cancel order").set(reason=reason)
        self.user.check("Make the items available again", on=restock, within=form.title)
        form.save()

    def refund(self) -> Refund:
        self.user.click("link", "Refund")
        return Refund(self.user, f"Refund order {self.order.name}", RefundForm, "Refund")

    def fulfil(self) -> Parcel:
        """Send some of it."""
        self.user.click("link", "Fulfill items")
        return Parcel(self.user, f"Fulfill order {self.order.name}", FulfilForm, "Fulfill items")

    def hold(self, reason: str, counts: Mapping[str, int] | None = None) -> None:
        """Hold all that is to be sent, or so many of each article."""
        self.user.click("link", "Hold")
        form = Form(self.user, f"Hold items of order {self.order.name}", HoldForm, "Put on hold").set(reason=reason)
        for sku, count in (counts or {}).items():
            self.user.fill(f"Hold {sku}", str(count), within=form.title)
        form.save()

    def add_tracking(self, parcel: str, carrier: str, number: str) -> Form:
        self.user.click("link", f"Add tracking to {parcel}")
        form = Form(self.user, f"Tracking of {parcel}", TrackingForm)
        return form.set(carrier=carrier, tracking_number=number)

    def edit_tracking(self, parcel: str, carrier: str, number: str) -> Form:
        """Put another carrier and number on a parcel that has some."""
        self.user.click("link", f"Edit tracking of {parcel}")
        form = Form(self.user, f"Tracking of {parcel}", TrackingForm)
        return form.set(carrier=carrier, tracking_number=number)

    def approve_return(self, name: str, **way: Any) -> None:
        """All that was asked for, coming back in the way that these values have it."""
        self.user.click("link", f"Approve return {name}")
        Form(self.user, f"Approve return {name}", ReturnWayForm, "Approve").set(**way).save()

    def decline_return(self, name: str, reason: str) -> None:
        self.user.click("link", f"Decline return {name}")
        Form(self.user, f"Decline return {name}", DeclineForm, "Decline").set(reason=reason).save()

    def edit_address(self) -> Form:
        self.user.click("link", "Edit delivery address")
        return Form(self.user, f"Delivery address of order {self.order.name}", ShipAddressForm)

    def set_tags(self, tags: str) -> None:
        self.user.click("link", "Edit note and tags")
        Form(self.user, "Note and tags of ", NotesForm).set(tag_text=tags).enter()


class Refund(Form):
    """What is given back of an order."""

    def of_item(self, sku: str, count: int) -> Refund:
        self.user.fill(f"Refund {sku}", str(count), within=self.title)
        return self


class Parcel(Form):
    """What is sent of an order."""

    def with_items(self, counts: Mapping[str, int]) -> Parcel:
        """So many of each article."""
        for sku, count in counts.items():
            self.user.fill(f"Ship {sku}", str(count), within=self.title)
        return self


class OrderList(ListPage):
    """All orders."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Orders")

    def open_order(self, order: Order) -> OrderPage:
        """Find an order by its number in the list and open its page."""
        self.open().search(order.name)
        self.user.click("link", order.name, within=self.title)
        return OrderPage(self.user, order)

    def open_number(self, number: int) -> None:
        """Open an order by nothing but its number."""
        self.open().search(str(number))
        self.user.click("link", f"#{number}")

    def tag_selected(self, tag: str) -> None:
        self.user.click("button", "Add tag", within="Selected orders")
        Form(self.user, "Add tag: ", TagForm, "Add tag").set(tag=tag).save()


class CustomerList(ListPage):
    """All customers."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Customers")


class CustomerPage(Page):
    """A customer's page, which shows the newest 25 of their orders."""

    @classmethod
    def from_order(cls, user: User, name: str) -> CustomerPage:
        """From the page of one of their orders."""
        user.click("link", name, within="Customer")
        return cls(user)

    def open_order(self, name: str) -> None:
        self.user.click("link", name, within="Orders")

    def edit(self, name: str) -> Form:
        self.user.click("link", "Edit customer")
        return Form(self.user, f"Edit {name}", CustomerForm)

    def list_orders(self, count: int) -> OrderList:
        """Show all that there are, so many."""
        self.user.click("link", f"All {count} orders")
        return OrderList(self.user)


class AdminSearch(Page):
    """The search of the merchant admin, which finds records of every kind."""

    def open_order(self, order: Order) -> OrderPage:
        self.open_order_named(order.name)
        return OrderPage(self.user, order)

    def open_order_named(self, name: str) -> None:
        self.user.search(name)
        self.user.click("link", name, within="Orders")

    def open_product(self, title: str, sku: str = "") -> ProductPage:
        """Find a product by its title, or by the article number that is known, and open its page."""
        self.user.search(sku or title)
        self.user.click("link", title, within="Products")
        return ProductPage(self.user, title)

    def open_customer(self, text: str, name: str) -> CustomerPage:
        """Find a customer by anything of them and open their page."""
        self.user.search(text)
        self.user.click("link", name, within="Customers")
        return CustomerPage(self.user)


def open_order_of_customer(user: User, world: World, order: Order) -> OrderPage:
    """Open an order from the page of who placed it."""
    placed = [each.number for each in orders(world, Order.customer_id == order.customer_id)]
    page = AdminSearch(user).open_customer(order.customer.email, order.customer.name)
    if order.number not in sorted(placed)[-25:]:
        page.list_orders(len(placed)).search(f"{order.customer.email} {order.name}")
    page.open_order(order.name)
    return OrderPage(user, order)
