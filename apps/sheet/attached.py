"""What hangs on cells without being in the engine: comments and filters. They shift, and undo, with the cells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from ..platform.database import Db
from .engine import Area
from .models import Comment, Filter, FilterCriterion, place_id

# Parents first.
_TABLES = {"sheet_filter": "sheet_id", "sheet_filter_criterion": "id", "sheet_comment": "id"}
Rows = dict[str, dict[str, dict[str, Any]]]


def snapshot(db: Db, workbook_id: int) -> Rows:
    """The raw rows of a workbook's comments and filters, by table and key."""
    db.flush()
    found: Rows = {}
    for table, key in _TABLES.items():
        rows = db.execute(
            text(f"SELECT * FROM {table} WHERE sheet_id BETWEEN :first AND :last ORDER BY {key}"),
            {"first": workbook_id * 1024, "last": workbook_id * 1024 + 1023},
        )
        found[table] = {str(row[key]): dict(row) for row in rows.mappings()}
    return found


def difference(before: Rows, after: Rows) -> Rows | None:
    """The rows that changed, each as {"before": row or None, "after": row or None}."""
    changed: Rows = {}
    for table in _TABLES:
        keys = sorted(before[table].keys() | after[table].keys(), key=int)
        rows = {
            key: {"before": before[table].get(key), "after": after[table].get(key)}
            for key in keys
            if before[table].get(key) != after[table].get(key)
        }
        if rows:
            changed[table] = rows
    return changed or None


def restore(db: Db, changed: Rows, side: str) -> None:
    """Bring the changed rows back to one side of the change."""
    db.flush()
    for table in reversed(_TABLES):
        key = _TABLES[table]
        for id, sides in changed.get(table, {}).items():
            if sides[side] is None:
                db.execute(text(f"DELETE FROM {table} WHERE {key} = :id"), {"id": int(id)})
    for table, key in _TABLES.items():
        for row in (sides[side] for sides in changed.get(table, {}).values()):
            if row is not None:
                names = ", ".join(f'"{name}"' for name in row)
                marks = ", ".join(f":{name}" for name in row)
                rest = ", ".join(f'"{name}" = excluded."{name}"' for name in row if name != key)
                db.execute(
                    text(f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT ({key}) DO UPDATE SET {rest}"),
                    row,
                )
    db.expire_all()


def leaving(changed: Rows, side: str) -> Rows:
    """Those of the changed rows that are not there on that side."""
    return {table: {id: row for id, row in rows.items() if row[side] is None} for table, rows in changed.items()}


def shift(db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
    """Move comments and the filter of a sheet with rows or columns put in or taken out; what lost its place goes."""
    for comment in db.query(Comment).filter_by(sheet_id=sheet_id, deleted_at=None).order_by(Comment.id):
        area = change(Area(comment.row, comment.column, comment.row, comment.column))
        if area is not None:
            comment.row, comment.column = area.top, area.left
        else:
            # Whichever rows went first, it stands nowhere now.
            comment.deleted_at, comment.row, comment.column = db.now, 0, 0
    filter = db.get(Filter, sheet_id)
    if filter is None:
        return
    criteria = db.query(FilterCriterion).filter_by(sheet_id=sheet_id).order_by(FilterCriterion.column).all()
    area = change(Area(filter.top, filter.left, filter.bottom, filter.right))
    header = change(Area(filter.top, filter.left, filter.top, filter.right))
    kept = []
    for criterion in criteria:
        place = change(Area(filter.top, criterion.column, filter.bottom, criterion.column))
        db.delete(criterion)
        if area is not None and header is not None and place is not None:
            kept.append(
                criterion_of(sheet_id, place.left, criterion.hidden_values, criterion.operator, criterion.operand)
            )
    db.flush()
    if area is None or header is None:
        db.delete(filter)
        return
    filter.top, filter.left, filter.bottom, filter.right = area.top, area.left, area.bottom, area.right
    db.add_all(kept)


def criterion_of(
    sheet_id: int, column: int, hidden_values: list[str], operator: str | None, operand: str | None
) -> FilterCriterion:
    """A criterion with the id that goes with its place."""
    return FilterCriterion(
        id=place_id(sheet_id, 1, column),
        sheet_id=sheet_id,
        column=column,
        hidden_values=hidden_values,
        operator=operator,
        operand=operand,
    )


def move_comments(
    db: Db, sheet_id: int, places: dict[tuple[int, int], tuple[int, int]], to_sheet: int | None = None
) -> None:
    """Put the comments of some cells onto others."""
    if not db.query(Comment.id).filter_by(sheet_id=sheet_id).first():
        return
    for comment in db.query(Comment).filter_by(sheet_id=sheet_id).order_by(Comment.id):
        target = places.get((comment.row, comment.column))
        if target is not None:
            comment.row, comment.column = target
            comment.sheet_id = to_sheet or sheet_id


def forget(db: Db, sheet_id: int) -> None:
    """Drop what hangs on a sheet that is about to go."""
    db.query(FilterCriterion).filter_by(sheet_id=sheet_id).delete()
    db.query(Filter).filter_by(sheet_id=sheet_id).delete()
    db.query(Comment).filter_by(sheet_id=sheet_id).filter(Comment.thread_id.is_not(None)).delete()
    db.query(Comment).filter_by(sheet_id=sheet_id).delete()
    db.flush()
