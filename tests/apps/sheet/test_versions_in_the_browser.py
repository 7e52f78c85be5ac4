"""The version history in the browser: opened by keyboard, a version looked at, one sheet restored."""

from __future__ import annotations

from datetime import timedelta

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from playwright.sync_api import expect

from .cast import Cast
from .conftest import Visit
from .looking import shown


def test_a_sheet_is_restored_from_the_history(
    visit: Visit,
    database: Database,
    db: Db,
    cast: Cast,
) -> None:
    db.set_clock(db.now + timedelta(days=1))
    actions.set_cells(db, cast.sales, {(2, 3): "99"})
    actions.set_cells(db, cast.summary, {(4, 1): "Today's note"})
    db.commit()
    page = visit(f"/workbooks/{cast.workbook}")
    page.locator("body[data-ready]").wait_for()
    page.keyboard.press("Control+Alt+Shift+H")
    history = page.get_by_role("complementary", name="Version history")
    expect(history).to_be_visible()
    versions = history.get_by_role("list", name="Versions").get_by_role("listitem")
    expect(versions).to_have_count(3)
    versions.nth(1).get_by_role("link").first.click()
    expect(page.get_by_role("grid")).to_contain_text("$54.00")
    page.get_by_role("tab", name="Summary").click()
    expect(page.get_by_role("tab", name="Summary")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("grid")).to_contain_text("$185.50")
    page.get_by_role("link", name="Restore this version").click()
    dialog = page.get_by_role("dialog", name="Restore this version?")
    dialog.get_by_role("combobox", name="Restore").click()
    dialog.get_by_role("option", name="Only the sheet Sales").click()
    dialog.get_by_role("button", name="Restore", exact=True).click()
    expect(page.get_by_text("The sheet Sales of the version")).to_be_visible()
    with database.session() as after:
        assert (shown(after, cast.sales, "C2"), shown(after, cast.summary, "A4")) == ("12", "Today's note")


def test_the_current_version_gets_a_name(
    visit: Visit,
    cast: Cast,
) -> None:
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("button", name="File", exact=True).click()
    page.get_by_role("menuitem", name="Name current version").click()
    dialog = page.get_by_role("dialog", name="Name current version")
    dialog.get_by_role("textbox", name="Name").fill("Before the audit")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("The version was named Before the audit.")).to_be_visible()
    page.goto(f"/workbooks/{cast.workbook}/versions?named=1")
    expect(page.get_by_role("link", name="Before the audit")).to_be_visible()
