"""Putting photos and scanned papers with what they are about."""

from __future__ import annotations

from ....platform.database import Db
from ....platform.errors import Invalid
from ...access import require, require_one
from ...models import Attachment, Customer, PurchaseOrder, ReturnLine
from ...papers import Certificate, DeliveryNote, Photo, Spec, kind_of, packed
from ..saving import load


def add_photo(db: Db, return_line_id: int, unit: int, photo: Photo) -> Attachment:
    """Keep a photo of a unit that came back, the first of its line being 1."""
    require_one(db, "refunds", "inventory")
    line = db.get(ReturnLine, return_line_id)
    if line is None or not 1 <= unit <= line.received:
        raise Invalid({"": "No such unit has come back."})
    return _add(db, photo, return_line_id=line.id, unit=unit)


def add_delivery_note(db: Db, purchase_order_id: int, note: DeliveryNote) -> Attachment:
    """Keep the delivery note that came with goods of a purchase order."""
    require(db, "inventory")
    order = load(db, PurchaseOrder, purchase_order_id, "purchase order")
    return _add(db, note, purchase_order_id=order.id)


def add_certificate(db: Db, customer_id: int, certificate: Certificate) -> Attachment:
    """Keep a certificate that a customer has sent."""
    require(db, "customers")
    return _add(db, certificate, customer_id=load(db, Customer, customer_id, "customer").id)


def _add(db: Db, spec: Spec, **owner: int) -> Attachment:
    found = Attachment(
        key=db.secret()[:16], kind=kind_of(spec), spec=packed(spec), at=db.now, by_id=db.actor_id, **owner
    )
    db.add(found)
    db.flush()
    return found
