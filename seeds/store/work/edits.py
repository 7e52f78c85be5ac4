"""Orders that were edited after they were placed: told so of orders whose items stand as the edit left them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

from ....apps.store import timeline
from ....apps.store.actions.shipping import carries, price_of
from ....apps.store.models import (
    Fulfilment,
    InventoryMovement,
    Order,
    OrderEvent,
    OrderLine,
    Payment,
    Refund,
    RefundLine,
    ShippingMethod,
    Variant,
)
from ....apps.store.totals import tax_of
from ...grammar import say
from ...random_source import chance
from ...rows import new
from ..phrases.edits import EDIT_REASONS, INVOICE_NOTES
from ..shop import Shop

#: Of so many orders one was edited, and of so many that are paid and wait one has an open balance.
_EDITED, _OPEN = 36, 4
_CLERKS = ("store-3", "store-3", "support-1", "support-2", "support-lead")
_CHEAP = 30_000
_LATELY = timedelta(days=30)
_SOON, _DAYS = timedelta(minutes=6), timedelta(days=4)


@dataclass
class Goods:
    """Some units of a variant, and what they cost."""

    sku: str
    quantity: int
    price: int
    tax: int

    @property
    def net(self) -> int:
        return self.price * self.quantity

    @property
    def total(self) -> int:
        return self.net + self.tax


@dataclass
class Added(Goods):
    line: OrderLine


@dataclass
class Placed:
    """An order with what is known of it so far."""

    order: Order
    lines: list[OrderLine] = field(default_factory=list)
    payments: dict[str, Payment] = field(default_factory=dict)
    events: dict[str, OrderEvent] = field(default_factory=dict)
    moved: dict[int, list[InventoryMovement]] = field(default_factory=lambda: defaultdict(list))
    first_sent: datetime | None = None

    @property
    def paid_at(self) -> datetime | None:
        return self.payments["Capture"].at if "Capture" in self.payments else None


def make_edits(shop: Shop) -> None:
    _EditMaker(shop).make()


class _EditMaker:
    def __init__(self, shop: Shop) -> None:
        self.shop, self.draft = shop, shop.draft
        self.random: Random = shop.draft.random("store", "edits")
        self.currency = shop.draft.company.currency
        #: How many orders owe a balance by now; every other one was sent an invoice of it.
        self.owing = 0
        self.customers = {customer.id: customer for customer in shop.customers}
        self.variants = {variant.id: variant for variant in shop.variants}

    def make(self) -> None:
        found = [each for each in self._placed() if self._is_plain(each)]
        waiting = [each for each in found if each.order.status == "Open" and not each.first_sent]
        # Of what is owed, nothing left.
        paid = [each for each in found if each.order.status == "Open" and each.paid_at and not each.lines[-1].fulfilled]
        # Enough is left that is paid and waits.
        ready = sum(each.order.status == "Open" and each.paid_at is not None for each in found)
        self._some(paid, max(3, min(max(5, ready // _OPEN), ready - 6)), self._owe, lately=True)
        self._some([each for each in waiting if not each.paid_at], 3, self._add_unpaid)
        past = [each for each in found if each.first_sent and each.order.status == "Completed"]
        count = self.shop.volume.orders // _EDITED
        self._some(past, count * 3 // 10, self._add_unpaid)
        self._some(past, count * 3 // 10, self._add_paid)
        self._some(past, count // 5, self._swap)
        self._some(past, count // 5, self._give_back)

    def _some(
        self, candidates: list[Placed], count: int, edit: Callable[[Placed], bool], *, lately: bool = False
    ) -> None:
        """Edit some of those that can be, if so those that came in lately before others."""
        several = self.random.sample(candidates, len(candidates))
        if lately:
            several.sort(key=lambda each: each.order.placed_at < self.draft.calendar.now - _LATELY)
        for each in several:
            if count and each.order.edited_at is None and edit(each):
                count -= 1

    def _placed(self) -> list[Placed]:
        found = {order.id: Placed(order) for order in self.draft.all(Order)}
        for line in self.draft.all(OrderLine):
            found[line.order_id].lines.append(line)
        for payment in self.draft.all(Payment):
            found[payment.order_id].payments[payment.kind] = payment
        for event in self.draft.all(OrderEvent):
            found[event.order_id].events.setdefault(event.kind, event)
        for parcel in self.draft.all(Fulfilment):
            each = found[parcel.order_id]
            each.first_sent = min(each.first_sent or parcel.created_at, parcel.created_at)
        for movement in self.shop.movements:
            if movement.order_id is not None and movement.reason == "Order placed":
                found[movement.order_id].moved[movement.variant_id].append(movement)
        return list(found.values())

    def _is_plain(self, each: Placed) -> bool:
        """Whether nothing stands in the way of telling its past otherwise: no code, nothing given back."""
        order = each.order
        return (
            order.status != "Canceled"
            and order.discount_code is None
            and not order.refunded
            and self.customers[order.customer_id].persona is None
            and len({line.variant_id for line in each.lines}) == len(each.lines)
        )

    # -- The kinds of edits ------------------------------------------------------------------------------------------

    def _owe(self, each: Placed) -> bool:
        """Something was added after it was paid, and nobody has paid for that yet."""
        at = self._moment(each.paid_at, each.first_sent or self.draft.calendar.now)
        if at is None or (more := self._was_added(each, at)) is None:
            return False
        if more.line.fulfilled:
            return False
        order, by = each.order, self._clerk()
        self._place_without(each, more)
        each.payments["Capture"].amount -= more.total
        each.events["paid"].message = timeline.captured(each.payments["Capture"].amount, self.currency)
        self._tell_more(each, more, at, by, owed=more.total)
        order.captured -= more.total
        order.owed, order.payment_status = more.total, "Partially paid"
        sent = self._moment(at, self.draft.calendar.now)
        self.owing += 1
        if sent is not None and self.owing % 2:
            note = say(self.random, INVOICE_NOTES, {}).text if chance(self.random, 60) else None
            order.balance_invoiced_at = sent
            said = timeline.balance_invoiced(more.total, order.email, note, self.currency)
            self._event(order, "invoice", said, sent, by)
        return True

    def _add_paid(self, each: Placed) -> bool:
        """Something was added after it was paid; the balance came in before anything was sent."""
        at = self._moment(each.paid_at, each.first_sent)
        settled = self._moment(at, each.first_sent)
        if at is None or settled is None or (more := self._was_added(each, at)) is None:
            return False
        order, by, online = each.order, self._clerk(), chance(self.random, 45)
        self._place_without(each, more)
        each.payments["Capture"].amount -= more.total
        each.events["paid"].message = timeline.captured(each.payments["Capture"].amount, self.currency)
        self._tell_more(each, more, at, by, owed=more.total)
        payer = None if online else by
        self._pay(order, "Capture", more.total, settled, payer)
        said = timeline.balance_paid(more.total, order.card, by_customer=online, currency=self.currency)
        self._event(order, "paid", said, settled, payer)
        return True

    def _add_unpaid(self, each: Placed) -> bool:
        """Something was added before any money was taken: the card agreed to it, too."""
        at = self._moment(each.order.placed_at, each.paid_at or self.draft.calendar.now)
        if at is None or (more := self._was_added(each, at)) is None:
            return False
        self._place_without(each, more)
        self._tell_more(each, more, at, self._clerk(), capture=each.order.total)
        return True

    def _swap(self, each: Placed) -> bool:
        """Before any money was taken, one thing was put on in the place of another, which nothing on it tells of."""
        at = self._moment(each.order.placed_at, each.paid_at)
        last = each.lines[-1]
        if at is None or self._same_period(each, at) is None or len(each.lines) < 2 or last.discount:
            return False
        more = Goods(last.sku, last.quantity, last.price, last.tax)
        gone = self._other(each, at, instead=self.variants[last.stocked])
        if gone is None or not self._ships_for(each, gone[1].net - more.net):
            return False
        order, by, (variant, less) = each.order, self._clerk(), gone
        before = order.total - more.total + less.total
        self._place_for(each, before)
        self._move_to(each, last.stocked, last.quantity, at, by)
        self._was_here(each, variant, less, at, by)
        change = order.total - before
        self._pay(order, "Authorization" if change > 0 else "Release", abs(change), at, by)
        self._edited(each, at, by, "instead", added=[more], removed=[less], before=before, capture=order.total)
        return True

    def _give_back(self, each: Placed) -> bool:
        """Something that was paid for was taken off before it was sent, and its money given back."""
        at = self._moment(each.paid_at, each.first_sent)
        if at is None or self._same_period(each, at) is None or (gone := self._other(each, at)) is None:
            return False
        variant, less = gone
        if not self._ships_for(each, less.net) or not self._is_carried(each, variant, less.quantity):
            return False
        order = each.order
        limits = [
            self.shop.refund_limit(role, self.draft.calendar.date_of(at)) for role in ("Order desk", "Customer care")
        ]
        by = self.shop.staff(self.random, "store", "support") if less.total > min(limits) else self._clerk()
        before = order.total + less.total
        self._place_for(each, before)
        each.payments["Capture"].amount = before
        each.events["paid"].message = timeline.captured(before, self.currency)
        self._was_here(each, variant, less, at, by)
        line = self.draft.add(
            new(
                OrderLine,
                order_id=order.id,
                variant_id=variant.id,
                title=self.shop.products[variant.product_id].title,
                variant_title=variant.title,
                sku=variant.sku,
                price=less.price,
                quantity=less.quantity,
                discount=0,
                tax=less.tax,
                fulfilled=0,
                removed=less.quantity,
                returned=0,
            )
        )
        order.subtotal += less.net
        order.tax += less.tax
        order.total = order.captured = before
        order.refunded, order.payment_status = less.total, "Partially refunded"
        text = self._edited(each, at, by, "fewer", removed=[less], before=before, after=before - less.total)
        row = self.draft.add(new(Refund, order_id=order.id, amount=less.total, shipping=0, reason=text), at=at, by=by)
        part = new(RefundLine, refund_id=row.id, order_line_id=line.id, quantity=less.quantity, amount=less.total)
        self.draft.add(part)
        self._pay(order, "Refund", less.total, at, by)
        said = timeline.refunded(less.total, [(less.quantity, less.sku)], None, self.currency)
        self._event(order, "refunded", said, at, by)
        return True

    # -- What may have been ------------------------------------------------------------------------------------------

    def _moment(self, after: datetime | None, before: datetime | None) -> datetime | None:
        """A moment of office hours between two things that happened, soon after the first, if there was time."""
        if after is None or before is None or before - after < 4 * _SOON:
            return None
        before = min(before, after + _DAYS)
        at = self.draft.calendar.between(self.random, after + _SOON, before - _SOON)
        return at if after < at < before else None

    def _same_period(self, each: Placed, at: datetime) -> datetime | None:
        """That moment, if prices were then what they had been when it was placed."""
        change = self.shop.price_change
        return at if (each.order.placed_at >= change) == (at >= change) else None

    def _was_added(self, each: Placed, at: datetime) -> Added | None:
        """What of it can have been added at that moment: its last line, or some units of any."""
        if self._same_period(each, at) is None:
            return None
        for line in reversed(each.lines):
            is_last = line is each.lines[-1] and len(each.lines) > 1
            if line.discount or line.tax != tax_of(line.price * line.quantity, self._rate(each)):
                continue
            more = line.quantity
            if more > 1 and (not is_last or chance(self.random, 35)):
                more = self.random.randrange(1, line.quantity)
            elif not is_last:
                continue
            kept = tax_of(line.price * (line.quantity - more), self._rate(each))
            found = Added(line.sku, more, line.price, line.tax - kept, line)
            if self._ships_for(each, -found.net):
                return found
        return None

    def _rate(self, each: Placed) -> int:
        order = each.order
        if self.customers[order.customer_id].tax_exempt:
            return 0
        return self.shop.tax_rates.get((order.ship_country, order.ship_state), 0)

    def _method(self, each: Placed) -> ShippingMethod:
        order = each.order
        zone = "Alaska and Hawaii" if order.ship_state in ("AK", "HI") else "Mainland United States"
        return next(method for method in self.shop.methods[zone] if method.name == order.shipping_method)

    def _ships_for(self, each: Placed, change: int) -> bool:
        """Whether its shipping would have cost the same for goods worth so much more or less."""
        return price_of(self._method(each), each.order.subtotal + change) == each.order.shipping

    def _is_carried(self, each: Placed, variant: Variant, quantity: int) -> bool:
        weight = sum(self.variants[line.stocked].weight * line.quantity for line in each.lines)
        return carries(self._method(each), weight + variant.weight * quantity)

    def _other(self, each: Placed, at: datetime, *, instead: Variant | None = None) -> tuple[Variant, Goods] | None:
        """Something else that was on it for a while: another finish of what is on it now, or any small thing."""
        have = {line.variant_id for line in each.lines}
        active = [v for v in self.shop.variants if self._is_small(v) and v.id not in have]
        if instead is not None:
            active = [v for v in active if v.product_id == instead.product_id]
        if not active:
            return None
        variant = self.random.choice(active)
        price = variant.price if at >= self.shop.price_change else self.shop.former_prices[variant.id]
        count = 1 if instead is None or chance(self.random, 60) else 2
        return variant, Goods(variant.sku, count, price, tax_of(price * count, self._rate(each)))

    def _is_small(self, variant: Variant) -> bool:
        product = self.shop.products[variant.product_id]
        return product.status == "Active" and variant.price < _CHEAP and variant.limit_per_customer is None

    # -- Telling it --------------------------------------------------------------------------------------------------

    def _clerk(self) -> int:
        return self.shop.staff(self.random, *_CLERKS)

    def _place_for(self, each: Placed, total: int) -> None:
        """It came to another total when it was placed."""
        each.payments["Authorization"].amount = total
        each.events["authorized"].message = timeline.authorized(total, each.order.card, self.currency)

    def _place_without(self, each: Placed, more: Goods) -> None:
        self._place_for(each, each.order.total - more.total)

    def _tell_more(self, each: Placed, more: Added, at: datetime, by: int, *, owed: int = 0, capture: int = 0) -> None:
        line, order = more.line, each.order
        self._move_to(each, line.stocked, more.quantity, at, by)
        self._pay(order, "Authorization", more.total, at, by)
        was = line.quantity - more.quantity
        self._edited(
            each,
            at,
            by,
            "more" if was else "added",
            added=[] if was else [more],
            changed=[(line.sku, line.quantity, was)] if was else [],
            before=order.total - more.total,
            owed=owed,
            capture=capture,
        )

    def _move_to(self, each: Placed, variant_id: int, quantity: int, at: datetime, by: int) -> None:
        """Of what was promised when it was placed, so many units were only promised at that moment."""
        (placed,) = each.moved[variant_id]
        if placed.committed == quantity:
            placed.at, placed.by_id, placed.reason = at, by, "Added to order"
            return
        placed.available += quantity
        placed.committed -= quantity
        self._move(each, variant_id, placed.location_id, -quantity, "Added to order", at, by)

    def _was_here(self, each: Placed, variant: Variant, less: Goods, at: datetime, by: int) -> None:
        """Units were promised from when it was placed to that moment."""
        home = next(iter(each.moved.values()))[0].location_id
        self._move(each, variant.id, home, -less.quantity, "Order placed", each.order.placed_at, None)
        self._move(each, variant.id, home, less.quantity, "Removed from order", at, by)

    def _move(
        self, each: Placed, variant_id: int, location_id: int, available: int, reason: str, at: datetime, by: int | None
    ) -> None:
        self.shop.movements.append(
            new(
                InventoryMovement,
                variant_id=variant_id,
                location_id=location_id,
                available=available,
                committed=-available,
                unavailable=0,
                reason=reason,
                order_id=each.order.id,
                at=at,
                by_id=by,
            )
        )

    def _pay(self, order: Order, kind: str, amount: int, at: datetime, by: int | None) -> None:
        if amount:
            self.draft.add(new(Payment, order_id=order.id, kind=kind, amount=amount, at=at, by_id=by))

    def _edited(
        self,
        each: Placed,
        at: datetime,
        by: int,
        kind: str,
        *,
        added: Iterable[Goods] = (),
        removed: Iterable[Goods] = (),
        changed: Iterable[tuple[str, int, int]] = (),
        before: int,
        after: int | None = None,
        owed: int = 0,
        capture: int = 0,
    ) -> str | None:
        """Write the edit on the timeline; why it was made."""
        order = each.order
        now = order.total if after is None else after
        reason = say(self.random, EDIT_REASONS[kind], {}).text if chance(self.random, 70) else None
        said = timeline.edited(
            [(goods.quantity, goods.sku, None, None) for goods in added],
            [(goods.quantity, goods.sku) for goods in removed],
            changed,
            set_aside=False,
            total=now,
            before=before,
            owed=owed,
            capture=capture,
            refund=before - now if after is not None else 0,
            reason=reason,
            currency=self.currency,
        )
        order.edited_at = at
        self._event(order, "edited", said, at, by)
        return reason

    def _event(self, order: Order, kind: str, message: str, at: datetime, by: int | None) -> None:
        self.draft.add(new(OrderEvent, order_id=order.id, kind=kind, message=message, at=at, by_id=by))
        if at > order.updated_at:
            order.updated_at, order.updated_by_id = at, by
