"""An article is written with headings and tables."""

from __future__ import annotations

import pytest
from deskgym.apps.crm.models import KbArticle
from deskgym.apps.platform.database import Database
from playwright.sync_api import Page, expect
from sqlalchemy import select

from ..cast import Cast
from ..conftest import Open
from ..desk_cast import Desk, build_desk


@pytest.fixture
def desk(database: Database, cast: Cast) -> Desk:
    return build_desk(database)


@pytest.fixture
def page(open_as: Open, desk: Desk) -> Page:
    """The browser of Lea, who keeps the support desk."""
    return open_as(desk.lea)


def test_headings_and_tables_are_written_and_kept(page: Page, database: Database) -> None:
    page.goto("/knowledge/new")
    page.get_by_label("Title").fill("Spare parts")
    page.get_by_role("combobox", name="Category").click()
    page.get_by_role("option", name="Open shelf").click()
    page.get_by_role("textbox", name="Text").click()
    page.keyboard.type("Prices")
    heading = page.get_by_role("button", name="Heading", exact=True)
    heading.click()
    expect(heading).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    page.get_by_role("button", name="Table", exact=True).click()
    for text in ("Part", "Price", "", "Bulb", "$4", "", "Cord", "$7", "", "Plug"):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("saved as a draft")
    expect(page.get_by_role("cell", name="Plug")).to_be_visible()
    with database.session() as db:
        body = db.scalars(select(KbArticle.body).where(KbArticle.title == "Spare parts")).one()
    rows = [("th", "Part", "Price"), ("td", "Bulb", "$4"), ("td", "Cord", "$7"), ("td", "Plug", "")]
    table = "".join(f"<tr><{t}>{one}</{t}><{t}>{two}</{t}><{t}></{t}></tr>" for t, one, two in rows)
    assert body == f"<h3>Prices</h3><table>{table}</table>"
