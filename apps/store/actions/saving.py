"""What all actions share: loading a record for a change, writing what changed, noting it on the order's timeline."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import NotFound
from ...platform.models import Record
from ..models import Fulfilment, Hold, Order, OrderEvent, Return

R = TypeVar("R", bound=Record)


def load(db: Db, model: type[R], record_id: int, what: str, version: int | None = None) -> R:
    """The record, not deleted and not saved by somebody else since `version`."""
    record = db.get(model, record_id)
    if record is None or record.deleted_at is not None:
        raise NotFound(f"This {what} does not exist.")
    db.check_version(record, f"This {what}", version, nobody="the store")
    return record


def own_order(db: Db, customer_id: int, number: int) -> Order:
    """An order of this shopper."""
    order = db.scalar(select(Order).where(Order.number == number, Order.customer_id == customer_id))
    if order is None:
        raise NotFound("This order does not exist.")
    return order


def apply(record: object, changes: Mapping[str, Any]) -> list[str]:
    """Write the values that differ; returns their names."""
    changed = [name for name, value in changes.items() if getattr(record, name) != value]
    for name in changed:
        setattr(record, name, changes[name])
    return changed


def note(
    db: Db,
    order: Order,
    kind: str,
    message: str,
    parcel: Fulfilment | None = None,
    *,
    hold: Hold | None = None,
    request: Return | None = None,
) -> None:
    """Write a line of the order's timeline, about one of its parcels, holds or returns if it is."""
    db.add(
        OrderEvent(
            order_id=order.id,
            kind=kind,
            message=message,
            at=db.now,
            by_id=db.actor_id,
            fulfilment_id=parcel.id if parcel else None,
            hold_id=hold.id if hold else None,
            return_id=request.id if request else None,
        )
    )
