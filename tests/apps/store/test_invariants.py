"""Stock and money stay right through any sequence of actions."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.store import actions
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import (
    InventoryLevel,
    InventoryMovement,
    Location,
    Order,
    OrderLine,
    StoreProduct,
    Variant,
)
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from .cast import Cast
from .conftest import ready

SMALL = st.integers(0, 5)
STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ("buy", "capture", "fulfil", "refund", "cancel", "call back", "adjust", "amount", "color", "receive")
        ),
        SMALL,
        SMALL,
        st.booleans(),
    ),
    max_size=25,
)


def act(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    """One action on one of the orders, refused or not."""
    if what == "buy":
        cart = actions.cart_of(db, cast.dana)
        for line in actions.quote(db, cart.id).lines:
            actions.set_cart_quantity(db, cart.id, line.id, 0)
        ready(db, cast, {cast.white: a + 1, **({cast.desk: 1} if flag else {})}, None, cast.dana)
        actions.place_order(db, cast.dana)
        return
    if what == "adjust":
        actions.adjust_stock(db, cast.white, cast.hub if flag else cast.main, a - 3, ("Damaged", "Received")[b % 2])
        return
    if what == "color":
        color = db.get_one(StoreProduct, cast.lamp).options[0]
        actions.add_option_value(db, color.id, f"Color {len(color.values)}")
        return
    if what == "receive":
        newest = db.get_one(StoreProduct, cast.lamp).variants[-1]
        actions.adjust_stock(db, newest.id, cast.hub if flag else cast.main, a + 1, "Received")
        return
    orders = db.scalars(select(Order).order_by(Order.id)).all()
    if not orders:
        return
    order = orders[b % len(orders)]
    place = cast.hub if flag else cast.main
    units = {line.id: a for line in order.lines[:1]}
    if what == "capture":
        actions.capture_payment(db, order.id)
    elif what == "fulfil":
        actions.fulfil_order(db, order.id, place, units)
    elif what == "refund":
        actions.refund_order(db, order.id, units, restock_location_id=place if flag else None, shipping=a * 100)
    elif what == "amount":
        actions.refund_order(db, order.id, amount=a * 700 + 1)
    elif what == "cancel":
        actions.cancel_order(db, order.id, "Customer request", restock=flag)
    elif order.fulfilments:
        actions.cancel_fulfilment(db, order.fulfilments[a % len(order.fulfilments)].id)


def check(db: Db) -> None:
    booked = {
        (variant, location): sums
        for variant, location, *sums in db.execute(
            select(
                InventoryMovement.variant_id,
                InventoryMovement.location_id,
                func.sum(InventoryMovement.available),
                func.sum(InventoryMovement.committed),
                func.sum(InventoryMovement.unavailable),
            ).group_by(InventoryMovement.variant_id, InventoryMovement.location_id)
        )
    }
    promised: dict[tuple[int, int], int] = {}
    for line in db.scalars(select(OrderLine)):
        assert sum(allocation.quantity for allocation in line.allocations) == line.open
        for allocation in line.allocations:
            key = (line.variant_id, allocation.location_id)
            promised[key] = promised.get(key, 0) + allocation.quantity
    for level in db.scalars(select(InventoryLevel)):
        key = (level.variant_id, level.location_id)
        parts: list[Any] = [level.available, level.committed, level.unavailable]
        assert level.on_hand == sum(parts)
        assert parts == list(booked.get(key, [0, 0, 0]))
        assert level.committed == promised.get(key, 0)
        assert level.available >= 0
    stocked = {(level.variant_id, level.location_id) for level in db.scalars(select(InventoryLevel))}
    variants, locations = db.scalars(select(Variant.id)).all(), db.scalars(select(Location.id)).all()
    assert stocked == {(variant_id, location_id) for variant_id in variants for location_id in locations}
    for order in db.scalars(select(Order)):
        assert order.total == order.subtotal - order.discount + order.shipping + order.tax
        assert order.discount == sum(line.discount for line in order.lines)
        assert order.tax == sum(line.tax for line in order.lines)
        by_kind = {kind: sum(p.amount for p in order.payments if p.kind == kind) for kind in ("Capture", "Refund")}
        assert (order.captured, order.refunded) == (by_kind["Capture"], by_kind["Refund"])
        assert 0 <= order.refunded <= order.captured <= order.total
        assert order.refunded == sum(refund.amount for refund in order.refunds)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_stock_and_totals_hold_after_any_actions(snapshot: tuple[bytes, Cast], steps: list[Any]) -> None:
    database = Database.of(snapshot[0])
    with Db(database.engine, actor_id=snapshot[1].olga) as db:
        for step in steps:
            with suppress(DomainError):
                act(db, snapshot[1], *step)
                db.commit()
            db.rollback()
            db.expire_all()
            check(db)
    database.close()


def test_the_database_itself_refuses_stock_that_does_not_add_up(db: Db, cast: Cast) -> None:
    level = level_of(db, cast.white, cast.main)
    level.on_hand += 1

    with pytest.raises(IntegrityError):
        db.flush()
