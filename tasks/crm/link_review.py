from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import Account, AccountContact, Contact, Deal
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import accounts, fetch_undeleted, uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .pages.accounts import AccountPage
from .pages.contacts import ContactPage
from .pages.links import LinkedPage
from .queries import contacts, open_deals, persona
from .working_hours import back_then


@dataclass(frozen=True, eq=False)
class Linked:
    """Somebody linked to an account; `deal` is an open one of that account in which they have a role."""

    account: Account
    contact: Contact
    role: str | None
    is_inactive: bool = False
    deal: Deal | None = None

    @property
    def goes(self) -> bool:
        return self.is_inactive and self.role != "Board member" and self.deal is None

    @property
    def gets_role(self) -> bool:
        return not self.is_inactive and self.role is None


@family("crm-link-review", app="crm", kind="bulk", steps=80, persona="sales_rep")
def review_links(draw: Draw, world: World) -> Task:
    """Take back the links of those who no longer work for some accounts, but not of all of them; give others a role."""
    facts = LinkReview.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.gone, facts.consultants),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.at_the_accounts, facts.at_the_contacts),
    )


@dataclass(frozen=True)
class LinkReview:
    """Contacts that are linked to accounts, and what those links have become."""

    rep: CrmUser
    accounts: list[Account]  # that the goal names
    links: list[Linked]  # all that the set-up makes
    of_accounts: list[Linked]  # those of these accounts
    gone: list[Linked]  # to be taken back
    consultants: list[Linked]  # to be called consultants
    quoted_names: list[str]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        everything, everybody = accounts(world), contacts(world)
        linked = fetch_undeleted(world, select(AccountContact))
        with_links, with_accounts = {link.account_id for link in linked}, {link.contact_id for link in linked}
        mine = [
            account
            for account in uniquely_named(accounts(world, Account.owner_id == rep.id), everything)
            if account.id not in with_links and not account.is_locked
        ]
        under_way = {deal.account_id: deal for deal in open_deals(world)}
        first = draw.choice(account for account in mine if account.id in under_way)
        *others, beside = draw.sample([account for account in mine if account is not first], 4)
        named = [first, *others]
        taken = {account.id for account in (*named, beside)}
        people = draw.sample(
            [
                contact
                for contact in uniquely_named(everybody, everybody)
                if contact.account_id is not None and contact.account_id not in taken
                and contact.id not in with_accounts
            ],
            11,
        )  # fmt: skip
        second, third, fourth = others
        rows = [
            Linked(first, people[0], draw.choice(("Buyer", "Consultant")), True, under_way[first.id]),
            Linked(first, people[1], "Former employee", True),
            Linked(first, people[2], None),
            Linked(second, people[3], draw.choice((None, "Billing contact")), True),
            Linked(second, people[4], "Buyer"),
            Linked(third, people[5], "Board member", True),
            Linked(third, people[6], None),
            Linked(third, people[7], "Consultant", True),
            Linked(fourth, people[8], draw.choice(("Buyer", "Billing contact")), True),
            Linked(fourth, people[9], draw.choice(("Board member", "Buyer"))),
            Linked(beside, people[10], "Buyer", True),
            # Of two links of one person, one goes.
            Linked(beside, people[3], "Consultant", True),
        ]
        given = [row for row in rows if row.account is not beside]
        return cls(
            rep=rep,
            accounts=named,
            links=rows,
            of_accounts=given,
            gone=[row for row in given if row.goes],
            consultants=[row for row in given if row.gets_role],
            quoted_names=[f'"{account.name}"' for account in draw.sample(named, len(named))],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Please clean up the linked contacts of {accounts}. Unlink whoever is no longer active there, except "
            "board members and people who still have a role in an open deal of that same account. Active ones "
            "without a role become Consultant there. Leave everyone else as is.",
            "I'm going through my accounts {accounts}: please unlink their linked contacts who aren't active "
            "anymore. Not those on the board, and nobody who has a role in one of that account's open deals. And if "
            "somebody active has no role at the account yet, make it Consultant.",
            "At {accounts}, linked contacts marked as not active should be unlinked, unless their role there is "
            "Board member or they have a role in a deal of that account that's still open. Anyone active without a "
            "role should get the role Consultant. Everything else is fine as it is.",
            "Review the linked contacts on these accounts: {accounts}. Still active but no role: set Consultant. "
            "Not active: remove the link, but keep board members, and keep those with a role in an open deal of the "
            "account.",
            "The links on {accounts} are out of date. Take off everybody who isn't active (board members stay "
            "linked, and so does anybody who has a role in an open deal of the account in question), and enter "
            "Consultant for active people who have no role there.",
            accounts=f"{', '.join(self.quoted_names[:-1])} and {self.quoted_names[-1]}",
        )

    def setup(self, db: Db) -> None:
        for number, row in enumerate(self.links):
            known = max(row.account.created_at, row.contact.created_at)
            with back_then(db, db.now - min(timedelta(days=40 - 2 * number), (db.now - known) / 2), self.rep.id):
                actions.link_contact(db, row.account.id, row.contact.id, role=row.role)
                if row.is_inactive:
                    actions.update_contact_link(db, row.account.id, row.contact.id, is_inactive=True)
                if row.deal is not None:
                    actions.set_contact_role(db, row.deal.id, row.contact.id, role="Influencer")

    def outcome_of(self, gone: Sequence[Linked], consultants: Sequence[Linked]) -> Outcome:
        def outcome(db: Db) -> None:
            for row in gone:
                actions.unlink_contact(db, row.account.id, row.contact.id)
            for row in consultants:
                actions.update_contact_link(db, row.account.id, row.contact.id, role="Consultant")

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "board members stay": self.outcome_of(
                [row for row in self.of_accounts if row.is_inactive and row.deal is None], self.consultants
            ),
            "an open deal": self.outcome_of([*self.gone, self.links[0]], self.consultants),
            "the role": self.outcome_of(self.gone, []),
            "not active any more": self.outcome_of([], self.consultants),
            "these accounts": self.outcome_of([row for row in self.links if row.goes], self.consultants),
        }

    def gold(self, user: User) -> None:
        for account in self.accounts:
            page = AccountPage.find(user, account.name).related()
            for row in self.consultants:
                if row.account is account:
                    _make_consultant(page, row.contact.name)
        for row in self.of_accounts:
            if row.is_inactive and row.role != "Board member":
                at_contact = ContactPage.find(user, row.contact.name).related()
                if row.goes:
                    at_contact.unlink(row.account.name).confirm()
        user.done()

    def at_the_accounts(self, user: User) -> None:
        for account in reversed(self.accounts):
            page = AccountPage.find(user, account.name).related()
            for row in self.of_accounts:
                if row.account is account and row.goes:
                    page.unlink(row.contact.name).confirm()
                elif row.account is account and row.gets_role:
                    _make_consultant(page, row.contact.name)
        user.done()

    def at_the_contacts(self, user: User) -> None:
        for row in self.of_accounts:
            if row.goes:
                ContactPage.find(user, row.contact.name).related().unlink(row.account.name).confirm()
            elif row.gets_role:
                _make_consultant(ContactPage.find(user, row.contact.name).related(), row.account.name)
        user.done()


def _make_consultant(page: LinkedPage, name: str) -> None:
    page.edit_link(name).set(role="Consultant").save()
