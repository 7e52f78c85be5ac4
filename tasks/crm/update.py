from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SamePhone
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages.contacts import ContactList, ContactPage
from .queries import contacts, persona


@family("crm-update", app="crm", kind="update", steps=20, persona="sales_rep")
def update_contact_phone(draw: Draw, world: World) -> Task:
    """A contact has a new phone number; put it on their record."""
    rep = persona(world, "sales_rep")
    contact = draw.choice(uniquely_named(contacts(world, Contact.owner_id == rep.id), contacts(world)))
    phone = draw.phone(unlike=contact.phone)

    def gold(user: User) -> None:
        ContactPage.find(user, contact.name).edit().set(phone=phone).save()
        user.done()

    def in_the_list(user: User) -> None:
        listed = ContactList(user).open("all").search(contact.name)
        listed.set_cell(contact.name, "phone", phone).save()
        user.done()

    return Task(
        goal=draw.phrase(
            "{name}'s new phone number is {phone}. Please update it.",
            "Change the phone number of our contact {name} to {phone}.",
            "{name} just called with a new phone number: {phone}. Please put it on their contact record.",
            "We have an old phone number for the contact {name}. It should be {phone}.",
            "Please correct {name}'s phone to {phone} in the CRM.",
            name=contact.name,
            phone=phone,
        ),
        outcome=lambda db: actions.update_contact(db, contact.id, phone=phone),
        matchers={"crm_contact.phone": SamePhone()},
        gold=gold,
        alternatives=(in_the_list,),
    )
