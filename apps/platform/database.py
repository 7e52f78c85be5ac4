"""A world's database and the unit of work over it.

`Database` owns one SQLite database, in memory for an environment or in a file for `deskgym serve`. `Db` is the
SQLAlchemy session that views and actions get: it knows who acts and what the world's clock says, keeps the book-keeping
columns of `Record`, and writes the audit log.
"""

from __future__ import annotations

import hashlib
import hmac
import sqlite3
import threading
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import date, datetime
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Self, TypeVar
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, Engine, Select, bindparam, create_engine, event, inspect, select
from sqlalchemy.orm import Mapper, Session
from sqlalchemy.orm.attributes import get_history
from sqlalchemy.pool import StaticPool
from sqlalchemy.util import LRUCache

from .errors import Conflict
from .models import AuditEntry, Company, Person, Record, UtcDateTime, WorldState

T = TypeVar("T")
#: What the audit log tells of value by value.
Audited = Record | Person


class Db(Session):
    """One unit of work by one person at one instant of the world's clock."""

    def __init__(self, bind: Any, *, actor_id: int | None = None) -> None:
        super().__init__(bind, expire_on_commit=False, autoflush=True)
        #: The `org_person.id` of whoever is at the keyboard; None for the system itself.
        self.actor_id = actor_id
        #: The customer at the keyboard, by their id in the app; None for staff, guests and the system.
        self.customer_id: int | None = None
        #: Whether the clock sets going what happens.
        self.automatic = False
        #: The rows of the flush under way that are new, with their values.
        self.created: list[tuple[Audited, dict[str, Any]]] = []
        #: What the log says of this unit of work, in order.
        self.logged: list[AuditEntry] = []
        self._held: set[object] = set()

    def get(self, entity: type[T] | Mapper[T], ident: Any, **how: Any) -> T | None:
        """The row of this key, held until the session is closed: a row that nobody holds would be read again."""
        if how or inspect(entity).identity_key_from_primary_key((ident,)) in self.identity_map:
            row = super().get(entity, ident, **how)
        else:
            # SQLAlchemy would put its question together anew each time.
            row = self.scalars(_by_key(entity), {"key": ident}).one_or_none()  # type: ignore[arg-type]  # is hashable
        self._held.add(row)
        return row

    def check_version(self, record: Record, name: str, version: int | None, *, nobody: str = "the system") -> None:
        """Raise Conflict when `record` was saved since `version`. Messages call it `name`, and the system `nobody`."""
        if version is not None and version != record.version:
            raise self.conflict(record, name, nobody=nobody)

    def conflict(self, record: Record, name: str, *, nobody: str = "the system") -> Conflict:
        """The refusal to change what somebody else has saved meanwhile: whoever saved `record` last."""
        changed_by = self.get(Person, record.updated_by_id) if record.updated_by_id else None
        return Conflict(name, changed_by.name if changed_by else nobody, record)

    @contextmanager
    def as_it_was(self, record: Record, version: int) -> Iterator[None]:
        """Meanwhile the columns of `record` hold what they held at a version, by the log; nothing of it is saved."""
        updates = select(AuditEntry.before).where(
            AuditEntry.table == _table(record), AuditEntry.pk == str(record.id), AuditEntry.action == "update"
        )
        # Each version has its entry.
        since = updates.order_by(AuditEntry.id.desc()).limit(max(record.version - version, 0))
        columns = inspect(record).mapper.columns
        with self.no_autoflush:
            for before in self.scalars(since).all():
                for name, value in before.items():
                    setattr(record, name, _read(columns[name].type, value))
            yield
            self.expire(record)

    def close(self) -> None:
        self._held.clear()
        self.logged.clear()
        super().close()

    @cached_property
    def _world(self) -> WorldState:
        world = self.get(WorldState, 1)
        if world is None:
            raise LookupError("this database holds no world: build one with World.build(seed)")
        return world

    @cached_property
    def company(self) -> Company:
        return self.get_one(Company, 1)

    @cached_property
    def timezone(self) -> ZoneInfo:
        return ZoneInfo(self.company.timezone)

    @property
    def now(self) -> datetime:
        """The world's clock, aware, in UTC."""
        return self._world.now

    @property
    def today(self) -> date:
        """The date at the company's office."""
        return self.now.astimezone(self.timezone).date()

    @property
    def next_deed_at(self) -> datetime | None:
        """When the next of the planned deeds is due; None where there is none."""
        return self._world.next_deed_at

    def plans_changed(self) -> None:
        """Have `next_deed_at` read anew."""
        self.expire(self._world, ["next_deed_at"])

    def set_clock(self, now: datetime) -> None:
        """Set the world's clock, and nothing else: `apps.clock.advance` also does what becomes due."""
        self._world.now = now

    def secret(self) -> str:
        """A token that nobody can guess from the pages, drawn from the world's randomness (64 hex digits)."""
        self._world.drawn += 1
        return hashlib.sha256(f"{self._world.secret}/{self._world.drawn}".encode()).hexdigest()

    def derive(self, purpose: str) -> str:
        """A secret of the world that is the same whenever it is asked for, one per purpose (64 hex digits)."""
        return hmac.new(self._world.secret.encode(), purpose.encode(), "sha256").hexdigest()


@cache
def _by_key(entity: Any) -> Select[Any]:
    """The question for one row; every table has a key of one column."""
    return select(entity).where(inspect(entity).primary_key[0] == bindparam("key"))


@event.listens_for(Db, "before_flush")
def _keep_books(db: Db, _context: object, _instances: object) -> None:
    for row in db.new:
        if isinstance(row, Record):
            row.created_at = row.updated_at = db.now
            row.created_by_id = row.updated_by_id = db.actor_id
            row.version = 1
    for row in _in_order(db.dirty):
        if db.is_modified(row):
            if isinstance(row, Record):
                row.updated_at, row.updated_by_id = db.now, db.actor_id
                row.version += 1
            before, after = _changes(row)
            _audit(db, "update", row, before, after)
    for row in _in_order(db.deleted):
        _audit(db, "delete", row, _named(row), {})
    for table in _other_tables(db):
        _log(db, "write", table, "", {}, {})


def _in_order(rows: Iterable[object]) -> list[Audited]:
    """The records and people among `rows`, which the session keeps in no order that repeats, by table and id."""
    records = [row for row in rows if isinstance(row, Audited)]
    return sorted(records, key=lambda row: (_table(row), row.id))


def _table(row: Audited) -> str:
    return str(inspect(row).mapper.persist_selectable.description)


def _other_tables(db: Db) -> list[str]:
    """The tables of rows about to be written that are no records: the log says of them only who wrote."""
    if db.actor_id is None and db.customer_id is None:
        return []
    changed = (*db.new, *db.deleted, *(row for row in db.dirty if db.is_modified(row)))
    tables = (inspect(row).mapper.local_table for row in changed if not isinstance(row, Audited))
    return sorted({table.name for table in tables if table.info.get("diff") != "incidental"})


@event.listens_for(Db, "after_flush")
def _note_creations(db: Db, _context: object) -> None:
    # Only now do new rows have their ids, and only until the flush is over what they began with.
    db.created = [(row, _changes(row)[1]) for row in db.new if isinstance(row, Audited)]


@event.listens_for(Db, "after_flush_postexec")
def _audit_creations(db: Db, _context: object) -> None:
    # A row added sooner is counted among those just flushed, and may come before or after the next one as chance wills.
    created, db.created = db.created, []
    for row, after in created:
        _audit(db, "create", row, {}, after)


def _changes(row: Audited) -> tuple[dict[str, Any], dict[str, Any]]:
    before: dict[str, Any] = {}
    after: dict[str, Any] = {}
    for attribute in inspect(row).mapper.column_attrs:
        if attribute.columns[0].info.get("diff") == "incidental":
            continue
        history = get_history(row, attribute.key)
        if history.added and history.added[0] != (history.deleted[0] if history.deleted else None):
            before[attribute.key] = _plain(history.deleted[0]) if history.deleted else None
            after[attribute.key] = _plain(history.added[0])
    return before, after


def _read(kind: Any, value: Any) -> Any:
    """What `_plain` has written of a column of some kind."""
    of = datetime if isinstance(kind, UtcDateTime) else kind.python_type
    return of.fromisoformat(value) if issubclass(of, date) and value is not None else value


def _named(row: Audited) -> dict[str, Any]:
    """The id of a row that goes, and those of the rows that it names: on what it hung."""
    columns = inspect(row).mapper.column_attrs
    keys = [each.key for each in columns if each.columns[0].primary_key or each.columns[0].foreign_keys]
    return {key: getattr(row, key) for key in keys if getattr(row, key) is not None}


def _plain(value: object) -> object:
    if isinstance(value, bytes):
        return f"{len(value)} bytes"
    return value.isoformat() if isinstance(value, date) else value


def _audit(db: Db, action: str, row: Audited, before: dict[str, Any], after: dict[str, Any]) -> None:
    _log(db, action, _table(row), str(row.id), before, after)


def _log(db: Db, action: str, table: str, pk: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    entry = AuditEntry(
        at=db.now,
        person_id=db.actor_id,
        customer_id=db.customer_id,
        automatic=db.automatic,
        action=action,
        table=table,
        pk=pk,
        before=before,
        after=after,
    )
    db.add(entry)
    db.logged.append(entry)


@cache
def _shared() -> Engine:
    """The engine whose dialect and compiled statements all databases of the process share."""
    engine = create_engine("sqlite://", execution_options={"compiled_cache": LRUCache(4000)})
    engine.connect().close()
    return engine


def _engine_over(connection: sqlite3.Connection) -> Engine:
    # An engine of its own would compile every statement anew, which takes longer than running it.
    like = _shared()
    pool = StaticPool(lambda: connection, dialect=like.dialect)  # type: ignore[arg-type]  # sqlite3's is one
    return Engine(pool, like.dialect, like.url, execution_options=like.get_execution_options())


# How many pages of 4 KB are copied in one go, for which others who read the source wait.
_PAGES = 1000


class Uncommitted(Exception):
    """A trial, which is to be rolled back, can be neither copied nor kept."""


class Database:
    """One SQLite database that can be snapshot, restored and forked in a millisecond.

    Work on it is serialized by `session()`: requests of one world never overlap, so their order is all that matters.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._connection = sqlite3.connect(path or ":memory:", check_same_thread=False)
        self._connection.execute("PRAGMA foreign_keys = ON")
        if path is not None:
            self._connection.execute("PRAGMA journal_mode = WAL")
        self.engine = _engine_over(self._connection)
        self._lock = threading.RLock()
        self._trial: Connection | None = None

    @classmethod
    def of(cls, snapshot: bytes) -> Self:
        """A database in memory that holds `snapshot`."""
        database = cls()
        database.restore(snapshot)
        return database

    @classmethod
    def copy_of(cls, other: Database) -> Self:
        """A database in memory that holds what `other` does, to the byte. Raises Uncommitted within a trial there."""
        database = cls()
        other._copy_to(database)
        return database

    @contextmanager
    def session(self, actor_id: int | None = None) -> Iterator[Db]:
        """A unit of work: committed when the block ends well, rolled back when it raises."""
        with self._lock, Db(self._trial or self.engine, actor_id=actor_id) as db:
            yield db
            db.commit()

    @contextmanager
    def trial(self) -> Iterator[Connection]:
        """A transaction in which all sessions of the block work, and which leaves nothing of them behind.

        Unless the block ends with `commit()` on the connection that it is given.
        """
        with self._lock, self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            # A session that is bound to a connection in a transaction ends only itself by its commit.
            self._trial = connection
            try:
                yield connection
            finally:
                self._trial = None
                connection.rollback()

    def snapshot(self) -> bytes:
        """The whole database as bytes. Equal contents written the same way give equal bytes.

        Raises Uncommitted within a trial: SQLite copies only what is committed.
        """
        with self._untried():
            content = self._connection.serialize()
        # A file is in write-ahead mode (2), which a database in memory cannot be opened in.
        return content if self.path is None else content[:18] + b"\x01\x01" + content[20:]

    def restore(self, snapshot: bytes) -> None:
        """Replace the whole database by `snapshot`."""
        with self._lock, closing(sqlite3.connect(":memory:")) as source:
            self._connection.rollback()
            # Deserializing here would leave a file behind. In memory it would keep one block, which the first write
            # that needs a page more makes twice as large, and a cache of its pages beside it.
            source.deserialize(snapshot)
            self._fill(source)

    def _copy_to(self, other: Database) -> None:
        with self._untried():
            if self.path is None:
                other._fill(self._connection)
            else:
                other.restore(self.snapshot())

    def _fill(self, source: sqlite3.Connection) -> None:
        """Hold what `source` does, page by page."""
        source.backup(self._connection, pages=_PAGES)
        if self.path is None:
            # SQLite counts this as a change of the tables. Without it the bytes are those of the source.
            (version,) = source.execute("PRAGMA schema_version").fetchone()
            self._connection.execute(f"PRAGMA schema_version = {version}")

    @contextmanager
    def _untried(self) -> Iterator[None]:
        with self._lock:
            if self._trial is not None:
                raise Uncommitted
            yield

    def close(self) -> None:
        with self._lock:
            self.engine.dispose()
            self._connection.close()
