"""A file of a badge scanner among the uploads, and what a campaign has of its people already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cached_property
from typing import Self

from ....apps.crm import actions
from ....apps.crm.models import Account, Campaign, Contact, Lead
from ....apps.crm.models import User as CrmUser
from ....apps.platform.database import Db
from ....apps.sheet.actions import add_upload
from ....seeds.names import slug
from ....seeds.world import World
from ...draw import Draw
from ...queries import accounts, uniquely_named
from ..campaign_queries import campaigns, members
from ..queries import contacts, leads, persona, users
from ..working_hours import back_then
from .show_visitors import HEADINGS, KEPT_OUT, Booth, Known, Visitor, as_csv


@dataclass(frozen=True)
class ShowList:
    """The visitors of a show, and whose the new ones are to be."""

    campaign: Campaign
    usual: CrmUser  # gets the new leads
    special: CrmUser  # gets those of one state
    again: list[Lead]  # of the visitors; the first is from that state
    guests: list[Contact]
    opted_out: list[Contact]
    employers: list[Account]  # of visitors whose rows have no company
    visitors: list[Visitor]
    headings: dict[str, str]
    data: bytes
    age: timedelta
    uploader_id: int

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        known = Known(contacts(world), leads(world), accounts(world))
        campaign = draw.choice(_shows(world))
        present = {(member.contact_id, member.lead_id) for member in members(world, campaign.id)}
        sellers = _sellers(world)
        # Those whom we know. One of them is from the state whose new leads go to somebody else.
        free_leads = [lead for lead in known.single_leads() if (None, lead.id) not in present and lead.state]
        again = draw.sample(free_leads, 8)
        usual, special = draw.sample([user for user in sellers if user.id != again[0].owner_id], 2)
        free = [contact for contact in known.single_contacts() if (contact.id, None) not in present]
        opted_out = draw.sample([contact for contact in free if contact.email_opt_out], 2)
        guests = draw.sample([contact for contact in free if not contact.email_opt_out], 3)
        employers = draw.sample([account for account in known.with_domain() if account.industry], 3)
        booth = Booth(draw, known)
        visitors = [
            *_strangers(draw, booth, again[0].state),
            *_with_slips(booth, employers, again[0].state),
            *_known(booth, again, [*opted_out, *guests]),
            *_own(draw, booth, sellers),
        ]
        draw.random.shuffle(visitors)
        twice = draw.choice(visitor for visitor in visitors[:20] if visitor.is_new and not visitor.typed)
        capitals = {"email": twice.cells["email"].upper(), "phone": ""}
        visitors.insert(draw.integer(25, len(visitors)), Visitor(twice.cells | capitals, is_again=True))
        headings = {name: draw.choice(called) for name, called in HEADINGS.items()}
        extras = [
            {"Sales rep": draw.choice(sellers).name, "Comments": booth.remark() if draw.integer(0, 2) else ""}
            for _ in visitors
        ]
        colleagues = [user for user in users(world) if user.person.title == "Campaign manager"]
        return cls(
            campaign=campaign,
            usual=usual,
            special=special,
            again=again,
            guests=guests,
            opted_out=opted_out,
            employers=employers,
            visitors=visitors,
            headings=headings,
            data=as_csv(visitors, headings, extras),
            age=timedelta(days=draw.integer(4, 9), hours=draw.integer(0, 3), minutes=draw.integer(3, 57)),
            uploader_id=colleagues[0].id if colleagues else persona(world, "marketing").id,
        )

    @property
    def state(self) -> str | None:
        """The one whose new leads go to somebody else."""
        return self.again[0].state

    @property
    def file(self) -> str:
        return f"badges-{slug(self.campaign.name.replace('Trade Show', ''))}.csv"

    @property
    def columns(self) -> list[str]:
        """The fields to which the file's columns seem to belong."""
        return [*self.headings, *KEPT_OUT.values()]

    @cached_property
    def lines(self) -> dict[int, Visitor]:
        """By the lines of the file, the headings being its first."""
        return dict(enumerate(self.visitors, start=2))

    @cached_property
    def mends(self) -> dict[int, dict[str, str]]:
        """What has to stand in the lines that are not right, by field."""
        wrong = {line: visitor for line, visitor in self.lines.items() if visitor.typed}
        return {line: {name: each.cells[name] for name in each.typed} for line, each in wrong.items()}

    @cached_property
    def new(self) -> list[Visitor]:
        return [visitor for visitor in self.visitors if visitor.is_new]

    @cached_property
    def from_state(self) -> list[Visitor]:
        return [visitor for visitor in self.new if visitor.cells["state"] == self.state]

    def setup(self, db: Db) -> None:
        """A colleague has uploaded the file; some of those whom we know had registered for the show."""
        registered: list[Lead | Contact] = [self.again[1], self.again[2], self.guests[0]]
        joined = max(each.created_at for each in (self.campaign, *registered))
        with back_then(db, joined + (db.now - joined) / 3, self.campaign.owner_id, after=joined):
            for each in registered:
                key = "lead" if isinstance(each, Lead) else "contact"
                actions.add_members(db, self.campaign.id, key, [each.id], status="Registered")
        with back_then(db, db.now - self.age, self.uploader_id):
            add_upload(db, filename=self.file, data=self.data, is_shared=True)


def _shows(world: World) -> list[Campaign]:
    """The two latest shows that are over for some days."""
    with world.session() as db:
        before = db.today - timedelta(days=10)
    planned = campaigns(world)
    shows = [each for each in uniquely_named(planned, planned) if each.type == "Trade show"]
    over = [each for each in shows if each.status == "Completed" and each.end_date and each.end_date < before]
    return sorted(over, key=lambda each: each.end_date or before)[-2:]


def _sellers(world: World) -> list[CrmUser]:
    staff = (user for user in uniquely_named(users(world), users(world)) if user.person.department == "Sales")
    return [user for user in staff if not any(word in user.person.title for word in ("manager", "president"))]


def _strangers(draw: Draw, booth: Booth, state: str | None) -> list[Visitor]:
    strangers = [Visitor(booth.stranger()) for _ in range(draw.integer(17, 24))]
    strangers = [visitor for visitor in strangers if visitor.cells["state"] != state]
    return strangers + [Visitor(booth.stranger(state=state)) for _ in range(draw.integer(3, 4))]


def _with_slips(booth: Booth, employers: Sequence[Account], state: str | None) -> list[Visitor]:
    """Rows that cannot be imported as they are."""
    wrong = [Visitor(booth.stranger(at=account), {"company": ""}) for account in employers]
    pair = (booth.stranger(), booth.stranger())
    wrong += [Visitor(cells, {"email": booth.slip(cells["email"])}) for cells in pair]
    wrong += [Visitor(booth.stranger() | {"rating": "Warm"}, {"rating": booth.no_grade()}) for _ in range(3)]
    cells = booth.stranger(state=state)
    wrong.append(Visitor(cells, {"first_name": f"{cells['first_name']} {cells['last_name']}", "last_name": ""}))
    return wrong


def _known(booth: Booth, again: Sequence[Lead], known: Sequence[Contact]) -> list[Visitor]:
    people = [Visitor(booth.lead(lead, by_address=place % 2 == 0), twin=lead) for place, lead in enumerate(again)]
    # One of these has a slip as well: they turn out to be known once it is mended.
    people[3] = replace(people[3], typed={"email": booth.slip(people[3].cells["email"])})
    return people + [Visitor(booth.contact(contact), twin=contact) for contact in known]


def _own(draw: Draw, booth: Booth, sellers: Sequence[CrmUser]) -> list[Visitor]:
    """Badges of our own people."""
    people = []
    for user in draw.sample(sellers, 2):
        cells = booth.stranger() | {
            "first_name": user.person.first_name, "last_name": user.person.last_name, "email": user.person.email,
            "title": user.person.title, "company": "",
        }  # fmt: skip
        people.append(Visitor(cells, is_own=True))
    return people
