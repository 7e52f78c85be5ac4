"""The handbook's rules about refunds and returns, as families look them up and set them."""

from __future__ import annotations

from sqlalchemy import select

from ...apps.handbook.models import Policy
from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.store.models import Category, Staff
from ...seeds.world import World
from ..queries import fetch_all
from ..task import Outcome
from .queries import variants


def refund_limit(world: World, persona: str) -> int:
    """What one of the store's staff may give back of an order, in cents."""
    with world.session() as db:
        role = db.scalar(select(Staff.role).join(Staff.person).where(Person.persona == persona))
        return policy(db, "refund", role).value


def back_sooner(world: World) -> set[int]:
    """The ids of variants of the kinds that have a return time of their own."""
    kinds = set(fetch_all(world, select(Policy.subject).where(Policy.key == "return_days_of")))
    found = variants(world)
    with world.session() as db:
        above = {category.id: category.parent.name for category in db.scalars(select(Category)) if category.parent}
    return {variant.id for variant in found if above.get(variant.product.category_id) in kinds}


def setting(key: str, value: int) -> Outcome:
    """A set-up: the number that the handbook states today, whoever it is for."""

    def setup(db: Db) -> None:
        for rule in db.scalars(select(Policy).where(Policy.key == key)):
            if rule.holds_on(db.today):
                rule.value = value

    return setup
