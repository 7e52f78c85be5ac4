"""What the admin's pages read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select
from sqlalchemy.orm import contains_eager, joinedload, selectinload

from ...platform.database import Db
from ...platform.errors import DomainError, NotFound
from ...platform.formats import money
from ...platform.values import search_words
from ..actions.discounts import DiscountValues, last_day
from ..actions.orders import check_cancellable
from ..models import (
    Category,
    CreditEntry,
    Customer,
    Discount,
    DraftEvent,
    DraftLine,
    DraftOrder,
    ExchangeItem,
    Fulfilment,
    FulfilmentLine,
    Hold,
    HoldLine,
    Inspection,
    InventoryLevel,
    InventoryMovement,
    Location,
    Order,
    OrderEvent,
    OrderLine,
    Payment,
    Redemption,
    Refund,
    RefundLine,
    Return,
    ReturnLine,
    Review,
    StoreProduct,
    Variant,
)
from ..statuses import AWAITED, DiscountStatus, discount_status

#: The page of a code shows so many of its uses; the list of orders has them all.
MOST_USES = 20
AVAILABLE = (
    select(func.coalesce(func.sum(InventoryLevel.available), 0))
    .join(Variant, Variant.id == InventoryLevel.variant_id)
    .where(Variant.product_id == StoreProduct.id, Variant.deleted_at.is_(None))
    .correlate(StoreProduct)
    .scalar_subquery()
)
LOWEST_PRICE = (
    select(func.min(Variant.price))
    .where(Variant.product_id == StoreProduct.id, Variant.deleted_at.is_(None))
    .correlate(StoreProduct)
    .scalar_subquery()
)
VARIANT_SKUS = (
    select(func.group_concat(Variant.sku, " "))
    .where(Variant.product_id == StoreProduct.id, Variant.deleted_at.is_(None))
    .correlate(StoreProduct)
    .scalar_subquery()
)
ORDER_COUNT = select(func.count()).where(Order.customer_id == Customer.id).correlate(Customer).scalar_subquery()
SPENT = (
    select(func.coalesce(func.sum(Order.captured - Order.refunded), 0))
    .where(Order.customer_id == Customer.id)
    .correlate(Customer)
    .scalar_subquery()
)
USES = (
    select(func.count())
    .where(Redemption.discount_id == Discount.id, Redemption.counts)
    .correlate(Discount)
    .scalar_subquery()
)


#: The ids of orders of which something is on hold.
HELD = select(Hold.order_id).where(Hold.released_at.is_(None))
#: Why an order is held: the first reason of several.
HOLD_REASON = (
    select(Hold.reason)
    .where(Hold.order_id == Order.id, Hold.released_at.is_(None))
    .order_by(Hold.id)
    .limit(1)
    .correlate(Order)
    .scalar_subquery()
)


#: What of an order's money will not be collected.
VOIDED = (
    select(func.coalesce(func.sum(Payment.amount), 0))
    .where(Payment.order_id == Order.id, Payment.kind == "Void")
    .correlate(Order)
    .scalar_subquery()
)
#: Orders of which a card has agreed to more than was captured: a balance is collected otherwise.
TO_CAPTURE = (
    (Order.status == "Open") & Order.payment_status.in_(AWAITED) & (Order.owed < Order.total - Order.captured - VOIDED)
)


def orders() -> Select[Order]:
    return (
        select(Order)
        .join(Order.customer)
        .options(contains_eager(Order.customer), selectinload(Order.lines))
        .where(Order.deleted_at.is_(None))
    )


def order(db: Db, order_id: int) -> Order:
    """An order with all that its page shows."""
    found = db.scalar(
        select(Order)
        .where(Order.id == order_id)
        .options(
            joinedload(Order.customer),
            selectinload(Order.lines).options(
                joinedload(OrderLine.variant).joinedload(Variant.product), selectinload(OrderLine.allocations)
            ),
            selectinload(Order.payments),
            selectinload(Order.fulfilments).options(
                joinedload(Fulfilment.location),
                selectinload(Fulfilment.lines).joinedload(FulfilmentLine.order_line),
            ),
            selectinload(Order.refunds).options(
                joinedload(Refund.restock_location), selectinload(Refund.lines).joinedload(RefundLine.order_line)
            ),
            selectinload(Order.holds).options(
                joinedload(Hold.created_by),
                joinedload(Hold.released_by),
                selectinload(Hold.lines).joinedload(HoldLine.order_line),
            ),
            selectinload(Order.events).joinedload(OrderEvent.by),
        )
    )
    if found is None or found.deleted_at is not None:
        raise NotFound("This order does not exist.")
    return found


def holds_by_order(db: Db, ids: list[int]) -> dict[int, str]:
    """Why orders are held, by their id: "Awaiting stock", and how many holds there are beyond the first."""
    found: dict[int, list[str]] = {}
    held = select(Hold.order_id, Hold.reason).where(Hold.order_id.in_(ids), Hold.released_at.is_(None))
    for order_id, reason in db.execute(held.order_by(Hold.id)):
        found.setdefault(order_id, []).append(reason)
    return {id: reasons[0] + (f" +{len(reasons) - 1}" if reasons[1:] else "") for id, reasons in found.items()}


def drafts() -> Select[DraftOrder]:
    return (
        select(DraftOrder)
        .join(DraftOrder.customer)
        .options(
            contains_eager(DraftOrder.customer),
            selectinload(DraftOrder.lines),
            joinedload(DraftOrder.order),
            joinedload(DraftOrder.created_by),
        )
        .where(DraftOrder.deleted_at.is_(None))
    )


def draft(db: Db, draft_id: int) -> DraftOrder:
    """A draft with all that its page shows."""
    found = db.scalar(
        select(DraftOrder)
        .where(DraftOrder.id == draft_id)
        .options(
            joinedload(DraftOrder.customer),
            joinedload(DraftOrder.order),
            joinedload(DraftOrder.shipping_method),
            selectinload(DraftOrder.lines).joinedload(DraftLine.variant).joinedload(Variant.product),
            selectinload(DraftOrder.events).joinedload(DraftEvent.by),
        )
    )
    if found is None or found.deleted_at is not None:
        raise NotFound("This draft order does not exist.")
    return found


def draft_of(db: Db, order_id: int) -> DraftOrder | None:
    """The draft that an order was, if it was one."""
    return db.scalar(select(DraftOrder).where(DraftOrder.order_id == order_id))


def free_stock(db: Db, variant_ids: Sequence[int | None]) -> dict[int, int]:
    """How many of variants can still be sold, over all locations in use."""
    found = (
        select(InventoryLevel.variant_id, func.sum(InventoryLevel.available))
        .join(InventoryLevel.location)
        .where(InventoryLevel.variant_id.in_(variant_ids), Location.is_active, InventoryLevel.available > 0)
        .group_by(InventoryLevel.variant_id)
    )
    return {variant_id: int(count) for variant_id, count in db.execute(found)}


def variants_named(db: Db, text: str, limit: int = 12) -> Sequence[Variant]:
    """Variants for sale whose product, value or SKU holds every word."""
    words = search_words(text)
    found = select(Variant).join(Variant.product).where(Variant.deleted_at.is_(None), StoreProduct.status == "Active")
    named = StoreProduct.title + " " + Variant.title + " " + Variant.sku
    found = found.where(StoreProduct.deleted_at.is_(None), *(named.icontains(w, autoescape=True) for w in words))
    ordered = found.options(contains_eager(Variant.product)).order_by(StoreProduct.title, Variant.title, Variant.id)
    return db.scalars(ordered.limit(limit)).all()


def customers_named(db: Db, text: str, limit: int = 12) -> Sequence[Customer]:
    """Customers whose name or e-mail address holds every word."""
    named = Customer.first_name + " " + Customer.last_name + " " + Customer.email
    found = customers().where(*(named.icontains(w, autoescape=True) for w in search_words(text)))
    return db.scalars(found.order_by(Customer.last_name, Customer.first_name, Customer.id).limit(limit)).all()


def returns_of(db: Db, order_id: int) -> list[Return]:
    found = select(Return).where(Return.order_id == order_id, Return.deleted_at.is_(None)).order_by(Return.id)
    return list(db.scalars(found.options(selectinload(Return.lines).joinedload(ReturnLine.order_line))))


#: Statuses of returns of which something may wait to be looked at.
TO_INSPECT = ("Partially received", "Received")
#: Where goods of a return are to arrive, by name.
RETURN_PLACE = select(Location.name).where(Location.id == Return.location_id).correlate(Return).scalar_subquery()
#: Why it is sent back: the same for all its lines.
RETURN_REASON = (
    select(ReturnLine.reason)
    .where(ReturnLine.return_id == Return.id)
    .order_by(ReturnLine.id)
    .limit(1)
    .correlate(Return)
    .scalar_subquery()
)
RETURN_UNITS = (
    select(func.sum(ReturnLine.quantity)).where(ReturnLine.return_id == Return.id).correlate(Return).scalar_subquery()
)
RETURN_GOODS = (
    select(func.group_concat(OrderLine.sku + " " + OrderLine.title, " "))
    .join(ReturnLine, ReturnLine.order_line_id == OrderLine.id)
    .where(ReturnLine.return_id == Return.id)
    .correlate(Return)
    .scalar_subquery()
)
#: What was paid for it, to the card or as store credit.
RETURN_PAID = select(Refund.amount).where(Refund.id == Return.refund_id).correlate(Return).scalar_subquery()


def returns() -> Select[Return]:
    return (
        select(Return)
        .join(Return.order)
        .join(Order.customer)
        .options(
            contains_eager(Return.order).contains_eager(Order.customer),
            joinedload(Return.location),
            joinedload(Return.refund),
            selectinload(Return.lines),
        )
        .where(Return.deleted_at.is_(None))
    )


def return_request(db: Db, return_id: int) -> Return:
    """A return with all that its page shows."""
    lines = selectinload(Return.lines)
    found = db.scalar(
        returns()
        .where(Return.id == return_id)
        .options(
            lines.joinedload(ReturnLine.order_line).joinedload(OrderLine.variant).joinedload(Variant.product),
            lines.selectinload(ReturnLine.inspections).joinedload(Inspection.by),
            selectinload(Return.exchange)
            .joinedload(ExchangeItem.order_line)
            .joinedload(OrderLine.variant)
            .joinedload(Variant.product),
            selectinload(Return.events).joinedload(OrderEvent.by),
        )
    )
    if found is None:
        raise NotFound("This return does not exist.")
    return found


#: Entries of a customer's store credit on a page.
CREDIT_SHOWN = 25


def credit_entries(db: Db, customer_id: int, limit: int = CREDIT_SHOWN) -> Sequence[CreditEntry]:
    """The last entries of a customer's store credit."""
    found = select(CreditEntry).where(CreditEntry.customer_id == customer_id)
    found = found.options(joinedload(CreditEntry.by), joinedload(CreditEntry.request), joinedload(CreditEntry.order))
    return db.scalars(found.order_by(CreditEntry.at.desc(), CreditEntry.id.desc()).limit(limit)).all()


def why_not_cancel(db: Db, order: Order) -> str | None:
    """Why the order cannot be canceled."""
    try:
        check_cancellable(db, order)
    except DomainError as error:
        return str(error)
    return None


def recent_orders(db: Db, limit: int = 8) -> Sequence[Order]:
    return db.scalars(orders().order_by(Order.number.desc()).limit(limit)).unique().all()


def orders_of(db: Db, customer_id: int, limit: int = 25) -> Sequence[Order]:
    """A customer's last orders."""
    placed = orders().where(Order.customer_id == customer_id).order_by(Order.number.desc())
    return db.scalars(placed.limit(limit)).unique().all()


def requested_returns(db: Db, limit: int = 5) -> Sequence[Return]:
    """The last returns that wait for an answer."""
    return db.scalars(select(Return).where(Return.status == "Requested").order_by(Return.id.desc()).limit(limit)).all()


def products() -> Select[StoreProduct]:
    return (
        select(StoreProduct)
        .join(StoreProduct.category)
        .options(contains_eager(StoreProduct.category), selectinload(StoreProduct.variants))
        .where(StoreProduct.deleted_at.is_(None))
    )


def stock_of(db: Db, product_ids: list[int]) -> dict[int, int]:
    """What is available of each product, over all variants and locations."""
    found = (
        select(Variant.product_id, func.sum(InventoryLevel.available))
        .join(InventoryLevel, InventoryLevel.variant_id == Variant.id)
        .where(Variant.product_id.in_(product_ids), Variant.deleted_at.is_(None))
        .group_by(Variant.product_id)
    )
    return {product_id: int(count) for product_id, count in db.execute(found)}


def levels() -> Select[InventoryLevel]:
    return (
        select(InventoryLevel)
        .join(InventoryLevel.variant)
        .join(Variant.product)
        .join(InventoryLevel.location)
        .options(
            contains_eager(InventoryLevel.variant).contains_eager(Variant.product),
            contains_eager(InventoryLevel.location),
        )
        .where(Variant.deleted_at.is_(None), StoreProduct.deleted_at.is_(None))
    )


def level(db: Db, level_id: int) -> InventoryLevel:
    found = db.get(InventoryLevel, level_id)
    if found is None:
        raise NotFound("This stock level does not exist.")
    return found


def levels_to_send(db: Db, lines: Sequence[OrderLine]) -> dict[tuple[int, int], InventoryLevel]:
    """The levels from which lines of an order could be sent, by variant and location."""
    ids = [line.variant_id for line in lines if line.variant_id is not None]
    found = db.scalars(select(InventoryLevel).where(InventoryLevel.variant_id.in_(ids)))
    return {(level.variant_id, level.location_id): level for level in found}


def locations(db: Db) -> list[Location]:
    found = select(Location).where(Location.is_active, Location.deleted_at.is_(None))
    return list(db.scalars(found.order_by(Location.position, Location.id)))


def categories(db: Db) -> list[tuple[int, str]]:
    """Categories as choices, each below its parent."""
    found = list(
        db.scalars(select(Category).where(Category.deleted_at.is_(None)).order_by(Category.position, Category.id))
    )
    tops = [category for category in found if category.parent_id is None]
    choices = []
    for top in tops:
        choices.append((top.id, top.name))
        choices += [(each.id, f"{top.name} › {each.name}") for each in found if each.parent_id == top.id]
    return choices


def variant_levels(db: Db, product_id: int) -> dict[tuple[int, int], InventoryLevel]:
    found = select(InventoryLevel).join(InventoryLevel.variant).where(Variant.product_id == product_id)
    return {(level.variant_id, level.location_id): level for level in db.scalars(found)}


def movements(db: Db, level: InventoryLevel, limit: int = 50) -> list[InventoryMovement]:
    found = select(InventoryMovement).where(
        InventoryMovement.variant_id == level.variant_id, InventoryMovement.location_id == level.location_id
    )
    ordered = found.order_by(InventoryMovement.at.desc(), InventoryMovement.id.desc())
    return list(
        db.scalars(
            ordered.options(
                joinedload(InventoryMovement.by),
                joinedload(InventoryMovement.order),
                joinedload(InventoryMovement.purchase_order),
                joinedload(InventoryMovement.transfer),
            ).limit(limit)
        )
    )


def customers() -> Select[Customer]:
    return select(Customer).where(Customer.deleted_at.is_(None)).options(selectinload(Customer.addresses))


@dataclass(frozen=True)
class Numbers:
    """How much business some customers or days did."""

    orders: int
    revenue: int
    canceled: int = 0  # of the orders

    @property
    def average(self) -> int | None:
        """What an order came to that was not canceled, in cents."""
        kept = self.orders - self.canceled
        return self.revenue // kept if kept else None


def numbers_by_customer(db: Db, ids: list[int]) -> dict[int, Numbers]:
    found = (
        select(
            Order.customer_id,
            func.count(),
            func.sum(Order.captured - Order.refunded),
            func.count().filter(Order.status == "Canceled"),
        )
        .where(Order.customer_id.in_(ids))
        .group_by(Order.customer_id)
    )
    return {id: Numbers(count, int(revenue or 0), canceled) for id, count, revenue, canceled in db.execute(found)}


def discounts() -> Select[Discount]:
    return select(Discount).where(Discount.deleted_at.is_(None)).options(joinedload(Discount.category))


@dataclass(frozen=True)
class CodeFigures:
    """What a discount code is today."""

    uses: int
    status: DiscountStatus
    value: str
    last_day: date | None


def discount_value(db: Db, discount: Discount) -> str:
    """What a code takes off, in words."""
    if discount.kind == "Percentage":
        return f"{discount.percent} % off"
    fixed = f"{money(discount.amount, currency=db.company.currency)} off"
    return fixed if discount.kind == "Fixed amount" else "Free shipping"


def code_figures(db: Db, ids: list[int]) -> dict[int, CodeFigures]:
    """How often codes were used, and what they are by that."""
    used = select(Redemption.discount_id, func.count()).where(Redemption.discount_id.in_(ids), Redemption.counts)
    uses = {discount_id: int(count) for discount_id, count in db.execute(used.group_by(Redemption.discount_id))}
    found = {}
    for each in db.scalars(select(Discount).where(Discount.id.in_(ids))):
        count = uses.get(each.id, 0)
        status = discount_status(each, db.now, count)
        found[each.id] = CodeFigures(count, status, discount_value(db, each), last_day(db, each))
    return found


def terms_of(db: Db, discount: Discount) -> dict[str, Any]:
    """What a code's form holds at first: its terms by the names that actions have for them."""
    names = [name for name in DiscountValues.__annotations__ if name not in ("starts_on", "ends_on")]
    starts_on = discount.starts_at.astimezone(db.timezone).date()
    return {**{name: getattr(discount, name) for name in names},
            "starts_on": starts_on, "ends_on": last_day(db, discount)}  # fmt: skip


def uses_of(db: Db, discount_id: int) -> Sequence[Row[Redemption, Order, Customer]]:
    """The last orders with a code."""
    used = (
        select(Redemption, Order, Customer)
        .join(Order, Order.id == Redemption.order_id)
        .join(Customer, Customer.id == Redemption.customer_id)
        .where(Redemption.discount_id == discount_id, Redemption.counts)
        .order_by(Redemption.at.desc(), Redemption.id.desc())
    )
    return db.execute(used.limit(MOST_USES)).all()


def reviews() -> Select[Review]:
    return (
        select(Review)
        .join(Review.product)
        .join(Review.customer)
        .options(contains_eager(Review.product), contains_eager(Review.customer))
        .where(Review.deleted_at.is_(None))
    )


def reviews_by(db: Db, customer_id: int) -> Sequence[Review]:
    """What a customer wrote, the last first."""
    wrote = reviews().where(Review.customer_id == customer_id).order_by(Review.created_at.desc(), Review.id)
    return db.scalars(wrote).unique().all()


def days_written(db: Db, ids: list[int]) -> dict[int, date]:
    """The day at the office on which reviews were written."""
    found = db.execute(select(Review.id, Review.created_at).where(Review.id.in_(ids)))
    return {id: at.astimezone(db.timezone).date() for id, at in found}


def rating(db: Db, product_id: int) -> tuple[int, float | None]:
    """How many reviews of a product count, and their average."""
    rated = select(func.count(Review.id), func.avg(Review.rating)).where(
        Review.product_id == product_id, Review.status == "Approved", Review.deleted_at.is_(None)
    )
    count, average = db.execute(rated).one()
    return count, average


def start_of_day(db: Db, days_ago: int = 0) -> datetime:
    return datetime.combine(db.today - timedelta(days=days_ago), time(), db.timezone)


def sales(db: Db, start: datetime, end: datetime | None = None) -> Numbers:
    """Orders placed in a period, and what they came to; canceled ones left out."""
    where = [Order.placed_at >= start, Order.status != "Canceled"]
    if end is not None:
        where.append(Order.placed_at < end)
    count, revenue = db.execute(select(func.count(), func.sum(Order.total)).where(*where)).one()
    return Numbers(count, int(revenue or 0))


def daily_sales(db: Db, days: int) -> list[tuple[datetime, Numbers]]:
    """The last days one by one, today last."""
    starts = [start_of_day(db, ago) for ago in range(days - 1, -1, -1)]
    placed = db.execute(
        select(Order.placed_at, Order.total).where(Order.placed_at >= starts[0], Order.status != "Canceled")
    ).all()
    found = []
    for start in starts:
        totals = [total for at, total in placed if at.astimezone(db.timezone).date() == start.date()]
        found.append((start, Numbers(len(totals), sum(totals))))
    return found


def best_sellers(db: Db, start: datetime, limit: int = 5) -> list[tuple[str, int, int, int]]:
    """Title, product id, units and revenue of what sold most since `start`, by units."""
    units = func.sum(OrderLine.quantity - OrderLine.removed)
    worth = func.sum(OrderLine.price * (OrderLine.quantity - OrderLine.removed))
    found = (
        select(StoreProduct.title, StoreProduct.id, units, worth)
        .join(Variant, Variant.product_id == StoreProduct.id)
        .join(OrderLine, OrderLine.variant_id == Variant.id)
        # Joined to their orders, all lines there ever were would be read.
        .where(OrderLine.order_id.in_(select(Order.id).where(Order.placed_at >= start, Order.status != "Canceled")))
        .group_by(StoreProduct.id)
        .order_by(units.desc(), worth.desc(), StoreProduct.id)
    )
    return [(title, id, int(count), int(cents)) for title, id, count, cents in db.execute(found.limit(limit))]


def low_stock(db: Db, below: int, limit: int = 6) -> list[tuple[Variant, int]]:
    """Variants on sale of which few are available, fewest first."""
    left = func.sum(InventoryLevel.available)
    found = (
        select(Variant, left)
        .join(InventoryLevel, InventoryLevel.variant_id == Variant.id)
        .join(Variant.product)
        .options(contains_eager(Variant.product))
        .where(StoreProduct.status == "Active", Variant.deleted_at.is_(None))
        .group_by(Variant.id)
        .having(left < below)
        .order_by(left, Variant.sku)
    )
    return [(variant, int(count)) for variant, count in db.execute(found.limit(limit))]


def count(db: Db, statement: Select[int]) -> int:
    return db.scalar(statement) or 0


def to_do(db: Db) -> dict[str, int]:
    """What waits for somebody."""
    open_orders = select(func.count(Order.id)).where(Order.status == "Open")
    unread = select(func.count(Review.id)).where(Review.status == "Pending", Review.deleted_at.is_(None))
    return {
        "capture": count(db, open_orders.where(TO_CAPTURE)),
        "fulfil": count(db, open_orders.where(Order.payment_status != "Authorized")),
        "held": count(db, select(func.count(Hold.order_id.distinct())).where(Hold.released_at.is_(None))),
        "returns": count(db, select(func.count(Return.id)).where(Return.status == "Requested")),
        "arrived": count(db, select(func.count(Return.id)).where(Return.status.in_(TO_INSPECT))),
        "reviews": count(db, unread),
    }


def digits(phone: ColumnElement[Any]) -> ColumnElement[str]:
    """A phone number's digits, as somebody types them who leaves out all else."""
    for mark in ("(", ")", " ", "-", ".", "+"):
        phone = func.replace(phone, mark, "")
    return phone


def search(db: Db, text: str, limit: int = 6) -> dict[str, list[Any]]:
    """Orders, products, customers and discount codes that hold every word; returns by name or tracking number.

    Orders also by a parcel's tracking number, products by SKU or barcode, people by their phone's digits.
    """
    words = search_words(text)
    if not words:
        return {}
    number = text.strip().removeprefix("#")
    by_number = [Order.number == int(number)] if number.isdecimal() and len(number) < 10 else []
    wanted = or_(and_(*(_of_order(word) for word in words)), *by_number)
    newest = orders().where(wanted).order_by(Order.number.desc())
    by_title = products().where(*map(_of_product, words)).order_by(StoreProduct.title, StoreProduct.id)
    named = customers().where(*map(_of_customer, words))
    people = named.order_by(Customer.last_name, Customer.first_name, Customer.id)
    coded = discounts().where(*(Discount.code.icontains(word, autoescape=True) for word in words))
    about = or_(*(column.icontains(text.strip(), autoescape=True) for column in (Return.name, Return.tracking_number)))
    found: dict[str, Select[Any]] = {
        "orders": newest,
        "returns": returns().where(about).order_by(Return.id.desc()),
        "products": by_title,
        "customers": people,
        "discounts": coded.order_by(Discount.code),
    }
    return {kind: list(db.scalars(statement.limit(limit)).unique()) for kind, statement in found.items()}


def _of_order(word: str) -> ColumnElement[bool]:
    sent = select(Fulfilment.order_id).where(Fulfilment.tracking_number.icontains(word, autoescape=True))
    named = [column.icontains(word, autoescape=True) for column in (Order.ship_name, Order.email)]
    return or_(*named, Order.id.in_(sent), *_has_phone(Order.ship_phone, word))


def _of_product(word: str) -> ColumnElement[bool]:
    codes = [column.icontains(word, autoescape=True) for column in (Variant.sku, Variant.barcode)]
    return or_(
        StoreProduct.title.icontains(word, autoescape=True),
        StoreProduct.id.in_(select(Variant.product_id).where(or_(*codes))),
    )


def _of_customer(word: str) -> ColumnElement[bool]:
    name = Customer.first_name + " " + Customer.last_name
    columns = [column.icontains(word, autoescape=True) for column in (name, Customer.email, Customer.phone)]
    return or_(*columns, *_has_phone(Customer.phone, word))


def _has_phone(phone: Any, word: str) -> list[ColumnElement[bool]]:
    """Whether a phone number has these digits; nothing where the word is no number, or too short to be one."""
    return [digits(phone).contains(word)] if word.isdecimal() and len(word) >= 7 else []
