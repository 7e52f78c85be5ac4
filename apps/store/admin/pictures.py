"""Attachments as pages and tools speak of them: that there is a picture, and of what; never what it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.orm import joinedload

from ...platform.database import Db
from ...platform.errors import NotFound
from ..models import Attachment, ReturnLine

_SCANS = {"Delivery note": "Scanned delivery note", "Certificate": "Scanned certificate"}


@dataclass(frozen=True)
class Shown:
    """A picture by the name that it has on pages, with whose it is."""

    id: int
    key: str
    kind: str
    label: str
    line_id: int | None
    unit: int | None


def of_return(db: Db, return_id: int) -> list[Shown]:
    """The photos of what came back, by line and unit."""
    mine = Attachment.return_line_id.in_(select(ReturnLine.id).where(ReturnLine.return_id == return_id))
    return _shown(db, select(Attachment).where(mine))


def of_purchase(db: Db, order_id: int) -> list[Shown]:
    return _shown(db, select(Attachment).where(Attachment.purchase_order_id == order_id))


def of_customer(db: Db, customer_id: int) -> list[Shown]:
    return _shown(db, select(Attachment).where(Attachment.customer_id == customer_id))


def attachment_by_key(db: Db, key: str) -> Attachment:
    found = db.scalar(select(Attachment).where(Attachment.key == key))
    if found is None:
        raise NotFound("This picture does not exist.")
    return found


def shown_with(db: Db, attachment: Attachment) -> list[Shown]:
    """All pictures of the record with which this one lies."""
    if attachment.return_line is not None:
        return of_return(db, attachment.return_line.return_id)
    if attachment.purchase_order_id is not None:
        return of_purchase(db, attachment.purchase_order_id)
    assert attachment.customer_id is not None
    return of_customer(db, attachment.customer_id)


def _shown(db: Db, found: Select[Any]) -> list[Shown]:
    found = found.options(joinedload(Attachment.return_line).joinedload(ReturnLine.order_line))
    rows = db.scalars(found.order_by(Attachment.return_line_id, Attachment.unit, Attachment.id)).all()
    many = Counter((row.return_line_id, row.unit) for row in rows)
    seen: Counter[tuple[int | None, int | None]] = Counter()
    shown = []
    for row in rows:
        group = row.return_line_id, row.unit
        seen[group] += 1
        shown.append(Shown(row.id, row.key, row.kind, _label(row, seen[group], many[group]), *group))
    return shown


def _label(row: Attachment, number: int, count: int) -> str:
    """What a picture is called: "Photo of KES-250, unit 2, 1 of 2", "Scanned delivery note"."""
    if row.return_line is not None:
        what = f"Photo of {row.return_line.order_line.sku}, unit {row.unit}"
    else:
        what = _SCANS[row.kind]
    return f"{what}, {number} of {count}" if count > 1 else what


def labels(shown: Sequence[Shown]) -> tuple[str, ...]:
    """That there are pictures, and of what: all that tools tell."""
    return tuple(each.label for each in shown)
