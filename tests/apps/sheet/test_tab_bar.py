"""The tabs of the sheets by the keyboard: the list of all sheets, and the menu of a tab."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database
from deskgym.apps.sheet.models import Sheet
from playwright.sync_api import Page, expect

from .cast import Cast
from .conftest import Visit


def to_the_tab(page: Page) -> None:
    """Put the focus on the tab of the open sheet: it comes after the list of all sheets."""
    page.get_by_role("button", name="All sheets").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")


def test_escape_from_the_list_of_sheets_leads_back_to_its_button(visit: Visit) -> None:
    page = visit()
    button = page.get_by_role("button", name="All sheets")
    button.click()
    expect(page.get_by_role("menu", name="All sheets")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu", name="All sheets")).to_be_hidden()
    expect(button).to_be_focused()


def test_the_open_sheet_s_tab_comes_after_the_list_of_sheets(visit: Visit) -> None:
    page = visit()
    to_the_tab(page)
    expect(page.get_by_role("tab", name="Sales", selected=True)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("button", name="All sheets")).to_be_focused()


@pytest.mark.parametrize("key", ["Shift+F10", "ContextMenu"])
def test_the_menu_of_a_tab_opens_by_a_key_and_escape_leads_back_to_the_tab(visit: Visit, key: str) -> None:
    page = visit()
    to_the_tab(page)
    page.keyboard.press(key)
    expect(page.get_by_role("menu", name="Sheet actions")).to_be_visible()
    expect(page.get_by_role("menu", name="Cell actions")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu", name="Sheet actions")).to_be_hidden()
    expect(page.get_by_role("tab", name="Sales")).to_be_focused()


def test_the_menu_of_a_tab_is_about_the_tab_that_has_the_focus(visit: Visit, database: Database, cast: Cast) -> None:
    page = visit()
    to_the_tab(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Summary")).to_be_focused()
    page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Green tab").click()
    expect(page.get_by_role("tab", name="Summary", selected=True)).to_have_accessible_description("Green tab")
    with database.session() as db:
        assert db.get_one(Sheet, cast.summary).color == "#16A34A"
        assert db.get_one(Sheet, cast.sales).color is None
