"""What people do in the CRM, in a real browser."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal, Lead, Task
from deskgym.apps.platform.database import Database
from playwright.sync_api import Locator, Page, expect

from ..conftest import As
from .cast import TODAY, Cast
from .conftest import Open


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name, exact=True)


def choose(within: Locator, field: str, typed: str, option: str) -> None:
    """Type into a lookup and take the option that contains the text."""
    within.get_by_role("combobox", name=field, exact=True).fill(typed)
    within.get_by_role("option").filter(has_text=option).first.click()


def test_a_phone_number_is_changed_and_stays(page: Page, cast: Cast) -> None:
    page.goto("/contacts")
    page.get_by_role("link", name="Dana Whitfield").click()
    page.get_by_role("button", name="Edit", exact=True).click()
    form = dialog(page, "Edit contact")
    form.get_by_label("Phone", exact=True).fill("(312) 555-0199")
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Dana Whitfield was saved.")
    page.reload()
    expect(page.get_by_role("main")).to_contain_text("(312) 555-0199")


def test_a_wrong_value_is_shown_at_its_field_and_the_dialog_stays(page: Page, cast: Cast) -> None:
    page.goto(f"/contacts/{cast.dana}")
    page.get_by_role("button", name="Edit", exact=True).click()
    form = dialog(page, "Edit contact")
    form.get_by_label("E-mail", exact=True).fill("dana at norwood")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_label("E-mail", exact=True)).to_have_attribute("aria-invalid", "true")
    expect(form.get_by_label("E-mail", exact=True)).to_have_value("dana at norwood")
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Discard").click()
    expect(form).to_be_hidden()


def test_a_contact_is_added_from_the_account(page: Page, cast: Cast, database: Database) -> None:
    page.goto(f"/accounts/{cast.norwood}")
    page.get_by_role("navigation", name="Account sections").get_by_role("link", name="Related").click()
    page.get_by_role("region", name="Contacts").get_by_role("button", name="New contact").click()
    form = dialog(page, "New contact")
    expect(form.get_by_role("combobox", name="Account")).to_have_value("Norwood Supply Co.")
    form.get_by_label("First name").fill("Nils")
    form.get_by_label("Last name").fill("Berg")
    choose(form, "Reports to", "dana", "VP Operations · Norwood Supply Co.")
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Nils Berg", level=1)).to_be_visible()
    with database.session() as db:
        nils = db.query(Contact).filter_by(last_name="Berg").one()
        assert (nils.account_id, nils.reports_to_id, nils.owner_id) == (cast.norwood, cast.dana, cast.sam)


def test_a_likely_duplicate_is_shown_and_can_be_confirmed(page: Page, cast: Cast) -> None:
    page.goto("/contacts")
    page.get_by_role("button", name="New contact").click()
    form = dialog(page, "New contact")
    form.get_by_label("Last name").fill("Whitfield-Jones")
    form.get_by_label("E-mail", exact=True).fill("dana@norwood.example")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("alert")).to_contain_text("Dana Whitfield")
    form.get_by_role("button", name="Create anyway").click()
    expect(page.get_by_role("heading", name="Whitfield-Jones", level=1)).to_be_visible()


def test_negotiation_asks_who_decides(page: Page, deal: Deal, cast: Cast) -> None:
    page.goto(f"/deals/{deal.id}")
    page.get_by_role("list", name="Stage").get_by_role("button", name="Negotiation").click()
    form = dialog(page, "Move to Negotiation")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("alert")).to_contain_text("Decision maker is required.")
    choose(form, "Decision maker", "dana", "Dana Whitfield")
    form.get_by_role("button", name="Save").click()
    expect(page.locator("[aria-current=step]")).to_have_text("Negotiation")
    page.get_by_role("link", name="Related", exact=True).click()
    expect(page.get_by_role("table", name="Contact roles").get_by_role("row", name="Dana Whitfield")).to_contain_text(
        "Decision Maker"
    )
    expect(page.get_by_role("table", name="Stage history").get_by_role("row")).to_have_count(3)


def test_a_loss_needs_its_reason(page: Page, deal: Deal) -> None:
    page.goto(f"/deals/{deal.id}")
    page.get_by_role("button", name="Closed Lost").click()
    form = dialog(page, "Move to Closed Lost")
    form.get_by_role("combobox", name="Loss reason").click()
    form.get_by_role("option", name="Price").click()
    form.get_by_role("button", name="Save").click()
    expect(page.locator("[aria-current=step]")).to_have_text("Closed Lost")
    expect(page.get_by_role("region", name="About")).to_contain_text("Price")


def test_a_lead_is_converted_into_the_account_we_have(page: Page, seat: As, cast: Cast, database: Database) -> None:
    actions.update_lead(seat(cast.sam), cast.lead, company="Norwood Supply")
    seat(None).commit()
    page.goto(f"/leads/{cast.lead}")
    page.get_by_role("button", name="Convert", exact=True).click()
    form = dialog(page, "Convert lead")
    form.get_by_role("button", name="Use account Norwood Supply Co.").click()
    expect(form.get_by_role("combobox", name="Account")).to_have_value("Norwood Supply Co.")
    form.get_by_label("Close date", exact=True).fill("4/30/2026")
    form.get_by_role("button", name="Convert", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Lena Park was converted.")
    with database.session() as db:
        lead = db.get_one(Lead, cast.lead)
        assert (lead.status, lead.converted_account_id) == ("Converted", cast.norwood)
        assert db.get_one(Deal, lead.converted_deal_id).amount == 250_000
    page.goto(f"/leads/{cast.lead}")
    expect(page.get_by_text("This lead is read-only")).to_be_visible()
    expect(page.get_by_role("button", name="Edit", exact=True)).to_have_count(0)


def test_using_a_match_keeps_what_was_entered_for_the_conversion(page: Page, seat: As, cast: Cast) -> None:
    actions.update_lead(seat(cast.sam), cast.lead, company="Norwood Supply")
    seat(None).commit()
    page.goto(f"/leads/{cast.lead}")
    page.get_by_role("button", name="Convert", exact=True).click()
    form = dialog(page, "Convert lead")
    form.get_by_label("Deal name").fill("Twelve desks")
    form.get_by_label("Create a deal").uncheck()
    expect(form.locator("fieldset[inert]")).to_contain_text("Deal name")
    form.get_by_role("button", name="Use account Norwood Supply Co.").click()
    expect(form.get_by_role("combobox", name="Account")).to_have_value("Norwood Supply Co.")
    expect(form.get_by_label("Deal name")).to_have_value("Twelve desks")
    expect(form.get_by_label("Create a deal")).not_to_be_checked()


def test_a_contact_is_taken_off_a_deal_by_a_dialog_that_says_so(page: Page, deal: Deal, seat: As, cast: Cast) -> None:
    actions.set_contact_role(seat(cast.sam), deal.id, cast.dana)
    seat(None).commit()
    page.goto(f"/deals/{deal.id}?tab=related")
    page.get_by_role("button", name="Remove Dana Whitfield").click()
    dialog(page, "Remove contact").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("region", name="Contact roles")).to_contain_text("Nobody has a role in this deal yet.")


def test_a_task_is_ticked_off_on_the_home_page(page: Page, seat: As, cast: Cast, database: Database) -> None:
    task_id = actions.create_task(seat(cast.sam), subject="Call Dana", due_date=TODAY).id
    seat(None).commit()
    page.goto("/")
    page.get_by_role("checkbox", name="Complete Call Dana").click()
    expect(page.get_by_role("status")).to_contain_text("Call Dana was completed.")
    expect(page.get_by_role("checkbox", name="Complete Call Dana")).to_have_count(0)
    with database.session() as db:
        assert db.get_one(Task, task_id).completed_at == db.now


def test_cells_are_edited_in_the_list_and_saved_together(page: Page, cast: Cast, database: Database) -> None:
    page.goto("/contacts")
    for name, phone in (("Dana Whitfield", "(312) 555-0155"), ("Erik Solberg", "(312) 555-0156")):
        cell = page.get_by_role("row", name=name).locator("td[data-field=phone]")
        cell.dblclick()
        cell.get_by_role("textbox", name="Phone").fill(phone)
        page.keyboard.press("Enter")
    page.get_by_role("form", name="Unsaved changes").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="2 contacts saved.")).to_be_visible()
    with database.session() as db:
        assert [db.get_one(Contact, id).phone for id in (cast.dana, cast.erik)] == ["(312) 555-0155", "(312) 555-0156"]


def test_a_manager_gives_many_records_to_somebody_else(open_as: Open, cast: Cast, database: Database) -> None:
    page = open_as(cast.mona)
    page.goto("/contacts")
    page.get_by_label("Select all on this page").check()
    page.get_by_role("toolbar").get_by_role("button", name="Change owner").click()
    form = dialog(page, "Change owner")
    choose(form, "Owner", "rita", "Rita Lund")
    form.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").filter(has_text="2 contacts were given to Rita Lund.")).to_be_visible()
    with database.session() as db:
        assert {db.get_one(Contact, id).owner_id for id in (cast.dana, cast.erik)} == {cast.rita}


def test_a_blocked_deletion_shows_what_stands_in_the_way(page: Page, seat: As, cast: Cast, database: Database) -> None:
    case = actions.create_case(seat(cast.sam), subject="Flicker", account_id=cast.norwood)
    number, case_id = case.number, case.id
    seat(None).commit()
    page.goto(f"/accounts/{cast.norwood}")
    page.get_by_role("button", name="Delete").click()
    form = dialog(page, "Delete account")
    expect(form.get_by_role("link", name=f"{number} Flicker")).to_be_visible()
    expect(form.get_by_role("button", name="Delete")).to_have_count(0)
    actions.close_case(seat(cast.sam), case_id, "New bulb")
    seat(None).commit()
    page.goto(f"/accounts/{cast.norwood}")
    page.get_by_role("button", name="Delete").click()
    expect(form).to_contain_text("2 contacts")
    form.get_by_role("button", name="Delete").click()
    expect(page).to_have_url("/accounts")
    with database.session() as db:
        assert db.get_one(Account, cast.norwood).deleted_at is not None


def test_a_case_is_closed_with_its_resolution(page: Page, cast: Cast) -> None:
    page.goto("/cases")
    page.get_by_role("button", name="New case").click()
    form = dialog(page, "New case")
    form.get_by_label("Subject").fill("Lamp flickers")
    choose(form, "Contact", "dana", "Dana Whitfield")
    form.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Close case").click()
    form = dialog(page, "Close case")
    form.get_by_label("Resolution").fill("New bulb sent")
    form.get_by_role("button", name="Close case").click()
    expect(page.get_by_role("region", name="About")).to_contain_text("New bulb sent")
    expect(page.get_by_role("button", name="Close case")).to_have_count(0)


def test_notes_and_meetings_are_kept_on_the_record(page: Page, deal: Deal) -> None:
    page.goto(f"/deals/{deal.id}?tab=activity")
    page.get_by_label("Note", exact=True).fill("They want warm light.")
    page.get_by_role("button", name="Add note").click()
    notes = page.get_by_role("region", name="Notes")
    expect(notes).to_contain_text("They want warm light.")
    notes.get_by_role("button", name="Actions of note 1").click()
    page.get_by_role("menuitem", name="Pin").click()
    expect(notes).to_contain_text("Pinned")
    page.get_by_role("button", name="New event").click()
    form = dialog(page, "New event")
    form.get_by_label("Subject").fill("Site visit")
    form.get_by_role("textbox", name="Start", exact=True).fill("8am")
    form.get_by_role("textbox", name="End", exact=True).fill("7:30")
    form.get_by_role("button", name="Save").click()
    expect(form.get_by_role("alert")).to_contain_text("The end must be after the start.")
    form.get_by_role("textbox", name="End", exact=True).fill("8:45")
    form.get_by_role("button", name="Save").click()
    events = page.get_by_role("region", name="Events")
    expect(events).to_contain_text("Today 8:00 AM")
    events.get_by_role("button", name="Mark held").click()
    expect(events).to_contain_text("Held")


def test_search_suggests_while_one_types(page: Page) -> None:
    page.goto("/")
    page.get_by_role("combobox", name="Search Alder").fill("whit")
    page.get_by_role("listbox", name="Suggestions").get_by_role("option", name="Dana Whitfield").click()
    expect(page.get_by_role("heading", name="Dana Whitfield", level=1)).to_be_visible()
    page.get_by_role("combobox", name="Search Alder").fill("norwood")
    page.keyboard.press("Enter")
    expect(page.get_by_role("table", name="Contacts")).to_contain_text("Erik Solberg")


def test_who_was_slower_chooses_field_by_field(open_as: Open, database: Database, cast: Cast) -> None:
    slow, fast = open_as(cast.sam), open_as(cast.mona)
    for page in (slow, fast):
        page.goto(f"/contacts/{cast.dana}")
        page.get_by_role("button", name="Edit", exact=True).click()
    mine, theirs = dialog(slow, "Edit contact"), dialog(fast, "Edit contact")
    theirs.get_by_label("Title").fill("COO")
    theirs.get_by_label("Mobile").fill("(312) 555-0123")
    theirs.get_by_label("Department").fill("Office")
    theirs.get_by_role("button", name="Save").click()
    expect(fast.get_by_role("status")).to_contain_text("was saved")
    mine.get_by_label("Title").fill("CEO")
    mine.get_by_label("Mobile").fill("(312) 555-0145")
    mine.get_by_label("Last name").fill("Whitfield-Moss")
    mine.get_by_role("button", name="Save").click()
    told = mine.get_by_role("alert")
    expect(told).to_contain_text("was changed by Mona Okafor")
    expect(told.get_by_role("group", name="Title")).to_contain_text("Mine: CEO")
    expect(told.get_by_role("group", name="Title")).to_contain_text("Mona Okafor’s: COO")
    expect(told.get_by_role("group")).to_have_count(2)
    expect(told).to_contain_text("Also new, and shown as saved: Department.")
    told.get_by_role("group", name="Mobile").get_by_role("radio", name="Mona").check()
    mine.get_by_role("button", name="Save").click()
    expect(slow.get_by_role("status")).to_contain_text("Dana Whitfield-Moss was saved")
    with database.session() as db:
        dana = db.get_one(Contact, cast.dana)
        held = (dana.last_name, dana.title, dana.mobile, dana.department)
    assert held == ("Whitfield-Moss", "CEO", "(312) 555-0123", "Office")


def test_a_rep_sees_no_control_that_would_be_refused(open_as: Open, cast: Cast) -> None:
    page = open_as(cast.walt)
    page.goto(f"/contacts/{cast.dana}")
    actions_of_contact = page.get_by_role("group", name="Contact actions")
    expect(actions_of_contact.get_by_role("button")).to_have_text(["", "Follow", "1", "Clone"])
    page.goto("/contacts")
    page.get_by_role("checkbox", name="Select Dana Whitfield").check()
    expect(page.get_by_role("toolbar", name="Selected contacts").get_by_role("button")).to_have_text(
        ["Follow", "Clear selection"]
    )


def test_only_cells_that_one_may_change_have_a_pencil(page: Page, seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.rita)
    actions.create_deal(db, name="Rita's deal", account_id=cast.norwood, amount=100, close_date=TODAY)
    seat(None).commit()
    page.goto("/deals")
    pencils = page.get_by_role("row", name="Norwood lobby").get_by_role("button", name="Edit")
    expect(pencils).to_have_count(3)
    expect(page.get_by_role("row", name="Rita's deal").get_by_role("button", name="Edit")).to_have_count(0)
    actions.add_line(seat(cast.sam), deal.id, cast.lamp)
    actions.convert_lead(seat(cast.sam), cast.lead)
    seat(None).commit()
    page.reload()
    expect(pencils).to_have_count(2)
    expect(page.get_by_role("button", name="Edit Amount of Norwood lobby")).to_have_count(0)
    page.goto("/leads?view=all")
    expect(page.get_by_role("row", name="Lena Park")).to_contain_text("Converted")
    expect(page.get_by_role("button", name="Edit Rating of Lena Park")).to_have_count(0)


@pytest.mark.parametrize(
    "path",
    ["/", "/accounts", "/deals", "/search?q=norwood", "/accounts/1", "/accounts/1?tab=related", "/deals/1",
     "/deals/1?tab=related", "/deals/1?tab=activity", "/deals/1?tab=changes", "/leads/1", "/leads/1/convert",
     "/contacts/1", "/contacts/1?tab=related", "/tasks/1", "/cases/1", "/cases", "/accounts/new", "/deals/board",
     "/quotes", "/quotes/1", "/quotes/1/print", "/quotes/new", "/approvals", "/approvals/1", "/products", "/products/1",
     "/pricebooks", "/pricebooks/1"],
)  # fmt: skip
def test_axe_finds_nothing_serious(page: Page, deal: Deal, seat: As, cast: Cast, path: str) -> None:
    db = seat(cast.sam)
    actions.add_line(db, deal.id, cast.lamp)
    actions.set_contact_role(db, deal.id, cast.dana, is_primary=True)
    actions.create_task(db, subject="Call", due_date=TODAY, parent_type="deal", parent_id=deal.id)
    actions.add_note(db, "deal", deal.id, "Warm light")
    actions.create_case(db, subject="Flicker", contact_id=cast.dana, priority="Urgent", is_escalated=True)
    actions.create_event(db, kind="Call", subject="Demo", starts_at=db.now, ends_at=db.now.replace(hour=20))
    quote = actions.create_quote(db, deal_id=deal.id)
    actions.add_quote_line(db, quote.id, cast.desk, discount_pct=18)
    actions.update_quote(db, quote.id, expires_on=TODAY)
    actions.submit_quote(db, quote.id, "They insist")
    seat(None).commit()
    page.goto(path)
    found = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found if each["impact"] in ("serious", "critical")] == []


def test_an_edit_leads_back_to_where_it_was_begun(page: Page, deal: Deal) -> None:
    page.goto(f"/deals/{deal.id}?tab=activity")
    page.get_by_role("button", name="Edit", exact=True).click()
    dialog(page, "Edit deal").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("was saved")
    expect(page).to_have_url(re.compile(rf"/deals/{deal.id}\?tab=activity$"))
    page.goto("/deals?view=all&sort=name")
    page.get_by_role("button", name=f"Actions for {deal.name}").click()
    page.get_by_role("menuitem", name="Edit").click()
    dialog(page, "Edit deal").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("was saved")
    expect(page).to_have_url(re.compile(r"/deals\?view=all&sort=name$"))


def test_a_converted_lead_has_no_form(page: Page, seat: As, cast: Cast) -> None:
    actions.convert_lead(seat(cast.sam), cast.lead)
    seat(None).commit()
    answer = page.goto(f"/leads/{cast.lead}/edit")
    assert answer is not None
    assert answer.status == 422
    expect(page.get_by_role("main")).to_contain_text("read-only")


def test_the_search_is_one_key_away_but_where_something_is_written(page: Page, cast: Cast) -> None:
    page.goto(f"/accounts/{cast.norwood}")
    search = page.get_by_role("combobox", name="Search Alder")
    page.keyboard.press("/")
    expect(search).to_be_focused()
    expect(search).to_have_value("")
    page.keyboard.type("1/2")
    expect(search).to_have_value("1/2")
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Accounts").focus()
    page.keyboard.press("Control+k")
    expect(search).to_be_focused()
    page.keyboard.type("x")
    expect(search).to_have_value("x")
