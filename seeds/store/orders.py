"""Orders with all that happened to them, in the order in which it happened."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from ...apps.store import timeline
from ...apps.store.actions.shipping import carries, price_of
from ...apps.store.models import (
    CARRIERS,
    Allocation,
    Customer,
    Discount,
    Fulfilment,
    FulfilmentLine,
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
    Variant,
)
from ...apps.store.models.orders import FIRST_ORDER_NUMBER, fulfilment_name, ship_to
from ...apps.store.models.returns import RETURN_REASONS, return_name
from ...apps.store.statuses import Units, discount_status, fulfilment_status, order_status, payment_status
from ...apps.store.totals import Item, Off, add_up
from ..random_source import chance, pick
from ..rows import new
from . import texts
from .shop import Shop

_REASONS = {
    "Customer request": 5, "Out of stock": 2, "Payment problem": 2, "Suspected fraud": 1, "Entered by mistake": 1,
}  # fmt: skip
_NOTES = (
    "Please leave with the front desk.", "Gift: no invoice in the box, please.", "Call before delivery.",
    "Replacement for a lost parcel.", "Deliver to the dock at the back.",
)  # fmt: skip


def make_orders(shop: Shop) -> None:
    random = shop.draft.random("store", "orders")
    moments = _moments(shop, random)
    opened = [customer.created_at for customer in shop.customers]
    active = [variant for variant in shop.variants if shop.products[variant.product_id].status != "Draft"]
    weights = _popularity(random, active)
    persona = next(customer for customer in shop.customers if customer.persona == "shopper")
    # The shopper of tasks has bought now and then, some of it lately.
    own = {len(moments) - 1 - back for back in (23, 41, 66, 90, 140, 210, 300, 420, 600, 800) if back < len(moments)}
    uses: dict[int, int] = {}
    for n, moment in enumerate(moments):
        known = max(1, bisect_right(opened, moment))
        customer = persona if n in own and persona.created_at < moment else _buyer(random, shop.customers, known)
        case = Case(shop, random, customer, FIRST_ORDER_NUMBER + n, moment)
        case.buy(random.choices(active, weights, k=pick(random, {1: 38, 2: 26, 3: 18, 4: 10, 5: 8})), uses)
        case.live(forced="delivered" if customer is persona else None)


def _popularity(random: Random, variants: list[Variant]) -> list[float]:
    """Some products sell ten times as well as others, and dear ones less often."""
    by_product: dict[int, int] = {}
    found = []
    for variant in variants:
        charm = by_product.setdefault(variant.product_id, random.choice((1, 1, 1, 2, 2, 3, 5, 9)))
        found.append(charm * random.choice((1, 2, 3)) / (200 + variant.price / 100) * 1000)
    return found


def _buyer(random: Random, customers: list[Customer], known: int) -> Customer:
    """Anybody who has an account by then; some come back often."""
    return customers[int(known * random.random() ** random.choice((1, 1, 2)))]


def _moments(shop: Shop, random: Random) -> list[datetime]:
    """When orders came in: more of them lately, a few this morning, none to come."""
    calendar, count = shop.draft.calendar, shop.volume.orders
    span = int((calendar.now - shop.opened).total_seconds()) - 3 * 86_400
    found = [
        texts.shopping_hour(
            calendar, random, shop.opened + timedelta(days=2), max(random.randrange(span), random.randrange(span))
        )
        for _ in range(count - 18)
    ]
    found += [calendar.now - timedelta(minutes=random.randrange(1500, 2400)) for _ in range(11)]
    found += [calendar.now - timedelta(minutes=random.randrange(12, 520)) for _ in range(7)]
    return sorted(found)


@dataclass
class Case:
    """One order and its story."""

    shop: Shop
    random: Random
    customer: Customer
    number: int
    placed_at: datetime
    order: Order = field(init=False)
    lines: list[OrderLine] = field(default_factory=list)
    parcels: list[Fulfilment] = field(default_factory=list)
    home: Location = field(init=False)

    @property
    def now(self) -> datetime:
        return self.shop.draft.calendar.now

    def buy(self, variants: list[Variant], uses: dict[int, int]) -> None:
        """Fill the cart, choose a code if one holds, and place the order."""
        shop, random, draft = self.shop, self.random, self.shop.draft
        chosen = list({variant.id: variant for variant in variants}.values())
        quantities = [self._quantity(variant) for variant in chosen]
        prices = [v.price if self.placed_at >= shop.price_change else shop.former_prices[v.id] for v in chosen]
        address = random.choice(shop.addresses[self.customer.id][:1] * 3 + shop.addresses[self.customer.id])
        discount = self._code(chosen, prices, quantities, uses)
        items = [
            Item(price, quantity, discount is not None and self._covers(discount, variant))
            for variant, price, quantity in zip(chosen, prices, quantities, strict=True)
        ]
        off = Off.by(discount) if discount else None
        rate = 0 if self.customer.tax_exempt else shop.tax_rates.get((address.country, address.state), 0)
        goods = add_up(items, off=off, tax_rate=rate)
        zone = "Alaska and Hawaii" if address.state in ("AK", "HI") else "Mainland United States"
        weight = sum(v.weight * q for v, q in zip(chosen, quantities, strict=True))
        methods = [m for m in shop.methods[zone] if carries(m, weight)]
        method = methods[0] if chance(random, 80) else methods[min(1, len(methods) - 1)]
        totals = add_up(items, off=off, shipping=price_of(method, goods.subtotal - goods.discount), tax_rate=rate)
        self.order = draft.add(
            new(
                Order,
                number=self.number,
                customer_id=self.customer.id,
                email=self.customer.email,
                status="Open",
                payment_status="Authorized",
                fulfilment_status="Unfulfilled",
                placed_at=self.placed_at,
                **ship_to(address),
                shipping_method=method.name,
                discount_code=discount.code if discount else None,
                **totals.columns(),
                captured=0,
                refunded=0,
                shipping_refunded=0,
                card="Testcard 0019",
                note=random.choice(_NOTES) if chance(random, 6) else None,
            ),
            at=self.placed_at,
        )
        for variant, price, quantity, less, tax in zip(
            chosen, prices, quantities, totals.discounts, totals.taxes, strict=True
        ):
            self.lines.append(
                draft.add(
                    new(
                        OrderLine,
                        order_id=self.order.id,
                        variant_id=variant.id,
                        title=shop.products[variant.product_id].title,
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
        self.home = random.choices(shop.locations, (62, 26, 12))[0]
        for line in self.lines:
            self._move(self.placed_at, line, "Order placed", available=-line.quantity, committed=line.quantity)
        currency = draft.company.currency
        self._event(self.placed_at, "placed", timeline.placed(self.customer.name), None)
        self._event(self.placed_at, "authorized", timeline.authorized(totals.total, self.order.card, currency), None)
        self._pay(self.placed_at, "Authorization", totals.total, None)
        if discount is not None:
            uses[discount.id] = uses.get(discount.id, 0) + 1
            draft.add(
                new(
                    Redemption,
                    discount_id=discount.id,
                    order_id=self.order.id,
                    customer_id=self.customer.id,
                    amount=totals.discount,
                    at=self.placed_at,
                )
            )

    def _quantity(self, variant: Variant) -> int:
        if variant.price > 30_000:
            return 1 if chance(self.random, 85) else 2
        business = self.customer.crm_contact_id is not None
        return pick(self.random, {1: 40, 2: 25, 4: 20, 6: 10, 12: 5} if business else {1: 72, 2: 20, 3: 6, 4: 2})

    def _covers(self, discount: Discount, variant: Variant) -> bool:
        return discount.covers(self.shop.categories[self.shop.products[variant.product_id].category_id])

    def _code(
        self, variants: list[Variant], prices: list[int], quantities: list[int], uses: dict[int, int]
    ) -> Discount | None:
        """A code that holds for this cart, if the customer knows one."""
        if not chance(self.random, 18):
            return None
        worth = list(zip(variants, prices, quantities, strict=True))
        for discount in self.random.sample(self.shop.discounts, min(6, len(self.shop.discounts))):
            covered = [(price, count) for variant, price, count in worth if self._covers(discount, variant)]
            holds = (
                discount_status(discount, self.placed_at, uses.get(discount.id, 0)) == "Active"
                and bool(covered)
                and sum(price * count for price, count in covered) >= (discount.min_subtotal or 0)
                and not (discount.once_per_customer and (discount.id, self.customer.id) in self.shop.redeemed)
            )
            if holds:
                self.shop.redeemed.add((discount.id, self.customer.id))
                return discount
        return None

    def live(self, forced: str | None) -> None:
        """What became of the order by now."""
        random, age = self.random, (self.now - self.placed_at).days
        if forced is None and chance(random, 3 if age > 1 else 8):
            self._cancelled()
        elif forced is None and age < 1 and chance(random, 80):
            pass
        elif forced is None and age < 5:
            self._young(pick(random, {"authorized": 22, "paid": 38, "partial": 12, "shipped": 28}))
        elif forced is None and (chance(random, 7) if age < 14 else random.randrange(300) == 0):
            self._young(pick(random, {"paid": 50, "partial": 50}))
        else:
            self._done(forced)
        self._settle()

    def _young(self, stage: str) -> None:
        if stage == "authorized":
            return
        paid = self._capture()
        if stage in ("partial", "shipped") and paid is not None:
            self._ship(paid, partly=stage == "partial")

    def _done(self, forced: str | None) -> None:
        paid = self._capture()
        if paid is None:
            return
        several = len(self.lines) > 1 and chance(self.random, 7)
        left = self._ship(paid, partly=several)
        if several and left is not None:
            left = self._ship(left)
        if left is None:
            return
        for line in self.lines:
            if line.fulfilled:
                self.shop.sent.append((self.order, line, left))
        arrived = left + timedelta(days=self.random.randrange(1, 6), minutes=self.random.randrange(600))
        if arrived < self.now and all(line.fulfilled for line in self.lines):
            self._delivered(arrived, forced)

    def _capture(self) -> datetime | None:
        at = self.shop.at_work(self.random, self.placed_at, 14)
        if at >= self.now:
            return None
        by = self.shop.staff(self.random, "store-3", "store-3", "store", "support-6")
        self.order.captured = self.order.total
        self._pay(at, "Capture", self.order.total, by)
        self._event(at, "paid", timeline.captured(self.order.total, self.shop.draft.company.currency), by)
        return at

    def _ship(self, after: datetime, *, partly: bool = False) -> datetime | None:
        """Send all that is open, or only the first half of it; when, unless that is still to come."""
        at = self.shop.at_work(self.random, after, 30)
        if at >= self.now:
            return None
        by = self.shop.staff(self.random, "warehouse", "warehouse-1", "warehouse-2", "warehouse-3")
        waiting = [line for line in self.lines if line.open]
        some = waiting[: max(1, len(waiting) // 2)] if partly else waiting
        tracked = chance(self.random, 93)
        number = f"{self.random.choice('NPSM')}{self.random.randrange(10**9, 10**10)}"
        parcel = self.shop.draft.add(
            new(
                Fulfilment,
                order_id=self.order.id,
                location_id=self.home.id,
                name=fulfilment_name(self.order, len(self.parcels) + 1),
                status="Shipped",
                carrier=self.random.choice(CARRIERS) if tracked else None,
                tracking_number=number if tracked else None,
            ),
            at=at,
            by=by,
        )
        sent = []
        for line in some:
            count = line.open if not partly or len(waiting) > 1 else max(1, line.open // 2)
            self.shop.draft.add(new(FulfilmentLine, fulfilment_id=parcel.id, order_line_id=line.id, quantity=count))
            line.fulfilled += count
            sent.append((count, line.sku))
            self._move(at, line, "Order shipped", committed=-count, by=by)
        self._event(at, "shipped", timeline.shipped(parcel.name, sent, self.home.name), by)
        if parcel.carrier and parcel.tracking_number:
            self._event(at, "tracking", timeline.tracking(parcel.name, parcel.carrier, parcel.tracking_number), by)
        self.parcels.append(parcel)
        return at

    def _delivered(self, at: datetime, forced: str | None) -> None:
        for parcel in self.parcels:
            parcel.status, parcel.updated_at = "Delivered", at
            self._event(at, "delivered", timeline.delivered(parcel.name), None)
        fresh = self.now - self.placed_at < timedelta(days=self.shop.setting.return_days - 3)
        if forced is None and fresh and chance(self.random, 9):
            self._ask_back(at, pick(self.random, {"Requested": 40, "Approved": 15, "Declined": 15, "Closed": 30}))
        elif forced is None and chance(self.random, 6):
            self._refund(at, None)

    def _ask_back(self, delivered: datetime, status: str) -> None:
        at = delivered + timedelta(hours=self.random.randrange(5, 150), minutes=self.random.randrange(60))
        if at >= self.now:
            return
        line = self.random.choice(self.lines)
        count, reason = self.random.randrange(1, line.quantity + 1), self.random.choice(RETURN_REASONS)
        request = self.shop.draft.add(
            new(Return, order_id=self.order.id, name=return_name(self.order, 1), status="Requested"), at=at
        )
        self.shop.draft.add(new(ReturnLine, return_id=request.id, order_line_id=line.id, quantity=count, reason=reason))
        self._event(at, "return", timeline.return_requested(request.name, [(count, line.sku)], reason), None)
        answered = self.shop.at_work(self.random, at, 30)
        if status == "Requested" or answered >= self.now:
            return
        by = self.shop.staff(self.random, "support-6", "store-3", "support-1")
        if status == "Declined":
            request.decline_reason = "The item shows signs of use, so we cannot take it back."
            self._event(answered, "return", timeline.return_declined(request.name, request.decline_reason), by)
        else:
            self._event(answered, "return", timeline.return_approved(request.name), by)
        request.status = "Declined" if status == "Declined" else "Approved"
        request.updated_at = answered
        if status == "Closed":
            self._refund(answered, request, line, count)

    def _refund(self, after: datetime, request: Return | None, line: OrderLine | None = None, count: int = 0) -> None:
        """Give back the money of some units; mostly they go back into stock."""
        at = self.shop.at_work(self.random, after, 160)
        line = line or self.random.choice(self.lines)
        count = count or self.random.randrange(1, line.quantity + 1)
        amount, random = line.worth(count), self.random
        if at >= self.now or not amount:
            return
        is_dear = amount > self.shop.setting.refund_limit
        by = self.shop.staff(random, "store" if is_dear else "support-6", "support" if is_dear else "store-3")
        location = self.home if chance(random, 75) else None
        reason = random.choice(("Wrong size", "Damaged in transit", "Changed my mind", "Late delivery", None))
        refund = self.shop.draft.add(
            new(
                Refund,
                order_id=self.order.id,
                amount=amount,
                shipping=0,
                reason=reason,
                restock_location_id=location.id if location else None,
            ),
            at=at,
            by=by,
        )
        self.shop.draft.add(new(RefundLine, refund_id=refund.id, order_line_id=line.id, quantity=count, amount=amount))
        line.returned += count
        self.order.refunded += amount
        self._pay(at, "Refund", amount, by)
        if location is not None:
            self._move(at, line, "Returned", available=count, by=by)
        currency = self.shop.draft.company.currency
        where = location.name if location else None
        self._event(at, "refunded", timeline.refunded(amount, [(count, line.sku)], where, currency), by)
        if request is not None:
            request.status, request.refund_id, request.updated_at = "Closed", refund.id, at
            self._event(at, "return", timeline.return_closed(request.name), by)

    def _cancelled(self) -> None:
        """Cancelled before anything left: voided, or refunded when it was paid."""
        at = self.shop.at_work(self.random, self.placed_at, 20)
        if at >= self.now:
            return
        by = self.shop.staff(self.random, "store", "support")
        reason, currency = pick(self.random, _REASONS), self.shop.draft.company.currency
        paid = self._capture() if chance(self.random, 45) else None
        at = max(at, paid + timedelta(minutes=9)) if paid else at
        if at >= self.now:
            return
        self.order.status, self.order.cancelled_at, self.order.cancel_reason = "Cancelled", at, reason
        self._event(at, "cancelled", timeline.cancelled(reason), by)
        goods = [(line.quantity, line.sku) for line in self.lines]
        if paid is None:
            self._pay(at, "Void", self.order.total, by)
            self._event(at, "voided", timeline.voided(self.order.total, currency), by)
        else:
            refund = self.shop.draft.add(
                new(
                    Refund, order_id=self.order.id, amount=self.order.total, shipping=self.order.shipping, reason=reason
                ),
                at=at,
                by=by,
            )
            for line in self.lines:
                self.shop.draft.add(
                    new(
                        RefundLine,
                        refund_id=refund.id,
                        order_line_id=line.id,
                        quantity=line.quantity,
                        amount=line.total,
                    )
                )
            self.order.refunded, self.order.shipping_refunded = self.order.total, self.order.shipping
            self._pay(at, "Refund", self.order.total, by)
            self._event(at, "refunded", timeline.refunded(self.order.total, goods, None, currency), by)
        for line in self.lines:
            self._move(at, line, "Order cancelled", available=line.quantity, committed=-line.quantity, by=by)
            line.removed = line.quantity

    def _settle(self) -> None:
        """Set the statuses that follow from the quantities and the money; what is to be sent is promised."""
        order = self.order
        units, is_cancelled = Units.of(self.lines), order.status == "Cancelled"
        order.fulfilment_status = fulfilment_status(units)
        order.payment_status = payment_status(order.captured, order.refunded, is_voided=is_cancelled)
        order.status = order_status(units, order.payment_status, is_cancelled=is_cancelled)
        for line in self.lines:
            if line.open:
                self.shop.draft.add(
                    new(Allocation, order_line_id=line.id, location_id=self.home.id, quantity=line.open)
                )

    def _event(self, at: datetime, kind: str, message: str, by: int | None) -> None:
        self.shop.draft.add(new(OrderEvent, order_id=self.order.id, kind=kind, message=message, at=at, by_id=by))
        self.order.updated_at, self.order.updated_by_id = max(at, self.order.updated_at), by

    def _pay(self, at: datetime, kind: str, amount: int, by: int | None) -> None:
        if amount:
            self.shop.draft.add(new(Payment, order_id=self.order.id, kind=kind, amount=amount, at=at, by_id=by))

    def _move(
        self, at: datetime, line: OrderLine, reason: str, available: int = 0, committed: int = 0, by: int | None = None
    ) -> None:
        self.shop.movements.append(
            new(
                InventoryMovement,
                variant_id=line.variant_id,
                location_id=self.home.id,
                available=available,
                committed=committed,
                unavailable=0,
                reason=reason,
                order_id=self.order.id,
                at=at,
                by_id=by,
            )
        )
