"""What the CRM families look up in an untouched world."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from ...apps.crm.models import Case, Contact, Deal, Lead, Pipeline, Stage, Task, User
from ...apps.crm.validation import broken
from ...apps.platform.models import Person, Record
from ...seeds.world import World
from ..queries import fetch_undeleted, played


def persona(world: World, key: str) -> User:
    """The CRM user who stands for a role."""
    query = select(User).join(User.person).where(Person.persona == played(world, key)).options(joinedload(User.team))
    return fetch_undeleted(world, query)[0]


def users(world: World) -> list[User]:
    """Everybody who may own records."""
    return fetch_undeleted(world, select(User).where(User.is_active, ~User.is_frozen))


def everybody(world: World) -> list[User]:
    """Everybody who owns records, those who left included."""
    return fetch_undeleted(world, select(User))


def contacts(world: World, *where: Any) -> list[Contact]:
    return fetch_undeleted(world, select(Contact).where(*where).options(joinedload(Contact.account)))


def leads(world: World, *where: Any) -> list[Lead]:
    return fetch_undeleted(world, select(Lead).where(*where).options(joinedload(Lead.owner)))


def deals(world: World, *where: Any) -> list[Deal]:
    """Deals with their account, stage, lines and contact roles."""
    query = select(Deal).where(*where)
    return fetch_undeleted(
        world,
        query.options(
            joinedload(Deal.account),
            joinedload(Deal.stage),
            selectinload(Deal.lines),
            selectinload(Deal.contact_roles),
        ),
    )


def open_deals(world: World, *where: Any) -> list[Deal]:
    return [deal for deal in deals(world, *where) if not deal.stage.is_closed]


def tasks(world: World, *where: Any) -> list[Task]:
    return fetch_undeleted(world, select(Task).where(*where).options(joinedload(Task.owner)))


def cases(world: World, *where: Any) -> list[Case]:
    return fetch_undeleted(world, select(Case).where(*where))


def stages(world: World) -> dict[str, Stage]:
    """The stages of the default pipeline by name."""
    query = select(Stage).join(Stage.pipeline).where(Pipeline.is_default)
    return {stage.name: stage for stage in fetch_undeleted(world, query)}


def may_be_saved(world: World, kind: str, record: Record, **values: object) -> bool:
    """Whether the world's validation rules let a record be saved, with these values in the place of its own."""
    with world.session() as db, db.no_autoflush:
        changed = db.get_one(type(record), record.id)
        for name, value in values.items():
            setattr(changed, name, value)
        found = broken(db, kind, changed)
        db.expire(changed)
        return not found
