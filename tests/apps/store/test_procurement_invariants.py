"""Stock in motion stays right through any sequence of actions: nothing appears, nothing vanishes, all is booked."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.store import actions
from deskgym.apps.store.models import InventoryLevel, InventoryMovement, PurchaseOrder, Transfer
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from .cast import Cast
from .conftest import ready

SMALL = st.integers(0, 6)
WHAT = (
    "draw up", "change", "approve", "order", "receive", "receive all", "close", "cancel",
    "move", "load", "send", "unload", "unload all", "give up", "call off", "adjust", "buy", "supply",
)  # fmt: skip
#: A hundred actions are tried in one world, twice over: two hundred in a row.
STEPS = st.lists(st.tuples(st.sampled_from(WHAT), SMALL, SMALL, st.booleans()), min_size=100, max_size=100)


def act(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    """One action on one of the purchase orders or transfers, refused or not."""
    here, there = (cast.hub, cast.main) if flag else (cast.main, cast.hub)
    variant = (cast.white, cast.black, cast.desk)[b % 3]
    if what == "adjust":
        actions.adjust_stock(db, variant, here, a - 3, ("Damaged", "Received")[b % 2])
    elif what == "buy":
        ready(db, cast, {cast.white: a + 1}, None, cast.erik)
        actions.place_order(db, cast.erik)
    elif what == "supply":
        if flag:
            actions.remove_supplier_item(db, 1, variant)
        else:
            actions.set_supplier_item(db, 1, variant, 100 * a)
    elif what == "draw up":
        actions.create_purchase_order(db, supplier_id=1, location_id=here, quantities={cast.white: a, variant: b + 1})
    elif what == "move":
        actions.create_transfer(db, origin_id=here, destination_id=there, quantities={variant: a + 1})
    elif what in ("change", "approve", "order", "receive", "receive all", "close", "cancel"):
        _with_purchase(db, cast, what, a, b, flag)
    else:
        _with_transfer(db, cast, what, a, b, flag)


def _with_purchase(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    orders = db.scalars(select(PurchaseOrder).order_by(PurchaseOrder.id.desc()).limit(4)).all()
    if not orders:
        return
    order = orders[b % len(orders)]
    if what == "change" and flag:
        actions.set_purchase_quantities(db, order.id, {cast.white: a, cast.desk: b})
    elif what == "change":
        actions.update_purchase_order(db, order.id, note=f"Note {a}", location_id=cast.hub if b % 2 else cast.main)
    elif what == "approve":
        me, db.actor_id = db.actor_id, None
        actions.approve_purchase_order(db, order.id)
        db.actor_id = me
    elif what == "order":
        actions.order_purchase_order(db, order.id)
    elif what == "receive all":
        actions.receive_purchase_order(db, order.id, {line.id: line.open for line in order.lines})
    elif what == "receive":
        first = order.lines[0] if order.lines else None
        actions.receive_purchase_order(db, order.id, *(({first.id: a}, {first.id: b}) if first else ({}, {})))
    elif what == "close":
        actions.close_purchase_order(db, order.id, "Too late.")
    else:
        actions.cancel_purchase_order(db, order.id, "Too dear.")


def _with_transfer(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    transfers = db.scalars(select(Transfer).order_by(Transfer.id.desc()).limit(4)).all()
    if not transfers:
        return
    transfer = transfers[b % len(transfers)]
    if what == "load":
        actions.set_transfer_quantities(db, transfer.id, {cast.white: a, cast.desk: 1 if flag else 0})
    elif what == "send":
        actions.send_transfer(db, transfer.id)
    elif what == "unload all":
        actions.receive_transfer(db, transfer.id, {line.id: line.open for line in transfer.lines})
    elif what == "unload":
        first = transfer.lines[0] if transfer.lines else None
        actions.receive_transfer(db, transfer.id, *(({first.id: a}, {first.id: b}) if first else ({}, {})))
    elif what == "give up":
        actions.close_transfer(db, transfer.id, "Lost.")
    else:
        actions.cancel_transfer(db, transfer.id, "Not needed.")


Place = tuple[int, int]


def check(db: Db) -> None:
    booked: Counter[tuple[int, int, str]] = Counter()
    came: Counter[tuple[str, int, int]] = Counter()
    for move in db.scalars(select(InventoryMovement)):
        for part in ("available", "committed", "unavailable"):
            booked[move.variant_id, move.location_id, part] += getattr(move, part)
        if move.purchase_order_id:
            assert move.reason == "Received"
            came["purchase", move.purchase_order_id, move.variant_id] += move.available + move.unavailable
        if move.transfer_id:
            kind = "sent" if move.reason == "Transfer sent" else "arrived"
            came[kind, move.transfer_id, move.variant_id] += move.available + move.unavailable
    awaited: Counter[Place] = Counter()
    for order in db.scalars(select(PurchaseOrder)):
        for line in order.lines:
            assert came["purchase", order.id, line.variant_id] == line.received + line.damaged <= line.quantity
            if order.is_awaited:
                awaited[line.variant_id, order.location_id] += line.open
        assert (order.status == "Received") == (bool(order.lines) and not any(line.open for line in order.lines))
        begun = any(line.received or line.damaged for line in order.lines)
        assert begun or order.status in ("Draft", "Ordered", "Canceled")
    for transfer in db.scalars(select(Transfer)):
        for each in transfer.lines:
            has_left = transfer.status not in ("Draft", "Canceled")
            assert came["sent", transfer.id, each.variant_id] == (-each.quantity if has_left else 0)
            assert came["arrived", transfer.id, each.variant_id] == each.received + each.damaged <= each.quantity
            if transfer.is_underway:
                awaited[each.variant_id, transfer.destination_id] += each.open
    for level in db.scalars(select(InventoryLevel)):
        place = (level.variant_id, level.location_id)
        parts = [level.available, level.committed, level.unavailable]
        assert level.on_hand == sum(parts)
        assert parts == [booked[*place, part] for part in ("available", "committed", "unavailable")]
        assert level.available >= 0
        assert level.incoming == awaited[place]


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=STEPS, then=STEPS)
def test_stock_in_motion_holds_after_any_two_hundred_actions(
    snapshot: tuple[bytes, Cast], first: list[Any], then: list[Any]
) -> None:
    database, cast = Database.of(snapshot[0]), snapshot[1]
    with Db(database.engine, actor_id=cast.olga) as db:
        actions.create_supplier(db, name="Elm Works", lead_days=9, currency="USD", terms="Net 30")
        actions.set_supplier_item(db, 1, cast.white, 1_800)
        db.commit()
        for number, step in enumerate([*first, *then]):
            with suppress(DomainError):
                act(db, cast, *step)
                db.commit()
            db.rollback()
            db.actor_id = cast.olga
            db.expire_all()
            if number % 4 == 3:
                check(db)
        check(db)
    database.close()
