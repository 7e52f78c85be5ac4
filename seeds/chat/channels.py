"""The channels of the company and the conversations of its people."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from datetime import date, time, timedelta
from random import Random

from ...apps.chat.models import Channel, ChannelMember, Member, Workspace
from ...apps.crm.models import Event as Meeting
from ...apps.platform.models import Person
from ..draft import Draft
from ..events import Event
from ..rows import new
from .chat_draft import ChatDraft, Room
from .volume import ChatVolume


@dataclass(frozen=True)
class ChannelSpec:
    """One channel: who is in it, by department or post (all of the department, or its key), and what it is about."""

    name: str
    people: str  # departments and post keys, separated by |; "*" is everybody
    purpose: str
    listens: str  # kinds of events
    talk: str  # names of scenes that need no event
    weight: int
    kind: str = "public"
    header: str = ""
    until: int = 0


_SALES = "Sales|Sales operations"
_DEALS = "deal-opened deal-moved deal-slipped deal-resized deal-lost"
_TEAM = f"{_DEALS} deal-won"
_SUPPLY = "supply-late supply-later supply-in"
_BATCH = "batch-stopped batch-settled"
_PROJECT = " ".join(
    f"project-{kind}"
    for kind in ("begun", "scoped", "pilot-begun", "slipped", "pilot-read", "proposed", "decided", "rolled-out",
                 "closed")
)  # fmt: skip
_LAUNCH = "launch-announced launch-moved launched"
CHANNELS = (
    ChannelSpec("general", "*", "News and questions that concern everybody.",
                "policy-changed hired left promoted closure-told drill-told audit-told launched prices-changed outage",
                "SOCIAL DESK", 3, header="Front desk: ext. 100"),
    ChannelSpec("announcements", "*", "Decisions and dates. Only admins post.",
                "policy-changed closure-told drill-told audit-told audit-over prices-announced prices-changed hired "
                "left promoted launched", "NOTICES", 1),
    ChannelSpec("random", "Sales|Support|Marketing|IT|E-commerce|Warehouse|chief|coo|hr", "Anything but work.", "",
                "SOCIAL LUNCH", 3),
    ChannelSpec("sales", f"{_SALES}|chief|finance-1|warehouse", "Deals, quotes and customers.",
                f"week-sales {_DEALS} prices-announced away", "CUSTOMERS CUSTOMERS SALES", 23,
                header="Pipeline call **Mondays 9:30** · quotes above the limit need a second pair of eyes"),
    ChannelSpec("sales-east", "sales-East|sales-East-1|sales-East-2|sales-East-3|sales-East-4|left-1|sales",
                "The East team.", _TEAM, "CUSTOMERS CUSTOMERS SALES", 10),
    ChannelSpec("sales-central",
                "sales-Central|sales-Central-1|sales-Central-2|sales-Central-3|sales-Central-4|inside|sales",
                "The Central team.", _TEAM, "CUSTOMERS CUSTOMERS SALES", 10),
    ChannelSpec("sales-west", "sales-West|sales-West-1|sales-West-2|sales-West-3|sales-West-4|left-2|sales",
                "The West team.", _TEAM, "CUSTOMERS CUSTOMERS SALES", 10),
    ChannelSpec("deals-won", f"{_SALES}|chief|coo|marketing|finance", "Every signature, with a short story.",
                "deal-won", "", 3),
    ChannelSpec("leads", "Marketing|inside|sales-East-4|sales-Central-4|sales-West-4|sales-ops",
                "From form to first call.", "campaign-started campaign-ended show-held deal-opened",
                "LEADS", 5),
    ChannelSpec("marketing", "Marketing|sales|store|product", "Campaigns, shows and pictures.",
                f"campaign-started campaign-ended show-booked show-held {_LAUNCH}", "MARKETING", 4),
    ChannelSpec("marketing-shows", "Marketing|sales-East|sales-West|sales-Central", "Trade shows only.",
                "show-booked show-held", "SHOWS", 1),
    ChannelSpec("support", "Support|product|it-1", "Cases that need more than one head.",
                f"week-support case-opened case-closed case-rejected case-duplicate {_BATCH} order-refunded "
                "order-canceled away",
                "SUPPORT CALLERS CALLERS", 13, header="Rota in the sheet · escalations go to #support-escalations"),
    ChannelSpec("support-escalations", "support|support-lead|support-1|sales|coo|operations",
                "Customers who cannot wait.", "case-opened case-closed batch-stopped", "ESCALATIONS", 3,
                header="One thread per case, please"),
    ChannelSpec("returns", "support-6|support-lead|warehouse|Warehouse|finance-3", "What comes back and why.",
                f"order-refunded {_BATCH} case-opened", "RETURNS", 5),
    ChannelSpec("operations", "Operations|Warehouse|coo|store", "Stock, suppliers and carriers.",
                f"week-hall {_SUPPLY} {_BATCH} order-shipped", "STOCK", 6),
    ChannelSpec("purchasing", "Operations|finance-1|product", "Orders to suppliers.", _SUPPLY, "PURCHASING", 3),
    ChannelSpec("warehouse", "Warehouse|operations|operations-1|support-6", "Hall one and two.",
                "week-hall order-placed order-shipped order-canceled supply-in", "STOCK", 8),
    ChannelSpec("online-store", "E-commerce|marketing-1|product|it", "The shop and what is in it.",
                "week-store order-placed order-refunded order-canceled order-delivered launched", "SHOP", 6),
    ChannelSpec("product", "Product|operations-3|marketing|support|store-1", "Range, prices, quality.",
                f"{_LAUNCH} {_BATCH} prices-announced", "RANGE", 4),
    ChannelSpec("it-help", "IT|hr|support|sales-ops|warehouse|store|finance-2|assistant|sales-Central-2",
                "Something does not work? Ask here.", "outage outage-over", "DESK", 4),
    ChannelSpec("onboarding", "People|IT|sales-ops-1|support-5|warehouse-4|assistant", "For new colleagues.",
                "hire-signed hired promoted", "NEWCOMERS", 1),
    ChannelSpec("leadership", "chief|coo|sales|finance|hr|operations|marketing|support", "Heads of departments.",
                "audit-told audit-over batch-stopped prices-announced left", "LEADERSHIP", 2, "private"),
    ChannelSpec("finance", "Finance|chief|coo|sales-ops", "Money in, money out.",
                "week-store audit-told audit-over order-refunded prices-changed away", "MONEY", 4, "private"),
    ChannelSpec("pricing-committee", "sales|finance|product|sales-ops|operations-2|sales-Central|sales-Central-2",
                "Prices and exceptions.", "prices-announced prices-changed deal-resized", "PRICING", 2, "private"),
    ChannelSpec("hiring", "People|chief|support|warehouse|sales", "Open positions.", "hire-signed left", "HIRING", 1,
                "private"),
    ChannelSpec("project-{project}",
                "product|sales-Central-2|operations-1|marketing-2|support-1|warehouse|finance-2|store-1",
                "From pilot to roll-out.", _PROJECT, "PROJECT", 3, "private"),
    ChannelSpec("project-{project2}",
                "product-1|sales-West-1|operations-3|marketing-1|sales-ops|it-1|sales-Central-2",
                "From pilot to roll-out.", _PROJECT, "PROJECT", 2),
    ChannelSpec("warehouse-move", "Warehouse|Operations|coo", "The move to hall two. Done.", "", "MOVE", 1, until=70),
)  # fmt: skip
# Contractors: they have work here, but are guests.
GUESTS = ("marketing-3", "store-2", "warehouse-4")
_GUEST_CHANNELS = {
    "marketing-3": ("marketing", "marketing-shows"),
    "store-2": ("online-store",),
    "warehouse-4": ("warehouse", "returns"),
}
# What two people tell each other of, where both are of such departments.
_BETWEEN_TWO = {
    "Sales|Sales operations|Executive": _DEALS,
    "Support|Sales|Sales operations|Operations|Warehouse": "case-opened case-closed",
}
_ADMINS = ("it", "it-1")
_ARCHIVED = "warehouse-move"


def make_channels(draft: Draft, holders: dict[str, Person], volume: ChatVolume) -> ChatDraft:
    chat = ChatDraft(draft, holders, volume)
    random = draft.random("chat", "channels")
    draft.add(new(Workspace, id=1, name=draft.company.name, edit_window_hours=None, confirm_above=20))
    begin = draft.calendar.first_moment
    for key, person in holders.items():
        role = "guest" if key in GUESTS else "admin" if key in _ADMINS else "member"
        draft.add(new(Member, id=person.id, role=role), begin, holders["it"].id)
    for event in draft.chronicle.events("hired"):
        chat.begun[event.who[0]] = event.at
    for event in draft.chronicle.events("left"):
        chat.ended[event.who[0]] = event.at
    for event in draft.chronicle.events("away"):
        first, back = event.facts["first"], event.facts["back"]
        assert isinstance(first, date)
        assert isinstance(back, date)
        chat.leave[event.who[0]].append((draft.calendar.moment(first, time()), draft.calendar.moment(back, time())))
    for absence in draft.all(Meeting):
        if absence.kind == "Absence":
            chat.leave[absence.owner_id].append((absence.starts_at, absence.ends_at))
    begun = sorted(draft.chronicle.events("project-begun"), key=lambda event: event.number)
    for spec in CHANNELS:
        _named(chat, spec, begun[-2:])
    _conversations(chat, random)
    return chat


def _named(chat: ChatDraft, spec: ChannelSpec, projects: list[Event]) -> None:
    draft = chat.draft
    keys = [key for key in chat.holders if _belongs(chat, key, spec)]
    begin, boss, project = draft.calendar.first_moment, _boss(chat, spec), ""
    name = spec.name
    if name.startswith("project-"):
        begun = projects["2" in name]
        project, begin = str(begun.facts["project"]), begun.at
        name = f"project-{_name(project)}"
        sponsor, lead = begun.who
        boss = draft.people[lead - 1]
        keys = [key for key, person in chat.holders.items() if key in keys or person.id in (sponsor, lead)]
    channel = draft.add(
        new(
            Channel,
            kind=spec.kind,
            name=name,
            header=spec.header or None,
            purpose=spec.purpose,
            is_default=name == "general",
            is_announcement=name == "announcements",
        ),
        begin,
        boss.id,
    )
    if name == _ARCHIVED:
        channel.archived_at = draft.calendar.now - timedelta(days=spec.until - 2)
    people = [chat.holders[key] for key in keys]
    for person in people:
        is_admin = person is boss or (spec.name == "announcements" and person.department == "Executive")
        _join(chat, channel, person, max(begin, chat.begun.get(person.id, begin)), boss.id, is_admin=is_admin)
    writers = [p for p in people if not channel.is_announcement or p is boss or p.department == "Executive"]
    room = Room(channel, writers, spec.listens.split(), spec.talk.split(), spec.weight, spec.until, project)
    chat.rooms.append(room)


def _boss(chat: ChatDraft, spec: ChannelSpec) -> Person:
    """Who runs a channel: the first one named, or the head of the first department."""
    first = spec.people.split("|")[0]
    if first == "*":
        return chat.holders["it"]
    heads = (person for person in chat.holders.values() if person.department == first)
    return chat.holders.get(first) or next(heads)


def _belongs(chat: ChatDraft, key: str, spec: ChannelSpec) -> bool:
    """Whether the holder of a post is in a channel."""
    if key in GUESTS:
        return spec.name in _GUEST_CHANNELS[key]
    wanted = spec.people.split("|")
    return spec.people == "*" or key in wanted or chat.holders[key].department in wanted


def _join(chat: ChatDraft, channel: Channel, person: Person, at: object, by: int, *, is_admin: bool = False) -> None:
    place = new(ChannelMember, channel_id=channel.id, person_id=person.id, is_admin=is_admin)
    chat.members[channel.id].append(person)
    chat.memberships[channel.id].append(chat.draft.add(place, at, by))  # type: ignore[arg-type]


def _conversations(chat: ChatDraft, random: Random) -> None:
    """Direct and group messages: people write to those near them in the company, the personas most."""
    active = [p for key, p in chat.holders.items() if p.is_active and key not in GUESTS]
    personas = [person for person in active if person.persona]
    seen: set[tuple[int, ...]] = set()
    wanted = [2] * chat.volume.direct + [0] * chat.volume.groups
    for size in wanted:
        for _ in range(50):
            first = random.choice(personas if random.randrange(3) else active)
            near = [p for p in active if p is not first and _near(first, p)]
            rest = random.sample(active, 8)
            others = [p for p in (*random.sample(near, min(len(near), 6)), *rest) if p is not first]
            count = (size or random.choice((3, 3, 3, 4, 4, 5, 6))) - 1
            people = [first, *list(dict.fromkeys(others))[:count]] if size == 0 else [first, random.choice(others)]
            key = tuple(sorted(person.id for person in people))
            if key not in seen:
                break
        else:
            continue
        seen.add(key)
        _conversation(chat, random, people, key)


def _conversation(chat: ChatDraft, random: Random, people: list[Person], key: tuple[int, ...]) -> None:
    draft = chat.draft
    kind = "direct" if len(people) == 2 else "group"
    begin = draft.calendar.between(random, draft.calendar.now - timedelta(days=400))
    begin = max(begin, *(chat.begun.get(person.id, begin) for person in people))
    channel = new(Channel, kind=kind, name=None, people_key="-".join(map(str, key)))
    draft.add(channel, begin, people[0].id)
    for person in sorted(people, key=lambda person: person.id):
        _join(chat, channel, person, begin, people[0].id)
    talk, listens = ["GROUP"], list[str]()
    if kind == "direct":
        talk = ["DIRECT"]
        for departments, kinds in _BETWEEN_TWO.items():
            if all(person.department in departments.split("|") for person in people):
                listens += kinds.split()
    chat.rooms.append(Room(channel, people, listens, talk, 1 + random.randrange(4)))


def _name(project: str) -> str:
    """A project as the end of a channel's name."""
    plain = unicodedata.normalize("NFKD", project).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _near(one: Person, other: Person) -> bool:
    return one.department == other.department or other.manager_id == one.id or one.manager_id == other.id
