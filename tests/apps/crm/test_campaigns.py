"""Campaigns, who is in them, and what becomes of members when people are converted, merged or deleted."""

from __future__ import annotations

import re
from datetime import date
from html import unescape

import pytest
from deskgym.apps.crm import actions, campaign_results
from deskgym.apps.crm.actions.field_permissions import set_field_access
from deskgym.apps.crm.models import DEAL_TYPES, Campaign, CampaignMember, Contact, User
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from sqlalchemy import select

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast


def _campaign(db: Db, **values: object) -> Campaign:
    return actions.create_campaign(db, **{"name": "Spring mailing", "type": "E-mail", **values})


def _members(db: Db, campaign: Campaign) -> list[CampaignMember]:
    asked = select(CampaignMember).where(CampaignMember.campaign_id == campaign.id).order_by(CampaignMember.id)
    return list(db.scalars(asked))


def test_a_campaign_cannot_end_before_it_starts(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    with pytest.raises(Invalid, match="cannot end") as refused:
        _campaign(db, start_date=date(2026, 4, 2), end_date=date(2026, 4, 1))
    assert "end_date" in refused.value.errors
    campaign = _campaign(db, start_date=date(2026, 4, 1), end_date=date(2026, 4, 1))
    with pytest.raises(Invalid) as later:
        actions.update_campaign(db, campaign.id, start_date=date(2026, 4, 2))
    assert "start_date" in later.value.errors


def test_nobody_is_in_a_campaign_twice(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.add_members(db, campaign.id, "contact", [cast.dana], status="Sent")
    joined = actions.add_members(db, campaign.id, "contact", [cast.dana, cast.erik, cast.erik])
    assert (len(joined.added), joined.already) == (1, 1)
    assert [member.status for member in _members(db, campaign)] == ["Sent", "Planned"]


def test_contacts_who_want_no_mail_are_left_out_if_asked(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.update_contact(db, cast.erik, email_opt_out=True)
    joined = actions.add_members(db, campaign.id, "contact", [cast.dana, cast.erik], skip_opt_outs=True)
    assert (len(joined.added), joined.opted_out) == (1, 1)


def test_a_canceled_campaign_takes_no_members(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db, status="Canceled")
    with pytest.raises(Blocked, match="canceled"):
        actions.add_members(db, campaign.id, "lead", [cast.lead])


def test_an_unknown_status_is_refused(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    (member,) = actions.add_members(db, campaign.id, "lead", [cast.lead]).added
    with pytest.raises(Invalid, match="Choose one of"):
        actions.update_member(db, member.id, status="Amused")


def test_only_who_may_edit_a_campaign_changes_its_members(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    (member,) = actions.add_members(db, campaign.id, "lead", [cast.lead]).added
    db.commit()
    sam = seat(cast.sam)
    with pytest.raises(Forbidden):
        actions.update_member(sam, member.id, status="Sent")
    with pytest.raises(Forbidden):
        actions.remove_members(sam, campaign.id, [member.id])


def test_several_members_change_at_once_or_not_at_all(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign, other = _campaign(db), _campaign(db, name="Other")
    dana, erik = actions.add_members(db, campaign.id, "contact", [cast.dana, cast.erik]).added
    (stranger,) = actions.add_members(db, other.id, "contact", [cast.dana]).added
    with pytest.raises(NotFound):
        actions.update_members(db, campaign.id, [dana.id, stranger.id], status="Attended")
    changed = actions.update_members(db, campaign.id, [dana.id, erik.id], status="Attended")
    assert len(changed) == 2
    assert actions.remove_members(db, campaign.id, [dana.id]) == ["Dana Whitfield"]
    assert [member.id for member in _members(db, campaign)] == [erik.id]


def test_a_converted_lead_hands_its_campaigns_to_the_contact_and_the_deal(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.add_members(db, campaign.id, "lead", [cast.lead], status="Attended")
    new = actions.NewDeal("Park Studios", 10_000, date(2026, 5, 1))
    made = actions.convert_lead(db, cast.lead, deal=new)
    (member,) = _members(db, campaign)
    assert (member.contact_id, member.lead_id, member.status) == (made.contact.id, None, "Attended")
    assert made.deal is not None
    assert made.deal.campaign_id == campaign.id


def test_of_two_memberships_that_meet_the_further_answer_stays(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.add_members(db, campaign.id, "lead", [cast.lead], status="Attended")
    actions.add_members(db, campaign.id, "contact", [cast.dana], status="Sent")
    actions.convert_lead(db, cast.lead, account_id=cast.norwood, contact_id=cast.dana)
    assert [(m.contact_id, m.status) for m in _members(db, campaign)] == [(cast.dana, "Attended")]


def test_merged_contacts_are_one_member(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.add_members(db, campaign.id, "contact", [cast.erik], status="Responded")
    actions.add_members(db, campaign.id, "contact", [cast.dana])
    actions.merge_records(db, "contact", cast.dana, [cast.erik])
    assert [(m.contact_id, m.status) for m in _members(db, campaign)] == [(cast.dana, "Responded")]


def test_results_leave_out_whoever_was_deleted(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db, actual_cost=100_000)
    actions.add_members(db, campaign.id, "contact", [cast.dana, cast.erik], status="Attended")
    actions.delete_contact(db, cast.erik)
    found = campaign_results.results(db, campaign)
    assert (found.members, found.responses, found.response_rate) == (1, 1, 100)
    assert found.roi == -100


def test_a_deleted_campaign_comes_back_with_its_members(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.add_members(db, campaign.id, "contact", [cast.dana])
    actions.delete_campaign(db, campaign.id)
    actions.restore_records(db, "campaign", [campaign.id])
    assert len(_members(db, campaign)) == 1
    assert db.get_one(Contact, cast.dana).deleted_at is None


@pytest.mark.parametrize("path", ["/contacts/{dana}", "/leads/{lead}", "/accounts/{norwood}"])
def test_record_pages_lead_to_their_related_records(client: OfficeClient, cast: Cast, path: str) -> None:
    address = path.format(dana=cast.dana, lead=cast.lead, norwood=cast.norwood)
    assert f'href="{address}?tab=related"' in client.get(address).text


def test_a_status_leads_to_the_members_who_have_it(seat: As, cast: Cast, database: Database) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.add_members(db, campaign.id, "contact", [cast.dana], status="Sent")
    actions.add_members(db, campaign.id, "contact", [cast.erik])
    db.commit()
    client = OfficeClient(database, "crm", cast.adam)
    page = client.get(f"/campaigns/{campaign.id}").text
    link = re.search(r'href="([^"]+members[^"]+)">Sent<', page)
    assert link is not None
    assert 'data-total="1"' in client.get(unescape(link[1])).text


def test_deals_of_a_campaign_show_their_type_to_whoever_may_see_it(seat: As, cast: Cast, database: Database) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    values = {"account_id": cast.norwood, "amount": 100, "close_date": date(2026, 5, 1), "campaign_id": campaign.id}
    actions.create_deal(db, name="Lobby", type=DEAL_TYPES[0], **values)
    db.commit()
    related = f"/campaigns/{campaign.id}?tab=related"
    assert f">{DEAL_TYPES[0]}<" in OfficeClient(database, "crm", cast.mona).get(related).text
    set_field_access(db, db.get_one(User, cast.mona).role_id, "deal", "type", "Hidden")
    db.commit()
    assert DEAL_TYPES[0] not in OfficeClient(database, "crm", cast.mona).get(related).text


def test_contacts_and_leads_are_added_together_and_it_is_told_who_was_not(seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    campaign = _campaign(db)
    actions.add_members(db, campaign.id, "contact", [cast.dana], status="Sent")
    actions.update_contact(db, cast.erik, email_opt_out=True)
    keys = [f"contact-{cast.dana}", f"contact-{cast.erik}", f"lead-{cast.lead}"]
    joined = actions.add_people(db, campaign.id, keys, status="Responded", skip_opt_outs=True)
    assert (len(joined.added), joined.already, joined.opted_out) == (1, 1, 1)
    assert [(member.lead_id, member.status) for member in _members(db, campaign)] == [
        (None, "Sent"),
        (cast.lead, "Responded"),
    ]
    with pytest.raises(Invalid) as nobody:
        actions.add_people(db, campaign.id, [])
    assert nobody.value.errors["people"] == "Choose at least one contact or lead."
    with pytest.raises(Invalid):
        actions.add_people(db, campaign.id, ["deal-1"])
