"""Gold steps that solutions of the store's tasks share."""

from __future__ import annotations

from ...apps.store.models import Customer, Order
from ...seeds.world import World
from ..gold import User
from .queries import orders


def open_order(user: User, order: Order) -> None:
    """Find an order by its number and open its page."""
    user.search(order.name)
    user.click("link", order.name, within="Orders")


def open_product(user: User, title: str, sku: str) -> None:
    """Find a product by its article number and open its page."""
    user.search(sku)
    user.click("link", title, within="Products")


def open_listed_product(user: User, title: str, sku: str) -> None:
    """Find a product by its article number in the list of products and open its page."""
    search_list(user, "Products", sku)
    user.click("link", title, within="Products")


def open_listed_order(user: User, order: Order) -> None:
    """Find an order by its number in the list of orders and open its page."""
    search_list(user, "Orders", order.name)
    user.click("link", order.name, within="Orders")


def open_order_of_customer(user: User, world: World, order: Order) -> None:
    """Open an order from the page of who placed it, which shows the newest 25."""
    placed = [each.number for each in orders(world, Order.customer_id == order.customer_id)]
    user.search(order.customer.email)
    user.click("link", order.customer.name, within="Customers")
    if order.number not in sorted(placed)[-25:]:
        user.click("link", f"All {len(placed)} orders")
        user.fill("Search this list", f"{order.customer.email} {order.name}")
        user.press("Enter")
    user.click("link", order.name, within="Orders")


def set_price(user: User, sku: str, price: int) -> None:
    """Give a variant of the shown product a new price, in cents."""
    user.click("button", f"Actions for {sku}")
    user.click("menuitem", "Edit")
    user.fill("Price", f"{price / 100:.2f}", within=f"Edit {sku}")
    user.click("button", "Save", within=f"Edit {sku}")


def book(user: User, level: str, count: int, reason: str, note: str) -> None:
    """Fill in the dialog that adjusts a stock level."""
    dialog = f"Adjust {level}"
    user.fill("Adjust by", str(count), within=dialog)
    user.choose("Reason", reason, within=dialog)
    user.fill("Note", note, within=dialog)
    user.click("button", "Adjust", within=dialog)


def search_list(user: User, page: str, text: str) -> None:
    """Open a list and search it."""
    user.open(page)
    user.fill("Search this list", text)
    user.press("Enter")


def open_own_order(user: User, customer: Customer, order: Order) -> None:
    """Open one of the shopper's own orders in the shop."""
    user.click("link", customer.first_name, within="Yours")
    user.click("link", order.name, within="Your orders")
