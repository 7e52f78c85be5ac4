"""Slips on the very records that the work is about, found by what the work changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ....apps.platform.database import Db
from ....tasks.task import Outcome
from ....tasks.verifier.changes import Change, changed_columns
from ..case import AuditCase
from ..rows import compared, read
from ..sampling import sample
from .deed import AppDeeds, Deed, Editor, Maker, Mend, Place
from .scene import CannotBeDone, Scene

# Of how many rows, and of how many columns of each.
_ROWS, _COLUMNS = 3, 2


def slips(case: AuditCase, apps: Sequence[AppDeeds], work: Outcome) -> Iterator[tuple[Place, Deed]]:
    """What can be done wrong with the records that the work changes or makes, and when."""
    editors = [editor for app in apps for editor in app.editors]
    for (name, id), change in sample(case.changes, _ROWS):
        if change.after is None:
            continue
        wanted = _columns(change)
        for editor in editors:
            if editor.model.__tablename__ == name:
                for column in [each for each in editor.columns if each in wanted][:_COLUMNS]:
                    mistake = _mistake(editor, id, column, _is_right(case, change, column))
                    yield "after", mistake
                    if change.before is not None:
                        yield "before", replace(mistake, overwritten=True)
                        yield "around", _overwritten(editor, id, column, change)
    yield from _made_again(case, apps, work)


def _columns(change: Change) -> set[str]:
    return {column.name for column in compared(change.table)} if change.before is None else {*changed_columns(change)}


def _is_right(case: AuditCase, change: Change, column: str) -> Callable[[Any], bool]:
    """Whether the task takes a value in the place of the one that the work leaves in a column."""
    matcher, wanted = case.task.matchers.get(f"{change.table.name}.{column}"), (change.after or {})[column]
    return lambda value: matcher is not None and matcher(value, wanted)


def _mistake(editor: Editor, id: int, column: str, is_right: Callable[[Any], bool]) -> Deed:
    """The record's field mistyped, and then put back to what it was."""

    def do(db: Db, scene: Scene) -> Mend:
        return editor.change(db, db.get_one(editor.model, id), column, is_right)

    return Deed(_name(editor, id, column), do)


def _overwritten(editor: Editor, id: int, column: str, change: Change) -> Deed:
    """The record's field mistyped, and then set right by the work itself."""

    def check(db: Db) -> None:
        row = read(db.connection(), change.table, id)
        if row is None or any(row[each.name] != (change.after or {})[each.name] for each in compared(change.table)):
            raise CannotBeDone("the work builds on what stands there")

    def do(db: Db, scene: Scene) -> Mend:
        editor.change(db, db.get_one(editor.model, id), column)
        return check

    return Deed(f"{_name(editor, id, column)} by the work", do, overwritten=True)


def _name(editor: Editor, id: int, column: str) -> str:
    return f"{editor.model.__tablename__} {id}: {column} wrong, then right"


def _made_again(case: AuditCase, apps: Sequence[AppDeeds], work: Outcome) -> Iterator[tuple[Place, Deed]]:
    """What the work makes, made wrong, deleted and made again: where making is all that the work does."""
    makers = {maker.model.__tablename__: maker for app in apps for maker in app.makers}
    made = [(key, makers[key[0]]) for key, change in case.changes.items() if key[0] in makers]
    if made and all(change.before is None for change in case.changes.values()):
        rows = [(id, maker) for (_, id), maker in made]
        yield "after", Deed(f"{made[0][0][0]} deleted and made again", lambda db, _: _delete(db, rows, work))


def _delete(db: Db, rows: Sequence[tuple[int, Maker]], work: Outcome) -> Mend:
    for id, maker in reversed(rows):
        row = db.get(maker.model, id)
        if row is None:
            raise CannotBeDone(f"{maker.model.__tablename__} {id} is gone with another one")
        maker.delete(db, row)
        db.flush()
    return work
