"""One order under construction: its rows so far, and the books that are kept of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from random import Random

from ...apps.store.models import (
    Customer,
    Fulfilment,
    InventoryMovement,
    Location,
    Order,
    OrderEvent,
    OrderLine,
    Payment,
)
from ..draft import Draft
from ..rows import new
from .shop import Shop


@dataclass
class OrderRecord:
    """An order with its lines and parcels; whatever happens to it leaves events, payments and stock movements."""

    shop: Shop
    random: Random
    customer: Customer
    number: int
    placed_at: datetime
    order: Order = field(init=False)
    lines: list[OrderLine] = field(default_factory=list)
    parcels: list[Fulfilment] = field(default_factory=list)
    #: Where its goods lie.
    home: Location = field(init=False)

    @property
    def draft(self) -> Draft:
        return self.shop.draft

    @property
    def now(self) -> datetime:
        return self.draft.calendar.now

    @property
    def currency(self) -> str:
        return self.draft.company.currency

    def event(self, at: datetime, kind: str, message: str, by: int | None, *, parcel: Fulfilment | None = None) -> None:
        about = parcel.id if parcel else None
        self.draft.add(
            new(
                OrderEvent,
                order_id=self.order.id,
                fulfilment_id=about,
                kind=kind,
                message=message,
                at=at,
                by_id=by,
            )
        )
        self.order.updated_at, self.order.updated_by_id = max(at, self.order.updated_at), by

    def pay(self, at: datetime, kind: str, amount: int, by: int | None) -> None:
        if amount:
            self.draft.add(new(Payment, order_id=self.order.id, kind=kind, amount=amount, at=at, by_id=by))

    def move(
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
