"""What campaigns came to: members and their answers, deals, revenue and the return on what was spent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import and_, case, func, or_, select

from ..platform.database import Db
from .models import MEMBER_STATUSES, RESPONSES, Campaign, CampaignMember, Contact, Deal, Lead, Stage
from .permissions import scope


@dataclass(frozen=True)
class Figures:
    """How many members a campaign has, and how many of them answered."""

    members: int
    responses: int


@dataclass(frozen=True)
class Results:
    """All of one campaign. Amounts are in cents; `by_status` has only statuses that somebody is in."""

    members: int
    responses: int
    opted_out: int
    by_status: Mapping[str, int]
    deals: int
    open_amount: int
    won_count: int
    won_amount: int
    cost: int | None

    @property
    def response_rate(self) -> int | None:
        """In per cent of the members; None without any."""
        return round(100 * self.responses / self.members) if self.members else None

    @property
    def roi(self) -> int | None:
        """Won revenue less cost, in per cent of the cost; None as long as nothing was spent."""
        return round(100 * (self.won_amount - self.cost) / self.cost) if self.cost else None


_SEEN = or_(
    and_(CampaignMember.contact_id.is_not(None), Contact.deleted_at.is_(None)),
    and_(CampaignMember.lead_id.is_not(None), Lead.deleted_at.is_(None)),
)


def figures(db: Db, ids: Sequence[int]) -> Mapping[int, Figures]:
    """Members and answers of several campaigns, by their ids, in one query."""
    answered = func.sum(case((CampaignMember.status.in_(RESPONSES), 1), else_=0))
    asked = (
        select(CampaignMember.campaign_id, func.count(), answered)
        .outerjoin(CampaignMember.contact)
        .outerjoin(CampaignMember.lead)
        .where(CampaignMember.campaign_id.in_(ids), _SEEN)
        .group_by(CampaignMember.campaign_id)
    )
    return {id: Figures(members, responses) for id, members, responses in db.execute(asked)}


def results(db: Db, campaign: Campaign) -> Results:
    opted_out = func.sum(case((or_(CampaignMember.opted_out, func.coalesce(Contact.email_opt_out, False)), 1), else_=0))
    asked = (
        select(CampaignMember.status, func.count(), opted_out)
        .outerjoin(CampaignMember.contact)
        .outerjoin(CampaignMember.lead)
        .where(CampaignMember.campaign_id == campaign.id, _SEEN)
        .group_by(CampaignMember.status)
    )
    rows = {status: (count, out) for status, count, out in db.execute(asked)}
    counts = {status: rows[status][0] for status in MEMBER_STATUSES if status in rows}
    state = (
        select(Stage.is_closed, Stage.is_won, func.count(), func.coalesce(func.sum(Deal.amount), 0))
        .join(Deal, Deal.stage_id == Stage.id)
        .where(Deal.campaign_id == campaign.id, Deal.deleted_at.is_(None), scope(db, Deal, "read"))
        .group_by(Stage.is_closed, Stage.is_won)
    )
    deals = [(closed, won, count, amount) for closed, won, count, amount in db.execute(state)]
    return Results(
        members=sum(counts.values()),
        responses=sum(count for status, count in counts.items() if status in RESPONSES),
        opted_out=sum(out for _count, out in rows.values()),
        by_status=counts,
        deals=sum(count for _closed, _won, count, _amount in deals),
        open_amount=sum(amount for closed, _won, _count, amount in deals if not closed),
        won_count=sum(count for _closed, won, count, _amount in deals if won),
        won_amount=sum(amount for _closed, won, _count, amount in deals if won),
        cost=campaign.actual_cost,
    )
