"""What becomes of a transfer: sent, received in parts, closed short, canceled."""

from __future__ import annotations

from collections.abc import Mapping

from ....platform.database import Db
from ....platform.errors import Blocked
from ...access import require
from ...models import Transfer
from .. import stock
from ..saving import load
from . import noting
from .endings import book, cancel, clean_reason, close_short
from .transfers import draft_transfer


def send_transfer(db: Db, transfer_id: int, *, version: int | None = None) -> Transfer:
    """Have the goods of a draft leave: no longer available at the origin, incoming at the destination."""
    require(db, "inventory")
    transfer = draft_transfer(db, transfer_id, version)
    if not transfer.lines:
        raise Blocked(f"{transfer.name} has no items yet.")
    short = []
    for line in transfer.lines:
        here = stock.level_of(db, line.variant_id, transfer.origin_id).available
        if here < line.quantity:
            short.append(f"{max(0, here)} of {line.sku}")
    if short:
        raise Blocked(f"{transfer.origin.name} has only {', '.join(short)} available.")
    for line in transfer.lines:
        stock.move(
            db, line.variant_id, transfer.origin_id, "Transfer sent", available=-line.quantity,
            transfer_id=transfer.id, note=transfer.name,
        )  # fmt: skip
        stock.expect(db, line.variant_id, transfer.destination_id, line.quantity)
    transfer.status, transfer.sent_at = "In transit", db.now
    count = sum(line.quantity for line in transfer.lines)
    noting.note(db, transfer, "sent", noting.sent(count, transfer.origin.name))
    return transfer


def underway_transfer(db: Db, transfer_id: int, version: int | None = None) -> Transfer:
    """The transfer, of which goods are on their way."""
    transfer = load(db, Transfer, transfer_id, "transfer", version)
    if not transfer.is_underway:
        state = "has not been sent yet" if transfer.status == "Draft" else f"is {transfer.status.lower()}"
        raise Blocked(f"{transfer.name} {state}: nothing of it is on its way.")
    return transfer


def receive_transfer(
    db: Db,
    transfer_id: int,
    accepted: Mapping[int, int],
    damaged: Mapping[int, int] | None = None,
    *,
    version: int | None = None,
) -> Transfer:
    """Book what has arrived at the destination (numbers by line id): some of it, or all that is left."""
    require(db, "inventory")
    transfer = underway_transfer(db, transfer_id, version)
    book(db, transfer, transfer.destination, accepted, damaged or {}, "Transfer received")
    return transfer


def close_transfer(db: Db, transfer_id: int, reason: str, *, version: int | None = None) -> Transfer:
    """Wait no longer for what has left and not arrived: it is lost."""
    require(db, "inventory")
    transfer = underway_transfer(db, transfer_id, version)
    close_short(db, transfer, transfer.destination_id, reason)
    return transfer


def cancel_transfer(db: Db, transfer_id: int, reason: str, *, version: int | None = None) -> Transfer:
    """Cancel a transfer that has not left."""
    require(db, "inventory")
    transfer = load(db, Transfer, transfer_id, "transfer", version)
    if transfer.status != "Draft":
        state = transfer.status.lower()
        then = " Receive what arrives, and close it short if something is missing." if transfer.is_underway else ""
        raise Blocked(f"{transfer.name} is {state} and cannot be canceled.{then}")
    reason = clean_reason(reason)
    cancel(db, transfer, reason)
    return transfer


def comment_transfer(db: Db, transfer_id: int, text: str) -> Transfer:
    """Say something on a transfer's timeline; only staff see it."""
    require(db, "inventory")
    transfer = load(db, Transfer, transfer_id, "transfer")
    noting.comment(db, transfer, text)
    return transfer
