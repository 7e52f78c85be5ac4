from __future__ import annotations

from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task, leaving_out
from .certificates import FLAWS, Certificates
from .pages import ExemptCustomer, Pictures, read_incoming

WORDINGS = (
    'Customers tagged "{tag}" have sent us a tax certificate, which is scanned on their page. Check each one against '
    "the handbook and mark those as exempt whose certificate holds, with its last day.",
    'Go through the customers with the tag "{tag}". Whoever has a certificate that meets every point of our handbook '
    "gets the tax exemption, until the day their certificate ends. Leave the others as they are.",
    'Please work through the certificates of everybody tagged "{tag}": set the tax exemption and its end where the '
    "handbook allows it, and nothing where it doesn't. The tags can stay.",
    'There are scanned certificates with all customers tagged "{tag}". By the handbook, who of them is exempt from '
    "sales tax, and until when? Enter that, and don't touch the rest.",
)


@family("store-tax-exempt", app="store", kind="conditional", steps=90, persona="store_manager", needs="screenshot")
def exempt_by_certificate(draw: Draw, world: World) -> Task:
    """Customers are exempt from tax if the certificate that they have sent holds in every point, until it ends."""
    found = Certificates.draw(draw, world)

    def gold(user: User) -> None:
        read_incoming(user)
        user.visit("admin", "/")
        for sent in found.sent:
            page = ExemptCustomer.tagged(user, found.tag, sent.customer.name)
            Pictures(user).look_at("Scanned certificate", 1)
            if sent.flaw:
                user.because(f"It fails: {sent.flaw}.")
            else:
                page.exempt(sent.customer.name, sent.until)
        user.done()

    return Task(
        host="admin",
        goal=draw.phrase(*WORDINGS, tag=found.tag),
        setup=found.put,
        outcome=found.exempt,
        without=leaving_out(found.exempt, *FLAWS, "the end"),
        gold=gold,
    )
