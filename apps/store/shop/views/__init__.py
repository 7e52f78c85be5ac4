"""The shop's pages."""

from __future__ import annotations

from . import account, addresses, cart, checkout, home, products

BLUEPRINTS = (
    home.blueprint,
    products.blueprint,
    cart.blueprint,
    checkout.blueprint,
    account.blueprint,
    addresses.blueprint,
)
