"""Making and finding records from lookups, in a real browser: the form below stays as it was."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Deal, Lead, Task
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import select

from .cast import Cast


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name, exact=True)


def field(within: Locator, name: str) -> Locator:
    return within.get_by_role("combobox", name=name, exact=True)


def new_deal(page: Page) -> Locator:
    """The form of a new deal, of which the name is filled in."""
    page.goto("/deals")
    page.get_by_role("button", name="New deal").click()
    form = dialog(page, "New deal")
    form.get_by_role("textbox", name="Name", exact=True).fill("Spring order")
    return form


def test_a_record_is_made_on_the_way_and_chosen(page: Page, database: Database, cast: Cast) -> None:
    form = new_deal(page)
    field(form, "Account").fill("Nordlicht")
    form.get_by_role("option", name="New account “Nordlicht”").click()
    above = dialog(page, "New account")
    expect(above.get_by_role("textbox", name="Name", exact=True)).to_have_value("Nordlicht")
    above.get_by_role("textbox", name="Phone", exact=True).fill("12")
    above.get_by_role("button", name="Create").click()
    expect(above.get_by_role("textbox", name="Phone", exact=True)).to_have_attribute("aria-invalid", "true")
    above.get_by_role("textbox", name="Phone", exact=True).fill("(312) 555-0188")
    above.get_by_role("button", name="Create").click()
    expect(above).to_be_hidden()
    expect(field(form, "Account")).to_have_value("Nordlicht")
    expect(field(form, "Account")).to_be_focused()
    form.get_by_role("textbox", name="Amount").fill("1200")
    form.get_by_role("textbox", name="Close date").fill("04/30/2026")
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Spring order", level=1)).to_be_visible()
    with database.session() as db:
        made = db.scalars(select(Account).where(Account.name == "Nordlicht")).one()
        assert db.scalars(select(Deal).where(Deal.name == "Spring order")).one().account_id == made.id
        assert (made.phone, made.owner_id) == ("(312) 555-0188", cast.sam)


def test_leaving_the_dialog_above_gives_the_form_back(page: Page) -> None:
    form = new_deal(page)
    field(form, "Account").fill("Nordlicht")
    form.get_by_role("option", name="New account “Nordlicht”").click()
    above = dialog(page, "New account")
    above.get_by_role("textbox", name="Phone", exact=True).fill("55")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Keep editing").click()
    expect(above.get_by_role("textbox", name="Phone", exact=True)).to_have_value("55")
    above.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Discard").click()
    expect(above).to_be_hidden()
    expect(field(form, "Account")).to_have_value("Nordlicht")
    expect(form.get_by_role("textbox", name="Name", exact=True)).to_have_value("Spring order")


def test_a_new_record_leads_no_further(page: Page) -> None:
    page.goto("/cases")
    page.get_by_role("button", name="New case").click()
    form = dialog(page, "New case")
    field(form, "Contact").fill("Ada Vries")
    form.get_by_role("option", name="New contact").click()
    above = dialog(page, "New contact")
    expect(above.get_by_role("textbox", name="Last name")).to_have_value("Vries")
    field(above, "Account").fill("nor")
    expect(above.get_by_role("option")).to_have_count(1)


def test_keys_alone_find_a_record_by_the_advanced_search(page: Page, db: Db) -> None:
    db.add_all(Account(name=f"Alpha {number:02}", type="Partner", owner_id=db.actor_id) for number in range(25))
    db.commit()
    form = new_deal(page)
    box = field(form, "Account")
    box.fill("alpha")
    expect(form.get_by_role("option", name="Advanced search")).to_be_visible()
    for _ in range(9):  # past eight accounts and “New account”
        box.press("ArrowDown")
    box.press("Enter")
    above = dialog(page, "Find accounts")
    expect(above.get_by_role("searchbox")).to_be_focused()
    expect(above.get_by_role("status")).to_have_text("25 results · 1–20")
    above.get_by_role("button", name="Next page").press("Enter")
    expect(above.get_by_role("status")).to_have_text("25 results · 21–25")
    above.get_by_role("button", name="Name").press("Enter")
    expect(above.get_by_role("row").nth(1)).to_contain_text("Alpha 24")
    expect(above.get_by_role("columnheader", name="Name")).to_have_attribute("aria-sort", "descending")
    above.get_by_role("searchbox").press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(above).to_be_hidden()
    expect(box).to_have_value("Alpha 23")
    expect(form.locator("input[name=account_id]")).not_to_have_value("")


def test_filters_of_the_advanced_search_narrow_it_at_once(page: Page) -> None:
    form = new_deal(page)
    field(form, "Account").click()
    form.get_by_role("option", name="Advanced search").click()
    above = dialog(page, "Find accounts")
    field(above, "Type").click()
    above.get_by_role("option", name="Prospect", exact=True).click()
    expect(above.get_by_role("status")).to_have_text("1 result")
    above.get_by_role("searchbox").fill("nothing of the kind")
    expect(above.get_by_role("heading", name="Nothing found")).to_be_visible()
    above.get_by_role("searchbox").fill("")
    above.get_by_role("row", name="Westlake").get_by_text("Prospect").click()
    expect(field(form, "Account")).to_have_value("Westlake Clinics")


def test_whoever_is_looked_for_long_is_invited(page: Page) -> None:
    page.goto("/calendar")
    page.get_by_role("button", name="New event").first.click()
    form = dialog(page, "New event")
    form.get_by_role("combobox", name="Add a colleague or contact").fill("dana")
    form.get_by_role("option", name="Advanced search").click()
    above = page.locator("#above")
    above.get_by_role("tab", name="Contacts").click()
    dialog(page, "Find contacts").get_by_role("button", name="Dana Whitfield").click()
    expect(form).to_contain_text("Dana Whitfield")
    expect(form.get_by_role("combobox", name="Add a colleague or contact")).to_have_value("")


def test_the_dialogs_above_are_accessible(page: Page) -> None:
    form = new_deal(page)
    for option, title in (("New account", "New account"), ("Advanced search", "Find accounts")):
        field(form, "Account").fill("o")
        form.get_by_role("option", name=option).click()
        expect(dialog(page, title)).to_be_visible()
        found = Axe().run(page, context="#above").response["violations"]
        assert [
            (each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")
        ] == []
        page.keyboard.press("Escape")


def test_what_a_task_is_about_is_made_on_the_way(page: Page, database: Database) -> None:
    page.goto("/tasks")
    page.get_by_role("button", name="New task").first.click()
    form = dialog(page, "New task")
    form.get_by_role("textbox", name="Subject").fill("Call her back")
    field(form, "Related to").fill("Ada Vries")
    form.get_by_role("option", name="New record “Ada Vries”").click()
    above = page.locator("#above")
    expect(above.get_by_role("tab", name="Account")).to_have_attribute("aria-selected", "true")
    above.get_by_role("tab", name="Lead").click()
    expect(above.get_by_role("tab", name="Lead")).to_have_attribute("aria-selected", "true")
    expect(above.get_by_role("textbox", name="Last name")).to_have_value("Vries")
    above.get_by_role("textbox", name="Company").fill("Vries Papers")
    above.get_by_role("button", name="Create").click()
    expect(above).to_be_hidden()
    expect(field(form, "Related to")).to_have_value("Lead: Ada Vries")
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Call her back was created.")
    with database.session() as db:
        made = db.scalars(select(Lead).where(Lead.company == "Vries Papers")).one()
        task = db.scalars(select(Task).where(Task.subject == "Call her back")).one()
        assert (task.parent_type, task.parent_id) == ("lead", made.id)


def test_a_list_that_grows_stands_where_it_fits_and_not_over_its_field(page: Page, db: Db, cast: Cast) -> None:
    for number in range(12):
        actions.create_account(db, name=f"Quarry {number:02} Holdings", type="Customer")
    db.commit()
    form = new_deal(page)
    account = field(form, "Account")
    page.set_viewport_size({"width": 1280, "height": 420})
    account.scroll_into_view_if_needed()
    account.fill("Quarry 07")
    expect(form.get_by_role("option", name="Holdings")).to_have_count(1)
    account.fill("Quarry")
    expect(form.get_by_role("option", name="Quarry 03 Holdings")).to_be_visible()
    at, listed = account.bounding_box(), form.get_by_role("listbox").locator("visible=true").bounding_box()
    assert at
    assert listed
    assert listed["y"] >= 0
    assert listed["y"] + listed["height"] <= 420
    assert listed["y"] + listed["height"] <= at["y"] or listed["y"] >= at["y"] + at["height"]
