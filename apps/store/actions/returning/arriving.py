"""Goods of a return arrive, in parts or at once, and somebody looks at them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid
from ... import timeline
from ...access import require_one
from ...models import COMING, CONDITIONS, DISPOSITIONS, Inspection, Location, Return, ReturnLine
from .. import stock
from ..saving import load, note
from ..values import Values

#: Why goods in such a state cannot be sold again as what they were.
SPOILT = {
    "Damaged": "Damaged goods cannot be restocked.",
    "Incomplete": "Incomplete goods cannot be restocked.",
    "Wrong item": "These are other goods than were sold: they cannot be restocked.",
}


@dataclass(frozen=True)
class Looked:
    """So many units of an order line, by its id, are in a state; what becomes of them."""

    line_id: int
    quantity: int
    condition: str
    disposition: str
    note: str | None = None


def coming(db: Db, return_id: int, version: int | None = None) -> Return:
    """A return of which goods are to come."""
    request = load(db, Return, return_id, "return", version)
    if request.status not in COMING:
        raise Blocked(f"Return {request.name} is {request.status.lower()}: nothing of it is awaited.")
    return request


def receive_return(
    db: Db,
    return_id: int,
    location_id: int,
    received: Mapping[int, int],
    missing: Mapping[int, int] | None = None,
    *,
    version: int | None = None,
) -> Return:
    """Book what has arrived of a return, and what will never come; numbers by order line id.

    What has arrived lies aside as unavailable until somebody has looked at it. All of a return arrives at one place.
    """
    require_one(db, "refunds", "inventory")
    request = coming(db, return_id, version)
    location = _place(db, request, location_id)
    never = missing or {}
    lines = {line.order_line_id: line for line in request.lines}
    if (set(received) | set(never)) - set(lines):
        raise Invalid({"": "Some of these items are not on this return."})
    values = Values()
    for id, line in lines.items():
        came, lost = received.get(id, 0), never.get(id, 0)
        if not all(isinstance(count, int) and count >= 0 for count in (came, lost)):
            values.refuse(f"line-{id}", "Enter a whole number of 0 or more.")
        elif came + lost > line.open:
            values.refuse(f"line-{id}", f"Only {line.open} of {line.order_line.sku} are still to come.")
    values.done()
    if not any(received.values()) and not any(never.values()):
        raise Invalid({"": "Enter at least one unit that has arrived or will never come."})
    if not any(received.values()) and not any(line.received for line in request.lines):
        raise Invalid({"": "Nothing has come yet. If nothing will, decline the return."})
    request.location_id = location.id
    for id, line in lines.items():
        line.received += received.get(id, 0)
        line.missing += never.get(id, 0)
        if received.get(id):
            _move(db, request, line, "Return received", unavailable=received[id])
    _told(db, request, received, never, location)
    request.status = request.reached
    request.revision += 1
    db.flush()
    db.expire(request, ["location"])
    return request


def _place(db: Db, request: Return, location_id: int) -> Location:
    location = load(db, Location, location_id, "location")
    if not location.is_active:
        raise Invalid(location_id=f"{location.name} is not in use.")
    if request.location_id not in (None, location.id) and any(line.received for line in request.lines):
        first = db.get_one(Location, request.location_id)
        raise Invalid(location_id=f"The rest of return {request.name} is received at {first.name} too.")
    return location


def _told(db: Db, request: Return, received: Mapping[int, int], never: Mapping[int, int], location: Location) -> None:
    def some(counts: Mapping[int, int]) -> list[tuple[int, str]]:
        return [(n, line.order_line.sku) for line in request.lines if (n := counts.get(line.order_line_id, 0))]

    said = timeline.return_received(request.name, some(received), some(never), location.name)
    note(db, request.order, "return", said, request=request)


def inspect_return(db: Db, return_id: int, looked: Sequence[Looked], *, version: int | None = None) -> Return:
    """Say in which state units are that have come, group by group, and what becomes of each group."""
    require_one(db, "refunds", "inventory")
    request = load(db, Return, return_id, "return", version)
    check_inspectable(request)
    lines = {line.order_line_id: line for line in request.lines}
    if {each.line_id for each in looked} - set(lines):
        raise Invalid({"": "Some of these items are not on this return."})
    values = Values()
    for id, line in lines.items():
        counts = [each.quantity for each in looked if each.line_id == id]
        if not all(isinstance(count, int) and count >= 0 for count in counts):
            values.refuse(f"line-{id}", "Enter a whole number of 0 or more.")
        elif sum(counts) > line.waiting:
            values.refuse(f"line-{id}", f"Only {line.waiting} of {line.order_line.sku} wait to be inspected.")
    groups = [each for each in looked if each.quantity]
    for each in groups:
        values.choice(f"condition-{each.line_id}", each.condition, "Condition", CONDITIONS)
        values.choice(f"disposition-{each.line_id}", each.disposition, "What becomes of it", DISPOSITIONS)
        if each.disposition == "Restock" and lines[each.line_id].order_line.variant_id is None:
            what = lines[each.line_id].order_line.title
            values.refuse(f"disposition-{each.line_id}", f"No stock is kept of {what}: it cannot be restocked.")
        elif each.disposition == "Restock" and each.condition in SPOILT:
            values.refuse(f"disposition-{each.line_id}", SPOILT[each.condition])
    texts = [values.optional(f"note-{each.line_id}", each.note, "Note") for each in groups]
    values.done()
    if not groups:
        raise Invalid({"": "Enter at least one unit that was inspected."})
    for each, text in zip(groups, texts, strict=True):
        _put(db, request, lines[each.line_id], each, text)
    db.flush()
    request.status = request.reached
    request.revision += 1
    db.flush()
    return request


def check_inspectable(request: Return) -> None:
    """Raise Blocked unless something of the return waits for somebody to look at it."""
    if not request.waiting or request.status in ("Closed", "Declined"):
        raise Blocked(f"Nothing of return {request.name} waits to be inspected.")


def _put(db: Db, request: Return, line: ReturnLine, looked: Looked, text: str | None) -> None:
    """Enter a group, and have its units go where they go. What is set aside lies there already."""
    line.inspections.append(
        Inspection(
            return_line_id=line.id,
            quantity=looked.quantity,
            condition=looked.condition,
            disposition=looked.disposition,
            note=text,
            at=db.now,
            by_id=db.actor_id,
        )
    )
    count = looked.quantity
    put: Mapping[str, Callable[[], None]] = {
        "Restock": lambda: _move(db, request, line, "Return restocked", available=count, unavailable=-count),
        "Set aside": lambda: None,
        "Discard": lambda: _move(db, request, line, "Return discarded", unavailable=-count),
        "Send back": lambda: _move(db, request, line, "Return sent back", unavailable=-count),
    }
    put[looked.disposition]()
    said = timeline.return_inspected(
        request.name, count, line.order_line.sku, looked.condition, looked.disposition, text
    )
    note(db, request.order, "return", said, request=request)


def _move(db: Db, request: Return, line: ReturnLine, reason: str, *, available: int = 0, unavailable: int = 0) -> None:
    assert request.location_id is not None
    variant_id = line.order_line.variant_id
    if variant_id is None:
        return
    stock.move(
        db,
        variant_id,
        request.location_id,
        reason,
        available=available,
        unavailable=unavailable,
        order_id=request.order_id,
        note=request.name,
    )
