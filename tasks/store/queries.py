"""What the store's families look up in an untouched world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from ...apps.store.models import (
    Address,
    Category,
    Customer,
    Discount,
    InventoryLevel,
    Location,
    Order,
    OrderLine,
    Redemption,
    Return,
    ReturnLine,
    Review,
    StoreProduct,
    Variant,
)
from ...seeds.store.phrases import ADVERTS
from ...seeds.world import World
from ..draw import Draw
from ..queries import fetch_all, fetch_undeleted


def shopper(world: World) -> Customer:
    """The customer who shops in tasks."""
    return fetch_undeleted(world, select(Customer).where(Customer.persona == "shopper"))[0]


def customers(world: World, *where: Any) -> list[Customer]:
    return fetch_undeleted(world, select(Customer).where(*where))


def addresses(world: World, *where: Any) -> list[Address]:
    return fetch_undeleted(world, select(Address).where(*where))


def orders(world: World, *where: Any) -> list[Order]:
    """Orders with their customer, lines, allocations and fulfilments."""
    return fetch_undeleted(
        world,
        select(Order)
        .where(*where)
        .options(
            joinedload(Order.customer),
            selectinload(Order.lines).selectinload(OrderLine.allocations),
            selectinload(Order.fulfilments),
        ),
    )


def draw_order(draw: Draw, world: World, *where: Any, wanted: Callable[[Order], bool]) -> Order:
    """A random order that is `wanted`; of the many in a world only as many are loaded as needed."""
    ids = fetch_all(world, select(Order.id).where(Order.deleted_at.is_(None), *where).order_by(Order.id))
    found: dict[int, Order] = {}

    def fits(id: int) -> bool:
        found[id] = orders(world, Order.id == id)[0]
        return wanted(found[id])

    return found[draw.first(ids, fits)]


def products(world: World, *where: Any) -> list[StoreProduct]:
    """Products with their category, options and variants."""
    return fetch_undeleted(
        world,
        select(StoreProduct)
        .where(*where)
        .options(
            joinedload(StoreProduct.category).joinedload(Category.parent),
            selectinload(StoreProduct.variants),
            selectinload(StoreProduct.options),
        ),
    )


def variants(world: World, *where: Any) -> list[Variant]:
    return fetch_undeleted(world, select(Variant).where(*where).options(joinedload(Variant.product)))


def categories(world: World) -> list[Category]:
    return fetch_undeleted(world, select(Category).options(joinedload(Category.parent)))


def locations(world: World) -> list[Location]:
    return fetch_undeleted(world, select(Location).where(Location.is_active))


def levels(world: World) -> dict[tuple[int, int], InventoryLevel]:
    """Stock by variant and location."""
    found = fetch_all(world, select(InventoryLevel).order_by(InventoryLevel.id))
    return {(level.variant_id, level.location_id): level for level in found}


def discounts(world: World) -> list[Discount]:
    return fetch_undeleted(world, select(Discount).options(joinedload(Discount.category)))


def running_codes(world: World, customer_id: int) -> list[Discount]:
    """Codes that this customer could use now, if their cart is right for it."""
    used = fetch_all(world, select(Redemption).where(Redemption.counts).order_by(Redemption.id))
    with world.session() as db:
        now = db.now
    uses = Counter(redemption.discount_id for redemption in used)
    own = {redemption.discount_id for redemption in used if redemption.customer_id == customer_id}
    return [
        discount
        for discount in discounts(world)
        if discount.is_active
        and discount.starts_at <= now
        # With a margin, so that none ends during an episode.
        and (discount.ends_at is None or now + timedelta(days=1) < discount.ends_at)
        and (discount.usage_limit is None or uses[discount.id] < discount.usage_limit)
        and not (discount.once_per_customer and discount.id in own)
    ]


def lines_with_return(world: World) -> set[int]:
    """The ids of order lines of which a return was requested."""
    return set(fetch_all(world, select(ReturnLine.order_line_id).join(Return, Return.id == ReturnLine.return_id)))


def reviews(world: World, *where: Any) -> list[Review]:
    return fetch_undeleted(world, select(Review).where(*where).options(joinedload(Review.product)))


def known_once(lines: Iterable[OrderLine]) -> list[OrderLine]:
    """Those of an order's lines whose product no other line of it is."""
    lines = list(lines)
    titles = Counter(line.title for line in lines)
    return [line for line in lines if titles[line.title] == 1]


def item(line: OrderLine) -> str:
    """A line's goods as people call them: Alpine dome tent, 2 person (Moss)."""
    return f"{line.title} ({line.variant_title})" if line.variant_title else line.title


def is_advert(review: Review) -> bool:
    """Whether a review only praises something else."""
    return review.title in ADVERTS
