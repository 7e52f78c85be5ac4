"""How goods of returns came back: on which way, when, in which state, and what was kept back of their worth."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from random import Random

from ....apps.store import timeline
from ....apps.store.models import (
    CARRIERS,
    CreditEntry,
    Customer,
    Fulfilment,
    Inspection,
    InventoryMovement,
    Order,
    OrderEvent,
    OrderLine,
    Payment,
    Refund,
    RefundLine,
    Return,
    ReturnLine,
    Staff,
)
from ....apps.store.models.returns import return_name
from ....apps.store.statuses import payment_status
from ...calendar import next_workday
from ...grammar import say
from ...random_source import chance, pick
from ...rows import new
from ..phrases.returns import COMMENTS, FEES, FOUND, GIVEN, INSTRUCTIONS, TAKEN
from ..returns import DECLINED, reasons_of
from ..shop import Shop

#: Requests that nobody answered for so many days have been answered by now.
_ANSWERED = 5
#: How far an approved return has come, if there was time.
_STAGES = {"Approved": 30, "Partially received": 22, "Received": 24, "Inspected": 24}
#: Of so many of those that arrived lately somebody asked to send something back, and how far it has come.
_LATELY = {
    "Partially received": 7, "Inspected": 9, "Received": 8, "Approved": 9, "Requested": 12, "Declined": 18,
}  # fmt: skip
#: How many days ago these had arrived, from and to.
_AGES = {
    "Partially received": (8, 30), "Inspected": (10, 26), "Received": (8, 20), "Approved": (3, 9), "Requested": (1, 9),
    "Declined": (4, 500),
}  # fmt: skip
#: Days from an order in which anything can be sent back, whatever the rules of the year.
_SOON = 14
#: Reasons of refunds, as shoppers choose them.
_ALIKE = {"Wrong size": "Wrong size", "Changed my mind": "Changed my mind", "Late delivery": "Arrived too late"}
#: Conditions of goods that go back into stock.
_FINE = {"Like new": 80, "Opened": 20}
_POOR = {"Used": 45, "Damaged": 40, "Incomplete": 15}


def make_way_back(shop: Shop) -> None:
    """Called before anybody speaks of the orders: refunds may come to less, or be store credit."""
    _WayBack(shop).make()


class _WayBack:
    """The steps of every return that was requested."""

    def __init__(self, shop: Shop) -> None:
        self.shop, self.draft, self.now = shop, shop.draft, shop.draft.calendar.now
        self.random: Random = shop.draft.random("store", "way back")
        self.orders = {order.id: order for order in self.draft.all(Order)}
        self.lines = {line.id: line for line in self.draft.all(OrderLine)}
        self.places = {place.id: place for place in shop.locations}
        self.homes = {parcel.order_id: parcel.location_id for parcel in self.draft.all(Fulfilment)}
        self.refunds = {refund.id: refund for refund in self.draft.all(Refund)}
        self.staff = {each.id: (each.role, each.is_manager) for each in self.draft.all(Staff)}
        self.asked = {line.return_id: line for line in self.draft.all(ReturnLine)}
        self.payments: dict[int, list[Payment]] = defaultdict(list)
        for payment in self.draft.all(Payment):
            self.payments[payment.order_id].append(payment)
        self.refunded: dict[int, list[RefundLine]] = defaultdict(list)
        for row in self.draft.all(RefundLine):
            self.refunded[row.refund_id].append(row)
        self.bought: dict[int, list[OrderLine]] = defaultdict(list)
        for line in self.lines.values():
            self.bought[line.order_id].append(line)
        self.events: dict[int, list[OrderEvent]] = defaultdict(list)
        for event in self.draft.all(OrderEvent):
            if event.kind in ("return", "refunded"):
                self.events[event.order_id].append(event)

    def make(self) -> None:
        for request in list(self.draft.all(Return)):
            self._tell(request)
            if request.status == "Requested":
                self._answer(request)
            elif request.status == "Approved":
                self._approve(request, self._approval(request))
                self._go_on(request, self._approval(request).at)
            elif request.status == "Closed":
                self._approve(request, self._approval(request))
                self._close(request)
        self._turn_refunds()
        self._ask_lately()
        self._goodwill()

    def _tell(self, request: Return) -> None:
        """The timeline knows which of its lines are about it; most shoppers say something."""
        for event in self.events[request.order_id]:
            if event.kind == "return":
                event.return_id = request.id
        if chance(self.random, 70):
            request.note = say(self.random, COMMENTS[self.asked[request.id].reason], {}).text

    def _delivered(self) -> dict[int, datetime]:
        """When all of an order had arrived, by its id; the shopper of tasks keeps what they buy."""
        own = {each.id for each in self.draft.all(Customer) if each.persona == "shopper"}
        found: dict[int, datetime] = {}
        under_way: set[int] = set()
        for parcel in self.draft.all(Fulfilment):
            if parcel.status == "Delivered" and self.orders[parcel.order_id].customer_id not in own:
                found[parcel.order_id] = max(parcel.updated_at, found.get(parcel.order_id, parcel.updated_at))
            else:
                under_way.add(parcel.order_id)
        asked = {request.order_id for request in self.draft.all(Return)}
        return {id: at for id, at in found.items() if id not in under_way | asked}

    def _turn_refunds(self) -> None:
        """Most of what was refunded after it had arrived had been sent back: it was asked for, and came."""
        whole = self._delivered()
        alone = {refund.order_id: refund for refund in self.refunds.values()}
        for refund in list(self.refunds.values()):
            order, rows = self.orders[refund.order_id], self.refunded[refund.id]
            if order.id not in whole or len(rows) != 1 or alone[order.id] is not refund or not chance(self.random, 95):
                continue
            line = self.lines[rows[0].order_line_id]
            # Broken goods are no return, says the handbook; of some kinds the time is over soon.
            if refund.reason == "Damaged in transit" or line.variant_id in self.shop.sooner:
                continue
            steps = self._steps(order, whole[order.id])
            if steps is None:
                continue
            asked, approved, came, looked, paid = steps
            reason = _ALIKE.get(refund.reason or "") or self.random.choice(reasons_of(self.shop, line))
            request = self._request(order, line, rows[0].quantity, reason, asked)
            self._approve(request, self._approved(request, approved))
            before = refund.created_at
            self._settle_later(request, refund, paid)
            self._forget_restocking(order, line, before)
            self._settle(request, refund, came, looked)
            request.refund_id = refund.id

    def _steps(self, order: Order, arrived: datetime) -> tuple[datetime, datetime, datetime, datetime, datetime] | None:
        """When a return was asked for, approved, received, inspected and paid; None if there was no time for it."""
        random, calendar = self.random, self.draft.calendar
        day = calendar.date_of(arrived) + timedelta(days=random.randrange(1, 5))
        if day > calendar.date_of(order.placed_at) + timedelta(days=_SOON) or day >= calendar.today:
            return None
        asked = self.shop.hours.on(random, day)
        approved = self.shop.at_work(random, asked, 20)
        came, looked = self._taken_in(approved, random.randrange(2, 7))
        paid = self._workday(looked, 1)
        return (asked, approved, came, looked, paid) if paid < self.now else None

    def _settle_later(self, request: Return, refund: Refund, paid: datetime) -> None:
        """The money was given once the goods were here, by somebody who may give so much."""
        order, by = self.orders[refund.order_id], refund.created_by_id
        payment = self._payment(refund)
        role, is_manager = self.staff[by or 0]
        if not is_manager and order.refunded > self.shop.refund_limit(role, self.draft.calendar.date_of(paid)):
            by = self.shop.holders["support"].id
        for event in self.events[order.id]:
            if event.kind == "refunded" and event.at == refund.created_at:
                event.at, event.by_id = paid, by
        if payment is not None:
            payment.at, payment.by_id = paid, by
        refund.created_at = refund.updated_at = paid
        refund.created_by_id = refund.updated_by_id = by
        order.updated_at = max(order.updated_at, paid)
        self._event(request, paid, timeline.return_closed(request.name), by)

    def _request(self, order: Order, line: OrderLine, count: int, reason: str, at: datetime) -> Return:
        request = self.draft.add(new(Return, order_id=order.id, name=return_name(order, 1), status="Requested"), at=at)
        row = self.draft.add(
            new(ReturnLine, return_id=request.id, order_line_id=line.id, quantity=count, reason=reason)
        )
        self.asked[request.id] = row
        self._event(request, at, timeline.return_requested(request.name, [(count, line.sku)], reason), None)
        self._tell(request)
        return request

    def _approved(self, request: Return, at: datetime) -> OrderEvent:
        by = self.shop.staff(self.random, "support-6", "store-3", "support-1")
        request.status, request.updated_at = "Approved", at
        return self._event(request, at, timeline.return_approved(request.name), by)

    def _ask_lately(self) -> None:
        """Some of what arrived lately is on its way back, or here; some was declined, this year or last."""
        random, whole = self.random, self._delivered()
        kept = {id for id in whole if self.orders[id].payment_status == "Paid"}
        for stage, count in _LATELY.items():
            first, last = _AGES[stage]
            least = 2 if stage == "Partially received" else 1
            could = [
                id
                for id in sorted(kept)
                if self.now - timedelta(days=last) < whole[id] < self.now - timedelta(days=first)
                and (line := self._line_to_return(id)) is not None
                and line.fulfilled >= least
            ]
            for id in random.sample(could, min(count, len(could) * 2 // 3)):
                kept.discard(id)
                self._ask_once(self.orders[id], whole[id], stage)

    def _line_to_return(self, order_id: int) -> OrderLine | None:
        """The line with the most units of those that can be sent back for long enough."""
        lines = [line for line in self.bought[order_id] if line.variant_id not in self.shop.sooner and line.fulfilled]
        return max(lines, key=lambda line: (line.quantity, -line.id), default=None)

    def _ask_once(self, order: Order, arrived: datetime, stage: str) -> None:
        random, calendar, line = self.random, self.draft.calendar, self._line_to_return(order.id)
        day = calendar.date_of(arrived) + timedelta(days=1)
        if line is None or day >= calendar.today:
            return
        asked = self.shop.hours.on(random, day)
        count = line.quantity if stage == "Partially received" else random.randrange(1, line.quantity + 1)
        answered = self.shop.at_work(random, asked, 16)
        if stage != "Requested" and answered >= self.now:
            stage = "Requested"
        request = self._request(order, line, count, random.choice(reasons_of(self.shop, line)), asked)
        if stage == "Declined":
            by = self.shop.staff(random, "support-6", "store-3", "support-1")
            request.decline_reason = random.choice(DECLINED)
            self._event(request, answered, timeline.return_declined(request.name, request.decline_reason), by)
            request.status, request.updated_at, request.updated_by_id = "Declined", answered, by
        elif stage != "Requested":
            self._approve(request, self._approved(request, answered))
            self._go_on(request, answered, stage)

    def _approval(self, request: Return) -> OrderEvent:
        return [event for event in self.events[request.order_id] if event.return_id == request.id][1]

    def _answer(self, request: Return) -> None:
        """What has waited too long was approved after all."""
        at = self.shop.at_work(self.random, request.created_at, 30)
        if self.now - request.created_at < timedelta(days=_ANSWERED) or at >= self.now or chance(self.random, 25):
            return
        by = self.shop.staff(self.random, "support-6", "store-3", "support-1")
        event = self._event(request, at, timeline.return_approved(request.name), by)
        request.status, request.updated_at = "Approved", at
        self._approve(request, event)
        self._go_on(request, at)

    def _approve(self, request: Return, event: OrderEvent) -> None:
        """All of it, on a way that is told."""
        random, line = self.random, self.asked[request.id]
        request.updated_by_id = event.by_id
        line.approved = line.quantity
        request.shipping = pick(random, {"Prepaid label": 55, "Customer pays": 45})
        request.location_id = self.homes[request.order_id]
        if request.shipping == "Prepaid label" or chance(random, 25):
            request.carrier = random.choice(CARRIERS)
            request.tracking_number = f"R{random.randrange(10**9, 10**10)}"
            request.label_charge = 0 if request.shipping == "Prepaid label" else random.choice((490, 690, 890))
        if chance(random, 60):
            request.instructions = say(random, INSTRUCTIONS, {}).text
        way = timeline.return_way(request.shipping, request.carrier, request.tracking_number)
        event.message = timeline.return_approved(request.name, (), way)

    def _workday(self, after: datetime, days: int) -> datetime:
        """Some office hours at least so many days later."""
        calendar = self.draft.calendar
        return calendar.at_work(self.random, next_workday(calendar.date_of(after) + timedelta(days=days)))

    def _go_on(self, request: Return, approved: datetime, stage: str = "") -> None:
        """As far as there was time for."""
        random, line = self.random, self.asked[request.id]
        stage = stage or pick(random, _STAGES)
        came = self._workday(approved, random.randrange(2, 5))
        if stage == "Approved" or came >= self.now:
            return
        units = line.approved
        ordered = self.lines[line.order_line_id]
        if stage == "Partially received":
            # More of the same was asked for, and only some of it has come.
            if ordered.fulfilled - ordered.returned < 2:
                stage = "Received"
            else:
                self._ask_for(request, max(2, units))
                units = 1
        self._receive(request, came, units, 0)
        looked = self._workday(came, random.randrange(1, 3))
        if stage == "Inspected" and looked < self.now:
            fine = chance(random, 65)
            self._inspect(request, looked, line.received, "Restock" if fine else "Set aside")

    def _taken_in(self, after: datetime, days: int) -> tuple[datetime, datetime]:
        """When it came, and when somebody looked at it, that same day and while the office is open."""
        came = self._workday(after, days)
        looked = came + timedelta(minutes=self.random.randrange(20, 90))
        is_late = looked.astimezone(self.draft.calendar.timezone).hour >= 17
        earlier = timedelta(hours=2 if is_late else 0)
        return came - earlier, looked - earlier

    def _ask_for(self, request: Return, count: int) -> None:
        line = self.asked[request.id]
        line.quantity = line.approved = count
        first = min((e for e in self.events[request.order_id] if e.return_id == request.id), key=lambda e: e.at)
        sku = self.lines[line.order_line_id].sku
        first.message = timeline.return_requested(request.name, [(count, sku)], line.reason)

    def _receive(self, request: Return, at: datetime, count: int, missing: int) -> None:
        line, by = self.asked[request.id], self.shop.staff(self.random, "warehouse", "warehouse-1", "warehouse-2")
        assert request.location_id is not None
        line.received, line.missing = count, missing
        place, sku = self.places[request.location_id], self.lines[line.order_line_id].sku
        lost = [(missing, sku)] if missing else []
        self._event(request, at, timeline.return_received(request.name, [(count, sku)], lost, place.name), by)
        self._move(request, at, "Return received", by, unavailable=count)
        self._stand(request, at, by)

    def _inspect(self, request: Return, at: datetime, count: int, disposition: str, condition: str = "") -> None:
        line, by = self.asked[request.id], self.shop.holders["support-6"].id
        random, sku = self.random, self.lines[line.order_line_id].sku
        state = condition or pick(random, _FINE if disposition == "Restock" else _POOR)
        text = say(random, FOUND[state], {}).text if chance(random, 65) else None
        found = new(
            Inspection, return_line_id=line.id, quantity=count, condition=state, disposition=disposition, note=text,
            at=at, by_id=by,
        )  # fmt: skip
        self.draft.add(found)
        self._event(request, at, timeline.return_inspected(request.name, count, sku, state, disposition, text), by)
        if disposition == "Restock":
            self._move(request, at, "Return restocked", by, available=count, unavailable=-count)
        elif disposition != "Set aside":
            reason = "Return discarded" if disposition == "Discard" else "Return sent back"
            self._move(request, at, reason, by, unavailable=-count)
        self._stand(request, at, by, looked=True)

    def _stand(self, request: Return, at: datetime, by: int, *, looked: bool = False) -> None:
        line = self.asked[request.id]
        here = "Inspected" if looked else "Received"
        request.status = "Partially received" if line.open else here
        request.updated_at, request.updated_by_id = at, by

    def _close(self, request: Return) -> None:
        """What was refunded came back before; a few customers are trusted, and refunded at once."""
        line, refund = self.asked[request.id], self.refunds[request.refund_id or 0]
        paid, approved = refund.created_at, self._approval(request).at
        came, looked = self._taken_in(approved, self.random.randrange(2, 4))
        if looked < paid:
            self._settle(request, refund, came, looked)
            return
        request.closed_at, line.received, request.label_charge = paid, line.approved, 0
        request.location_id = refund.restock_location_id or request.location_id

    def _settle(self, request: Return, refund: Refund, came: datetime, looked: datetime) -> None:
        """It came, somebody looked at it, and then it was paid."""
        random, line, order = self.random, self.asked[request.id], self.orders[request.order_id]
        # The book of stock was begun anew at the count: both steps are on one side of it.
        if came < self.shop.counted <= looked:
            came = self.shop.counted + timedelta(minutes=1)
            looked = came + timedelta(minutes=15)
        count, ordered = line.quantity, self.lines[line.order_line_id]
        becomes = pick(random, {"Set aside": 55, "Discard": 45})
        if refund.restock_location_id is not None:
            request.location_id, becomes = refund.restock_location_id, "Restock"
            self._forget_restocking(order, ordered, refund.created_at)
        more = ordered.fulfilled - ordered.returned > 0
        extra = pick(random, {"": 60, "missing": 15, "refused": 25}) if more else ""
        if extra:
            self._ask_for(request, count + 1)
        self._receive(request, came, count + (extra == "refused"), int(extra == "missing"))
        self._inspect(request, looked, count, becomes)
        if extra == "refused":
            self._inspect(request, looked + timedelta(minutes=1), 1, "Send back", "Used")
        self._pay(request, refund, order)
        request.status, request.closed_at = "Closed", refund.created_at
        request.updated_at, request.updated_by_id = refund.created_at, refund.created_by_id

    def _forget_restocking(self, order: Order, line: OrderLine, at: datetime) -> None:
        """It lies in the stock since it was looked at, not since it was refunded."""
        about = (order.id, line.variant_id, "Returned", at)
        self.shop.movements[:] = [
            each for each in self.shop.movements if (each.order_id, each.variant_id, each.reason, each.at) != about
        ]

    def _pay(self, request: Return, refund: Refund, order: Order) -> None:
        """Less a fee, less the label; to the card, or as credit."""
        random, line, currency = self.random, self.asked[request.id], self.draft.company.currency
        request.label_charge = min(request.label_charge, refund.amount // 4)
        if line.reason in ("Changed my mind", "Wrong size", "Arrived too late") and chance(random, 45):
            request.fee = (refund.amount * random.choice((10, 15, 20)) + 50) // 100
            request.fee_reason = say(random, FEES, {}).text
        kept = request.fee + request.label_charge
        refund.withheld, refund.is_credit = kept, chance(random, 28)
        refund.amount -= kept
        order.refunded -= kept
        order.payment_status = payment_status(order.total, order.captured, order.refunded, is_voided=False)
        if (payment := self._payment(refund)) is not None:
            payment.amount, payment.kind = refund.amount, "Store credit" if refund.is_credit else "Refund"
        given = [(row.quantity, self.lines[row.order_line_id].sku) for row in self.refunded[refund.id]]
        where = self.places[refund.restock_location_id].name if refund.restock_location_id else None
        for event in self.events[order.id]:
            if event.kind == "refunded" and event.at == refund.created_at:
                paid = timeline.refunded(refund.amount, given, where, currency)
                event.message = timeline.return_credited(refund.amount, given, currency) if refund.is_credit else paid
        refund.reason = line.reason
        if kept:
            said = timeline.return_withheld(
                request.name, request.fee, request.fee_reason, request.label_charge, currency
            )
            self._event(request, refund.created_at, said, refund.created_by_id)
        if refund.is_credit:
            closing = max((e for e in self.events[order.id] if e.return_id == request.id), key=lambda e: (e.at, -e.id))
            closing.message = timeline.return_closed(request.name, "store credit")
            self._credit(order.customer_id, refund.amount, f"Return {request.name}", refund.created_at,
                         refund.created_by_id, request)  # fmt: skip

    def _payment(self, refund: Refund) -> Payment | None:
        paid = (each for each in self.payments[refund.order_id] if each.kind == "Refund")
        return next((each for each in paid if each.at == refund.created_at), None)

    def _credit(
        self, customer_id: int, amount: int, reason: str, at: datetime, by: int | None, request: Return | None = None
    ) -> None:
        self.draft.add(
            new(
                CreditEntry,
                customer_id=customer_id,
                amount=amount,
                reason=reason,
                order_id=request.order_id if request else None,
                return_id=request.id if request else None,
                at=at,
                by_id=by,
            )
        )

    def _goodwill(self) -> None:
        """Some customers were given credit by hand, and used a part of it, or got it by mistake."""
        random = self.random
        buyers = [
            c for c in self.draft.all(Customer) if c.persona is None and c.created_at < self.now - timedelta(days=60)
        ]
        for customer in sorted(random.sample(buyers, min(12, len(buyers))), key=lambda c: c.id):
            amount, by = random.choice((1_000, 1_500, 2_000, 2_500)), self.shop.holders["support"].id
            at = self.draft.calendar.between(random, max(customer.created_at, self.now - timedelta(days=200)))
            self._credit(customer.id, amount, say(random, GIVEN, {}).text, at, by)
            later = self._workday(at, random.randrange(4, 30))
            if chance(random, 45) and later < self.now:
                part = amount if chance(random, 40) else amount // 2
                self._credit(customer.id, -part, say(random, TAKEN, {}).text, later, by)

    def _move(
        self, request: Return, at: datetime, reason: str, by: int, *, available: int = 0, unavailable: int = 0
    ) -> None:
        assert request.location_id is not None
        self.shop.movements.append(
            new(
                InventoryMovement,
                variant_id=self.lines[self.asked[request.id].order_line_id].variant_id,
                location_id=request.location_id,
                available=available,
                committed=0,
                unavailable=unavailable,
                reason=reason,
                note=request.name,
                order_id=request.order_id,
                at=at,
                by_id=by,
            )
        )

    def _event(self, request: Return, at: datetime, message: str, by: int | None) -> OrderEvent:
        event = new(
            OrderEvent, order_id=request.order_id, return_id=request.id, kind="return", message=message, at=at, by_id=by
        )
        self.draft.add(event)
        self.events[request.order_id].append(event)
        order = self.orders[request.order_id]
        if at > order.updated_at:
            order.updated_at, order.updated_by_id = at, by
        return event
