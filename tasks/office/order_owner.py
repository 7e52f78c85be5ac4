from __future__ import annotations

from ...seeds.world import World
from ..answers import Name
from ..chat.queries import persona, staff
from ..crm.pages.accounts import AccountList
from ..crm.pages.contacts import ContactList, ContactPage
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..store.pages import OrderList
from ..task import Task
from .pages import switch_to
from .queries import business_orders


@family("office-order-owner", app="office", kind="answer", steps=25, persona="store_manager")
def who_owns_the_account(draw: Draw, world: World) -> Task:
    """Say who in sales looks after the company that placed an order in the store."""
    manager = persona(world, "store_manager")
    order, contact, account = draw.choice(business_orders(world))

    def gold(user: User) -> None:
        OrderList(user).open_number(order.number)
        switch_to(user, manager, "Alder")
        ContactPage.find(user, contact.name).open_parent(account.name)
        user.answer(account.owner.name)

    def in_the_lists(user: User) -> None:
        user.search(str(order.number))
        switch_to(user, manager, "Alder")
        ContactList(user).open("all").search(contact.name)
        AccountList(user).open("all").search(account.name)
        user.answer(f" {account.owner.name.lower()} ")

    def by_tools(user: ToolUser) -> None:
        user.call("store_get_order", order=order.number)
        user.because(f"{contact.name} placed the order.")
        user.call("crm_get_contact", contact=contact.name)
        user.call("crm_get_account", account=account.name)

    return Task(
        goal=draw.phrase(
            "Order #{order} was placed by somebody at a company we know. Who owns that company's account in the CRM?",
            "Which account in Alder does the customer on order #{order} belong to, and who owns it? Give the "
            "account owner's full name.",
            "Find the customer on order #{order}, then their account in the CRM. What is its owner's full name?",
            "I need to know who owns the CRM account of the customer who placed order #{order}. Full name, please.",
            order=order.number,
        ),
        host="admin",
        answer=Name(account.owner.name, staff(world)),
        gold=gold,
        alternatives=(in_the_lists,),
        by_tools=by_tools,
    )
