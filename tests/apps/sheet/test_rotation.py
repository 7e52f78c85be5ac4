"""Text is turned in its cell, wherever the cell's looks go."""

from __future__ import annotations

import io
import json

import openpyxl
import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions, xlsx
from deskgym.apps.sheet.engine import Area
from deskgym.apps.sheet.models import Workbook
from playwright.sync_api import expect

from .cast import Cast
from .conftest import Visit
from .looking import cell, check_mirror

HEADINGS = Area(1, 1, 1, 5)


def looks(db: Db, sheet: int, place: str) -> dict[str, object]:
    found = cell(db, sheet, place)
    return json.loads(found.style or "{}") if found else {}


def test_rotation_goes_with_font_and_all_other_looks(db: Db, cast: Cast) -> None:
    actions.format_cells(db, cast.sales, [HEADINGS], {"r": 45, "n": "Lora", "b": 1})
    assert looks(db, cast.sales, "B1") == {"r": 45, "n": "Lora", "b": 1}
    actions.format_cells(db, cast.sales, [HEADINGS], {"n": None})
    assert looks(db, cast.sales, "B1") == {"r": 45, "b": 1}
    actions.format_cells(db, cast.sales, [HEADINGS], {"r": None, "b": None})
    assert looks(db, cast.sales, "B1") == {}
    check_mirror(db, cast.workbook)


def test_rotation_is_undone_copied_and_moved(db: Db, cast: Cast) -> None:
    actions.format_cells(db, cast.sales, [HEADINGS], {"r": "stacked"})
    actions.undo(db, cast.workbook)
    assert looks(db, cast.sales, "B1") == {}
    actions.redo(db, cast.workbook)
    actions.paste(db, cast.sales, Area(1, 1, 1, 1), cast.summary, Area(5, 5, 5, 5), mode="formats")
    assert looks(db, cast.summary, "E5") == {"r": "stacked"}
    actions.insert_lines(db, cast.sales, "row", 1, 1)
    assert looks(db, cast.sales, "B2") == {"r": "stacked"}
    check_mirror(db, cast.workbook)


@pytest.mark.parametrize("rotation", [91, -91, "upside down", 4.5, True])
def test_text_is_not_turned_any_other_way(db: Db, cast: Cast, rotation: object) -> None:
    with pytest.raises(Invalid):
        actions.format_cells(db, cast.sales, [HEADINGS], {"r": rotation})


@pytest.mark.parametrize(("rotation", "in_file"), [(45, 45), (90, 90), (-45, 135), (-90, 180), ("stacked", 255)])
def test_a_file_has_the_rotation_and_brings_it_back(db: Db, cast: Cast, rotation: object, in_file: int) -> None:
    actions.format_cells(db, cast.sales, [HEADINGS], {"r": rotation})
    data = xlsx.write(db, db.get_one(Workbook, cast.workbook))
    assert openpyxl.load_workbook(io.BytesIO(data))["Sales"]["B1"].alignment.textRotation == in_file
    engine = xlsx.read(data, "UTC").engine
    key = engine.sheets()[0].key
    assert engine.style(key, 1, 2).get("r") == rotation


def test_turned_text_has_room_in_its_row(cast: Cast, visit: Visit) -> None:
    page = visit()
    page.get_by_role("gridcell", name="A1", exact=True).click()
    page.get_by_role("button", name="Text rotation").click()
    page.get_by_role("menuitem", name="Rotate up").click()
    turned = page.get_by_role("gridcell", name="A1", exact=True)
    expect(turned).to_have_attribute("aria-description", "Text turned up")
    box, text = turned.bounding_box(), turned.locator(".text").bounding_box()
    assert box
    assert text
    assert box["y"] <= text["y"]
    assert text["y"] + text["height"] <= box["y"] + box["height"] + 1
    assert text["height"] > text["width"]


def test_an_angle_is_typed_and_checked(cast: Cast, visit: Visit) -> None:
    page = visit()
    page.get_by_role("gridcell", name="A1", exact=True).click()
    page.get_by_role("button", name="Format", exact=True).click()
    page.get_by_role("menuitem", name="Custom angle…").click()
    dialog = page.get_by_role("dialog", name="Rotate text")
    dialog.get_by_role("textbox", name="Angle in degrees").fill("120")
    dialog.get_by_role("button", name="Apply").click()
    expect(dialog).to_contain_text("Type a whole number from -90 to 90.")
    dialog.get_by_role("textbox", name="Angle in degrees").fill("-30")
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("gridcell", name="A1", exact=True)).to_have_attribute(
        "aria-description", "Text turned by -30°"
    )
