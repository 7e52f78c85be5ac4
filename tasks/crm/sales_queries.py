"""What the families of quotes, prices and approvals look up in an untouched world."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from ...apps.crm.models import ApprovalRequest, Deal, Pricebook, PricebookEntry, Product, Quote, QuoteLine
from ...apps.handbook.policies import policy
from ...seeds.world import World
from ..queries import fetch_undeleted


def rule(world: World, key: str, subject: str | None = None) -> int:
    """A number of the handbook's, as it holds today."""
    with world.session() as db:
        return policy(db, key, subject).value


def pricebook(world: World, name: str) -> Pricebook:
    return fetch_undeleted(world, select(Pricebook).where(Pricebook.name == name))[0]


def prices(world: World, book: str) -> list[PricebookEntry]:
    """What is on sale by a price book, with the products."""
    query = select(PricebookEntry).join(PricebookEntry.product).join(PricebookEntry.pricebook)
    query = query.where(Pricebook.name == book, Product.is_active)
    return fetch_undeleted(world, query.options(joinedload(PricebookEntry.product)))


def plainly_named(entries: Iterable[PricebookEntry]) -> list[PricebookEntry]:
    """Those whose product a lookup finds by its name alone: no other one's begins with it."""
    pool = list(entries)
    names = [entry.product.name.casefold() for entry in pool]
    return [entry for entry in pool if sum(name.startswith(entry.product.name.casefold()) for name in names) == 1]


def quotes(world: World) -> list[Quote]:
    """Quotes with their deal, its account, their lines and requests."""
    query = select(Quote).options(
        joinedload(Quote.deal).joinedload(Deal.account),
        joinedload(Quote.owner),
        selectinload(Quote.lines).joinedload(QuoteLine.product),
        selectinload(Quote.requests),
    )
    return fetch_undeleted(world, query)


def pending(world: World, approver_id: int) -> list[ApprovalRequest]:
    """The requests that wait for somebody, with their quotes."""
    query = select(ApprovalRequest).where(
        ApprovalRequest.approver_id == approver_id, ApprovalRequest.status == "Pending"
    )
    quote = joinedload(ApprovalRequest.quote)
    return fetch_undeleted(
        world,
        query.options(quote.joinedload(Quote.deal), quote.selectinload(Quote.lines)),
    )
