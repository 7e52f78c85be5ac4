from __future__ import annotations

from ...apps.store.models import Customer
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages import AdminSearch, CustomerList
from .queries import customers


@family("store-find-customer", app="store", kind="answer", steps=15, persona="support_agent")
def find_customer(draw: Draw, world: World) -> Task:
    """Somebody called and left only a number: who was it?"""
    everybody = customers(world)
    customer = draw.choice(uniquely_named(customers(world, Customer.phone.is_not(None)), everybody, by="phone"))

    def gold(user: User) -> None:
        AdminSearch(user).open_customer(customer.phone or "", customer.name)
        user.answer(customer.name)

    def in_the_list(user: User) -> None:
        CustomerList(user).open().search(customer.phone or "")
        user.answer(customer.name)

    def by_tools(user: ToolUser) -> None:
        user.because("Somebody is to be found by nothing but a phone number: the search looks at it, too.")
        user.call("store_search_all", query=customer.phone)
        user.because(f"One customer has it: {customer.name}.")

    return Task(
        host="admin",
        goal=draw.phrase(
            "Which customer of the store has the phone number {phone}? Give first and last name.",
            "We missed a call from {phone}. Which of the store's customers is that? Answer with the full name.",
            "Find out which of our store customers can be reached at {phone}. First and last name, please.",
            "{phone}: which of our store customers has that number? I need the full name.",
            phone=customer.phone,
        ),
        answer=Name(customer.name, frozenset(other.name for other in everybody)),
        gold=gold,
        alternatives=(in_the_list,),
        by_tools=by_tools,
    )
