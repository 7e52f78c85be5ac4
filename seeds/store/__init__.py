"""The online store: what it sells, who bought what, where it lies."""

from __future__ import annotations

from ...apps.platform.models import Person
from ..draft import Draft
from .catalogue import make_catalogue
from .chronicling import enter_orders
from .customers import make_customers
from .discounts import make_discounts
from .orders import make_orders
from .reviews import make_reviews
from .setup import make_setup
from .shop import Shop
from .stock import make_stock
from .work.collections import make_collections
from .work.comments import make_comments
from .work.drafts import make_drafts
from .work.edits import make_edits
from .work.holds import make_holds
from .work.papers import make_papers
from .work.way_back import make_way_back

#: The schemas whose rows these makers read.
AFTER: tuple[str, ...] = ("crm", "handbook")


def make(draft: Draft, holders: dict[str, Person]) -> None:
    """All rows of the store."""
    shop = Shop(draft, holders)
    make_setup(shop)
    make_catalogue(shop)
    make_customers(shop)
    make_discounts(shop)
    make_orders(shop)
    make_way_back(shop)
    make_edits(shop)
    enter_orders(draft)
    make_drafts(shop)
    make_stock(shop)
    make_holds(shop)
    make_comments(shop)
    make_reviews(shop)
    make_papers(shop)
    make_collections(shop)
