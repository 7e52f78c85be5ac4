"""Tools for a customer's own things: orders, returns, addresses, details."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LONGEST_NAME, LONGEST_PHONE
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...actions.addresses import book
from ...models import RETURN_REASONS, Address, Customer
from ...naming import (
    AddressFields,
    Country,
    Done,
    Goods,
    OrderName,
    PlaceResult,
    Units,
    Version,
    address_result,
    address_values,
    cents,
    dollars,
    goods,
    other_than,
    ship_to,
    units_of,
    units_told,
    without_nothing,
)
from ..orders import credit_history, orders_of, returns_of, what_can_return
from .browsing import NoArguments
from .naming import AddressName, address_of, address_told, customer, customer_id, own_order_of

Told = Mapping[str, Any]


class OrderRow(Result):
    order: str
    placed_at: str
    items: int
    status: str
    total: float
    balance_to_pay: float | None = None


class Orders(Result):
    items: tuple[OrderRow, ...]
    total: int


@tool("shop_list_orders", "List your orders, the last first.")
def list_orders(db: Db, given: NoArguments) -> Orders:
    rows = tuple(
        OrderRow(
            order=each.name,
            placed_at=at_office(db, each.placed_at),
            items=sum(line.quantity for line in each.lines),
            status=each.status if each.status == "Canceled" else each.fulfilment_status,
            total=each.total / 100,
            balance_to_pay=dollars(each.owed or None),
        )
        for each in orders_of(db, customer_id(db))
    )
    return Orders(items=rows, total=len(rows))


class OrderedRow(Result):
    sku: str
    title: str
    variant: str | None = None
    quantity: int
    price: float
    returned: int | None = None
    removed: int | None = None
    discount: float | None = None
    discount_reason: str | None = None


class ParcelRow(Result):
    name: str
    status: str
    carrier: str | None = None
    tracking_number: str | None = None


class ReturnRow(Result):
    name: str
    status: str
    items: tuple[Goods, ...]
    decline_reason: str | None = None
    shipping: str | None = None
    carrier: str | None = None
    tracking_number: str | None = None
    instructions: str | None = None
    accepted: int | None = None
    restocking_fee: float | None = None
    fee_reason: str | None = None
    goes_out_instead: tuple[Goods, ...] | None = None
    paid_for_exchange: float | None = None
    refunded: float | None = None
    store_credit: float | None = None


class OrderPage(Result):
    order: str
    placed_at: str
    edited_at: str | None = None
    status: str
    items: tuple[OrderedRow, ...]
    parcels: tuple[ParcelRow, ...]
    returns: tuple[ReturnRow, ...]
    subtotal: float
    discount: float | None = None
    shipping_method: str
    shipping: float
    tax: float
    total: float
    paid_by_credit: float | None = None
    exchanged: float | None = None
    refunded: float | None = None
    refunded_as_credit: float | None = None
    balance_to_pay: float | None = None
    deliver_to: PlaceResult
    card: str
    can_return: bool


class OneOrder(Arguments):
    order: OrderName


@tool("shop_get_order", "Read an order of yours: items, parcels with tracking, returns, totals, address.")
def get_order(db: Db, given: OneOrder) -> OrderPage:
    order = own_order_of(db, given.order)
    items = tuple(
        OrderedRow(
            sku=line.sku,
            title=line.title,
            variant=line.variant_title or None,
            quantity=line.quantity,
            price=line.price / 100,
            returned=line.returned or None,
            removed=(line.removed or None) if order.status != "Canceled" else None,
            discount=dollars(line.discount) if line.discount_reason else None,
            discount_reason=line.discount_reason,
        )
        for line in order.lines
    )
    parcels = tuple(
        ParcelRow(
            name=each.name,
            status=each.status,
            carrier=each.carrier if each.tracking_number else None,
            tracking_number=each.tracking_number,
        )
        for each in order.fulfilments
        if each.status != "Canceled"
    )
    returns = tuple(
        ReturnRow(
            name=each.name,
            status=each.status,
            items=tuple(goods(line.order_line, line.quantity) for line in each.lines),
            decline_reason=each.decline_reason,
            shipping=each.shipping,
            carrier=each.carrier,
            tracking_number=each.tracking_number,
            instructions=each.instructions,
            accepted=each.accepted if each.status in ("Inspected", "Closed") else None,
            restocking_fee=dollars(each.fee or None),
            fee_reason=each.fee_reason,
            goes_out_instead=tuple(goods(item.order_line, item.order_line.kept) for item in each.exchange) or None,
            paid_for_exchange=dollars(each.refund.exchanged or None) if each.refund else None,
            refunded=dollars(each.refund.given_back) if each.refund and not each.refund.is_credit else None,
            store_credit=dollars(each.refund.given_back) if each.refund and each.refund.is_credit else None,
        )
        for each in returns_of(db, order)
    )
    return OrderPage(
        order=order.name,
        placed_at=at_office(db, order.placed_at),
        edited_at=at_office(db, order.edited_at) if order.edited_at else None,
        status=order.status if order.status == "Canceled" else order.fulfilment_status,
        items=items,
        parcels=parcels,
        returns=returns,
        subtotal=order.subtotal / 100,
        discount=dollars(order.discount or None),
        shipping_method=order.shipping_method,
        shipping=order.shipping / 100,
        tax=order.tax / 100,
        total=order.total / 100,
        paid_by_credit=dollars(order.credit_paid or None),
        exchanged=dollars(order.exchanged or None),
        refunded=dollars(order.given_back or None),
        refunded_as_credit=dollars(order.credit_given or None),
        balance_to_pay=dollars(order.owed or None),
        deliver_to=ship_to(order),
        card=order.card,
        can_return=bool(what_can_return(db, order).lines),
    )


class ReturnableRow(Result):
    id: int
    sku: str
    title: str
    variant: str | None = None
    up_to: int | None = None
    too_late: str | None = None


class CanReturn(Result):
    order: str
    items: tuple[ReturnableRow, ...]


@tool("shop_read_returnable", "Read what of an order of yours can be sent back, and for what it is too late.")
def read_returnable(db: Db, given: OneOrder) -> CanReturn:
    order = own_order_of(db, given.order)
    can = what_can_return(db, order)
    same = [(line, most, None) for line, most in can.lines] + [(line, None, rule) for line, rule in can.late]
    rows = (
        ReturnableRow(
            id=line.id, sku=line.sku, title=line.title, variant=line.variant_title or None, up_to=most, too_late=rule
        )
        for line, most, rule in same
    )
    return CanReturn(order=order.name, items=tuple(rows))


class RequestReturn(OneOrder):
    items: Annotated[tuple[Units, ...], Field(min_length=1)]
    reason: Literal[RETURN_REASONS]  # type: ignore[valid-type]
    text: Annotated[str | None, Field(max_length=limits.LONGEST_COMMENT, description="What else to know.")] = None


class Requested(Done):
    name: str


def _return_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"order": f"#{asked['number']}", "items": units_told(db, asked["quantities"])}
    return without_nothing({**told, "reason": asked["reason"], "text": asked.get("text")})


@tool("shop_request_return", "Ask to send back items of an order of yours.", "add", action=actions.request_return,
      told=_return_told)  # fmt: skip
def request_return(db: Db, given: RequestReturn) -> Requested:
    order = own_order_of(db, given.order)
    units = units_of(order, given.items)
    request = actions.request_return(db, customer_id(db), order.number, units, given.reason, text=given.text)
    return Requested(done=f"Return {request.name} was requested.", name=request.name)


class PayBalance(OneOrder):
    number: Annotated[str, Field(max_length=24, description="The card's.")]
    name: Annotated[str, Field(max_length=LONGEST_NAME, description="The name on the card.")]
    expiry: Annotated[str, Field(max_length=7, description="MM/YY")]
    code: Annotated[str, Field(max_length=4, description="The security code on the back.")]
    balance: Annotated[
        float | None, Field(ge=0, description="What you were shown, in dollars; if it has changed, nothing is paid.")
    ] = None


def _paid_told(_db: Db, asked: Told) -> dict[str, Any]:
    card = {"number": asked["card_number"], **{name: asked[name] for name in ("name", "expiry", "code")}}
    return {"order": f"#{asked['number']}", **card, **without_nothing({"balance": dollars(asked.get("seen_balance"))})}


@tool("shop_pay_balance", "Pay by card what an order of yours came to more when it was edited.", "add",
      action=actions.pay_balance, told=_paid_told)  # fmt: skip
def pay_balance(db: Db, given: PayBalance) -> Done:
    order = own_order_of(db, given.order)
    owed = order.owed
    actions.pay_balance(
        db,
        customer_id(db),
        order.number,
        card_number=given.number,
        name=given.name,
        expiry=given.expiry,
        code=given.code,
        seen_balance=cents("balance", given.balance),
    )
    return Done(done=f"{owed / 100:.2f} of order {order.name} was paid.")


ORDERS = (list_orders, get_order, read_returnable, request_return, pay_balance)


# -- Addresses and details -------------------------------------------------------------------------------------------


class Addresses(Result):
    items: tuple[PlaceResult, ...]


@tool("shop_list_addresses", "List the addresses of your book, the default one first.")
def list_addresses(db: Db, given: NoArguments) -> Addresses:
    return Addresses(items=tuple(address_result(each) for each in book(db, customer_id(db))))


class AddAddress(AddressFields):
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    street: Annotated[str, Field(max_length=LONGEST_NAME, description="Street and number.")]
    city: Annotated[str, Field(max_length=limits.LONGEST_PLACE)]
    state: Annotated[
        str, Field(max_length=limits.LONGEST_PLACE, description="State or province; two letters in the US and Canada.")
    ]
    postal_code: Annotated[str, Field(max_length=limits.LONGEST_POSTAL_CODE)]
    country: Country  # type: ignore[valid-type]
    default: Annotated[bool, Field(description="Use it as the default address.")] = False


@tool("shop_add_address", "Add an address to your book.", "add", action=actions.add_address,
      told=lambda _db, asked: without_nothing({**asked.get("values", {}), "default": asked.get("is_default") or None})
)  # fmt: skip
def add_address(db: Db, given: AddAddress) -> Done:
    values: Any = given.given
    address = actions.add_address(db, customer_id(db), is_default=given.default, **values)
    return Done(done=f"{address.line} was added.", id=address.id, version=address.version)


class UpdateAddress(AddressFields):
    address: AddressName
    default: Annotated[bool | None, Field(description="Use it as the default address.")] = None
    version: Version = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    address = db.get_one(Address, asked["address_id"])
    told = {**address_told(db, asked), **other_than(address, asked.get("values", {}))}
    default = asked.get("is_default", False)
    return told if default == address.is_default else {**told, "default": default}


@tool("shop_update_address", "Change an address of your book; what is not given stays.", "change", repeats=True,
      action=actions.update_address,
      told=_updated_told)  # fmt: skip
def update_address(db: Db, given: UpdateAddress) -> Done:
    address = address_of(db, given.address)
    values: Any = {**address_values(address), **given.given}
    default = address.is_default if given.default is None else given.default
    actions.update_address(db, address.customer_id, address.id, is_default=default, version=given.version, **values)
    return Done(done=f"{address.line} was saved.", id=address.id, version=address.version)


class OneAddress(Arguments):
    address: AddressName


@tool("shop_make_default_address", "Make an address your default one.", "change", repeats=True,
      action=actions.make_default, told=address_told)  # fmt: skip
def make_default(db: Db, given: OneAddress) -> Done:
    address = actions.make_default(db, customer_id(db), address_of(db, given.address).id)
    return Done(done=f"{address.street} is your default address.", id=address.id, version=address.version)


@tool("shop_delete_address", "Delete an address of your book.", "remove", action=actions.delete_address,
      told=address_told)  # fmt: skip
def delete_address(db: Db, given: OneAddress) -> Done:
    address = address_of(db, given.address)
    actions.delete_address(db, customer_id(db), address.id)
    return Done(done=f"{address.line} was deleted.", id=address.id)


class CreditRow(Result):
    at: str
    what_for: str
    order: str | None = None
    amount: float
    balance: float


class OwnCredit(Result):
    balance: float
    entries: tuple[CreditRow, ...]


@tool("shop_get_credit", "Read your store credit: the balance, and how it came and went, the last first.")
def get_credit(db: Db, given: NoArguments) -> OwnCredit:
    rows = tuple(
        CreditRow(
            at=at_office(db, entry.at),
            what_for=entry.reason,
            order=entry.order.name if entry.order else None,
            amount=entry.amount / 100,
            balance=after / 100,
        )
        for entry, after in credit_history(db, customer_id(db))
    )
    return OwnCredit(balance=actions.credit_of(db, customer_id(db)) / 100, entries=rows)


class Details(Result):
    first_name: str
    last_name: str
    email: str
    phone: str | None = None
    accepts_marketing: bool
    version: int


_DETAILS = ("first_name", "last_name", "email", "phone", "accepts_marketing")


@tool("shop_read_details", "Read your own details: name, e-mail, phone, whether you get news.")
def read_details(db: Db, given: NoArguments) -> Details:
    own = customer(db)
    return Details(version=own.version, **{name: getattr(own, name) for name in _DETAILS})


class UpdateDetails(Arguments):
    first_name: Annotated[str | None, Field(max_length=limits.LONGEST_PERSON_NAME)] = None
    last_name: Annotated[str | None, Field(max_length=limits.LONGEST_PERSON_NAME)] = None
    email: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    phone: Annotated[str | None, Field(max_length=LONGEST_PHONE)] = None
    accepts_marketing: Annotated[bool | None, Field(description="News and offers.")] = None
    version: Version = None


def _details_told(db: Db, asked: Told) -> dict[str, Any]:
    form = {name: asked.get(name, False if name == "accepts_marketing" else None) for name in _DETAILS}
    return other_than(db.get_one(Customer, asked["customer_id"]), form)


@tool("shop_update_details", "Change your own details; what is not given stays, null empties.", "change",
      repeats=True, action=actions.update_own_details,
      told=_details_told)  # fmt: skip
def update_details(db: Db, given: UpdateDetails) -> Done:
    own, said = customer(db), given.model_fields_set
    values: Any = {name: getattr(given if name in said else own, name) for name in _DETAILS}
    actions.update_own_details(db, own.id, version=given.version, **values)
    return Done(done="Your details were saved.", version=own.version)


ACCOUNT = (
    list_addresses,
    add_address,
    update_address,
    make_default,
    delete_address,
    get_credit,
    read_details,
    update_details,
)
