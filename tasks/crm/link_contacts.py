from __future__ import annotations

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..pages import Form
from ..registry import family
from ..task import Task, leaving_out
from .facts.posted_roles import PostedRoles
from .pages.accounts import AccountPage
from .pages.contacts import ContactList, ContactPage
from .pages.deals import DealList, DealPage

WORDINGS = (
    'The contact roles on {account}\'s deals "{one}", "{two}" and "{three}" are out of date. What has changed was '
    "posted over the last few weeks on these deals, on the account and on its cases; later posts override earlier "
    "ones. Please update roles and primary contacts. Anybody who works somewhere else now becomes a contact of that "
    "account instead and has no role in our open deals anymore; closed deals stay as they are. Leave alone whatever "
    "nobody posted about.",
    'Please fix who has which role on "{one}", "{two}" and "{three}" (Decision Maker, Evaluator, Influencer, '
    "primary). Go by the posts in the streams of {account}, its deals and its cases; the latest word counts. "
    "Somebody has changed employers: make the new company their account and take them off the deals that are still "
    "open, but not off closed ones.",
    '{account}: who decides, evaluates or has a say in "{one}", "{two}" and "{three}"? It\'s all in the streams of '
    "the account, its deals and its cases. Read all of them, and go by the later posts where they differ. Update "
    "the roles and the primary contact where they're wrong. If somebody has moved on, change their account and "
    "remove their roles from open deals only.",
    "Could you go through everything posted about {account} (account, deals, cases) and update the contact roles of "
    '"{one}", "{two}" and "{three}" from it? The latest word counts. People who have left become contacts of the '
    "account where they work now and come off the open deals; on closed deals they stay. No other changes, please.",
    'Before I hand {account} over, the roles on "{one}", "{two}" and "{three}" have to be right: decision makers, '
    "evaluators, influencers, and whom we call first (primary). It's all in the posts on the account, the deals and "
    "the cases; the latest counts. One of the contacts has moved on: change their account to the new company, and "
    "take them off the deals that are open.",
)


@family("crm-link-contacts", app="crm", kind="bulk", steps=150, persona="sales_rep")
def link_contacts(draw: Draw, world: World) -> Task:
    """From what was posted around an account's deals and cases: who plays which part, and who has moved."""
    facts = RolesByPosts.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(
            facts.outcome,
            "later posts",
            "who has left",
            "who is left out",
            "whom to call first",
            "the right deal",
            "closed deals stay",
            "the one who tests",
        ),
        gold=facts.gold,
        alternatives=(facts.person_first, facts.from_the_bottom),
    )


class RolesByPosts(PostedRoles):
    """The parts as they have to be, and how they come to be."""

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS,
            account=self.firm.name,
            one=self.one,
            two=self.two,
            three=self.three,
        )

    def outcome(self, db: Db, *, without: str = "") -> None:
        """The parts as they are for somebody who heeds all that was said, or overlooks something."""
        names = (self.one, self.two, self.three, self.old)
        one, two, three, old = (db.scalars(select(Deal.id).where(Deal.name == name)).one() for name in names)
        role = actions.set_contact_role
        if without == "later posts":
            role(db, one, self.c.id, role="Decision Maker")
            role(db, one, self.d.id, is_primary=True)
        else:
            role(db, one, self.d.id, role="Decision Maker", is_primary=without != "whom to call first" or None)
            role(db, one, self.c.id, role="Evaluator")
        role(db, one, self.a.id, role="Influencer")
        role(db, two, self.a.id, role="Decision Maker")
        if without != "the one who tests":
            role(db, two, self.c.id, role="Evaluator", is_primary=True)
        role(db, three if without == "the right deal" else two, self.d.id, role="Evaluator")
        if without != "who is left out":
            actions.remove_contact_role(db, two, self.e.id)
        for deal in (one, two, old) if without == "closed deals stay" else (one, two):
            actions.remove_contact_role(db, deal, self.b.id)
        if without != "who has left":
            actions.update_contact(db, self.b.id, account_id=self.other.id)

    def gold(self, user: User) -> None:
        self._read_all(user)
        self._settle_one(DealPage.find(user, self.one))
        self._settle_two(DealPage.find(user, self.two))
        self._move(ContactPage.find(user, self.b.name).exact.edit())
        user.done()

    def person_first(self, user: User) -> None:
        self._move(ContactList(user).open("all").search(self.b.name).open_record(self.b.name).exact.edit())
        deals = DealList(user)
        self._settle_two(deals.open("all").search(self.two).open_record(self.two))
        self._settle_one(deals.open("all").search(self.one).open_record(self.one))
        user.done()

    def from_the_bottom(self, user: User) -> None:
        self._read_all(user)
        page = DealPage.find(user, self.two).exact.related()
        page.remove_contact(self.e.name)
        page.edit_role(self.b.name).set(role="Influencer").save()
        page.add_contact().set(contact_id=self.d.name, role="Evaluator").save()
        page.add_contact().set(contact_id=self.c.name, role="Evaluator", is_primary=True).save()
        page.add_contact().set(contact_id=self.a.name, role="Decision Maker").save()
        page.remove_contact(self.b.name)
        self._settle_one(DealPage.find(user, self.one))
        self._move(ContactList(user).open("all").search(self.b.name).edit(self.b.name))
        user.done()

    def _read_all(self, user: User) -> None:
        page = AccountPage.find(user, self.firm.name)
        page.stream()
        page.exact.related()
        for name in (self.one, self.two, self.three):
            DealPage.find(user, name).stream()
        user.search(self.subject)

    def _settle_one(self, page: DealPage) -> None:
        page = page.exact.related()
        page.add_contact().set(contact_id=self.d.name, role="Decision Maker", is_primary=True).save()
        page.add_contact().set(contact_id=self.c.name, role="Evaluator").save()
        page.edit_role(self.a.name).set(role="Influencer").save()
        page.remove_contact(self.b.name)

    def _settle_two(self, page: DealPage) -> None:
        page = page.exact.related()
        page.add_contact().set(contact_id=self.a.name, role="Decision Maker").save()
        page.add_contact().set(contact_id=self.c.name, role="Evaluator", is_primary=True).save()
        page.add_contact().set(contact_id=self.d.name, role="Evaluator").save()
        page.remove_contact(self.b.name)
        page.remove_contact(self.e.name)

    def _move(self, form: Form) -> None:
        """They work somewhere else now."""
        form.set(account_id=self.other.name).save()
