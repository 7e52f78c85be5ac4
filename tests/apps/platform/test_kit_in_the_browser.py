"""The UI kit's widgets, in a real browser, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.apps.office import Office
from playwright.sync_api import Locator, Page, expect


@pytest.fixture
def dialog(page: Page) -> Locator:
    """The profile of Alex Moreno, open in the dialog."""
    page.goto("/")
    page.get_by_role("link", name="Edit profile").click()
    dialog = page.get_by_role("dialog", name="Edit Alex Moreno")
    expect(dialog.get_by_label("First name")).to_be_focused()
    return dialog


def test_a_dialog_saves_and_the_next_page_says_so_once(page: Page, dialog: Locator) -> None:
    dialog.get_by_label("First name").fill("Alexandra")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Alexandra Moreno was saved.")
    expect(page.get_by_role("cell", name="Alexandra Moreno")).to_be_visible()
    page.reload()
    expect(page.locator(".toast")).to_have_count(0)


def test_a_toast_can_be_dismissed(page: Page, dialog: Locator) -> None:
    dialog.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Dismiss").click()
    expect(page.locator(".toast")).to_have_count(0)


def test_errors_stand_at_their_fields_and_in_the_banner(page: Page, dialog: Locator) -> None:
    first = dialog.get_by_label("First name")
    first.fill("")
    dialog.get_by_label("Salary").fill("lots")
    dialog.get_by_label("Start date", exact=True).fill("soon")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("3 things need your attention. Nothing was saved.")
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-invalid", "true")
    expect(first).to_have_accessible_description("First name is required.")
    expect(dialog.get_by_label("Salary")).to_have_value("lots")
    expect(dialog.get_by_label("Salary")).to_have_accessible_description("Enter an amount such as 12,500.00.")
    dialog.get_by_role("alert").get_by_role("link", name="Salary").click()
    expect(dialog.get_by_label("Salary")).to_be_focused()


@pytest.mark.parametrize(
    ("name", "message", "button"),
    [
        ("Invalid", "This number belongs to somebody else.", ""),
        ("Blocked", "Two deals stand in the way.", ""),
        ("Conflict", "was changed by Alex Moreno while you were editing", "Reload the record"),
        ("Twin", "This looks like somebody we know.", "Create anyway"),
    ],
)
def test_refusals_of_the_action_are_shown_in_the_form(
    page: Page, dialog: Locator, name: str, message: str, button: str
) -> None:
    dialog.get_by_label("Last name").fill(name)
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text(message)
    expect(dialog.get_by_label("Last name")).to_have_value(name)
    if button:
        dialog.get_by_text(button).click()
        expect(dialog).to_be_visible(visible=button == "Reload the record")


def test_escape_closes_a_dialog_and_gives_the_focus_back(page: Page, dialog: Locator) -> None:
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("link", name="Edit profile")).to_be_focused()


def test_closing_with_unsaved_changes_asks_first(page: Page, dialog: Locator) -> None:
    dialog.get_by_label("About").fill("Half a sentence")
    page.keyboard.press("Escape")
    asked = page.get_by_role("dialog", name="Discard your changes?")
    asked.get_by_role("button", name="Keep editing").click()
    expect(dialog.get_by_label("About")).to_have_value("Half a sentence")
    dialog.get_by_role("button", name="Cancel").click()
    asked.get_by_role("button", name="Discard").click()
    expect(dialog).to_be_hidden()


def test_a_listbox_is_worked_by_keyboard(dialog: Locator) -> None:
    box = dialog.get_by_role("combobox", name="Department")
    box.focus()
    box.press("ArrowDown")
    expect(box).to_have_attribute("aria-expanded", "true")
    box.press("End")
    box.press("ArrowUp")
    box.press("Enter")
    expect(box).to_have_text("Support")
    box.press("f")
    expect(box).to_have_text("Finance")
    box.press("Enter")
    box.press("Home")
    box.press("Escape")
    expect(box).to_have_text("Finance")
    expect(dialog).to_be_visible()
    box.click()
    dialog.get_by_role("option", name="Service").click()
    expect(box).to_have_text("Service")


def test_a_lookup_finds_as_one_types(page: Page, dialog: Locator) -> None:
    box = dialog.get_by_role("combobox", name="Manager")
    box.fill("ale")
    expect(dialog.get_by_role("option")).to_have_count(2)
    box.press("ArrowDown")
    box.press("Enter")
    expect(box).to_have_value("Alex Morena")
    expect(dialog.locator("input[name=manager_id]")).to_have_value("2")
    dialog.get_by_role("button", name="Clear Manager").click()
    expect(box).to_have_value("")
    box.fill("zzz")
    expect(dialog.get_by_text("No matches")).to_be_visible()
    dialog.get_by_role("button", name="Save").click()
    expect(box).to_have_accessible_description(
        "“zzz” is not on the list. Type a few letters and choose from what is found."
    )


def test_a_calendar_knows_the_worlds_today_and_takes_keys(page: Page, dialog: Locator) -> None:
    field = dialog.get_by_label("Start date", exact=True)
    field.fill("")
    dialog.get_by_role("button", name="Choose Start date").click()
    calendar = page.get_by_role("dialog", name="Choose Start date")
    today = calendar.get_by_role("button", name="Monday, March 16, 2026")
    expect(today).to_be_focused()
    expect(today).to_have_attribute("aria-current", "date")
    calendar.get_by_role("button", name="Next month").click()
    expect(calendar.get_by_role("grid", name="April 2026")).to_be_visible()
    calendar.get_by_role("button", name="Thursday, April 16, 2026").press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(field).to_have_value("04/22/2026")
    expect(field).to_be_focused()
    dialog.get_by_role("button", name="Choose Start date").click()
    page.keyboard.press("Escape")
    expect(calendar).to_be_hidden()
    expect(dialog).to_be_visible()


def test_a_menu_is_worked_by_keyboard(page: Page) -> None:
    page.goto("/")
    button = page.get_by_role("button", name="More", exact=True)
    button.press("Enter")
    expect(page.get_by_role("menuitem", name="Edit the first")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Refuse")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Edit Alex Moreno")).to_be_visible()


def test_a_refusal_is_a_dialog_where_a_dialog_was_asked_for(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Refused dialog").click()
    refused = page.get_by_role("dialog", name="Not allowed")
    expect(refused).to_contain_text("Only managers may do this.")
    refused.get_by_role("button", name="Close").last.click()
    expect(refused).to_be_hidden()


def test_tabs_take_arrow_keys_and_survive_a_reload(page: Page) -> None:
    page.goto("/")
    page.get_by_role("tab", name="People").press("ArrowRight")
    expect(page.get_by_role("tabpanel", name="Chips")).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name="Chips")).to_have_attribute("aria-selected", "true")


def test_a_form_also_works_as_a_page_of_its_own(page: Page) -> None:
    page.goto("/people/1/edit")
    page.get_by_label("First name").fill("")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_be_focused()
    page.get_by_role("link", name="Cancel").click()
    page.get_by_role("button", name="Discard").click()
    expect(page).to_have_url("/")


def test_a_person_logs_out_and_another_in(page: Page, office: Office) -> None:
    office.choose_account = True
    page.goto("/people/")
    page.get_by_role("button", name="Account of Alex Moreno").click()
    page.get_by_role("menuitem", name="Log out").click()
    expect(page.get_by_role("status")).to_contain_text("You are logged out.")
    page.get_by_label("E-mail").fill("number07")
    expect(page.get_by_role("group", name="Accounts").get_by_role("button")).to_have_count(1)
    page.get_by_role("button", name="Robin Number07").click()
    expect(page.get_by_role("button", name="Account of Robin Number07")).to_be_visible()


@pytest.mark.parametrize("state", ["home", "list", "dialog", "errors", "filter", "error page", "log-in", "editing"])
def test_axe_finds_nothing_serious(page: Page, state: str) -> None:
    page.goto({"list": "/people/", "filter": "/people/", "editing": "/people/", "error page": "/none"}.get(state, "/"))
    if state in ("dialog", "errors"):
        page.get_by_role("link", name="Edit profile").click()
        page.get_by_label("First name").fill("")
    if state == "errors":
        page.get_by_role("button", name="Save").click()
        page.get_by_role("alert").wait_for()
    if state == "filter":
        page.get_by_role("button", name="Add filter").click()
        page.get_by_role("menuitem", name="Last seen").click()
        page.get_by_role("combobox", name="Condition").click()
    if state == "editing":
        page.get_by_label("Select Alex Morena").check()
        page.get_by_role("button", name="Edit Manager of Robin Number05").press("Enter")
        page.get_by_role("combobox", name="Manager").fill("alex")
        page.get_by_role("option").first.wait_for()
    if state == "log-in":
        page.context.clear_cookies()
        page.goto("/login")
    found = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []
