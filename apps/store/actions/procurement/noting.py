"""The timelines of purchase orders and transfers."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import date

from ....platform.database import Db
from ....platform.formats import money
from ... import limits
from ...models import PurchaseEvent, PurchaseOrder, Transfer, TransferEvent
from ...timeline import goods, units
from ..values import Values


def note(db: Db, record: PurchaseOrder | Transfer, kind: str, message: str) -> None:
    """Write a line of the record's timeline."""
    if isinstance(record, PurchaseOrder):
        db.add(PurchaseEvent(purchase_order_id=record.id, kind=kind, message=message, at=db.now, by_id=db.actor_id))
    else:
        db.add(TransferEvent(transfer_id=record.id, kind=kind, message=message, at=db.now, by_id=db.actor_id))
    db.flush()
    db.expire(record, ["events"])


def note_changes(db: Db, record: PurchaseOrder | Transfer, changed: Collection[str]) -> None:
    """Write what was changed of a record that is no draft any more."""
    if "expected_on" in changed:
        note(db, record, "expected", expected(record.expected_on))
    if "note" in changed:
        note(db, record, "note", "The note was changed." if record.note else "The note was removed.")


def comment(db: Db, record: PurchaseOrder | Transfer, text: str) -> None:
    """Say something on a timeline."""
    values = Values()
    text = values.text("text", text, "Comment", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    note(db, record, "comment", text)


def day(value: date) -> str:
    return f"{value:%b} {value.day}, {value.year}"


def created(name: str) -> str:
    return f"{name} was drawn up."


def approved(total: int, currency: str) -> str:
    return f"{money(total, currency=currency)} was approved."


def ordered(supplier: str, count: int, total: int, currency: str) -> str:
    return f"Ordered from {supplier}: {units(count)} for {money(total, currency=currency)}."


def expected(on: date | None) -> str:
    return f"Expected on {day(on)}." if on else "There is no date by which it is expected any more."


def sent(count: int, origin: str) -> str:
    return f"{units(count)} left {origin}."


def received(
    accepted: Iterable[tuple[int, str]], damaged: Iterable[tuple[int, str]], location: str, slip: str | None
) -> str:
    """What arrived at a location, with the delivery note that came along."""
    whole, broken = goods(accepted), goods(damaged)
    text = f"{location} received {whole}" if whole else f"{location} received nothing in order"
    text += f"; damaged: {broken}" if broken else ""
    return f"{text} (delivery note {slip})." if slip else f"{text}."


def closed(left: Iterable[tuple[int, str]], reason: str) -> str:
    return f"It was closed short of {goods(left)}: {reason}"


def canceled(reason: str) -> str:
    return f"It was canceled: {reason}"
