"""Tools for stock: levels by variant and location, their movements, adjustments, and what the home page tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform import values
from ....platform.database import Db
from ....platform.errors import NotFound
from ....platform.limits import LARGEST_COUNT, LONGEST_NAME, LONGEST_SEARCH
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions
from ...models import ADJUST_REASONS, Setting
from ...naming import Done, dollars
from .. import queries
from ..lists import INVENTORY, price_range
from ..supply import queries as supply_queries
from .naming import LocationName, OneVariant, location_of, location_told, variant_of, variant_told
from .products import NoArguments

search_stock = replace(search_tool("store", INVENTORY, lambda _db: queries.levels()), name="store_search_stock")


class Places(Result):
    items: tuple[str, ...]


@tool("store_list_locations", "List the locations that hold stock, in the order in which orders take from them.")
def list_locations(db: Db, given: NoArguments) -> Places:
    return Places(items=tuple(each.name for each in queries.locations(db)))


class Movement(Result):
    at: str
    reason: str
    note: str | None = None
    order: str | None = None
    purchase_order: str | None = None
    transfer: str | None = None
    available: int | None = None
    committed: int | None = None
    unavailable: int | None = None
    by: str


class Coming(Result):
    """By what units are on their way here."""

    name: str
    status: str
    expected_on: str | None = None
    units: int


class Level(Result):
    sku: str
    product: str
    location: str
    available: int
    committed: int
    unavailable: int
    on_hand: int
    incoming: int
    incoming_by: tuple[Coming, ...]
    movements: tuple[Movement, ...]


class OneLevel(OneVariant):
    location: LocationName


@tool("store_get_stock", "Read the stock of a variant at a location, with its last movements.")
def get_stock(db: Db, given: OneLevel) -> Level:
    variant, location = variant_of(db, given.variant), location_of(db, given.location)
    level = queries.variant_levels(db, variant.product_id).get((variant.id, location.id))
    if level is None:
        raise NotFound(f"{variant.sku} was never at {location.name}.")
    movements = tuple(
        Movement(
            at=at_office(db, each.at),
            reason=each.reason,
            note=each.note,
            order=each.order.name if each.order else None,
            purchase_order=each.purchase_order.name if each.purchase_order else None,
            transfer=each.transfer.name if each.transfer else None,
            available=each.available or None,
            committed=each.committed or None,
            unavailable=each.unavailable or None,
            by=each.by.name if each.by else "Online store",
        )
        for each in queries.movements(db, level)
    )
    return Level(
        sku=variant.sku,
        product=variant.product.title,
        location=location.name,
        available=level.available,
        committed=level.committed,
        unavailable=level.unavailable,
        on_hand=level.on_hand,
        incoming=level.incoming,
        incoming_by=tuple(
            Coming(
                name=each.name,
                status=each.status,
                expected_on=each.expected_on.isoformat() if each.expected_on else None,
                units=supply_queries.open_units(each, variant.id),
            )
            for each in supply_queries.incoming(db, variant.id, location.id)
        ),
        movements=movements,
    )


class AdjustStock(OneLevel):
    quantity: Annotated[
        int, Field(ge=-LARGEST_COUNT, le=LARGEST_COUNT, description="How many to add; below zero: to take away.")
    ]
    reason: Literal[ADJUST_REASONS]  # type: ignore[valid-type]
    note: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None


def _adjusted_told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
    told = {"variant": variant_told(db, asked["variant_id"]), "location": location_told(db, asked["location_id"])}
    told |= {"quantity": asked["quantity"], "reason": asked["reason"]}
    return told | ({"note": asked["note"]} if asked.get("note") else {})


@tool("store_adjust_stock", "Add to what is available of a variant at a location, or take from it, for a reason.",
      "change", action=actions.adjust_stock, told=_adjusted_told)  # fmt: skip
def adjust_stock(db: Db, given: AdjustStock) -> Done:
    variant, location = variant_of(db, given.variant), location_of(db, given.location)
    level = actions.adjust_stock(db, variant.id, location.id, given.quantity, given.reason, note=given.note)
    return Done(done=f"{variant.sku} at {location.name}: {level.available} available.")


STOCK = (search_stock, list_locations, get_stock, adjust_stock)


# -- The home page and the search ------------------------------------------------------------------------------------


class Sales(Result):
    orders: int
    revenue: float


class Day(Sales):
    day: str


class OrderLineOfList(Result):
    order: str
    customer: str
    placed_at: str
    status: str
    payment_status: str
    fulfilment_status: str
    total: float


class Seller(Result):
    product: str
    units: int


class Low(Result):
    sku: str
    title: str
    left: int


class Dashboard(Result):
    store: str
    today: Sales
    yesterday: Sales
    last_days: Sales  # thirty of them
    days_before: Sales
    to_capture: int
    to_fulfil: int
    on_hold: int
    returns_requested: int
    reviews_to_read: int
    newest_orders: tuple[OrderLineOfList, ...]
    best_sellers: tuple[Seller, ...]
    running_low: tuple[Low, ...]
    returns: tuple[str, ...]
    by_day: tuple[Day, ...] | None = None


class ReadDashboard(Arguments):
    detailed: Annotated[bool, Field(description="With the sales of each of the last 14 days.")] = False


@tool("store_read_dashboard", "Read the store's home page: sales, what waits for somebody, best sellers, low stock.")
def read_dashboard(db: Db, given: ReadDashboard) -> Dashboard:
    today, yesterday, month = (queries.start_of_day(db, ago) for ago in (0, 1, 29))
    setting, waiting = db.get_one(Setting, 1), queries.to_do(db)
    days = (
        Day(day=start.date().isoformat(), orders=n.orders, revenue=n.revenue / 100)
        for start, n in queries.daily_sales(db, 14)
    )
    low = queries.low_stock(db, setting.low_stock)
    return Dashboard(
        store=setting.name,
        today=_sales(queries.sales(db, today)),
        yesterday=_sales(queries.sales(db, yesterday, today)),
        last_days=_sales(queries.sales(db, month)),
        days_before=_sales(queries.sales(db, queries.start_of_day(db, 59), month)),
        to_capture=waiting["capture"],
        to_fulfil=waiting["fulfil"],
        on_hold=waiting["held"],
        returns_requested=waiting["returns"],
        reviews_to_read=waiting["reviews"],
        newest_orders=tuple(order_row(db, each) for each in queries.recent_orders(db)),
        best_sellers=tuple(Seller(product=title, units=n) for title, _, n, _ in queries.best_sellers(db, month)),
        running_low=tuple(Low(sku=each.sku, title=each.full_title, left=left) for each, left in low),
        returns=tuple(each.name for each in queries.requested_returns(db)),
        by_day=tuple(days) if given.detailed else None,
    )


def _sales(numbers: queries.Numbers) -> Sales:
    return Sales(orders=numbers.orders, revenue=numbers.revenue / 100)


def order_row(db: Db, order: Any) -> OrderLineOfList:
    """An order in a short list."""
    return OrderLineOfList(
        order=order.name,
        customer=order.customer.name,
        placed_at=at_office(db, order.placed_at),
        status=order.status,
        payment_status=order.payment_status,
        fulfilment_status=order.fulfilment_status,
        total=dollars(order.total) or 0,
    )


class FoundProduct(Result):
    title: str
    sku: str
    status: str
    price: str


class FoundCustomer(Result):
    id: int
    name: str
    email: str
    phone: str | None = None


class Found(Result):
    orders: tuple[OrderLineOfList, ...]
    products: tuple[FoundProduct, ...]
    customers: tuple[FoundCustomer, ...]
    purchase_orders: tuple[str, ...]
    transfers: tuple[str, ...]
    suppliers: tuple[str, ...]


class SearchStore(Arguments):
    query: Annotated[str, Field(min_length=1, max_length=LONGEST_SEARCH, description="Words, or an order's number.")]


@tool(
    "store_search_all",
    "Find orders, products, customers, purchase orders, transfers and suppliers by words, six of each.",
)
def search_all(db: Db, given: SearchStore) -> Found:
    found: Any = queries.search(db, values.search(given.query))
    products = tuple(
        FoundProduct(title=each.title, sku=each.sku, status=each.status, price=price_range(each, db.company.currency))
        for each in found.get("products", ())
    )
    customers = tuple(
        FoundCustomer(id=each.id, name=each.name, email=each.email, phone=each.phone)
        for each in found.get("customers", ())
    )
    orders = tuple(order_row(db, each) for each in found.get("orders", ()))
    supply = supply_queries.search(db, values.search(given.query))
    return Found(
        orders=orders,
        products=products,
        customers=customers,
        purchase_orders=tuple(f"{each.name}, {each.supplier.name}, {each.status}" for each in supply.purchases),
        transfers=tuple(f"{each.name}, {each.status}" for each in supply.transfers),
        suppliers=tuple(each.name for each in supply.suppliers),
    )


HOME = (read_dashboard, search_all)
