"""What the company has billed: the goods of won deals and of the store's orders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from ...apps.crm.models import Account, Contact, Deal, DealLine, Product
from ...apps.store.models import Customer, Order, OrderLine, StoreProduct, Variant
from ..calendar import next_workday
from ..draft import Draft

#: Under whom people are booked who shop for themselves.
PRIVATE = "Private customers"
#: How far back.
DAYS = 364


@dataclass(frozen=True)
class BilledLine:
    """Some of one article for one customer; `amount` in cents, with discounts and without tax."""

    day: date
    source: str  # "#145204", or the name of a deal
    customer: str
    city: str | None
    state: str | None
    owner_id: int
    product: Product
    quantity: int
    amount: int
    deal: Deal | None = None


def billed(draft: Draft, count: int, until: date, keeper: int) -> list[BilledLine]:
    """So many lines of a year, by day: all of the accounts', and of the large private orders as many as are left."""
    since = until - timedelta(days=DAYS)
    lines = [
        line for line in (*_sold(draft), *_ordered(draft, keeper)) if since <= line.day <= until and line.amount > 0
    ]
    kept = sorted((line for line in lines if line.customer != PRIVATE), key=_when)[-count:]
    private: dict[str, list[BilledLine]] = {}
    for line in lines:
        if line.customer == PRIVATE:
            private.setdefault(line.source, []).append(line)
    largest = sorted(private.values(), key=lambda several: (-sum(line.amount for line in several), _when(several[0])))
    for several in largest:
        if len(kept) + len(several) <= count:
            kept += several
    return sorted(kept, key=_when)


def _when(line: BilledLine) -> tuple[date, str]:
    return line.day, line.source


def _sold(draft: Draft) -> Iterator[BilledLine]:
    """The lines of deals, billed on the day after they were won."""
    products = {product.id: product for product in draft.all(Product)}
    accounts = {account.id: account for account in draft.all(Account) if account.deleted_at is None}
    won = {event.subject[1] for event in draft.chronicle.events("deal-won") if event.subject}
    deals = {deal.id: deal for deal in draft.all(Deal) if deal.id in won and deal.deleted_at is None}
    for row in draft.all(DealLine):
        deal = deals.get(row.deal_id)
        account = accounts.get(deal.account_id or 0) if deal else None
        if deal is None or account is None:
            continue
        yield BilledLine(
            next_workday(deal.close_date + timedelta(days=1)), deal.name, account.name, account.billing_city,
            account.billing_state, account.owner_id, products[row.product_id], row.quantity, row.total, deal,
        )  # fmt: skip


def _ordered(draft: Draft, keeper: int) -> Iterator[BilledLine]:
    """What was ordered in the store, billed on that day or the next working one; `keeper` sees to private orders."""
    articles = {product.sku: product for product in draft.all(Product)}
    skus = {product.id: product.sku for product in draft.all(StoreProduct)}
    sku_of = {variant.id: skus[variant.product_id] for variant in draft.all(Variant)}
    accounts = {account.id: account for account in draft.all(Account) if account.deleted_at is None}
    employers = {contact.id: accounts.get(contact.account_id or 0) for contact in draft.all(Contact)}
    buyers = {customer.id: employers.get(customer.crm_contact_id or 0) for customer in draft.all(Customer)}
    orders = {order.id: order for order in draft.all(Order) if order.status != "Canceled"}
    for row in draft.all(OrderLine):
        order, units = orders.get(row.order_id), row.quantity - row.removed
        if order is None or not units:
            continue
        account = buyers[order.customer_id]
        yield BilledLine(
            next_workday(draft.calendar.date_of(order.placed_at)), f"#{order.number}",
            account.name if account else PRIVATE, account.billing_city if account else order.ship_city,
            account.billing_state if account else order.ship_state, account.owner_id if account else keeper,
            articles[sku_of[row.stocked]], units, row.price * units - row.discount * units // row.quantity,
        )  # fmt: skip
