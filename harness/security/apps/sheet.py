"""What the security checks know of the spreadsheet: workbooks that are shared, changed by operations sent as JSON."""

from __future__ import annotations

from typing import Any

from ....tasks.verifier.changes import Change
from ..authorization import only_changed, row_of
from ..spec import Canary, Downgrade, Json, JsonEndpoint, Principal, Rows, SecuritySpec, Values
from ..staff import members, revocations
from ..watched_world import WatchedWorld

_WORKBOOK = """owner_id = :me OR deleted_at IS NULL AND (
    id IN (SELECT workbook_id FROM sheet_permission WHERE person_id = :me AND deleted_at IS NULL) OR
    company_access IS NOT NULL AND (SELECT role FROM sheet_user WHERE id = :me) <> 'Guest')"""
_IN_WORKBOOK = f"workbook_id IN (SELECT id FROM sheet_workbook WHERE {_WORKBOOK})"
# What a workbook was like before is for its editors.
_EDITED = """deleted_at IS NULL AND (owner_id = :me OR (SELECT role FROM sheet_user WHERE id = :me) <> 'Guest' AND (
    company_access = 'editor' OR id IN (SELECT workbook_id FROM sheet_permission WHERE person_id = :me AND
    deleted_at IS NULL AND level = 'editor')))"""
_WORKBOOKS = Rows("id", "sheet_workbook", _WORKBOOK)
_FOLDERS = Rows("id", "(SELECT * FROM sheet_folder WHERE deleted_at IS NULL)", "owner_id = :me")
_COMMENTS = Rows("id", "sheet_comment", f"sheet_id IN (SELECT id FROM sheet_sheet WHERE {_IN_WORKBOOK})")
_UPLOADS = Rows(
    "id",
    "(SELECT * FROM sheet_upload WHERE deleted_at IS NULL)",
    "owner_id = :me OR is_shared AND (SELECT role FROM sheet_user WHERE id = :me) <> 'Guest'",
)
_VIEWS = Rows("id", "sheet_filter_view", f"sheet_id IN (SELECT id FROM sheet_sheet WHERE {_IN_WORKBOOK})")
_LEVELS = ("viewer", "commenter", "editor", "owner")
_EVERYTHING = [1, 1, 4, 4]
#: A picture of one dot.
_DOT = "R0lGODdhAQABAIAAAAAAAAAAACwAAAAAAQABAAAIBAABBAQAOw=="
_OPERATIONS: tuple[Json, ...] = (
    {"op": "set", "cells": [[2, 2, "7"]]},
    {"op": "set_area", "area": [2, 2, 3, 3], "row": 2, "column": 2, "text": "=A1"},
    {"op": "clear", "area": _EVERYTHING},
    {"op": "paste", "source": [1, 1, 1, 1], "area": [3, 3, 3, 3]},
    {"op": "paste_text", "row": 2, "column": 2, "rows": [["a", "b"]]},
    {"op": "fill", "source": [1, 1, 1, 1], "area": [1, 1, 3, 1]},
    {"op": "insert", "axis": "row", "at": 2},
    {"op": "delete", "axis": "column", "at": 2},
    {"op": "resize", "axis": "column", "at": 1, "size": 200},
    {"op": "hide", "axis": "row", "at": 2},
    {"op": "freeze", "rows": 1, "columns": 0},
    {"op": "merge", "area": [30, 1, 31, 2]},
    {"op": "format", "area": _EVERYTHING, "change": {"b": 1}},
    {"op": "style", "area": _EVERYTHING, "name": "Heading"},
    {"op": "borders", "area": _EVERYTHING, "preset": "all"},
    {"op": "sort", "area": [2, 1, 6, 3], "keys": [{"column": 1}]},
    {"op": "filter", "area": [1, 1, 6, 3]},
    {"op": "criterion", "column": 1, "operator": "contains", "operand": "a"},
    {"op": "unfilter"},
    {"op": "create_view", "area": [1, 1, 6, 3]},
    {"op": "save_as_view"},
    {"op": "open_view", "id": 1},
    {"op": "rename_view", "id": 1, "name": "Renamed"},
    {"op": "place_view", "id": 1, "area": [1, 1, 5, 3]},
    {"op": "view_criterion", "id": 1, "column": 1, "operator": "empty"},
    {"op": "duplicate_view", "id": 1},
    {"op": "delete_view", "id": 1},
    {"op": "replace", "find": "a", "replacement": "b"},
    {"op": "set_validation", "areas": "B2:B4", "kind": "list", "choices": ["a", "b"], "strict": False},
    {"op": "remove_validation", "area": _EVERYTHING},
    {"op": "set_format_rule", "areas": "B2:B4", "kind": "contains", "first": "a", "style": {"g": "#FECACA"}},
    {"op": "remove_format_rule", "id": 1},
    {"op": "move_format_rule", "id": 1, "position": 1},
    {"op": "protect", "areas": "B2:B4"},
    {"op": "unprotect", "id": 1},
    {"op": "move_lines", "axis": "row", "at": 3, "to": 6},
    {"op": "group_lines", "axis": "row", "at": 2, "count": 3},
    {"op": "ungroup_lines", "axis": "row", "at": 2},
    {"op": "fold_groups", "collapsed": True},
    {"op": "fold_group", "id": 1, "collapsed": True},
    {"op": "remove_duplicates", "area": "A1:C6", "columns": [1]},
    {"op": "split_text", "area": [2, 1, 6, 1], "separator": "a", "overwrite": True},
    {"op": "trim_texts", "area": _EVERYTHING},
    {"op": "fill_series", "area": [2, 2, 6, 2], "step": "2"},
    {"op": "set_banding", "area": "A1:C6", "first": "#FFFFFF", "second": "#F1F5F9"},
    {"op": "remove_banding", "id": 1},
    {"op": "set_link", "row": 2, "column": 1, "url": "www.example.com", "text": "Read this"},
    {"op": "remove_links", "area": _EVERYTHING},
    {"op": "add_sheet"},
    {"op": "rename_sheet", "name": "Renamed"},
    {"op": "duplicate_sheet"},
    {"op": "color_sheet", "color": "#2563EB"},
    {"op": "define_name", "name": "Everything", "refers_to": "A1:B2"},
    {"op": "undo"},
    {"op": "redo"},
    {"op": "comment", "row": 2, "column": 2, "body": "Is this right?"},
    {"op": "reply", "id": 1, "body": "It is."},
    {"op": "edit_comment", "id": 1, "body": "It was."},
    {"op": "assign", "id": 1},
    {"op": "resolve", "id": 1},
    {"op": "delete_comment", "id": 1},
    {"op": "add_chart", "source": "A1:B6"},
    {"op": "edit_chart", "chart": 1, "change": {"title": "A chart"}},
    {"op": "edit_series", "chart": 1, "position": 1, "color": "#16A34A"},
    {"op": "place_chart", "chart": 1, "row": 2, "column": 5, "width": 300, "height": 200},
    {"op": "remove_series", "chart": 1, "position": 1},
    {"op": "delete_chart", "chart": 1},
    {"op": "add_picture", "name": "dot.gif", "content": _DOT, "row": 1, "column": 5},
    {"op": "edit_picture", "picture": 1, "alt": "A dot"},
    {"op": "place_picture", "picture": 1, "row": 2, "column": 5, "width": 30, "height": 20},
    {"op": "delete_picture", "picture": 1},
    {"op": "add_pivot", "source": "A1:B6"},
    {"op": "edit_pivot", "pivot": 1, "fields": [{"area": "row", "column": 1}]},
    {"op": "pivot_details", "row": 2, "column": 2},
    {"op": "delete_pivot", "pivot": 1},
    {"op": "connect", "source": 1},
)
#: Where the rules are that these operations change.
_RULES = {
    "remove_format_rule": "sheet_conditional_format", "move_format_rule": "sheet_conditional_format",
    "unprotect": "sheet_protection", "fold_group": "sheet_line_group", "remove_banding": "sheet_banding",
    **dict.fromkeys(
        ("open_view", "rename_view", "place_view", "view_criterion", "duplicate_view", "delete_view"),
        "sheet_filter_view",
    ),
}  # fmt: skip
#: What of a workbook changes when one that it imports from does.
_FOLLOWING = ("sheet_cell", "sheet_engine", "sheet_import", "sheet_cell_look")
#: The field of text of the operations that show it on the page.
_TEXT_FIELDS = {
    "set": "cells", "comment": "body", "rename_sheet": "name", "paste_text": "rows", "set_validation": "choices",
    "set_format_rule": "first", "protect": "description", "set_link": "text", "rename_view": "name",
    "add_picture": "alt",
}  # fmt: skip


def _bodies(world: WatchedWorld, values: Values) -> list[Json]:
    """Every operation on the first sheet of a workbook, those on comments where its first comment is."""
    (book,) = values
    found = world.query("SELECT id FROM sheet_sheet WHERE workbook_id = :id ORDER BY id", id=book)
    sheet = found[0][0] if found else 0
    common = {"sheet": sheet, "revision": _revision(world, book), "source_sheet": sheet}
    comments = world.query(
        """SELECT c.id, c.sheet_id FROM sheet_comment c JOIN sheet_sheet s ON s.id = c.sheet_id
        WHERE s.workbook_id = :id ORDER BY c.id""",
        id=book,
    )
    first = {"id": comments[0][0], "sheet": comments[0][1]} if comments else {}
    rules = {
        op: world.query(f"SELECT r.id, r.sheet_id FROM {table} r JOIN sheet_sheet s ON s.id = r.sheet_id "
                        "WHERE s.workbook_id = :id ORDER BY r.id", id=book)
        for op, table in _RULES.items()
    }  # fmt: skip

    def place(operation: Json) -> Json:
        """Where what the operation is about is, if there is one."""
        if operation["op"] in rules:
            found = rules[operation["op"]]
            return {"id": found[0][0], "sheet": found[0][1]} if found else {}
        return first if "id" in operation else {}

    return [{**common, **operation, **place(operation)} for operation in _OPERATIONS]


def _revision(world: WatchedWorld, book: int) -> int:
    return int(world.query("SELECT revision FROM sheet_workbook WHERE id = :id", id=book)[0][0])


def _inject(body: Json, text: str) -> Json | None:
    field = _TEXT_FIELDS.get(body["op"])
    if field is None:
        return None
    value: Any = {"cells": [[2, 2, text]], "rows": [[text]], "choices": [text]}.get(field, text)
    return {**body, field: value}


def _refresh(world: WatchedWorld, values: Values, body: Json) -> Json:
    return {**body, "revision": _revision(world, values[0])}


def _pages(values: Values, body: Json) -> list[str]:
    book = f"/workbooks/{values[0]}"
    return [f"{book}?sheet={body['sheet']}", f"{book}/sheets/{body['sheet']}"]


def _may_change(world: WatchedWorld, principal: Principal, change: Change) -> bool:
    row, table = row_of(change), change.table.name
    user = world.query("SELECT role FROM sheet_user WHERE id = :me AND is_active", me=principal.id)
    if not user:
        return False
    if table in ("sheet_star", "sheet_temporary_view"):
        return bool(row["person_id"] == principal.id)
    if table == "sheet_notification":
        # Others are told by those who may comment or share; one's own are read by oneself.
        told = change.before is None and row["actor_id"] == principal.id
        return bool(told or row["person_id"] == principal.id)
    if table in ("sheet_folder", "sheet_workbook", "sheet_upload") and change.before is None:
        return bool(row["owner_id"] == principal.id and user[0][0] != "Guest")
    if table in ("sheet_folder", "sheet_upload"):
        return bool(row["owner_id"] == principal.id)
    book = row["id"] if table == "sheet_workbook" else row.get("workbook_id")
    if book is None and "sheet_id" in row:
        found = world.query("SELECT workbook_id FROM sheet_sheet WHERE id = :id", id=row["sheet_id"])
        book = found[0][0] if found else None
    level = _level(world, principal, user[0][0], book)
    if table == "sheet_comment":
        return level >= 1
    if level < 2 and (table == "sheet_connection" or table in _FOLLOWING):
        # Who edits the source may end a connection, and changes what follows it.
        ids = [row["source_id"]] if table == "sheet_connection" and change.before is not None else []
        if table in _FOLLOWING:
            asked = "SELECT source_id FROM sheet_connection WHERE workbook_id = :id"
            ids = [id for (id,) in world.query(asked, id=book)]
        return any(_level(world, principal, user[0][0], id) >= 2 for id in ids)
    if table == "sheet_workbook" and not only_changed(change, "title", "revision", "company_access"):
        return level == 3
    return level >= 2


def _level(world: WatchedWorld, principal: Principal, role: str, book: int | None) -> int:
    """How much a principal may do in a workbook: the place in `_LEVELS`, or -1."""
    found = world.query(
        """SELECT owner_id, company_access, deleted_at, (SELECT level FROM sheet_permission WHERE workbook_id = b.id AND
        person_id = :me AND deleted_at IS NULL) FROM sheet_workbook b WHERE id = :id""",
        me=principal.id, id=book,
    )  # fmt: skip
    if not found:
        return -1
    owner, company, deleted, shared = found[0]
    if owner == principal.id:
        return 3
    if deleted is not None:
        return -1
    names = [shared] if role == "Guest" else [shared, company]
    level = max((_LEVELS.index(name) for name in names if name is not None), default=-1)
    return min(level, 1) if role == "Guest" else level


def _downloads(world: WatchedWorld, principal: Principal, text: str) -> list[str]:
    books = """SELECT id, workbook_id FROM sheet_sheet WHERE name LIKE '%' || :text || '%' OR workbook_id IN
        (SELECT id FROM sheet_workbook WHERE title LIKE '%' || :text || '%') ORDER BY id"""
    # Somebody else's, brought in before, are not for everybody.
    own = {id for (id,) in _WORKBOOKS.readable_by(world, principal)}
    found = [row for row in world.query(books, text=text) if row[1] in own]
    uploads = world.query("SELECT id FROM sheet_upload WHERE name LIKE '%' || :text || '%' ORDER BY id", text=text)
    own_uploads = {id for (id,) in _UPLOADS.readable_by(world, principal)}
    return [
        address
        for sheet, book in found
        for address in (f"/workbooks/{book}/download.xlsx", f"/workbooks/{book}/download.csv?sheet={sheet}")
    ] + [f"/uploads/{id}/download" for (id,) in uploads if id in own_uploads]


SPEC = SecuritySpec(
    principals=members("SELECT m.role, m.id FROM sheet_user m"),
    per_role=3,
    rows={
        "files/id": _WORKBOOKS,
        "workbooks/id": _WORKBOOKS,
        "folders/id": _FOLDERS,
        "uploads/id": _UPLOADS,
        "workbooks/id sheets/sheet_id": Rows("workbook_id, id", "sheet_sheet", _IN_WORKBOOK),
        "workbooks/id pictures/picture_id": Rows(
            "workbook_id, id",
            "(SELECT p.id, s.workbook_id FROM sheet_picture p JOIN sheet_sheet s ON s.id = p.sheet_id)",
            _IN_WORKBOOK,
        ),
        "workbooks/id versions/key": Rows("id, 'current'", "sheet_workbook", _EDITED),
        "workbooks/id versions/key sheets/sheet_id": Rows(
            "workbook_id, 'current', id",
            "sheet_sheet",
            f"workbook_id IN (SELECT id FROM sheet_workbook WHERE {_EDITED})",
        ),
        "notifications/id": Rows("id", "sheet_notification", "person_id = :me"),
        "workbooks/id download./format": Rows("id, 'xlsx'", "sheet_workbook", _WORKBOOK),
    },
    json=JsonEndpoint("operations.operate", _bodies, inject=_inject, refresh=_refresh, pages=_pages),
    may_change=_may_change,
    canaries=(
        Canary("sheet_workbook", "title", _WORKBOOKS),
        Canary("sheet_sheet", "name", Rows("id", "sheet_sheet", _IN_WORKBOOK)),
        Canary("sheet_folder", "name", _FOLDERS),
        Canary("sheet_comment", "body", _COMMENTS),
        Canary("sheet_upload", "name", _UPLOADS),
        Canary("sheet_filter_view", "name", _VIEWS),
    ),
    uploads={"uploads.choose": "file"},
    downloads=_downloads,
    revocations=revocations("sheet_user"),
    downgrade=Downgrade("UPDATE sheet_user SET role = 'Guest' WHERE id = :id"),
)
