"""The records that a task's work touches, and whether what its goal says of one fits another as well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date

from sqlalchemy import Connection, Table

from ...apps.platform.models import Base
from ...seeds.world import World
from ...tasks import Family, Task
from ...tasks.policies import breaches
from ...tasks.verifier.changes import Change, ChangeLog, Changes, Row, changed_columns
from .names import names_of, naming, phrases
from .rows import compared, read, referred
from .sandbox import Sandbox

# What makes words of a goal a name or a quotation: capitals and figures.
_TELLING = re.compile(r"(?<!\w)\W*[\dA-Z]")
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_SMALLEST = 100  # a smaller number may be anything
_SHORTEST = 3  # letters
_NAME_WEIGHT = 100  # a name says more than all else


@dataclass(frozen=True)
class Touched:
    """What the first right way of a task touches."""

    rows: tuple[tuple[str, str], ...]  # the rows that it changes or deletes; of those it creates, what they refer to
    work: str  # what is written where, in words: the same in two worlds where the same deed does for both
    tables: frozenset[str]  # of its rows, and of all that these belong to
    lookalike: str  # a row left alone that the goal describes as well as one that is changed; empty where there is none
    breaches: tuple[str, ...]  # of the handbook


class Targets:
    """What the work of tasks touches in one world, each undone before the next."""

    def __init__(self, world: World, family: Family) -> None:
        self._world, self._family, self._sandbox = world, family, Sandbox.copy_of(world)
        self._log = ChangeLog(self._sandbox)

    def of(self, task: Task) -> Touched:
        with self._sandbox.trial() as connection:
            if task.setup is not None:
                with self._sandbox.session() as db:
                    task.setup(db)
            self._log.start()
            person_id = self._family.account_in(self._world, task.persona).person_id
            with self._sandbox.session(person_id) as db:
                task.outcomes[0](db)
            changes = self._log.since(self._world)
            with self._sandbox.session(person_id) as db:
                against = tuple(breaches(db, changes))
            return Touched(
                rows=tuple(sorted({_target(change, row) for (_, row), change in changes.items()})),
                work=_work(connection, changes),
                tables=frozenset(_tables(connection, changes)),
                lookalike=self._lookalike(connection, task, changes, person_id),
                breaches=against,
            )

    def close(self) -> None:
        self._sandbox.close()

    def _lookalike(self, connection: Connection, task: Task, changes: Changes, person_id: int | None) -> str:
        # What a description means is told by relations, and so is what belongs to it: see "descriptions-hold".
        meant = {description.key for description in task.descriptions}
        described = {
            key: self._told(connection, change.table, change.before, task.goal, person_id)
            for key, change in changes.items()
            if change.before is not None and meant.isdisjoint((key, *_parents(change)))
        }
        # What the goal says least of is changed because the rest is.
        most = max((told.weight for told in described.values()), default=0)
        for (name, row), told in described.items():
            if not told.has_words or told.weight < most:
                continue
            alive = ["deleted_at IS NULL"] if "deleted_at" in changes[name, row].table.columns else []
            where = " AND ".join([*told.conditions, *alive])
            for (id,) in connection.exec_driver_sql(f"SELECT rowid FROM {name} WHERE {where}", tuple(told.values)):
                if (name, id) not in changes:
                    return f"rows {row} and {id} of {name} both fit {', '.join(map(str, told.values))!r}"
        return ""

    def _told(self, connection: Connection, table: Table, row: Row, goal: str, person_id: int | None) -> _Told:
        told = _Told()
        parents = {column.name: (target, id) for column, target, id in referred(row, table)}
        called = {name: _names(connection, *parent) for name, parent in parents.items()}
        theirs = {text.casefold() for texts in called.values() for text in texts}
        # A first name alone is none.
        is_called = any(_is_said(text, goal) for text in names_of(table, row))
        for column in compared(table):
            name, value = column.name, row[column.name]
            is_name = is_called and name in naming(table)
            if name in parents:
                is_own = parents[name] == ("org_person", person_id)
                if is_own or any(_is_said(text, goal) for text in called[name]):
                    told.add(f'"{name}" = ?', value)
            elif isinstance(value, int) and value >= _SMALLEST and _is_said(str(value), goal):
                told.add(f'"{name}" = ?', value, is_name=is_name)
            elif not isinstance(value, str) or (len(value) < _SHORTEST and not is_name):
                continue
            elif _DAY.match(value):
                day = date.fromisoformat(value[:10])
                if _is_said(f"{day:%B} {day.day}, {day.year}", goal):
                    told.add(f'SUBSTR("{name}", 1, 10) = ?', value[:10])
            elif _is_said(value, goal):
                has_words = " " in value and (is_name or name not in naming(table))
                told.add(f'"{name}" = ? COLLATE NOCASE', value, is_name=is_name, has_words=has_words)
            else:
                for phrase in _shared(goal, value):
                    # That its owner is called so, or its account, says no more once it stands in a text as well.
                    told.add(f'INSTR(LOWER("{name}"), LOWER(?))', phrase, has_words=phrase.casefold() not in theirs)
        return told


@dataclass
class _Told:
    """What a goal says of a row: conditions in SQL that it meets, and the values that they are bound to."""

    conditions: list[str] = field(default_factory=list)
    values: list[object] = field(default_factory=list)
    # Without words for it, as where the latest is asked for, it is another thing that tells it from its like.
    has_words: bool = False
    weight: int = 0

    def add(self, condition: str, value: object, *, is_name: bool = False, has_words: bool = False) -> None:
        self.conditions.append(condition)
        self.values.append(value)
        self.has_words |= is_name or has_words
        self.weight += _NAME_WEIGHT if is_name else 1


def _parents(change: Change) -> list[tuple[str, int]]:
    row = change.before
    assert row is not None
    return [(target, id) for _, target, id in referred(row, change.table)]


def _target(change: Change, row: int) -> tuple[str, str]:
    if change.before is not None or change.after is None:
        return change.table.name, str(row)
    references = [change.after[column.name] for column in change.table.columns if column.foreign_keys]
    return change.table.name, str(references)


def _work(connection: Connection, changes: Changes) -> str:
    """What is written into which rows, these by their names and by those of what they belong to."""
    deeds = []
    for change in changes.values():
        row = change.before or change.after
        assert row is not None
        parents = {column.name: _names(connection, target, id) for column, target, id in referred(row, change.table)}
        written = {name: change.after[name] for name in _written(change) - set(parents)} if change.after else {}
        deeds.append(f"{change.table.name} {names_of(change.table, row)} {parents} {sorted(written.items())}")
    return "; ".join(sorted(deeds))


def _written(change: Change) -> set[str]:
    """The columns that say what a row is about and that a change fills, or alters."""
    columns = {column.name for column in compared(change.table)}
    return columns if change.before is None or change.after is None else columns & set(changed_columns(change))


def _tables(connection: Connection, changes: Changes) -> Iterator[str]:
    ahead = [(change.table, change.before or change.after) for change in changes.values()]
    seen = set(changes)
    while ahead:
        table, row = ahead.pop()
        yield table.name
        for _, target, id in referred(row, table) if row is not None else ():
            if (target, id) not in seen:
                seen.add((target, id))
                ahead.append((Base.metadata.tables[target], read(connection, Base.metadata.tables[target], id)))


def _names(connection: Connection, target: str, id: int) -> list[str]:
    """What a row is called; a row without a name, like an app's user, by the name of what it refers to."""
    table = Base.metadata.tables[target]
    row = read(connection, table, id)
    if row is None or naming(table):
        return names_of(table, row)
    parents = [(Base.metadata.tables[target], id) for _, target, id in referred(row, table)]
    return [name for parent, id in parents for name in names_of(parent, read(connection, parent, id))]


def _is_said(text: str, goal: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(text.casefold())}(?!\w)", goal.casefold()) is not None


def _shared(goal: str, text: str) -> list[str]:
    """The longest phrases of a goal that a text has, too, and that are no mere talk."""
    written = text.casefold()
    shared = {phrase for phrase in phrases(goal) if len(_TELLING.findall(phrase)) > 1 and phrase.casefold() in written}
    return sorted(phrase for phrase in shared if not any(phrase in other for other in shared - {phrase}))
