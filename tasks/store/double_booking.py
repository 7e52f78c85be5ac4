from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

from sqlalchemy import select

from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.store import actions
from ...apps.store.models import InventoryMovement
from ...seeds.calendar import last_workday
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Task
from .pages import StockLevel
from .queries import levels, locations, variants

NOTE = "Booked twice"


@family(
    "store-double-booking",
    app="store",
    kind="multi-step",
    steps=30,
    persona="operations",
    split="test",
)
def correct_double_booking(draw: Draw, world: World) -> Task:
    """One of several deliveries was booked twice: find which, and take the surplus out again."""
    stocked, places = levels(world), locations(world)
    location = draw.choice(places)
    variant = draw.choice(v for v in variants(world) if (v.id, location.id) in stocked)
    counts = draw.sample(range(7, 48), 3)
    twice = draw.choice(counts)
    numbers = draw.sample(range(20_000, 90_000), 3)
    notes = {count: f"Delivery note {number}" for count, number in zip(counts, numbers, strict=True)}
    booked = [*counts, twice]
    draw.random.shuffle(booked)

    def setup(db: Db) -> None:
        db.actor_id = db.scalars(select(Person.id).where(Person.persona == "warehouse")).one()
        for count in booked:
            actions.adjust_stock(db, variant.id, location.id, count, "Received", note=notes[count])
        db.flush()
        day = last_workday(db.today - timedelta(days=1))
        newest = select(InventoryMovement).order_by(InventoryMovement.id.desc()).limit(len(booked))
        for age, movement in enumerate(db.scalars(newest), start=1):
            # In the course of the last working day.
            movement.at = datetime.combine(day, time(17 - 2 * age), db.timezone).astimezone(UTC)

    def gold(user: User) -> None:
        level = StockLevel(user, variant.sku, location.name).find()
        level.open_movements().adjust(-twice, "Count correction", NOTE)
        user.done()

    def from_the_product(user: User) -> None:
        level = StockLevel(user, variant.sku, location.name).find()
        left = stocked[variant.id, location.id].available + sum(booked)
        level.open_product(variant.product.title).adjust(level, left).adjust(-twice, "Count correction", NOTE)
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(
            "One delivery of {sku} to {location} was booked twice under the same delivery note. Find it and take "
            'the extra units back out as a count correction, with the note "{note}".',
            "The stock of {sku} at {location} is too high because one delivery note was entered twice. Correct it "
            'by the right number; reason: count correction, note: "{note}".',
            "Somebody entered a delivery note for {sku} at {location} twice. Look at the movements and correct the "
            'stock (reason "Count correction", note "{note}").',
            "{location} has fewer {sku} than the system says, because one receipt was booked twice. Find out which "
            'and take that many off: count correction, "{note}".',
            sku=variant.sku,
            location=location.name,
            note=NOTE,
        ),
        setup=setup,
        outcome=lambda db: actions.adjust_stock(db, variant.id, location.id, -twice, "Count correction", note=NOTE),
        matchers={"store_inventory_movement.note": SameText()},
        gold=gold,
        alternatives=(from_the_product,),
    )
