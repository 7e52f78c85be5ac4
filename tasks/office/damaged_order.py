from __future__ import annotations

from ...apps.crm import actions
from ...seeds.world import World
from ..chat.queries import persona
from ..crm.pages.accounts import AccountPage
from ..crm.pages.cases import CaseList
from ..crm.pages.contacts import ContactPage
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import SameText
from ..registry import family
from ..store.pages import OrderList
from ..task import Task
from .pages import switch_to
from .queries import business_orders

SUBJECTS = ("Parcel arrived damaged", "One box is missing", "Wrong item in the parcel", "Delivered to the wrong site")


@family("office-damaged-order", app="office", kind="multi-step", steps=35, persona="support_agent")
def open_case_for_order(draw: Draw, world: World) -> Task:
    """Open a case in the CRM for the customer of an order in the store."""
    agent = persona(world, "support_agent")
    order, contact, account = draw.choice(business_orders(world))
    subject, priority = draw.choice(SUBJECTS), draw.choice(("Low", "High", "Urgent"))

    def gold(user: User) -> None:
        OrderList(user).open_number(order.number)
        switch_to(user, agent, "Alder")
        form = ContactPage.find(user, contact.name).related().new("case")
        form.set(subject=subject, priority=priority).save()
        user.done()

    def from_the_cases(user: User) -> None:
        user.search(str(order.number))
        switch_to(user, agent, "Alder")
        form = CaseList(user).open().new()
        form.set(contact_id=contact.name, priority=priority, subject=subject).enter()
        user.done()

    def from_the_account(user: User) -> None:
        OrderList(user).open_number(order.number)
        switch_to(user, agent, "Alder")
        form = AccountPage.find(user, account.name).related().new("case")
        form.set(subject=subject, contact_id=contact.name, priority=priority).save()
        user.done()

    def by_tools(user: ToolUser) -> None:
        user.call("store_get_order", order=order.number)
        user.because(f"{contact.name} placed the order.")
        user.call("crm_get_contact", contact=contact.name)
        user.call("crm_create_case", subject=subject, contact=contact.name, priority=priority)

    return Task(
        goal=draw.phrase(
            'The customer on order #{order} has a complaint: "{subject}". Open a case with that subject and '
            "priority {priority} in the CRM for this contact.",
            'Find out who placed order #{order} in Backroom and open a case for them in Alder: "{subject}", '
            "priority {priority}.",
            'Order #{order} needs a case in the CRM with the subject "{subject}" and priority {priority}, for the '
            "contact who ordered.",
            'Whoever placed order #{order} needs a case in Alder. The subject is "{subject}", the priority is '
            "{priority}.",
            order=order.number,
            subject=subject,
            priority=priority.lower(),
        ),
        host="admin",
        outcome=lambda db: actions.create_case(db, subject=subject, priority=priority, contact_id=contact.id),
        matchers={"crm_case.subject": SameText()},
        gold=gold,
        alternatives=(from_the_cases, from_the_account),
        by_tools=by_tools,
    )
