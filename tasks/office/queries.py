"""What the families that span apps look up in an untouched world."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ...apps.crm.models import Account, Contact
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...apps.store.models import Customer, Order
from ...seeds.world import World
from ..chat.queries import colleagues, members
from ..crm.queries import contacts
from ..draw import Draw
from ..queries import accounts, fetch_all, uniquely_named


def correspondent(draw: Draw, world: World, me: Person) -> Person:
    """Somebody who writes to the persona; a guest of the chat could only write to those they meet there."""
    guests = {member.id for member in members(world) if member.role == "guest"}
    return draw.choice(person for person in colleagues(world, me) if person.id not in guests)


def business_orders(world: World) -> list[tuple[Order, Contact, Account]]:
    """Orders of customers who are contacts in the CRM, whose name and whose account's name are theirs alone."""
    everybody, everywhere = contacts(world), accounts(world)
    people = {contact.id: contact for contact in uniquely_named(everybody, everybody)}
    firms = {account.id: account for account in uniquely_named(everywhere, everywhere)}
    query = select(Order).join(Order.customer).where(Customer.crm_contact_id.is_not(None)).order_by(Order.id)
    found = []
    for order in fetch_all(world, query.options(joinedload(Order.customer))):
        contact = people.get(order.customer.crm_contact_id or 0)
        if contact is not None and contact.account_id in firms:
            found.append((order, contact, firms[contact.account_id]))
    return found


def say_directly(db: Db, author: Person, to: Person, body: str) -> None:
    """Set up a direct message."""
    from ...apps.chat.actions import post_direct
    from ...apps.chat.permissions import acting

    with acting(db, author.id):
        post_direct(db, [to.id], body)
