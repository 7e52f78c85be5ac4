"""Linking and unlinking from the related lists, in a real browser."""

from __future__ import annotations

import re

from deskgym.apps.crm import actions
from deskgym.apps.crm.models import AccountContact, Deal
from deskgym.apps.platform.database import Database
from playwright.sync_api import Page, expect

from ..conftest import As
from .cast import Cast
from .test_in_the_browser import choose, dialog


def test_a_contact_is_linked_changed_and_unlinked_where_one_is(
    page: Page, seat: As, cast: Cast, database: Database
) -> None:
    harbor = actions.create_account(seat(cast.sam), name="Harbor Freight Lines").id
    seat(cast.sam).commit()
    page.goto(f"/accounts/{harbor}?tab=related")
    linked = page.get_by_role("region", name="Linked contacts")
    linked.get_by_role("button", name="Link contact").click()
    form = dialog(page, "Link contact")
    choose(form, "Contact", "dana", "Norwood Supply Co.")
    form.get_by_role("combobox", name="Role").click()
    form.get_by_role("option", name="Consultant").click()
    form.get_by_role("button", name="Link", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Dana Whitfield was linked.")
    expect(linked.get_by_role("row", name="Dana Whitfield")).to_contain_text("Consultant")

    linked.get_by_role("button", name="Link contact").click()
    choose(form, "Contact", "dana", "Norwood Supply Co.")
    form.get_by_role("button", name="Link", exact=True).click()
    expect(form.get_by_role("alert")).to_contain_text("is linked to Harbor Freight Lines already")
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Discard").click()

    page.goto(f"/contacts/{cast.dana}?tab=related")
    accounts = page.get_by_role("region", name="Linked accounts")
    accounts.get_by_role("button", name="Edit link to Harbor Freight Lines").click()
    dialog(page, "Edit link").get_by_role("checkbox", name="Not active anymore").check()
    dialog(page, "Edit link").get_by_role("button", name="Save").click()
    expect(accounts.get_by_role("row", name="Harbor Freight Lines")).to_contain_text("Not active")
    accounts.get_by_role("button", name="Unlink Harbor Freight Lines").click()
    expect(dialog(page, "Unlink contact")).to_contain_text("Both records stay")
    dialog(page, "Unlink contact").get_by_role("button", name="Unlink").click()
    expect(accounts).to_contain_text("Dana Whitfield works for no other account.")
    expect(page).to_have_url(re.compile(re.escape(f"/contacts/{cast.dana}?tab=related") + "$"))
    with database.session() as db:
        assert [link.deleted_at is None for link in db.query(AccountContact)] == [False]


def test_a_deal_is_linked_and_unlinked_from_its_contact(page: Page, deal: Deal, cast: Cast) -> None:
    page.goto(f"/contacts/{cast.erik}?tab=related")
    deals = page.get_by_role("region", name="Deals")
    deals.get_by_role("button", name="Link deal").click()
    choose(dialog(page, "Link deal"), "Deal", "lobby", "Norwood lobby")
    dialog(page, "Link deal").get_by_role("button", name="Link", exact=True).click()
    expect(deals.get_by_role("row", name="Norwood lobby")).to_contain_text("Influencer")
    deals.get_by_role("button", name="Unlink Norwood lobby").click()
    dialog(page, "Remove contact").get_by_role("button", name="Remove").click()
    expect(deals).to_contain_text("Erik Solberg plays no role in a deal.")
    expect(page).to_have_url(re.compile(re.escape(f"/contacts/{cast.erik}?tab=related") + "$"))


def test_a_lead_is_added_to_a_campaign_and_taken_out_from_its_own_page(page: Page, seat: As, cast: Cast) -> None:
    system = seat(None)
    campaign = actions.create_campaign(system, name="Spring mailing", owner_id=cast.sam).id
    system.commit()
    page.goto(f"/campaigns/{campaign}/members")
    page.get_by_role("button", name="Add members").click()
    choose(dialog(page, "Add members"), "Add a contact or lead", "lena", "Lena Park")
    expect(page.get_by_role("list", name="People to add")).to_contain_text("Lena Park")
    dialog(page, "Add members").get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".toasts")).to_contain_text("1 member added to Spring mailing.")
    page.goto(f"/leads/{cast.lead}?tab=related")
    page.get_by_role("button", name="Unlink Spring mailing").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("region", name="Campaigns")).to_contain_text("In no campaign.")
    expect(page).to_have_url(re.compile(re.escape(f"/leads/{cast.lead}?tab=related") + "$"))
