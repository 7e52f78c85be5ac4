"""The checkout: what a customer buys, with which code, shipped where and how."""

from __future__ import annotations

from ...apps.store import timeline
from ...apps.store.actions.shipping import carries, price_of
from ...apps.store.models import Discount, Order, OrderLine, Redemption, Variant
from ...apps.store.models.orders import ship_to
from ...apps.store.statuses import discount_status
from ...apps.store.totals import Item, Off, Totals, add_up
from ..grammar import say
from ..random_source import chance, pick
from ..rows import new
from .order_record import OrderRecord
from .phrases.goods import NOTES_TO_THE_DOCK, NOTES_TO_THE_DOOR


def place(record: OrderRecord, variants: list[Variant], uses: dict[int, int]) -> None:
    """Fill the cart, choose a code if one holds, and place the order."""
    shop, random, draft = record.shop, record.random, record.draft
    chosen = list({variant.id: variant for variant in variants}.values())
    quantities = [_quantity(record, variant) for variant in chosen]
    prices = [v.price if record.placed_at >= shop.price_change else shop.former_prices[v.id] for v in chosen]
    address = random.choice(shop.addresses[record.customer.id][:1] * 3 + shop.addresses[record.customer.id])
    discount = _code(record, chosen, prices, quantities, uses)
    items = [
        Item(price, quantity, discount is not None and _covers(record, discount, variant))
        for variant, price, quantity in zip(chosen, prices, quantities, strict=True)
    ]
    off = Off.by(discount) if discount else None
    rate = 0 if record.customer.tax_exempt else shop.tax_rates.get((address.country, address.state), 0)
    goods = add_up(items, off=off, tax_rate=rate)
    zone = "Alaska and Hawaii" if address.state in ("AK", "HI") else "Mainland United States"
    weight = sum(v.weight * q for v, q in zip(chosen, quantities, strict=True))
    methods = [m for m in shop.methods[zone] if carries(m, weight)]
    method = methods[0] if chance(random, 80) else methods[min(1, len(methods) - 1)]
    totals = add_up(items, off=off, shipping=price_of(method, goods.subtotal - goods.discount), tax_rate=rate)
    record.order = draft.add(
        new(
            Order,
            number=record.number,
            customer_id=record.customer.id,
            email=record.customer.email,
            status="Open",
            payment_status="Authorized",
            fulfilment_status="Unfulfilled",
            placed_at=record.placed_at,
            **ship_to(address),
            shipping_method=method.name,
            discount_code=discount.code if discount else None,
            **totals.columns(),
            captured=0,
            refunded=0,
            shipping_refunded=0,
            card="Testcard 0019",
            note=say(random, NOTES_TO_THE_DOCK if address.company else NOTES_TO_THE_DOOR, {}).text
            if chance(random, 6)
            else None,
        ),
        at=record.placed_at,
    )
    _add_lines(record, chosen, prices, quantities, totals)
    record.home = random.choices(shop.locations, (62, 26, 12))[0]
    for line in record.lines:
        record.move(record.placed_at, line, "Order placed", available=-line.quantity, committed=line.quantity)
    record.event(record.placed_at, "placed", timeline.placed(record.customer.name), None)
    authorized = timeline.authorized(totals.total, record.order.card, record.currency)
    record.event(record.placed_at, "authorized", authorized, None)
    record.pay(record.placed_at, "Authorization", totals.total, None)
    if discount is not None:
        uses[discount.id] = uses.get(discount.id, 0) + 1
        draft.add(
            new(
                Redemption,
                discount_id=discount.id,
                order_id=record.order.id,
                customer_id=record.customer.id,
                amount=totals.discount,
                at=record.placed_at,
            )
        )


def _add_lines(
    record: OrderRecord, variants: list[Variant], prices: list[int], quantities: list[int], totals: Totals
) -> None:
    for variant, price, quantity, less, tax in zip(
        variants, prices, quantities, totals.discounts, totals.taxes, strict=True
    ):
        record.lines.append(
            record.draft.add(
                new(
                    OrderLine,
                    order_id=record.order.id,
                    variant_id=variant.id,
                    title=record.shop.products[variant.product_id].title,
                    variant_title=variant.title,
                    sku=variant.sku,
                    price=price,
                    quantity=quantity,
                    discount=less,
                    tax=tax,
                    fulfilled=0,
                    removed=0,
                    returned=0,
                )
            )
        )


def _quantity(record: OrderRecord, variant: Variant) -> int:
    if variant.price > 30_000:
        return 1 if chance(record.random, 85) else 2
    business = record.customer.crm_contact_id is not None
    return pick(record.random, {1: 40, 2: 25, 4: 20, 6: 10, 12: 5} if business else {1: 72, 2: 20, 3: 6, 4: 2})


def _covers(record: OrderRecord, discount: Discount, variant: Variant) -> bool:
    return discount.covers(record.shop.categories[record.shop.products[variant.product_id].category_id])


def _code(
    record: OrderRecord, variants: list[Variant], prices: list[int], quantities: list[int], uses: dict[int, int]
) -> Discount | None:
    """A code that holds for this cart, if the customer knows one."""
    if not chance(record.random, 18):
        return None
    worth = list(zip(variants, prices, quantities, strict=True))
    for discount in record.random.sample(record.shop.discounts, min(6, len(record.shop.discounts))):
        covered = [(price, count) for variant, price, count in worth if _covers(record, discount, variant)]
        holds = (
            discount_status(discount, record.placed_at, uses.get(discount.id, 0)) == "Active"
            and bool(covered)
            and sum(price * count for price, count in covered) >= (discount.min_subtotal or 0)
            and not (discount.once_per_customer and (discount.id, record.customer.id) in record.shop.redeemed)
        )
        if holds:
            record.shop.redeemed.add((discount.id, record.customer.id))
            return discount
    return None
