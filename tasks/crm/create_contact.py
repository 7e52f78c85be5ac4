from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Account
from ...seeds.vocabulary import FullNames, Vocabulary
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SamePhone, SameText
from ..queries import accounts, uniquely_named
from ..registry import family
from ..task import Task
from .pages.accounts import AccountPage
from .pages.contacts import ContactList
from .queries import contacts, leads, persona

TITLES = (
    "Purchasing Manager",
    "Head of Operations",
    "Store Manager",
    "Facilities Coordinator",
    "Finance Director",
    "Office Manager",
    "Project Lead",
    "Regional Buyer",
)


@family("crm-create-contact", app="crm", kind="create", steps=25, persona="sales_rep")
def add_contact(draw: Draw, world: World) -> Task:
    """Somebody new works at an account; add them."""
    rep = persona(world, "sales_rep")
    names = FullNames()
    for contact in contacts(world):
        names.take(contact.first_name or "", contact.last_name)
    for lead in leads(world):
        names.take(lead.first_name or "", lead.last_name)
    account = draw.choice(uniquely_named(accounts(world, Account.owner_id == rep.id), accounts(world)))
    first, last = names.draw(Vocabulary(draw.random))
    title, mobile = draw.choice(TITLES), draw.phone()

    def gold(user: User) -> None:
        form = ContactList(user).open().new()
        form.set(first_name=first, last_name=last, title=title, account_id=account.name, mobile=mobile).save()
        user.done()

    def from_the_account(user: User) -> None:
        form = AccountPage.find(user, account.name).related().new("contact", on_card=True)
        form.set(mobile=mobile, title=title, first_name=first, last_name=last).enter()
        user.done()

    return Task(
        goal=draw.phrase(
            "Add {name}, {title} at {account}, mobile {mobile}, to our contacts.",
            "I met {name} today, {title} at {account}. Create a contact with the mobile number {mobile}.",
            "New contact: {name} works for {account} as {title}; the mobile number is {mobile}.",
            "Please put {name} ({title}, mobile {mobile}) into the CRM as a contact of {account}.",
            name=f"{first} {last}",
            title=title,
            account=account.name,
            mobile=mobile,
        ),
        outcome=lambda db: actions.create_contact(
            db, first_name=first, last_name=last, title=title, account_id=account.id, mobile=mobile
        ),
        matchers={"crm_contact.mobile": SamePhone(), "crm_contact.title": SameText()},
        gold=gold,
        alternatives=(from_the_account,),
    )
