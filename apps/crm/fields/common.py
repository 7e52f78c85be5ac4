"""Fields that several objects have: the owner, the time of creation, the record that an activity hangs on."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Any

from flask import g
from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import aliased

from ...platform import forms
from ...platform.database import Db
from ...platform.errors import NotFound
from ...platform.fields import ChecklistField, PlatformField
from ...platform.filters import ChoiceFilter, Filter, Operator, PersonFilter
from ...platform.listview import Column, in_order
from ...platform.models import Person
from ...platform.record_fields import Field, Moment, Reference, Text
from ...platform.values import record_id
from .. import queries
from ..models import PARENTS, PRIORITIES, User
from ..objects import OBJECTS, label_of, url_of
from ..permissions import access, may_assign
from .targets import USERS, team_choices

#: The owner as a person, joined by every list so that it can sort by their name.
OWNER = aliased(Person, name="owner_person")


@dataclass(frozen=True, eq=False)
class Owner(Reference):
    """Who a record belongs to: chosen when it is new, then given away by Change owner only."""

    kind = "person"

    def of(self, record: Any) -> Any:
        return record.owner.person if record.owner else None

    def list_column(self) -> Column:
        return Field.list_column(self)

    def _list_value(self, record: Any) -> Any:
        return self.of(record)

    def _filter(self, key: str, label: str) -> Filter:
        return OwnerFilter(key, label, self.attribute, lookup="lookup.owner", label_of=USERS.label_of)


@dataclass(frozen=True)
class OwnerFilter(PersonFilter):
    """Whose a record is: also somebody's of one's own team, or of teams given by name."""

    def __post_init__(self) -> None:
        super().__post_init__()
        me, *others = self.operators
        mates = (Operator("team", "is in my team"), Operator("teams", "is in team", "teams"))
        object.__setattr__(self, "operators", (me, *mates, *others))

    def controls(self) -> dict[str, PlatformField]:
        return {**super().controls(), "teams": ChecklistField("Teams", choices=team_choices, required=True)}

    def clause(self, db: Db, operator: str, value: str) -> ColumnElement[bool]:
        if operator == "team":
            who = access(db)
            return self.column.in_(sorted(who.team_ids) if who is not None else [])  # type: ignore[no-any-return]
        if operator == "teams":
            chosen = [id for id, _name in self._teams(db, value)]
            return self.column.in_(select(User.id).where(User.team_id.in_(chosen)))  # type: ignore[no-any-return]
        return super().clause(db, operator, value)

    def _teams(self, db: Db, value: str) -> list[tuple[int, str]]:
        """The teams that "3|7" names, with their names. Raises ValueError for one that there is not."""
        names = {str(id): (id, name) for id, name in team_choices(db)}
        if any(part not in names for part in value.split("|")):
            raise ValueError(f"{value!r} names a team that there is not")
        return [names[part] for part in value.split("|")]

    def write(self, value: Any) -> str:
        return "|".join(str(each) for each in value) if isinstance(value, list) else super().write(value)

    def read(self, operator: str, value: str) -> Any:
        return value.split("|") if operator == "teams" else super().read(operator, value)

    def words(self, db: Db, operator: str, value: str) -> str:
        if operator == "teams":
            return " or ".join(name for _id, name in self._teams(db, value))
        return super().words(db, operator, value)


def owner(attribute: Any, **look: Any) -> Owner:
    return Owner(
        attribute,
        "Owner",
        USERS,
        form="new",
        default=lambda db: db.actor_id,
        copied=False,
        allowed=may_assign,
        sort=OWNER.first_name + " " + OWNER.last_name,
        filter=True,
        card="",
        **look,
    )


def created(attribute: Any, *, card: str = "", **look: Any) -> Moment:
    return Moment(attribute, "Created", read_only=True, filter="created", card=card, **look)


def by_priority(attribute: Any) -> Any:
    """The order of priorities, from low to urgent."""
    return in_order(attribute, PRIORITIES)


# -- What an activity hangs on: a pair of columns (parent_type, parent_id), one control whose value is "deal-12" -----


@dataclass(frozen=True, eq=False)
class ParentType(Text):
    """The kind of record that an activity hangs on; written with `Parent`."""

    def _filter(self, key: str, label: str) -> Filter:
        kinds = [(kind, kind.capitalize()) for kind in PARENTS]
        return ChoiceFilter(key, label, self.attribute, choices=kinds)


@dataclass(frozen=True, eq=False)
class Parent(Field):
    """The record that an activity hangs on."""

    _: KW_ONLY
    imported: bool = False
    sort: Any = None

    def of(self, record: Any) -> Any:
        return record.parent

    def clean(self, value: Any) -> Any:
        if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
            raise ValueError("Choose a record from the list.")
        return value

    def list_column(self) -> Column:
        return Column(
            self._key,
            self.label,
            value=lambda row: label_of(row.parent) if row.parent else None,
            link=lambda row: url_of(row.parent) if row.parent else None,
            width=self.column,
        )

    def _control(self, **look: Any) -> forms.PlatformField:
        return ParentField(self.label, **look)


class ParentField(forms.LookupField):
    """A record of any kind that an activity can hang on; its value is "deal-12"."""

    def __init__(self, label: str, **kw: Any) -> None:
        super().__init__(label, lookup="lookup.parent", label_of=lambda _db, _id: None, **kw)

    @property
    def label_text(self) -> str:
        return (_parent_label(g.db, self.data) or "") if self.data else self.typed

    def parse(self, text: str) -> Any:
        if _parent_label(g.db, text) is None:
            raise ValueError("Choose a record from the list.")
        return text


def parent_of(value: str) -> tuple[str, int | None]:
    """Object and id that a text such as "deal-12" names; no id if it names none."""
    key, _, number = value.partition("-")
    return key, record_id(number)


def _parent_label(db: Db, value: str) -> str | None:
    """What stands in the field for "deal-12": the deal's name, if the person can see it."""
    key, id = parent_of(value)
    if key not in OBJECTS or id is None:
        return None
    try:
        record = queries.find(db, OBJECTS[key].model, id)
    except NotFound:
        return None
    return f"{OBJECTS[key].singular}: {label_of(record)}"


class ActivityForm(forms.PlatformForm):
    """A form with a `parent_id` control that stands for the pair (parent_type, parent_id)."""

    parent_id: Any

    def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
        super().__init__(formdata, obj=obj, **kw)
        if formdata is None and obj is not None and obj.parent_id is not None:
            self.parent_id.data = f"{obj.parent_type}-{obj.parent_id}"

    @property
    def values(self) -> dict[str, Any]:
        values = super().values
        if "parent_id" not in self:
            return values
        key, id = parent_of(values["parent_id"] or "")
        return {**values, "parent_type": key or None, "parent_id": id}
