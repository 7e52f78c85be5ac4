"""The panels of the rules on cells, dropdowns, checkboxes and refusals, as people meet them."""

from __future__ import annotations

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Allowed, FormatRule
from deskgym.apps.sheet.models import ConditionalFormat, Protection, Validation
from playwright.sync_api import Locator, Page, expect

from ..cast import Cast
from ..conftest import Visit
from ..looking import column, shown


def cell(page: Page, place: str) -> Locator:
    return page.get_by_role("gridcell", name=place, exact=True)


def choose(page: Page, menu: str, item: str) -> None:
    page.get_by_role("button", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=item).click()


def pick(form: Locator, field: str, option: str) -> None:
    form.get_by_role("combobox", name=field).click()
    form.get_by_role("option", name=option, exact=True).click()


def test_a_dropdown_is_made_in_the_panel_and_used_by_keyboard(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(person=cast.olga)
    cell(page, "F2").click()
    page.keyboard.press("Shift+ArrowDown")
    choose(page, "Insert", "Dropdown…")
    form = page.get_by_role("form", name="New validation")
    expect(form.get_by_role("textbox", name="Apply to range")).to_have_value("F2:F3")
    form.get_by_role("textbox", name="Values").fill("Open\nWon\nLost")
    form.get_by_role("button", name="Save").click()
    panel = page.get_by_role("complementary", name="Data validation")
    expect(panel).to_contain_text("Dropdown: one of Open, Won, Lost")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    cell(page, "F2").click()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("listbox", name="Values for F2")).to_be_visible()
    page.keyboard.press("Enter")
    expect(cell(page, "F2")).to_have_text("Won")
    page.keyboard.press("ArrowDown")
    page.keyboard.type("Maybe")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="This cannot be entered")
    expect(dialog).to_contain_text("F3 of Sales cannot be Maybe: it must be one of Open, Won, Lost.")
    dialog.get_by_role("button", name="OK").click()
    cell(page, "F3").get_by_role("button", name="Choose for F3").click()
    page.get_by_role("option", name="Lost").click()
    expect(cell(page, "F3")).to_have_text("Lost")
    with database.session() as db:
        assert column(db, cast.sales, "F2:F3") == ["Won", "Lost"]


def test_checkboxes_are_ticked_by_space_and_by_mouse(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(person=cast.olga)
    cell(page, "F2").click()
    page.keyboard.press("Shift+ArrowDown")
    choose(page, "Insert", "Checkbox")
    expect(page.get_by_role("checkbox", name="Checkbox F2")).to_have_attribute("aria-checked", "false")
    page.keyboard.press("Space")
    expect(page.get_by_role("checkbox", name="Checkbox F3")).to_have_attribute("aria-checked", "true")
    page.get_by_role("checkbox", name="Checkbox F2").click()
    expect(page.get_by_role("checkbox", name="Checkbox F2")).to_have_attribute("aria-checked", "false")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("checkbox", name="Checkbox F2")).to_have_attribute("aria-checked", "true")
    with database.session() as db:
        assert column(db, cast.sales, "F2:F3") == ["TRUE", "TRUE"]


def test_a_format_rule_is_made_ordered_and_removed(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(person=cast.olga)
    cell(page, "C2").click()
    page.keyboard.press("Shift+ArrowDown+ArrowDown")
    cell(page, "C5").click(modifiers=["Shift"])
    choose(page, "Format", "Conditional formatting…")
    form = page.get_by_role("form", name="New format rule")
    form.get_by_role("textbox", name="Value or formula").fill("7")
    form.get_by_role("radiogroup", name="Fill").get_by_role("radio", name="Light red").check(force=True)
    form.get_by_role("button", name="Save").click()
    expect(cell(page, "C2")).to_have_attribute("aria-description", "Light red fill")
    expect(cell(page, "C3")).not_to_have_attribute("aria-description", "Light red fill")
    panel = page.get_by_role("complementary", name="Conditional formatting")
    panel.get_by_role("button", name="Add rule").click()
    form = page.get_by_role("form", name="New format rule")
    pick(form, "Format cells if", "Color scale")
    form.get_by_role("button", name="Save").click()
    expect(panel.get_by_role("listitem")).to_have_count(2)
    panel.get_by_role("button", name="Move rule 2 up").click()
    expect(panel.get_by_role("listitem").first).to_contain_text("Color scale")
    expect(panel.get_by_role("listitem").last).to_contain_text("Light red fill")
    panel.get_by_role("button", name="Remove rule 1").click()
    expect(panel.get_by_role("listitem")).to_have_count(1)
    panel.get_by_role("button", name="Edit rule 1").click()
    form = page.get_by_role("form", name="Edit format rule")
    form.get_by_role("textbox", name="Value or formula").fill("some")
    form.get_by_role("button", name="Save").click()
    expect(form).to_contain_text("Type a number, a date or a formula.")
    with database.session() as db:
        assert [(rule.kind, rule.first) for rule in db.query(ConditionalFormat)] == [("greater", "7")]


def test_protected_cells_refuse_others_in_a_dialog(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit(person=cast.olga)
    cell(page, "E2").click()
    cell(page, "E5").click(modifiers=["Shift"])
    choose(page, "Data", "Protected sheets and ranges…")
    form = page.get_by_role("form", name="New protection")
    form.get_by_role("textbox", name="Description").fill("Amounts")
    pick(form, "Who may edit", "The owner and these people")
    pick(form, "Who may edit", "Only you and the owner")
    form.get_by_role("button", name="Save").click()
    panel = page.get_by_role("complementary", name="Protected sheets and ranges")
    expect(panel).to_contain_text("Only the owner may edit")
    theirs = visit(person=cast.eddie)
    expect(cell(theirs, "E3")).to_have_attribute("aria-readonly", "true")
    cell(theirs, "E3").click()
    theirs.keyboard.type("1")
    theirs.keyboard.press("Enter")
    dialog = theirs.get_by_role("dialog", name="These cells are protected")
    expect(dialog).to_contain_text("Ask Olga Marsh")
    dialog.get_by_role("button", name="OK").click()
    with database.session() as db:
        assert shown(db, cast.sales, "E3") == "$31.50"
        assert db.query(Protection).one().description == "Amounts"


def test_a_warning_asks_before_the_cells_change(visit: Visit, database: Database, db: Db, cast: Cast) -> None:
    actions.protect(db, cast.sales, areas="E2:E5", warns_only=True)
    db.commit()
    page = visit(person=cast.olga)
    cell(page, "E3").click()
    page.keyboard.press("Delete")
    dialog = page.get_by_role("dialog", name="Edit protected cells?")
    dialog.get_by_role("button", name="Cancel").click()
    expect(cell(page, "E3")).to_have_text("$31.50")
    page.keyboard.press("Delete")
    dialog.get_by_role("button", name="Edit anyway").click()
    expect(cell(page, "E3")).to_have_text("")


def test_what_breaks_a_rule_that_warns_is_marked(visit: Visit, db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "C2:C5", Allowed("number", "at most", "10", is_strict=False))
    actions.set_format_rule(db, cast.sales, "E2:E5", FormatRule("bar", points=[{"color": "#BFDBFE"}]))
    db.commit()
    page = visit(person=cast.olga)
    expect(cell(page, "C2")).to_have_attribute("aria-invalid", "true")
    expect(cell(page, "C2")).to_have_attribute("aria-description", "Not valid: must be a number 10 or less")
    expect(cell(page, "E4")).to_have_attribute("aria-description", "Bar 100%")
    cell(page, "C2").click()
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(cell(page, "C2")).not_to_have_attribute("aria-invalid", "true")
    assert db.query(Validation).count() == 1
