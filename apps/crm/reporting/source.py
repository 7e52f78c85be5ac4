"""A source of reports: one kind of record with its fields, and those of the records that it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from sqlalchemy import ColumnElement, Select, String, case, func, inspect, select
from sqlalchemy.orm import aliased

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter, PersonFilter, TextFilter
from ...platform.models import Person
from ...platform.record_fields import (
    Choice,
    Date,
    Integer,
    LongText,
    Moment,
    Money,
    Percent,
    RecordFields,
    Reference,
    RowChoice,
    Text,
    YesNo,
)
from ...platform.record_fields import Field as RecordField
from ..fields.common import Owner, Parent, ParentType
from ..fields.targets import USERS, team_choices
from ..models import PRIORITIES, Case, Contact, Stage, Team, User
from ..objects import OBJECTS
from ..permissions import scope
from .fields import Kind, ReportField

_KINDS: tuple[tuple[type[RecordField], Kind], ...] = (
    (Money, "money"),
    (Percent, "percent"),
    (Integer, "number"),
    (Date, "date"),
    (Moment, "moment"),
    (YesNo, "flag"),
    (Choice, "choice"),
    (Text, "text"),
)


@dataclass(frozen=True)
class Join:
    """A table joined for some of the fields: what it is, and on what; each row of the source has at most one of it."""

    entity: Any
    on: Callable[[Db], ColumnElement[bool]]


@dataclass(frozen=True, eq=False)
class Source:
    """`key` is what addresses call it, `period` the date by which dashboards choose what to show."""

    key: str
    label: str
    one: str
    icon: str
    entity: Any
    id: Any
    path: str
    fields: dict[str, ReportField]
    joins: dict[str, Join]
    base: Callable[[Db], list[ColumnElement[bool]]]
    columns: tuple[str, ...]
    period: str
    always: tuple[str, ...] = field(default=())  # joins that say which rows there are

    @cached_property
    def sections(self) -> dict[str, list[ReportField]]:
        found: dict[str, list[ReportField]] = {}
        for each in self.fields.values():
            found.setdefault(each.section, []).append(each)
        return found

    def rows(self, db: Db, columns: list[Any], used: list[ReportField]) -> Select[Any]:
        """What the acting person may read, with the joins that the used fields need."""
        statement = select(*columns).select_from(self.entity)
        for name in dict.fromkeys([*self.always, *(name for each in used for name in each.needs)]):
            join = self.joins[name]
            statement = statement.outerjoin(join.entity, join.on(db))
        return statement.where(*self.base(db))


def readable(db: Db, model: type[Any], entity: Any) -> ColumnElement[bool]:
    """The rows of an alias that are there for the acting person."""
    return entity.deleted_at.is_(None) & scope(db, model, "read", of=entity)  # type: ignore[no-any-return]


def name_of(entity: Any) -> Any:
    """SQL of a person's whole name."""
    return func.trim(func.coalesce(entity.first_name, "") + " " + entity.last_name, type_=String)


class Builder:
    """Collects the fields and joins of one source."""

    def __init__(self, key: str, model: type[Any]) -> None:
        self.key, self.model = key, model
        self.fields: dict[str, ReportField] = {}
        self.joins: dict[str, Join] = {}

    def add(self, made: ReportField) -> None:
        if made.key in self.fields:
            raise ValueError(f"the report source {self.key} has two fields {made.key}")
        self.fields[made.key] = made

    def parent(
        self, name: str, model: type[Any], column: Any, *, where: Any = None, needs: tuple[str, ...] = ()
    ) -> Any:
        """Join the record that `column` refers to, as far as it may be read, and return its alias."""
        alias = aliased(model, name=f"report_{self.key}_{name}")
        extra = where

        def on(db: Db) -> ColumnElement[bool]:
            clause: ColumnElement[bool] = (alias.id == column) & readable(db, model, alias)
            return clause if extra is None else clause & extra

        self.joins[name] = Join(alias, on)
        return alias

    def look(self, name: str, entity: Any, on: Any) -> Any:
        """Join a row that everybody may read."""
        self.joins[name] = Join(entity, lambda _db: on)
        return entity

    def record(
        self,
        declared: RecordFields,
        entity: Any,
        section: str,
        *,
        prefix: str = "",
        needs: tuple[str, ...] = (),
        skip: tuple[str, ...] = (),
    ) -> None:
        """The fields that a record declares."""
        for made in declared:
            if made.name not in skip and not isinstance(made, LongText | Owner | ParentType | Parent):
                for each in self._declared(made, entity, section, prefix, needs):
                    self.add(each)

    def _declared(
        self, made: RecordField, entity: Any, section: str, prefix: str, needs: tuple[str, ...]
    ) -> Iterator[ReportField]:
        key = f"{prefix}.{made.name.removesuffix('_id')}" if prefix else made.name.removesuffix("_id")
        label = f"{section}: {made.label}" if prefix else made.label
        path = f"{OBJECTS[prefix or self.key].path}/" if (prefix or self.key) in OBJECTS else ""
        if made.name == "name":
            value = entity.name if made.sql is not None else name_of(entity)
            yield ReportField(
                key,
                label,
                section,
                "record",
                entity.id,
                needs,
                text=value,
                path=path,
                filter=TextFilter(key, label, value),
            )
            return
        if made.sql is None:
            return
        attribute = getattr(entity, made.name)
        filter = replace(replace(made, attribute=attribute).list_filter(), key=key, label=label)
        if isinstance(made, Reference):
            if not prefix:
                yield self._reference(made, key, label, section, attribute, filter)
        elif isinstance(made, RowChoice):
            target = inspect(self.model if not prefix else type_of(entity)).relationships[made.name.removesuffix("_id")]
            join = key.replace(".", "_")
            row = aliased(target.mapper.class_, name=f"report_{self.key}_{join}")
            self.look(join, row, row.id == attribute)
            order = row.position if target.mapper.class_ is Stage else None
            yield ReportField(
                key, label, section, "choice", attribute, (*needs, join), text=row.name, order=order, filter=filter
            )
        else:
            kind = next((kind for of, kind in _KINDS if isinstance(made, of)), None)
            if kind is not None:
                order = _by(PRIORITIES, attribute) if made.name == "priority" else None
                value = func.nullif(attribute, "") if kind in ("text", "choice") else attribute
                declared = (prefix or self.key, made.name)
                yield ReportField(
                    key, label, section, kind, value, needs, order=order, filter=filter, declared=declared
                )

    def _reference(self, made: Reference, key: str, label: str, section: str, column: Any, filter: Any) -> ReportField:
        target = OBJECTS[made.target.lookup.removeprefix("lookup.")].model
        if key not in self.joins:
            self.parent(key, target, column)
        row = self.joins[key].entity
        text = row.number if target is Case else name_of(row) if target is Contact else row.name
        path = f"{OBJECTS[made.target.lookup.removeprefix('lookup.')].path}/"
        return ReportField(key, label, section, "record", row.id, (key,), text=text, filter=filter, path=path)

    def owner(self, column: Any, needs: tuple[str, ...] = ()) -> None:
        """Who owns the record, and their team."""
        user = aliased(User, name=f"report_{self.key}_owner")
        person = aliased(Person, name=f"report_{self.key}_owner_person")
        team = aliased(Team, name=f"report_{self.key}_team")
        self.look("owner", user, user.id == column)
        self.look("owner_person", person, person.id == user.id)
        self.look("team", team, team.id == user.team_id)
        name = person.first_name + " " + person.last_name
        who = PersonFilter("owner", "Owner", column, lookup=USERS.lookup, label_of=USERS.label_of)
        self.add(
            ReportField(
                "owner", "Owner", "Owner", "choice", column, (*needs, "owner", "owner_person"), text=name, filter=who
            )
        )
        self.add(
            ReportField(
                "owner.team",
                "Owner: Team",
                "Owner",
                "choice",
                user.team_id,
                (*needs, "owner", "team"),
                text=team.name,
                filter=ChoiceFilter("owner.team", "Owner: Team", user.team_id, choices=team_choices),
            )
        )
        self.add(
            ReportField(
                "owner.title",
                "Owner: Title",
                "Owner",
                "text",
                person.title,
                (*needs, "owner", "owner_person"),
                filter=TextFilter("owner.title", "Owner: Title", person.title),
            )
        )

    def changed(self, column: Any, section: str) -> None:
        self.add(
            ReportField(
                "updated_at",
                "Last changed",
                section,
                "moment",
                column,
                filter=DateFilter("updated_at", "Last changed", column),
            )
        )

    def source(self, label: str, one: str, columns: tuple[str, ...], period: str, **more: Any) -> Source:
        entry = OBJECTS.get(self.key)
        model = self.model
        given: dict[str, Any] = {
            "icon": entry.icon if entry else "package",
            "path": f"{entry.path}/" if entry else "",
            "id": model.id,
            "base": lambda db: [model.deleted_at.is_(None), scope(db, model, "read")],
        }
        return Source(
            key=self.key,
            label=label,
            one=one,
            entity=model,
            fields=self.fields,
            joins=self.joins,
            columns=columns,
            period=period,
            **{**given, **more},
        )


def type_of(entity: Any) -> type[Any]:
    """The model of an alias."""
    return inspect(entity).mapper.class_  # type: ignore[no-any-return]


def _by(choices: tuple[str, ...], attribute: Any) -> Any:
    return case({name: place for place, name in enumerate(choices)}, value=attribute, else_=99)
