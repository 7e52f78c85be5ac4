"""What an order would come to with other items: every line afterwards, the sums, and what happens to the money.

A plan only reads. It holds to the rules that also hold when an order is placed: goods for sale, in stock, no more than
one customer may have, not too heavy for the way of shipping.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import func, select

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid
from ... import limits
from ...models import DraftOrder, Order, OrderLine, ReturnLine, Variant
from ...totals import Item, Off, add_up, tax_of
from .. import shipping
from ..cart import kept_by, stock_of
from ..held_units import going_out
from ..values import Values


@dataclass(frozen=True)
class Addition:
    """So many units of a variant that an order is to have besides, with per cent off for a reason or without."""

    variant_id: int
    quantity: int = 1
    percent: int | None = None
    reason: str | None = None
    row: int = 1  # on the form: what is wrong with it is said there
    apart: bool = False  # as a line of its own, whatever there is of it


@dataclass
class Change:
    """What becomes of a line, or a line that is to be: its sums afterwards, and how many units more or fewer it has."""

    line: OrderLine | None
    variant: Variant | None
    title: str
    variant_title: str
    sku: str
    price: int
    units: int
    quantity: int
    discount: int = 0
    tax: int = 0
    percent: int | None = None
    reason: str | None = None
    taxable: bool = True
    needs_shipping: bool = True
    named: str = ""  # the field that asks for it

    @property
    def variant_id(self) -> int | None:
        return self.variant.id if self.variant else None

    @property
    def gross(self) -> int:
        return self.price * self.quantity

    @property
    def total(self) -> int:
        return self.gross - self.discount + self.tax

    @property
    def fewer(self) -> int:
        return max(0, -self.units)

    @property
    def more(self) -> int:
        return max(0, self.units)


@dataclass(frozen=True)
class Sums:
    subtotal: int
    discount: int
    shipping: int
    tax: int

    @property
    def total(self) -> int:
        return self.subtotal - self.discount + self.shipping + self.tax


@dataclass
class Plan:
    """All that an edit does. In cents; where something is refunded, nothing is left to be collected."""

    order: Order
    changes: list[Change]
    before: Sums
    after: Sums = field(init=False)
    added: int = 0  # what is to be paid for units that are added
    # Whether units that are taken off were paid for: they are refunded and stay in `quantity`, as `removed`.
    is_paid_back: bool = False
    release: int = 0
    void: int = 0
    refund: int = 0
    owed: int = 0  # the balance that the customer owes once it is done
    capture: int = 0  # what the card has agreed to then and may be captured

    @property
    def more(self) -> list[Change]:
        return [change for change in self.changes if change.more]

    @property
    def fewer(self) -> list[Change]:
        return [change for change in self.changes if change.fewer]


def plan_edit(db: Db, order: Order, quantities: Mapping[int, int], additions: Sequence[Addition]) -> Plan:
    """What an edit comes to: `quantities` say by line id how many units of it the order is to keep, sent ones included.

    Raises Invalid for each wrong number, Blocked for an edit that would break a rule as a whole.
    """
    values, rate = Values(), _tax_rate(db, order)
    changes = _wanted(db, order, quantities, additions, values)
    values.done()
    if not changes:
        raise Invalid({"": "Nothing would change: add an item, or change a quantity."})
    _check_goods(db, order, changes, values)
    values.done()
    _check_whole(db, order, changes)
    for change in changes:
        _price(change, rate)
    plan = Plan(order, changes, Sums(order.subtotal, order.discount, order.shipping, order.tax))
    _settle_money(plan)
    return plan


def _tax_rate(db: Db, order: Order) -> int:
    """What is added to an order is taxed as it was: not at all for those who are exempt, or if its draft was."""
    was_exempt = db.scalar(select(DraftOrder.tax_exempt).where(DraftOrder.order_id == order.id))
    if order.customer.is_exempt(db.today) or was_exempt:
        return 0
    return shipping.tax_rate(db, order.ship_country, order.ship_state)


def _is_plain(line: OrderLine) -> bool:
    """Whether units can be added to a line itself: each of its units costs its price, and none was given back."""
    return not line.discount and not line.refunded


def _wanted(
    db: Db, order: Order, quantities: Mapping[int, int], additions: Sequence[Addition], values: Values
) -> list[Change]:
    """The changes that are asked for, by line, then lines that are to be. Each wrong number is refused."""
    lines = {line.id: line for line in order.lines}
    if set(quantities) - set(lines):
        raise Invalid({"": "Some of these items are not on this order."})
    for line_id, quantity in quantities.items():
        line, name = lines[line_id], f"line-{line_id}"
        values.whole(name, quantity, "Quantity", 0, max(limits.MOST_OF_ONE, line.kept))
        if isinstance(quantity, int) and 0 <= quantity < line.fulfilled:
            are = "was" if line.fulfilled == 1 else "were"
            values.refuse(name, f"{line.fulfilled} of {line.sku} {are} sent: they can only be refunded.")
    for line_id in going_out(db, order) & {id for id, quantity in quantities.items() if quantity != lines[id].kept}:
        values.refuse(f"line-{line_id}", f"{lines[line_id].sku} goes out in an exchange: cancel the exchange instead.")
    units = {id: quantity - lines[id].kept for id, quantity in quantities.items() if isinstance(quantity, int)}
    new = _additions(db, order, additions, units, values)
    return [*_of_lines(order, units, values), *new]


def _of_lines(order: Order, units: Mapping[int, int], values: Values) -> list[Change]:
    """More or fewer units of what is on the order, at the price at which it is."""
    found = []
    for line in order.lines:
        change = units.get(line.id, 0)
        if not change:
            continue
        on_it = change < 0 or _is_plain(line)
        quantity = line.quantity + change if on_it else change
        if line.quantity + max(0, change) > limits.MOST_OF_ONE:
            values.refuse(f"line-{line.id}", f"An order has {limits.MOST_OF_ONE} of one item at most.")
        found.append(
            Change(
                line if on_it else None, line.variant, line.title, line.variant_title, line.sku, line.price,
                change, quantity, taxable=line.taxable, needs_shipping=line.needs_shipping, named=f"line-{line.id}",
            )
        )  # fmt: skip
    return found


def _additions(
    db: Db, order: Order, additions: Sequence[Addition], units: dict[int, int], values: Values
) -> list[Change]:
    """Lines that are to be. What is on the order at the same price is added to `units` of that line instead."""
    found, seen = [], set()
    for each in additions:
        variant = db.get(Variant, each.variant_id)
        if variant is None or variant.deleted_at is not None:
            values.refuse(f"variant-{each.row}", "This item does not exist any more.")
            continue
        if variant.id in seen:
            values.refuse(f"variant-{each.row}", f"{variant.sku} is here twice: add all of it at once.")
        seen.add(variant.id)
        values.whole(f"count-{each.row}", each.quantity, "Quantity", 1, limits.MOST_OF_ONE)
        values.maybe(values.whole, f"percent-{each.row}", each.percent, "Discount", 1, 100)
        reason = values.optional(f"why-{each.row}", each.reason, "Reason")
        if each.percent is not None and reason is None:
            values.refuse(f"why-{each.row}", "Say why it costs less.")
        if reason is not None and each.percent is None:
            values.refuse(f"percent-{each.row}", "Enter how many per cent are taken off.")
        if f"count-{each.row}" in values.errors:
            continue
        same = [line for line in order.lines if line.variant_id == variant.id and _is_plain(line)]
        line = next((line for line in same if line.price == variant.price), None)
        if line is not None and each.percent is None and not each.apart and units.get(line.id, 0) >= 0:
            units[line.id] = units.get(line.id, 0) + each.quantity
            continue
        found.append(
            Change(
                None, variant, variant.product.title, variant.title, variant.sku, variant.price,
                each.quantity, each.quantity, percent=each.percent, reason=reason, named=f"count-{each.row}",
            )
        )  # fmt: skip
    return found


def _check_goods(db: Db, order: Order, changes: Sequence[Change], values: Values) -> None:
    """Refuse more of what is not for sale, not there, or more than one customer may have."""
    # Of custom items there is no stock, nor a most.
    changes = [change for change in changes if change.variant_id is not None]
    more = [change for change in changes if change.more]
    ids = [change.variant_id for change in more if change.variant_id]
    free, kept = stock_of(db, ids), kept_by(db, order.customer_id, ids)
    for change in changes:
        # What is taken off elsewhere on the order is there again.
        if change.variant_id in ids:
            free[change.variant_id] = free.get(change.variant_id, 0) + change.fewer
    for change in more:
        variant = change.variant
        assert variant is not None
        product = variant.product
        net = sum(each.units for each in changes if each.variant_id == variant.id)
        asked = sum(each.more for each in more if each.variant_id == variant.id)
        had, left = kept.get(variant.id, 0), free.get(variant.id, 0)
        if variant.deleted_at is not None or product.deleted_at is not None or product.status != "Active":
            values.refuse(change.named, f"{change.title} is not for sale any more: no units of it can be added.")
        elif not variant.continue_when_oos and asked > left:
            values.refuse(change.named, f"Only {left} of {change.sku} are available." if left else
                          f"{change.sku} is sold out.")  # fmt: skip
        elif variant.limit_per_customer and net > 0 and had + net > variant.limit_per_customer:
            most = variant.limit_per_customer
            values.refuse(change.named, f"At most {most} of {change.sku} per customer: with what was ordered before, "
                          f"it would be {had + net}.")  # fmt: skip


def _check_whole(db: Db, order: Order, changes: Sequence[Change]) -> None:
    """Raise Blocked for what cannot be said of one item alone."""
    left = sum(line.kept - line.returned for line in order.lines) + sum(change.units for change in changes)
    if left < 1:
        raise Blocked(f"Nothing would be left on order {order.name}. Cancel it instead.")
    new = [change for change in changes if change.line is None]
    if new and len(order.lines) + len(new) > limits.MOST_DRAFT_LINES:
        raise Blocked(f"An order has {limits.MOST_DRAFT_LINES} different items at most.")
    for change in changes:
        if change.line is not None and not change.quantity:
            _check_unasked(db, order, change.line)
    if any(change.more for change in changes):
        _check_weight(db, order, changes)


def _check_unasked(db: Db, order: Order, line: OrderLine) -> None:
    if db.scalar(select(func.count()).where(ReturnLine.order_line_id == line.id)):
        raise Blocked(f"A return of order {order.name} is about {line.sku}: leave at least one of it on the order.")


def _check_weight(db: Db, order: Order, changes: Sequence[Change]) -> None:
    """What is to be sent must not be too heavy for the way of shipping, if that still is one of the store's."""
    zone = shipping.zone_of(db, order.ship_country, order.ship_state)
    methods = zone.methods if zone is not None else []
    method = next((m for m in methods if m.name == order.shipping_method and m.deleted_at is None), None)
    if method is None or method.max_weight is None:
        return
    weight = sum(line.weight * line.open for line in order.lines)
    weight += sum(change.variant.weight * change.units for change in changes if change.variant)
    if not shipping.carries(method, weight):
        raise Blocked(
            f"{method.name} takes {method.max_weight / 1000:g} kg at most, and what is to be sent would weigh "
            f"{weight / 1000:g} kg. Put the rest on an order of its own."
        )


def _price(change: Change, rate: int) -> None:
    """Set a changed line's discount and tax. Its discount stays the same for each unit that stays, as was agreed on."""
    line, rate = change.line, rate if change.taxable else 0
    if line is None:
        off = Off(change.percent or 0)
        sums = add_up([Item(change.price, change.quantity)], off=off, tax_rate=rate)
        change.discount, change.tax = sums.discount, sums.tax
        return
    change.discount = line.discount
    if change.fewer:
        change.discount = line.discount * change.quantity // line.quantity
    if tax_of(line.price * line.quantity - line.discount, rate) == line.tax:
        change.tax = tax_of(change.gross - change.discount, rate)
    elif change.fewer:
        # It was taxed at another rate: that stays.
        change.tax = line.tax * change.quantity // line.quantity
    else:
        change.tax = line.tax + tax_of(line.price * change.more, rate)


def _settle_money(plan: Plan) -> None:
    """Find out what is authorized, released, voided and refunded, and what the order comes to afterwards.

    What is added is to be collected: as long as nothing was captured, the card agrees to it as to the rest; later it is
    a balance that the customer owes. Then what is taken off lowers what is to be collected, the balance first.
    Where that is enough, lines and total fall, as if the units had never been ordered. Else they were paid for: what is
    still to be collected is voided, the rest of their worth refunded, and they stay on the books as `removed`.
    """
    order, fewer = plan.order, plan.fewer
    plan.added = sum(change.total - (change.line.total if change.line else 0) for change in plan.more)
    fall = sum(change.line.total - change.total for change in fewer if change.line)
    awaited = order.capturable + plan.added
    subtotal = order.subtotal + sum(change.price * change.units for change in plan.changes)
    discount = order.discount + sum(change.discount - (change.line.discount if change.line else 0)
                                    for change in plan.changes)  # fmt: skip
    if fall <= awaited:
        plan.release = fall
    else:
        plan.is_paid_back, plan.void = True, awaited
        fall = sum(change.line.worth(change.fewer) for change in fewer if change.line)
        plan.refund = max(0, min(fall - awaited, order.refundable))
    collect = awaited - plan.release - plan.void
    owed = order.owed + (plan.added if order.captured else 0)
    plan.owed = min(collect, max(0, owed - plan.release))
    plan.capture = collect - plan.owed
    total = order.total + plan.added - fall
    plan.after = Sums(subtotal, discount, order.shipping, total - subtotal + discount - order.shipping)
