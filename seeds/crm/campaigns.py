"""Campaigns as the chronicle has them, whom they addressed and how those answered, and the deals that came of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from random import Random
from typing import Any

from ...apps.crm.models import Campaign, CampaignMember, Contact, Deal, DealContactRole, Lead
from ..calendar import next_workday
from ..events import Money
from ..grammar import say
from ..random_source import chance, pick, several, shares
from ..rows import new
from .phrases.mailings import DESCRIPTIONS, WEBINARS
from .sales import Sales

# The channel of a campaign says what kind it is; what is not named is advertising.
_TYPES = {"newsletter": "E-mail", "webinar": "Webinar", "postcards": "Direct mail", "sample boxes": "Direct mail",
          "a partner's magazine": "Partner"}  # fmt: skip
# How members of a kind of campaign answered once it is over; a running one has many who were only asked.
_ANSWERS: dict[str, dict[str, int]] = {
    "E-mail": {"Sent": 30, "No answer": 32, "Responded": 30, "Declined": 8},
    "Webinar": {"Sent": 14, "No answer": 22, "Registered": 8, "No-show": 18, "Attended": 32, "Declined": 6},
    "Trade show": {"Sent": 16, "No answer": 12, "Registered": 8, "No-show": 16, "Attended": 40, "Declined": 8},
    "Advertising": {"Responded": 78, "No answer": 22},
    "Direct mail": {"Sent": 40, "No answer": 26, "Responded": 28, "Declined": 6},
    "Partner": {"Sent": 24, "No answer": 20, "Responded": 48, "Declined": 8},
}
_PLANNED = {"Planned": 78, "Sent": 22}
_RUNNING = {"Planned": 22, "Sent": 42, "Responded": 22, "Registered": 9, "Declined": 5}
_BROUGHT = 34  # per cent of the deals of members who answered that a campaign brought


def make_campaigns(sales: Sales) -> None:
    """Twelve to twenty campaigns with their members."""
    random = sales.draft.random("crm campaigns")
    campaigns = [*_mailings(sales, random), *_shows(sales, random), *_webinars(sales, random)]
    campaigns.sort(key=lambda campaign: (campaign.created_at, campaign.name))
    sales.draft.add_all(campaigns)
    members = _members(sales, random, campaigns)
    sales.draft.add_all(members)
    _bring_deals(sales, random, campaigns, members)


def _mailings(sales: Sales, random: Random) -> list[Campaign]:
    ended = {event.cause: event for event in sales.draft.chronicle.events("campaign-ended")}
    made = []
    for event in sales.draft.chronicle.events("campaign-started"):
        end = ended.get(event.number)
        start = event.at.date()
        last = end.at.date() if end else start + timedelta(days=random.randrange(16, 34))
        kind = _TYPES.get(str(event.facts["channel"]), "Advertising")
        name = f"{_titled(str(event.facts['campaign']))} {start.year}"
        budget = event.facts["budget"]
        assert isinstance(budget, Money)
        spent = end.facts["spent"] if end else Money(budget * random.randrange(20, 70) // 100)
        assert isinstance(spent, Money)
        made.append(
            _campaign(sales, random, name, kind, start, last, event.at, budget=int(budget), cost=int(spent),
                      description=say(random, DESCRIPTIONS[str(event.facts["channel"])], {}).text)
        )  # fmt: skip
    return made


def _shows(sales: Sales, random: Random) -> list[Campaign]:
    made = []
    for event in sales.draft.chronicle.events("show-booked"):
        day = event.facts["day"]
        assert isinstance(day, date)
        budget = random.randrange(40, 160) * 100_00
        cost = (
            budget * random.randrange(84, 118) // 100 // 100_00 * 100_00 if day < sales.draft.calendar.today else None
        )
        made.append(
            _campaign(sales, random, f"{event.facts['city']} Trade Show {day.year}", "Trade show", day,
                      day + timedelta(days=random.choice((1, 2))), event.at, budget=budget, cost=cost,
                      description=say(random, DESCRIPTIONS["Trade show"], event.words()).text)
        )  # fmt: skip
    return made


def _titled(name: str) -> str:
    """ "Fall Reorder Reminder" """
    return " ".join(word[:1].upper() + word[1:] for word in name.split(" "))


def _webinars(sales: Sales, random: Random) -> list[Campaign]:
    """Small ones that nobody talks about at length; the last two are still to come."""
    calendar = sales.draft.calendar
    made = []
    topics = WEBINARS[sales.draft.trade.name]
    for number, topic in enumerate(random.sample(topics, len(topics))):
        ahead = number >= len(topics) - 2
        if ahead:
            start = next_workday(calendar.today + timedelta(days=random.randrange(9, 60)))
        else:
            start = calendar.day_between(random, calendar.today - timedelta(days=260), calendar.today - timedelta(20))
        planned = calendar.between(random, calendar.now - timedelta(days=24 if ahead else 300), calendar.now)
        planned = min(planned, calendar.at_work(random, start - timedelta(days=8)), calendar.now - timedelta(hours=3))
        budget = random.randrange(6, 30) * 100_00
        made.append(
            _campaign(sales, random, topic, "Webinar", start, start, planned, budget=budget,
                      cost=None if ahead else budget * random.randrange(70, 112) // 100 // 1000 * 1000,
                      description=say(random, DESCRIPTIONS["webinar"], {}).text)
        )  # fmt: skip
    return made


def _campaign(
    sales: Sales, random: Random, name: str, kind: str, start: date, end: date, planned: datetime, *,
    budget: int, cost: int | None, description: str,
) -> Campaign:  # fmt: skip
    today = sales.draft.calendar.today
    status = "Planning" if start > today else "Active" if end >= today else "Completed"
    owner = sales.holders[random.choice(("marketing", "marketing-2", "marketing-2", "marketing-1"))].id
    campaign = new(
        Campaign, name=name, type=kind, status=status, start_date=start, end_date=end, budget=budget,
        expected_revenue=budget * random.randrange(15, 60) // 10 // 500_00 * 500_00, actual_cost=cost,
        description=description or None, owner_id=owner,
    )  # fmt: skip
    campaign.created_at, campaign.created_by_id = planned, owner
    # Status and cost are entered once a campaign is over.
    over = sales.draft.calendar.at_work(random, end + timedelta(days=2))
    campaign.updated_at = over if planned < over < sales.draft.calendar.now else planned
    campaign.updated_by_id = owner
    return campaign


def _members(sales: Sales, random: Random, campaigns: Sequence[Campaign]) -> list[CampaignMember]:
    """As many as the volume says, three contacts in five; a campaign gets the people whom it can have had."""
    draft = sales.draft
    contacts = [c for c in draft.all(Contact) if c.account_id is not None]
    leads = [lead for lead in draft.all(Lead) if lead.status != "Converted"]
    weights = {number: random.randrange(4, 13) for number in range(len(campaigns))}
    sizes = shares(random, sales.volume.members, weights)
    made: list[CampaignMember] = []
    for number, campaign in enumerate(campaigns):
        count = sizes.count(number)
        until = datetime.combine(campaign.end_date or draft.calendar.today, time(23), draft.calendar.timezone)
        before = min(until, draft.calendar.now)
        likely: list[Any] = several(random, [c for c in contacts if c.created_at < before], count * 3 // 5)
        likely += several(random, [each for each in leads if each.created_at < before], count - len(likely))
        made += [_member(sales, random, campaign, person, before) for person in likely]
    return made


def _member(
    sales: Sales, random: Random, campaign: Campaign, person: Contact | Lead, before: datetime
) -> CampaignMember:
    answers = {"Planning": _PLANNED, "Active": _RUNNING}.get(campaign.status, _ANSWERS[campaign.type])
    status = pick(random, answers)
    member = new(
        CampaignMember, campaign_id=campaign.id, status=status, opted_out=chance(random, 4),
        contact_id=person.id if isinstance(person, Contact) else None,
        lead_id=person.id if isinstance(person, Lead) else None,
    )  # fmt: skip
    since = max(campaign.created_at, person.created_at)
    member.created_at = sales.draft.calendar.between(random, since, max(before, since + timedelta(hours=2)))
    member.created_by_id = campaign.owner_id
    return member


def _bring_deals(
    sales: Sales, random: Random, campaigns: Sequence[Campaign], members: Sequence[CampaignMember]
) -> None:
    """A deal whose contact answered to a campaign in the months before it was opened may have come of it."""
    by_contact: dict[int, list[Campaign]] = {}
    by_id = {campaign.id: campaign for campaign in campaigns}
    for member in members:
        if member.contact_id is not None and member.status in ("Responded", "Registered", "Attended"):
            by_contact.setdefault(member.contact_id, []).append(by_id[member.campaign_id])
    roles = {role.deal_id: role.contact_id for role in sales.draft.all(DealContactRole) if role.is_primary}
    started = [campaign for campaign in campaigns if campaign.status != "Planning"]
    for deal in sales.draft.all(Deal):
        opened = deal.created_at.date()
        fitting = [c for c in by_contact.get(roles.get(deal.id, 0), ()) if _fits(c, opened)]
        if fitting and chance(random, 80):
            deal.campaign_id = fitting[-1].id
        elif chance(random, _BROUGHT):
            # Somebody else of the same account was there.
            others = [campaign for campaign in started if _fits(campaign, opened)]
            if others:
                deal.campaign_id = random.choice(others).id


def _fits(campaign: Campaign, opened: date) -> bool:
    start = campaign.start_date
    return start is not None and start <= opened <= start + timedelta(days=150)
