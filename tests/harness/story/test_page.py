"""The page of a company's past, opened from a file in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.harness.story.page import write_page
from deskgym.seeds.build import draft as build_draft
from playwright.sync_api import Browser, Page, expect

from ...support.pages import opened
from ..conftest import deskgym


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("story") / "page.html"
    write_page(build_draft(7, "small"), file)
    return file


@pytest.fixture
def page(browser: Browser, file: Path) -> Iterator[Page]:
    with opened(browser) as page:
        page.goto(file.as_uri())
        yield page


def test_an_event_is_found_chosen_and_followed_to_what_came_of_it(page: Page) -> None:
    page.get_by_label("Kind of event").select_option("supply-late")
    expect(page.get_by_role("status")).to_contain_text("event")
    page.get_by_role("row").nth(1).click()
    detail = page.get_by_label("Event", exact=True)
    expect(detail.get_by_role("heading", name="Supply late")).to_be_visible()
    detail.get_by_role("button", name="Supply").first.click()
    expect(detail.get_by_role("heading", name="Supply", exact=False).first).not_to_have_text("Supply late")
    expect(detail.get_by_role("button", name="Supply late")).to_be_visible()
    assert page.get_by_label("Kind of event").input_value() == ""


def test_records_and_texts_lead_into_the_apps(page: Page) -> None:
    page.get_by_label("Kind of event").select_option("deal-won")
    expect(page.get_by_role("row").last).to_contain_text("Deal won")
    page.get_by_role("row").last.click()
    link = page.get_by_role("link", name="Open the record")
    assert (link.get_attribute("href") or "").startswith("http://crm.localhost:8000/deals/")


def test_what_is_typed_filters_and_says_when_nothing_fits(page: Page) -> None:
    page.get_by_label("Filter events").fill("zzz nothing zzz")
    expect(page.get_by_text("No event fits.")).to_be_visible()


def test_the_page_is_accessible(page: Page) -> None:
    page.get_by_role("row").nth(3).click()
    assert Axe().run(page).response["violations"] == []


def test_the_command_writes_it(tmp_path: Path) -> None:
    result = deskgym("world", "show", "7", "--out", tmp_path / "it.html")
    assert result.exit_code == 0, result.output
    assert "building the company: sheet" in result.output
    assert (tmp_path / "it.html").read_text(encoding="utf-8").startswith("<!doctype html>")
