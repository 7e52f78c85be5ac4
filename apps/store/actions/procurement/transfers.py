"""Transfers as they are drawn up: a draft with lines, which can change until the goods leave."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, TypedDict, Unpack

from ....platform.database import Db
from ....platform.errors import Blocked, NotFound
from ....platform.limits import LARGEST_COUNT
from ... import limits
from ...access import require
from ...models import Transfer, TransferLine, Variant
from ..saving import apply, load
from ..values import Values
from . import noting
from .purchases import check_room, clean_expected, next_number, place_of, set_units


class TransferValues(TypedDict, total=False):
    origin_id: int
    destination_id: int
    expected_on: date | None
    reference: str | None
    note: str | None


def _clean(db: Db, given: dict[str, Any], transfer: Transfer | None) -> dict[str, Any]:
    values = Values()
    current = {name: getattr(transfer, name, None) for name in TransferValues.__annotations__} | given
    origin = place_of(db, values, "origin_id", current["origin_id"])
    destination = place_of(db, values, "destination_id", current["destination_id"])
    if origin is not None and origin == destination:
        values.refuse("destination_id", "Choose another location than the one that the goods leave.")
    was = transfer.expected_on if transfer else None
    cleaned = {
        "origin_id": origin,
        "destination_id": destination,
        "expected_on": clean_expected(db, values, current["expected_on"], was),
        "reference": values.optional("reference", current["reference"], "Reference", longest=limits.LONGEST_REFERENCE),
        "note": values.optional("note", current["note"], "Note", longest=limits.LONGEST_NOTE, lines=True),
    }
    values.done()
    return cleaned


def draft_transfer(db: Db, transfer_id: int, version: int | None = None) -> Transfer:
    """The transfer for a change that only drafts take."""
    transfer = load(db, Transfer, transfer_id, "transfer", version)
    if transfer.status != "Draft":
        state = "been canceled" if transfer.status == "Canceled" else "left"
        raise Blocked(f"{transfer.name} has {state}: only its expected date and its note can change.")
    return transfer


def create_transfer(
    db: Db, *, quantities: Mapping[int, int] | None = None, **given: Unpack[TransferValues]
) -> Transfer:
    """Draw up a transfer of so many units of variants (by id); no stock moves before it is sent."""
    require(db, "inventory")
    transfer = Transfer(
        number=next_number(db, Transfer.number), status="Draft", revision=1, **_clean(db, dict(given), None)
    )
    db.add(transfer)
    db.flush()
    noting.note(db, transfer, "created", noting.created(transfer.name))
    if quantities:
        set_transfer_quantities(db, transfer.id, quantities)
    return transfer


def update_transfer(
    db: Db, transfer_id: int, *, version: int | None = None, **given: Unpack[TransferValues]
) -> Transfer:
    """Change a transfer: all of a draft; of one that has left only when it is expected, and the note."""
    require(db, "inventory")
    transfer = load(db, Transfer, transfer_id, "transfer", version)
    cleaned = _clean(db, dict(given), transfer)
    differ = [name for name, value in cleaned.items() if getattr(transfer, name) != value]
    if transfer.status != "Draft" and set(differ) - {"expected_on", "note"}:
        draft_transfer(db, transfer_id)
    if "expected_on" in differ and transfer.status != "Draft" and not transfer.is_underway:
        raise Blocked(f"Nothing of {transfer.name} is expected any more: it is {transfer.status.lower()}.")
    changed = apply(transfer, cleaned)
    db.flush()
    db.expire(transfer, ["origin", "destination"])
    if transfer.status == "Draft":
        return transfer
    noting.note_changes(db, transfer, changed)
    return transfer


def set_transfer_quantities(
    db: Db, transfer_id: int, quantities: Mapping[int, int], *, version: int | None = None
) -> Transfer:
    """Have a draft move so many units of variants (by id); none takes the variant off, others stay as they are."""
    require(db, "inventory")
    transfer = draft_transfer(db, transfer_id, version)
    values = Values()
    lines = {line.variant_id: line for line in transfer.lines}
    for variant_id, quantity in quantities.items():
        quantity = values.whole(f"line-{variant_id}", quantity, "Quantity")
        if variant_id in lines:
            set_units(db, lines[variant_id], quantity)
        elif quantity:
            variant = load(db, Variant, variant_id, "variant")
            db.add(
                TransferLine(
                    transfer_id=transfer.id,
                    variant_id=variant_id,
                    sku=variant.sku,
                    title=variant.full_title,
                    quantity=quantity,
                    received=0,
                    damaged=0,
                )
            )
    values.done()
    db.flush()
    db.expire(transfer, ["lines"])
    check_room(len(transfer.lines))
    transfer.revision += 1
    return transfer


def update_transfer_line(db: Db, line_id: int, *, quantity: int) -> TransferLine:
    """Change how many units a draft's line moves."""
    require(db, "inventory")
    line = db.get(TransferLine, line_id)
    if line is None:
        raise NotFound("This item does not exist.")
    transfer = draft_transfer(db, line.transfer_id)
    values = Values()
    values.whole("quantity", quantity, "Quantity", 1, LARGEST_COUNT)
    values.done()
    if apply(line, {"quantity": quantity}):
        transfer.revision += 1
    db.flush()
    return line
