"""Fields changed in their place on a record's page, with the mouse and with the keyboard alone."""

from __future__ import annotations

from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Deal
from deskgym.apps.platform.database import Database
from playwright.sync_api import Page, expect

from ..conftest import As
from .cast import Cast


def test_a_field_is_changed_with_the_keyboard_alone(page: Page, cast: Cast, database: Database) -> None:
    page.goto(f"/accounts/{cast.norwood}")
    page.evaluate("window.loaded = true")
    pencil = page.get_by_role("button", name="Edit Phone", exact=True)
    expect(pencil).to_have_css("opacity", "0")
    pencil.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(pencil).to_be_focused()
    expect(pencil).to_have_css("opacity", "1")
    page.keyboard.press("Enter")
    control = page.get_by_role("form", name="Edit Phone").get_by_role("textbox", name="Phone")
    expect(control).to_be_focused()
    control.fill("nobody")
    page.keyboard.press("Enter")
    expect(control).to_have_attribute("aria-invalid", "true")
    expect(control).to_have_value("nobody")
    expect(control).to_be_focused()
    control.fill("(312) 555-0199")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("Norwood Supply Co. was saved.")
    expect(pencil).to_be_focused()
    expect(page.get_by_role("region", name="About")).to_contain_text("(312) 555-0199")
    assert page.evaluate("window.loaded"), "the page was loaded anew"
    with database.session() as db:
        assert db.get_one(Account, cast.norwood).phone == "(312) 555-0199"


def test_escape_and_cancel_leave_the_field_as_it_was(page: Page, cast: Cast) -> None:
    page.goto(f"/accounts/{cast.norwood}")
    pencil = page.get_by_role("button", name="Edit Name", exact=True)
    editor = page.get_by_role("form", name="Edit Name")
    for way in ("Escape", "Cancel"):
        pencil.click()
        editor.get_by_role("textbox").fill("Somebody else")
        if way == "Escape":
            page.keyboard.press("Escape")
        else:
            editor.get_by_role("button", name="Cancel").click()
        expect(editor).to_have_count(0)
        expect(pencil).to_be_focused()
    expect(page.get_by_role("region", name="About")).to_contain_text("Norwood Supply Co.")


def test_escape_closes_a_list_first_and_then_the_field(page: Page, cast: Cast) -> None:
    page.goto(f"/accounts/{cast.norwood}")
    page.get_by_role("button", name="Edit Rating", exact=True).click()
    editor = page.get_by_role("form", name="Edit Rating")
    expect(editor.get_by_role("combobox")).to_be_focused()
    page.keyboard.press("Enter")
    expect(editor.get_by_role("option", name="Hot")).to_be_visible()
    page.keyboard.press("Escape")
    expect(editor.get_by_role("option", name="Hot")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(editor).to_have_count(0)


def test_what_was_typed_is_not_lost_by_opening_another_field(page: Page, cast: Cast) -> None:
    page.goto(f"/accounts/{cast.norwood}")
    page.get_by_role("button", name="Edit Name", exact=True).click()
    name = page.get_by_role("form", name="Edit Name").get_by_role("textbox")
    name.fill("Norwood Supply")
    page.get_by_role("button", name="Edit Website", exact=True).click()
    page.get_by_role("button", name="Keep editing").click()
    expect(name).to_have_value("Norwood Supply")
    page.get_by_role("button", name="Edit Website", exact=True).click()
    page.get_by_role("button", name="Discard").click()
    expect(page.get_by_role("form", name="Edit Website").get_by_role("textbox")).to_be_focused()
    expect(page.locator(".field-editor")).to_have_count(1)


def test_a_text_of_several_lines_is_saved_with_control_and_enter(page: Page, deal: Deal, database: Database) -> None:
    page.goto(f"/deals/{deal.id}")
    page.get_by_role("button", name="Edit Description", exact=True).click()
    page.get_by_role("form", name="Edit Description").get_by_role("textbox").fill("One")
    page.keyboard.press("Enter")
    page.keyboard.type("Two")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("status")).to_contain_text("Norwood lobby was saved.")
    with database.session() as db:
        assert db.get_one(Deal, deal.id).description == "One\nTwo"


def test_the_stage_opens_the_whole_form(page: Page, deal: Deal) -> None:
    page.goto(f"/deals/{deal.id}")
    page.get_by_role("button", name="Edit Stage", exact=True).click()
    form = page.get_by_role("dialog", name="Edit deal")
    expect(form.get_by_role("combobox", name="Stage")).to_be_visible()


def test_a_stale_field_says_who_was_faster_and_keeps_what_was_typed(page: Page, seat: As, cast: Cast) -> None:
    page.goto(f"/accounts/{cast.norwood}")
    page.get_by_role("button", name="Edit Phone", exact=True).click()
    editor = page.get_by_role("form", name="Edit Phone")
    expect(editor).to_be_visible()
    actions.update_account(seat(cast.adam), cast.norwood, phone="(312) 555-0123")
    seat(cast.adam).commit()
    editor.get_by_role("textbox").fill("(312) 555-0199")
    page.keyboard.press("Enter")
    expect(editor.get_by_role("alert")).to_contain_text("Adam Kessler")
    expect(editor.get_by_role("textbox")).to_have_value("(312) 555-0199")
    editor.get_by_role("link", name="Reload the record").click()
    page.get_by_role("button", name="Discard").click()
    expect(page.get_by_role("region", name="About")).to_contain_text("(312) 555-0123")
