"""How the grid feels: its keys, what it tells the accessibility tree, and what others change meanwhile."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Conflict
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.engine.styles import load
from deskgym.apps.sheet.models import FilterCriterion, Sheet, Workbook
from playwright.sync_api import FloatRect, Page, expect

from .cast import Cast
from .conftest import Visit
from .looking import cell, column, formula, shown


def go(page: Page, area: str) -> None:
    page.get_by_role("textbox", name="Name box").fill(area)
    page.keyboard.press("Enter")


def test_the_tree_ends_a_row_and_a_column_beyond_what_is_filled(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    assert page.get_by_role("gridcell").count() == 6 * 6
    assert page.get_by_role("columnheader").count() == 7
    assert page.get_by_role("rowheader").count() == 6
    grid = page.get_by_role("grid", name="Cells")
    expect(grid).to_have_attribute("aria-rowcount", "6")
    expect(grid).to_have_attribute("aria-colcount", "6")
    go(page, "H20")
    expect(page.get_by_role("gridcell", name="H20")).to_be_visible()
    expect(page.get_by_role("textbox", name="Cell H20")).to_be_focused()
    go(page, "A1")
    expect(page.get_by_role("gridcell", name="H20")).to_have_count(0)


def test_headers_tell_what_is_hidden_before_them(visit: Visit, db: Db, cast: Cast) -> None:
    actions.hide_lines(db, cast.sales, "row", 3, 2, hidden=True)
    actions.hide_lines(db, cast.sales, "column", 2, 1, hidden=True)
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    expect(page.get_by_role("rowheader", name="Row 5, rows 3 to 4 hidden", exact=True)).to_be_visible()
    expect(page.get_by_role("columnheader", name="Column C, column B hidden", exact=True)).to_be_visible()


def test_formulas_show_in_their_cells_when_asked(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    expect(page.get_by_role("gridcell", name="E2")).to_have_text("$54.00")
    page.keyboard.press("Control+`")
    expect(page.get_by_role("gridcell", name="E2")).to_have_text("=C2*D2")
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitemcheckbox", name="Show formulas", checked=True).click()
    expect(page.get_by_role("gridcell", name="E2")).to_have_text("$54.00")


def test_keys_select_whole_lines_and_type_into_all_of_an_area(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    box = page.get_by_role("textbox", name="Name box")
    go(page, "B3")
    page.keyboard.press("Control+Space")
    expect(box).to_have_value("B:B")
    go(page, "B3")
    page.keyboard.press("Shift+Space")
    expect(box).to_have_value("3:3")
    go(page, "F2:F5")
    page.keyboard.type("=E2*2")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("gridcell", name="F5")).to_have_text("$30.00")
    go(page, "H9:H10")
    page.keyboard.type("new")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("gridcell", name="H10")).to_have_text("new")
    with database.session() as db:
        assert [formula(db, cast.sales, f"F{row}") for row in (2, 5)] == ["=E2*2", "=E5*2"]


def test_f4_goes_through_the_dollars_and_enter_goes_back_to_the_first_tab(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    box, bar = page.get_by_role("textbox", name="Name box"), page.get_by_role("textbox", name="Formula bar")
    go(page, "B8")
    page.keyboard.type("=Sales!C2")
    for text in ("=Sales!$C$2", "=Sales!C$2", "=Sales!$C2", "=Sales!C2"):
        page.keyboard.press("F4")
        expect(bar).to_have_value(text)
    page.keyboard.press("Escape")
    for text in ("a", "b"):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.keyboard.type("c")
    page.keyboard.press("Enter")
    expect(box).to_have_value("B9")
    page.keyboard.press("Control+;")
    expect(bar).to_have_value("2026-03-16")


def test_digits_are_never_cut_off(visit: Visit, db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.sales, {(2, 4): "$4,500,123.00"})
    actions.resize_lines(db, cast.sales, "column", 4, 1, 50)
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    wide = page.get_by_role("gridcell", name="D2")
    expect(wide.locator(".stand-in")).to_have_text("#####")
    edge = page.get_by_role("columnheader", name="D").bounding_box()
    assert edge is not None
    page.mouse.dblclick(edge["x"] + edge["width"] - 2, edge["y"] + 8)
    expect(wide.locator(".stand-in")).to_have_count(0)
    expect(wide).to_have_text("$4,500,123.00")


def test_changes_to_other_cells_are_merged(db: Db, cast: Cast) -> None:
    db.actor_id = cast.olga
    seen = db.get_one(Workbook, cast.workbook).revision
    db.actor_id = cast.eddie
    actions.set_cells(db, cast.sales, {(2, 3): "13"})
    db.actor_id = cast.olga
    actions.set_cells(db, cast.sales, {(3, 3): "8"}, revision=seen)
    assert column(db, cast.sales, "C2:C3") == ["13", "8"]
    assert shown(db, cast.sales, "E2") == "$58.50"
    with pytest.raises(Conflict, match="was changed by"):
        actions.set_cells(db, cast.sales, {(2, 3): "14"}, revision=seen)


def test_changes_of_lines_and_undoing_are_not_merged(db: Db, cast: Cast) -> None:
    seen = db.get_one(Workbook, cast.workbook).revision
    actions.insert_lines(db, cast.sales, "row", 2, 1)
    with pytest.raises(Conflict):
        actions.set_cells(db, cast.sales, {(9, 9): "8"}, revision=seen)
    actions.undo(db, cast.workbook)
    with pytest.raises(Conflict):
        actions.format_cells(db, cast.sales, [parse_area("I9:I9")], {"b": 1}, revision=seen + 1)


def test_what_was_typed_over_somebody_elses_change_stays(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    with database.session() as db:
        db.actor_id = cast.eddie
        actions.set_cells(db, cast.sales, {(2, 3): "13", (2, 4): "$4.00"})
        db.commit()
    go(page, "C2")
    page.keyboard.type("99")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(["", "press Enter to put in what you typed"])
    expect(page.get_by_role("textbox", name="Formula bar")).to_have_value("99")
    expect(page.get_by_role("gridcell", name="D2")).to_have_text("$4.00")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="E2")).to_have_text("$396.00")


def test_what_was_typed_and_refused_stays_to_be_mended(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    go(page, "K2")
    heavy = '=SUBSTITUTE(REPT("a",30000),"a",REPT("b",30000))'
    page.keyboard.type(heavy)
    page.keyboard.press("Enter")
    expect(page.locator("#toasts")).to_contain_text("too long to calculate")
    expect(page.get_by_role("textbox", name="Formula bar")).to_have_value(heavy)
    page.keyboard.press("Escape")
    expect(page.get_by_role("gridcell", name="K2")).to_have_text("")


def test_a_filter_stands_beside_its_header_and_finds_values(
    visit: Visit, database: Database, db: Db, cast: Cast
) -> None:
    actions.create_filter(db, cast.sales, parse_area("A1:E5"))
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    dialog = page.get_by_role("dialog", name="Filter Month")
    page.get_by_role("button", name="Filter Month").click()
    button, box = page.get_by_role("gridcell", name="B1").bounding_box(), dialog.bounding_box()
    assert button is not None
    assert box is not None
    assert (box["x"], round(box["y"] - button["y"] - button["height"])) == (button["x"], 4)
    page.mouse.click(1000, 600)
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Filter Month").click()
    dialog.get_by_role("searchbox", name="Search values").fill("feb")
    expect(dialog.get_by_role("checkbox", name="Jan")).to_be_hidden()
    dialog.get_by_role("button", name="Clear all").click()
    dialog.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("rowheader", name="Row 6, rows 4 to 5 hidden")).to_be_visible()
    with database.session() as after:
        assert [criterion.hidden_values for criterion in after.query(FilterCriterion)] == [["Feb"]]


def test_a_comment_stands_beside_its_cell_and_what_is_written_does_not_go(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    go(page, "E5")
    page.keyboard.press("Control+Alt+m")
    dialog = page.get_by_role("dialog", name="Comment on E5")
    page.keyboard.type("Is this right?")
    page.mouse.click(1100, 600)
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("textbox", name="Comment")).to_have_value("Is this right?")


def test_a_table_is_sorted_by_three_columns_in_words_that_fit(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("button", name="Data", exact=True).click()
    page.get_by_role("menuitem", name="Sort range…").click()
    dialog = page.get_by_role("dialog", name="Sort A1:E5")
    dialog.get_by_role("button", name="Add another column").click()
    for field, option in (
        ("Sort by", "B · Month"),
        ("Order", "Z to A"),
        ("Then by", "D · Price"),
        ("Order of the second", "Largest to smallest"),
        ("Then by, third", "C · Units"),
        ("Order of the third", "Smallest to largest"),
    ):
        dialog.get_by_role("combobox", name=field, exact=True).click()
        dialog.get_by_role("option", name=option, exact=True).click()
    dialog.get_by_role("button", name="Sort", exact=True).click()
    expect(dialog).to_be_hidden()
    with database.session() as db:
        assert column(db, cast.sales, "C2:C5") == ["7", "12", "3", "20"]


def test_looks_are_painted_from_one_cell_to_others(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.format_cells(db, cast.sales, [parse_area("A1:A1")], {"b": 1, "z": 18})
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    painter = page.get_by_role("button", name="Paint format")
    painter.click()
    expect(painter).to_have_attribute("aria-pressed", "true")
    page.get_by_role("gridcell", name="A3").click()
    expect(painter).to_have_attribute("aria-pressed", "false")
    painter.click()
    go(page, "B4:C4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="C4").locator(".text")).to_have_css("font-weight", "700")
    with database.session() as after:
        found = [cell(after, cast.sales, place) for place in ("A3", "B4", "C4")]
        assert [load(one.style) if one else None for one in found] == [{"b": 1, "z": 18}] * 3


def test_the_grid_works_at_any_size(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitemradio", name="150%").click()
    box = page.get_by_role("gridcell", name="C4").bounding_box()
    assert box is not None
    assert round(box["width"]) == 135
    page.get_by_role("gridcell", name="C4").click()
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="E4")).to_have_text("$21.25")
    go(page, "M200")
    expect(page.get_by_role("gridcell", name="M200")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Control+Home")
    expect(page.get_by_role("gridcell", name="A1")).to_be_in_viewport(ratio=1)


def test_a_double_click_renames_the_sheet_that_it_hits(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("tab", name="Summary").dblclick()
    dialog = page.get_by_role("dialog", name="Rename sheet")
    expect(dialog.get_by_role("textbox", name="Name")).to_have_value("Summary")
    page.keyboard.type("Totals")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Totals", selected=True)).to_be_visible()
    expect(page.get_by_role("tab", name="Sales")).to_be_visible()


def test_what_is_typed_after_a_dialog_is_not_lost(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}?sheet={cast.summary}")
    go(page, "D1")
    page.keyboard.press("Control+f")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.keyboard.type("one\ntwo\n")
    expect(page.get_by_role("gridcell", name="D1", exact=True)).to_have_text("one")
    expect(page.get_by_role("gridcell", name="D2", exact=True)).to_have_text("two")


def test_escape_from_a_menu_leads_back_to_the_grid(visit: Visit, cast: Cast) -> None:
    page = visit(f"/workbooks/{cast.workbook}?sheet={cast.summary}")
    go(page, "D1")
    page.get_by_role("button", name="Data", exact=True).click()
    page.keyboard.press("Escape")
    page.keyboard.type("one\n")
    expect(page.get_by_role("gridcell", name="D1", exact=True)).to_have_text("one")
    expect(page.get_by_role("menu", name="Data")).to_be_hidden()


def test_a_star_leaves_the_selection_where_it_is(cast: Cast, visit: Visit) -> None:
    page = visit()
    page.get_by_role("gridcell", name="C3", exact=True).click()
    page.get_by_role("button", name="Add star").click()
    expect(page.get_by_role("button", name="Remove star")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("C3")
    page.reload()
    expect(page.get_by_role("button", name="Remove star")).to_have_attribute("aria-pressed", "true")


def test_the_toolbar_freezes_links_and_opens_rules_and_fits(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 720})
    tools = page.get_by_role("toolbar", name="Formatting")
    assert tools.evaluate("element => element.scrollWidth - element.clientWidth") == 0
    page.get_by_role("gridcell", name="B2").click()
    tools.get_by_role("button", name="Conditional formatting").click()
    expect(page.get_by_role("complementary", name="Conditional formatting")).to_be_visible()
    tools.get_by_role("button", name="Data validation").click()
    expect(page.get_by_role("complementary", name="Data validation")).to_be_visible()
    page.get_by_role("gridcell", name="B2").click()
    tools.get_by_role("button", name="Insert link").click()
    expect(page.get_by_role("dialog", name="link")).to_be_visible()
    page.keyboard.press("Escape")
    tools.get_by_role("button", name="Freeze").click()
    page.get_by_role("menuitem", name="Freeze 1 row", exact=True).click()
    expect(page.get_by_role("menuitem", name="Freeze 1 row", exact=True)).to_have_count(0)
    with database.session() as db:
        assert db.get_one(Sheet, cast.sales).frozen_rows == 1


def box_of(page: Page, cell: str) -> FloatRect:
    box = page.get_by_role("gridcell", name=cell, exact=True).bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("look", [{"f": "$#,##0.00"}, {"f": "$#,##0.00", "b": 1}, {"f": "$#,##0.00", "z": 18}])
def test_a_number_shows_whole_or_as_signs_at_every_width(
    visit: Visit, db: Db, cast: Cast, look: dict[str, object]
) -> None:
    actions.set_cells(db, cast.sales, {(8, at): "111114.17" for at in range(1, 41)})
    actions.format_cells(db, cast.sales, [parse_area("A8:AN8")], look)
    for at in range(1, 41):
        actions.resize_lines(db, cast.sales, "column", at, 1, 59 + 3 * at)
    actions.clear_cells(db, cast.sales, [parse_area("A1:E5")])
    db.commit()
    page = visit()
    seen = set()
    for place in ("A1", "P1", "AD1"):
        go(page, place)
        cut = page.eval_on_selector_all(
            "td[data-row='8'] .text:not(.too-wide), td[data-row='8'] .stand-in",
            "found => found.filter((text) => text.textContent).map((text) => [text.textContent,"
            " text.scrollWidth > text.clientWidth])",
        )
        assert [text for text, is_cut in cut if is_cut] == []
        seen |= {text.strip("#") for text, _ in cut}
    assert seen == {"", "$111,114.17"}


def test_several_areas_are_selected_with_ctrl(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit()
    page.get_by_role("gridcell", name="A2", exact=True).click()
    page.keyboard.down("Control")
    page.get_by_role("gridcell", name="C3", exact=True).hover()
    page.mouse.down()
    page.get_by_role("gridcell", name="C5", exact=True).hover()
    page.mouse.up()
    page.keyboard.up("Control")
    expect(page.locator(".status-sums, #sums").first).to_contain_text("Sum 30")
    page.keyboard.press("Control+b")
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("title", "Undo: Formatting C3:C5, A2")
    with Db(database.engine, actor_id=cast.olga) as db:
        bold = {
            at
            for at in ("A2", "B3", "C2", "C3", "C5")
            if (found := cell(db, cast.sales, at)) and "b" in load(found.style)
        }
    assert bold == {"A2", "C3", "C5"}
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("menuitem", name="Fill down").click()
    expect(page.get_by_text("This works on one area at a time")).to_be_visible()
    page.keyboard.press("Delete")
    expect(page.get_by_role("gridcell", name="C5", exact=True)).to_have_text("")
    # Rows 2 to 5 go, by one step.
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("menuitem", name="Delete rows").click()
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("title", "Undo: Deleting rows 2 to 5")
    page.keyboard.press("Control+z")
    # What is selected next begins anew.
    page.get_by_role("gridcell", name="B2", exact=True).click()
    page.keyboard.press("Shift+ArrowDown")
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("B2:B3")
    expect(page.get_by_role("gridcell", name="A2", exact=True)).to_have_text("")
    expect(page.get_by_role("gridcell", name="C2", exact=True)).to_have_text("12")


def test_a_selection_is_carried_by_its_border(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit()
    go(page, "C2:C3")
    box = box_of(page, "C3")
    page.mouse.move(box["x"] + 30, box["y"] + box["height"] - 2)
    page.mouse.down()
    page.locator("td[data-row='8'][data-column='7']").hover(force=True)
    expect(page.locator("td.carried")).to_have_count(2)
    page.mouse.up()
    expect(page.get_by_role("gridcell", name="G8", exact=True)).to_have_text("7")
    expect(page.get_by_role("gridcell", name="E2", exact=True)).to_have_text("$54.00")
    with Db(database.engine, actor_id=cast.olga) as db:
        assert (formula(db, cast.sales, "E2"), shown(db, cast.sales, "C2")) == ("=G7*D2", "")
    # Pressed and let go, it is a click.
    box = box_of(page, "G7")
    page.mouse.click(box["x"] + 1, box["y"] + 10)
    expect(page.get_by_role("textbox", name="Name box")).to_have_value("G7")


def test_alt_and_equals_adds_up_what_stands_above(visit: Visit, cast: Cast) -> None:
    page = visit()
    go(page, "C6")
    page.keyboard.press("Alt+=")
    expect(page.get_by_role("textbox", name="Formula bar")).to_have_value("=SUM(C2:C5)")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="C6", exact=True)).to_have_text("42")


def test_an_error_is_explained_where_the_pointer_rests(visit: Visit, db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.sales, {(7, 2): "=1/0", (8, 2): "=Nonsense", (9, 2): "#N/A"})
    db.commit()
    page = visit()
    for at, said in (("B7", "divides by zero"), ("B8", "not known here"), ("B9", "was not found")):
        page.get_by_role("gridcell", name=at, exact=True).hover()
        expect(page.get_by_role("tooltip")).to_contain_text(said)
    page.get_by_role("gridcell", name="B2", exact=True).hover()
    expect(page.get_by_role("tooltip")).to_be_hidden()
