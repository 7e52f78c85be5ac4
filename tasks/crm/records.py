"""What the CRM families look up in an untouched world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, TypeVar

from sqlalchemy import Select, select
from sqlalchemy.orm import joinedload, selectinload

from ...apps.crm.models import Account, Case, Contact, Deal, Lead, Pipeline, Stage, Task, User
from ...apps.platform.models import Person, Record
from ...seeds.world import World

T = TypeVar("T")
R = TypeVar("R", bound=Record)


def rows(world: World, query: Select[R]) -> list[R]:
    """The records of a query that are not in the recycle bin, by id, detached from their session."""
    with world.session() as db:
        found = db.scalars(query.order_by(query.column_descriptions[0]["entity"].id)).unique()
        return [record for record in found if record.deleted_at is None]


def persona(world: World, key: str) -> User:
    """The CRM user who stands for a role."""
    query = select(User).join(User.person).where(Person.persona == key).options(joinedload(User.team))
    return rows(world, query)[0]


def users(world: World) -> list[User]:
    """Everybody who may own records."""
    return rows(world, select(User).where(User.is_active, ~User.is_frozen))


def accounts(world: World, *where: Any) -> list[Account]:
    return rows(world, select(Account).where(*where).options(joinedload(Account.owner)))


def contacts(world: World, *where: Any) -> list[Contact]:
    return rows(world, select(Contact).where(*where).options(joinedload(Contact.account)))


def leads(world: World, *where: Any) -> list[Lead]:
    return rows(world, select(Lead).where(*where).options(joinedload(Lead.owner)))


def deals(world: World, *where: Any) -> list[Deal]:
    """Deals with their account, stage, lines and contact roles."""
    query = select(Deal).where(*where)
    return rows(
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
    return rows(world, select(Task).where(*where).options(joinedload(Task.owner)))


def cases(world: World, *where: Any) -> list[Case]:
    return rows(world, select(Case).where(*where))


def stages(world: World) -> dict[str, Stage]:
    """The stages of the default pipeline by name."""
    query = select(Stage).join(Stage.pipeline).where(Pipeline.is_default)
    return {stage.name: stage for stage in rows(world, query)}


def uniquely_named(candidates: Iterable[T], among: Iterable[Any], *, by: str = "name") -> list[T]:
    """Those of `candidates` whose name, whatever its case, no other record of `among` bears."""
    bearers = Counter(str(getattr(record, by)).casefold() for record in among)
    return [record for record in candidates if bearers[str(getattr(record, by)).casefold()] == 1]


def spoken_date(day: Any) -> str:
    """A day as people write it in a message: April 3, 2026."""
    return f"{day:%B} {day.day}, {day.year}"


def typed_date(day: Any) -> str:
    """A day as people type it into a field: 04/03/2026."""
    return f"{day:%m/%d/%Y}"


def dollars(cents: int) -> str:
    """An amount as people write it: $12,500, or $12,500.50."""
    return f"${cents // 100:,}" if cents % 100 == 0 else f"${cents / 100:,.2f}"
