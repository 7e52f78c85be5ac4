"""Backroom, the store's merchant admin."""

from __future__ import annotations

from ...platform.spec import App, NavItem

APP = App(
    key="admin",
    title="Backroom",
    icon="store",
    package=__name__,
    schema="store",
    navigation=(
        NavItem("Home", "house", "home.index"),
        NavItem("Orders", "receipt", "orders.index"),
        NavItem("Drafts", "file-text", "drafts.index"),
        NavItem("Returns", "undo-2", "returns.index"),
        NavItem("Products", "tag", "products.index"),
        NavItem("Inventory", "layers", "inventory.index"),
        NavItem("Purchase orders", "clipboard-list", "purchase_orders.index"),
        NavItem("Transfers", "truck", "transfers.index"),
        NavItem("Suppliers", "handshake", "suppliers.index"),
        NavItem("Customers", "users-round", "customers.index"),
        NavItem("Discounts", "award", "discounts.index"),
        NavItem("Reviews", "star", "reviews.index"),
    ),
    home="home.index",
    search="home.search",
    stylesheet="admin/main.css",
    script="admin/main.js",
    in_place=True,
)
