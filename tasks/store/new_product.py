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
SIZES = (("S", "M", "L"), ("Small", "Large"), ("Short", "Regular", "Long"))
COLOURS = (("Moss", "Slate"), ("Sand", "Navy"), ("Rust", "Charcoal"), ("Ivory", "Cedar"))


WORDINGS = (
    'Create the product "{title}" (SKU {sku}) in {category}, vendor {vendor}, at {price}. It comes in the '
    "options Size ({sizes}) and Colour ({colours}); we have {count} of each variant at {location}. Leave it a "
    "draft.",
    'New article for {category}: "{title}", SKU {sku}, made by {vendor}, {price}. Options: Size {sizes}; '
    "Colour {colours}. {count} of every variant lie at {location}. Status draft for now.",
    'Please add "{title}" to the store as a draft. SKU {sku}, category {category}, vendor {vendor}, price '
    "{price}, options Size ({sizes}) and Colour ({colours}), opening stock {count} of each variant at "
    "{location}.",
    'Put "{title}" into our catalogue, not visible yet: {category}, {price}, SKU {sku}, vendor {vendor}. Its '
    "options are Size with {sizes}, and Colour with {colours}. {location} has {count} pieces of each variant.",
)


@family("store-new-product", app="store", kind="create", steps=50, persona="merchandiser")
def create_product(draw: Draw, world: World) -> Task:
    """A new product with sizes and colours goes into the catalogue as a draft, with its opening stock."""
    category = draw.choice(each for each in categories(world) if each.parent is not None)
    noun = category.name.lower().removesuffix("s")
    titles = {product.title for product in products(world)}
    title = draw.first([f"{series} {noun}, new edition" for series in SERIES], lambda title: title not in titles)
    sku = f"{title[:3].upper()}-{draw.integer(7000, 9999)}"
    sizes, colours = draw.choice(SIZES), draw.choice(COLOURS)
    price, count = draw.integer(1200, 24_000, step=50), draw.integer(4, 30)
    location = draw.choice(locations(world))
    with world.session() as db:
        vendor = db.company.name
    size, colour = actions.OptionSpec("Size", sizes), actions.OptionSpec("Colour", colours)

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
        create(user, size, colour)

    def colour_first(user: User) -> None:
        create(user, colour, size)

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
            colours=", ".join(colours),
            count=count,
            location=location.name,
        ),
        outcome=(made_of(size, colour), made_of(colour, size)),
        gold=gold,
        alternatives=(colour_first,),
    )
