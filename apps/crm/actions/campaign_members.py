"""Who is in a campaign, how they answered, and which of them want to hear no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ..fields.members import MEMBERS, member_key
from ..models import MEMBER_STATUSES, Campaign, CampaignMember, Contact, Lead, Letter
from ..objects import OBJECTS, label_of
from ..queries import find
from .leads import check_unconverted
from .saving import apply, load


@dataclass(frozen=True)
class Joined:
    """`added` are the new members; `already` counts those who were in it before, `opted_out` those left out."""

    added: list[CampaignMember]
    already: int
    opted_out: int


def add_members(
    db: Db, campaign_id: int, key: str, ids: Sequence[int], *, status: str = "Planned", skip_opt_outs: bool = False
) -> Joined:
    """Put contacts or leads into a campaign; who is in it stays as they are. All of them or none.

    With `skip_opt_outs`, contacts who want no e-mail are left out. Raises Invalid for an unknown status, Blocked for
    a canceled campaign or a converted lead, NotFound for a record that the acting user cannot see.
    """
    campaign = load(db, Campaign, campaign_id)
    if campaign.status == "Canceled":
        raise Blocked(f"{campaign.name} was canceled: nobody can be added to it.")
    _check_status(status)
    if key not in MEMBERS:
        raise Invalid({"": "Only contacts and leads can be members of a campaign."})
    name = f"{key}_id"
    column: Any = getattr(CampaignMember, name)
    present = set(db.scalars(select(column).where(CampaignMember.campaign_id == campaign_id, column.is_not(None))))
    added: list[CampaignMember] = []
    already = opted_out = 0
    for id in dict.fromkeys(ids):
        model: Any = OBJECTS[key].model
        person: Contact | Lead = find(db, model, id)
        if isinstance(person, Lead):
            check_unconverted(person)
        if id in present:
            already += 1
        elif skip_opt_outs and isinstance(person, Contact) and person.email_opt_out:
            opted_out += 1
        else:
            added.append(CampaignMember(campaign_id=campaign_id, status=status, **{name: id}))
    db.add_all(added)
    db.flush()
    return Joined(added, already, opted_out)


def add_people(
    db: Db, campaign_id: int, keys: Sequence[str], *, status: str = "Planned", skip_opt_outs: bool = False
) -> Joined:
    """The same of contacts and leads together, named as "contact-40" and "lead-7".

    Raises Invalid if there are none, or one is no contact or lead.
    """
    people = [member_key(key) for key in keys]
    if not people:
        raise Invalid(people="Choose at least one contact or lead.")
    ids: dict[str, list[int]] = {key: [] for key in MEMBERS}
    for person in people:
        if person is None:
            raise Invalid(people="Choose the people to add from the list.")
        ids[person[0]].append(person[1])
    parts = [
        add_members(db, campaign_id, key, found, status=status, skip_opt_outs=skip_opt_outs)
        for key, found in ids.items()
        if found
    ]
    added = [member for part in parts for member in part.added]
    return Joined(added, sum(part.already for part in parts), sum(part.opted_out for part in parts))


def update_member(db: Db, member_id: int, *, version: int | None = None, **values: Any) -> CampaignMember:
    """Say how a member answered (`status`), or that they want to hear no more (`opted_out`)."""
    member = load_member(db, member_id, version=version)
    unknown = sorted(set(values) - {"status", "opted_out"})
    if unknown:
        raise TypeError(f"a member has no field {', '.join(unknown)} that may be written")
    if "status" in values:
        _check_status(values["status"])
    apply(member, values)
    db.flush()
    return member


def update_members(db: Db, campaign_id: int, ids: Sequence[int], **values: Any) -> list[CampaignMember]:
    """The same of several members of one campaign, all of them or none; returns those that changed."""
    changed: list[CampaignMember] = []
    for member in members_of(db, campaign_id, ids):
        before = (member.status, member.opted_out)
        update_member(db, member.id, **values)
        if before != (member.status, member.opted_out):
            changed.append(member)
    return changed


def remove_members(db: Db, campaign_id: int, ids: Sequence[int]) -> list[str]:
    """Take members out of a campaign; their records stay. Returns their names."""
    members = members_of(db, campaign_id, ids)
    names = [label_of(member.person) for member in members]
    for member in members:
        db.delete(member)
    db.flush()
    return names


def load_member(db: Db, member_id: int, *, version: int | None = None) -> CampaignMember:
    """The member for a change: whoever may edit the campaign may. Raises NotFound, Forbidden, Conflict."""
    member = db.get(CampaignMember, member_id)
    if member is None:
        raise NotFound("This member is no longer in the campaign. Reload the page.")
    load(db, Campaign, member.campaign_id)
    db.check_version(member, label_of(member.person), version)
    return member


def hand_to_contact(db: Db, lead: Lead, contact: Contact) -> None:
    """Let a converted lead's contact be in the lead's campaigns; where they were already, the further answer counts."""
    asked = select(CampaignMember).where(CampaignMember.lead_id == lead.id).order_by(CampaignMember.id)
    for member in db.scalars(asked).all():
        twin = db.scalar(
            select(CampaignMember).where(
                CampaignMember.campaign_id == member.campaign_id, CampaignMember.contact_id == contact.id
            )
        )
        if twin is None:
            member.lead_id, member.contact_id = None, contact.id
        else:
            join_members(db, twin, member)
    for letter in db.scalars(select(Letter).where(Letter.lead_id == lead.id).order_by(Letter.id)):
        letter.lead_id, letter.contact_id = None, contact.id
    db.flush()


def join_members(db: Db, kept: CampaignMember, other: CampaignMember) -> None:
    """Make one member of two that turned out to be the same person."""
    status = max(kept.status, other.status, key=MEMBER_STATUSES.index)
    apply(kept, {"status": status, "opted_out": kept.opted_out or other.opted_out})
    db.delete(other)


def newest_campaign(db: Db, lead: Lead) -> Campaign | None:
    """The campaign into which a lead came last: a deal that comes of it was brought by that one."""
    asked = (
        select(Campaign)
        .join(CampaignMember, CampaignMember.campaign_id == Campaign.id)
        .where(CampaignMember.lead_id == lead.id, Campaign.deleted_at.is_(None))
    )
    return db.scalar(asked.order_by(CampaignMember.created_at.desc(), CampaignMember.id.desc()).limit(1))


def members_of(db: Db, campaign_id: int, ids: Sequence[int], *loaded: Any) -> list[CampaignMember]:
    """Members of a campaign that the acting user may edit, by their ids; NotFound if one is no longer in it."""
    load(db, Campaign, campaign_id)
    asked = select(CampaignMember).where(CampaignMember.campaign_id == campaign_id, CampaignMember.id.in_(ids))
    found = list(db.scalars(asked.options(*loaded).order_by(CampaignMember.id)))
    if len(found) < len(set(ids)):
        raise NotFound("One of them is no longer in the campaign. Reload the page.")
    return found


def _check_status(status: Any) -> None:
    if status not in MEMBER_STATUSES:
        raise Invalid(status=f"Choose one of: {', '.join(MEMBER_STATUSES)}.")
