"""The board of deals: the stages of the default pipeline as columns, each with its first cards and what all come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import ColumnElement, and_, case, func, or_, select
from sqlalchemy.orm import joinedload, selectinload

from ..platform.database import Db
from ..platform.models import Person
from .models import Deal, Stage, User
from .permissions import scope
from .pipeline import default_stages

#: Cards of a column at first, and how many more each "Show more" brings.
FIRST = 12


@dataclass(frozen=True)
class Quarter:
    """A quarter of the calendar; `key` is how addresses call it."""

    first: date

    @property
    def key(self) -> str:
        return f"{self.first.year}-Q{(self.first.month + 2) // 3}"

    @property
    def label(self) -> str:
        return f"Q{(self.first.month + 2) // 3} {self.first.year}"

    @property
    def last(self) -> date:
        return self.shifted(1).first - timedelta(days=1)

    def shifted(self, count: int) -> Quarter:
        month = self.first.year * 12 + self.first.month - 1 + 3 * count
        return Quarter(date(month // 12, month % 12 + 1, 1))

    @classmethod
    def of(cls, day: date) -> Quarter:
        return cls(date(day.year, (day.month - 1) // 3 * 3 + 1, 1))


def quarters(today: date) -> list[Quarter]:
    """Those that the board can be narrowed to: a year back, and half a year ahead."""
    now = Quarter.of(today)
    return [now.shifted(count) for count in range(-4, 3)]


@dataclass(frozen=True)
class Column:
    stage: Stage
    count: int
    amount: int  # cents, of all deals of the column
    deals: Sequence[Deal]  # the first of them

    @property
    def left(self) -> int:
        """How many are not shown."""
        return self.count - len(self.deals)


def columns(db: Db, *, owner_id: int | None, quarter: Quarter | None, shown: Mapping[int, int]) -> list[Column]:
    """Every stage with its deals, those that close next first, of closed ones the latest; `shown` cards by stage."""
    stages = default_stages(db)
    wanted = and_(Deal.deleted_at.is_(None), scope(db, Deal, "read"), *_narrowed(owner_id, quarter))
    totals = {
        stage_id: (count, amount)
        for stage_id, count, amount in db.execute(
            select(Deal.stage_id, func.count(), func.coalesce(func.sum(Deal.amount), 0))
            .where(wanted)
            .group_by(Deal.stage_id)
        )
    }
    closes = func.julianday(Deal.close_date)
    order = case((Deal.stage_id.in_([stage.id for stage in stages if stage.is_closed]), -closes), else_=closes)
    place = func.row_number().over(partition_by=Deal.stage_id, order_by=(order, Deal.id)).label("place")
    ranked = select(Deal.id, Deal.stage_id, place).where(wanted).subquery()
    first = or_(*((ranked.c.stage_id == stage.id) & (ranked.c.place <= shown.get(stage.id, FIRST)) for stage in stages))
    found = (
        select(Deal)
        .join(ranked, ranked.c.id == Deal.id)
        .where(first)
        .order_by(ranked.c.place)
        .options(joinedload(Deal.account), selectinload(Deal.owner))
    )
    cards: dict[int, list[Deal]] = {}
    for deal in db.scalars(found):
        cards.setdefault(deal.stage_id, []).append(deal)
    return [Column(stage, *totals.get(stage.id, (0, 0)), cards.get(stage.id, [])) for stage in stages]


def owners(db: Db) -> list[User]:
    """Those who own a deal that the acting person can see."""
    owning = select(Deal.owner_id).where(Deal.deleted_at.is_(None), scope(db, Deal, "read"))
    found = select(User).join(User.person).where(User.id.in_(owning))
    return list(db.scalars(found.order_by(Person.last_name, Person.first_name, User.id)).unique())


def _narrowed(owner_id: int | None, quarter: Quarter | None) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = []
    if owner_id is not None:
        wanted.append(Deal.owner_id == owner_id)
    if quarter is not None:
        wanted.append(Deal.close_date.between(quarter.first, quarter.last))
    return wanted
