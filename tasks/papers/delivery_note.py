from __future__ import annotations

from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task, leaving_out
from .deliveries import Delivery
from .pages import Pictures, PurchasePage, read_incoming

WORDINGS = (
    "The delivery for {order} is here and its delivery note is scanned with the purchase order. Book it the way the "
    'handbook wants it. Should the order have to be closed short, the reason is "{reason}".',
    "Please receive {order} by the scanned delivery note. Our handbook says what counts on the note, and what happens "
    'to whatever is missing. If you close it short, put "{reason}" as the reason.',
    "{order} arrived at the dock. The scan of the note is on its page: book what came according to the handbook, and "
    'close the order short (reason "{reason}") only if that is what the handbook says.',
    "Can you book today's delivery of {order}? Go by the scanned note and the handbook's rules for deliveries. A "
    'reason to close it short, if it comes to that: "{reason}".',
)


@family("store-delivery-note", app="store", kind="multi-step", steps=50, persona="warehouse", needs="screenshot")
def book_by_note(draw: Draw, world: World) -> Task:
    """A delivery is booked by its scanned note, where the pen corrects the print; the rest is awaited or given up."""
    delivery = Delivery.draw(draw, world)
    order, number = delivery.order, delivery.note.number

    def gold(user: User) -> None:
        read_incoming(user)
        page = PurchasePage.find(user, order.name)
        Pictures(user).look_at("Scanned delivery note", 1)
        page.receive(order.name, delivery.counts, number)
        if delivery.is_final:
            user.because("The supplier's last word is that nothing more comes.")
            page.close_short(order.name, delivery.reason)
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, order=order.name, reason=delivery.reason),
        setup=delivery.put,
        outcome=delivery.book,
        without=leaving_out(delivery.book, "the pen", "the broken ones", "the last word"),
        gold=gold,
    )
