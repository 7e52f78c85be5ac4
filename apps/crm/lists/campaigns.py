"""The list of campaigns, and of the members of one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from flask import g, url_for
from sqlalchemy import Select, case, func, or_, select
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.fields import SelectField
from ...platform.filters import ChoiceFilter, FlagFilter, TextFilter
from ...platform.forms import PlatformForm
from ...platform.list_state import View
from ...platform.listview import Bulk, Column, ListView, MenuItem, in_order
from .. import campaign_results
from ..campaign_results import Figures
from ..fields import CAMPAIGN
from ..models import (
    ANSWERED_STATUSES,
    MEMBER_STATUSES,
    OPEN_CAMPAIGN_STATUSES,
    Account,
    Campaign,
    CampaignMember,
    Contact,
    Lead,
)
from ..objects import label_of, url_of
from ..permissions import may, scope
from ..tones import tone
from .common import bulk, common, mine, owned
from .preferences import PREFERENCES


def campaign_rows(db: Db) -> Select[Any]:
    return owned(db, Campaign)


def _figures(db: Db, ids: list[int]) -> Mapping[int, Figures]:
    return campaign_results.figures(db, ids)


def _count(_campaign: Campaign, figures: Figures | None) -> int:
    return figures.members if figures else 0


def _responses(_campaign: Campaign, figures: Figures | None) -> int:
    return figures.responses if figures else 0


CAMPAIGNS = ListView(
    **common(Campaign),
    columns=CAMPAIGN.columns_with(
        Column("members", "Members", kind="number", figure=_count, width=7),
        Column("responses", "Responses", kind="number", figure=_responses, width=8),
        after="end_date",
    ),
    sort="-start_date",
    search=(Campaign.name, Campaign.description),
    filters=CAMPAIGN.filters,
    views=(
        View("open", "Planning and active", where=lambda _db: Campaign.status.in_(OPEN_CAMPAIGN_STATUSES)),
        mine(Campaign, "campaigns"),
        View("completed", "Completed", where=lambda _db: Campaign.status == "Completed"),
        View("all", "All campaigns"),
    ),
    figures=_figures,
    bulk=bulk("campaigns"),
    edit_form=CAMPAIGN.form_of_cells,
)

# -- The members of one campaign ----------------------------------------------------------------------------------

_NAME = func.coalesce(Contact.first_name, Lead.first_name, "") + " " + func.coalesce(Contact.last_name, Lead.last_name)
_COMPANY = func.coalesce(Account.name, Lead.company)
_EMAIL = func.coalesce(Contact.email, Lead.email)
_KIND = case((CampaignMember.contact_id.is_(None), "Lead"), else_="Contact")
_OPTED_OUT = or_(CampaignMember.opted_out, func.coalesce(Contact.email_opt_out, False))


def member_rows(db: Db, *campaign_ids: int) -> Select[Any]:
    """The members of campaigns whose records the acting user can see."""
    seen = or_(
        Contact.deleted_at.is_(None) & CampaignMember.contact_id.is_not(None) & scope(db, Contact, "read"),
        Lead.deleted_at.is_(None) & CampaignMember.lead_id.is_not(None) & scope(db, Lead, "read"),
    )
    return (
        select(CampaignMember)
        .outerjoin(CampaignMember.contact)
        .outerjoin(Contact.account)
        .outerjoin(CampaignMember.lead)
        .where(CampaignMember.campaign_id.in_(campaign_ids), seen)
        .options(
            contains_eager(CampaignMember.contact).contains_eager(Contact.account),
            contains_eager(CampaignMember.lead),
        )
    )


def _company(member: CampaignMember) -> str | None:
    person = member.person
    if isinstance(person, Lead):
        return person.company
    return person.account.name if person.account else None


def _member_menu(member: CampaignMember) -> list[MenuItem]:
    person, campaign_id = member.person, member.campaign_id
    items: list[MenuItem] = [("Open", url_of(person), "external-link", {})]
    if _may_edit(member, "status"):
        ids: dict[str, Any] = {"id": campaign_id, "ids": member.id}
        items += [
            ("Send e-mail", url_for("campaigns.send_email", **ids), "mail", {"dialog": True}),
            ("Set status", url_for("campaigns.set_status", **ids), "pencil", {"dialog": True}),
            ("Set opt-out", url_for("campaigns.set_opt_out", **ids), "ban", {"dialog": True}),
            ("Remove from campaign", url_for("campaigns.remove", **ids), "trash-2", {"dialog": True, "danger": True}),
        ]
    return items


def _may_edit(member: CampaignMember, _name: str) -> bool:
    return may(g.db, "edit", g.db.get_one(Campaign, member.campaign_id))


class MemberCells(PlatformForm):
    """What can be changed of a member in the grid."""

    status = SelectField("Status", choices=MEMBER_STATUSES, required=True)


MEMBERS = ListView(
    key="members",
    title="Members",
    one="member",
    many="members",
    endpoint="campaigns.members",
    columns=(
        Column("name", "Name", value=lambda m: m.person.name, link=lambda m: url_of(m.person), sort=_NAME, width=19),
        Column("kind", "Kind", value=lambda m: "Contact" if m.contact else "Lead", sort=_KIND, width=8),
        Column("company", "Company", value=_company, sort=_COMPANY, width=22),
        Column("title", "Title", value=lambda m: m.person.title, width=14),
        Column("email", "E-mail", value=lambda m: m.person.email, sort=_EMAIL, width=19),
        Column("status", "Status", kind="chip", tone=lambda m: tone(m.status),
               sort=in_order(CampaignMember.status, MEMBER_STATUSES), width=13,
               edit="status"),
        Column("opted_out", "Opted out", value=lambda m: "Yes" if m.is_opted_out else None, sort=_OPTED_OUT, width=9),
    ),
    sort="name",
    search=(_NAME, _COMPANY, _EMAIL),
    filters=(
        ChoiceFilter("status", "Status", CampaignMember.status, choices=MEMBER_STATUSES),
        ChoiceFilter("kind", "Kind", _KIND, choices=("Contact", "Lead")),
        TextFilter("company", "Company", _COMPANY),
        FlagFilter("opted_out", "Opted out", _OPTED_OUT),
    ),
    views=(
        View("all", "All members"),
        View("answered", "Responses", where=lambda _db: CampaignMember.status.in_(ANSWERED_STATUSES)),
        View("silent", "No response", where=lambda _db: CampaignMember.status.not_in(ANSWERED_STATUSES)),
        View("opted_out", "Opted out", where=lambda _db: _OPTED_OUT),
    ),
    bulk=(
        Bulk("Send e-mail", "mail", "campaigns.send_email"),
        Bulk("Set status", "pencil", "campaigns.set_status"),
        Bulk("Set opt-out", "ban", "campaigns.set_opt_out"),
        Bulk("Remove", "trash-2", "campaigns.remove", danger=True),
    ),
    row_menu=_member_menu,
    name_of=lambda member: label_of(member.person),
    edit_form=MemberCells,
    edit_endpoint="campaigns.member_cells",
    may_edit=_may_edit,
    icon="users",
    preferences=PREFERENCES,
)  # fmt: skip
#: For those who may not change the campaign.
MEMBERS_TO_READ = replace(MEMBERS, bulk=(), edit_endpoint=None)
