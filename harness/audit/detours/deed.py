"""Reversible deeds: what can be done wrong in an app, and how the app itself mends it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from functools import cache
from importlib import import_module
from itertools import product
from typing import Any, Literal

from sqlalchemy import ColumnExpressionArgument, select

from ....apps.platform.database import Db
from ....apps.platform.errors import DomainError, Invalid
from ....apps.platform.models import Base
from ....tasks.errors import NoInstance
from .scene import CannotBeDone, Scene

#: When a deed is done and mended: both before the work or after it, or the one before and the other after.
Place = Literal["before", "around", "after"]
#: What puts a deed right again, by the app's own actions.
Mend = Callable[[Db], object]
# How many other values of the table are tried where an app does not take one.
_OTHERS = 3
# How many columns are tried on a record that cannot be changed in one.
_COLUMNS = 3
# Texts that most rules take: a name, a word of small letters, one of capitals.
_TEXTS = ("Mistaken", "mistaken-{}", "MISTAKEN{}")


@dataclass(frozen=True)
class Deed:
    """Something wrong: `do` does it, to what a scene picks, and returns what mends it.

    `do` raises DomainError or LookupError where it cannot be done.
    """

    name: str
    do: Callable[[Db, Scene], Mend]
    at_once: bool = False  # whether the work may not come between: it would build on it, or could not be undone past
    overwritten: bool = False  # whether it is no fault to leave it: the work sets it right, or nothing is changed by it


@dataclass(frozen=True)
class Maker:
    """How records of a table are made, and deleted by whoever made them."""

    model: type[Base]
    make: Callable[[Db, Scene], Any]
    delete: Callable[[Db, Any], object]
    at_once: bool = False

    def deed(self) -> Deed:
        def do(db: Db, scene: Scene) -> Mend:
            key = key_of(self.make(db, scene), db)
            return lambda db: self.delete(db, db.get_one(self.model, key))

        return Deed(f"{self.model.__tablename__} made and deleted", do, self.at_once)


@dataclass(frozen=True)
class Editor:
    """How some columns of a table's records are changed: `save` is given a record, and the values by column."""

    model: type[Base]
    columns: tuple[str, ...]
    save: Callable[[Db, Any, Mapping[str, Any]], object]
    at_once: bool = False
    where: tuple[ColumnExpressionArgument[bool], ...] = ()  # which records can be changed at all

    def deed(self) -> Deed:
        """A field of some record changed, and put back."""

        def do(db: Db, scene: Scene) -> Mend:
            columns = scene.draw.sample(self.columns, min(_COLUMNS, len(self.columns)))
            for row, column in product(scene.rows(db, self.model, *self.where), columns):
                try:
                    return self.change(db, row, column)
                except CannotBeDone:
                    continue
            raise CannotBeDone(f"no {self.model.__tablename__} that could be changed")

        columns = ", ".join(self.columns[:2])
        return Deed(f"{self.model.__tablename__} changed and put back ({columns})", do, self.at_once)

    def change(self, db: Db, row: Any, column: str, is_right: Callable[[Any], bool] = lambda _: False) -> Mend:
        """Give a record a wrong value; what mends it puts back all that this changed. Raises CannotBeDone."""
        before = {name: getattr(row, name) for name in self.columns}
        for value in self._wrong_values(db, row, column):
            if is_right(value):
                continue
            try:
                with db.begin_nested():
                    self.save(db, row, {column: value})
                    db.flush()
            except (Invalid, ValueError):
                db.refresh(row)
                continue
            except DomainError as error:
                raise CannotBeDone(str(error)) from error
            db.refresh(row)
            if getattr(row, column) != before[column]:
                key = key_of(row, db)
                return lambda db: self.put_back(db, key, before)
        raise CannotBeDone(f"{self.model.__tablename__}.{column} takes no other value")

    def put_back(self, db: Db, key: Any, values: Mapping[str, Any]) -> None:
        """Save those of `values` that a record does not have; again, where saving some has changed others."""
        row = db.get_one(self.model, key)
        for _ in range(2):
            differing = {name: value for name, value in values.items() if getattr(row, name) != value}
            if differing:
                self.save(db, row, differing)

    def _wrong_values(self, db: Db, row: Any, column: str) -> Iterator[Any]:
        """Likely wrong values: what other records have there, and what somebody mistypes."""
        present, described = getattr(row, column), getattr(self.model, column)
        if isinstance(present, bool):
            yield not present
            return
        # A key of another row means it, whatever its type.
        is_reference = bool(described.property.columns[0].foreign_keys)
        if present is not None and not is_reference:
            yield from _mistyped(present, key_of(row, db))
        others = select(described).where(described.is_not(None), described != present).distinct().limit(_OTHERS)
        yield from db.scalars(others.order_by(described)).all()
        if present is None and described.property.columns[0].type.python_type is str:
            yield from (text.format(key_of(row, db)) for text in _TEXTS)
        if present is not None:
            yield None


def _mistyped(value: Any, key: Any) -> Iterable[Any]:
    match value:
        case str():
            return (f"{value} II", *(text.format(key) for text in _TEXTS))
        case int():
            return (value + 1, value - 1)
        case datetime() | date():
            return (value + timedelta(days=1), value - timedelta(days=1))
        case _:
            return ()


def several(deeds: Sequence[Deed]) -> Deed:
    """All of these that can be done, one after the other, and mended from the last to the first."""

    def do(db: Db, scene: Scene) -> Mend:
        mends: list[Mend] = []
        for deed in deeds:
            try:
                with db.begin_nested():
                    mends.append(deed.do(db, scene))
            except (DomainError, LookupError, NoInstance):
                continue
        if not mends:
            raise CannotBeDone("none of these can be done")
        return lambda db: [mend(db) for mend in reversed(mends)]

    return Deed(f"{len(deeds)} deeds in one another", do, at_once=any(deed.at_once for deed in deeds))


def key_of(row: Any, db: Db) -> Any:
    """The primary key of a row, which it has once it is written."""
    db.flush()
    return getattr(row, next(iter(row.__table__.primary_key.columns)).name)


@dataclass(frozen=True)
class AppDeeds:
    """The reversible deeds of one app."""

    editors: tuple[Editor, ...] = ()
    makers: tuple[Maker, ...] = ()
    others: tuple[Deed, ...] = field(default=())

    def deeds(self) -> list[Deed]:
        return [*(editor.deed() for editor in self.editors), *(maker.deed() for maker in self.makers), *self.others]


@cache
def deeds_of(app: str) -> AppDeeds:
    """What the module of the app with this key, in `apps`, declares."""
    found: AppDeeds = import_module(f"{__package__}.apps.{app}").DEEDS
    return found
