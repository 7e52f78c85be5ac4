"""The spreadsheet's tools: each does what its page does, and says why where it does not."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import isfunction
from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.models import Person
from deskgym.apps.platform.tools import Outcome, call_tool
from deskgym.apps.sheet import actions, lists
from deskgym.apps.sheet.models import Folder, SheetUser, Upload, Workbook
from deskgym.apps.sheet.tools import toolbox
from deskgym.seeds.world import World
from sqlalchemy import func, select

PIXEL = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
BOOK, AT = {"workbook": "Plan"}, {"workbook": "Plan", "sheet": "Sheet1"}
RED, BLUE = "#FF0000", "#0000FF"
Arguments = dict[str, Any]
# In order, on one workbook: "$name" is the id that an earlier call gave, or one that a list tells.
CALLS: list[tuple[str, Arguments]] = [
    ("save_folder", {"name": "Old"}),
    ("save_folder", {"folder": "Old", "name": "New"}),
    ("create_workbook", {"title": "Plan", "folder": "New"}),
    ("change_workbook", {**BOOK, "folder": None}),
    ("change_workbook", {**BOOK, "starred": True}),
    ("delete_folder", {"folder": "New"}),
    ("set_cells", {**AT, "cells": {"A1": "Item", "B1": "Qty", "C1": "Total", "A2": " a ", "B2": "2", "C2": "=B2*2"}}),
    ("write_table", {**AT, "cell": "A3", "rows": [["pen", "3", "=B3*2"], ["ink", "5", "=B4*2"], ["ink", "5", "9"]]}),
    ("set_range", {**AT, "range": "D2:D5", "text": "=B2+1"}),
    ("trim_texts", {**AT, "range": "A1:A5"}),
    ("copy_cells", {**AT, "range": "A1:C2", "to": "F1"}),
    ("fill_cells", {**AT, "source": "B2", "range": "B2:B3"}),
    ("fill_series", {**AT, "range": "H2:H6", "stop": "9"}),
    ("undo_change", BOOK),
    ("undo_change", {**BOOK, "again": True}),
    ("clear_cells", {**AT, "ranges": "H2:H6"}),
    ("replace_text", {**AT, "find": "pen", "replacement": "Pens, red"}),
    ("split_text", {**AT, "range": "A3", "separator": "comma", "overwrite": True}),
    ("remove_duplicates", {**AT, "range": "A1:A5", "columns": ["A"], "header": True}),
    ("add_sheet", {**BOOK, "name": "Two"}),
    ("change_sheet", {"workbook": "Plan", "sheet": "Two", "position": 1}),
    ("change_sheet", {"workbook": "Plan", "sheet": "Two", "color": "#2563EB"}),
    ("change_sheet", {"workbook": "Plan", "sheet": "Two", "hidden": True}),
    ("change_sheet", {"workbook": "Plan", "sheet": "Two", "name": "Three"}),
    ("delete_sheet", {"workbook": "Plan", "sheet": "Three"}),
    ("add_sheet", {**BOOK, "copy_of": "Sheet1"}),
    ("insert_lines", {**AT, "lines": "20", "count": 2}),
    ("delete_lines", {**AT, "lines": "20, 22:23"}),
    ("move_lines", {**AT, "lines": "20", "before": "25"}),
    ("change_lines", {**AT, "lines": "B:C", "size": 90}),
    ("change_lines", {**AT, "lines": "30", "hidden": True}),
    ("freeze_lines", {**AT, "rows": 1}),
    ("merge_cells", {**AT, "range": "K1:L1"}),
    ("merge_cells", {**AT, "range": "K1:L1", "merged": False}),
    ("group_lines", {**AT, "lines": "12:14"}),
    ("fold_group", {**AT, "folded": True}),
    ("group_lines", {**AT, "lines": "12:14", "grouped": False}),
    ("format_cells", {**AT, "ranges": "A1:D1, F1", "look": {"bold": True, "fill": RED, "number_format": "0.0"}}),
    ("format_cells", {**AT, "ranges": "A1:D1", "style": "Heading"}),
    ("format_cells", {**AT, "ranges": "B2:B4", "decimals": 1}),
    ("format_cells", {**AT, "ranges": "A1:D4", "borders": "outer"}),
    ("set_format_rule", {**AT, "ranges": "B2:B5", "kind": "greater", "first": "2", "look": {"fill": RED}}),
    ("set_banding", {**AT, "range": "A1:D5", "first": "#FFFFFF", "second": BLUE}),
    ("sort_range", {**AT, "range": "A1:D4", "keys": [{"column": "B", "descending": True}], "header": True}),
    ("set_filter", {**AT, "range": "A1:D5"}),
    ("set_filter_criterion", {**AT, "column": "B", "operator": "greater", "operand": "1"}),
    ("add_filter_view", {**AT, "name": "Asked"}),
    ("set_filter", {**AT, "range": None}),
    ("add_filter_view", {**AT, "range": "A1:D5", "temporary": True}),
    ("set_filter_criterion", {**AT, "view": "temporary", "column": "B", "operator": "not empty"}),
    ("change_filter_view", {**AT, "view": "temporary", "range": "A1:D4"}),
    ("set_cells", {**AT, "view": "temporary", "cells": {"E9": "seen"}}),
    ("add_filter_view", {**AT, "copy_of": "temporary"}),
    ("delete_filter_view", {**AT, "view": "temporary"}),
    ("add_filter_view", {**AT, "range": "A1:D5", "name": "Mine"}),
    ("set_validation", {**AT, "ranges": "E2:E5", "kind": "list", "choices": ["yes", "no"]}),
    ("remove_validation", {**AT, "range": "E2:E5"}),
    ("protect_cells", {**AT, "ranges": "A1:A2", "editors": []}),
    ("define_name", {**AT, "range": "B2:B5", "name": "Amounts"}),
    ("delete_name", {**BOOK, "name": "Amounts"}),
    ("add_chart", {**AT, "source": "A1:B4", "kind": "bar"}),
    ("add_pivot", {**AT, "source": "A1:B4", "place": "M3",
                   "fields": [{"area": "row", "column": 1}, {"area": "value", "column": 2}]}),
    ("show_pivot_details", {**AT, "cell": "N4"}),
    ("add_picture", {**AT, "name": "dot.gif", "base64": PIXEL, "cell": "P1"}),
    ("set_link", {**AT, "range": "A9", "url": "https://example.com", "text": "There"}),
    ("set_link", {**AT, "range": "A9"}),
    ("add_comment", {**AT, "cell": "B2", "body": "Right?"}),
    ("read_notifications", {}),
    ("name_version", {**BOOK, "name": "First"}),
    ("add_upload", {"name": "rows.csv", "text": "a,b\n1,2\n"}),
    ("copy_workbook", {**BOOK, "title": "Second"}),
    ("change_workbook", {"workbook": "Second", "title": "Third"}),
    ("set_company_access", {**BOOK, "level": "viewer"}),
    ("change_workbook", {"workbook": "Third", "trashed": True}),
    ("change_workbook", {"workbook": "Third", "trashed": False}),
]  # fmt: skip


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World.shared(3).fork()
    yield world
    world.close()


@pytest.fixture
def db(world: World) -> Iterator[Db]:
    with world.session() as db:
        db.actor_id = db.scalar(
            select(SheetUser.id).join(Person, Person.id == SheetUser.id)
            .where(SheetUser.role == "Member", SheetUser.is_active, Person.persona.is_not(None)).order_by(SheetUser.id)
        )  # fmt: skip
        yield db


def call(db: Db, name: str, arguments: Arguments) -> Outcome:
    return call_tool(db, toolbox().by_name[f"sheet_{name}"], arguments)


def did(db: Db, name: str, arguments: Arguments) -> Any:
    outcome = call(db, name, arguments)
    assert not outcome.error, f"{name}: {outcome.error}"
    return outcome.value


def test_each_tool_says_what_it_takes() -> None:
    for tool in toolbox():
        assert tool.schema["type"] == "object"
        assert tool.reads_only == (tool.action is None) == (not tool.actions), tool.name


def test_there_are_not_too_many_to_choose_from() -> None:
    assert 40 <= len(toolbox()) <= 90


def test_every_act_of_the_app_has_a_tool() -> None:
    acts = {each for name in actions.__all__ if isfunction(each := getattr(actions, name))}
    # What an act asks by the way, and what others need to find what they name.
    asks = {
        actions.find, actions.look_through, actions.new_sheet_id, actions.rows_hidden, actions.view_of,
        actions.visible_upload,
    }  # fmt: skip
    assert acts - asks == {action for tool in toolbox() for action in tool.actions}


def test_writing_tools_do_what_they_say(db: Db) -> None:
    for name, arguments in CALLS:
        did(db, name, arguments)
    refused = call(db, "connect_workbook", {"workbook": "Third", "source": "Plan"})
    assert "No formula here asks for Plan" in refused.error

    def first(of: str) -> Any:
        return did(db, "list_objects", {**AT, "of": of})["items"][0]

    rule, chart, pivot = first("format_rules")["id"], first("charts")["id"], first("pivots")["id"]
    comment, picture = first("comments")["id"], first("pictures")["id"]
    view = first("filter_views")["id"]
    me = db.get_one(Person, db.actor_id).username
    size = {"width": 300, "height": 200, "cell": "B2"}
    upload = db.scalars(select(Upload.id).order_by(Upload.id.desc())).first()
    version = did(db, "list_versions", {**BOOK, "named_only": True})["items"][1]["key"]
    for name, arguments in [
        ("move_format_rule", {**AT, "rule": rule, "position": 1}),
        ("delete_object", {**AT, "of": "format_rules", "id": rule}),
        ("delete_object", {**AT, "of": "bandings", "id": first("bandings")["id"]}),
        ("delete_object", {**AT, "of": "protections", "id": first("protections")["id"]}),
        ("change_filter_view", {**AT, "view": view, "name": "Other"}),
        ("delete_filter_view", {**AT, "view": "other"}),
        ("edit_chart", {"chart": chart, "title": "Amounts"}),
        ("place_object", {**AT, "of": "charts", "id": chart, **size}),
        ("delete_object", {**AT, "of": "charts", "id": chart}),
        ("edit_pivot", {"pivot": pivot, "source": "A1:B3"}),
        ("delete_object", {**AT, "of": "pivots", "id": pivot}),
        ("edit_picture", {"picture": picture, "alt": "A dot"}),
        ("place_object", {**AT, "of": "pictures", "id": picture, **size}),
        ("delete_object", {**AT, "of": "pictures", "id": picture}),
        ("reply_comment", {"comment": comment, "body": "Yes."}),
        ("change_comment", {"comment": comment, "body": "Right!"}),
        ("change_comment", {"comment": comment, "assignee": f"@{me}"}),
        ("change_comment", {"comment": comment, "resolved": True}),
        ("delete_comment", {"comment": comment}),
        ("get_upload", {"upload": upload, "reading": {"header": 0}}),
        ("change_upload", {"upload": upload, "name": "lines"}),
        ("change_upload", {"upload": upload, "shared": True}),
        ("import_workbook", {"upload": upload, "title": "Came in"}),
        ("import_into_sheet", {**AT, "upload": upload, "way": "cell", "cell": "T1"}),
        ("delete_upload", {"upload": upload}),
        ("read_version", {**BOOK, "version": version, "range": "A1:B2"}),
        ("restore_version", {**BOOK, "version": version, "sheet": "Sheet1"}),
        ("restore_version", {**BOOK, "version": version}),
        ("name_version", {**BOOK, "version": version, "name": None}),
        ("change_workbook", {**BOOK, "trashed": True}),
    ]:
        did(db, name, arguments)


def test_what_is_not_there_is_refused_with_what_to_do(db: Db) -> None:
    given: Arguments = {"workbook": "No such", "sheet": "S", "range": "A1", "ranges": "A1", "cells": {"A1": "1"}}
    told = call(db, "set_cells", {name: given[name] for name in ("workbook", "sheet", "cells")})
    assert "Search for it" in told.error
    number = 987_654_321
    for tool in toolbox():
        takes = tool.schema["properties"]
        if tool.reads_only or not takes:
            continue
        tried = dict.fromkeys(tool.schema.get("required", ()), number)
        assert call_tool(db, tool, tried).error or not tried, tool.name


def test_reads_agree_with_the_pages(db: Db) -> None:
    found = did(db, "search_workbooks", {"page_size": 50, "detailed": True})
    shown = select(func.count()).select_from(
        lists.workbooks(db).where(Workbook.deleted_at.is_(None)).with_only_columns(Workbook.id).subquery()
    )
    assert found["total"] == db.scalar(shown)
    own = select(func.count(Folder.id)).where(Folder.owner_id == db.actor_id)
    assert len(did(db, "list_folders", {})["items"]) == db.scalar(own)
    book = did(db, "get_workbook", {"workbook": found["items"][0]["id"]})
    at = {"workbook": book["id"], "sheet": book["sheets"][0]["name"]}
    cells = did(db, "read_range", at)["cells"]
    first = next(iter(cells))
    assert list(cells) == list(did(db, "read_range", {**at, "range": f"{first}:ZZ50000"})["cells"])[: len(cells)]
    assert did(db, "get_sheet", at)
