from __future__ import annotations

from collections import defaultdict
from datetime import timedelta

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import Account, Contact, Deal
from ...apps.platform.database import Db
from ...seeds.crm.deal_names import deal_name
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .deal_roles import entry, write
from .gold_steps import open_record, search_list
from .queries import accounts, companies, contacts, deals, open_deals, persona, stages, users
from .stream_steps import back_then, read_stream

_PROJECTS = ("north wing", "spring refit", "branch opening", "yearly order", "second site", "pilot", "training rooms",
             "replacement", "back office", "warehouse corner", "summer order", "depot start")  # fmt: skip
_SUBJECTS = ("Invoice address", "Parcel was left outside", "Question about the warranty", "Two pieces are missing")


@family("crm-link-contacts", app="crm", kind="bulk", steps=150, persona="sales_rep")
def link_contacts(draw: Draw, world: World) -> Task:
    """From what was posted around an account's deals and cases: who plays which part, and who has moved."""
    rep = persona(world, "sales_rep")
    staff = {user.id: user for user in users(world)}
    team = [user for user in staff.values() if user.team_id == rep.team_id and user.id != rep.id]
    everybody = contacts(world)
    single = {contact.id for contact in uniquely_named(everybody, everybody)}
    busy = {role.contact_id for deal in open_deals(world) for role in deal.contact_roles}
    people: dict[int | None, list[Contact]] = defaultdict(list)
    for contact in everybody:
        people[contact.account_id].append(contact)
    firms = [firm for firm in uniquely_named(companies(world), accounts(world)) if not firm.is_locked]
    options: list[tuple[Account, list[Contact], list[Contact]]] = []
    for firm in firms:
        # All of them go by their first names.
        firsts = [contact.first_name for contact in people[firm.id]]
        named = [c for c in people[firm.id] if c.id in single and c.first_name and firsts.count(c.first_name) == 1]
        movers = [c for c in named if c.id not in busy and c.owner_id in {rep.id, *(user.id for user in team)}]
        if len(named) >= 5 and movers:
            options.append((firm, named, movers))
    if not options or len(team) < 2:
        raise NoInstance("no account has five people, one of whom the team looks after")
    firm, named, movers = draw.choice(options)
    b = draw.choice(movers)
    a, c, d, e = draw.sample([contact for contact in named if contact is not b], 4)
    other = draw.choice(each for each in firms if each.id != firm.id and each.type != "Former customer")
    taken = {deal.name for deal in deals(world)}
    called = [deal_name(project, firm) for project in _PROJECTS]
    one, two, three, old = draw.sample([name for name in called if name not in taken], 4)
    colleague, helper = draw.sample(team, 2)
    by_name = stages(world)
    lost = next(stage for stage in by_name.values() if stage.is_closed and not stage.is_won)
    amounts = [draw.integer(6, 90) * 500_00 for _ in range(4)]
    ages = [timedelta(days=draw.integer(50, 110), minutes=draw.integer(1, 290)) for _ in range(5)]
    closing = [draw.integer(20, 90) for _ in range(4)]
    subject = draw.choice(_SUBJECTS)

    words = {"other": other.name}
    for letter, contact in zip("abcde", (a, b, c, d, e), strict=True):
        words[letter] = draw.choice((contact.name, contact.first_name or ""))
    on_one, on_two = {**words, "deal": one}, {**words, "deal": two}
    posts = [
        entry(draw, "decides", one, 34, rep.id, words),
        entry(draw, "after all", "case", 21, helper.id, on_one),
        entry(draw, "call first", one, 12, colleague.id, words),
        entry(draw, "handed over", two, 40, rep.id, words),
        entry(draw, "gone", "account", 15, colleague.id, {**words, "b": b.name}),
        entry(draw, "tests", two, 27, helper.id, words),
        entry(draw, "left out", two, 9, rep.id, words),
        entry(draw, "wrong place", three, 18, colleague.id, words),
        entry(draw, "put right", three, 17, rep.id, on_two, answers=7),
        entry(draw, "admitted", three, 16, colleague.id, words, answers=7),
        entry(draw, "rumour", "account", 6, helper.id, words),
        entry(draw, "beside", one, 4, rep.id, words),
        entry(draw, "beside", three, 3, rep.id, words),
    ]

    def setup(db: Db) -> None:
        """Four deals with the parts that people had at first, a case, and the posts of the weeks since."""
        before = {
            one: ((a, "Decision Maker"), (b, "Evaluator")),
            two: ((b, "Decision Maker"), (e, "Influencer")),
            three: ((a, "Decision Maker"), (c, "Influencer")),
            old: ((b, "Decision Maker"),),
        }
        places = {"account": ("account", firm.id)}
        for place, (name, roles) in enumerate(before.items()):
            with back_then(db, db.now - ages[place], rep.id):
                deal = actions.create_deal(
                    db, name=name, account_id=firm.id, amount=amounts[place], type="New business",
                    close_date=db.today + timedelta(days=int(ages[place].days) + closing[place]),
                )  # fmt: skip
                for contact, role in roles:
                    actions.set_contact_role(db, deal.id, contact.id, role=role, is_primary=contact is roles[0][0])
            places[name] = ("deal", deal.id)
        with back_then(db, db.now - timedelta(days=43, minutes=17), rep.id):
            actions.update_deal(db, places[old][1], stage_id=lost.id, loss_reason="No decision")
        with back_then(db, db.now - ages[4], helper.id):
            case = actions.create_case(db, subject=subject, account_id=firm.id, contact_id=d.id)
        places["case"] = ("case", case.id)
        write(db, posts, places)

    def kept(
        *, later: bool = True, moved: bool = True, off: bool = True, first: bool = True, right_deal: bool = True,
        closed: bool = False, tests: bool = True,
    ) -> Outcome:  # fmt: skip
        """The parts as they are for somebody who heeds all that was said, or overlooks something."""

        def outcome(db: Db) -> None:
            ids = {name: db.scalars(select(Deal.id).where(Deal.name == name)).one() for name in (one, two, three, old)}
            role = actions.set_contact_role
            if later:
                role(db, ids[one], d.id, role="Decision Maker", is_primary=first or None)
                role(db, ids[one], c.id, role="Evaluator")
            else:
                role(db, ids[one], c.id, role="Decision Maker")
                role(db, ids[one], d.id, is_primary=True)
            role(db, ids[one], a.id, role="Influencer")
            role(db, ids[two], a.id, role="Decision Maker")
            if tests:
                role(db, ids[two], c.id, role="Evaluator", is_primary=True)
            role(db, ids[two if right_deal else three], d.id, role="Evaluator")
            if off:
                actions.remove_contact_role(db, ids[two], e.id)
            for name in (one, two, *([old] if closed else [])):
                actions.remove_contact_role(db, ids[name], b.id)
            if moved:
                actions.update_contact(db, b.id, account_id=other.id)

        return outcome

    def read_all(user: User) -> None:
        read_stream(user, "Accounts", firm.name)
        user.click("link", "Related", within="Account sections")
        for name in (one, two, three):
            read_stream(user, "Deals", name)
        user.search(subject)

    def add(user: User, contact: Contact, role: str, *, primary: bool = False) -> None:
        user.click("button", "Add contact", within="Contact roles")
        user.choose("Contact", contact.name, within="Add contact")
        user.choose("Role", role, within="Add contact")
        if primary:
            user.check("Primary contact", within="Add contact")
        user.click("button", "Add", within="Add contact")

    def change(user: User, contact: Contact, role: str) -> None:
        user.click("button", f"Edit {contact.name}", within="Contact roles")
        user.choose("Role", role, within="Edit contact role")
        user.click("button", "Save", within="Edit contact role")

    def take_off(user: User, contact: Contact) -> None:
        user.click("button", f"Remove {contact.name}", within="Contact roles")
        user.click("button", "Remove", within="Remove contact")

    def settle_one(user: User) -> None:
        user.click("link", "Related", within="Deal sections")
        add(user, d, "Decision Maker", primary=True)
        add(user, c, "Evaluator")
        change(user, a, "Influencer")
        take_off(user, b)

    def settle_two(user: User) -> None:
        user.click("link", "Related", within="Deal sections")
        add(user, a, "Decision Maker")
        add(user, c, "Evaluator", primary=True)
        add(user, d, "Evaluator")
        take_off(user, b)
        take_off(user, e)

    def move(user: User) -> None:
        user.click("button", "Edit", within="Contact actions")
        user.choose("Account", other.name, within="Edit contact")
        user.click("button", "Save", within="Edit contact")

    def gold(user: User) -> None:
        read_all(user)
        open_record(user, "Deals", one)
        settle_one(user)
        open_record(user, "Deals", two)
        settle_two(user)
        open_record(user, "Contacts", b.name)
        move(user)
        user.done()

    def person_first(user: User) -> None:
        search_list(user, "Contacts", "All contacts", b.name)
        user.click("link", b.name, within="Contacts")
        move(user)
        for name, settle in ((two, settle_two), (one, settle_one)):
            search_list(user, "Deals", "All deals", name)
            user.click("link", name, within="Deals")
            settle(user)
        user.done()

    def from_the_bottom(user: User) -> None:
        read_all(user)
        open_record(user, "Deals", two)
        user.click("link", "Related", within="Deal sections")
        take_off(user, e)
        change(user, b, "Influencer")
        add(user, d, "Evaluator")
        add(user, c, "Evaluator", primary=True)
        add(user, a, "Decision Maker")
        take_off(user, b)
        open_record(user, "Deals", one)
        settle_one(user)
        search_list(user, "Contacts", "All contacts", b.name)
        user.click("button", f"Actions for {b.name}")
        user.click("menuitem", "Edit")
        user.choose("Account", other.name, within="Edit contact")
        user.click("button", "Save", within="Edit contact")
        user.done()

    return Task(
        goal=draw.phrase(
            'The contact roles on the deals of {account} are out of date: "{one}", "{two}" and "{three}". What has '
            "changed was posted over the last weeks, on these deals, on the account and on its cases; later posts "
            "override earlier ones. Please bring roles and primary contacts into line. Whoever works somewhere else "
            "now is a contact of that account, no longer of this one, and has no role in our open deals any more; "
            "closed ones stay. Leave what nobody wrote about.",
            'Please put right who plays which part in "{one}", "{two}" and "{three}" (Decision Maker, Evaluator, '
            "Influencer, primary). Go by the posts in the streams of {account}, its deals and its cases, where the "
            "newest word counts. Somebody has changed employers: make the new company their account and take them off "
            "the deals that are still open, not off closed ones.",
            '{account}: who decides, evaluates or has a say in "{one}", "{two}" and "{three}"? The streams of the '
            "account, its deals and cases tell, if you read all of them and let later posts win. Enter the roles and "
            "the primary contact where they differ. If a person has moved on, change their account and remove their "
            "roles from open deals only.",
            "Could you go through everything posted about {account} (account, deals, cases) and update the contact "
            'roles of "{one}", "{two}" and "{three}" by it? What was said last holds. People who have left become '
            "contacts of the account where they work now and leave the open deals; in closed deals they remain. No "
            "other changes, please.",
            'Before I hand {account} over, the roles on "{one}", "{two}" and "{three}" have to be true: decision '
            "makers, evaluators, influencers, and whom we call first (primary). It is all in the posts on the "
            "account, the deals and the cases, newest counts. One of them has gone elsewhere: the account of their "
            "contact is to be the new one, and they keep no part in deals that are open.",
            account=firm.name,
            one=one,
            two=two,
            three=three,
        ),
        setup=setup,
        outcome=kept(),
        without={
            "later posts": kept(later=False),
            "who has left": kept(moved=False),
            "who is left out": kept(off=False),
            "whom to call first": kept(first=False),
            "the right deal": kept(right_deal=False),
            "closed deals stay": kept(closed=True),
            "the one who tests": kept(tests=False),
        },
        gold=gold,
        alternatives=(person_first, from_the_bottom),
    )
