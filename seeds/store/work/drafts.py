"""Draft orders: some still open, some invoiced, some that have become orders."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any

from ....apps.store import timeline
from ....apps.store.actions.drafts.completing import PAID_BY
from ....apps.store.actions.shipping import carries, price_of
from ....apps.store.models import Customer, DraftEvent, DraftLine, DraftOrder, Order, OrderEvent, OrderLine, Variant
from ....apps.store.models.orders import ship_to
from ....apps.store.totals import Item, Off, add_up
from ...calendar import last_workday
from ...grammar import say
from ...random_source import chance, pick
from ...rows import new
from ..phrases.drafts import AMOUNT_REASONS, MESSAGES, NOTES, OWN_SHIPPING, PERCENT_REASONS, TAGS
from ..shop import Shop

_CLERKS = ("store-3", "store-3", "support-6", "support-1", "store")
#: For how many days drafts are looked back.
_DAYS = 75


@dataclass
class Drafted:
    """A draft with its lines and what happened to it, before it has a number."""

    at: datetime
    by: int
    row: DraftOrder
    lines: list[DraftLine]
    events: list[tuple[datetime, str, str]]


def make_drafts(shop: Shop) -> None:
    random = shop.draft.random("store", "drafts")
    count = shop.volume.drafts
    found = [*_completed(shop, random, count // 3)]
    for n in range(count - len(found)):
        drafted = _begun(shop, random, invoiced=n % 2 == 0)
        if drafted is not None:
            found.append(drafted)
    first = random.randrange(3, 60)
    for number, drafted in enumerate(sorted(found, key=lambda each: each.at), start=first):
        drafted.row.number = number
        last = max(at for at, _, _ in drafted.events)
        shop.draft.add(drafted.row, at=drafted.at, by=drafted.by, touched=last)
        for line in drafted.lines:
            line.draft_id = drafted.row.id
            shop.draft.add(line)
        for at, kind, message in drafted.events:
            event = new(DraftEvent, draft_id=drafted.row.id, kind=kind, message=message, at=at, by_id=drafted.by)
            shop.draft.add(event)


def _completed(shop: Shop, random: Random, count: int) -> list[Drafted]:
    """Orders that did not come in by the shop: on the phone, on days of work."""
    calendar = shop.draft.calendar
    customers = {customer.id: customer for customer in shop.customers}
    lines: dict[int, list[OrderLine]] = defaultdict(list)
    for line in shop.draft.all(OrderLine):
        lines[line.order_id].append(line)
    candidates = []
    for order in shop.draft.all(Order):
        local = order.placed_at.astimezone(calendar.timezone)
        is_work = local.weekday() < 5 and 9 <= local.hour < 17
        age = calendar.now - order.placed_at
        customer = customers[order.customer_id]
        if (
            is_work
            and timedelta(days=3) < age < timedelta(days=_DAYS)
            and order.discount_code is None
            and customer.persona is None
            and customer.created_at < order.placed_at - timedelta(days=9)
        ):
            candidates.append(order)
    found = []
    for order in sorted(random.sample(candidates, min(count, len(candidates))), key=lambda order: order.id):
        day = calendar.date_of(order.placed_at - timedelta(days=random.randrange(2, 6)))
        begun = calendar.at_work(random, last_workday(day))
        if begun < shop.price_change <= order.placed_at:
            continue
        found.append(_before_order(shop, random, order, customers[order.customer_id], lines[order.id], begun))
    _retell(shop, {each.row.order_id: (each.by, customers[each.row.customer_id].name) for each in found})
    return found


def _retell(shop: Shop, drafted: dict[int | None, tuple[int, str]]) -> None:
    """Staff ordered, and not the customer in the shop: by whom and for whom, by order."""
    totals = {order.id: order.total for order in shop.draft.all(Order) if order.id in drafted}
    for event in shop.draft.all(OrderEvent):
        if event.order_id in drafted and event.kind in ("placed", "authorized"):
            event.by_id, name = drafted[event.order_id]
            event.message = timeline.placed_by_staff(name)
            if event.kind == "authorized":
                event.message = timeline.awaited(totals[event.order_id], PAID_BY, shop.draft.company.currency)
    for movement in shop.movements:
        if movement.order_id in drafted and movement.reason == "Order placed":
            movement.by_id = drafted[movement.order_id][0]


def _before_order(
    shop: Shop, random: Random, order: Order, customer: Customer, lines: list[OrderLine], begun: datetime
) -> Drafted:
    """The draft that an order was; the order itself is told as one that staff made."""
    by = shop.staff(random, *_CLERKS)
    order.card, order.created_by_id = PAID_BY, by
    places = {name: getattr(order, name) for name in _SHIP}
    row = new(
        DraftOrder,
        customer_id=customer.id,
        status="Completed",
        order_id=order.id,
        tax_exempt=customer.tax_exempt,
        shipping_name=order.shipping_method,
        subtotal=order.subtotal,
        discount=order.discount,
        shipping=order.shipping,
        tax=order.tax,
        total=order.total,
        note=order.note,
        tags=order.tags,
        **places,
    )
    drafted = [
        _line(line.stocked, line.title, line.variant_title, line.sku, line.price, line.quantity) for line in lines
    ]
    drafted_at = Drafted(begun, by, row, drafted, [])
    sent = _story(shop, random, drafted_at, customer, invoiced=chance(random, 70))
    if sent is not None and sent >= order.placed_at:
        row.invoiced_at = None
        drafted_at.events = [event for event in drafted_at.events if event[1] != "invoice"]
    drafted_at.events.append((order.placed_at, "completed", timeline.draft_completed(paid=False)))
    return drafted_at


_SHIP = (
    "ship_name",
    "ship_company",
    "ship_street",
    "ship_city",
    "ship_state",
    "ship_postal_code",
    "ship_country",
    "ship_phone",
)


def _begun(shop: Shop, random: Random, *, invoiced: bool) -> Drafted | None:
    """A draft that waits for staff, or for the customer who has its invoice."""
    calendar = shop.draft.calendar
    ago = int(1 + (_DAYS - 1) * random.random() ** 2.2)
    begun = calendar.at_work(random, last_workday(calendar.date_of(calendar.now - timedelta(days=ago))))
    business = [
        c for c in shop.customers if c.crm_contact_id is not None and c.created_at < begun and c.persona is None
    ]
    if not business:
        return None
    customer, by = random.choice(business), shop.staff(random, *_CLERKS)
    address = shop.addresses[customer.id][0]
    active = [variant for variant in shop.variants if shop.products[variant.product_id].status == "Active"]
    chosen = random.sample(active, pick(random, {1: 30, 2: 30, 3: 24, 4: 16}))
    lines = [_of_variant(shop, random, variant, begun) for variant in chosen]
    row = new(
        DraftOrder,
        customer_id=customer.id,
        status="Open",
        tax_exempt=customer.tax_exempt,
        note=say(random, NOTES, {}).text if chance(random, 45) else None,
        tags=random.choice(TAGS) if chance(random, 35) else None,
        **ship_to(address),
    )
    _discount(row, random, sum(line.price * line.quantity for line in lines))
    _ship(shop, random, row, chosen, lines)
    _add_up(shop, row, lines)
    drafted = Drafted(begun, by, row, lines, [])
    _story(shop, random, drafted, customer, invoiced=invoiced and row.shipping_name is not None)
    return drafted


def _of_variant(shop: Shop, random: Random, variant: Variant, at: datetime) -> DraftLine:
    product = shop.products[variant.product_id]
    price = variant.price if at >= shop.price_change else shop.former_prices[variant.id]
    count = pick(random, {1: 20, 2: 22, 3: 12, 4: 14, 6: 12, 10: 12, 12: 8})
    return _line(variant.id, product.title, variant.title, variant.sku, price, count)


def _line(variant_id: int, title: str, variant_title: str, sku: str, price: int, quantity: int) -> DraftLine:
    return new(
        DraftLine,
        variant_id=variant_id,
        title=title,
        variant_title=variant_title,
        sku=sku,
        price=price,
        quantity=quantity,
    )


def _discount(row: DraftOrder, random: Random, worth: int) -> None:
    kind = pick(random, {"none": 50, "Percentage": 36, "Fixed amount": 14})
    if kind == "Percentage":
        row.discount_kind, row.discount_percent = kind, random.choice((5, 5, 8, 10, 10, 12, 15))
        row.discount_reason = random.choice(PERCENT_REASONS)
    elif kind == "Fixed amount" and worth > 10_000:
        row.discount_kind, row.discount_amount = kind, random.choice((1_500, 2_000, 2_500, 4_000, 5_000))
        row.discount_reason = random.choice(AMOUNT_REASONS)


def _ship(shop: Shop, random: Random, row: DraftOrder, variants: list[Variant], lines: list[DraftLine]) -> None:
    how = pick(random, {"method": 66, "own": 20, "none": 14})
    if how == "own":
        row.shipping_name = random.choice(list(OWN_SHIPPING))
        least, most = OWN_SHIPPING[row.shipping_name]
        row.shipping = random.randrange(least, most + 1, 500)
    elif how == "method":
        weight = sum(variant.weight * line.quantity for variant, line in zip(variants, lines, strict=True))
        zone = "Alaska and Hawaii" if row.ship_state in ("AK", "HI") else "Mainland United States"
        method = next(each for each in shop.methods[zone] if carries(each, weight))
        row.shipping_method_id, row.shipping_name = method.id, method.name
        goods = add_up(_items(lines), off=_off(row))
        row.shipping = price_of(method, goods.subtotal - goods.discount)


def _items(lines: list[DraftLine]) -> list[Item]:
    return [Item(line.price, line.quantity) for line in lines]


def _off(row: DraftOrder) -> Off:
    return Off(row.discount_percent or 0, row.discount_amount or 0)


def _add_up(shop: Shop, row: DraftOrder, lines: list[DraftLine]) -> None:
    place: Any = (row.ship_country, row.ship_state)
    rate = 0 if row.tax_exempt else shop.tax_rates.get(place, 0)
    totals = add_up(_items(lines), off=_off(row), shipping=row.shipping, tax_rate=rate)
    for name, value in totals.columns().items():
        setattr(row, name, value)


def _story(shop: Shop, random: Random, drafted: Drafted, customer: Customer, *, invoiced: bool) -> datetime | None:
    """What happened to a draft, in its order; when its invoice was sent."""
    row, currency, at = drafted.row, shop.draft.company.currency, drafted.at
    minutes = (timedelta(minutes=random.randrange(1, 6)) for _ in range(9))
    said = [("created", timeline.drafted(customer.name))]
    said.append(("items", timeline.draft_items([(line.quantity, line.sku) for line in drafted.lines])))
    if row.discount_kind is not None:
        off = timeline.draft_discount(row.discount_percent, row.discount_amount, row.discount_reason, currency)
        said.append(("discount", off))
    if row.shipping_name is not None:
        said.append(("shipping", timeline.draft_shipping(row.shipping_name, row.shipping, currency)))
    for kind, message in said:
        drafted.events.append((at, kind, message))
        at += next(minutes)
    if not invoiced:
        return None
    sent = shop.at_work(random, at, 40)
    if sent >= shop.draft.calendar.now:
        return None
    text = say(random, MESSAGES, {}).text if chance(random, 55) else None
    drafted.events.append((sent, "invoice", timeline.invoiced(row.total, customer.email, text, currency)))
    row.invoiced_at = sent
    if row.status == "Open":
        row.status = "Invoice sent"
    return sent
