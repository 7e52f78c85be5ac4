"""The balance that an edit leaves an order with: the customer is sent an invoice of it, and it is paid."""

from __future__ import annotations

from ....platform.database import Db
from ....platform.errors import Blocked
from ....platform.formats import money
from ... import limits, timeline
from ...access import require
from ...models import STORE_CREDIT, Order
from ..cards import check_card, refusal_of
from ..money import pay, spend_credit
from ..orders import open_order, settle
from ..saving import note, own_order
from ..values import Values


def check_owed(order: Order) -> None:
    """Raise Blocked unless the customer owes a balance."""
    if not order.owed:
        raise Blocked(f"Order {order.name} has no balance to pay.")


def send_balance_invoice(
    db: Db, order_id: int, email: str, *, message: str | None = None, version: int | None = None
) -> Order:
    """Send the customer an invoice of the balance as it stands; after another edit it can be sent again."""
    require(db, "orders")
    order, values = open_order(db, order_id, version), Values()
    email = values.email("email", email)
    text = values.optional("message", message, "Cover note", longest=limits.LONGEST_COMMENT, lines=True)
    values.done()
    check_owed(order)
    order.balance_invoiced_at = db.now
    db.flush()
    note(db, order, "invoice", timeline.balance_invoiced(order.owed, email, text, db.company.currency))
    return order


def collect_balance(db: Db, order_id: int, *, version: int | None = None) -> Order:
    """Take all of the balance in the way in which the order was paid: the customer has agreed to it.

    Of an order that was paid by store credit alone it is taken from that, if there is enough.
    """
    require(db, "orders")
    order = open_order(db, order_id, version)
    check_owed(order)
    if order.card == STORE_CREDIT:
        owed, order.owed = order.owed, 0
        spend_credit(db, order, owed)
        settle(db, order)
    else:
        _receive(db, order, order.card, by_customer=False)
    return order


def pay_balance(
    db: Db,
    customer_id: int,
    number: int,
    *,
    card_number: str,
    name: str,
    expiry: str,
    code: str,
    seen_balance: int | None = None,
) -> Order:
    """A shopper pays the balance of an order of their own, by any card.

    `seen_balance` is what they were shown: if it has changed since, nothing is paid.
    """
    order, values = own_order(db, customer_id, number), Values()
    card = check_card(db, values, number=card_number, name=name, expiry=expiry, code=code)
    values.done()
    check_owed(order)
    if seen_balance is not None and seen_balance != order.owed:
        owed = money(order.owed, currency=db.company.currency)
        raise Blocked(f"The balance has changed since you saw it: it is {owed} now.")
    if (why := refusal_of(card.token)) is not None:
        raise Blocked(why)
    if order.card == STORE_CREDIT:
        # From now on there is a card, too, that money can go back to.
        order.card = card.name
    _receive(db, order, card.name, by_customer=True)
    return order


def _receive(db: Db, order: Order, card: str, *, by_customer: bool) -> None:
    amount, order.owed = order.owed, 0
    order.captured += amount
    pay(db, order, "Capture", amount)
    said = timeline.balance_paid(amount, card, by_customer=by_customer, currency=db.company.currency)
    note(db, order, "paid", said)
    settle(db, order)
