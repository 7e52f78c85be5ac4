"""Shared tables: the world's state, the directory of people, sessions and the audit log; and the column types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Any

from sqlalchemy import JSON, DateTime, ForeignKey, Integer, MetaData, String, Text, UniqueConstraint, func, select
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, column_property, declared_attr, mapped_column, relationship
from sqlalchemy.types import TypeDecorator

from .limits import LONGEST_NAME, LONGEST_SHORT

# How a state diff treats a column; declared here once, on the model, and read by whoever compares two databases.
# Incidental: differs between two right ways of doing the same work (versions, last edit), so it is not compared.
INCIDENTAL: dict[str, Any] = {"diff": "incidental"}
# Stamped: written by the clock, so only its presence is compared.
STAMPED: dict[str, Any] = {"diff": "stamped"}
# Counted: the next number of a count, so that a new row's depends on rows that came and went before it. Only rows that
# stood before are compared by it.
COUNTED: dict[str, Any] = {"diff": "counted"}
# A waymark: says by which way a record came to where it is now. Where it was empty before, as it is of records that are
# not there yet, only its presence is compared: another way leads to the same. What stood there before must stay.
WAYMARK: dict[str, Any] = {"diff": "waymark"}
# Optional: where it stands it must be right, but another way to the same may leave it empty.
OPTIONAL: dict[str, Any] = {"diff": "optional"}
# Original, of a table: a row that was deleted does not come back by another one that says the same, for it holds what
# nobody can write down anew.
ORIGINAL: dict[str, Any] = {"original": True}
# Witnessed, of a table: what its rows say has left the office. Of a column: a row with a value in it was noticed by
# others. Such a row counts for good, also when it is deleted, and so does the row that it belongs to.
WITNESSED: dict[str, Any] = {"witnessed": True}


def undone_by(*values: object) -> dict[str, Any]:
    """Column info: a row made and then given one of `values` here (any value if none is named) was taken back."""
    return {"undone_by": values}


def empty_without(*tables: str) -> dict[str, Any]:
    """Column info: a new row with a value here is nothing as long as no new row of `tables` belongs to it."""
    return {"empty_without": tables}


@dataclass(frozen=True)
class History:
    """Table info, as `{"history": History(…)}`: how the rows that an app writes about changes of a record add up.

    Rows that agree in `key`, and in what their kind tells of, are the steps of one development. Together they say where
    it stood first and where it stands last: nothing where the record's columns are as they were.
    """

    key: tuple[str, ...]  # whose record it is: the last of these that refers to a row names it
    # The record's columns that a row tells of; by the row's kind, where there are several kinds.
    tells: tuple[str, ...] | Mapping[str, tuple[str, ...]] = ()
    kind: str | None = None  # the column that holds the kind
    # Columns that say where it stood, each with the column that says where it stands then, if there is one: they are
    # taken from the first step, all others from the last.
    first: Mapping[str, str | None] = field(default_factory=dict)
    sums: tuple[str, ...] = ()  # columns that add up, in the place of `tells`
    said: str | None = None  # a text that counts as long as no later step has one of its own
    # Kinds that take another one back: rows of both that say the same but for the verb cancel each other.
    takes_back: Mapping[str, str] = field(default_factory=dict)
    text: str | None = None  # where they say it
    of_new: bool = True  # whether a record that is new has a history of it at all
    mark: str | None = None  # the record's column that is set as soon as there is history


def refers(type_column: str, tables: dict[str, str]) -> dict[str, Any]:
    """Column info of a polymorphic foreign key: `type_column` holds a key of `tables`, which names the table."""
    return {"refers": (type_column, tables)}


class UtcDateTime(TypeDecorator[datetime]):
    """An aware UTC datetime in Python, a naive one in the database."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a naive datetime cannot be stored: {value!r}")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.replace(tzinfo=UTC)


Pk = Annotated[int, mapped_column(primary_key=True)]
Short = Annotated[str, mapped_column(String(LONGEST_SHORT))]
Name = Annotated[str, mapped_column(String(LONGEST_NAME))]
LongText = Annotated[str, mapped_column(Text)]
# Money in integer cents, never a float.
Cents = Annotated[int, mapped_column(Integer, info={"unit": "cents"})]
Moment = Annotated[datetime, mapped_column(UtcDateTime)]
# A moment that the clock wrote.
Stamp = Annotated[datetime, mapped_column(UtcDateTime, info=STAMPED)]


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Record:
    """What every business record has. `Db` keeps these columns; actions never write them, but for `deleted_at`."""

    id: Mapped[Pk]
    created_at: Mapped[Stamp]
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime, info=INCIDENTAL)
    version: Mapped[int] = mapped_column(default=1, info=INCIDENTAL)
    # Set when the record is in the recycle bin.
    deleted_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | undone_by())

    @declared_attr
    def created_by_id(cls) -> Mapped[int | None]:  # noqa: N805
        return mapped_column(ForeignKey("org_person.id"))

    @declared_attr
    def updated_by_id(cls) -> Mapped[int | None]:  # noqa: N805
        return mapped_column(ForeignKey("org_person.id"), info=INCIDENTAL)


class PlannedDeed(Base):
    """What somebody of the office will do at `due_at`, by an action of an app: data of an episode."""

    __tablename__ = "platform_planned_deed"
    __table_args__ = {"info": INCIDENTAL}

    id: Mapped[Pk]
    due_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    schema: Mapped[Short]  # whose action it is: "chat"
    action: Mapped[Short]
    arguments: Mapped[dict[str, Any]] = mapped_column(JSON)
    is_done: Mapped[bool] = mapped_column(default=False)


class WorldState(Base):
    """The one row that makes a database a world: where its seed, clock and randomness stand."""

    __tablename__ = "platform_world"
    __table_args__ = {"info": INCIDENTAL}

    id: Mapped[Pk]
    seed: Mapped[int]
    size: Mapped[Short]
    now: Mapped[Moment]
    # Source of session and CSRF tokens, with the number of tokens drawn so far.
    secret: Mapped[Short]
    drawn: Mapped[int] = mapped_column(default=0)
    # When the next planned deed is due: read along, since every step of an episode asks.
    next_deed_at: Mapped[datetime | None] = column_property(
        select(func.min(PlannedDeed.due_at)).where(~PlannedDeed.is_done).scalar_subquery()
    )


class Company(Base):
    """The fictional company whose office this is; one row."""

    __tablename__ = "org_company"

    id: Mapped[Pk]
    name: Mapped[Name]
    legal_name: Mapped[Name]
    domain: Mapped[Name]
    trade: Mapped[Short]  # line of business: "outdoor gear", "coffee equipment", …
    tagline: Mapped[Name]
    street: Mapped[Name]
    city: Mapped[Short]
    state: Mapped[Short]
    postal_code: Mapped[Short]
    country: Mapped[Short]
    phone: Mapped[Short]
    timezone: Mapped[Short]  # IANA name, "America/Chicago"
    currency: Mapped[Short]  # ISO 4217


class Person(Base):
    """Somebody who works at the company: the one directory that all apps share."""

    __tablename__ = "org_person"

    id: Mapped[Pk]
    first_name: Mapped[Short]
    last_name: Mapped[Short]
    username: Mapped[Short] = mapped_column(unique=True)
    email: Mapped[Name] = mapped_column(unique=True)
    title: Mapped[Name]
    department: Mapped[Short]
    phone: Mapped[Short]
    city: Mapped[Short]
    manager_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    # One person per role stands for it in tasks and on the portal ("sales_rep"); None for all others.
    persona: Mapped[str | None] = mapped_column(String(40), unique=True)
    is_active: Mapped[bool] = mapped_column(default=True)

    manager: Mapped[Person | None] = relationship(remote_side="Person.id")

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}"

    @property
    def initials(self) -> str:
        return self.first_name[:1] + self.last_name[:1]


class AppSession(Base):
    """One person logged in to one app."""

    __tablename__ = "platform_session"
    __table_args__ = {"info": INCIDENTAL}

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    csrf: Mapped[str] = mapped_column(String(64))
    app: Mapped[Short]
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    created_at: Mapped[Moment]

    person: Mapped[Person] = relationship()


class Preference(Base):
    """How somebody has arranged an app for themselves, by the name of what they arranged: no work, so no diff."""

    __tablename__ = "platform_preference"
    __table_args__ = (UniqueConstraint("person_id", "app", "name"), {"info": INCIDENTAL})

    id: Mapped[Pk]
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    app: Mapped[Short]
    name: Mapped[Short]
    value: Mapped[Any] = mapped_column(JSON)


class Undoable(Base):
    """What somebody did last in an app and can take back, as the log tells of it: no work, so no diff."""

    __tablename__ = "platform_undoable"
    __table_args__ = (UniqueConstraint("person_id", "app"), {"info": INCIDENTAL})

    id: Mapped[Pk]
    person_id: Mapped[int] = mapped_column(ForeignKey("org_person.id"))
    app: Mapped[Short]
    number: Mapped[int]  # of theirs in this app, one up for each
    first_entry_id: Mapped[int]
    last_entry_id: Mapped[int]
    said: Mapped[LongText]  # once it has been taken back: "Acme was restored."
    is_open: Mapped[bool]


class AuditEntry(Base):
    """Who changed which record, from what to what. Written by `Db`, never by hand."""

    __tablename__ = "platform_audit"
    __table_args__ = {"info": INCIDENTAL}

    id: Mapped[Pk]
    at: Mapped[Moment]
    person_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))
    # A customer who acted, by their id in the app; they are not in the directory.
    customer_id: Mapped[int | None]
    # Whether it was done by itself when the clock moved, in somebody's name or in nobody's.
    automatic: Mapped[bool] = mapped_column(default=False)
    action: Mapped[Short]  # create, update, delete of a record; write, without a key, of rows that are no records
    table: Mapped[Short] = mapped_column(index=True)
    pk: Mapped[str] = mapped_column(String(80), index=True)
    before: Mapped[dict[str, Any]] = mapped_column(JSON)
    after: Mapped[dict[str, Any]] = mapped_column(JSON)
