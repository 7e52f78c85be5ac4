from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.store import actions
from ...apps.store.models import StoreProduct
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .pages import AdminSearch, ProductList
from .queries import products


@family("store-raise-prices", app="store", kind="bulk", steps=70, persona="merchandiser")
def raise_prices(draw: Draw, world: World) -> Task:
    """All variants of a product get dearer by some per cent, rounded up to 99 cents."""
    percent = draw.integer(3, 15)
    product = draw.choice(
        p
        for p in products(world, StoreProduct.status == "Active")
        if 3 <= len(p.variants) <= 5 and not any(v.compare_at_price for v in p.variants)
    )
    prices = {variant.id: _raised(variant.price, percent) for variant in product.variants}

    def outcome(db: Db) -> None:
        for variant_id, price in prices.items():
            actions.update_variant(db, variant_id, price=price)

    def gold(user: User) -> None:
        page = AdminSearch(user).open_product(product.title)
        for variant in product.variants:
            page.set_price(variant.sku, prices[variant.id])
        user.done()

    def from_the_last_one_up(user: User) -> None:
        page = ProductList(user).open_product(product.title)
        for variant in reversed(product.variants):
            page.edit_variant_by_keys(variant.sku).set(price=f"{prices[variant.id] / 100:.2f}").enter()
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            'Raise the prices of all variants of "{product}" by {percent}%, rounded up to the next .99.',
            '"{product}" is going up {percent}%, every variant. Round each new price up so that it ends in .99.',
            'Add {percent}% to the price of each variant of "{product}" and round up to the next amount ending in .99.',
            'New prices for "{product}": add {percent}% to every variant, then go up to the next price that ends in '
            ".99.",
            product=product.title,
            percent=percent,
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(from_the_last_one_up,),
    )


def _raised(price: int, percent: int) -> int:
    """The least price ending in .99 that is not below the raised one: $20.00 + 10 % is $22.00, so $22.99."""
    dearer = -(-price * (100 + percent) // 100)
    return -(-(dearer + 1) // 100) * 100 - 1
