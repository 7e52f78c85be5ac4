"""Stock and money stay right through any sequence of actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, DomainError
from deskgym.apps.store import actions
from deskgym.apps.store.actions import Looked
from deskgym.apps.store.actions.stock import level_of
from deskgym.apps.store.models import (
    ARRIVED,
    COMING,
    DISPOSITIONS,
    CreditEntry,
    DraftOrder,
    InventoryLevel,
    InventoryMovement,
    Location,
    Order,
    OrderLine,
    Refund,
    Return,
    StoreProduct,
    Variant,
)
from deskgym.apps.store.statuses import AWAITED
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from .cast import Cast
from .conftest import ready

SMALL = st.integers(0, 5)
DEEDS = (
    "buy", "capture", "capture a part", "void the rest", "fulfil", "fulfil many", "deliver", "refund", "amount",
    "cancel", "call back", "hold", "release", "adjust", "color", "receive", "price", "draft", "add to draft", "custom",
    "change draft", "invoice", "complete", "duplicate", "edit", "swap", "balance invoice", "collect", "pay balance",
    "ask", "approve", "come", "inspect", "settle", "pay at once", "credit", "exchange", "call off",
)  # fmt: skip
SENDING_BACK = (
    "ask", "ask", "approve", "approve", "come", "come", "inspect", "inspect", "settle", "settle", "pay at once",
    "fulfil", "refund", "amount", "call back", "cancel", "credit", "edit", "swap",
    "exchange", "call off", "collect", "release", "pay at once",
)  # fmt: skip
STEPS = st.lists(st.tuples(st.sampled_from(DEEDS), SMALL, SMALL, st.booleans()), max_size=25)
T = TypeVar("T")


def act(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    """One action on one of the orders, drafts or goods, refused or not."""
    if what in ("buy", "adjust", "color", "receive", "price"):
        _trade(db, cast, what, a, b, flag)
    elif what in ("draft", "add to draft", "custom", "change draft", "invoice", "complete", "duplicate"):
        _draft(db, cast, what, a, b, flag)
    elif what in ("approve", "come", "inspect", "settle", "pay at once", "credit", "exchange", "call off"):
        _send_back(db, cast, what, a, b, flag)
    elif what in ("balance invoice", "collect", "pay balance"):
        owing = _one(db.scalars(select(Order).where(Order.owed > 0).order_by(Order.id)).all(), b)
        if owing is None:
            raise Blocked("Nobody owes a balance.")
        _settle(db, owing, what, a)
    elif order := _one(db.scalars(select(Order).order_by(Order.id)).all(), b):
        _work(db, cast, order, what, a, flag)


def _one(several: Sequence[T], which: int) -> T | None:
    return several[which % len(several)] if several else None


def _trade(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    if what == "buy":
        cart = actions.cart_of(db, cast.dana)
        for line in actions.quote(db, cart.id).lines:
            actions.set_cart_quantity(db, cart.id, line.id, 0)
        ready(db, cast, {cast.white: a + 1, **({cast.desk: 1} if flag else {})}, None, cast.dana)
        if b % 3:
            actions.change_credit(db, cast.dana, 6_000, "Goodwill")
            actions.use_credit(db, cast.dana, None if b == 1 else 2_500)
        actions.place_order(db, cast.dana)
    elif what == "adjust":
        actions.adjust_stock(db, cast.white, cast.hub if flag else cast.main, a - 3, ("Damaged", "Received")[b % 2])
    elif what == "color":
        color = db.get_one(StoreProduct, cast.lamp).options[0]
        actions.add_option_value(db, color.id, f"Color {len(color.values)}")
    elif what == "receive":
        newest = db.get_one(StoreProduct, cast.lamp).variants[-1]
        actions.adjust_stock(db, newest.id, cast.hub if flag else cast.main, a + 1, "Received")
    else:
        actions.update_variant(db, cast.white if flag else cast.desk, price=(a + 1) * 1_234)


def _draft(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    if what == "draft":
        actions.create_draft(db, cast.dana if flag else cast.erik)
        return
    draft = _one(db.scalars(select(DraftOrder).order_by(DraftOrder.id.desc())).all(), b % 3)
    if draft is None:
        return
    if what == "add to draft":
        actions.add_to_draft(db, draft.id, cast.white if flag else cast.desk, a)
        actions.set_draft_shipping(db, draft.id, **({"method_id": cast.standard} if b else {"name": "Van", "price": a}))
    elif what == "custom":
        title = f"Engraving {a}"
        actions.add_custom_to_draft(
            db, draft.id, title=title, price=1_250 + a, quantity=a + 1, taxable=flag, needs_shipping=b % 2 == 0
        )
    elif what == "change draft" and flag:
        actions.set_draft_discount(db, draft.id, "Percentage", percent=a * 20, reason="Trade")
    elif what == "change draft":
        actions.set_draft_quantities(db, draft.id, {line.id: a for line in draft.lines[:1]})
    elif what == "invoice":
        actions.send_invoice(db, draft.id, "dana@inkwell.example")
    elif what == "complete":
        actions.complete_draft(db, draft.id, paid=flag)
    else:
        actions.duplicate_draft(db, draft.id)


def _work(db: Db, cast: Cast, order: Order, what: str, a: int, flag: bool) -> None:
    place = cast.hub if flag else cast.main
    units = {line.id: a for line in order.lines[:1]}
    if what == "capture":
        actions.capture_payment(db, order.id)
    elif what == "capture a part":
        actions.capture_payment(db, order.id, amount=a * 2_900)
    elif what == "void the rest":
        actions.void_rest(db, order.id)
    elif what == "fulfil":
        actions.fulfil_order(db, order.id, place, units)
    elif what == "fulfil many":
        actions.fulfil_orders(db, [order.id, *db.scalars(select(Order.id).limit(a))], place, skip=bool(a % 2))
    elif what == "refund":
        actions.refund_order(db, order.id, units, restock_location_id=place if flag else None, shipping=a * 100)
    elif what == "amount":
        actions.refund_order(db, order.id, amount=a * 700 + 1)
    elif what == "cancel":
        actions.cancel_order(db, order.id, "Customer request", restock=flag)
    elif what in ("edit", "swap"):
        _edit(db, cast, order, what, a, flag)
    elif what == "hold":
        actions.hold_order(db, order.id, "Awaiting stock", units if flag else None)
    elif what == "release":
        if hold := _one(order.holds, a):
            actions.release_hold(db, hold.id)
    elif what == "ask":
        actions.request_return(db, order.customer_id, order.number, units, "Wrong size")
    elif parcel := _one(order.fulfilments, a):
        (actions.mark_delivered if what == "deliver" else actions.cancel_fulfilment)(db, parcel.id)


def _send_back(db: Db, cast: Cast, what: str, a: int, b: int, flag: bool) -> None:
    if what == "credit":
        actions.change_credit(db, cast.dana if flag else cast.erik, (a - 2) * 500, "Goodwill")
        return
    wanted = {
        "approve": ("Requested",), "come": COMING, "inspect": ARRIVED, "settle": ("Inspected",),
        "pay at once": ("Approved",), "exchange": (*COMING, *ARRIVED), "call off": (*COMING, *ARRIVED),
    }[what]  # fmt: skip
    request = _one(db.scalars(select(Return).where(Return.status.in_(wanted)).order_by(Return.id)).all(), b)
    if request is None:
        return
    units = {line.order_line_id: a for line in request.lines}
    way: Any = {"shipping": "Customer pays", "carrier": "Swiftpost", "tracking_number": "R1", "label_charge": a * 300}
    if what == "approve" and a:
        actions.approve_return(db, request.id, units if flag else None, **way)
    elif what == "approve":
        actions.decline_return(db, request.id, "No.")
    elif what == "come":
        never = {line.order_line_id: b % 2 for line in request.lines}
        came = {line.order_line_id: min(a, line.open) for line in request.lines} if b % 2 else units
        actions.receive_return(db, request.id, cast.hub if flag else cast.main, came, never if a % 2 else None)
    elif what == "inspect":
        for line in request.lines:
            looked = Looked(line.order_line_id, line.waiting if flag else a % 3 + 1, "Used", DISPOSITIONS[b % 4])
            actions.inspect_return(db, request.id, [looked])
    elif what == "exchange":
        actions.exchange_return(db, request.id, [actions.Addition(cast.desk if flag else cast.white, a % 2 + 1)])
    elif what == "call off":
        actions.cancel_exchange(db, request.id)
    elif what == "pay at once":
        actions.refund_order(db, request.order_id, units, return_id=request.id)
    else:
        paid_by = "Store credit" if flag else "Original payment"
        actions.settle_return(db, request.id, fee_percent=a * 20, fee_reason="Opened", shipping=b, paid_by=paid_by)


def check_returns(db: Db) -> None:
    """What is paid for was accepted, what was accepted came, what came was approved, and that had been sent."""
    lying: dict[tuple[int, int], int] = {}
    back: dict[int, int] = {}
    for request in db.scalars(select(Return)):
        for line in request.lines:
            assert 0 <= line.accepted <= line.inspected <= line.received
            assert line.received + line.missing <= line.approved <= line.quantity
            if request.status in (*COMING, *ARRIVED):
                assert line.approved - line.missing <= line.order_line.fulfilled
            if request.status in ARRIVED and line.order_line.variant_id is not None:
                key = (line.order_line.variant_id, request.location_id or 0)
                lying[key] = lying.get(key, 0) + line.waiting
        if request.status in (*COMING, *ARRIVED):
            assert request.status == request.reached
        assert (request.status == "Closed") == (request.closed_at is not None)
        # What goes out instead is on the order with the return, and on hold until both are settled, or let go by hand.
        for item in request.exchange:
            assert item.order_line.order_id == request.order_id
            assert request.status != "Declined"
            assert request.hold is not None
            assert request.closed_at is None or request.hold.released_at is not None
        assert request.refund is None or request.exchange or not request.refund.exchanged
        if request.refund is not None:
            paid = {each.order_line_id: each.quantity for each in request.refund.lines}
            for line in request.lines:
                assert paid.get(line.order_line_id, 0) <= (line.accepted if line.inspected else line.received)
            worth = sum(each.amount for each in request.refund.lines) + request.refund.shipping
            assert request.refund.amount <= worth - request.refund.withheld
            back[request.order_id] = back.get(request.order_id, 0) + sum(paid.values())
    for order_id, count in back.items():
        assert count <= sum(line.returned for line in db.get_one(Order, order_id).lines)
    for (variant, place), count in lying.items():
        assert level_of(db, variant, place).unavailable >= count
    had: dict[int, int] = {}
    for entry in db.scalars(select(CreditEntry).order_by(CreditEntry.id)):
        had[entry.customer_id] = had.get(entry.customer_id, 0) + entry.amount
        assert had[entry.customer_id] >= 0
    given = sum(refund.given_back for refund in db.scalars(select(Refund).where(Refund.is_credit)))
    given += sum(request.refund.credit_back for request in db.scalars(select(Return)) if request.refund)
    booked = db.scalars(select(CreditEntry.amount).where(CreditEntry.return_id.is_not(None)))
    assert given == sum(booked)


def _edit(db: Db, cast: Cast, order: Order, what: str, a: int, flag: bool) -> None:
    """Other items on an order: more or fewer of its first line, or something else in the place of its last."""
    before = {line.id: (line.variant_id, _sums(line, _SUMS_OF_LINES)) for line in order.lines}
    names = {line.id: _sums(line, _KEPT_OF_LINES) for line in order.lines}
    gone: dict[int, int] = {}
    if what == "edit":
        touched = {line.variant_id for line in order.lines[:1]}
        kept = {line.id: line.fulfilled + a % 4 for line in order.lines[:1]}
        actions.edit_order(db, order.id, kept, restock=flag)
    else:
        off, why = (a * 10, "Loyal customer") if a > 2 else (None, None)
        other = actions.Addition(cast.white if flag else cast.desk, max(1, a % 3), off, why)
        gone = {line.id: line.fulfilled for line in order.lines[-1:] if a % 2}
        touched = {other.variant_id, *(line.variant_id for line in order.lines if line.id in gone)}
        actions.edit_order(db, order.id, gone, [other], restock=bool(a % 3))
    after = {line.id: _sums(line, _SUMS_OF_LINES) for line in order.lines}
    # Of lines that an edit is not about, nothing changes, and of no line that it leaves what it was sold as.
    assert all(_sums(line, _KEPT_OF_LINES) == names[line.id] for line in order.lines if line.id in names.keys() - gone)
    assert all(after[id] == sums for id, (variant, sums) in before.items() if variant not in touched)


def _sums(row: Any, names: Sequence[str]) -> list[int]:
    return [getattr(row, name) for name in names]


def _settle(db: Db, order: Order, what: str, a: int) -> None:
    """The balance that an edit left: the customer is told of it, it is collected, or they pay it."""
    if what == "balance invoice":
        actions.send_balance_invoice(db, order.id, "dana@inkwell.example")
    elif what == "collect":
        actions.collect_balance(db, order.id)
    else:
        card = {
            "card_number": f"9000 0000 0000 00{(19, 19, 27)[a % 3]}",
            "name": "Dana",
            "expiry": "01/40",
            "code": "1" * 3,
        }
        actions.pay_balance(db, order.customer_id, order.number, seen_balance=order.owed, **card)


def check(db: Db) -> None:
    check_returns(db)
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
        # Of a custom item no stock is kept.
        assert sum(allocation.quantity for allocation in line.allocations) == (line.open if line.variant_id else 0)
        assert 0 <= line.held <= line.open
        for allocation in line.allocations:
            key = (line.stocked, allocation.location_id)
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
        assert order.subtotal == sum(line.price * line.quantity for line in order.lines)
        kinds = ("Authorization", "Release", "Credit spent", "Capture", "Void", "Refund", "Store credit", "Exchanged")
        by_kind = {kind: sum(p.amount for p in order.payments if p.kind == kind) for kind in kinds}
        spent = -sum(entry.amount for entry in db.scalars(_credit_of(order)) if entry.amount < 0)
        assert by_kind["Credit spent"] == spent
        assert by_kind["Authorization"] - by_kind["Release"] == order.total
        assert order.captured == by_kind["Capture"] + by_kind["Credit spent"] + by_kind["Exchanged"]
        assert order.refunded == by_kind["Refund"] + by_kind["Store credit"] + by_kind["Exchanged"]
        assert by_kind["Exchanged"] == sum(refund.exchanged for refund in order.refunds)
        assert by_kind["Refund"] <= by_kind["Capture"]
        back = sum(each.given_back if each.is_credit else each.credit_back for each in order.refunds)
        assert back == by_kind["Store credit"] == sum(e.amount for e in db.scalars(_credit_of(order)) if e.amount > 0)
        assert 0 <= order.refunded <= order.captured <= order.captured + by_kind["Void"] <= order.total
        # The balance is a part of what may still be collected, and was never asked of a card.
        assert 0 <= order.owed <= order.capturable
        assert not order.owed or (order.captured and order.edited_at and order.status == "Open")
        assert order.refunded == sum(refund.amount for refund in order.refunds)
        is_awaited = order.payment_status in AWAITED
        assert is_awaited == bool(order.capturable)
        held = {line.id: 0 for line in order.lines}
        for hold in order.holds:
            for each in hold.lines if hold.released_at is None else ():
                held[each.order_line_id] += each.quantity
        assert held == {line.id: line.held for line in order.lines}
        sent = {line.id: 0 for line in order.lines}
        for parcel in order.fulfilments:
            for each_sent in parcel.lines if parcel.status != "Canceled" else ():
                sent[each_sent.order_line_id] += each_sent.quantity
        assert sent == {line.id: line.fulfilled for line in order.lines}
    for draft in db.scalars(select(DraftOrder)):
        assert draft.subtotal == sum(line.price * line.quantity for line in draft.lines)
        assert draft.total == draft.subtotal - draft.discount + draft.shipping + draft.tax
        assert (draft.status == "Completed") == (draft.order is not None)
        assert draft.order is None or draft.order.edited_at or draft.order.total == draft.total


def _credit_of(order: Order) -> Any:
    return select(CreditEntry).where(CreditEntry.order_id == order.id)


#: What an order keeps as it was placed; what it comes to as long as its items are not edited.
_KEPT = ("number", "customer_id", "placed_at", "shipping", "card")
_SUMS = ("subtotal", "discount", "tax", "total")
_KEPT_OF_LINES = ("variant_id", "title", "variant_title", "sku", "price")
_SUMS_OF_LINES = ("quantity", "discount", "tax")


def snapshots(db: Db) -> dict[Any, Any]:
    """What every order was placed with, and every line of it that is left: an edit changes none of it."""
    found: dict[Any, Any] = {}
    for order in db.scalars(select(Order)):
        edits = sum(event.kind == "edited" for event in order.events)
        found[order.id] = [getattr(order, name) for name in _KEPT]
        found[order.id, edits] = [
            _sums(order, _SUMS),
            [_sums(line, _SUMS_OF_LINES) for line in order.lines],
        ]
        found.update(
            # The id of a line that an edit took off may be that of one that it added.
            {(order.id, each.id, edits): [getattr(each, n) for n in _KEPT_OF_LINES] for each in order.lines}
        )
    return found


def play(db: Db, cast: Cast, steps: Iterable[Any], *, every: int = 1) -> Counter[str]:
    """Do the steps, refused or not, and check after each, or every so many; which of them were done."""
    kept: dict[Any, Any] = {}
    done: Counter[str] = Counter()
    for number, step in enumerate(steps, start=1):
        with suppress(DomainError):
            act(db, cast, *step)
            db.commit()
            done[step[0]] += 1
        db.rollback()
        db.expire_all()
        if number % every == 0:
            check(db)
            now = snapshots(db)
            # Lines that an edit took off are gone, and the sums before it.
            assert {key: now[key] for key in kept if key in now} == {key: kept[key] for key in kept if key in now}
            assert {key for key in kept if isinstance(key, int)} <= set(now)
            kept = now
    return done


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_stock_and_totals_hold_after_any_actions(snapshot: tuple[bytes, Cast], steps: list[Any]) -> None:
    database = Database.of(snapshot[0])
    with Db(database.engine, actor_id=snapshot[1].olga) as db:
        play(db, snapshot[1], steps)
    database.close()


@pytest.mark.parametrize("seed", range(6))
def test_stock_money_and_snapshots_hold_over_two_hundred_actions(snapshot: tuple[bytes, Cast], seed: int) -> None:
    random = Random(seed)
    steps = [
        (random.choice(DEEDS), random.randrange(6), random.randrange(6), random.random() < 0.5) for _ in range(200)
    ]
    database = Database.of(snapshot[0])
    with Db(database.engine, actor_id=snapshot[1].olga) as db:
        done = play(db, snapshot[1], steps, every=4)
    database.close()
    assert len(done) >= 20, sorted(set(DEEDS) - set(done))


@pytest.mark.parametrize("seed", range(2))
def test_returns_pay_for_what_was_accepted_over_two_hundred_actions(snapshot: tuple[bytes, Cast], seed: int) -> None:
    random, (content, cast) = Random(seed), snapshot
    steps = [
        (random.choice(SENDING_BACK), random.randrange(4), random.randrange(6), random.random() < 0.5)
        for _ in range(200)
    ]
    database = Database.of(content)
    with Db(database.engine, actor_id=cast.olga) as db:
        _ship(db, cast)
        play(db, cast, steps, every=8)
        closed = db.scalars(select(Return).where(Return.status == "Closed")).all()
        inspected = [request for request in closed if request.lines[0].inspected]
        assert len(closed) > len(inspected) > 0
    database.close()


def _ship(db: Db, cast: Cast) -> None:
    """Six orders of which most was sent."""
    actions.adjust_stock(db, cast.white, cast.main, 60, "Received")
    for _ in range(6):
        ready(db, cast, {cast.white: 8}, None, cast.dana)
        order = actions.capture_payment(db, actions.place_order(db, cast.dana).id)
        actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 6})
    db.commit()


def test_the_database_itself_refuses_stock_that_does_not_add_up(db: Db, cast: Cast) -> None:
    level = level_of(db, cast.white, cast.main)
    level.on_hand += 1

    with pytest.raises(IntegrityError):
        db.flush()
