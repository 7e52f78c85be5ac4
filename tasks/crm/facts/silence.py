"""Open deals that have been silent for some days: which of them a goal can speak of, and who plays what part in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import combinations, permutations

from sqlalchemy import select

from ....apps.crm.last_activity import last_activities
from ....apps.crm.models import Deal, Task, User
from ....seeds.world import World
from ...queries import fetch_undeleted, uniquely_named
from ..queries import deals, open_deals


@dataclass(frozen=True)
class Scope:
    """Open deals of some types, from an amount up, that have been silent for some days.

    `asleep` have no task ahead, `planned` have one, owners of `left` work here no more, `below` are smaller ones.
    """

    types: tuple[str, ...]
    amount: int
    days: int
    asleep: tuple[Deal, ...]
    planned: tuple[Deal, ...]
    left: tuple[Deal, ...]
    below: tuple[Deal, ...]

    @property
    def silent(self) -> list[Deal]:
        return sorted((*self.asleep, *self.planned, *self.left), key=lambda deal: deal.close_date)

    def may_hold(self, deal: Deal, now: datetime) -> bool:
        """Whether there was time to write of it before it fell silent."""
        return deal.created_at < now - timedelta(days=self.days + 9)


#: A scope, the deals in it that are on hold, were so, and were spoken about, and the probability to come down to.
Casting = tuple[Scope, Deal, Deal, Deal, int]


def scopes_of(world: World, staff: dict[int, User]) -> list[Scope]:
    """Types and amounts with a handful of silent deals among some dozens, of which a goal can speak."""
    everything = deals(world)
    found = open_deals(world)
    named = {deal.id for deal in uniquely_named(found, everything)}
    with world.session() as db:
        now, today = db.now, db.today
        happened = last_activities(db, "deal", [deal.id for deal in found])
        zone = db.timezone
    last = {
        deal.id: max(deal.created_at, happened.get(deal.id, deal.created_at)).astimezone(zone).date() for deal in found
    }
    to_do = fetch_undeleted(world, select(Task).where(Task.parent_type == "deal"))
    planned = {task.parent_id for task in to_do if task.is_open and task.due_date and task.due_date > today}
    told = {user.id for user in uniquely_named(staff.values(), staff.values())}
    options = []
    known = sorted({deal.type for deal in found if deal.type})
    for types in [*((type,) for type in known), *combinations(known, 2)]:
        ranked = sorted((deal for deal in found if deal.type in types), key=lambda deal: -deal.amount)
        for amount in range(3_000_00, 150_000_00, 1_000_00):
            above = [deal for deal in ranked if deal.amount >= amount]
            if not 15 <= len(above) <= 80 or above[-1].amount == amount:
                continue
            for days in range(7, 25):
                # What fell silent on that very day may be counted or not.
                edge = today - timedelta(days=days)
                if any(last[deal.id] == edge for deal in above):
                    continue
                silent = [deal for deal in above if last[deal.id] < edge]
                scope = Scope(
                    types, amount, days,
                    asleep=tuple(deal for deal in silent if deal.owner_id in staff and deal.id not in planned),
                    planned=tuple(deal for deal in silent if deal.id in planned),
                    left=tuple(deal for deal in silent if deal.owner_id not in staff and deal.id not in planned),
                    below=tuple(
                        deal for deal in ranked
                        if deal.amount < amount and last[deal.id] < edge and deal.owner_id in staff
                    ),
                )  # fmt: skip
                has_plans = any(deal.owner_id in staff for deal in scope.planned)
                fits = all(deal.id in named and deal.account and deal.owner_id in told for deal in scope.asleep)
                if (
                    fits and has_plans and scope.below and 5 <= len(scope.asleep) <= 10 and len(silent) <= 24
                    and sum(scope.may_hold(deal, now) for deal in scope.asleep) > 1
                    and len({deal.probability for deal in scope.asleep}) > 2
                ):  # fmt: skip
                    options.append(scope)
    return options


def castings(scope: Scope, now: datetime) -> Iterator[Casting]:
    """Who of the silent deals may be on hold, was so, and was spoken about; and a probability to come down to."""
    for held, expired in permutations([deal for deal in scope.asleep if scope.may_hold(deal, now)], 2):
        for spoken in scope.asleep:
            if spoken not in (held, expired):
                for percent in (15, 25, 30, 35, 40, 60, 70):
                    yield scope, held, expired, spoken, percent


def bites(casting: Casting) -> bool:
    """Whether some of those who are left are above the probability, and some below it."""
    scope, held, _, spoken, percent = casting
    left = [deal.probability for deal in scope.asleep if deal not in (held, spoken)]
    return min(left) < percent < max(left) and sum(each > percent for each in left) > 1
