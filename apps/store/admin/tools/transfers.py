"""Tools for transfers, from draft to received."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LARGEST_COUNT
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...models import Transfer, TransferLine
from ...naming import Done, Version, without_nothing
from ..supply import queries
from ..supply.lists import TRANSFERS as TRANSFER_LIST
from .naming import LocationName, TransferName, location_of, location_told, transfer_of
from .supply import (
    ArrivedUnits,
    Event,
    Reason,
    VariantUnits,
    arrived,
    arrived_told,
    events_of,
    line_of_draft,
    quantities_of,
    quantities_told,
)

Told = Mapping[str, Any]

search_transfers = search_tool("store", TRANSFER_LIST, lambda _db: queries.transfers())


class TransferLineRow(Result):
    sku: str
    title: str
    quantity: int
    accepted: int
    damaged: int
    open: int


class TransferDetails(Result):
    transfer: str
    status: str
    origin: str
    destination: str
    expected_on: str | None = None
    reference: str | None = None
    note: str | None = None
    sent_at: str | None = None
    close_reason: str | None = None
    items: tuple[TransferLineRow, ...]
    timeline: tuple[Event, ...]
    version: int


class OneTransfer(Arguments):
    transfer: TransferName


class OneTransferSeen(OneTransfer):
    version: Version = None


@tool("store_get_transfer", "Read a transfer: its items, what of them has arrived, and its timeline.")
def get_transfer(db: Db, given: OneTransfer) -> TransferDetails:
    transfer = queries.transfer(db, transfer_of(db, given.transfer).id)
    items = tuple(
        TransferLineRow(
            sku=line.sku,
            title=line.title,
            quantity=line.quantity,
            accepted=line.received,
            damaged=line.damaged,
            open=line.open,
        )
        for line in transfer.lines
    )
    return TransferDetails(
        transfer=transfer.name,
        status=transfer.status,
        origin=transfer.origin.name,
        destination=transfer.destination.name,
        expected_on=transfer.expected_on.isoformat() if transfer.expected_on else None,
        reference=transfer.reference,
        note=transfer.note,
        sent_at=at_office(db, transfer.sent_at) if transfer.sent_at else None,
        close_reason=transfer.close_reason,
        items=items,
        timeline=events_of(db, transfer),
        version=transfer.version,
    )


class TransferFields(Arguments):
    expected_on: date | None = None
    reference: Annotated[str | None, Field(max_length=limits.LONGEST_REFERENCE)] = None
    note: Annotated[str | None, Field(max_length=limits.LONGEST_NOTE)] = None


class CreateTransfer(TransferFields):
    origin: Annotated[LocationName, Field(description="The location that the goods leave.")]
    destination: Annotated[LocationName, Field(description="The location where they are to arrive.")]
    items: Annotated[tuple[VariantUnits, ...], Field(max_length=limits.MOST_LINES)] = ()


def _values_told(db: Db, given: Told) -> dict[str, Any]:
    told = dict(given)
    for name in ("origin", "destination"):
        if f"{name}_id" in told:
            told[name] = location_told(db, told.pop(f"{name}_id"))
    return {name: value.isoformat() if isinstance(value, date) else value for name, value in told.items()}


def _created_told(db: Db, asked: Told) -> dict[str, Any]:
    told = _values_told(db, asked.get("given", {}))
    return without_nothing({**told, "items": quantities_told(db, asked.get("quantities"))})


@tool("store_create_transfer", "Draw up a transfer between two locations; no stock moves before it is sent.", "add",
      action=actions.create_transfer, told=_created_told)  # fmt: skip
def create_transfer(db: Db, given: CreateTransfer) -> Done:
    transfer = actions.create_transfer(
        db,
        quantities=quantities_of(db, given.items),
        origin_id=location_of(db, given.origin, "origin").id,
        destination_id=location_of(db, given.destination, "destination").id,
        expected_on=given.expected_on,
        reference=given.reference,
        note=given.note,
    )
    return Done(done=f"{transfer.name} was created.", id=transfer.id, version=transfer.version)


class UpdateTransfer(TransferFields, OneTransferSeen):
    origin: LocationName | None = None
    destination: LocationName | None = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    transfer = db.get_one(Transfer, asked["transfer_id"])
    changed = {name: value for name, value in asked.get("given", {}).items() if getattr(transfer, name) != value}
    return {"transfer": transfer.name, **_values_told(db, changed)}


@tool("store_update_transfer",
      "Change a draft; of a transfer that has left only its date and note. What is not given stays, null empties.",
      "change", repeats=True, action=actions.update_transfer, told=_updated_told)  # fmt: skip
def update_transfer(db: Db, given: UpdateTransfer) -> Done:
    transfer = transfer_of(db, given.transfer)
    said = given.model_dump(exclude_unset=True, exclude={"transfer", "version"})
    values: Any = {name: said[name] for name in ("expected_on", "reference", "note") if name in said}
    for name in ("origin", "destination"):
        if said.get(name) is not None:
            values[f"{name}_id"] = location_of(db, said[name], name).id
    actions.update_transfer(db, transfer.id, version=given.version, **values)
    return Done(done=f"{transfer.name} was saved.", id=transfer.id, version=transfer.version)


class SetTransferItems(OneTransferSeen):
    items: Annotated[
        tuple[VariantUnits, ...],
        Field(min_length=1, max_length=limits.MOST_LINES, description="0 takes an item off; others stay."),
    ]


@tool("store_set_transfer_quantities", "Set how many of variants a draft moves.", "change", repeats=True,
      action=actions.set_transfer_quantities,
      told=lambda db, asked: {**_one_told(db, asked),
                              "items": quantities_told(db, asked["quantities"])})  # fmt: skip
def set_transfer_quantities(db: Db, given: SetTransferItems) -> Done:
    transfer = transfer_of(db, given.transfer)
    actions.set_transfer_quantities(db, transfer.id, quantities_of(db, given.items), version=given.version)
    return Done(done=f"The items of {transfer.name} were saved.", id=transfer.id, version=transfer.version)


class UpdateLine(OneTransfer):
    item: Annotated[str, Field(description="An item of the draft by its SKU.")]
    quantity: Annotated[int, Field(ge=1, le=LARGEST_COUNT)]


def _line_told(db: Db, asked: Told) -> dict[str, Any]:
    line = db.get_one(TransferLine, asked["line_id"])
    return {"transfer": _name(db, line.transfer_id), "item": line.sku, "quantity": asked["quantity"]}


@tool("store_update_transfer_item", "Change how many units of an item a draft moves.", "change", repeats=True,
      action=actions.update_transfer_line, told=_line_told)  # fmt: skip
def update_transfer_item(db: Db, given: UpdateLine) -> Done:
    transfer = transfer_of(db, given.transfer)
    line = line_of_draft(transfer, given.item)
    actions.update_transfer_line(db, line.id, quantity=given.quantity)
    return Done(done=f"{line.sku} was saved.", version=transfer.version)


def _name(db: Db, transfer_id: int) -> str:
    return db.get_one(Transfer, transfer_id).name


def _one_told(db: Db, asked: Told) -> dict[str, Any]:
    return {"transfer": _name(db, asked["transfer_id"])}


@tool("store_send_transfer", "Have the goods of a draft leave: they are incoming at the destination then.", "change",
      action=actions.send_transfer, told=_one_told)  # fmt: skip
def send_transfer(db: Db, given: OneTransferSeen) -> Done:
    transfer = transfer_of(db, given.transfer)
    actions.send_transfer(db, transfer.id, version=given.version)
    return Done(done=f"{transfer.name} is on its way.", id=transfer.id, version=transfer.version)


class ReceiveTransfer(OneTransferSeen):
    items: Annotated[tuple[ArrivedUnits, ...], Field(min_length=1, max_length=limits.MOST_LINES)]


@tool("store_receive_transfer", "Book what has arrived of a transfer: accepted units, and damaged ones.", "change",
      action=actions.receive_transfer,
      told=lambda db, asked: {**_one_told(db, asked),
                              "items": arrived_told(db, TransferLine, asked["accepted"],
                                                    asked.get("damaged"))})  # fmt: skip
def receive_transfer(db: Db, given: ReceiveTransfer) -> Done:
    transfer = transfer_of(db, given.transfer)
    accepted, damaged = arrived(transfer.lines, given.items)
    actions.receive_transfer(db, transfer.id, accepted, damaged, version=given.version)
    return Done(done=f"{transfer.name} is {transfer.status.lower()}.", id=transfer.id, version=transfer.version)


class EndTransfer(OneTransferSeen):
    reason: Reason


def _ended_told(db: Db, asked: Told) -> dict[str, Any]:
    return {**_one_told(db, asked), "reason": asked["reason"]}


@tool("store_close_transfer", "Write off what has left and not arrived.", "change", action=actions.close_transfer,
      told=_ended_told)  # fmt: skip
def close_transfer(db: Db, given: EndTransfer) -> Done:
    transfer = transfer_of(db, given.transfer)
    actions.close_transfer(db, transfer.id, given.reason, version=given.version)
    return Done(done=f"{transfer.name} was closed short.", id=transfer.id, version=transfer.version)


@tool("store_cancel_transfer", "Cancel a transfer that has not left.", "change", action=actions.cancel_transfer,
      told=_ended_told)  # fmt: skip
def cancel_transfer(db: Db, given: EndTransfer) -> Done:
    transfer = transfer_of(db, given.transfer)
    actions.cancel_transfer(db, transfer.id, given.reason, version=given.version)
    return Done(done=f"{transfer.name} was canceled.", id=transfer.id, version=transfer.version)


class CommentTransfer(OneTransfer):
    text: Annotated[str, Field(min_length=1, max_length=limits.LONGEST_COMMENT)]


@tool("store_comment_transfer", "Say something on a transfer's timeline; only staff see it.", "add",
      action=actions.comment_transfer,
      told=lambda db, asked: {**_one_told(db, asked), "text": asked["text"]})  # fmt: skip
def comment_transfer(db: Db, given: CommentTransfer) -> Done:
    transfer = actions.comment_transfer(db, transfer_of(db, given.transfer).id, given.text)
    return Done(done="The comment was added.", id=transfer.id)


TRANSFERS = (
    search_transfers, get_transfer, create_transfer, update_transfer, set_transfer_quantities, update_transfer_item,
    comment_transfer,
)  # fmt: skip
TRANSPORT = (send_transfer, receive_transfer, close_transfer, cancel_transfer)
