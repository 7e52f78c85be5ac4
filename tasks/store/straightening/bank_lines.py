"""Orders whose money the bank took more often than once, rightly or not, as its file has them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import selectinload

from ....apps.platform.database import Db
from ....apps.platform.errors import DomainError
from ....apps.store import actions
from ....apps.store.actions.editing.planning import plan_edit
from ....apps.store.models import Customer, Order
from ....seeds.world import World
from ...draw import Draw
from ...queries import fetch_undeleted
from ..judging.placing import DESK, Placed, lull, moment, order_id, plain_goods, quiet_shoppers
from ..queries import addresses

REASON, APOLOGY = "Charged twice", "Apology"
MANAGER = "Store manager"
#: Why an order was refunded before: nothing of it is about the bank.
OTHERWISE = ("Price match", "Late delivery", "Agreed on the phone")
#: What looks like a double charge and is none.
DECOYS = ("halves", "balance", "twins", "refunded", "reversed")


@dataclass(frozen=True)
class BankLine:
    """A line of the bank's file; cents, below zero where the bank gave money back."""

    day: date
    amount: int
    name: str | None
    rank: int = 0

    @property
    def key(self) -> tuple[date, int, int]:
        """The bank's own order within a day; what was given back follows what was taken."""
        return self.day, abs(self.amount) * 7_919 % 10_007, self.rank

    @property
    def text(self) -> str:
        sign = "-" if self.amount < 0 else ""
        money = f"{sign}${abs(self.amount) / 100:,.2f}"
        return f"{self.day:%b} {self.day.day}, {money}, card 0019, {self.name or 'no order no.'}"


@dataclass(frozen=True)
class Charged:
    """An order, or two, with what the bank has of it; `kind` says what happened."""

    kind: str
    customer: Customer
    orders: tuple[Order, ...]
    days: tuple[date, ...]
    placed: tuple[Placed, ...] = ()
    parts: tuple[int, ...] = ()  # what is captured of it before the episode
    line_id: int = 0  # of which an edit adds one more
    before: str | None = None  # why the same amount was given back already
    lines: tuple[BankLine, ...] = ()
    ago: tuple[int, ...] = ()  # minutes before the episode at which that happened

    @property
    def twice(self) -> BankLine | None:
        """The line that is a second charge; it is the last of those that the order has."""
        return self.lines[-1] if self.kind in ("plain", "blank", "part") and self.lines else None

    @property
    def amount(self) -> int:
        """What somebody gives back who takes the last line for a double one."""
        return abs(self.lines[-1].amount)

    def order_id(self, db: Db) -> int:
        return order_id(db, self.placed[-1]) if self.placed else self.orders[-1].id

    def setup(self, db: Db) -> None:
        id = self.order_id(db)
        for amount, ago in zip(self.parts, self.ago, strict=False):
            with moment(db, db.now - timedelta(minutes=ago), DESK):
                actions.capture_payment(db, id, amount=amount)
        if self.line_id:
            line = next(line for line in db.get_one(Order, id).lines if line.id == self.line_id)
            with moment(db, db.now - timedelta(minutes=self.ago[0]), DESK):
                actions.edit_order(db, id, {line.id: line.kept + 1}, reason="Customer called")
            with moment(db, db.now - timedelta(minutes=self.ago[1]), DESK):
                actions.collect_balance(db, id)
        if self.before is not None:
            amount = self.parts[-1] if self.parts else db.get_one(Order, id).captured
            with moment(db, db.now - timedelta(minutes=self.ago[-1]), MANAGER):
                actions.refund_order(db, id, amount=amount, reason=self.before)

    def amounts(self, db: Db) -> tuple[int, ...]:
        """What was captured, one after the other, of all its orders."""
        ids = [order_id(db, each) for each in self.placed] or [self.orders[0].id]
        return tuple(p.amount for id in ids for p in db.get_one(Order, id).payments if p.kind == "Capture")

    def lines_of(self, captured: Sequence[int]) -> tuple[BankLine, ...]:
        """The bank's lines, once it is known what was captured; the last one is what looks double."""
        name = self.orders[-1].name
        names = [each.name for each in self.orders] if self.kind == "twins" else [name] * len(captured)
        if self.kind == "twins":
            names[0] = ""
        found = [BankLine(day, amount, name or None, 1)
                 for day, amount, name in zip(self.days, captured, names, strict=False)]  # fmt: skip
        if self.kind == "reversed":
            again = replace(found[-1], day=self.days[1], rank=2)
            return (*found, replace(again, day=self.days[2], amount=-again.amount, rank=3), again)
        if self.kind in ("plain", "part", "refunded", "blank"):
            found.append(replace(found[-1], day=self.days[-1], name=None if self.kind == "blank" else name, rank=2))
        return tuple(found)


def draw_charges(draw: Draw, world: World, wait: int) -> list[Charged]:
    """Three orders that were charged twice and four that look so, in any order and not yet with their lines."""
    recent = _recent(world)
    with world.session() as db:
        now, today, zone = db.now, db.today, db.timezone
    totals = Counter(each.total for each in recent)
    plain = [each for each in recent if _is_plain(each) and totals[each.total] == 1]
    chooser = _Chooser(draw, world, now, today, lambda at: at.astimezone(zone).date())
    old = [each for each in plain if _is_captured(each) and chooser.day_of(each) < today]
    new = [each for each in plain if each.payment_status == "Authorized" and each.placed_at < now - timedelta(hours=2)]
    late = [each for each in old if chooser.day_of(each) < today - timedelta(days=wait + 1)]
    soon = [each for each in old if today - timedelta(days=wait) < chooser.day_of(each)]
    kinds = draw.sample(DECOYS, 4)
    first, second = draw.sample(("plain", "blank"), 2)
    made = [chooser.of_old(first, late), chooser.of_old(second, soon), chooser.of_new("part", new)]
    for kind in kinds:
        if kind == "balance":
            made.append(chooser.edited(old))
        elif kind == "twins":
            made.append(chooser.twins())
        else:
            made.append(chooser.of_old(kind, old) if kind == "reversed" else chooser.of_new(kind, new))
    draw.random.shuffle(made)
    return made


@dataclass
class _Chooser:
    """Draws orders of each kind, none twice."""

    draw: Draw
    world: World
    now: datetime
    today: date
    date_of: Callable[[datetime], date]

    def __post_init__(self) -> None:
        self._taken: set[int] = set()

    def day_of(self, order: Order) -> date:
        """The day on which its money was captured."""
        return self.date_of(next(each.at for each in order.payments if each.kind == "Capture"))

    def of_old(self, kind: str, pool: list[Order]) -> Charged:
        """One that was captured days ago, wholly and in the store's book once."""
        order = self._take(pool)
        day = self.day_of(order)
        again = day + timedelta(days=self.draw.integer(0, 1))
        days = (day, again, min(self.today, again + timedelta(days=1))) if kind == "reversed" else (day, again)
        return Charged(kind, order.customer, (order,), days)

    def of_new(self, kind: str, pool: list[Order]) -> Charged:
        """One that is captured today, in two parts: halves, or a larger one before a smaller one."""
        order = self._take(each for each in pool if kind != "halves" or each.total % 2 == 0)
        small = order.total // 2 if kind == "halves" else order.total * self.draw.integer(25, 45) // 100
        ago = self._minutes(3)
        before = {"part": self.draw.choice((None, *OTHERWISE)), "refunded": REASON}.get(kind)
        days = tuple(self.date_of(self.now - timedelta(minutes=each)) for each in (*ago[:2], ago[1]))
        return Charged(kind, order.customer, (order,), days, parts=(order.total - small, small), before=before, ago=ago)

    def edited(self, pool: list[Order]) -> Charged:
        """One that gets another unit today, of which the customer has paid the balance."""
        with self.world.session() as db:
            fits = {each.id: line.id for each in pool for line in each.lines if _can_grow(db, each.id, line.id)}
        order = self._take(each for each in pool if each.id in fits)
        ago = self._minutes(2)
        days = (self.day_of(order), self.date_of(self.now - timedelta(minutes=ago[1])))
        return Charged("balance", order.customer, (order,), days, line_id=fits[order.id], ago=ago)

    def twins(self) -> Charged:
        """Two orders of today of one customer with the same goods."""
        number, last, now = lull(self.world)
        room = int((now - last).total_seconds()) // 60 - 2
        homes = {each.customer_id: each.id for each in reversed(addresses(self.world))}
        who, ago = self.draw.choice(quiet_shoppers(self.world)), self.draw.integer(12, min(room, 60))
        goods = tuple((each.id, self.draw.integer(1, 2)) for each in self.draw.sample(plain_goods(self.world), 2))
        placed = tuple(
            Placed(number + n, now - timedelta(minutes=ago - 5 * n), who, homes[who.id], goods, is_paid=True)
            for n in range(2)
        )
        return Charged("twins", who, tuple(each.order for each in placed), (self.today,) * 2, placed,
                       ago=(ago, ago - 5))  # fmt: skip

    def _take(self, pool: Iterable[Order]) -> Order:
        order = self.draw.choice(each for each in pool if each.customer_id not in self._taken)
        self._taken.add(order.customer_id)
        return order

    def _minutes(self, count: int) -> tuple[int, ...]:
        return tuple(sorted(self.draw.sample(range(6, 58), count), reverse=True))


def _can_grow(db: Db, order_id: int, line_id: int) -> bool:
    """Whether an order may have one unit more of a line, for money."""
    order = db.get_one(Order, order_id)
    line = next(each for each in order.lines if each.id == line_id)
    try:
        return plan_edit(db, order, {line_id: line.kept + 1}, ()).owed > 0
    except DomainError:
        return False


def _recent(world: World) -> list[Order]:
    """Orders of the last weeks with their payments."""
    with world.session() as db:
        since = db.now - timedelta(days=21)
    asked = select(Order).where(Order.placed_at > since).options(
        selectinload(Order.payments), selectinload(Order.lines), selectinload(Order.customer),
        selectinload(Order.holds), selectinload(Order.refunds),
    )  # fmt: skip
    return fetch_undeleted(world, asked)


def _is_plain(order: Order) -> bool:
    quiet = not (order.refunded or order.owed or order.voided or order.holds or order.customer.persona)
    return quiet and order.status != "Canceled" and order.card.endswith("0019") and order.total >= 1_500


def _is_captured(order: Order) -> bool:
    return order.captured == order.total and sum(each.kind == "Capture" for each in order.payments) == 1
