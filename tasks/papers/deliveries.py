"""Deliveries with a scanned note: what was printed, what the pen made of it, and what the supplier said of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.store import actions
from ...apps.store.models import AWAITED, Attachment, PurchaseEvent, PurchaseLine, PurchaseOrder
from ...apps.store.papers import DeliveryNote, NoteRow
from ...seeds.world import World
from ..draw import Draw
from ..queries import fetch_all, fetch_undeleted

#: What somebody of the office writes who has heard from the supplier: that nothing more comes, or that it does.
FINAL = (
    "{contact} wrote back: whatever is short on this one won't be made anymore, so no second shipment.",
    "Mail from {contact}. They ship what they have, and that's the end of it; we should not wait for the rest.",
    "Spoke to {contact}: the line was dropped at the factory. What they can't send now will never come.",
    "{contact} has taken the remainder off their books. Nothing will follow after this truck.",
    "Heard from {contact} that they can't fill the rest, not now and not later.",
)
LATER = (
    "{contact} says the missing part follows on the next truck.",
    "Mail from {contact}: they found more at their other site, it goes out once the first lot has left.",
    "{contact} called. A second shipment is booked for whatever doesn't fit on this one.",
    "They'll send the balance as soon as it's packed, {contact} wrote today.",
    "According to {contact} the rest is only delayed, two or three weeks.",
)
REASONS = ("Rest not delivered", "Supplier can't fill the rest", "No second shipment", "Rest dropped by the supplier")


@dataclass(frozen=True)
class Came:
    """What came of a line: as printed, as counted at the door, and how much of that is broken."""

    line: PurchaseLine
    printed: int
    counted: int
    broken: int

    @property
    def row(self) -> NoteRow:
        corrected = self.counted if self.counted != self.printed else None
        return NoteRow(self.line.sku, self.line.title, self.line.quantity, self.printed, corrected, self.broken)


@dataclass(frozen=True)
class Delivery:
    """A delivery that stands at the door, for an order of which goods are awaited."""

    order: PurchaseOrder
    came: tuple[Came, ...]
    note: DeliveryNote
    said: tuple[str, ...]  # what was heard from the supplier, the oldest first
    is_final: bool  # whether the last word was that nothing more comes
    reason: str

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        # There is one note on its page: the one that is new.
        scanned = set(fetch_all(world, select(Attachment.purchase_order_id)))
        able = [(sum(line.open > 3 for line in each.lines), each) for each in awaited(world) if each.id not in scanned]
        order = draw.choice([order for n, order in able if 3 <= n <= 8] or [order for n, order in able if n == 2])
        came = tuple(_came(draw, [line for line in order.lines if line.open > 3]))
        is_final = draw.choice((True, False))
        said = [draw.choice(FINAL if is_final else LATER)]
        if draw.choice((True, True, False)):
            said.insert(0, draw.choice(LATER if is_final else FINAL))
        contact = (order.supplier.contact_name or "Their office").split(" ")[0]
        with world.session() as db:
            today = db.today
        sent = today - timedelta(days=draw.integer(1, 3))
        note = DeliveryNote(
            order.supplier.name,
            order.supplier.email or order.supplier.phone or "",
            f"{draw.choice(('DN', 'LS', 'PS'))}-{draw.integer(10_000, 99_999)}",
            order.name,
            f"{sent:%b} {sent.day}, {sent.year}",
            order.location.name,
            tuple(each.row for each in came if each.printed),
            f"{today:%b} {today.day} {today.year}".upper(),
            draw.integer(0, 999_999),
        )
        words = tuple(text.format(contact=contact) for text in said)
        return cls(order, came, note, words, is_final, draw.choice(REASONS))

    def put(self, db: Db) -> None:
        """Have the note scanned; colleagues have written down what they heard."""
        buyer = db.scalars(select(Person.id).where(Person.persona == "operations")).one()
        for age, text in zip(range(len(self.said), 0, -1), self.said, strict=True):
            db.actor_id = buyer
            actions.comment_purchase_order(db, self.order.id, text)
            db.flush()
            newest = select(PurchaseEvent).order_by(PurchaseEvent.id.desc()).limit(1)
            db.scalars(newest).one().at = db.now - timedelta(hours=22 * age)
        db.actor_id = None
        actions.add_delivery_note(db, self.order.id, self.note)

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """Of each article that was awaited, accepted and damaged units."""
        found = {each.line.sku: (each.counted - each.broken, each.broken) for each in self.came}
        return {line.sku: found.get(line.sku, (0, 0)) for line in self.order.lines if line.open}

    def book(self, db: Db, *, without: str = "") -> None:
        """Book it as the handbook says, or as somebody does who leaves something out."""
        accepted, damaged = {}, {}
        for each in self.came:
            counted = each.printed if without == "the pen" else each.counted
            broken = 0 if without == "the broken ones" else each.broken
            accepted[each.line.id], damaged[each.line.id] = counted - broken, broken
        actions.receive_purchase_order(db, self.order.id, accepted, damaged, delivery_note=self.note.number)
        if self.is_final != (without == "the last word"):
            actions.close_purchase_order(db, self.order.id, self.reason)


def awaited(world: World) -> list[PurchaseOrder]:
    return fetch_undeleted(
        world,
        select(PurchaseOrder)
        .where(PurchaseOrder.status.in_(AWAITED))
        .options(
            selectinload(PurchaseOrder.lines), joinedload(PurchaseOrder.supplier), joinedload(PurchaseOrder.location)
        ),
    )


def _came(draw: Draw, lines: Sequence[PurchaseLine]) -> list[Came]:
    """One line is corrected by hand, one has broken units, and mostly one is not on the note at all."""
    order = draw.sample(lines, len(lines))
    found = []
    for number, line in enumerate(order):
        printed = counted = line.open
        broken = 0
        if number == 0:
            counted -= draw.integer(1, max(1, line.open // 2))
        elif number == 1:
            broken = draw.integer(1, min(4, line.open - 1))
        elif number == 2:
            printed = counted = 0
        elif number == 3:
            printed = counted = line.open - draw.integer(1, line.open - 1)
        found.append(Came(line, printed, counted, broken))
    return sorted(found, key=lambda each: each.line.sku)
