"""Purchase orders: those behind deliveries that came, and those of which goods are still to come."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from operator import attrgetter

from ....apps.store.actions.procurement import noting
from ....apps.store.models import InventoryMovement, PurchaseEvent, PurchaseLine, PurchaseOrder, Variant
from ...calendar import last_workday, next_workday
from ...events import Event
from ...grammar import say
from ...handbook.policies import policies_of
from ...random_source import chance, pick
from ...rows import new
from ..phrases import procurement as phrases
from ..shop import Shop
from .suppliers import Supply

#: What becomes of orders besides those that were received, in shares of all of them.
_OPEN = {"Ordered": 16, "Partially received": 10, "Draft": 10, "Canceled": 7, "Closed short": 3}
#: Days in which what came of an order that is not yet complete has come.
_LATELY = 24
#: Units of a line whose goods are dear.
_FEW = 4


@dataclass(eq=False)
class _Plan:
    """An order to be."""

    supplier_id: int
    location_id: int
    status: str
    #: Movements by which it was received, oldest first.
    moves: list[InventoryMovement] = field(default_factory=list)
    #: Units of variants that have not come.
    missing: dict[int, int] = field(default_factory=dict)
    late: Event | None = None
    ordered_at: datetime | None = None
    created_at: datetime | None = None
    approver: int | None = None


class PurchaseMaker:
    """Draws up orders and enters them, oldest first."""

    def __init__(self, shop: Shop, supply: Supply, moves: Sequence[InventoryMovement]) -> None:
        self._shop, self._supply = shop, supply
        self._random = shop.draft.random("store", "purchasing")
        self._variants = {variant.id: variant for variant in shop.variants}
        self._came = [move for move in moves if move.reason == "Received" and move.at >= shop.counted]
        self._limits = policies_of(shop.draft, "purchase")
        self.incoming: Counter[tuple[int, int]] = Counter()

    def make(self) -> None:
        """All orders of the world."""
        random, count = self._random, self._shop.volume.purchase_orders
        total = sum(_OPEN.values()) + 54
        open_counts = {status: max(1, count * share // total) for status, share in _OPEN.items()}
        whole = count - sum(open_counts.values()) + open_counts["Closed short"]
        plans = self._received(whole, open_counts["Partially received"])
        self._give_up(plans, open_counts["Closed short"])
        for status in ("Ordered", "Draft", "Canceled"):
            plans += [self._unreceived(status, n) for n in range(open_counts[status])]
        for plan in plans:
            self._time(plan)
        plans.sort(key=lambda plan: plan.created_at or self._shop.draft.calendar.now)
        first, events = random.randrange(1100, 2300), list[PurchaseEvent]()
        for number, plan in enumerate(plans, start=first):
            events += self._enter(plan, number)
        for event in sorted(events, key=attrgetter("at")):
            self._shop.draft.add(event)

    # -- What came ----------------------------------------------------------------------------------------------------

    def _deliveries(self) -> list[_Plan]:
        """What came on one day to one place from one supplier, oldest first."""
        calendar = self._shop.draft.calendar
        found: dict[tuple[date, int, int, int], _Plan] = {}
        late = self._owed()
        for move in sorted(self._came, key=attrgetter("at")):
            event = late.get(id(move))
            known = self._supply.named(str(event.facts["supplier"])) if event else None
            supplier = known if known is not None else self._supply.usual(move.variant_id)
            # Of a firm that is no supplier of the store's, the order is kept elsewhere.
            if (event and known is None) or self._supply.item(supplier, move.variant_id) is None:
                continue
            key = (calendar.date_of(move.at), move.location_id, supplier, move.by_id or 0)
            plan = found.setdefault(key, _Plan(supplier, move.location_id, "Received", late=event))
            if move.variant_id not in {each.variant_id for each in plan.moves} and plan.late is event:
                plan.moves.append(move)
        return list(found.values())

    def _owed(self) -> dict[int, Event]:
        """Movements of which the chronicle says that they came late, with why."""
        events = {event.at: event for event in self._shop.draft.chronicle.events("supply-in")}
        whys = {event.number: event for event in self._shop.draft.chronicle.events("supply-late", "supply-later")}
        found: dict[int, Event] = {}
        for move in self._came:
            for n in range(6):
                event = events.get(move.at - timedelta(seconds=40 * n))
                if event is not None and event.cause in whys:
                    found[id(move)] = whys[event.cause]
        return found

    def _received(self, count: int, partial: int) -> list[_Plan]:
        """Orders that were received, at once or in two parts, and of late some of which more is to come."""
        random, now = self._random, self._shop.draft.calendar.now
        deliveries = [plan for plan in self._deliveries() if self._fits(plan)]
        lately = [plan for plan in deliveries if (now - plan.moves[-1].at).days < _LATELY and plan.late is None]
        some = random.sample(lately, min(partial, len(lately)))
        for plan in some:
            plan.status = "Partially received"
            self._leave_open(plan)
        rest = [plan for plan in deliveries if plan not in some]
        owed = [plan for plan in rest if plan.late is not None]
        others = [plan for plan in rest if plan.late is None]
        # Those of several lines first: an order for one line is rarer.
        others.sort(key=lambda plan: (len(plan.moves) < 2, random.random()))
        chosen = [*owed, *others][:count]
        self._join(chosen, [plan for plan in others if plan not in chosen])
        return [*some, *chosen]

    def _join(self, chosen: list[_Plan], spare: list[_Plan]) -> None:
        """Have some orders come in two parts: what came from the same supplier soon after belongs to them."""
        for plan in chosen:
            last = plan.moves[-1].at
            have = {move.variant_id for move in plan.moves}
            for other in spare:
                gap = other.moves[0].at - last
                if (
                    plan.late is None
                    and (other.supplier_id, other.location_id) == (plan.supplier_id, plan.location_id)
                    and timedelta(days=1) < gap < timedelta(days=20)
                    and not have & {move.variant_id for move in other.moves}
                    and self._worth(plan) + self._worth(other) < self._most
                ):
                    plan.moves += other.moves
                    spare.remove(other)
                    break

    @property
    def _most(self) -> int:
        """What anybody may approve, in cents."""
        return self._limits("Director", self._shop.draft.calendar.today) * 9 // 10

    def _worth(self, plan: _Plan) -> int:
        return sum(self._cost(plan, m.variant_id) * (m.available + m.unavailable) for m in plan.moves) + sum(
            self._cost(plan, id) * n for id, n in plan.missing.items()
        )

    def _cost(self, plan: _Plan, variant_id: int) -> int:
        item = self._supply.item(plan.supplier_id, variant_id)
        assert item is not None
        return item.cost

    def _fits(self, plan: _Plan) -> bool:
        return self._worth(plan) < self._most

    def _leave_open(self, plan: _Plan) -> None:
        """More was ordered than has come: of what came, and of other things."""
        random = self._random
        for move in plan.moves:
            if chance(random, 60):
                plan.missing[move.variant_id] = random.randrange(2, 15)
        have = {move.variant_id for move in plan.moves}
        for variant in self._some(plan, random.randrange(1, 4)):
            if variant.id not in have:
                plan.missing[variant.id] = random.randrange(2, 25)
        while plan.missing and not self._fits(plan):
            plan.missing.popitem()
        plan.missing = plan.missing or {plan.moves[0].variant_id: 2}

    def _give_up(self, plans: list[_Plan], count: int) -> None:
        """Of some that came a while ago the rest was given up."""
        now = self._shop.draft.calendar.now
        old = [plan for plan in plans if plan.status == "Received" and plan.late is None]
        old = [plan for plan in old if (now - plan.moves[-1].at).days > _LATELY]
        for plan in self._random.sample(old, min(count, len(old))):
            plan.status = "Closed short"
            self._leave_open(plan)

    # -- What has not come --------------------------------------------------------------------------------------------

    def _some(self, plan: _Plan, count: int) -> list[Variant]:
        """Variants that the supplier supplies and the shop sells."""
        offered = [
            variant
            for variant in self._shop.variants
            if self._supply.item(plan.supplier_id, variant.id)
            and self._shop.products[variant.product_id].status == "Active"
        ]
        return self._random.sample(offered, min(count, len(offered)))

    def _unreceived(self, status: str, number: int) -> _Plan:
        random = self._random
        able = [id for id, each in self._supply.suppliers.items() if each.is_active]
        able = [id for id in able if any(self._supply.usual(v.id) == id for v in self._shop.variants)]
        location = random.choices(self._shop.locations, (7, 3, 1))[0].id
        plan = _Plan(able[number % len(able)] if status == "Ordered" else random.choice(able), location, status)
        for variant in self._some(plan, random.randrange(2, 9)):
            plan.missing[variant.id] = random.choice((4, 6, 8, 10, 12, 15, 20, 24, 30))
        if not self._fits(plan):
            self._make_fit(plan)
        return plan

    def _make_fit(self, plan: _Plan) -> None:
        """Of what is dear, fewer are ordered at a time; what is dearest waits for another order, or comes alone."""
        plan.missing = {id: min(count, _FEW) for id, count in plan.missing.items()}
        while len(plan.missing) > 1 and not self._fits(plan):
            del plan.missing[max(plan.missing, key=lambda id: (self._cost(plan, id), id))]
        if not self._fits(plan):
            plan.missing = dict.fromkeys(plan.missing, 1)

    # -- When and by whom ---------------------------------------------------------------------------------------------

    def _time(self, plan: _Plan) -> None:
        calendar, random = self._shop.draft.calendar, self._random
        lead = self._supply.suppliers[plan.supplier_id].lead_days
        if plan.late is not None and "due" in plan.late.facts:
            day = _day(plan.late.facts["due"]) - timedelta(days=lead)
        elif plan.moves:
            day = calendar.date_of(plan.moves[0].at) - timedelta(days=max(2, lead + random.randrange(-4, 4)))
        elif plan.status == "Draft":
            plan.created_at = calendar.between(random, calendar.now - timedelta(days=5))
            return
        else:
            # One in three is overdue.
            back = random.randrange(1, lead) if random.randrange(3) else lead + random.randrange(2, 9)
            back += random.randrange(20, 60) if plan.status == "Canceled" else 0
            day = calendar.today - timedelta(days=back)
        day = last_workday(day)
        plan.ordered_at = calendar.at_work(random, day)
        plan.created_at = calendar.at_work(random, last_workday(day - timedelta(days=random.randrange(1, 4))))

    def _approver(self, plan: _Plan, day: date) -> int:
        """Who lets it be ordered: a manager whose limit covers it, else the director."""
        if self._worth(plan) <= self._limits("Manager", day) and self._random.randrange(3):
            return self._shop.holders[self._random.choice(("store", "warehouse"))].id
        return self._shop.holders["operations"].id

    # -- Rows ---------------------------------------------------------------------------------------------------------

    def _enter(self, plan: _Plan, number: int) -> list[PurchaseEvent]:
        shop, random, calendar = self._shop, self._random, self._shop.draft.calendar
        supplier = self._supply.suppliers[plan.supplier_id]
        buyer = shop.holders["operations-2"].id
        assert plan.created_at is not None
        damaged = self._damage(plan)
        lines = self._lines(plan, damaged)
        started = plan.ordered_at or plan.created_at
        is_approved = plan.status != "Draft" or number % 3 == 0
        approved_at = calendar.between(random, plan.created_at + timedelta(minutes=40), plan.ordered_at)
        plan.approver = self._approver(plan, calendar.date_of(started)) if is_approved else None
        expected = next_workday(calendar.date_of(started) + timedelta(days=supplier.lead_days))
        if plan.late is not None and "due" in plan.late.facts:
            expected = _day(plan.late.facts["due"])
        arrival = plan.late.facts.get("arrival") if plan.late else None
        # Not all freight is prepaid; what is asked for is told in whole dollars.
        shipping = random.randrange(18, 160) * 100 if chance(random, 35) else 0
        order = shop.draft.add(
            new(
                PurchaseOrder,
                number=number,
                supplier_id=supplier.id,
                location_id=plan.location_id,
                status=plan.status,
                expected_on=_day(arrival) if arrival is not None else expected if plan.ordered_at else None,
                reference=f"{random.choice(('Q', 'SO', 'AB'))}-{random.randrange(10_000, 99_999)}"
                if plan.ordered_at and chance(random, 60)
                else None,
                note=say(random, phrases.ORDER_NOTES, {}).text if chance(random, 35) else None,
                shipping=shipping,
                approved_by_id=plan.approver,
                approved_at=approved_at if is_approved else None,
                ordered_at=plan.ordered_at,
            ),
            at=plan.created_at,
            by=buyer,
        )
        for line in lines:
            line.purchase_order_id = order.id
            shop.draft.add(line)
        total = shipping + sum(line.cost * line.quantity for line in lines)
        events = [_event(order, "created", noting.created(f"PO-{number}"), plan.created_at, buyer)]
        currency = shop.draft.company.currency
        if is_approved:
            events.append(_event(order, "approved", noting.approved(total, currency), approved_at, plan.approver))
        if plan.ordered_at is not None:
            units = sum(line.quantity for line in lines)
            text = noting.ordered(supplier.name, units, total, currency)
            events.append(_event(order, "ordered", text, plan.ordered_at, buyer))
            if chance(random, 40):
                said = say(random, phrases.COMMENTS, {}).text
                at = calendar.between(random, plan.ordered_at, plan.ordered_at + timedelta(days=3))
                events.append(_event(order, "comment", said, at, buyer))
        events += self._waited(plan, order, expected, arrival)
        events += self._arrived(plan, order, damaged)
        events += self._ended(plan, order, lines)
        if order.status in ("Ordered", "Partially received"):
            for line in lines:
                left = line.quantity - line.received - line.damaged
                self.incoming[line.variant_id, plan.location_id] += left
        order.updated_at = max(event.at for event in events)
        return events

    def _damage(self, plan: _Plan) -> dict[int, int]:
        """How many more of some variants came damaged, by variant: they lie aside."""
        found = {}
        for move in plan.moves:
            if chance(self._random, 6):
                move.unavailable = found[move.variant_id] = self._random.randrange(1, 4)
        return found

    def _lines(self, plan: _Plan, damaged: Mapping[int, int]) -> list[PurchaseLine]:
        came: Counter[int] = Counter()
        for move in plan.moves:
            came[move.variant_id] += move.available
        ids = list(dict.fromkeys([*came, *plan.missing]))
        found = []
        for id in ids:
            variant, item = self._variants[id], self._supply.item(plan.supplier_id, id)
            assert item is not None
            product = self._shop.products[variant.product_id]
            title = f"{product.title} – {variant.title}" if variant.title else product.title
            found.append(
                new(
                    PurchaseLine,
                    variant_id=id,
                    sku=variant.sku,
                    title=title,
                    supplier_sku=item.supplier_sku,
                    cost=item.cost,
                    quantity=came[id] + damaged.get(id, 0) + plan.missing.get(id, 0),
                    received=came[id],
                    damaged=damaged.get(id, 0),
                )
            )
        return found

    def _waited(self, plan: _Plan, order: PurchaseOrder, expected: date, arrival: object) -> list[PurchaseEvent]:
        """What was said while it was awaited."""
        random, calendar = self._random, self._shop.draft.calendar
        buyer, contact = self._shop.holders["operations-2"].id, self._contact(plan)
        if plan.late is not None and arrival is not None:
            words = {"contact": contact, **plan.late.words()}
            said = say(random, phrases.LATE, words).text
            at = plan.late.at
            told = _event(order, "expected", noting.expected(_day(arrival)), at, buyer)
            return [_event(order, "comment", said, at - timedelta(minutes=3), buyer), told]
        if plan.status == "Ordered" and expected < calendar.today and order.ordered_at is not None:
            at = calendar.between(random, calendar.morning(next_workday(expected)))
            return [_event(order, "comment", say(random, phrases.SLOW, {"contact": contact}).text, at, buyer)]
        return []

    def _contact(self, plan: _Plan) -> str:
        return (self._supply.suppliers[plan.supplier_id].contact_name or "them").split(" ")[0]

    def _arrived(self, plan: _Plan, order: PurchaseOrder, damaged: Mapping[int, int]) -> list[PurchaseEvent]:
        """A line for each delivery of it."""
        random, calendar = self._random, self._shop.draft.calendar
        place = next(each.name for each in self._shop.locations if each.id == plan.location_id)
        trucks: dict[date, list[InventoryMovement]] = defaultdict(list)
        for move in plan.moves:
            move.purchase_order_id = order.id
            trucks[calendar.date_of(move.at)].append(move)
        found: list[PurchaseEvent] = []
        for moves in trucks.values():
            slip = (
                f"{random.choice(('DN', 'LS', 'PS'))}-{random.randrange(1000, 99_999)}" if chance(random, 75) else None
            )
            rows = sorted(moves, key=lambda move: self._variants[move.variant_id].sku)
            whole = [(move.available, self._variants[move.variant_id].sku) for move in rows]
            broken = [(move.unavailable, self._variants[move.variant_id].sku) for move in rows if move.unavailable]
            at = moves[-1].at + timedelta(seconds=20)
            found.append(_event(order, "received", noting.received(whole, broken, place, slip), at, moves[0].by_id))
            if broken:
                said = say(random, phrases.DAMAGE, {"contact": self._contact(plan)}).text
                when = calendar.between(random, at, at + timedelta(days=2))
                buyer = self._shop.holders["operations-2"].id
                found.append(_event(order, "comment", said, max(when, at), buyer))
        if found and order.status == "Received":
            order.closed_at = max(event.at for event in found if event.kind == "received")
        return found

    def _ended(self, plan: _Plan, order: PurchaseOrder, lines: list[PurchaseLine]) -> list[PurchaseEvent]:
        random, calendar = self._random, self._shop.draft.calendar
        if plan.status not in ("Canceled", "Closed short"):
            return []
        since = plan.moves[-1].at if plan.moves else plan.ordered_at
        assert since is not None
        at = calendar.between(random, since + timedelta(days=1), since + timedelta(days=20))
        if plan.status == "Canceled":
            reason = pick(random, dict.fromkeys(phrases.CANCELED, 1))
            text = noting.canceled(reason)
        else:
            reason = pick(random, dict.fromkeys(phrases.SHORT, 1))
            left = [(line.quantity - line.received - line.damaged, line.sku) for line in lines]
            text = noting.closed(sorted((each for each in left if each[0]), key=lambda each: each[1]), reason)
        order.closed_at, order.close_reason = at, reason
        return [_event(order, plan.status.split(" ")[0].lower(), text, at, self._shop.holders["operations-2"].id)]


def _day(fact: object) -> date:
    assert isinstance(fact, date)
    return fact


def _event(order: PurchaseOrder, kind: str, message: str, at: datetime, by: int | None) -> PurchaseEvent:
    return new(PurchaseEvent, purchase_order_id=order.id, kind=kind, message=message, at=at, by_id=by)
