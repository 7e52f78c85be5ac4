"""What the families of campaigns look up in an untouched world."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ...apps.crm.models import Campaign, CampaignMember, Contact
from ...seeds.world import World
from ..queries import fetch_all, fetch_undeleted


def campaigns(world: World, *where: Any) -> list[Campaign]:
    return fetch_undeleted(world, select(Campaign).where(*where))


def members(world: World, campaign_id: int) -> list[CampaignMember]:
    """Who is in a campaign, with their records and accounts; those whose record was deleted are left out."""
    asked = select(CampaignMember).where(CampaignMember.campaign_id == campaign_id).order_by(CampaignMember.id)
    contact = joinedload(CampaignMember.contact).joinedload(Contact.account)
    found = fetch_all(world, asked.options(contact, joinedload(CampaignMember.lead)))
    return [member for member in found if member.person.deleted_at is None]
