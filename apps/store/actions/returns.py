"""Return requests: a shopper asks, staff approve or decline; `returning/` has what follows."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from typing import TypedDict, Unpack

from sqlalchemy import case, func, select

from ...handbook.models import Policy
from ...handbook.policies import NoPolicy, policy
from ...handbook.text import quantity
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from .. import limits, timeline
from ..access import require
from ..models import (
    ARRIVED,
    CARRIERS,
    COMING,
    RETURN_REASONS,
    RETURN_SHIPPING,
    Category,
    Customer,
    Location,
    OrderLine,
    Return,
    ReturnLine,
)
from ..models.returns import return_name
from .exchanging.items import call_off
from .orders import units_by_line
from .saving import apply, load, note, own_order
from .values import Values


def returnable(db: Db, line: OrderLine) -> int:
    """Units that were sent, not refunded, and not asked for already. Nobody sends back what needed no shipping."""
    if not line.needs_shipping:
        return 0
    return max(0, line.fulfilled - line.returned - _asked(db, line, "Requested") - coming_back(db, line))


def coming_back(db: Db, line: OrderLine, *, but_for: int | None = None) -> int:
    """Units of approved returns that are not closed, but for one of these: on their way here, or here."""
    return _asked(db, line, *COMING, *ARRIVED, but_for=but_for)


def _asked(db: Db, line: OrderLine, *statuses: str, but_for: int | None = None) -> int:
    units = case((Return.status == "Requested", ReturnLine.quantity), else_=ReturnLine.approved - ReturnLine.missing)
    found = (
        select(func.coalesce(func.sum(units), 0))
        .join(Return, Return.id == ReturnLine.return_id)
        .where(ReturnLine.order_line_id == line.id, Return.status.in_(statuses), Return.id != (but_for or 0))
    )
    return int(db.scalar(found) or 0)


def approvable(db: Db, line: ReturnLine) -> int:
    """How many units of what was asked for the customer still has, other returns that were approved aside."""
    here = line.order_line
    return max(0, min(line.quantity, here.fulfilled - here.returned - coming_back(db, here, but_for=line.return_id)))


def too_late(db: Db, line: OrderLine) -> Policy | None:
    """The rule by which it is too late to send this line back, if it is."""
    rule = return_time(db, line.order.customer, line.variant.product.category if line.variant else None)
    placed = line.order.placed_at.astimezone(db.timezone).date()
    # The last day is a whole one.
    return rule if db.today > placed + timedelta(days=rule.value) else None


def return_time(db: Db, customer: Customer | None, category: Category | None = None) -> Policy:
    """For how many days goods can be sent back: the most that any of the customer's tags allows.

    Some categories have a time of their own, with all that is below them; where it is shorter, it counts for everybody.
    """
    tags = (customer.tags or "").split(",") if customer else [""]
    rules = [max((policy(db, "return_days", tag.strip().lower()) for tag in tags), key=lambda rule: rule.value)]
    while category is not None:
        with suppress(NoPolicy):
            rules.append(policy(db, "return_days_of", category.name))
        category = category.parent
    return min(rules, key=lambda rule: rule.value)


def return_rule(rule: Policy) -> str:
    """A rule about sending back, as shoppers read it."""
    what = f"{rule.subject} can" if rule.key == "return_days_of" else "items can"
    return f"{what} be sent back for {quantity(rule.value, rule.unit)}"


def request_return(
    db: Db, customer_id: int, number: int, quantities: Mapping[int, int], reason: str, *, text: str | None = None
) -> Return:
    """Ask to send back units of one's own order (`quantities` by order line id)."""
    order = own_order(db, customer_id, number)
    values = Values()
    values.choice("reason", reason, "Reason", RETURN_REASONS)
    text = values.optional("text", text, "Comment", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    if late := [rule for line in order.lines if quantities.get(line.id) and (rule := too_late(db, line))]:
        raise Blocked(f"Order {order.name} is too old: {return_rule(late[0])}.")
    lines = units_by_line(order, quantities, lambda line: returnable(db, line), "left to send back")
    if not lines:
        raise Invalid({"": "Choose at least one item to send back."})
    count = db.scalar(select(func.count()).where(Return.order_id == order.id)) or 0
    request = Return(order_id=order.id, name=return_name(order, count + 1), status="Requested", note=text)
    request.lines = [ReturnLine(order_line_id=line.id, quantity=n, reason=reason) for line, n in lines]
    db.add(request)
    db.flush()
    asked = [(n, line.sku) for line, n in lines]
    note(db, order, "return", timeline.return_requested(request.name, asked, reason), request=request)
    db.flush()
    return request


def _waiting(db: Db, return_id: int, version: int | None, *statuses: str) -> Return:
    require(db, "refunds")
    request = load(db, Return, return_id, "return", version)
    if request.status not in statuses:
        raise Blocked(f"Return {request.name} is {request.status.lower()} already.")
    return request


class ReturnWay(TypedDict, total=False):
    """How the goods of a return come back."""

    shipping: str
    carrier: str | None
    tracking_number: str | None
    label_charge: int
    instructions: str | None
    location_id: int | None


def approve_return(
    db: Db,
    return_id: int,
    quantities: Mapping[int, int] | None = None,
    *,
    version: int | None = None,
    **way: Unpack[ReturnWay],
) -> Return:
    """Let the shopper send goods back: all that they asked for, or some (`quantities` by order line id)."""
    request = _waiting(db, return_id, version, "Requested")
    asked = {line.order_line_id: line.quantity for line in request.lines}
    given = asked if quantities is None else quantities
    cleaned = _clean_way(db, way)
    values = Values()
    if set(given) - set(asked):
        raise Invalid({"": "Some of these items are not on this return."})
    for line in request.lines:
        count, here = given.get(line.order_line_id, 0), line.order_line
        left = approvable(db, line)
        if not isinstance(count, int) or count < 0:
            values.refuse(f"line-{here.id}", "Enter a whole number of 0 or more.")
        elif count > line.quantity:
            values.refuse(f"line-{here.id}", f"Only {line.quantity} of {here.sku} were asked for.")
        elif count > left:
            values.refuse(f"line-{here.id}", f"Only {left} of {here.sku} are still with the customer.")
    values.done()
    if not any(given.values()):
        raise Invalid({"": "Approve at least one item, or decline the return."})
    for line in request.lines:
        line.approved = given.get(line.order_line_id, 0)
    request.status = "Approved"
    apply(request, cleaned)
    some = [(line.approved, line.order_line.sku) for line in request.lines if line.approved]
    is_all = all(line.approved == line.quantity for line in request.lines)
    said = timeline.return_approved(request.name, () if is_all else some, _way_of(request))
    note(db, request.order, "return", said, request=request)
    db.flush()
    return request


def set_return_way(db: Db, return_id: int, *, version: int | None = None, **way: Unpack[ReturnWay]) -> Return:
    """Change how the goods of an approved return come back, as long as some are to come."""
    request = _waiting(db, return_id, version, *COMING)
    cleaned = _clean_way(db, way)
    place = cleaned.get("location_id")
    if place != request.location_id and any(line.received for line in request.lines):
        raise Invalid(location_id="Some of it has arrived already: the rest arrives there too.")
    if apply(request, cleaned):
        said = timeline.return_way_changed(request.name, _way_of(request) or "")
        note(db, request.order, "way", said, request=request)
    db.flush()
    db.expire(request, ["location"])
    return request


def _way_of(request: Return) -> str | None:
    """The way back as the timeline says it."""
    if request.shipping is None:
        return None
    return timeline.return_way(request.shipping, request.carrier, request.tracking_number)


def _clean_way(db: Db, way: ReturnWay) -> dict[str, object]:
    """What is given of the way back, as columns. Raises Invalid."""
    if not way:
        return {}
    values = Values()
    payer = values.choice("shipping", way.get("shipping"), "Return shipping", RETURN_SHIPPING)
    carrier, number = way.get("carrier") or None, way.get("tracking_number")
    number = values.optional("tracking_number", number, "Tracking number", longest=limits.LONGEST_TRACKING_NUMBER)
    if carrier:
        values.choice("carrier", carrier, "Carrier", CARRIERS)
    if bool(carrier) != bool(number):
        values.refuse("tracking_number" if carrier else "carrier", "A label has a carrier and a tracking number.")
    if payer == "Prepaid label" and not carrier:
        values.refuse("carrier", "Choose the carrier of the prepaid label.")
    charge = values.cents("label_charge", way.get("label_charge") or 0, "Cost of the label")
    if charge and payer == "Prepaid label":
        values.refuse("label_charge", "A prepaid label costs the customer nothing.")
    elif charge and not carrier:
        values.refuse("label_charge", "Enter the carrier and the tracking number of the label that is charged.")
    text = values.optional(
        "instructions", way.get("instructions"), "Instructions", longest=limits.LONGEST_COMMENT, lines=True
    )
    values.done()
    place = way.get("location_id")
    return {
        "shipping": payer,
        "carrier": carrier,
        "tracking_number": number,
        "label_charge": charge,
        "instructions": text,
        "location_id": load(db, Location, place, "location").id if place is not None else None,
    }


def decline_return(db: Db, return_id: int, reason: str, *, version: int | None = None) -> Return:
    """Say no, before or after it was approved: the goods may never have come, or were refunded otherwise.

    What was to go out instead is taken off the order again.
    """
    request = _waiting(db, return_id, version, "Requested", "Approved")
    values = Values()
    text = values.text("reason", reason, "Reason", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    call_off(db, request)
    request.status, request.decline_reason = "Declined", text
    note(db, request.order, "return", timeline.return_declined(request.name, text), request=request)
    return request
