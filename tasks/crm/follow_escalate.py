from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import Deal, Follow, Note, Team
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.grammar import say
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import fetch_all, uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import dollars
from .pages.deals import DealList, DealPage
from .queries import deals, open_deals, persona, users
from .stream_matchers import Names
from .working_hours import back_then

#: Suppliers that no world knows.
_RIVALS = ("Tessermark", "Quillbrook", "Haddonfield", "Orsova", "Brackwater", "Pellinore", "Vantrees", "Lorimark")
#: What colleagues write, as patterns of `seeds.grammar`: each is used once before any is used again.
_TOLD = (
    "[They also have|They now have|There's also] a quote from {rival} [on the table|in hand][, I've seen it|, they "
    "didn't hide it|].",
    "[Word from|What I hear from] [their front desk|the dock|their receptionist] is that {rival} was in [last "
    "week|twice this month|with two people].",
    "{rival} is in the running[, their rep takes the buyer to lunch|, and they're quick|, for most of it anyway].",
    "New name on this one: {rival}. [Took them a while to tell me.|They're comparing us line by line.|Wasn't who I "
    "expected.]",
    "[Heads-up|Careful here|Not good]: {rival} [quoted it too|is bidding against us|is undercutting us, they say].",
    "[Asked|I asked] who else they're talking to[ and the answer was|:] {rival}[, nobody else|, of all people|].",
    "[Their|The] [buyer|site manager|bookkeeper] [mentioned|let slip|brought up] {rival} [today|in passing|at the "
    "end of the call][. We're not alone anymore.|, so it's two of us now.|, they already have samples.]",
    "It's [us or|between us and] {rival} [now|from the looks of it], [everybody else is out|the rest are out].",
    "{rival} [jumped in|came in late|found them too][, with pricing on everything|, no idea on what terms|].",
)
_WRONG = (
    "[It was a mix-up|My mistake|I got that wrong]: {rival} was never there.",
    "Scratch that, {rival} is out[, they didn't even quote|, for good this time|].",
    "[Checked again|Asked again]: no {rival} [here|on this one][, somebody mixed up two sites|].",
)
_BESIDE = (
    "[They've got somebody else bidding|Somebody else is in on this]: {rival}.",
    "{rival} sent samples, [nothing else|that's all so far].",
    "[Saw|Spotted] a {rival} truck at their [dock|gate][ this week|].",
)
_AMOUNTS = range(2_000_00, 150_000_00, 500_00)


@family("crm-follow-escalate", app="crm", kind="bulk", steps=150, persona="sales_ops")
def follow_where_a_rival_is(draw: Draw, world: World) -> Task:
    """Follow a team's large open deals whose streams tell of a competitor, and name the team's manager on each."""
    facts = RivalNamed.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.reported),
        without=facts.without(),
        matchers={"crm_note.body": Names((f"@{facts.manager.name}", facts.rival))},
        gold=facts.gold,
        alternatives=(facts.by_the_list, facts.by_the_row),
    )


@dataclass(frozen=True)
class RivalNamed:
    """Deals whose streams name a rival, and whom to tell."""

    rival: str
    team_names: dict[int, str]
    manager: CrmUser
    amount: int
    large: list[Deal]  # above the amount
    reported: list[Deal]  # with the rival in the stream, for good
    taken_back: Deal  # with a report that was taken back
    elsewhere: Deal  # with another company in the stream
    below: Deal  # with the rival in the stream, but below the amount
    with_report: tuple[Deal, ...]
    report_on: dict[int, str]  # what was written, by deal
    withdrawal: str
    other_report: str
    ages: dict[int, timedelta]
    mention: str

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        me = persona(world, "sales_ops")
        staff = {user.id: user for user in users(world)}
        everything = deals(world)
        followed = select(Follow.parent_id).where(Follow.person_id == me.id, Follow.parent_type == "deal")
        known = set(fetch_all(world, followed))
        said = " ".join(fetch_all(world, select(Note.body))).casefold()
        rival, other = draw.sample([name for name in _RIVALS if name.casefold() not in said], 2)
        teams = {team.id: team.name for team in fetch_all(world, select(Team))}
        managers = [user for user in staff.values() if user.person.title.startswith("Sales manager")]
        options = []
        for manager in managers:
            team = {user.id for user in staff.values() if user.team_id == manager.team_id and user.id != manager.id}
            found = [deal for deal in uniquely_named(open_deals(world), everything) if deal.owner_id in team]
            ranked = sorted(found, key=lambda deal: -deal.amount)
            # So many come into question, and some below the line are there beside them.
            for count in range(9, 13):
                if len(ranked) > count + 3 and not any(deal.id in known for deal in ranked[:count]):
                    lines = [amount for amount in _AMOUNTS if ranked[count].amount < amount < ranked[count - 1].amount]
                    if lines:
                        options.append((manager, ranked, count, lines))
        if not options:
            raise NoInstance("no team has a dozen open deals above a round amount")
        manager, ranked, count, lines = draw.choice(options)
        amount, large, small = draw.choice(lines), ranked[:count], ranked[count : count + 3]
        picked = draw.sample(large, min(count - 2, draw.integer(4, 6)) + 2)
        told, taken_back, elsewhere = picked[:-2], picked[-2], picked[-1]
        below = draw.choice(small)
        reports = (*told, taken_back, below)
        patterns = draw.sample(_TOLD, len(reports))
        return cls(
            rival=rival,
            team_names=teams,
            manager=manager,
            amount=amount,
            large=large,
            reported=told,
            taken_back=taken_back,
            elsewhere=elsewhere,
            below=below,
            with_report=reports,
            report_on={
                deal.id: say(draw.random, (pattern,), {"rival": rival}).text
                for deal, pattern in zip(reports, patterns, strict=True)
            },
            withdrawal=say(draw.random, _WRONG, {"rival": rival}).text,
            other_report=say(draw.random, _BESIDE, {"rival": other}).text,
            ages={deal.id: timedelta(hours=draw.integer(60, 500)) for deal in (*told, taken_back, elsewhere, below)},
            mention=f"@{manager.name} {rival} is here",
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "{rival} seems to be going after our customers. Look at the streams of {team}'s open deals above "
            "{amount}: where somebody reports {rival} and nobody took it back, follow the deal and post on it with "
            "an @mention of the team's sales manager and the name {rival}, and nothing else.",
            "Which open deals of {team} over {amount} have {rival} in their stream, without it being taken back "
            "later? Follow each one, and mention their sales manager in a post on it: just the @mention and the "
            "name {rival}.",
            "Please keep an eye on {rival}. Follow every open deal of team {team} worth more than {amount} where "
            "posts report {rival} (not if that turned out to be wrong), and put one post on each that says only "
            "{rival} and @mentions the team's sales manager.",
            "I want to keep track of {rival}. Of {team}'s open deals above {amount}, follow the ones where posts "
            "mention {rival} and nobody took it back later. On each, add one post with nothing but an @mention of "
            "the sales manager of {team} and the name {rival}.",
            "Go through the streams of {team}'s open deals above {amount}. Wherever {rival} is in the running as "
            "far as we know today, follow the deal and @mention the team's sales manager in a post on it, with the "
            "name {rival} and nothing more.",
            rival=self.rival,
            team=self.team_names[self.manager.team_id or 0],
            amount=dollars(self.amount),
        )

    def setup(self, db: Db) -> None:
        """The posts are from the weeks before; where one takes another back, some days lie in between."""
        for deal in self.with_report:
            age = min(self.ages[deal.id], (db.now - deal.created_at) / 2)
            with back_then(db, db.now - age, deal.owner_id, after=deal.created_at):
                note = actions.add_note(db, "deal", deal.id, self.report_on[deal.id])
            if deal is self.taken_back:
                with back_then(db, db.now - age / 2, deal.owner_id, after=note.created_at):
                    actions.add_note(db, "deal", deal.id, self.withdrawal, root_id=note.id)
        age = min(self.ages[self.elsewhere.id], (db.now - self.elsewhere.created_at) / 2)
        with back_then(db, db.now - age, self.elsewhere.owner_id, after=self.elsewhere.created_at):
            actions.add_note(db, "deal", self.elsewhere.id, self.other_report)

    def outcome_of(self, found: Sequence[Deal]) -> Outcome:
        def outcome(db: Db) -> None:
            actions.follow_records(db, "deal", [deal.id for deal in found])
            for deal in found:
                actions.add_note(db, "deal", deal.id, self.mention)

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "nobody took it back": self.outcome_of([*self.reported, self.taken_back]),
            "the amount": self.outcome_of([*self.reported, self.below]),
            "this competitor": self.outcome_of([*self.reported, self.elsewhere]),
        }

    def gold(self, user: User) -> None:
        for deal in self.large:
            page = DealPage.find(user, deal.name)
            stream = page.stream()
            if deal in self.reported:
                page.exact.follow()
                stream.post(self.mention)
        user.done()

    def by_the_list(self, user: User) -> None:
        for deal in self.reported:
            DealList(user).open("open").search(deal.name).select(deal.name).follow_selected().confirm()
        for deal in self.reported:
            listed = DealList(user).open("open").search(deal.name)
            listed.open_record(deal.name).stream().post(self.mention)
        user.done()

    def by_the_row(self, user: User) -> None:
        for deal in reversed(self.reported):
            listed = DealList(user).open("open").search(deal.name)
            listed.follow(deal.name)
            listed.open_record(deal.name).stream().post(self.mention)
        user.done()
