from __future__ import annotations

from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Task
from .pages import AdminSearch, StockLevel
from .queries import levels, locations, variants


@family("store-receive-stock", app="store", kind="update", steps=28, persona="warehouse")
def receive_stock(draw: Draw, world: World) -> Task:
    """A delivery arrived at a location; add it to the stock there."""
    stocked = levels(world)
    location = draw.choice(locations(world))
    variant = draw.choice(v for v in variants(world) if (v.id, location.id) in stocked)
    count = draw.integer(6, 60)
    note = f"Delivery note {draw.integer(20_000, 89_999)}"

    def gold(user: User) -> None:
        level = StockLevel(user, variant.sku, location.name).find()
        level.open_dialog().adjust(count, "Received", note)
        user.done()

    def from_the_product(user: User) -> None:
        level, left = StockLevel(user, variant.sku, location.name), stocked[variant.id, location.id].available
        page = AdminSearch(user).open_product(variant.product.title, variant.sku)
        page.adjust(level, left).adjust(count, "Received", note)
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            '{count} more of {sku} came in at {location}. Please book them in, with the note "{note}".',
            'We have received {count} units of {sku} at {location}. Add them to the stock there; note: "{note}".',
            'Book a receipt of {count} × {sku} at {location}. Put "{note}" as the note.',
            'Please enter a receipt of {count} units of {sku} at {location} (note: "{note}").',
            count=count,
            sku=variant.sku,
            location=location.name,
            note=note,
        ),
        outcome=lambda db: actions.adjust_stock(db, variant.id, location.id, count, "Received", note=note),
        matchers={"store_inventory_movement.note": SameText()},
        gold=gold,
        alternatives=(from_the_product,),
    )
