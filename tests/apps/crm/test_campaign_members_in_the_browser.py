"""Adding members on a campaign's own page, as people click through it."""

from __future__ import annotations

from deskgym.apps.crm import actions
from deskgym.apps.crm.models import CampaignMember
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Page, expect
from sqlalchemy import select

from ..conftest import As
from .cast import Cast
from .conftest import Open


def _campaign(seat: As, cast: Cast) -> int:
    db = seat(cast.adam)
    campaign = actions.create_campaign(db, name="Spring mailing", type="E-mail")
    actions.add_members(db, campaign.id, "contact", [cast.dana], status="Sent")
    actions.update_contact(db, cast.erik, email_opt_out=True)
    db.commit()
    return campaign.id


def _pick(page: Page, typed: str, option: str) -> None:
    box = page.get_by_role("combobox", name="Add a contact or lead")
    box.fill(typed)
    page.get_by_role("option").filter(has_text=option).first.click()
    expect(box).to_have_value("")


def test_contacts_and_leads_are_picked_and_added_at_once(
    open_as: Open, seat: As, cast: Cast, database: Database
) -> None:
    id = _campaign(seat, cast)
    page = open_as(cast.adam)
    page.goto(f"/campaigns/{id}/members")
    page.get_by_role("button", name="Add members").click()
    dialog = page.get_by_role("dialog", name="Add members")
    expect(dialog.get_by_text("Nobody picked yet.")).to_be_visible()
    _pick(page, "dana", "Contact · ")
    _pick(page, "erik", "Contact · ")
    picked = dialog.get_by_role("list", name="People to add")
    expect(picked.get_by_role("listitem").nth(0)).to_contain_text("In it already: Sent")
    expect(picked.get_by_role("listitem").nth(1)).to_contain_text("Wants no e-mail: left out")
    dialog.get_by_role("checkbox", name="Leave out contacts").uncheck()
    expect(picked.get_by_role("listitem").nth(1)).not_to_contain_text("left out")
    dialog.get_by_role("checkbox", name="Leave out contacts").check()
    expect(picked.get_by_role("listitem").nth(1)).to_contain_text("left out")
    _pick(page, "park", "Lead · ")
    expect(picked.get_by_role("listitem")).to_have_count(3)
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="1 member added to Spring mailing")).to_contain_text(
        "1 in it already; 1 left out, since they want no e-mail."
    )
    with Db(database.engine) as db:
        assert [member.lead_id for member in db.scalars(select(CampaignMember))] == [None, cast.lead]


def test_adding_nobody_is_refused_and_only_who_may_edit_is_offered_it(open_as: Open, seat: As, cast: Cast) -> None:
    id = _campaign(seat, cast)
    page = open_as(cast.adam)
    page.goto(f"/campaigns/{id}/members/add")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Choose at least one contact or lead.").first).to_be_visible()
    reader = open_as(cast.sam)
    answer = reader.goto(f"/campaigns/{id}/members/add")
    assert answer is not None
    assert answer.status == 403
    reader.goto(f"/campaigns/{id}/members")
    expect(reader.get_by_role("button", name="Add members")).to_have_count(0)
