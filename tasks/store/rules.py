"""The handbook's rules about refunds and returns, as families look them up and set them."""

from __future__ import annotations

from sqlalchemy import select

from ...apps.handbook.models import Policy
from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.store.models import Staff
from ...seeds.world import World
from ..task import Outcome


def refund_limit(world: World, persona: str) -> int:
    """What one of the store's staff may give back of an order, in cents."""
    with world.session() as db:
        role = db.scalar(select(Staff.role).join(Staff.person).where(Person.persona == persona))
        return policy(db, "refund", role).value


def setting(key: str, value: int) -> Outcome:
    """A set-up: the number that the handbook states today, whoever it is for."""

    def setup(db: Db) -> None:
        for rule in db.scalars(select(Policy).where(Policy.key == key)):
            if rule.holds_on(db.today):
                rule.value = value

    return setup
