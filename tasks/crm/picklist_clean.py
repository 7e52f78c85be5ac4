from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Self

from ...apps.crm import actions
from ...apps.crm.actions import picklists
from ...apps.crm.models import Account, Lead
from ...apps.crm.picklists import known
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import accounts
from ..registry import family
from ..task import Task, leaving_out
from .pages.knowledge import HOW_IT_IS_SET_UP, Knowledge
from .pages.setup import PicklistPage
from .queries import leads, persona, users
from .working_hours import acting, work_moments


@dataclass(frozen=True)
class _Growth:
    """How a picklist has grown: second values for a thing, badly written ones, and those that only look alike."""

    key: str
    label: str
    seconds: Mapping[str, str]
    misspelt: Mapping[str, str]
    alike: Sequence[str]


_LISTS = (
    _Growth(
        "industry", "Industry",
        {"Food and beverage": "Food & beverage", "Nonprofit": "Non-profit", "Health care": "Healthcare",
         "Fin. services": "Financial services", "Prof. services": "Professional services",
         "Real-estate": "Real estate", "Mfg.": "Manufacturing", "Tech.": "Technology", "Govt.": "Government",},
        {"Media and publishing": "Media & publishing", "Arts and culture": "Arts & culture",
         "Waste and recycling": "Waste & recycling", "Sports and leisure": "Sports & leisure",
         "Legal Aid": "Legal aid", "Public Transport": "Public transport", "Pet Care": "Pet care"},
        ("Health insurance", "Consumer electronics", "Shipbuilding", "Food trucks", "Property insurance"),
    ),
    _Growth(
        "lead_source", "Lead source",
        {"Email campaign": "E-mail campaign", "Walk in": "Walk-in", "Tradeshow": "Trade show", "Ref.": "Referral"},
        {"Social Media": "Social media", "Print and posters": "Print & posters", "Radio and podcast": "Radio & podcast",
         "Open Day": "Open day"},
        ("Partner conference", "Web chat", "Cold store visit"),
    ),
)  # fmt: skip

#: Industries that somebody asks for, as they say them and as the rules write them.
_ASKED = {
    "arts and crafts": "Arts & crafts", "oil and gas": "Oil & gas", "films and television": "Films & television",
    "fashion and textiles": "Fashion & textiles", "mining and quarries": "Mining & quarries",
    "forestry and timber": "Forestry & timber", "toys and games": "Toys & games", "boats and harbors":
    "Boats & harbors", "glass and ceramics": "Glass & ceramics", "paper and packaging": "Paper & packaging",
}  # fmt: skip


@family("crm-picklist-clean", app="crm", kind="bulk", steps=110, persona="crm_admin")
def clean_picklists(draw: Draw, world: World) -> Task:
    """Two picklists have grown wild; bring their values to the article's rules, and records with them."""
    facts = PicklistCleanup.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(
            facts.outcome,
            "second values",
            "badly written values",
            "how a new value is written",
            "what only looks alike",
        ),
        gold=facts.solution(_LISTS, renames_first=False),
        alternatives=(facts.solution(_LISTS[::-1], renames_first=True), facts.solution(_LISTS, renames_first=True)),
    )


@dataclass(frozen=True)
class PicklistCleanup:
    """Options of picklists that have to be merged, renamed and put away."""

    seconds: dict[str, dict[str, str]]  # by picklist, values that mean the same as another one, with that
    misspelt: dict[str, dict[str, str]]  # by picklist, badly written ones, with how they are written
    alike: dict[str, list[str]]  # by picklist, those that only look like others
    asked: str  # a value that is to be added
    holders: dict[tuple[str, str], list[Account | Lead]]  # the records that hold each of these
    admin: int
    seed: int
    there_still: set[int]  # who has not left, by id
    in_turn: dict[str, list[str]]  # by picklist, the order in which the values came

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        with world.session() as db:
            there = {growth.key: {value.casefold() for value in known(db, growth.key)} for growth in _LISTS}
        seconds: dict[str, dict[str, str]] = {}
        misspelt: dict[str, dict[str, str]] = {}
        alike: dict[str, list[str]] = {}
        for growth, (many, few) in zip(_LISTS, ((3, 2), (1, 1)), strict=True):
            free = there[growth.key]
            if any(right.casefold() in free for right in growth.misspelt.values()):
                raise NoInstance("a value that is to be renamed has another beside it")
            fresh = [second for second in growth.seconds if second.casefold() not in free]
            seconds[growth.key] = {second: growth.seconds[second] for second in draw.sample(fresh, many)}
            misspelt[growth.key] = {wrong: growth.misspelt[wrong] for wrong in draw.sample(growth.misspelt, few)}
            alike[growth.key] = draw.sample(growth.alike, 2)
        return cls(
            seconds=seconds,
            misspelt=misspelt,
            alike=alike,
            asked=draw.choice(_ASKED),
            holders=_held(draw, world, seconds, misspelt),
            admin=persona(world, "crm_admin").id,
            seed=draw.integer(0, 999_999),
            # What those who left still own the administrator looks after.
            there_still={user.id for user in users(world)},
            in_turn={
                key: draw.sample(
                    [*seconds[key], *misspelt[key], *alike[key]], len(seconds[key]) + len(misspelt[key]) + 2
                )
                for key in seconds
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Our picklists for industries and lead sources have gotten out of hand. Please tidy up the values in "
            "use by the rules in “How Alder is set up”, records included, and add an industry for {asked} to the "
            "list, without giving it to any record.",
            "Please clean up the picklists Industry and Lead source: the article on Alder's setup says how values "
            "are written and what to do with duplicates. Values that are already retired stay as they are. The list "
            "also needs an industry for {asked}: add it as a value, without giving it to any record.",
            "Reports are useless when one industry has three spellings. Bring the values of Industry and Lead "
            "source that are in use in line with our naming rules, along with the records that have them. Sales "
            "also wants to be able to pick {asked} as an industry, written the way we write them (just the value, "
            "no record has it yet).",
            "Go through the industries and the lead sources in setup. Values that break our rules (see the "
            "knowledge base) get replaced or renamed as it says there; leave retired ones alone. An industry for "
            "{asked} is missing from the list: add the value by the same rules, but don't change any record for it.",
            "Can you sort out Industry and Lead source in Alder? By the book, please: no duplicates, everything "
            "written the way the setup article wants it, no record left behind. And make {asked} a new value of "
            "Industry; no record needs it yet.",
            asked=self.asked,
        )

    def setup(self, db: Db) -> None:
        """The values came one by one in some weeks; since then owners gave them to their records."""
        grown = [(key, value) for key in self.seconds for value in self.in_turn[key]]
        since = db.now - timedelta(days=30)
        moments = work_moments(db, self.seed, len(grown), since - timedelta(days=60), since)
        for (key, value), at in zip(grown, moments, strict=True):
            with acting(db, at, self.admin):
                picklists.add_picklist_value(db, key, value)
        for (key, value), holders in self.holders.items():
            for record in holders:
                (at,) = work_moments(db, self.seed + record.id, 1, max(since, record.created_at))
                with acting(db, at, record.owner_id if record.owner_id in self.there_still else self.admin):
                    if isinstance(record, Account):
                        actions.update_account(db, record.id, industry=value)
                    else:
                        values: dict[str, Any] = {"industry" if key == "industry" else "source": value}
                        actions.update_lead(db, record.id, **values)

    def outcome(self, db: Db, *, without: str = "") -> None:
        new = self.asked.capitalize() if without == "how a new value is written" else _ASKED[self.asked]
        picklists.add_picklist_value(db, "industry", new)
        for key in self.seconds:
            rows = {row.value: row for row in picklists.values_of(db, key)}
            for second, right in self.seconds[key].items() if without != "second values" else ():
                picklists.replace_picklist_value(db, rows[second].id, rows[right].id)
            for wrong, right in self.misspelt[key].items() if without != "badly written values" else ():
                picklists.rename_picklist_value(db, rows[wrong].id, right)
            if without == "what only looks alike" and key == "industry":
                picklists.switch_picklist_value(db, rows[self.alike[key][0]].id, is_active=False)

    def solution(self, growths: Sequence[_Growth], *, renames_first: bool) -> Callable[[User], None]:
        def play(user: User) -> None:
            Knowledge(user).look_up(HOW_IT_IS_SET_UP)
            for growth in growths:
                page = PicklistPage.find(user, growth.label)
                if growth.key == "industry":
                    page.add("industry", _ASKED[self.asked])
                for does_rename in (renames_first, not renames_first):
                    for old, right in (self.misspelt if does_rename else self.seconds)[growth.key].items():
                        (page.rename if does_rename else page.replace)(old, right)
            user.done()

        return play


def _held(
    draw: Draw, world: World, seconds: Mapping[str, Mapping[str, str]], misspelt: Mapping[str, Mapping[str, str]]
) -> dict[tuple[str, str], list[Account | Lead]]:
    """Which records hold the values that are not as they should be, by picklist and value."""
    companies = [account for account in accounts(world) if account.industry and not account.is_locked]
    open_leads = [lead for lead in leads(world) if lead.converted_at is None]
    given: dict[tuple[str, str], list[Account | Lead]] = {}
    for key in seconds:
        for value in (*seconds[key], *misspelt[key]):
            taken = {id(record) for records in given.values() for record in records}
            free = [lead for lead in open_leads if id(lead) not in taken]
            given[key, value] = [*draw.sample(free, draw.integer(1, 4))]
            if key == "industry":
                given[key, value] += draw.sample([each for each in companies if id(each) not in taken], 2)
    return given
