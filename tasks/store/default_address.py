from __future__ import annotations

from ...apps.store import actions
from ...apps.store.models import Address
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages import AccountPage
from .queries import addresses, shopper


@family("store-default-address", app="store", kind="update", steps=15, persona="shopper")
def change_default_address(draw: Draw, world: World) -> Task:
    """A shopper's goods are to go to another of their addresses from now on."""
    customer = shopper(world)
    book = addresses(world, Address.customer_id == customer.id)
    address = draw.choice(each for each in uniquely_named(book, book, by="street") if not each.is_default)

    def gold(user: User) -> None:
        AccountPage(user, customer).open().open_addresses().make_default(address)
        user.done()

    def in_its_form(user: User) -> None:
        AccountPage(user, customer).open().open_addresses().edit(address).set(is_default=True).save()
        user.done()

    return Task(
        host="shop",
        goal=draw.phrase(
            "Make my address at {street} in {city} the default one.",
            "From now on my orders will usually go to {street}, {city}. Make that my default address.",
            "Please change my default address to the one at {street}, {city}. It's in my address book.",
            "I have several addresses in my account. Make the one in {city}, {street}, the default.",
            street=address.street,
            city=address.city,
        ),
        outcome=lambda db: actions.make_default(db, customer.id, address.id),
        gold=gold,
        alternatives=(in_its_form,),
    )
