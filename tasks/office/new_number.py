from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Contact
from ...apps.platform.values import phone_digits
from ...seeds.world import World
from ..chat.pages import ConversationPage, DirectMessages
from ..crm.pages.contacts import ContactList, ContactPage
from ..crm.queries import contacts
from ..crm.queries import persona as crm_user
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import SamePhone
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages import switch_to
from .queries import correspondent, say_directly

MESSAGES = (
    "Hi! {contact} has a new cell, {phone}. Could you put it on the contact?",
    "For your contact {contact}: new cell is {phone}, please save it before it gets lost.",
    "Ran into {contact} today, new cell number is {phone}. Can you save that?",
)
# For contacts of whom we have a mobile number.
REPLACED = "Ran into {contact} today. The mobile number we have is dead, it's {phone} now. Can you change it?"


@family("office-new-number", app="office", kind="multi-step", steps=30, persona="sales_rep")
def take_over_a_number(draw: Draw, world: World) -> Task:
    """A colleague sends a contact's new number by chat; put it into the CRM."""
    rep = crm_user(world, "sales_rep")
    contact = draw.choice(uniquely_named(contacts(world, Contact.owner_id == rep.id), contacts(world)))
    sender = correspondent(draw, world, rep.person)
    phone = draw.phone(unlike=contact.mobile)
    message = draw.choice((*MESSAGES, REPLACED) if contact.mobile else MESSAGES).format(
        contact=contact.name, phone=phone
    )

    def gold(user: User) -> None:
        ConversationPage(user, sender.name).go_to()
        switch_to(user, rep.person, "Alder")
        ContactPage.find(user, contact.name).edit().set(mobile=phone).save()
        user.done()

    def in_the_list(user: User) -> None:
        DirectMessages(user).open()
        switch_to(user, rep.person, "Alder")
        form = ContactList(user).open("mine").search(contact.name).edit(contact.name)
        form.set(mobile=phone_digits(phone)).enter()
        user.done()

    def by_tools(user: ToolUser) -> None:
        user.call("chat_read_channel", channel=f"@{sender.username}")
        user.call("crm_get_contact", contact=contact.name)
        user.call("crm_update_contact", contact=contact.name, mobile=phone)

    return Task(
        goal=draw.phrase(
            "{sender} sent you a direct message in Parley about one of our contacts. Do what it asks in the CRM.",
            "Read the last direct message {sender} sent you in the chat and change the contact in Alder accordingly.",
            "There's a direct message from {sender} with a new mobile number. Save it on the contact in the CRM.",
            "{sender} asked you in the chat to correct a contact. Please do that in Alder; there's no need to reply.",
            sender=sender.name,
        ),
        host="chat",
        setup=lambda db: say_directly(db, sender, rep.person, message),
        outcome=lambda db: actions.update_contact(db, contact.id, mobile=phone),
        matchers={"crm_contact.mobile": SamePhone()},
        gold=gold,
        alternatives=(in_the_list,),
        by_tools=by_tools,
    )
