"""What several gold ways do alike."""

from __future__ import annotations

from ...apps.store.models import Customer, Order
from ..gold import User


def open_order(user: User, order: Order) -> None:
    """Find an order by its number and open its page."""
    user.search(order.name)
    user.click("link", order.name, within="Orders")


def open_product(user: User, title: str, sku: str) -> None:
    """Find a product by its article number and open its page."""
    user.search(sku)
    user.click("link", title, within="Products")


def set_price(user: User, sku: str, price: int) -> None:
    """Give a variant of the shown product a new price, in cents."""
    user.click("button", f"Actions for {sku}")
    user.click("menuitem", "Edit")
    user.fill("Price", f"{price / 100:.2f}", within=f"Edit {sku}")
    user.click("button", "Save", within=f"Edit {sku}")


def search_list(user: User, page: str, text: str) -> None:
    """Open a list and search it."""
    user.open(page)
    user.fill("Search this list", text)
    user.press("Enter")


def add_filter(user: User, field: str, condition: str, label: str, value: str) -> None:
    """Add a filter to the list: `field` and `condition`, with `value` typed into the box called `label`."""
    user.click("button", "Add filter")
    user.click("menuitem", field)
    dialog = f"Filter by {field.lower()}"
    user.choose("Condition", condition, within=dialog)
    user.fill(label, value, within=dialog)
    user.click("button", "Apply", within=dialog)


def open_own_order(user: User, customer: Customer, order: Order) -> None:
    """Open one of the shopper's own orders in the shop."""
    user.click("link", customer.first_name, within="Yours")
    user.click("link", order.name, within="Your orders")


def filter_by_choice(user: User, field: str, *choices: str) -> None:
    """Add a filter to the list: `field` is one of `choices`."""
    user.click("button", "Add filter")
    user.click("menuitem", field)
    dialog = f"Filter by {field.lower()}"
    for choice in choices:
        user.check(choice, within=dialog)
    user.click("button", "Apply", within=dialog)
