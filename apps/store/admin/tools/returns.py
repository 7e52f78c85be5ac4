"""Tools for what is sent back, from the request to the settlement, and for store credit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.limits import LONGEST_NAME
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...actions.exchanging.items import lines_of, offset_of
from ...actions.returning.arriving import Looked
from ...actions.returning.settling import reckon, settleable
from ...models import CARRIERS, CONDITIONS, DISPOSITIONS, PAID_BY, RETURN_SHIPPING, Return
from ...naming import Dollars, Done, Units, Version, cents, dollars, units_of, units_told, without_nothing
from .. import pictures, queries
from ..lists import RETURNS as RETURN_LIST
from .looking import customer_told
from .naming import CustomerName, LocationName, ReturnName, customer_of, location_of, location_told, return_of
from .orders import EventRow

Told = Mapping[str, Any]
_Shipping = Literal[RETURN_SHIPPING]  # type: ignore[valid-type]
_Carrier = Literal[CARRIERS]  # type: ignore[valid-type]

search_returns = search_tool("store", RETURN_LIST, lambda _db: queries.returns())


class InspectedRow(Result):
    quantity: int
    condition: str
    disposition: str
    note: str | None = None
    by: str | None = None
    at: str


class ReturnLineRow(Result):
    id: int
    sku: str
    title: str
    variant: str | None = None
    reason: str
    asked: int
    approved: int
    received: int
    never_came: int
    accepted: int
    inspected: tuple[InspectedRow, ...]


class OutgoingRow(Result):
    sku: str
    title: str
    variant: str | None = None
    quantity: int
    total: float  # with tax
    sent: int | None = None
    on_hold: int | None = None


class ReturnDetails(Result):
    name: str
    order: str
    customer: str
    status: str
    requested_at: str
    comment: str | None = None
    decline_reason: str | None = None
    shipping: str | None = None
    carrier: str | None = None
    tracking_number: str | None = None
    label_charge: float | None = None
    instructions: str | None = None
    location: str | None = None
    items: tuple[ReturnLineRow, ...]
    restocking_fee: float | None = None
    fee_reason: str | None = None
    goes_out_instead: tuple[OutgoingRow, ...] | None = None
    paid_for_exchange: float | None = None
    refunded: float | None = None
    store_credit: float | None = None
    pictures: tuple[str, ...]
    timeline: tuple[EventRow, ...]
    version: int


class OneReturn(Arguments):
    request: Annotated[ReturnName, Field(alias="return")]


class OneReturnSeen(OneReturn):
    version: Version = None


@tool("store_get_return", "Read a return: items, what came and was found, the way back, what was paid, timeline.")
def get_return(db: Db, given: OneReturn) -> ReturnDetails:
    request = queries.return_request(db, return_of(db, given.request).id)
    refund = request.refund
    return ReturnDetails(
        name=request.name,
        order=request.order.name,
        customer=request.order.customer.name,
        status=request.status,
        requested_at=at_office(db, request.created_at),
        comment=request.note,
        decline_reason=request.decline_reason,
        shipping=request.shipping,
        carrier=request.carrier,
        tracking_number=request.tracking_number,
        label_charge=dollars(request.label_charge or None),
        instructions=request.instructions,
        location=request.location.name if request.location else None,
        items=tuple(
            ReturnLineRow(
                id=line.order_line_id,
                sku=line.order_line.sku,
                title=line.order_line.title,
                variant=line.order_line.variant_title or None,
                reason=line.reason,
                asked=line.quantity,
                approved=line.approved,
                received=line.received,
                never_came=line.missing,
                accepted=line.accepted,
                inspected=tuple(
                    InspectedRow(
                        quantity=each.quantity,
                        condition=each.condition,
                        disposition=each.disposition,
                        note=each.note,
                        by=each.by.name if each.by else None,
                        at=at_office(db, each.at),
                    )
                    for each in line.inspections
                ),
            )
            for line in request.lines
        ),
        restocking_fee=dollars(request.fee or None),
        fee_reason=request.fee_reason,
        goes_out_instead=tuple(
            OutgoingRow(
                sku=line.sku,
                title=line.title,
                variant=line.variant_title or None,
                quantity=line.kept,
                total=line.total / 100,
                sent=line.fulfilled or None,
                on_hold=line.held or None,
            )
            for line in lines_of(request)
        )
        or None,
        paid_for_exchange=dollars(refund.exchanged or None) if refund else None,
        refunded=dollars(refund.given_back) if refund and not refund.is_credit else None,
        store_credit=dollars(refund.given_back) if refund and refund.is_credit else None,
        pictures=pictures.labels(pictures.of_return(db, request.id)),
        timeline=tuple(
            EventRow(at=at_office(db, e.at), what=e.message, by=e.by.name if e.by else "Online store")
            for e in request.events
        ),
        version=request.version,
    )


def return_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"return": db.get_one(Return, asked["return_id"]).name}


class WayBack(OneReturnSeen):
    """How the goods come back."""

    shipping: _Shipping | None = None
    carrier: Annotated[_Carrier | None, Field(description="Of the label.")] = None
    tracking_number: Annotated[str | None, Field(max_length=limits.LONGEST_TRACKING_NUMBER)] = None
    label_charge: Annotated[Dollars, Field(description="What is kept back for a label that the customer pays.")] = 0
    instructions: Annotated[
        str | None, Field(max_length=limits.LONGEST_COMMENT, description="As the customer will read them.")
    ] = None
    return_to: Annotated[str | None, Field(description="The location where they are to arrive.")] = None

    def way(self, db: Db) -> Any:
        return {
            "shipping": self.shipping or "Customer pays",
            "carrier": self.carrier,
            "tracking_number": self.tracking_number,
            "label_charge": cents("label_charge", self.label_charge) or 0,
            "instructions": self.instructions,
            "location_id": location_of(db, self.return_to, "return_to").id if self.return_to else None,
        }


def _way_told(db: Db, asked: Told) -> dict[str, Any]:
    way = asked.get("way", {})
    told = {name: way.get(name) for name in ("shipping", "carrier", "tracking_number", "instructions")}
    told |= {"label_charge": dollars(way.get("label_charge") or None)}
    return without_nothing({**told, "return_to": location_told(db, way.get("location_id"))})


class ApproveReturn(WayBack):
    items: Annotated[tuple[Units, ...], Field(description="What may come back. Left out: all that was asked for.")] = ()


def _approved_told(db: Db, asked: Told) -> dict[str, Any]:
    request, given = db.get_one(Return, asked["return_id"]), asked.get("quantities")
    is_all = given is None or all(given.get(line.order_line_id) == line.quantity for line in request.lines)
    told = {**return_told(db, asked), **_way_told(db, asked)}
    return told if is_all else {**told, "items": units_told(db, given)}


@tool("store_approve_return", "Let a customer send items back; refund them once they have arrived.", "change",
      action=actions.approve_return, told=_approved_told)  # fmt: skip
def approve_return(db: Db, given: ApproveReturn) -> Done:
    request = return_of(db, given.request)
    units = units_of(request.order, given.items) if given.items else None
    actions.approve_return(db, request.id, units, version=given.version, **given.way(db))
    return Done(done=f"Return {request.name} was approved.", version=request.version)


@tool("store_set_return_shipping", "Change how goods of an approved return come back: all of it is set anew.", "change",
      repeats=True, action=actions.set_return_way,
      told=lambda db, asked: {**return_told(db, asked), **_way_told(db, asked)})  # fmt: skip
def set_return_shipping(db: Db, given: WayBack) -> Done:
    request = actions.set_return_way(db, return_of(db, given.request).id, version=given.version, **given.way(db))
    return Done(done=f"The way back of return {request.name} was saved.", version=request.version)


class DeclineReturn(OneReturnSeen):
    reason: Annotated[str, Field(max_length=limits.LONGEST_COMMENT, description="As the customer will read it.")]


@tool("store_decline_return", "Say no to a return, with a reason that the customer reads.", "change",
      action=actions.decline_return,
      told=lambda db, asked: {**return_told(db, asked), "reason": asked["reason"]})  # fmt: skip
def decline_return(db: Db, given: DeclineReturn) -> Done:
    request = actions.decline_return(db, return_of(db, given.request).id, given.reason, version=given.version)
    return Done(done=f"Return {request.name} was declined.", version=request.version)


RETURNS = (search_returns, get_return, approve_return, set_return_shipping, decline_return)


# -- Once goods have come --------------------------------------------------------------------------------------------


class ReceiveReturn(OneReturnSeen):
    location: LocationName
    received: Annotated[tuple[Units, ...], Field(description="What has arrived.")] = ()
    never_came: Annotated[tuple[Units, ...], Field(description="What will not arrive any more.")] = ()


def _received_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"location": location_told(db, asked["location_id"]), "received": units_told(db, asked["received"])}
    return {**return_told(db, asked), **without_nothing({**told, "never_came": units_told(db, asked.get("missing"))})}


@tool("store_receive_return", "Book what has arrived of a return; it lies aside until it is inspected.", "change",
      action=actions.receive_return, told=_received_told)  # fmt: skip
def receive_return(db: Db, given: ReceiveReturn) -> Done:
    request, place = return_of(db, given.request), location_of(db, given.location)
    came, never = units_of(request.order, given.received), units_of(request.order, given.never_came)
    actions.receive_return(db, request.id, place.id, came, never, version=given.version)
    return Done(done=f"Return {request.name} is {request.status.lower()}.", version=request.version)


class LookedAt(Units):
    """Units that are in one state."""

    condition: Literal[CONDITIONS]  # type: ignore[valid-type]
    disposition: Annotated[
        Literal[DISPOSITIONS],  # type: ignore[valid-type]
        Field(description="Set aside: on hand, not for sale. Send back: not accepted, goes back to the customer."),
    ]
    note: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None


class InspectReturn(OneReturnSeen):
    items: Annotated[tuple[LookedAt, ...], Field(min_length=1, max_length=limits.MOST_LINES)]


def _looked_told(db: Db, each: Looked) -> dict[str, Any]:
    (units,) = units_told(db, {each.line_id: each.quantity})
    found = {"condition": each.condition, "disposition": each.disposition, "note": each.note}
    return {**units, **without_nothing(found)}


def _inspected_told(db: Db, asked: Told) -> dict[str, Any]:
    items = [_looked_told(db, each) for each in asked["looked"] if each.quantity]
    return {**return_told(db, asked), "items": items}


@tool("store_inspect_return", "Say in which state received units are, and what becomes of them.", "change",
      action=actions.inspect_return, told=_inspected_told)  # fmt: skip
def inspect_return(db: Db, given: InspectReturn) -> Done:
    request, looked = return_of(db, given.request), []
    for each in given.items:
        (id,) = units_of(request.order, [each])
        looked.append(Looked(id, each.quantity, each.condition, each.disposition, each.note))
    actions.inspect_return(db, request.id, looked, version=given.version)
    return Done(done=f"Return {request.name} is {request.status.lower()}.", version=request.version)


class Fee(OneReturn):
    fee_percent: Annotated[int | None, Field(ge=0, le=100, description="Restocking fee in per cent.")] = None
    fee: Annotated[float | None, Field(ge=0, description="Restocking fee in dollars, instead of per cent.")] = None
    shipping: Annotated[Dollars, Field(description="How much of the order's shipping is paid back, in dollars.")] = 0


class SettlementRow(Result):
    accepted_items: float
    shipping: float
    restocking_fee: float
    label: float
    pays_for_exchange: float | None = None
    to_be_paid: float
    left_to_collect: float | None = None
    shipping_left: float
    card: str


@tool("store_read_settlement", "Read what settling an inspected return would pay, with a fee and shipping if given.")
def read_settlement(db: Db, given: Fee) -> SettlementRow:
    request = settleable(db, return_of(db, given.request).id)
    shipping, fee = cents("shipping", given.shipping) or 0, cents("fee", given.fee)
    found = reckon(request, shipping=shipping, fee=fee, fee_percent=given.fee_percent)
    offset = offset_of(request, found.total)
    return SettlementRow(
        accepted_items=found.goods / 100,
        shipping=found.shipping / 100,
        restocking_fee=found.fee / 100,
        label=found.label / 100,
        pays_for_exchange=dollars(offset or None),
        to_be_paid=max(0, found.total - offset) / 100,
        left_to_collect=dollars(request.order.owed - offset or None) if request.exchange else None,
        shipping_left=(request.order.shipping - request.order.shipping_refunded) / 100,
        card=request.order.card,
    )


class SettleReturn(Fee):
    fee_reason: Annotated[
        str | None, Field(max_length=LONGEST_NAME, description="Why a fee is kept back; the customer reads it.")
    ] = None
    paid_by: Literal[PAID_BY] = "Original payment"  # type: ignore[valid-type]
    version: Version = None


def _settled_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {
        "fee_percent": asked.get("fee_percent") or None,
        "fee": dollars(asked.get("fee") or None),
        "fee_reason": asked.get("fee_reason"),
        "shipping": dollars(asked.get("shipping") or None),
        "paid_by": asked.get("paid_by") if asked.get("paid_by") != "Original payment" else None,
    }
    return {**return_told(db, asked), **without_nothing(told)}


class Settled(Done):
    paid: float


@tool("store_settle_return", "Close an inspected return: pay for what was accepted, to the card or as store credit.",
      "remove", action=actions.settle_return, told=_settled_told)  # fmt: skip
def settle_return(db: Db, given: SettleReturn) -> Settled:
    request = actions.settle_return(
        db,
        return_of(db, given.request).id,
        shipping=cents("shipping", given.shipping) or 0,
        fee_percent=given.fee_percent,
        fee=cents("fee", given.fee),
        fee_reason=given.fee_reason,
        paid_by=given.paid_by,
        version=given.version,
    )
    paid = request.refund.given_back / 100 if request.refund else 0
    return Settled(done=f"Return {request.name} was settled.", paid=paid, version=request.version)


RETURNS_AT_HAND = (receive_return, inspect_return, read_settlement, settle_return)


# -- Store credit ----------------------------------------------------------------------------------------------------


class CreditRow(Result):
    at: str
    amount: float
    reason: str
    by: str | None = None


class CreditOf(Result):
    customer: str
    balance: float
    last_entries: tuple[CreditRow, ...]


class WhoseCredit(Arguments):
    customer: CustomerName


@tool("store_get_credit", "Read the store credit of a customer: the balance and the last 25 entries.")
def get_credit(db: Db, given: WhoseCredit) -> CreditOf:
    customer = customer_of(db, given.customer)
    rows = tuple(
        CreditRow(
            at=at_office(db, each.at),
            amount=each.amount / 100,
            reason=each.reason,
            by=each.by.name if each.by else None,
        )
        for each in queries.credit_entries(db, customer.id)
    )
    return CreditOf(customer=customer.name, balance=actions.credit_of(db, customer.id) / 100, last_entries=rows)


class ChangeCredit(WhoseCredit):
    amount: Annotated[float, Field(description="Dollars to give; below zero to take.")]
    reason: Annotated[str, Field(max_length=LONGEST_NAME)]


def _credit_told(db: Db, asked: Told) -> dict[str, Any]:
    amount = dollars(asked["amount"])
    return {"customer": customer_told(db, asked["customer_id"]), "amount": amount, "reason": asked["reason"]}


@tool("store_change_credit", "Give a customer store credit, or take some, for a reason.", "add",
      action=actions.change_credit, told=_credit_told)  # fmt: skip
def change_credit(db: Db, given: ChangeCredit) -> Done:
    customer, amount = customer_of(db, given.customer), cents("amount", given.amount)
    if amount is None or not amount:
        raise Invalid({"amount": "Give an amount other than 0."})
    actions.change_credit(db, customer.id, amount, given.reason)
    return Done(done=f"The store credit of {customer.name} was changed.")


CREDIT = (get_credit, change_credit)
