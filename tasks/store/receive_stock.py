from __future__ import annotations

from ...apps.store import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Task
from .gold_steps import book, open_product, search_list
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
        search_list(user, "Inventory", variant.sku)
        user.click("button", f"Actions for {variant.sku} at {location.name}")
        user.click("menuitem", "Adjust")
        book(user, f"{variant.sku} at {location.name}", count, "Received", note)
        user.done()

    def from_the_product(user: User) -> None:
        left = stocked[variant.id, location.id].available
        open_product(user, variant.product.title, variant.sku)
        user.click("link", f"Adjust {variant.sku} at {location.name}: {left} available")
        book(user, f"{variant.sku} at {location.name}", count, "Received", note)
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            '{count} more of {sku} were received at {location}. Book them in, with the note "{note}".',
            'We have received {count} units of {sku} at {location}. Add them to the stock there; note: "{note}".',
            'Book a receipt of {count} × {sku} at {location}. Put "{note}" as the note.',
            'Please enter that {count} units of {sku} were received at {location} (note: "{note}").',
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
