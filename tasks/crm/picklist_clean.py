from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from ...apps.crm import actions
from ...apps.crm.actions import picklists
from ...apps.crm.models import Account, Lead
from ...apps.crm.picklists import known
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .queries import accounts, leads, persona, users
from .setup_steps import open_setup, read_rules
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
    "forestry and timber": "Forestry & timber", "toys and games": "Toys & games", "boats and harbours":
    "Boats & harbours", "glass and ceramics": "Glass & ceramics", "paper and packaging": "Paper & packaging",
}  # fmt: skip


@family("crm-picklist-clean", app="crm", kind="bulk", steps=110, persona="crm_admin")
def clean_picklists(draw: Draw, world: World) -> Task:
    """Two picklists have grown wild; bring their values to the article's rules, and records with them."""
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
    asked = draw.choice(_ASKED)
    given = _held(draw, world, seconds, misspelt)

    admin, seed = persona(world, "crm_admin").id, draw.integer(0, 999_999)
    # What those who left still own the administrator looks after.
    there_still = {user.id for user in users(world)}

    def setup(db: Db) -> None:
        """The values came one by one in some weeks; since then owners gave them to their records."""
        grown = [(key, value) for key in seconds for value in draw_order[key]]
        since = db.now - timedelta(days=30)
        moments = work_moments(db, seed, len(grown), since - timedelta(days=60), since)
        for (key, value), at in zip(grown, moments, strict=True):
            with acting(db, at, admin):
                picklists.add_picklist_value(db, key, value)
        for (key, value), holders in given.items():
            for record in holders:
                (at,) = work_moments(db, seed + record.id, 1, max(since, record.created_at))
                with acting(db, at, record.owner_id if record.owner_id in there_still else admin):
                    if isinstance(record, Account):
                        actions.update_account(db, record.id, industry=value)
                    else:
                        values: dict[str, Any] = {"industry" if key == "industry" else "source": value}
                        actions.update_lead(db, record.id, **values)

    draw_order = {
        key: draw.sample([*seconds[key], *misspelt[key], *alike[key]], len(seconds[key]) + len(misspelt[key]) + 2)
        for key in seconds
    }

    def cleaned(
        *, with_seconds: bool = True, with_misspelt: bool = True, new: str = _ASKED[asked], also: Sequence[str] = ()
    ) -> Outcome:
        def outcome(db: Db) -> None:
            picklists.add_picklist_value(db, "industry", new)
            for key in seconds:
                rows = {row.value: row for row in picklists.values_of(db, key)}
                for second, right in seconds[key].items() if with_seconds else ():
                    picklists.replace_picklist_value(db, rows[second].id, rows[right].id)
                for wrong, right in misspelt[key].items() if with_misspelt else ():
                    picklists.rename_picklist_value(db, rows[wrong].id, right)
                for value in also:
                    if value in rows:
                        picklists.switch_picklist_value(db, rows[value].id, is_active=False)

        return outcome

    def act(user: User, value: str, verb: str) -> str:
        user.click("button", f"Actions for {value}")
        user.click("menuitem", f"{verb}…")
        return f"{verb} {value}"

    def replace(user: User, second: str, right: str) -> None:
        dialog = act(user, second, "Replace")
        user.choose("Replace by", right, within=dialog)
        user.click("button", "Replace", within=dialog)

    def rename(user: User, wrong: str, right: str) -> None:
        dialog = act(user, wrong, "Rename")
        user.fill("Value", right, within=dialog)
        user.click("button", "Save", within=dialog)

    def solution(growths: Sequence[_Growth], *, renames_first: bool) -> Callable[[User], None]:
        def play(user: User) -> None:
            read_rules(user)
            for growth in growths:
                open_setup(user, "Picklists")
                user.click("link", growth.label, within="Picklists")
                if growth.key == "industry":
                    user.click("button", "New value")
                    user.fill("Value", _ASKED[asked], within="New value of industry")
                    user.click("button", "Save", within="New value of industry")
                for does_rename in (renames_first, not renames_first):
                    for old, right in (misspelt if does_rename else seconds)[growth.key].items():
                        (rename if does_rename else replace)(user, old, right)
            user.done()

        return play

    return Task(
        goal=draw.phrase(
            "Our picklists for industries and lead sources have grown wild. Tidy up the values in use by the rules of "
            "“How Alder is set up”, records included, and add the industry of {asked} to the list; no record gets "
            "that one.",
            "Please clean the picklists Industry and Lead source: the article on Alder's setup says how values are "
            "written and what to do with second ones. What is retired already stays as it is. The list also lacks an "
            "industry for {asked}: add it as a value, without giving it to any record.",
            "Reports are useless while one industry has three spellings. Bring the values of Industry and Lead source "
            "that are in use in line with our naming rules, and the records that hold them too. Sales also wants "
            "{asked} to choose from among the industries, written as we write them (the value only, no record has it "
            "yet).",
            "Go through the industries and the lead sources in setup. Values against our rules (see the knowledge "
            "base) are replaced or renamed as it says there; leave retired ones alone. The industry {asked} is "
            "missing in the list: add the value by the same rules; nobody's record changes for it.",
            "Can you sort out Industry and Lead source in Alder? By the book, please: no doubles, everything written "
            "as the setup article wants it, no record left behind. And make {asked} a new value of "
            "Industry; no record needs it today.",
            asked=asked,
        ),
        setup=setup,
        outcome=cleaned(),
        without={
            "second values": cleaned(with_seconds=False),
            "badly written values": cleaned(with_misspelt=False),
            "how a new value is written": cleaned(new=asked.capitalize()),
            "what only looks alike": cleaned(also=[alike["industry"][0]]),
        },
        gold=solution(_LISTS, renames_first=False),
        alternatives=(solution(_LISTS[::-1], renames_first=True), solution(_LISTS, renames_first=True)),
    )


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
