"""The spreadsheet's files: what people at the company keep in workbooks, in agreement with what the other apps say."""

from __future__ import annotations

from ...apps.platform.models import Person
from ...apps.sheet.models import Folder, SheetUser
from ..draft import Draft
from ..rows import new
from .books import Shelf
from .cards import make_cards
from .dock_hours import make_dock_hours
from .dressing import make_dressing
from .finance import make_finance
from .freight import make_freight
from .leave import make_leave
from .operations import make_operations, suppliers_of
from .payables import make_payables
from .payments import make_payments
from .people import make_people_files
from .plan import make_plan
from .products import make_product_files
from .purchasing import make_purchasing
from .receivables import make_receivables
from .remarks import make_comments
from .sales import make_sales_files
from .subscribers import make_subscribers

_GUESTS = ("warehouse-4",)

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ("crm", "store")


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """All rows of the spreadsheet."""
    keeper = holders["it-1"].id
    for key, person in holders.items():
        role = "Guest" if key in _GUESTS else "Member"
        draft.add(new(SheetUser, id=person.id, role=role, is_active=person.is_active), by=keeper)
    shelf = Shelf(draft, holders)
    for key, name in (
        ("finance-2", "Month end"),
        ("finance-2", "Models"),
        ("sales-ops", "Pipeline"),
        ("operations-1", "Stock"),
    ):
        folder = draft.add(new(Folder, name=name, owner_id=holders[key].id), by=holders[key].id)
        shelf.folders[name] = folder.id
    make_sales_files(shelf)
    make_product_files(shelf)
    bills = make_finance(shelf)
    make_operations(shelf)
    make_people_files(shelf)
    # Last, so that the workbooks before them keep their numbers.
    make_receivables(shelf, bills)
    make_freight(shelf)
    make_cards(shelf)
    make_subscribers(shelf)
    suppliers = suppliers_of(shelf)
    make_payables(shelf, suppliers)
    make_leave(shelf)
    make_purchasing(shelf, suppliers)
    make_payments(shelf, suppliers)
    make_plan(shelf)
    make_dock_hours(shelf)
    make_comments(shelf)
    make_dressing(shelf, shelf.finish())
