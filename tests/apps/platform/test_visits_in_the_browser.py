"""Going from page to page in place, in a real browser: as if each page had been loaded, but for the loading."""

from __future__ import annotations

import contextlib
import re

import pytest
from deskgym.apps.office import Office
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, Request, Route, expect


@pytest.fixture
def home(page: Page) -> Page:
    """The home page, with a mark that only its own document has."""
    page.goto("/")
    page.evaluate("window.mark = true")
    return page


def is_same_document(page: Page) -> bool:
    return bool(page.evaluate("window.mark === true"))


def open_people(page: Page) -> None:
    page.get_by_role("link", name="People", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="People")).to_be_visible()


def test_a_link_loads_the_page_and_nothing_else(home: Page) -> None:
    asked: list[str] = []
    home.on("request", lambda request: asked.append(request.resource_type))
    open_people(home)
    assert "fetch" in asked
    assert not {"document", "script", "stylesheet", "font"} & set(asked)
    assert is_same_document(home)
    expect(home).to_have_url("/people/")
    expect(home).to_have_title("People · Demo")
    expect(home.get_by_role("link", name="People", exact=True)).to_have_attribute("aria-current", "page")


def test_back_and_forward_go_through_the_pages(home: Page) -> None:
    open_people(home)
    home.get_by_role("link", name="Alex Moreno").click()
    expect(home.get_by_role("heading", name="Edit Alex Moreno")).to_be_visible()
    home.go_back()
    expect(home.get_by_role("heading", level=1, name="People")).to_be_visible()
    home.go_back()
    expect(home.get_by_role("heading", level=1, name="Home")).to_be_visible()
    home.go_forward()
    expect(home.get_by_role("heading", level=1, name="People")).to_be_visible()
    expect(home).to_have_url("/people/")
    assert is_same_document(home)


def test_the_page_one_is_on_already_is_no_new_entry_in_the_history(home: Page) -> None:
    open_people(home)
    before = home.evaluate("history.length")
    with home.expect_response("**/people/"):
        home.get_by_role("link", name="People", exact=True).click()
    expect(home.get_by_role("table", name="People")).to_be_visible()
    assert home.evaluate("history.length") == before


def test_a_search_is_an_address(home: Page) -> None:
    open_people(home)
    home.get_by_role("searchbox", name="Search this list").fill("number07 & co")
    home.keyboard.press("Enter")
    expect(home.get_by_role("searchbox", name="Search this list")).to_have_value("number07 & co")
    expect(home).to_have_url(re.compile(r"/people/\?.*q=number07\+%26\+co"))
    assert is_same_document(home)


def test_a_form_leads_to_the_page_it_is_sent_on_to_and_is_sent_once(home: Page) -> None:
    sent: list[Request] = []
    home.on("request", lambda request: sent.append(request) if request.method == "POST" else None)
    home.get_by_role("link", name="Edit Alex").first.click()
    home.get_by_label("About").fill("One\nTwo")
    home.get_by_role("button", name="Save").dblclick()
    expect(home.get_by_role("status")).to_contain_text("Alex Moreno was saved.")
    expect(home).to_have_url("/")
    assert is_same_document(home)
    assert len(sent) == 1


def test_a_refused_form_comes_back_with_what_was_typed_and_can_be_sent_again(home: Page) -> None:
    home.get_by_role("link", name="Edit Alex").first.click()
    home.get_by_label("First name").fill("")
    home.get_by_label("About").fill("Kept")
    home.get_by_role("button", name="Save").click()
    expect(home.get_by_role("alert")).to_be_focused()
    expect(home.get_by_label("About")).to_have_value("Kept")
    home.get_by_label("First name").fill("Alexandra")
    home.get_by_role("button", name="Save").click()
    expect(home.get_by_role("status")).to_contain_text("Alexandra Moreno was saved.")
    assert is_same_document(home)


def test_a_refused_form_keeps_the_address_it_was_on_so_that_a_reload_shows_the_form(home: Page) -> None:
    entries = home.evaluate("history.length")
    home.get_by_role("button", name="More", exact=True).click()
    home.get_by_role("menuitem", name="Refuse").click()
    expect(home.get_by_text("Only managers may do this.")).to_be_visible()
    expect(home).to_have_url("/")
    assert home.evaluate("history.length") == entries
    home.reload()
    expect(home.get_by_role("heading", level=1, name="Home")).to_be_visible()


def test_leaving_what_was_typed_asks_first_and_then_goes(home: Page) -> None:
    home.get_by_role("link", name="Edit Alex").first.click()
    home.get_by_label("About").fill("Half a sentence")
    home.get_by_role("link", name="People", exact=True).click()
    asked = home.get_by_role("dialog", name="Discard your changes?")
    asked.get_by_role("button", name="Keep editing").click()
    expect(home.get_by_label("About")).to_have_value("Half a sentence")
    home.get_by_role("link", name="People", exact=True).click()
    asked.get_by_role("button", name="Discard").click()
    expect(home.get_by_role("heading", level=1, name="People")).to_be_visible()
    assert is_same_document(home)


def test_going_back_asks_first_and_stays_at_its_address_until_then(home: Page) -> None:
    home.get_by_role("link", name="Edit Alex").first.click()
    home.get_by_label("About").fill("Half a sentence")
    here = home.url
    home.evaluate("history.back()")
    asked = home.get_by_role("dialog", name="Discard your changes?")
    asked.get_by_role("button", name="Keep editing").click()
    expect(home.get_by_label("About")).to_have_value("Half a sentence")
    assert home.url == here
    home.evaluate("history.back()")
    asked.get_by_role("button", name="Discard").click()
    expect(home.get_by_label("About")).to_have_count(0)
    assert is_same_document(home)


def test_a_dialog_that_is_done_leads_on(home: Page) -> None:
    home.get_by_role("link", name="Edit profile").click()
    home.get_by_label("First name").fill("Alexandra")
    home.get_by_role("button", name="Save").click()
    expect(home.get_by_role("status")).to_contain_text("Alexandra Moreno was saved.")
    expect(home.get_by_role("dialog")).to_have_count(0)
    home.get_by_role("link", name="Edit profile").click()
    expect(home.get_by_role("dialog", name="Edit Alexandra Moreno")).to_be_visible()
    assert is_same_document(home)


def test_lists_work_in_a_page_that_took_anothers_place(home: Page) -> None:
    open_people(home)
    home.get_by_label("Select Alex Morena").check()
    home.get_by_role("button", name="Move").click()
    home.get_by_role("dialog").get_by_role("button", name="Move").click()
    expect(home.locator(".toast")).to_contain_text("1 people moved.")
    expect(home.get_by_text("1 selected")).to_be_hidden()
    home.get_by_role("button", name="Edit Title of Alex Morena").click()
    home.get_by_role("textbox", name="Title").fill("Buyer")
    home.keyboard.press("Enter")
    home.get_by_role("button", name="Save").click()
    expect(home.get_by_text("1 unsaved change")).to_be_hidden()
    expect(home.get_by_role("row", name="Alex Morena")).to_contain_text("Buyer")
    home.get_by_role("button", name="Add filter").click()
    expect(home.get_by_role("menuitem", name="Department")).to_be_focused()
    assert is_same_document(home)


def test_an_open_menu_ends_with_its_page(home: Page) -> None:
    home.get_by_role("button", name="More", exact=True).click()
    home.evaluate("document.querySelector('a[href=\"/people/\"]').click()")
    expect(home.get_by_role("heading", level=1, name="People")).to_be_visible()
    home.get_by_role("button", name="Add filter").click()
    home.keyboard.press("Escape")
    expect(home.get_by_role("button", name="Add filter")).to_be_focused()


def test_the_keyboard_begins_at_the_top_of_a_new_page(home: Page) -> None:
    open_people(home)
    home.keyboard.press("Tab")
    expect(home.get_by_role("link", name="Skip to content")).to_be_focused()
    home.keyboard.press("Enter")
    expect(home).to_have_url("/people/#main")
    home.go_back()
    expect(home).to_have_url("/people/")
    assert is_same_document(home)


def test_an_address_with_a_tab_opens_it(home: Page) -> None:
    home.get_by_role("tab", name="Chips").click()
    with_tab = home.url
    open_people(home)
    home.get_by_role("link", name="Home", exact=True).evaluate("(link, to) => { link.href = to }", with_tab)
    home.get_by_role("link", name="Home", exact=True).click()
    expect(home.get_by_role("tabpanel", name="Chips")).to_be_visible()
    expect(home).to_have_url(with_tab)
    assert is_same_document(home)


def test_back_finds_the_page_where_it_was_left(home: Page) -> None:
    # The platform's own shell scrolls within; this page as a whole does.
    home.evaluate("document.documentElement.style.height = '3000px'")
    home.evaluate("scrollTo(0, 700)")
    home.evaluate("document.querySelector('a[href=\"/people/\"]').click()")
    expect(home.get_by_role("heading", level=1, name="People")).to_be_visible()
    assert home.evaluate("scrollY") == 0
    home.go_back()
    expect(home.get_by_role("heading", level=1, name="Home")).to_be_visible()
    assert home.evaluate("scrollY") == 700


def test_a_page_that_is_overtaken_does_not_come_up(home: Page) -> None:
    held: list[Route] = []
    home.route("**/people/", lambda route: held.append(route))
    home.get_by_role("link", name="People", exact=True).click()
    home.get_by_role("link", name="Edit Alex").first.click()
    expect(home.get_by_role("heading", name="Edit Alex Moreno")).to_be_visible()
    for route in held:
        with contextlib.suppress(PlaywrightError):
            route.continue_()
    home.evaluate("fetch('/')")
    expect(home).to_have_url("/people/1/edit")
    expect(home.get_by_role("heading", name="Edit Alex Moreno")).to_be_visible()


@pytest.mark.parametrize(
    "answer",
    [
        {"body": "<html><head></head><body>Elsewhere</body></html>", "content_type": "text/html"},
        {"body": "<html data-in-place><head></head><body>Elsewhere</body></html>", "content_type": "text/html"},
        {"body": "Elsewhere", "content_type": "text/plain"},
    ],
    ids=["a page of another kind", "a page with other scripts", "no page"],
)
def test_what_does_not_fit_in_place_is_loaded(home: Page, answer: dict[str, str]) -> None:
    home.route("**/people/", lambda route: route.fulfill(**answer))
    home.get_by_role("link", name="People", exact=True).click()
    expect(home.get_by_text("Elsewhere")).to_be_visible()
    expect(home).to_have_url("/people/")
    assert not is_same_document(home)


def test_without_an_answer_a_link_and_a_form_show_what_the_browser_says(home: Page) -> None:
    home.get_by_role("link", name="Edit Alex").first.click()
    home.route("**/people/1/edit?", lambda route: route.abort())
    with home.expect_event("load"):
        home.get_by_role("button", name="Save").click()
    expect(home.get_by_role("heading", name="Edit Alex Moreno")).to_be_visible()
    assert not is_same_document(home)
    home.route("**/people/", lambda route: route.abort())
    with home.expect_event("requestfailed", lambda request: request.is_navigation_request()):
        home.get_by_role("link", name="People", exact=True).click()


@pytest.mark.parametrize("key", ["Control", "Shift"])
def test_a_link_with_a_key_held_opens_elsewhere(home: Page, key: str) -> None:
    with home.context.expect_page() as opened:
        home.get_by_role("link", name="People", exact=True).click(modifiers=[key])  # type: ignore[list-item]
    expect(opened.value.get_by_role("table", name="People")).to_be_visible()
    expect(home).to_have_url("/")


def test_logging_out_and_in_again_never_leaves_the_document(home: Page, office: Office) -> None:
    office.choose_account = True
    home.get_by_role("button", name="Account of Alex Moreno").click()
    home.get_by_role("menuitem", name="Log out").click()
    expect(home.get_by_role("status")).to_contain_text("You are logged out.")
    expect(home.get_by_label("E-mail")).to_be_focused()
    home.get_by_role("button", name="Robin Number07").click()
    expect(home.get_by_role("button", name="Account of Robin Number07")).to_be_visible()
    assert is_same_document(home)
