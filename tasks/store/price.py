from __future__ import annotations

from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from ..wording import dollars
from .gold_steps import open_listed_product, open_product, set_price
from .queries import variants


@family("store-price", app="store", kind="update", steps=20, persona="merchandiser")
def change_price(draw: Draw, world: World) -> Task:
    """One variant of a product gets a new price."""
    variant = draw.choice(v for v in variants(world) if v.product.status == "Active" and not v.compare_at_price)
    factor = draw.choice((80, 85, 90, 110, 115, 120, 130))
    price = max(100, variant.price * factor // 100 // 50 * 50)

    def gold(user: User) -> None:
        open_product(user, variant.product.title, variant.sku)
        set_price(user, variant.sku, price)
        user.done()

    def from_the_list(user: User) -> None:
        open_listed_product(user, variant.product.title, variant.sku)
        user.click("button", f"Actions for {variant.sku}")
        user.press("Enter")
        user.fill("Price", dollars(price), within=f"Edit {variant.sku}")
        user.press("Enter")
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "Change the price of {sku} to {price}.",
            "{sku} costs {price} from now on. Please update this article in the store.",
            "Set the price of article {sku} to {price}; the other versions of the product keep theirs.",
            "New price for {sku}: {price}. Enter it, and leave the rest of the product as it is.",
            sku=variant.sku,
            price=dollars(price),
        ),
        outcome=lambda db: actions.update_variant(db, variant.id, price=price),
        gold=gold,
        alternatives=(from_the_list,),
    )
