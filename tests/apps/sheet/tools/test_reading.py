"""What is read of a workbook: cells as they are, long ranges in parts, and what somebody looks at before a change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.models import Person
from deskgym.apps.platform.tools import Call, call_tool
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Sheet, SheetUser, Workbook
from deskgym.apps.sheet.tools import toolbox
from deskgym.apps.sheet.tools.naming import EditingBook, chosen, person_told
from deskgym.apps.sheet.tools.reading import fitting
from deskgym.seeds.world import World
from sqlalchemy import select


@pytest.fixture
def db() -> Iterator[Db]:
    world = World.shared(3).fork()
    with world.session() as db:
        db.actor_id = db.scalar(
            select(SheetUser.id).join(Person, Person.id == SheetUser.id)
            .where(SheetUser.role == "Member", SheetUser.is_active, Person.persona.is_not(None)).order_by(SheetUser.id)
        )  # fmt: skip
        yield db
    world.close()


@pytest.fixture
def sheet(db: Db) -> Sheet:
    book = actions.create_workbook(db, title="Read this")
    return db.query(Sheet).filter_by(workbook_id=book.id).one()


def typed(db: Db, sheet: Sheet, cells: dict[tuple[int, int], str]) -> None:
    """A call that only reads takes back what was not saved."""
    actions.set_cells(db, sheet.id, cells)
    db.commit()


def read(db: Db, name: str = "read_range", **arguments: Any) -> Any:
    at = {"workbook": "Read this", "sheet": "Sheet1"}
    outcome = call_tool(db, toolbox().by_name[f"sheet_{name}"], {**at, **arguments})
    assert not outcome.error, outcome.error
    return outcome.value


def looks(db: Db, tool: str, **arguments: Any) -> list[Call]:
    at = {"workbook": "Read this", "sheet": "Sheet1"}
    return list(toolbox().looks[f"sheet_{tool}"](db, {**at, **arguments}))


def test_cells_are_what_they_hold(db: Db, sheet: Sheet) -> None:
    typed(db, sheet, {(1, 1): "pen", (1, 2): "2.5", (1, 3): "=B1*2", (2, 1): "5/4/2026", (2, 2): "25%", (2, 3): "true"})
    found = read(db)
    assert found["cells"] == {"A1": "pen", "B1": 2.5, "C1": 5, "A2": "5/4/2026", "B2": "25%", "C2": True}
    assert found["formulas"] == {"C1": "=B1*2"}
    assert "formats" not in found


def test_looks_are_told_on_demand(db: Db, sheet: Sheet) -> None:
    typed(db, sheet, {(1, 1): "1234.5"})
    read(db, "format_cells", ranges="A1", look={"number_format": "#,##0.00", "bold": True})
    found = read(db, detailed=True)
    assert found["shown"] == {"A1": "1,234.50"}
    assert found["formats"] == {"A1": {"number_format": "#,##0.00", "bold": 1}}


def test_comments_are_told_until_they_are_resolved(db: Db, sheet: Sheet) -> None:
    typed(db, sheet, {(1, 1): "1"})
    comment = actions.add_comment(db, sheet.id, 1, 1, "Right?")
    db.commit()
    assert read(db)["comments"]["A1"].endswith(": Right?")
    actions.resolve(db, comment.id, True)
    db.commit()
    assert "comments" not in read(db)


def test_a_long_range_is_read_in_parts(db: Db, sheet: Sheet) -> None:
    typed(db, sheet, {(row, column): "a word or two" for row in range(1, 201) for column in range(1, 6)})
    cells: dict[str, Any] = {}
    asked, parts = None, 0
    while parts == 0 or asked:
        found = read(db, range=asked)
        cells |= found["cells"]
        asked, parts = found.get("next_range"), parts + 1
    assert len(cells) == 1000
    assert parts > 1


def test_whole_rows_fit() -> None:
    assert fitting([(1, 10), (1, 10), (2, 10)], False) == 3
    assert fitting([(1, 10), (1, 10), (2, 10)], True) == 2
    assert fitting([(1, 8_000), (2, 8_000), (2, 10)], False) == 1
    assert fitting([(1, 80_000)], True) == 1


def test_a_small_sheet_is_looked_at_before_it_is_changed(db: Db, sheet: Sheet) -> None:
    typed(db, sheet, {(1, 1): "Item", (2, 1): "pen"})
    at = {"workbook": "Read this", "sheet": "Sheet1"}
    assert looks(db, "set_cells", cells={"A2": "ink"}) == [Call("sheet_read_range", at)]
    assert looks(db, "delete_object", of="charts", id=1) == [Call("sheet_list_objects", {**at, "of": "charts"})]


def test_of_a_large_sheet_headings_and_what_is_to_change_are_looked_at(db: Db, sheet: Sheet) -> None:
    typed(db, sheet, {(row, column): "1" for row in range(1, 201) for column in range(1, 4)})
    ranges = [call.arguments["range"] for call in looks(db, "set_cells", cells={"B90": "2", "C92": "3"})]
    assert ranges == ["A1:C1", "A90:C92"]


def test_notes_are_read_with_a_workbook(db: Db, sheet: Sheet) -> None:
    actions.add_sheet(db, sheet.workbook_id, "Notes")
    tools = [call.tool for call in toolbox().looks["workbook"](db, "Read this")]
    assert tools == ["sheet_get_workbook", "sheet_read_range"]


def test_a_workbook_in_the_trash_is_looked_for_there(db: Db, sheet: Sheet) -> None:
    actions.trash_workbook(db, sheet.workbook_id)
    (found,) = toolbox().looks["workbook"](db, sheet.workbook_id)
    assert found == Call("sheet_search_workbooks", {"view": "trash"})


def test_whoever_turns_to_a_tab_reads_it(db: Db, sheet: Sheet) -> None:
    visit = toolbox().visit
    assert visit is not None
    found = list(visit(db, [("link", "Read this"), ("tab", "Sheet1"), ("tab", "No such sheet")]))
    assert found[-1] == Call("sheet_read_range", {"workbook": "Read this", "sheet": "Sheet1"})


def test_one_choice_is_made_in_a_call() -> None:
    assert chosen(EditingBook(workbook="Plan", revision=None), "revision") == "revision"
    assert chosen(EditingBook(workbook="Plan", revision=None), "workbook", "revision") == "workbook"
    with pytest.raises(Invalid, match="Give one of"):
        chosen(EditingBook(workbook="Plan", revision=1), "workbook", "revision")


def test_people_are_told_by_their_names(db: Db) -> None:
    assert db.actor_id is not None
    assert person_told(db, db.actor_id) == db.get_one(Person, db.actor_id).name


def test_downloads_go_on_where_they_were_cut(db: Db, sheet: Sheet) -> None:
    typed(db, sheet, {(row, 1): "x" * 100 for row in range(1, 201)})
    first = read(db, "find_cells", find="x", whole_cell=False)
    assert first["total"] == 200
    box = toolbox().by_name["sheet_download_file"]
    asked = {"workbook": "Read this", "format": "csv"}
    begun = call_tool(db, box, asked).value
    rest = call_tool(db, box, {**asked, "first_line": begun["next_line"]}).value
    assert (begun["text"] + rest["text"]).count("\n") == 200
    book = db.get_one(Workbook, sheet.workbook_id)
    assert call_tool(db, box, {"workbook": book.id}).value["name"] == "Read this.xlsx"
