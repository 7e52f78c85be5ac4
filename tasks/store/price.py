from __future__ import annotations

from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from ..wording import dollars
from .pages import AdminSearch, ProductList
from .queries import variants


@family("store-price", app="store", kind="update", steps=20, persona="merchandiser")
def change_price(draw: Draw, world: World) -> Task:
    """One variant of a product gets a new price."""
    variant = draw.choice(v for v in variants(world) if v.product.status == "Active" and not v.compare_at_price)
    factor = draw.choice((80, 85, 90, 110, 115, 120, 130))
    price = max(100, variant.price * factor // 100 // 50 * 50)

    def gold(user: User) -> None:
        AdminSearch(user).open_product(variant.product.title, variant.sku).set_price(variant.sku, price)
        user.done()

    def from_the_list(user: User) -> None:
        page = ProductList(user).open_product(variant.product.title, variant.sku)
        page.edit_variant_by_keys(variant.sku).set(price=dollars(price)).enter()
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Change the price of {sku} to {price}.",
            "{sku} costs {price} from now on. Please update it in the store.",
            "Set the price of {sku} to {price}; the other versions of the product keep theirs.",
            "New price for {sku}: {price}. Enter it, and leave the rest of the product as it is.",
            sku=variant.sku,
            price=dollars(price),
        ),
        outcome=lambda db: actions.update_variant(db, variant.id, price=price),
        gold=gold,
        alternatives=(from_the_list,),
    )
