"""E-mails to the members of a campaign: who gets one, who is passed over, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.orm import joinedload

from ...platform import values as checks
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.limits import LONGEST_NAME, LONGEST_SHORT
from ...platform.models import Person
from ..merge_fields import fields_of_campaigns, fill_in, is_for_campaigns, unknown_fields
from ..models import Campaign, CampaignMember, Contact, Letter, Mailing
from ..objects import label_of
from .campaign_members import members_of
from .notes_on_cases import checked_body, checked_subject
from .saving import apply, load

#: Of one e-mail.
MOST_RECIPIENTS = 1000


@dataclass(frozen=True)
class Addressed:
    """A member, and why an e-mail would not go to them; empty when it would."""

    member: CampaignMember
    why_not: str

    @property
    def name(self) -> str:
        return label_of(self.member.person)


def addressed(db: Db, campaign_id: int, ids: Sequence[int]) -> list[Addressed]:
    """Which of these members would get an e-mail, and which not: those who want none or cannot be reached."""
    loaded = (joinedload(CampaignMember.contact).joinedload(Contact.account), joinedload(CampaignMember.lead))
    found: list[Addressed] = []
    reached: dict[str, str] = {}
    for member in members_of(db, campaign_id, ids, *loaded):
        address, why = _address(member)
        if address is not None:
            first = reached.get(address.casefold())
            reached.setdefault(address.casefold(), label_of(member.person))
            why = f"Same address as {first}"[:LONGEST_SHORT] if first is not None else ""
        found.append(Addressed(member, why))
    return found


def send_mailing(
    db: Db, campaign_id: int, member_ids: Sequence[int], *, subject: str | None, body: str | None
) -> Mailing:
    """Write to members of a campaign, with the merge fields of text and subject filled in for each.

    Those who want no e-mail, or have no address, are passed over; who was planned is sent to now. Whoever may edit the
    campaign may do this. Raises Invalid, Blocked for a canceled campaign and where nobody is left.
    """
    campaign = load(db, Campaign, campaign_id)
    if campaign.status == "Canceled":
        raise Blocked(f"{campaign.name} was canceled: nobody is written to anymore.")
    subject, body = checked_texts(subject, body)
    everybody = addressed(db, campaign_id, member_ids)
    if len(everybody) > MOST_RECIPIENTS:
        raise Invalid({"": f"An e-mail goes to {MOST_RECIPIENTS:,} members at most; these are {len(everybody):,}."})
    if not any(not each.why_not for each in everybody):
        told = "; ".join(f"{each.name}: {each.why_not.lower()}" for each in everybody[:5])
        raise Blocked(f"None of them can be written to. {told}." if told else "Choose whom to write to first.")
    mailing = Mailing(campaign_id=campaign.id, sender=_sender(db), subject=subject, body=body)
    db.add(mailing)
    db.flush()
    for each in everybody:
        member = each.member
        letter = Letter(mailing_id=mailing.id, contact_id=member.contact_id, lead_id=member.lead_id)
        if each.why_not:
            letter.skipped = each.why_not
        else:
            letter.recipient = member.person.email
            letter.subject = fill_in(db, subject, member)[:LONGEST_NAME]
            letter.body = fill_in(db, body, member, html=True)
            if member.status == "Planned":
                apply(member, {"status": "Sent"})
        db.add(letter)
    db.flush()
    return mailing


def checked_texts(subject: str | None, body: str | None) -> tuple[str, str]:
    """Subject and text as they are kept. Raises Invalid for what is missing, too long, or no field of a member."""
    errors: dict[str, str] = {}
    subject = checked_subject(subject, errors)
    try:
        body = checked_body(body)
    except Invalid as error:
        errors |= error.errors
        body = ""
    for name, text in (("subject", subject), ("body", body)):
        wrong = unknown_fields(text)
        if wrong:
            errors[name] = f"{{{{{wrong[0]}}}}} is not a merge field. There are: {', '.join(fields_of_campaigns())}."
        elif not is_for_campaigns(text):
            errors[name] = "There is no case here, so case fields have no value. Remove them."
    if errors:
        raise Invalid(errors)
    return subject, body


def _address(member: CampaignMember) -> tuple[str | None, str]:
    """Where a member is written to, or why they are not."""
    person = member.person
    if person.deleted_at is not None:
        return None, "In the recycle bin"
    if member.is_opted_out:
        return None, "Opted out of this campaign" if member.opted_out else "Wants no e-mail at all"
    if not person.email:
        return None, "Has no e-mail address"
    try:
        checks.email(person.email)
    except ValueError:
        return None, "Has no e-mail address that works"
    return person.email, ""


def _sender(db: Db) -> str:
    """The address of whoever writes."""
    if db.actor_id is not None:
        return db.get_one(Person, db.actor_id).email
    return f"marketing@{db.company.domain}"
