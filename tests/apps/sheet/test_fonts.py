"""Families of fonts, text that is turned, and rows that grow with what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps import get_app
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.engine.styles import load
from playwright.sync_api import Browser, Page, expect

from ...support.browsing import browsing
from ...support.serving import serving
from .cast import Cast
from .looking import cell, check_mirror


@pytest.fixture
def visit(browser: Browser, database: Database, cast: Cast) -> Iterator[Callable[[], Page]]:
    with (
        serving(Office(database, apps=[get_app("sheet")])) as port,
        browsing(browser, database, f"http://sheet.localhost:{port}", "sheet", cast.olga) as context,
    ):

        def open_page() -> Page:
            page = context.new_page()
            page.goto(f"/workbooks/{cast.workbook}")
            return page

        yield open_page


def test_a_cell_has_a_font_of_the_list_and_the_usual_one_again(db: Db, cast: Cast) -> None:
    before = cell(db, cast.sales, "A2").style  # type: ignore[union-attr]
    actions.format_cells(db, cast.sales, [parse_area("A2")], {"n": "Lora"})
    assert cell(db, cast.sales, "A2").style == '{"n":"Lora"}'  # type: ignore[union-attr]
    check_mirror(db, cast.workbook)
    actions.format_cells(db, cast.sales, [parse_area("A2")], {"n": None})
    assert cell(db, cast.sales, "A2").style == before  # type: ignore[union-attr]


def test_a_font_that_no_page_has_is_refused(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="'Wingdings' is not a format"):
        actions.format_cells(db, cast.sales, [parse_area("A2")], {"n": "Wingdings"})


def test_a_font_is_chosen_from_the_toolbar(visit: Callable[[], Page], database: Database, cast: Cast) -> None:
    page = visit()
    page.get_by_role("gridcell", name="A2").click()
    page.get_by_role("button", name="Font", exact=True).click()
    page.get_by_role("menuitem", name="Fraunces").click()
    shown = page.get_by_role("gridcell", name="A2").locator(".text")
    expect(shown).to_have_css("font-family", 'Fraunces, Inter, "Office Emoji", sans-serif')
    with database.session() as after:
        assert cell(after, cast.sales, "A2").style == '{"n":"Fraunces"}'  # type: ignore[union-attr]


def test_a_row_grows_with_its_largest_font_and_keeps_a_height_of_its_own(
    visit: Callable[[], Page], db: Db, cast: Cast
) -> None:
    actions.format_cells(db, cast.sales, [parse_area("A2"), parse_area("A4")], {"z": 24})
    actions.resize_lines(db, cast.sales, "row", 4, 1, 30)
    db.commit()
    page = visit()
    heights = {n: page.locator(f"th[data-row='{n}']").bounding_box()["height"] for n in (2, 3, 4)}  # type: ignore[index]
    assert heights == {2: 40, 3: 22, 4: 30}
    page.get_by_role("gridcell", name="A2").click()
    page.get_by_role("button", name="Font size").click()
    page.get_by_role("menuitem", name="12 points").click()
    expect(page.locator("th[data-row='2']")).to_have_css("height", "22px")


def test_a_turned_text_stays_turned_where_its_cell_goes(db: Db, cast: Cast) -> None:
    actions.format_cells(db, cast.sales, [parse_area("A2")], {"r": -45, "b": 1})
    actions.insert_lines(db, cast.sales, "row", 1, 1)
    assert cell(db, cast.sales, "A3").style == '{"b":1,"r":-45}'  # type: ignore[union-attr]
    check_mirror(db, cast.workbook)
    actions.undo(db, cast.workbook)
    actions.format_cells(db, cast.sales, [parse_area("A2")], {"r": None})
    assert cell(db, cast.sales, "A2").style == '{"b":1}'  # type: ignore[union-attr]


@pytest.mark.parametrize("degrees", [91, -91, 180, 256, "45", 4.5])
def test_no_text_is_turned_further_than_up_or_down(db: Db, cast: Cast, degrees: object) -> None:
    with pytest.raises(Invalid, match="is not a format"):
        actions.format_cells(db, cast.sales, [parse_area("A2")], {"r": degrees})


def test_text_is_turned_by_menu_and_by_angle_and_its_row_grows(
    visit: Callable[[], Page], database: Database, cast: Cast
) -> None:
    page = visit()
    at = page.get_by_role("gridcell", name="B1", exact=True)
    at.click()
    before = at.bounding_box()
    page.get_by_role("button", name="Text rotation").click()
    page.get_by_role("menuitem", name="Rotate up").click()
    expect(at.locator(".text")).to_have_css("writing-mode", "vertical-rl")
    after = at.bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"] + 10
    page.get_by_role("button", name="Format", exact=True).click()
    page.get_by_role("menuitem", name="Text rotation…").click()
    dialog = page.get_by_role("dialog", name="Rotate text")
    dialog.get_by_role("textbox").fill("120")
    dialog.get_by_role("button", name="Rotate").click()
    expect(dialog).to_contain_text("Type a whole number from -90 to 90.")
    dialog.get_by_role("textbox").fill("-20")
    dialog.get_by_role("button", name="Rotate").click()
    expect(dialog).to_be_hidden()
    with database.session() as session:
        assert cell(session, cast.sales, "B1").style == '{"r":-20}'  # type: ignore[union-attr]


def test_a_number_format_colors_the_numbers_of_a_section(visit: Callable[[], Page], db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.sales, {(1, 8): "-5", (2, 8): "5", (3, 8): "12", (4, 8): "5"})
    actions.format_cells(db, cast.sales, [parse_area("H1:H2")], {"f": "0;[Red]0"})
    actions.format_cells(db, cast.sales, [parse_area("H3:H4")], {"f": "[Blue][>=10]0;0"})
    db.commit()
    page = visit()
    red, blue = "rgb(220, 38, 38)", "rgb(37, 99, 235)"
    inks = [page.get_by_role("gridcell", name=f"H{row}", exact=True).locator(".text") for row in range(1, 5)]
    expect(inks[0]).to_have_text("5")
    expect(inks[0]).to_have_css("color", red)
    expect(inks[2]).to_have_css("color", blue)
    for ink in (inks[1], inks[3]):
        expect(ink).not_to_have_css("color", red)
        expect(ink).not_to_have_css("color", blue)


def test_a_named_style_takes_the_place_of_a_look_and_leaves_the_number_format(db: Db, cast: Cast) -> None:
    actions.format_cells(db, cast.sales, [parse_area("D2")], {"b": 1, "w": 1, "r": 45})
    actions.apply_style(db, cast.sales, [parse_area("D2")], "Good")
    assert load(cell(db, cast.sales, "D2").style) == {"f": "$#,##0.00", "c": "#166534", "g": "#BBF7D0"}  # type: ignore[union-attr]
    actions.apply_style(db, cast.sales, [parse_area("D2")], "Normal")
    assert load(cell(db, cast.sales, "D2").style) == {"f": "$#,##0.00"}  # type: ignore[union-attr]
    check_mirror(db, cast.workbook)
    with pytest.raises(Invalid, match="There is no style 'Loud'"):
        actions.apply_style(db, cast.sales, [parse_area("D2")], "Loud")


def test_a_style_is_chosen_from_the_toolbar(visit: Callable[[], Page], database: Database, cast: Cast) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("gridcell", name="A1").click()
    tools = page.get_by_role("toolbar", name="Formatting")
    tools.get_by_role("button", name="Styles").click()
    page.get_by_role("menuitem", name="Heading", exact=True).click()
    expect(page.get_by_role("gridcell", name="A1").locator(".text")).to_have_css("font-weight", "700")
    assert tools.evaluate("element => element.scrollWidth - element.clientWidth") == 0
    with database.session() as after:
        assert load(cell(after, cast.sales, "A1").style)["g"] == "#E2E8F0"  # type: ignore[union-attr]
