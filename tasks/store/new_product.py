from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from ..wording import dollars
from .pages import ProductList
from .queries import categories, locations, products

SERIES = ("Plover", "Kestrel", "Harrier", "Whimbrel", "Bittern", "Siskin", "Lapwing", "Merlin", "Osier", "Tansy")
#: What goods of any kind may come in.
SIZES = (("Small", "Medium", "Large"), ("Small", "Large"), ("Small", "Medium", "Large", "Extra large"))
COLORS = (("Black", "White"), ("Slate", "Silver"), ("Black", "Charcoal"), ("Graphite", "White"))


WORDINGS = (
    'Create the product "{title}" (SKU {sku}) in {category}, vendor {vendor}, at {price}. It comes in the options '
    "Size ({sizes}) and Color ({colors}); we have {count} of each variant at {location}. Leave it a draft.",
    'New item for {category}: "{title}", SKU {sku}, vendor {vendor}, {price}. Options: Size {sizes}; Color '
    "{colors}. We have {count} of each variant at {location}. Status draft for now.",
    'Please add "{title}" to the store as a draft. SKU {sku}, category {category}, vendor {vendor}, price {price}, '
    "options Size ({sizes}) and Color ({colors}), opening stock {count} of each variant at {location}.",
    'Put "{title}" in our catalog as a draft: {category}, {price}, SKU {sku}, vendor {vendor}. Its options are Size '
    "with {sizes}, and Color with {colors}. {location} has {count} of each variant.",
)


@family("store-new-product", app="store", kind="create", steps=50, persona="merchandiser")
def create_product(draw: Draw, world: World) -> Task:
    """A new product with sizes and colors goes into the catalog as a draft, with its opening stock."""
    category = draw.choice(each for each in categories(world) if each.parent is not None)
    noun = category.name.lower().removesuffix("s")
    titles = {product.title for product in products(world)}
    title = draw.first([f"{series} {noun}, new edition" for series in SERIES], lambda title: title not in titles)
    sku = f"{title[:3].upper()}-{draw.integer(7000, 9999)}"
    sizes, colors = draw.choice(SIZES), draw.choice(COLORS)
    # About what its neighbors cost.
    usual = draw.choice(product for product in products(world) if product.category_id == category.id).variants[0].price
    price, count = usual * draw.integer(80, 125) // 100 // 50 * 50, draw.integer(4, 30)
    location = draw.choice(locations(world))
    with world.session() as db:
        vendor = db.company.name
    size, color = actions.OptionSpec("Size", sizes), actions.OptionSpec("Color", colors)

    def made_of(*options: actions.OptionSpec) -> Outcome:
        def outcome(db: Db) -> None:
            actions.create_product(
                db, sku=sku, price=price, options=options, quantity=count, location_id=location.id, title=title,
                vendor=vendor, category_id=category.id, status="Draft",
            )  # fmt: skip

        return outcome

    def create(user: User, *options: actions.OptionSpec) -> None:
        form = ProductList(user).open().new()
        form.set(title=title, category_id=f"{category.parent.name if category.parent else ''} › {category.name}")
        form.set(sku=sku, price=f"{price / 100:.2f}").with_options(options)
        form.set(quantity=count, location_id=location.name).save()
        user.done()

    def gold(user: User) -> None:
        create(user, size, color)

    def color_first(user: User) -> None:
        create(user, color, size)

    return Task(
        host="admin",
        goal=draw.phrase(
            *WORDINGS,
            title=title,
            sku=sku,
            category=f"{category.name} ({category.parent.name if category.parent else ''})",
            vendor=vendor,
            price=dollars(price),
            sizes=", ".join(sizes),
            colors=", ".join(colors),
            count=count,
            location=location.name,
        ),
        outcome=(made_of(size, color), made_of(color, size)),
        gold=gold,
        alternatives=(color_first,),
    )
