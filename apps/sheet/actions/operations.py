"""The frame of every change to a workbook: permission, engine, mirror, log; and taking changes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import select, update

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.models import Person
from .. import attached, cache, importing, mirror, pivoting, rules
from ..engine import Area, Engine, Reading
from ..models import Operation, Sheet, Workbook
from ..permissions import require, visible, visible_sheet

LAST_ROW, LAST_COLUMN = 50_000, 500
MOST_CELLS = 200_000
_UNDOABLE = 100
#: An operation that changes more cells than this is undone by reading the whole workbook anew.
_MOST_READINGS = 5_000
# Pivot tables of pivot tables settle one after the other.
_MOST_PASSES = 8
# Operations after which sources and pivot tables may lie elsewhere; after others only values tell.
_MOVING = ("delete", "import", "insert", "move", "paste", "pivot", "restore", "restore sheet", "sheet")
#: Areas of cells, each with the key of its sheet.
Touched: TypeAlias = Sequence[tuple[int, Area]]


@dataclass
class Work:
    """One operation under way, and afterwards what it changed."""

    workbook: Workbook
    engine: Engine
    summary: str
    changes: dict[tuple[int, int, int], Reading | None] = field(default_factory=dict)
    # What the cells that have changed were before.
    replaced: dict[tuple[int, int, int], Reading | None] = field(default_factory=dict)
    layout_changed: bool = False
    # What it came to, where the person should be told.
    notice: str | None = None
    # Done once the tables have followed: what hangs on a sheet that the operation makes.
    then: list[Callable[[], None]] = field(default_factory=list)
    # The sheet that whoever asked is to see next.
    goto: int | None = None


@contextmanager
def operation(
    db: Db, workbook: Workbook, kind: str, summary: str, revision: int | None, touches: Touched | None = None
) -> Iterator[Work]:
    """Change a workbook: the block works on `work.engine`, then the mirror follows and the change can be undone.

    `touches` are all cells whose content or looks the block changes, None for more than that. Raises Forbidden, Blocked
    or, when others have changed the same since `revision`, Conflict.
    """
    require(db, workbook, "editor")
    check_revision(db, workbook, revision, touches)
    engine, before = cache.take(db, workbook.id)
    annotated = attached.snapshot(db, workbook.id)
    guards, owned = rules.guards(db, workbook), pivoting.owned(db, workbook.id)
    work = Work(workbook, engine, summary)
    yield work
    there = {info.key for info in engine.sheets()}
    gone = [each.sheet for each in guards if each.sheet not in there]
    rules.guard(db, workbook, guards, engine.touched(), engine.reached, gone)
    # Restoring writes the cells of pivot tables as they were, and the tables after them.
    if kind not in ("restore", "restore sheet"):
        pivoting.guard(owned, pivoting.owned(db, workbook.id), engine.touched())
    typed = engine.typed()
    _settle(db, work)
    for finish in work.then:
        finish()
    attached.tidy(db, workbook.id)
    written = _pivot(db, work, all=kind in _MOVING)
    if kind == "pivot":
        rules.guard(db, workbook, guards, written, ())
    cache.keep(db, workbook.id, work.engine)
    rules.refresh(db, workbook.id)
    # Some only put elsewhere what stood there before, and restoring brings back what was let in then.
    if kind not in ("sort", "move", "duplicates", "restore", "restore sheet"):
        rules.check(db, workbook, typed)
    changed = attached.difference(annotated, attached.snapshot(db, workbook.id))
    follow(db, workbook.id)
    # What had been undone can no longer be redone.
    undone = Operation.workbook_id == workbook.id, Operation.is_undone
    db.query(Operation).filter(*undone).delete()
    log = Operation(
        workbook_id=workbook.id, person_id=db.actor_id, at=db.now, kind=kind, summary=work.summary[:160],
        other=before, readings=_stored(work.replaced), annotations=changed, revision=workbook.revision,
        touches=_rows(touches),
    )  # fmt: skip
    db.add(log)
    db.flush()
    too_old = select(Operation.id).where(Operation.workbook_id == workbook.id, Operation.other.is_not(None))
    oldest = db.scalar(too_old.order_by(Operation.id.desc()).offset(_UNDOABLE).limit(1))
    if oldest is not None:
        db.execute(
            update(Operation)
            .where(Operation.workbook_id == workbook.id, Operation.id <= oldest)
            .values(other=None, readings=None)
        )


def _settle(db: Db, work: Work) -> None:
    _evaluate(db, work)
    work.workbook.revision += 1
    db.flush()


def _evaluate(db: Db, work: Work) -> None:
    """Work all formulas out, and let the tables follow."""
    engine, workbook = work.engine, work.workbook
    if engine.asks_the_world():
        engine.tick(db.now.astimezone(db.timezone), int(db.secret()[:8], 16))
    work.changes = engine.collect()
    work.replaced = dict(engine.replaced)
    work.layout_changed = engine.layout_changed
    if len(engine.known) > MOST_CELLS:
        raise Blocked(f"A workbook holds at most {MOST_CELLS:,} cells. Delete what you do not need first.")
    mirror.write(db, workbook.id, engine, work.changes)
    importing.note(db, workbook.id, engine)


def renew(db: Db, workbook_id: int) -> Work:
    """Work the formulas of a workbook out anew, since what they ask of other workbooks is no longer the same.

    Nobody changes the workbook by that: it keeps its revision, and there is nothing to undo.
    """
    engine, _ = cache.take(db, workbook_id)
    work = Work(db.get_one(Workbook, workbook_id), engine, "")
    _evaluate(db, work)
    if work.changes:
        _pivot(db, work, all=False)
    cache.keep(db, workbook_id, engine)
    if work.changes:
        rules.refresh(db, workbook_id)
    return work


def follow(db: Db, workbook_id: int) -> None:
    """Let the workbooks that import from this one follow it, and those that import from them."""
    seen, ahead = {workbook_id}, importing.importers(db, workbook_id)
    while ahead:
        id = ahead.pop(0)
        if id not in seen:
            seen.add(id)
            if renew(db, id).changes:
                ahead += importing.importers(db, id)


def _pivot(db: Db, work: Work, *, all: bool) -> set[tuple[int, int, int]]:
    """Let pivot tables follow what has changed, and what follows them; returns the cells that they wrote."""
    changes, written = work.changes, set[tuple[int, int, int]]()
    for _ in range(_MOST_PASSES):
        now = pivoting.refresh(db, work.workbook, work.engine, changes, all=all)
        if not now:
            break
        written |= now
        changes, all = work.engine.collect(), False
        work.replaced = {**work.engine.replaced, **work.replaced}
        mirror.write(db, work.workbook.id, work.engine, changes)
        work.changes = {**work.changes, **changes}
    return written


def on_sheet(db: Db, sheet_id: int) -> tuple[Sheet, Workbook]:
    """A sheet that the acting person may edit, with its workbook."""
    sheet = visible_sheet(db, sheet_id, "editor")
    return sheet, sheet.workbook


def check_revision(db: Db, workbook: Workbook, revision: int | None, touches: Touched | None = None) -> None:
    """Raise Conflict where what is to be changed has been changed by others since `revision`."""
    if revision is not None and revision != workbook.revision and not _apart(db, workbook, revision, touches):
        raise db.conflict(workbook, workbook.title, nobody="somebody")


def _apart(db: Db, workbook: Workbook, revision: int, touches: Touched | None) -> bool:
    """Whether all that happened since `revision` is known and lies beside what is to be changed."""
    if touches is None or revision > workbook.revision:
        return False
    later = select(Operation.touches).where(Operation.workbook_id == workbook.id, Operation.revision > revision)
    since = list(db.scalars(later.order_by(Operation.id)))
    # Not every change of the revision leaves an operation: undoing does not.
    if len(since) != workbook.revision - revision or None in since:
        return False
    others = [(key, Area(*corners)) for rows in since for key, *corners in rows or ()]
    return not any(key == sheet and area.meets(other) for key, area in touches for sheet, other in others)


def _rows(touches: Touched | None) -> list[list[int]] | None:
    # More than a few areas are as good as their surroundings.
    if touches is None or len(touches) > 200:
        return None
    return [[key, area.top, area.left, area.bottom, area.right] for key, area in touches]


def _stored(replaced: Mapping[tuple[int, int, int], Reading | None]) -> list[list[Any]] | None:
    """What the cells that have changed were before, as an operation keeps it."""
    return [[*cell, replaced[cell]] for cell in sorted(replaced)] if len(replaced) <= _MOST_READINGS else None


def _readings(stored: list[list[Any]]) -> dict[tuple[int, int, int], Reading | None]:
    return {(key, row, column): Reading(*reading) if reading else None for key, row, column, reading in stored}


def check_area(area: Area) -> None:
    """Raise Invalid for an area outside of what a sheet here can hold."""
    if area.top < 1 or area.left < 1 or area.bottom > LAST_ROW or area.right > LAST_COLUMN:
        raise Invalid({"": f"{area} is outside the sheet, which ends at row {LAST_ROW:,} and column {LAST_COLUMN}."})


def undo(db: Db, workbook_id: int, revision: int | None = None) -> Work:
    """Take back the last change, to the byte. Raises Blocked when there is none of one's own to take back."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "editor")
    check_revision(db, workbook, revision)
    return _swap(db, workbook, last_done(db, workbook_id), undo=True)


def redo(db: Db, workbook_id: int, revision: int | None = None) -> Work:
    """Do again what was undone last."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "editor")
    check_revision(db, workbook, revision)
    return _swap(db, workbook, last_undone(db, workbook_id), undo=False)


def last_done(db: Db, workbook_id: int) -> Operation | None:
    """The operation that undo would take back."""
    done = select(Operation).where(Operation.workbook_id == workbook_id, ~Operation.is_undone)
    return db.scalar(done.order_by(Operation.id.desc()).limit(1))


def last_undone(db: Db, workbook_id: int) -> Operation | None:
    """The operation that redo would do again."""
    undone = select(Operation).where(Operation.workbook_id == workbook_id, Operation.is_undone)
    return db.scalar(undone.order_by(Operation.id).limit(1))


def _swap(db: Db, workbook: Workbook, log: Operation | None, *, undo: bool) -> Work:
    verb = "undo" if undo else "redo"
    if log is None or log.other is None:
        raise Blocked(f"There is nothing to {verb}.")
    if log.person_id != db.actor_id:
        person = db.get(Person, log.person_id) if log.person_id else None
        raise Blocked(f"The last change is {person.name if person else 'somebody'}'s; only they can {verb} it.")
    side = "before" if undo else "after"
    old, present = cache.take(db, workbook.id)
    engine = Engine.load_compressed(log.other)
    engine.recall(old.known, trusted=log.readings is not None)
    if log.annotations:
        # What hangs on cells stands on sheets: what leaves goes before its sheet, what comes back comes after it.
        attached.restore(db, attached.leaving(log.annotations, side), side)
    work = Work(workbook, engine, f"{verb.capitalize()}: {log.summary}")
    work.changes = engine.collect(evaluate=False) if log.readings is None else engine.recollect(_readings(log.readings))
    work.layout_changed = engine.layout_changed = True
    log.other, log.readings, log.is_undone = present, _stored(engine.replaced), undo
    mirror.write(db, workbook.id, engine, work.changes)
    if log.annotations:
        attached.restore(db, log.annotations, side)
    cache.keep(db, workbook.id, engine)
    workbook.revision += 1
    db.flush()
    rules.refresh(db, workbook.id)
    if _imports(db, work):
        # What other workbooks hold may have changed since.
        work.changes = {**work.changes, **renew(db, workbook.id).changes}
    follow(db, workbook.id)
    return work


def _imports(db: Db, work: Work) -> bool:
    """Whether a workbook asks for cells of others, or did before what has changed."""
    readings = (*work.changes.values(), *work.engine.replaced.values())
    formulas = (reading.formula or "" for reading in readings if reading is not None)
    return bool(importing.sources(db, work.workbook.id)) or any("IMPORTRANGE" in each for each in formulas)
