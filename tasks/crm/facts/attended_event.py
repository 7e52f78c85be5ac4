"""A campaign whose event has taken place, who was there, and what colleagues wrote of it in the chat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import partial
from typing import Self

from sqlalchemy import select

from ....apps.chat.models import Channel, Post
from ....apps.crm import actions
from ....apps.crm.models import Account, Campaign, CampaignMember, Contact, Lead
from ....apps.platform.database import Db
from ....apps.platform.models import Person
from ....seeds.names import mailbox
from ....seeds.world import World
from ...chat.queries import channels
from ...draw import Draw
from ...errors import NoInstance
from ...queries import companies, fetch_all, uniquely_named
from ..campaign_queries import campaigns, members
from ..queries import contacts, leads, persona, users
from ..working_hours import back_then
from .attendance import (
    Told,
    called_off,
    company_of,
    corrected,
    key,
    listed,
    recognizable,
    rules,
    seen_elsewhere,
    tell,
    written,
)

CHANNEL = "marketing-shows"
#: How many are registered, so that they fit on a page of the list.
_REGISTERED = 19
_PERSON = Contact | Lead


@dataclass(frozen=True)
class AttendedEvent:
    """Who had registered, who came, and who else was there."""

    campaign: Campaign
    channel: Channel
    registered: list[CampaignMember]
    there: list[CampaignMember]  # of those who had registered
    late: CampaignMember  # was there, and is not on the list
    absent: CampaignMember  # is on the list, and was not there
    called_off: list[CampaignMember]
    opted_out: list[CampaignMember]  # registered and came, but want no mail any more
    away: CampaignMember  # did not come, unlike the namesake
    elsewhere: CampaignMember  # did not come, but to another event
    asked: list[CampaignMember]  # were only asked; the first two came
    only_asked: list[int]  # the ids of further members who did not register
    walk_ins: list[Contact]  # came without being members
    unasked: Contact  # came, is no member and wants no e-mail
    namesake_firm: Account
    status_called_off: str | None
    posts: tuple[Told, ...]
    last_post_at: datetime | None
    age: timedelta

    @property
    def namesake(self) -> tuple[str, str]:
        """First and last name of somebody who came without being a member."""
        return self.away.person.first_name or "", self.away.person.last_name

    @property
    def strangers(self) -> list[tuple[str, str]]:
        """Who has to be added, by their names, and the words by which each is found."""
        namesake = " ".join(self.namesake)
        words = f"{self.away.person.last_name} {self.namesake_firm.name}"
        return [*((contact.name, contact.name) for contact in self.walk_ins), (namesake, words)]

    @property
    def missing(self) -> list[CampaignMember]:
        """Who had registered and was not there, without a word."""
        seen = (*self.there, *self.opted_out, *self.called_off)
        return [member for member in self.registered if member not in seen]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        everybody = contacts(world)
        known: list[_PERSON] = [*everybody, *(lead for lead in leads(world) if not lead.is_converted)]
        is_clear = _told_from_others(known)
        held = _held_events(world)
        channel, marketers, sellers = _writers(world)
        campaign, inside, clear = draw.choice(_recent_rosters(world, held, is_clear))
        before = [member for member in clear if member.status == "Registered"]
        if len(before) > _REGISTERED // 2:
            before = draw.sample(before, _REGISTERED // 2)
        other = draw.choice(each for each in held if each is not campaign)
        others = draw.sample([member for member in clear if member not in before], _REGISTERED - len(before) + 3)
        registered, asked = [*before, *others[:-3]], others[-3:]
        draw.random.shuffle(registered)
        # Of those who registered: some were there, two call off, two have opted out, the others were not there.
        off, silent, came = registered[:2], registered[2:4], registered[4 : draw.integer(12, 14)]
        away, elsewhere = [member for member in registered if member not in (*off, *silent, *came)][:2]
        # Strangers to the campaign: two contacts, one who wants no e-mail, and a namesake of somebody who did not come.
        members_ids = {member.contact_id for member in inside}
        outside = [contact for contact in everybody if contact.id not in members_ids and is_clear(contact)]
        walk_ins = draw.sample([contact for contact in outside if not contact.email_opt_out], 2)
        unasked = draw.choice(contact for contact in outside if contact.email_opt_out)
        firm = draw.choice(_firms_without(world, known, away.person.last_name))
        status_called_off, ruling = rules(draw)
        guests = [member.person for member in (came[0], *came[2:], *silent, *asked[:2])]
        names = [_as_written(draw, person) for person in (*guests, *walk_ins, unasked)]
        names.append(written(draw, away.person.first_name or "", away.person.last_name, firm.name))
        draw.random.shuffle(names)
        keeper, seller = draw.choice(marketers).id, draw.choice(sellers).id
        event, name = campaign.name, partial(_as_written, draw)
        return cls(
            campaign=campaign,
            channel=channel,
            registered=registered,
            there=came[1:],
            absent=came[0],
            late=came[1],
            called_off=off,
            opted_out=silent,
            away=away,
            elsewhere=elsewhere,
            asked=asked,
            # Whoever cannot be told from others was only asked, and so were those whom the list has no room for.
            only_asked=[each.id for each in inside if each.status == "Registered" and each not in registered],
            walk_ins=walk_ins,
            unasked=unasked,
            namesake_firm=firm,
            status_called_off=status_called_off,
            posts=(
                Told(keeper, ruling),
                Told(seller, called_off(draw, event, name(off[0].person), name(off[1].person))),
                Told(keeper, listed(draw, event, names)),
                Told(seller, seen_elsewhere(draw, other.name, name(elsewhere.person))),
                Told(seller, corrected(draw, event, absent=name(came[0].person), late=name(came[1].person))),
            ),
            last_post_at=_last_post_at(world, channel),
            age=timedelta(days=draw.integer(30, 50), hours=draw.integer(0, 3), minutes=draw.integer(2, 58)),
        )

    def setup(self, db: Db) -> None:
        """Who had registered, who has opted out since, a namesake elsewhere, and what was said of it all."""
        (first, last), firm, campaign = self.namesake, self.namesake_firm, self.campaign
        with back_then(db, db.now - self.age, campaign.owner_id):
            actions.create_contact(
                db, first_name=first, last_name=last, account_id=firm.id, title="Buyer", owner_id=firm.owner_id,
                email=f"{mailbox('first.last', first, last)}@{(firm.website or '').removeprefix('www.')}",
                allow_duplicate=True,
            )  # fmt: skip
            ids = [member.id for member in self.registered if member.status != "Registered"]
            actions.update_members(db, campaign.id, ids, status="Registered")
            ids = [*(member.id for member in self.asked), *self.only_asked]
            actions.update_members(db, campaign.id, ids, status="Sent")
            one, other = self.opted_out
            actions.update_members(db, campaign.id, [one.id], opted_out=True)
            if isinstance(other.person, Contact):
                actions.update_contact(db, other.person.id, email_opt_out=True)
            else:
                actions.update_members(db, campaign.id, [other.id], opted_out=True)
        tell(db, self.channel.id, self.posts, self.last_post_at or db.now - self.age)


def _told_from_others(known: Sequence[_PERSON]) -> Callable[[_PERSON], bool]:
    """Whether somebody can be told from all others, by the whole name and as people write it down."""
    single = recognizable(known)
    names = Counter(person.name.casefold() for person in known)
    return lambda person: key(person) in single and names[person.name.casefold()] == 1


def _writers(world: World) -> tuple[Channel, list[Person], list[Person]]:
    """The channel where shows are spoken of, and who else is there, of marketing and of the sellers."""
    me = persona(world, "marketing")
    for channel in channels(world, me.person):
        if channel.name == CHANNEL:
            writers = [each.person for each in channel.members if each.person_id != me.id and each.person.is_active]
            marketers = [person for person in writers if person.department == "Marketing"]
            sellers = [person for person in writers if person.department == "Sales"]
            if marketers and sellers:
                return channel, marketers, sellers
    raise NoInstance("nobody writes of shows")


def _held_events(world: World) -> list[Campaign]:
    planned = campaigns(world)
    events = [each for each in uniquely_named(planned, planned) if each.type in ("Trade show", "Webinar")]
    return [each for each in events if each.status == "Completed"]


def _recent_rosters(
    world: World, held: Sequence[Campaign], is_clear: Callable[[_PERSON], bool]
) -> list[tuple[Campaign, list[CampaignMember], list[CampaignMember]]]:
    """The latest campaigns, of which people still speak, with all members and with those told from all others."""
    rosters = []
    for each in held:
        inside = members(world, each.id)
        clear = [member for member in inside if is_clear(member.person) and not member.is_opted_out]
        if len(clear) >= 24:
            rosters.append((each, inside, clear))
    return sorted(rosters, key=lambda found: (found[0].end_date or date.min, found[0].id))[-3:]


def _firms_without(world: World, known: Sequence[_PERSON], last_name: str) -> list[Account]:
    """Accounts with a website and an owner where nobody bears this name."""
    taken = {company_of(person) for person in known if person.last_name == last_name}
    firms, owners = companies(world), {user.id for user in users(world)}
    firms = [firm for firm in uniquely_named(firms, firms) if firm.website and firm.owner_id in owners]
    return [firm for firm in firms if firm.name not in taken]


def _as_written(draw: Draw, person: _PERSON) -> str:
    return written(draw, person.first_name or "", person.last_name, company_of(person) or "")


def _last_post_at(world: World, channel: Channel) -> datetime | None:
    latest = select(Post.created_at).where(Post.channel_id == channel.id).order_by(Post.id.desc()).limit(1)
    return next(iter(fetch_all(world, latest)), None)
