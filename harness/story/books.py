"""Holds the workbook of invoice lines against the deals and orders that were billed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ...apps.crm.models import Account, Deal
from ...apps.sheet.models import Cell, Comment, Sheet
from ...apps.store.models import Order
from ...seeds.draft import Draft
from .texts import Text

#: The columns that are read: invoice, customer, amount, and what it is for.
_INVOICE, _CUSTOMER, _AMOUNT, _PURCHASE = 1, 3, 7, 15


def billed_lines(draft: Draft, written: list[Text]) -> Iterator[str]:
    """What was billed was sold: an invoice is of an order or a won deal, and of its amount but for marked slips."""
    accounts = {account.id: account.name for account in draft.all(Account)}
    orders = {f"#{order.number}": order for order in draft.all(Order)}
    deals = {deal.id: deal for deal in draft.all(Deal)}
    won = {
        (accounts[deal.account_id or 0], deal.amount)
        for event in draft.chronicle.events("deal-won")
        if event.subject and (deal := deals[event.subject[1]])
    }
    slips = sum(telling.is_error and telling.table == Comment.__tablename__ for telling in draft.chronicle.tellings)
    wrong = []
    for number, (customer, purchase, amount) in _invoices(draft).items():
        if purchase in orders:
            if amount > orders[purchase].subtotal - orders[purchase].discount:
                yield f"{number} bills more than order {purchase} came to"
        elif purchase.startswith("#"):
            yield f"{number} bills order {purchase}, which does not exist"
        elif (customer, amount) not in won:
            wrong.append(f"{number} bills {customer} another amount than any deal of theirs")
    if len(wrong) > slips:
        yield from wrong


def _invoices(draft: Draft) -> dict[str, tuple[str, str, int]]:
    """The customer, the order and the sum in cents of each invoice."""
    sheet = next(sheet.id for sheet in draft.all(Sheet) if sheet.name == "Lines")
    rows: dict[int, dict[int, Cell]] = defaultdict(dict)
    for cell in draft.all(Cell):
        if cell.sheet_id == sheet and cell.row > 1:
            rows[cell.row][cell.column] = cell
    found: dict[str, tuple[str, str, int]] = {}
    for row in rows.values():
        number, customer, purchase = (row[column].text or "" for column in (_INVOICE, _CUSTOMER, _PURCHASE))
        _, _, so_far = found.get(number, ("", "", 0))
        found[number] = customer, purchase, so_far + round((row[_AMOUNT].number or 0) * 100)
    return found
