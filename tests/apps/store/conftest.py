"""A store whose people can be put at the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.store import actions
from deskgym.apps.store.actions.addresses import book
from deskgym.apps.store.models import Order

from ..conftest import Build
from . import cast as casting
from .cast import Cast


@pytest.fixture
def build() -> Build:
    return casting.build


@pytest.fixture
def db(database: Database, cast: Cast) -> Iterator[Db]:
    """Olga, the store manager, is at the keyboard."""
    with Db(database.engine, actor_id=cast.olga) as db:
        yield db


Buy = Callable[..., Order]


@pytest.fixture
def buy(db: Db, cast: Cast) -> Buy:
    """`buy({variant: quantity})` is an order that Dana has placed."""

    def place(goods: dict[int, int], code: str | None = None, customer_id: int | None = None) -> Order:
        shopper = customer_id or cast.dana
        ready(db, cast, goods, code, shopper)
        return actions.place_order(db, shopper)

    return place


def ready(db: Db, cast: Cast, goods: dict[int, int], code: str | None, shopper: int) -> None:
    """Everything chosen, up to placing the order."""
    cart = actions.cart_of(db, shopper)
    for variant_id, quantity in goods.items():
        actions.add_to_cart(db, cart.id, variant_id, quantity)
    if code:
        actions.apply_code(db, cart.id, code)
    actions.choose_address(db, shopper, book(db, shopper)[0].id)
    actions.choose_shipping(db, shopper, cast.standard)
    actions.enter_card(db, shopper, number="9000 0000 0000 0019", name="Dana Reed", expiry="12/29", code="123")
