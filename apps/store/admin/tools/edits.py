"""Tools that edit an order: items added, taken off, more or fewer, and the balance that it leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LARGEST_COUNT, LONGEST_NAME
from ....platform.tools import Arguments, tool
from ... import actions, limits
from ...models import Order, OrderLine
from ...naming import Done, LineName, dollars, line_of, order_told, units_told, without_nothing
from .naming import VariantName, order_of, variant_of, variant_told
from .orders import VersionedOrder

Told = Mapping[str, Any]


class KeptUnits(Arguments):
    item: LineName
    quantity: Annotated[
        int, Field(ge=0, le=LARGEST_COUNT, description="What the order keeps, sent units included; 0 takes it off.")
    ]


class AddedItem(Arguments):
    variant: VariantName
    quantity: Annotated[int, Field(ge=1, le=limits.MOST_OF_ONE)] = 1
    percent_off: Annotated[int | None, Field(ge=1, le=100)] = None
    discount_reason: Annotated[
        str | None, Field(max_length=LONGEST_NAME, description="Required with per cent off.")
    ] = None


class EditOrder(VersionedOrder):
    items: Annotated[tuple[KeptUnits, ...], Field(description="Lines of which it keeps more or fewer.")] = ()
    add: Annotated[tuple[AddedItem, ...], Field(description="What it does not have yet, at the price of today.")] = ()
    restock: Annotated[bool, Field(description="Make what is taken off available again.")] = True
    reason: Annotated[str | None, Field(max_length=LONGEST_NAME, description="Staff read it on the timeline.")] = None


class Edited(Done):
    total: float
    to_capture: float | None = None
    balance_owed: float | None = None
    refunded: float | None = None


def _addition(db: Db, added: actions.Addition) -> dict[str, Any]:
    told = {"quantity": added.quantity, "percent_off": added.percent, "discount_reason": added.reason}
    return {"variant": variant_told(db, added.variant_id), **without_nothing(told)}


def _told(db: Db, asked: Told) -> dict[str, Any]:
    order, wanted = db.get_one(Order, asked["order_id"]), asked.get("quantities") or {}
    changed = {id: count for id, count in wanted.items() if db.get_one(OrderLine, id).kept != count}
    # None of a line is said, too.
    items = [{**units_told(db, {id: 1})[0], "quantity": count} for id, count in changed.items()]
    add = [_addition(db, each) for each in asked.get("additions", ())]
    said = without_nothing({"items": items, "add": add, "reason": asked.get("reason")})
    return {"order": order.name, **said, "restock": asked.get("restock", True)}


@tool("store_edit_order", "Add items to an order, take some off or change how many; what is added is owed, what was "
      "paid and taken off is refunded at once.", "change", action=actions.edit_order, told=_told)  # fmt: skip
def edit_order(db: Db, given: EditOrder) -> Edited:
    order = order_of(db, given.order)
    quantities = {line_of(order.lines, each.item).id: each.quantity for each in given.items}
    additions = [
        actions.Addition(variant_of(db, each.variant).id, each.quantity, each.percent_off, each.discount_reason, row)
        for row, each in enumerate(given.add, start=1)
    ]
    plan = actions.edit_order(
        db,
        order.id,
        quantities,
        additions,
        restock=given.restock,
        reason=given.reason,
        version=given.version,
    )
    return Edited(
        done=f"Order {order.name} was edited.",
        version=order.version,
        total=order.total / 100,
        to_capture=dollars(plan.capture or None),
        balance_owed=dollars(plan.owed or None),
        refunded=dollars(plan.refund or None),
    )


def _done(order: Order, what: str) -> Done:
    return Done(done=f"Order {order.name} {what}.", version=order.version)


class SendBalanceInvoice(VersionedOrder):
    email: Annotated[str | None, Field(max_length=LONGEST_NAME, description="Left out: that of the order.")] = None
    message: Annotated[str | None, Field(max_length=limits.LONGEST_COMMENT)] = None


def _invoice_told(db: Db, asked: Told) -> dict[str, Any]:
    said = {"email": asked["email"], "message": asked.get("message")}
    return {"order": order_told(db, asked["order_id"]), **without_nothing(said)}


@tool("store_send_balance_invoice", "Send the customer an invoice of the balance that an edited order leaves; it "
      "cannot be taken back.", "add", action=actions.send_balance_invoice, told=_invoice_told)  # fmt: skip
def send_balance_invoice(db: Db, given: SendBalanceInvoice) -> Done:
    order = order_of(db, given.order)
    email = order.email if given.email is None else given.email
    actions.send_balance_invoice(db, order.id, email, message=given.message, version=given.version)
    return _done(order, "was invoiced")


@tool("store_collect_balance", "Collect the balance that an edited order leaves, as the order was paid.", "change",
      action=actions.collect_balance, told=lambda db, asked: {"order": order_told(db, asked["order_id"])})  # fmt: skip
def collect_balance(db: Db, given: VersionedOrder) -> Done:
    actions.collect_balance(db, (order := order_of(db, given.order)).id, version=given.version)
    return _done(order, "has no balance any more")


EDITS = (edit_order, send_balance_invoice, collect_balance)
