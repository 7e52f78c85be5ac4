from __future__ import annotations

from ...apps.store import actions
from ...apps.store.models import StoreProduct
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import AdminSearch, ProductList
from .queries import levels, products


@family("store-archive", app="store", kind="conditional", steps=20, persona="merchandiser")
def archive_if_few(draw: Draw, world: World) -> Task:
    """A product is taken off for good or only for now, by how many are left."""
    available: dict[int, int] = {}
    for (variant_id, _location_id), level in levels(world).items():
        available[variant_id] = available.get(variant_id, 0) + level.available
    product = draw.choice(products(world, StoreProduct.status == "Active"))
    left = sum(available.get(variant.id, 0) for variant in product.variants)
    is_low = draw.choice((True, False))
    limit = left + draw.integer(3, 40) if is_low else max(1, left - draw.integer(3, 40))
    wanted = "Archived" if left < limit else "Draft"

    def gold(user: User) -> None:
        page = AdminSearch(user).open_product(product.title)
        page.edit().set(status=wanted).save()
        user.done()

    def in_the_list(user: User) -> None:
        products = ProductList(user).open().search(product.title)
        products.select(product.title).set_status_of_selected(wanted)
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            'If fewer than {limit} of "{product}" are available across all variants and locations, archive it. '
            "Otherwise set it back to draft.",
            'Take "{product}" off the shop: with {limit} or more available in all, set it to draft; with fewer, '
            "archive it. Count every variant at every location.",
            'Look up how many of "{product}" are available, all variants and locations together. If it\'s below '
            "{limit}, archive the product. Otherwise make it a draft.",
            'Set "{product}" to draft, unless fewer than {limit} are available in total across all variants and '
            "locations. In that case archive it.",
            product=product.title,
            limit=limit,
        ),
        outcome=lambda db: actions.set_status(db, [product.id], wanted),
        gold=gold,
        alternatives=(in_the_list,),
    )
