"""What was written to members of campaigns when these began, and the templates for it."""

from __future__ import annotations

import re
from datetime import timedelta
from random import Random

from ...apps.crm.models import Account, Campaign, CampaignMember, Contact, EmailTemplate, Lead, Letter, Mailing
from ...apps.platform import formats
from ...apps.platform.rich_text import from_plain
from ..calendar import last_workday
from ..random_source import chance
from ..rows import new
from .phrases.mailings import ABOUT, OPENED_WITH, TEMPLATES
from .sales import Sales
from .tenure import Tenure

_CHOICE = re.compile(r"\[([^\[\]]*)\]")
_FIELD = re.compile(r"\{\{([a-z_.]+)\}\}")
# Of a hundred campaigns of those kinds.
_WRITTEN = 75


def make_mailings(sales: Sales) -> None:
    """An e-mail for most campaigns that have begun, to those who were in them by then and have been sent something."""
    draft, random = sales.draft, sales.draft.random("mailings")
    texts = _templates(sales, random)
    accounts = {account.id: account.name for account in draft.all(Account)}
    people: dict[tuple[str, int], Contact | Lead] = {("contact", each.id): each for each in draft.all(Contact)}
    people |= {("lead", each.id): each for each in draft.all(Lead)}
    members: dict[int, list[CampaignMember]] = {}
    for member in draft.all(CampaignMember):
        members.setdefault(member.campaign_id, []).append(member)
    tenure = Tenure(draft)
    for campaign in draft.all(Campaign):
        name = _opening(campaign)
        if name is None or campaign.start_date is None or not chance(random, _WRITTEN):
            continue
        # Who is invited hears of it some weeks ahead, the others once it has begun.
        ahead = random.randrange(12, 26) if campaign.type != "E-mail" else -random.randrange(3, 12)
        day = campaign.start_date - timedelta(days=ahead)
        at = draft.calendar.at_work(random, last_workday(day))
        sent_to = [each for each in members.get(campaign.id, ()) if each.created_at < at and each.status != "Planned"]
        if at >= draft.calendar.now or at < campaign.created_at or not sent_to:
            continue
        author = draft.people[(tenure.stood_in(campaign.owner_id, at) or campaign.owner_id) - 1]
        subject, body = texts[name]
        mailing = new(Mailing, campaign_id=campaign.id, sender=author.email, subject=subject, body=body)
        draft.add(mailing, at=at, by=author.id)
        reached: dict[str, str] = {}
        for member in sent_to:
            person = people[("contact", member.contact_id) if member.contact_id else ("lead", member.lead_id or 0)]
            company = person.company if isinstance(person, Lead) else accounts.get(person.account_id or 0, "")
            known = {
                "contact.first_name": person.first_name or person.name, "account.name": company,
                "campaign.name": campaign.name, "campaign.start_date": formats.day(campaign.start_date),
                "user.name": author.name, "user.title": author.title, "company.name": draft.company.name,
            }  # fmt: skip
            letter = new(Letter, mailing_id=mailing.id, contact_id=member.contact_id, lead_id=member.lead_id)
            letter.skipped = _why_not(member, person, reached)
            if letter.skipped is None:
                letter.recipient = person.email
                letter.subject, letter.body = _filled(subject, known), _filled(body, known)
            draft.add(letter, at=at, by=author.id)


def _opening(campaign: Campaign) -> str | None:
    """The template that a campaign begins with; by e-mail, that of what it is about."""
    usual = OPENED_WITH.get(campaign.type)
    if campaign.type != "E-mail":
        return usual
    return next((template for word, template in ABOUT.items() if word in campaign.name), usual)


def _why_not(member: CampaignMember, person: Contact | Lead, reached: dict[str, str]) -> str | None:
    """Why somebody got nothing, in the words of the app."""
    if member.opted_out:
        return "Opted out of this campaign"
    if isinstance(person, Contact) and person.email_opt_out:
        return "Wants no e-mail at all"
    if not person.email:
        return "Has no e-mail address"
    first = reached.get(person.email.casefold())
    reached.setdefault(person.email.casefold(), person.name)
    return f"Same address as {first}"[:80] if first is not None else None


def _templates(sales: Sales, random: Random) -> dict[str, tuple[str, str]]:
    """The templates of letters to members; by name, their subject and text."""
    found = {}
    for name, topic, subject, paragraphs in TEMPLATES:
        subject, *chosen = (
            _CHOICE.sub(lambda match: random.choice(match[1].split("|")), part) for part in (subject, *paragraphs)
        )
        body = "".join(from_plain(part) for part in chosen)
        template = new(EmailTemplate, name=name, topic=topic, subject=subject, body=body, is_active=True)
        sales.draft.add(template, by=sales.holders["marketing-2"].id)
        found[name] = (subject, body)
    return found


def _filled(text: str, known: dict[str, str]) -> str:
    return _FIELD.sub(lambda field: known[field[1]], text)
