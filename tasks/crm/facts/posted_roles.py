"""Deals of one account, who plays which part in them at first, and what was posted of that since."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ....apps.crm import actions
from ....apps.crm.models import Account, Contact
from ....apps.crm.models import User as CrmUser
from ....apps.platform.database import Db
from ....seeds.crm.deal_names import deal_name, short_name
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...queries import accounts, companies, uniquely_named
from ..queries import contacts, deals, open_deals, persona, stages, users
from ..working_hours import back_then
from .deal_roles import Entry, entry, write

_PROJECTS = ("north wing", "spring refit", "branch opening", "annual order", "second site", "pilot order",
             "training rooms", "replacement order", "back office", "warehouse corner", "summer order",
             "depot start-up")  # fmt: skip
_SUBJECTS = ("Invoice address", "Parcel was left outside", "Question about the warranty", "Two items are missing")


@dataclass(frozen=True)
class PostedRoles:
    """Three open deals and a lost one; people are lettered as the posts' wordings have them."""

    rep: CrmUser
    helper: CrmUser
    firm: Account
    other: Account  # where one of them works by now
    a: Contact
    b: Contact  # the one who has moved there
    c: Contact
    d: Contact
    e: Contact
    one: str
    two: str
    three: str
    old: str  # the lost one
    lost_stage_id: int
    amounts: list[int]
    ages: list[timedelta]
    closing: list[int]
    subject: str
    posts: list[Entry]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        team = [user for user in users(world) if user.team_id == rep.team_id and user.id != rep.id]
        firms = [firm for firm in uniquely_named(companies(world), accounts(world)) if not firm.is_locked]
        options = _options(world, firms, {rep.id, *(user.id for user in team)})
        if not options or len(team) < 2:
            raise NoInstance("no account has five people, one of whom the team looks after")
        firm, named, movers = draw.choice(options)
        b = draw.choice(movers)
        a, c, d, e = draw.sample([contact for contact in named if contact is not b], 4)
        other = draw.choice(each for each in firms if each.id != firm.id and each.type != "Former customer")
        taken = {deal.name for deal in deals(world)}
        called = [deal_name(project, short_name(firm.name)) for project in _PROJECTS]
        one, two, three, old = draw.sample([name for name in called if name not in taken], 4)
        colleague, helper = draw.sample(team, 2)
        return cls(
            rep=rep,
            helper=helper,
            firm=firm,
            other=other,
            a=a,
            b=b,
            c=c,
            d=d,
            e=e,
            one=one,
            two=two,
            three=three,
            old=old,
            lost_stage_id=next(stage.id for stage in stages(world).values() if stage.is_closed and not stage.is_won),
            amounts=[draw.integer(6, 90) * 500_00 for _ in range(4)],
            ages=[timedelta(days=draw.integer(50, 110), minutes=draw.integer(1, 290)) for _ in range(5)],
            closing=[draw.integer(20, 90) for _ in range(4)],
            subject=draw.choice(_SUBJECTS),
            posts=_posts(draw, (one, two, three), (a, b, c, d, e), other, (rep.id, colleague.id, helper.id)),
        )

    def setup(self, db: Db) -> None:
        """Four deals with the parts that people had at first, a case, and the posts of the weeks since."""
        before = {
            self.one: ((self.a, "Decision Maker"), (self.b, "Evaluator")),
            self.two: ((self.b, "Decision Maker"), (self.e, "Influencer")),
            self.three: ((self.a, "Decision Maker"), (self.c, "Influencer")),
            self.old: ((self.b, "Decision Maker"),),
        }
        places = {"account": ("account", self.firm.id)}
        for place, (name, roles) in enumerate(before.items()):
            with back_then(db, db.now - self.ages[place], self.rep.id):
                deal = actions.create_deal(
                    db, name=name, account_id=self.firm.id, amount=self.amounts[place], type="New business",
                    close_date=db.today + timedelta(days=int(self.ages[place].days) + self.closing[place]),
                )  # fmt: skip
                for contact, role in roles:
                    actions.set_contact_role(db, deal.id, contact.id, role=role, is_primary=contact is roles[0][0])
            places[name] = ("deal", deal.id)
        with back_then(db, db.now - timedelta(days=43, minutes=17), self.rep.id):
            actions.update_deal(db, places[self.old][1], stage_id=self.lost_stage_id, loss_reason="No decision")
        with back_then(db, db.now - self.ages[4], self.helper.id):
            case = actions.create_case(db, subject=self.subject, account_id=self.firm.id, contact_id=self.d.id)
        places["case"] = ("case", case.id)
        write(db, self.posts, places)


def _options(
    world: World, firms: list[Account], carers: set[int]
) -> list[tuple[Account, list[Contact], list[Contact]]]:
    """Accounts with their people who go by their first names, and those of them who may move, whom these look after."""
    everybody = contacts(world)
    single = {contact.id for contact in uniquely_named(everybody, everybody)}
    busy = {role.contact_id for deal in open_deals(world) for role in deal.contact_roles}
    people: dict[int | None, list[Contact]] = defaultdict(list)
    for contact in everybody:
        people[contact.account_id].append(contact)
    options = []
    for firm in firms:
        firsts = [contact.first_name for contact in people[firm.id]]
        named = [c for c in people[firm.id] if c.id in single and c.first_name and firsts.count(c.first_name) == 1]
        movers = [c for c in named if c.id not in busy and c.owner_id in carers]
        if len(named) >= 5 and movers:
            options.append((firm, named, movers))
    return options


def _posts(
    draw: Draw, called: tuple[str, str, str], people: tuple[Contact, ...], other: Account, authors: tuple[int, int, int]
) -> list[Entry]:
    (one, two, three), (rep, colleague, helper) = called, authors
    words = {"other": other.name}
    for letter, contact in zip("abcde", people, strict=True):
        words[letter] = draw.choice((contact.name, contact.first_name or ""))
    on_one, on_two = {**words, "deal": one}, {**words, "deal": two}
    return [
        entry(draw, "decides", one, 34, rep, words),
        entry(draw, "after all", "case", 21, helper, on_one),
        entry(draw, "call first", one, 12, colleague, words),
        entry(draw, "handed over", two, 40, rep, words),
        entry(draw, "gone", "account", 15, colleague, {**words, "b": people[1].name}),
        entry(draw, "tests", two, 27, helper, words),
        entry(draw, "left out", two, 9, rep, words),
        entry(draw, "wrong place", three, 18, colleague, words),
        entry(draw, "put right", three, 17, rep, on_two, answers=7),
        entry(draw, "admitted", three, 16, colleague, words, answers=7),
        entry(draw, "rumour", "account", 6, helper, words),
        entry(draw, "beside", one, 4, rep, words),
        entry(draw, "beside", three, 3, rep, words),
    ]
