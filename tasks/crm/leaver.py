from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ...apps.crm.actions import handover
from ...apps.crm.models import Role
from ...apps.crm.models import User as CrmUser
from ...apps.handbook.policies import policy
from ...apps.platform.models import Person
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import fetch_all, fetch_undeleted, uniquely_named
from ..registry import family
from ..task import Outcome, Solution, Task
from .pages.knowledge import Knowledge
from .pages.people import PersonPage, UserList
from .queries import everybody, users

#: What is spoken of; whatever else somebody has stays theirs.
_KINDS = ("deals", "accounts", "contacts", "leads", "tasks", "events")
#: The page by which leavers are handed over, and its row for each kind.
_PAGE = "When somebody leaves or is away"
_ROWS = {"deals": "open deals", "accounts": "accounts", "contacts": "accounts", "leads": "open leads",
         "tasks": "open tasks", "events": "planned events", "quotes": "open deals"}  # fmt: skip
#: The titles of the posts that the handbook speaks of; of the first two there is one per team.
_TITLES = {3: "Senior account executive", 4: "Sales development representative", 5: "Inside sales representative",
           6: "Sales operations manager", 7: "Sales operations analyst"}  # fmt: skip
_OF_THE_TEAM = (3, 4)


#: Who gets things of each kind: a user, the leaver's manager, or nobody, so that they stay.
_Heirs = Mapping[str, CrmUser | str | None]


@dataclass(frozen=True)
class _Plan:
    """Who gets what, how one finds that out, and what a goal says of it."""

    heirs: _Heirs
    look_up: Solution
    wordings: tuple[str, ...]
    names: Mapping[str, str]
    more: Mapping[str, _Heirs]  # what somebody hands over who leaves a condition out


@family("crm-leaver", app="crm", kind="multi-step", steps=48, persona="crm_admin")
def hand_over(draw: Draw, world: World) -> Task:
    """Hand over what a seller has under way, kind by kind to those named or as the handbook has it, and freeze them."""
    facts = Leaver.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=facts.outcome_of(facts.plan.heirs),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.backwards, facts.frozen_first),
    )


@dataclass(frozen=True)
class Leaver:
    """Somebody who leaves, and who gets what they own."""

    leaver: CrmUser
    mine: dict[str, str]  # what the form calls each kind of which the leaver has something
    plan: _Plan
    another: CrmUser  # neither the leaver nor their manager

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        query = select(CrmUser).join(CrmUser.role).where(Role.name == "Sales rep")
        reps = fetch_undeleted(world, query.options(joinedload(CrmUser.person).joinedload(Person.manager)))
        able = {user.id: user for user in users(world)}
        sellers = [user for user in uniquely_named(reps, everybody(world)) if user.id in able]
        readers = set(fetch_all(world, select(CrmUser.id).join(CrmUser.role).where(Role.name == "Read-only")))
        by_handbook = draw.choice((True, False))
        with world.session() as db:
            labels = {
                user.id: {estate.key: estate.label for estate in handover.estates(db, user, shown=0)}
                for user in sellers
            }
        fitting = [
            user
            for user in sellers
            if user.person.manager_id in able and all(kind in labels[user.id] for kind in _KINDS)
            # Where their cases came from is asked of each case, which a hand-over does not.
            and not (by_handbook and labels[user.id].keys() & {"cases", handover.QUEUES})
            # The head of the company only reads, so nothing goes to them.
            and not (by_handbook and user.person.manager is not None and user.person.manager.manager_id in readers)
        ]  # fmt: skip
        if not fitting or len(sellers) < 5:
            raise NoInstance("nobody who sells has something of every kind and enough colleagues")
        leaver = draw.choice(fitting)
        mine = labels[leaver.id]
        plan = _by_handbook(world, leaver, able, mine) if by_handbook else _by_name(draw, leaver, sellers)
        another = next(user for user in sellers if user.id not in (leaver.id, leaver.person.manager_id))
        return cls(leaver=leaver, mine=mine, plan=plan, another=another)

    def goal(self, draw: Draw) -> str:
        return draw.phrase(*self.plan.wordings, leaver=self.leaver.name, **self.plan.names)

    @property
    def stay(self) -> list[str]:
        """What the form calls those kinds that nobody takes over."""
        return [label for key, label in self.mine.items() if self.plan.heirs.get(key) is None]

    def outcome_of(self, heirs: _Heirs, *, freeze: bool = True) -> Outcome:
        ids = {key: heir.id if isinstance(heir, CrmUser) else heir for key, heir in heirs.items()}
        return lambda db: handover.hand_over(db, self.leaver.id, ids, freeze=freeze)

    def without(self) -> dict[str, Outcome]:
        heirs, boss = self.plan.heirs, handover.MANAGER
        slips = {
            "the freezing": self.outcome_of(heirs, freeze=False),
            **{
                f"who gets {key}": self.outcome_of({**heirs, key: self.another if heirs[key] == boss else boss})
                for key in ("deals", "accounts", "leads", "tasks")
            },
            "the events": self.outcome_of({**heirs, "events": None}),
            **{name: self.outcome_of(others) for name, others in self.plan.more.items()},
        }
        if self.stay:
            slips["what stays"] = self.outcome_of({**dict.fromkeys(self.mine, boss), **heirs})
        return slips

    def gold(self, user: User) -> None:
        self._hand_over(self._find(user), tuple(self.mine))

    def backwards(self, user: User) -> None:
        self._hand_over(self._find(user), tuple(self.mine)[::-1])

    def frozen_first(self, user: User) -> None:
        page = self._find(user)
        page.freeze().confirm()
        self._hand_over(page, tuple(self.mine))

    def _find(self, user: User) -> PersonPage:
        self.plan.look_up(user)
        return UserList(user).find(self.leaver.name)

    def _hand_over(self, page: PersonPage, order: tuple[str, ...]) -> None:
        form = page.hand_over()
        for key in order:
            if isinstance(heir := self.plan.heirs.get(key), CrmUser):
                form.give(self.mine[key], heir.name)
        for label in self.stay:
            form.leave(label)
        form.freeze()
        page.user.done()


def _by_name(draw: Draw, leaver: CrmUser, sellers: Sequence[CrmUser]) -> _Plan:
    """The goal names who gets what."""
    boss = leaver.person.manager_id
    first, second, third = draw.sample([user for user in sellers if user.id not in (leaver.id, boss)], 3)
    heirs: _Heirs = {
        "deals": handover.MANAGER, "accounts": first, "contacts": first, "leads": second, "tasks": third,
        "events": third,
    }  # fmt: skip
    wordings = (
        "{leaver} has left the company. Open deals go to {leaver}'s manager, accounts and contacts to {first}, open "
        "leads to {second}, open tasks and planned events to {third}. Everything else stays in {leaver}'s name. "
        "Then freeze the user.",
        "Please close out {leaver}'s seat in Alder: {first} takes the accounts and contacts, {second} the open "
        "leads, {third} the open tasks and planned events, and {leaver}'s manager the open deals. Nothing else "
        "moves. Then freeze {leaver}.",
        "Today was {leaver}'s last day, so please freeze that user. Before you do, hand over the open deals to "
        "{leaver}'s manager, open leads to {second}, accounts with all contacts to {first}, and open tasks and "
        "planned events to {third}. Leave the rest where it is.",
        "Please freeze {leaver}, who has left for good. Before that, {third} gets the open tasks and the planned "
        "events, {second} the open leads, and {first} the accounts and the contacts; open deals go up to {leaver}'s "
        "manager. Don't touch anything else of theirs.",
        "Could you take {leaver} out of Alder (frozen, not deactivated)? The accounts and contacts go to {first}, "
        "open leads to {second}, open tasks and planned events to {third}, and open deals to {leaver}'s manager. "
        "Anything beyond that stays with {leaver}.",
    )
    names = {"first": first.name, "second": second.name, "third": third.name}
    return _Plan(heirs, lambda user: UserList(user).begin(), wordings, names, {})


def _by_handbook(world: World, leaver: CrmUser, able: Mapping[int, CrmUser], mine: Mapping[str, str]) -> _Plan:
    """The goal names the leaver alone; who gets what stands in the handbook."""
    with world.session() as db:
        posts = {key: policy(db, "leaver_heir", row).value for key, row in _ROWS.items() if key in mine}
    holders = {key: _holder(post, leaver, able) for key, post in posts.items()}
    heirs = {
        key: handover.MANAGER if holder is None or holder.id in (leaver.id, leaver.person.manager_id) else holder
        for key, holder in holders.items()
    }
    boss = leaver.person.manager
    assert boss is not None

    def look_up(user: User) -> None:
        Knowledge(user).look_up(_PAGE)
        people = UserList(user).begin()
        for post in dict.fromkeys(posts.values()):
            if post != 1:
                people.search(boss.name if post == 2 else _TITLES[post])

    wordings = (
        "{leaver} has left the company. Please hand over the open work by the handbook, and freeze the user.",
        "Today was {leaver}'s last day. Close out the seat in Alder the way the handbook says: everything goes to "
        "the person it names, and the user is frozen.",
        "Could you take {leaver} out of Alder (frozen, not deactivated)? Who takes over what is on the handbook's "
        "page about people who leave.",
        "Freeze {leaver}, who has left for good. Before that, pass the open work on to whoever our rules for "
        "leavers name. What the rules leave alone stays in {leaver}'s name.",
        "{leaver} isn't coming back. Follow our page on leavers: hand over each kind of record to the right person, "
        "and freeze the user.",
    )
    more: dict[str, _Heirs] = {"the handbook": dict.fromkeys(posts, handover.MANAGER)}
    if all(heir == handover.MANAGER for heir in heirs.values()):
        raise NoInstance("the manager gets all, which is what the form offers")
    if "quotes" in heirs:
        more["drafts of quotes"] = {**heirs, "quotes": None}
    selves = {key for key, post in posts.items() if _TITLES.get(post) == leaver.person.title}
    if selves:
        more["that nobody inherits from themselves"] = {**heirs, **dict.fromkeys(selves)}
    return _Plan(heirs, look_up, wordings, {}, more)


def _holder(post: int, leaver: CrmUser, able: Mapping[int, CrmUser]) -> CrmUser | None:
    """Who holds a post as the handbook means it; None where it is the leaver's manager, or nobody who is there."""
    boss = leaver.person.manager
    if post == 1 or boss is None:
        return None
    if post == 2:
        return able.get(boss.manager_id or 0)
    found = [user for user in able.values() if user.person.title == _TITLES[post]]
    if post in _OF_THE_TEAM:
        found = [user for user in found if user.team_id == leaver.team_id]
    if len(found) > 1:
        raise NoInstance("two hold the post that the handbook means")
    return found[0] if found else None
