"""Photos of what came back, delivery notes of purchase orders, and certificates of those who pay no sales tax."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from random import Random

from ....apps.store.materials import goods_feel
from ....apps.store.models import (
    Attachment,
    Inspection,
    OrderLine,
    PurchaseEvent,
    PurchaseLine,
    PurchaseOrder,
    Return,
    ReturnLine,
    Supplier,
    Variant,
)
from ....apps.store.papers import Certificate, DeliveryNote, NoteRow, Photo, Spec, kind_of, packed
from ....apps.store.picture import KINDS
from ...random_source import chance
from ...rows import new
from ..shop import Shop

_SLIP = re.compile(r"\(delivery note ([^)]+)\)")
#: What a photo shows of goods in such a state, of hard goods and of soft ones.
_SEEN = {
    "Used": (("scuff", "stain"), ("stain", "scuff")),
    "Damaged": (("crack", "dent"), ("tear", "stain")),
    "Incomplete": (("missing part",), ("missing part",)),
}


def make_papers(shop: Shop) -> None:
    """Called last: nothing of the store depends on its pictures."""
    _Papers(shop).make()


class _Papers:
    def __init__(self, shop: Shop) -> None:
        self.shop, self.draft = shop, shop.draft
        self.random: Random = shop.draft.random("store", "papers")
        self.variants = {variant.id: variant for variant in self.draft.all(Variant)}

    def make(self) -> None:
        self._photos()
        self._delivery_notes()
        self._certificates()

    def _add(self, spec: Spec, at: datetime, by: int | None, **owner: int) -> None:
        key = f"{self.random.getrandbits(64):016x}"
        row = new(Attachment, key=key, kind=kind_of(spec), spec=packed(spec), at=at, by_id=by, **owner)
        self.draft.add(row)

    # -- What came back -----------------------------------------------------------------------------------------------

    def _photos(self) -> None:
        lines = {line.id: line for line in self.draft.all(OrderLine)}
        requests = {request.id: request for request in self.draft.all(Return)}
        looked: dict[int, list[Inspection]] = defaultdict(list)
        for each in self.draft.all(Inspection):
            looked[each.return_line_id].append(each)
        for line in self.draft.all(ReturnLine):
            request = requests[line.return_id]
            old = self.draft.calendar.now - request.updated_at > timedelta(days=75)
            if not line.received or not chance(self.random, 15 if old else 65):
                continue
            variant = self.variants[lines[line.order_line_id].stocked]
            if self.shop.products[variant.product_id].kind not in KINDS:
                continue
            at = min([each.at for each in looked[line.id]] + [request.updated_at]) - timedelta(minutes=4)
            by = looked[line.id][0].by_id if looked[line.id] else self.shop.holders["warehouse"].id
            for unit, state in enumerate(self._states(line, looked[line.id]), 1):
                self._add(self._photo(variant, state), at, by, return_line_id=line.id, unit=unit)

    def _states(self, line: ReturnLine, looked: list[Inspection]) -> Iterator[str]:
        """The state of each unit that came, as somebody found it or will."""
        found = [each.condition for each in looked for _ in range(each.quantity)]
        likely = ("Like new", "Like new", "Like new", "Opened", "Used", "Damaged", "Incomplete")
        yield from found[: line.received]
        for _ in range(line.received - len(found)):
            yield self.random.choice(likely)

    def _photo(self, variant: Variant, state: str) -> Photo:
        product, random = self.shop.products[variant.product_id], self.random
        kind = product.kind
        assert kind is not None
        if state == "Wrong item":
            others = {each.kind for each in self.shop.products.values() if each.kind in KINDS} - {kind}
            kind = random.choice(sorted(str(each) for each in others))
        is_soft = goods_feel(product.material or KINDS[kind][1]) == "soft"
        seen = _SEEN.get(state, (("",), ("",)))[is_soft]
        photo = Photo.of(product, variant.title, random.choice(seen), random.randrange(1_000_000))
        return photo if kind == product.kind else replace(photo, kind=kind, material=None)

    # -- What came in -------------------------------------------------------------------------------------------------

    def _delivery_notes(self) -> None:
        lines: dict[int, list[PurchaseLine]] = defaultdict(list)
        for line in self.draft.all(PurchaseLine):
            lines[line.purchase_order_id].append(line)
        came: dict[int, list[PurchaseEvent]] = defaultdict(list)
        for event in self.draft.all(PurchaseEvent):
            if event.kind == "received":
                came[event.purchase_order_id].append(event)
        suppliers = {each.id: each for each in self.draft.all(Supplier)}
        for order in self.draft.all(PurchaseOrder):
            events = came[order.id]
            slip = _SLIP.search(events[0].message) if len(events) == 1 else None
            if slip is None or not chance(self.random, 70):
                continue
            day = self.draft.calendar.date_of(events[0].at)
            rows = tuple(
                NoteRow(each.sku, each.title, each.quantity, each.received + each.damaged, None, each.damaged)
                for each in sorted(lines[order.id], key=lambda each: each.sku)
                if each.received + each.damaged
            )[:9]
            self._add(
                self._note(suppliers[order.supplier_id], order, slip[1], day, rows),
                events[0].at + timedelta(minutes=6),
                events[0].by_id,
                purchase_order_id=order.id,
            )

    def _note(
        self, supplier: Supplier, order: PurchaseOrder, number: str, day: date, rows: tuple[NoteRow, ...]
    ) -> DeliveryNote:
        place = next(each.name for each in self.shop.locations if each.id == order.location_id)
        sent = day - timedelta(days=self.random.randrange(1, 5))
        return DeliveryNote(
            supplier.name,
            supplier.email or supplier.phone or "",
            number,
            order.name,
            f"{sent:%b} {sent.day}, {sent.year}",
            place,
            rows,
            f"{day:%b} {day.day} {day.year}".upper(),
            self.random.randrange(1_000_000),
        )

    # -- Who pays no tax ----------------------------------------------------------------------------------------------

    def _certificates(self) -> None:
        random, today = self.random, self.draft.calendar.today
        for customer in self.shop.customers:
            addresses = self.shop.addresses[customer.id]
            if not customer.tax_exempt or not addresses or not chance(random, 60):
                continue
            home = addresses[0]
            until = today + timedelta(days=random.randrange(25, 600))
            since = until - timedelta(days=random.choice((730, 1095)))
            at = self.draft.calendar.at_work(random, max(self.draft.calendar.date_of(customer.created_at), since))
            customer.tax_exempt_until = until
            self._add(
                Certificate(
                    home.company or customer.name,
                    home.line,
                    f"{home.state}-{random.randrange(1000, 10_000)}-{random.randrange(10_000, 100_000)}",
                    home.state,
                    said(since),
                    said(until),
                    f"{customer.first_name[:1]}. {customer.last_name}",
                    random.randrange(1_000_000),
                ),
                max(at, customer.created_at),
                self.shop.staff(random, "support", "finance-3"),
                customer_id=customer.id,
            )


def said(day: date) -> str:
    """A date as a state's office prints it."""
    return f"{day:%B} {day.day}, {day.year}"
