"""A deal's way through the pipeline, told so that its last row is how the deal now stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from random import Random

from ...apps.crm.models import Deal, StageHistory
from ..calendar import next_workday
from ..random_source import chance
from ..rows import new
from .sales import Sales

_OPEN = ("Prospecting", "Qualification", "Proposal", "Negotiation")


@dataclass(frozen=True)
class Standing:
    """What a row of the history says."""

    stage: str
    amount: int
    probability: int
    close_date: date


def make_history(sales: Sales, random: Random, deal: Deal, last_open: str, closed: datetime | None) -> None:
    """Write the history of a deal, and set on the deal what follows from it."""
    calendar = sales.draft.calendar
    standings = _standings(sales, random, deal, last_open, closed)
    latest = closed or calendar.between(random, deal.created_at + timedelta(hours=1))
    moments = _moments(sales, random, deal.created_at, latest, len(standings))
    before: Standing | None = None
    for standing, moment in zip(standings, moments, strict=True):
        sales.draft.add(
            new(
                StageHistory,
                deal_id=deal.id,
                from_stage_id=sales.stages[before.stage].id if before else None,
                to_stage_id=sales.stages[standing.stage].id,
                amount=standing.amount,
                probability=standing.probability,
                close_date=standing.close_date,
                changed_at=moment,
                changed_by_id=deal.created_by_id,
            )
        )
        if before is None or before.stage != standing.stage:
            deal.stage_entered_at = moment
        before = standing
    last = standings[-1]
    deal.probability, deal.close_date, deal.updated_at = last.probability, last.close_date, moments[-1]


def _standings(sales: Sales, random: Random, deal: Deal, last_open: str, closed: datetime | None) -> list[Standing]:
    """One after the other, each different from the one before; the last one is the present."""
    path = list(_OPEN[: _OPEN.index(last_open) + 1])
    if len(path) > 1 and chance(random, 25):
        path.pop(0)  # came in well prepared
    stage = path[0]
    final_date = sales.draft.calendar.date_of(closed) if closed else _close_date(sales, random)
    guessed_date = next_workday(final_date - timedelta(days=random.choice((0, 0, 7, 14, 21, 30, 45))))
    now = Standing(stage, _estimate(random, deal.amount), sales.stages[stage].probability, guessed_date)
    standings = [now]
    for stage in path[1:]:
        if chance(random, 22):
            now = _slip(random, now)
            standings.append(now)
        now = replace(now, stage=stage, probability=sales.stages[stage].probability)
        if stage == "Proposal":
            now = replace(now, amount=deal.amount)
        standings.append(now)
    if closed is None and chance(random, 25):
        now = replace(now, probability=now.probability + random.choice((-5, 5, 10)))
        standings.append(now)
    settled = replace(now, amount=deal.amount, close_date=final_date)
    if closed is not None:
        stage = "Closed Lost" if deal.loss_reason else "Closed Won"
        standings.append(replace(settled, stage=stage, probability=sales.stages[stage].probability))
    elif len(standings) > 1 or chance(random, 40):
        standings.append(settled)
    else:
        standings = [settled]
    return [standing for number, standing in enumerate(standings) if number == 0 or standing != standings[number - 1]]


def _slip(random: Random, now: Standing) -> Standing:
    """The customer wants it later, or wants more or less of it."""
    if chance(random, 60):
        return replace(now, close_date=next_workday(now.close_date + timedelta(days=random.randrange(5, 25))))
    return replace(now, amount=_estimate(random, now.amount))


def _estimate(random: Random, amount: int) -> int:
    """About that much, in round hundreds of dollars."""
    return max(500_00, amount * random.randrange(70, 130) // 100 // 500_00 * 500_00)


def _close_date(sales: Sales, random: Random) -> date:
    """When an open deal is expected to close: soon, later, or some days ago where nobody took care."""
    today = sales.draft.calendar.today
    days = (
        random.randrange(-25, 0) if chance(random, 9) else random.choice((random.randrange(45), random.randrange(130)))
    )
    return next_workday(today + timedelta(days=days))


def _moments(sales: Sales, random: Random, first: datetime, last: datetime, count: int) -> list[datetime]:
    """`count` rising moments from `first` to `last`."""
    between = sorted(sales.draft.calendar.between(random, first, last) for _ in range(max(0, count - 2)))
    moments = [first, *between, last][:count]
    for number in range(1, count):
        if moments[number] <= moments[number - 1]:
            moments[number] = moments[number - 1] + timedelta(minutes=random.randrange(2, 30))
    return moments
