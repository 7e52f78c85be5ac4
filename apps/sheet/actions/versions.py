"""Versions: named to keep them, and brought back, the whole workbook or one of its sheets."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.limits import LONGEST_SHORT
from .. import attached
from ..engine import Area, Engine, SheetInfo
from ..engine.transplant import transplant
from ..models import NamedVersion, Workbook
from ..models import sheet_id as tables_id
from ..permissions import require, visible
from ..versions import CURRENT, Past, named_version, past
from .operations import LAST_COLUMN, LAST_ROW, Work, operation
from .sheets import MOST_SHEETS, free_name

MOST_NAMED = 40


def name_version(db: Db, workbook_id: int, name: str, *, key: str = CURRENT) -> NamedVersion:
    """Keep a version, today's or an older one, under a name; or rename one that has a name already."""
    workbook = _editable(db, workbook_id)
    if key.startswith("named-"):
        row = named_version(db, workbook, key)
        row.name = _name(db, workbook_id, name, besides=row.id)
        db.flush()
        return row
    name = _name(db, workbook_id, name)
    count = db.scalar(select(func.count(NamedVersion.id)).where(NamedVersion.workbook_id == workbook_id)) or 0
    if count >= MOST_NAMED:
        raise Blocked(f"A workbook has at most {MOST_NAMED} named versions. Remove the name of one first.")
    state = past(db, workbook, key)
    row = NamedVersion(
        workbook_id=workbook_id, name=name, made_at=state.at, made_by_id=state.made_by_id, data=state.data,
        hanging=state.hanging,
    )  # fmt: skip
    db.add(row)
    db.flush()
    return row


def unname_version(db: Db, workbook_id: int, key: str) -> None:
    """Take a version's name away; it is no longer kept for good then."""
    db.delete(named_version(db, _editable(db, workbook_id), key))
    db.flush()


def restore_version(db: Db, workbook_id: int, key: str, *, revision: int | None = None) -> Work:
    """Make the whole workbook what it was, comments aside. That is a change as any other: it can be undone."""
    workbook, state = _restorable(db, workbook_id, key)
    with operation(db, workbook, "restore", f"Restoring the version {state.title}", revision) as work:
        before = work.engine
        # All of every sheet changes: who may not change a part of one cannot bring the whole back.
        before.reached.extend((info.key, Area(1, 1, LAST_ROW, LAST_COLUMN)) for info in before.sheets())
        work.engine = Engine.load_compressed(state.data)
        work.engine.recall(before.known, trusted=False)
        sheets = [tables_id(workbook_id, info.key) for info in work.engine.sheets()]
        kept = [tables_id(workbook_id, info.key) for info in before.sheets()]
        _hang(db, work, state, replaced=sheets, kept=[id for id in kept if id in sheets])
    return work


def restore_sheet(db: Db, workbook_id: int, key: str, sheet_id: int, *, revision: int | None = None) -> Work:
    """Make one sheet what it was in a version, all others as they are; one that was deleted comes back."""
    workbook, state = _restorable(db, workbook_id, key)
    source = state.engine
    theirs = next((info for info in source.sheets() if tables_id(workbook_id, info.key) == sheet_id), None)
    if theirs is None:
        raise NotFound("There is no such sheet in this version.")
    summary = f"Restoring the sheet {theirs.name} of the version {state.title}"
    with operation(db, workbook, "restore sheet", summary, revision) as work:
        target = work.engine
        kept = [tables_id(workbook_id, info.key) for info in target.sheets()]
        mine = _same(theirs, target, state)
        if mine is None:
            if len(kept) >= MOST_SHEETS:
                raise Blocked(f"A workbook has at most {MOST_SHEETS} sheets.")
            key_now = target.add_sheet(_free(target, theirs.name))
            place = [info.key for info in source.sheets()].index(theirs.key)
            target.move_sheet(key_now, min(place, len(kept)))
        else:
            key_now = mine.key
            if mine.name != theirs.name and _free(target, theirs.name) == theirs.name:
                target.rename_sheet(key_now, theirs.name)
        _rename_alike(source, target, state)
        target.reached.append((key_now, Area(1, 1, LAST_ROW, LAST_COLUMN)))
        transplant(source, theirs.key, target, key_now)
        if mine is not None and mine.hidden:
            target.hide_sheet(key_now, False)
        replaced = [tables_id(workbook_id, key_now)]
        if key_now != theirs.key:
            # What hung on a sheet of another number cannot be told where to hang.
            state = Past(state.key, state.at, state.data, {}, state.made_by_id, state.title)
        _hang(db, work, state, replaced=replaced, kept=kept)
    return work


def _hang(db: Db, work: Work, state: Past, *, replaced: Collection[int], kept: Collection[int]) -> None:
    """Bring back what hung on the replaced sheets: what leaves goes before its sheet, what comes follows it."""
    present = attached.snapshot(db, work.workbook.id)
    changed = attached.difference(present, attached.brought_back(present, state.hanging, replaced, kept))
    if changed:
        attached.restore(db, attached.leaving(changed, "after"), "after")
        work.then.append(lambda: attached.restore(db, changed, "after"))


def _same(theirs: SheetInfo, target: Engine, state: Past) -> SheetInfo | None:
    """The sheet of today that is the one of then: by its number, or by name where numbers may have gone to others."""
    if not state.has_lost_sheets:
        return next((info for info in target.sheets() if info.key == theirs.key), None)
    return next((info for info in target.sheets() if info.name.casefold() == theirs.name.casefold()), None)


def _rename_alike(source: Engine, target: Engine, state: Past) -> None:
    """Call the sheets of then what they are called today, so that formulas find them."""
    today = {info.key: info.name for info in target.sheets()}
    renamed = [info for info in source.sheets() if today.get(info.key, info.name) != info.name]
    if state.has_lost_sheets or not renamed:
        return
    for info in renamed:
        source.rename_sheet(info.key, f"gw {info.key}")
    for info in renamed:
        source.rename_sheet(info.key, _free(source, today[info.key]))
    source.collect(evaluate=False)


def _free(engine: Engine, name: str) -> str:
    taken = {info.name.casefold() for info in engine.sheets()}
    return name if name.casefold() not in taken else free_name(engine, f"{name[:27]} {{}}")


def _editable(db: Db, workbook_id: int) -> Workbook:
    workbook = visible(db, workbook_id)
    require(db, workbook, "editor")
    return workbook


def _restorable(db: Db, workbook_id: int, key: str) -> tuple[Workbook, Past]:
    workbook = _editable(db, workbook_id)
    if key == CURRENT:
        raise Blocked("This is the current version: there is nothing to restore.")
    return workbook, past(db, workbook, key)


def _name(db: Db, workbook_id: int, name: str, besides: int | None = None) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_SHORT:
        raise Invalid(name=f"A version's name has 1 to {LONGEST_SHORT} characters.")
    same = select(NamedVersion.id).where(
        NamedVersion.workbook_id == workbook_id, func.lower(NamedVersion.name) == name.lower()
    )
    if any(id != besides for id in db.scalars(same)):
        raise Invalid(name=f"There is a version called {name} already.")
    return name
