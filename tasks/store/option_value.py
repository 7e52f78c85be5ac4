from __future__ import annotations

from ...apps.store import actions
from ...apps.store.models import StoreProduct
from ...apps.store.sku import value_code
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from ..wording import dollars
from .pages import AdminSearch, ProductList
from .queries import products

# Values that no product has yet, by what the option is called.
NEW = ("Saffron", "Lagoon", "Heather", "Cinnamon", "Juniper", "Pewter", "Mulberry", "Lichen")
# What choices of such values are called, by products that have no other.
COLORED = (["Color"], ["Finish"], ["Glaze"], ["Tint"])


@family("store-option-value", app="store", kind="create", steps=25, persona="merchandiser")
def add_option_value(draw: Draw, world: World) -> Task:
    """A product comes in one more finish."""
    product = draw.choice(
        p
        for p in products(world, StoreProduct.status == "Active")
        if [option.name for option in p.options] in COLORED and not any(v.compare_at_price for v in p.variants)
    )
    option = product.options[0]
    taken = {variant.title for variant in product.variants}
    name = draw.choice(name for name in NEW if name not in taken)
    price = product.variants[0].price * draw.choice((105, 110, 115, 120)) // 100 // 50 * 50 + 50

    def gold(user: User) -> None:
        page = AdminSearch(user).open_product(product.title)
        page.add_option_value(option.name).set(name=name, price=f"{price / 100:.2f}").save()
        user.done()

    def price_later(user: User) -> None:
        page = ProductList(user).open_product(product.title)
        page.add_option_value(option.name).set(name=name).enter()
        page.set_price(f"{product.sku}-{value_code(name)}", price)
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            '"{product}" now also comes in {name}, at {price}. Add it to the {option} choices.',
            'Add the {option} {name} to "{product}". That version costs {price}.',
            'We\'re getting "{product}" in {name} starting next week: add that {option}, price {price}.',
            'Please offer "{product}" in one more {option}: {name}, for {price}.',
            product=product.title,
            option=option.name.lower(),
            name=name,
            price=dollars(price),
        ),
        outcome=lambda db: actions.add_option_value(db, option.id, name, price=price),
        gold=gold,
        alternatives=(price_later,),
    )
