"""E-mails to members of a campaign: who gets one, with what filled in, and who is passed over."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.mailings import letters_of, letters_to
from deskgym.apps.crm.models import Campaign, CampaignMember, Contact, EmailTemplate, Lead, Mailing
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from playwright.sync_api import Page, expect
from sqlalchemy import select

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast
from .conftest import Open

BODY = "<p>Hello {{contact.first_name}}, {{campaign.name}} begins.</p>"


@pytest.fixture
def admin(seat: As, cast: Cast) -> Db:
    return seat(cast.adam)


@pytest.fixture
def campaign(admin: Db, cast: Cast) -> Campaign:
    """Adam's campaign with Dana, Erik and the lead Lena in it."""
    campaign = actions.create_campaign(admin, name="Spring mailing", type="E-mail")
    actions.add_members(admin, campaign.id, "contact", [cast.dana, cast.erik])
    actions.add_members(admin, campaign.id, "lead", [cast.lead])
    admin.commit()
    return campaign


def members(db: Db, campaign: Campaign) -> dict[str, CampaignMember]:
    asked = select(CampaignMember).where(CampaignMember.campaign_id == campaign.id).order_by(CampaignMember.id)
    return {member.person.first_name or "": member for member in db.scalars(asked)}


def send(db: Db, campaign: Campaign, **values: Any) -> Mailing:
    ids = [member.id for member in members(db, campaign).values()]
    return actions.send_mailing(
        db, campaign.id, ids, **{"subject": "News for {{account.name}}", "body": BODY, **values}
    )


def test_each_member_gets_a_letter_of_their_own(admin: Db, campaign: Campaign, cast: Cast) -> None:
    mailing = send(admin, campaign)
    assert [(each.recipient, each.subject, each.body) for each in letters_of(admin, mailing)] == [
        ("lena@parkstudios.example", "News for Park Studios", "<p>Hello Lena, Spring mailing begins.</p>"),
        ("erik@norwood.example", "News for Norwood Supply Co.", "<p>Hello Erik, Spring mailing begins.</p>"),
        ("dana@norwood.example", "News for Norwood Supply Co.", "<p>Hello Dana, Spring mailing begins.</p>"),
    ]


def test_who_was_planned_is_sent_to_and_whoever_answered_stays(admin: Db, campaign: Campaign) -> None:
    found = members(admin, campaign)
    actions.update_member(admin, found["Dana"].id, status="Responded")
    send(admin, campaign)
    assert {name: member.status for name, member in found.items()} == {
        "Dana": "Responded", "Erik": "Sent", "Lena": "Sent",
    }  # fmt: skip


def test_those_who_want_none_or_have_no_address_are_passed_over(admin: Db, campaign: Campaign, cast: Cast) -> None:
    found = members(admin, campaign)
    actions.update_member(admin, found["Dana"].id, opted_out=True)
    actions.update_lead(admin, cast.lead, email=None)
    mailing = send(admin, campaign)
    told = {each.person.first_name: each.skipped for each in letters_of(admin, mailing)}
    assert told == {"Dana": "Opted out of this campaign", "Lena": "Has no e-mail address", "Erik": None}
    assert (found["Dana"].status, found["Lena"].status, found["Erik"].status) == ("Planned", "Planned", "Sent")


def test_one_address_gets_one_letter(admin: Db, campaign: Campaign, cast: Cast) -> None:
    actions.update_lead(admin, cast.lead, email="DANA@norwood.example")
    mailing = send(admin, campaign)
    assert next(each.skipped for each in letters_of(admin, mailing)) == "Same address as Dana Whitfield"


def test_nothing_is_sent_where_nobody_is_left(admin: Db, campaign: Campaign, cast: Cast) -> None:
    actions.update_contact(admin, cast.dana, email_opt_out=True)
    dana = members(admin, campaign)["Dana"].id
    with pytest.raises(Blocked, match="Dana Whitfield: wants no e-mail at all"):
        actions.send_mailing(admin, campaign.id, [dana], subject="News", body=BODY)
    assert admin.query(Mailing).count() == 0


@pytest.mark.parametrize(
    ("values", "at"),
    [
        ({"subject": " "}, "subject"),
        ({"subject": "x" * 500}, "subject"),
        ({"subject": "{{deal.name}}"}, "subject"),
        ({"body": "<p></p>"}, "body"),
        ({"body": "<p>{{case.number}}</p>"}, "body"),
    ],
)
def test_what_cannot_be_sent_is_told_at_its_field(
    admin: Db, campaign: Campaign, values: dict[str, str], at: str
) -> None:
    with pytest.raises(Invalid) as refused:
        send(admin, campaign, **values)
    assert list(refused.value.errors) == [at]


def test_only_those_who_may_edit_the_campaign_write_to_its_members(
    seat: As, admin: Db, campaign: Campaign, cast: Cast
) -> None:
    with pytest.raises(Forbidden):
        send(seat(cast.walt), campaign)


def test_nobody_is_written_to_once_a_campaign_is_canceled(admin: Db, campaign: Campaign) -> None:
    actions.update_campaign(admin, campaign.id, status="Canceled")
    with pytest.raises(Blocked, match="canceled"):
        send(admin, campaign)


def test_a_letter_goes_with_a_converted_lead(admin: Db, campaign: Campaign, cast: Cast) -> None:
    send(admin, campaign)
    actions.convert_lead(admin, cast.lead)
    contact = admin.scalars(select(Contact).where(Contact.first_name == "Lena")).one()
    assert [letter.subject for letter in letters_to(admin, contact)] == ["News for Park Studios"]
    assert letters_to(admin, admin.get_one(Lead, cast.lead)) == []


def test_a_letter_stands_in_the_activity_of_whoever_got_it(
    admin: Db, database: Database, campaign: Campaign, cast: Cast
) -> None:
    send(admin, campaign)
    admin.commit()
    adam = OfficeClient(database, "crm", cast.adam)
    assert "Hello Dana, Spring mailing begins." in adam.get(f"/contacts/{cast.dana}?tab=activity").text
    assert "Hello Lena, Spring mailing begins." in adam.get(f"/leads/{cast.lead}?tab=activity").text


def test_members_are_written_to_by_a_template_after_a_preview(
    admin: Db, campaign: Campaign, open_as: Open, cast: Cast
) -> None:
    actions.update_contact(admin, cast.erik, email_opt_out=True)
    for name, field in (("Invitation", "campaign.name"), ("First reply", "case.number")):
        text = f"<p>Dear {{{{contact.first_name}}}}, {{{{{field}}}}}</p>"
        admin.add(EmailTemplate(name=name, topic="General", subject="Come by", body=text, is_active=True))
    admin.commit()
    page: Page = open_as(cast.adam)
    page.goto(f"/campaigns/{campaign.id}/members")
    page.get_by_role("checkbox", name="Select all rows").or_(
        page.get_by_role("checkbox", name="Select all")
    ).first.check()
    page.get_by_role("button", name="Send e-mail").first.click()
    dialog = page.get_by_role("dialog", name="Send e-mail")
    expect(dialog.get_by_text("1 is skipped")).to_be_visible()
    dialog.get_by_role("combobox", name="Template").click()
    expect(page.get_by_role("option", name="First reply")).to_have_count(0)
    page.get_by_role("option", name="Invitation").click()
    expect(dialog.get_by_label("Subject")).to_have_value("Come by")
    dialog.get_by_role("button", name="Preview").click()
    expect(dialog.get_by_role("region", name="Preview")).to_contain_text("Dear Dana, Spring mailing")
    dialog.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("Sent to 2, skipped 1.")).to_be_visible()
    expect(page.get_by_role("table", name="Skipped")).to_contain_text("Wants no e-mail at all")
    expect(page.get_by_role("table", name="Sent to")).to_contain_text("lena@parkstudios.example")
