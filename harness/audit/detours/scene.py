"""Where a detour takes place: who acts, which rows the work touches, and what chance picks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar, cast

from sqlalchemy import ColumnExpressionArgument, Table, case, literal, select

from ....apps.accounts import Account
from ....apps.platform.database import Db
from ....apps.platform.models import Base
from ....tasks.draw import Draw
from ....tasks.verifier.changes import Key

M = TypeVar("M", bound=Base)
# Columns that say whose a row is, the surest first.
_WHOSE = ("id", "owner_id", "author_id", "person_id", "customer_id", "created_by_id")
_PEOPLE = {"org_person", "crm_user", "store_customer"}
# How many rows are picked from, in an order that chance makes: 9973 is a prime, and so no two change places twice.
_AT_ONCE, _PRIME = 15, 9973


class CannotBeDone(LookupError):
    """There is nothing here that it could be done with, or not by this person."""


@dataclass(frozen=True)
class Scene:
    """One instance, with a `Draw` of its own for each time that a detour is played."""

    account: Account
    taken: frozenset[Key]  # the rows that the work touches
    near: frozenset[Key]  # the rows that these refer to
    draw: Draw

    @property
    def actor_id(self) -> int:
        """The id of the persona, among the staff or among the customers."""
        return self.account.id

    def rows(self, db: Db, model: type[M], *where: ColumnExpressionArgument[bool]) -> list[M]:
        """Some rows of a table that are not deleted and that the work does not touch, the persona's own first.

        Every other time those come before that have to do with the work.
        """
        table = cast(Table, model.__table__)
        key = next(iter(table.primary_key.columns))
        chosen = select(model).where(*where)
        if "deleted_at" in table.columns:
            chosen = chosen.where(table.columns["deleted_at"].is_(None))
        taken, near = ([id for name, id in keys if name == table.name] for keys in (self.taken, self.near))
        far = case((key.in_(near), 0), else_=1) if self.draw.choice((True, False)) else literal(0)
        by_chance = (key * self.draw.integer(1, _PRIME - 1)) % _PRIME
        chosen = chosen.where(key.not_in(taken)).order_by(far, self._is_foreign(model), by_chance, key)
        return list(db.scalars(chosen.limit(_AT_ONCE)).unique())

    def pick(self, db: Db, model: type[M], *where: ColumnExpressionArgument[bool]) -> M:
        """One of these rows. Raises CannotBeDone if there is none."""
        found = self.rows(db, model, *where)
        if not found:
            raise CannotBeDone(f"no {model.__tablename__} to do it with")
        return found[0]

    def _is_foreign(self, model: type[Base]) -> Any:
        for name in _WHOSE:
            column = model.__table__.columns.get(name)
            if column is None:
                continue
            named = {key.column.table.name for key in column.foreign_keys} or {model.__tablename__}
            if named & _PEOPLE:
                return case((column == self.actor_id, 0), else_=1)
        return literal(0)
