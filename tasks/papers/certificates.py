"""Customers who have sent a certificate of exemption: some hold in every point, of each other one fails in one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

from sqlalchemy import select

from ...apps.platform.database import Db
from ...apps.platform.values import tags
from ...apps.store import actions
from ...apps.store.models import Address, Attachment, Customer
from ...apps.store.papers import Certificate
from ...seeds.store.work.papers import said
from ...seeds.world import World
from ..draw import Draw
from ..queries import fetch_all
from ..store.queries import addresses, customers

#: What is wrong with a certificate.
FLAWS = ("the holder", "the state", "the dates", "the signature")
TAGS = ("tax certificate", "certificate sent", "exemption requested", "sent certificate")
_SISTERS = ("Foundation", "Services", "Partners", "Holdings", "Supply", "Trust")


@dataclass(frozen=True)
class Sent:
    """A customer, what they have sent, and what is wrong with it; empty where nothing is."""

    customer: Customer
    certificate: Certificate
    until: date
    flaw: str


@dataclass(frozen=True)
class Certificates:
    """All who have sent one lately, who bear a tag."""

    sent: tuple[Sent, ...]
    tag: str

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        with_some = set(fetch_all(world, select(Attachment.customer_id).where(Attachment.customer_id.is_not(None))))
        homes = {each.customer_id: each for each in addresses(world, Address.is_default, Address.company.is_not(None))}
        names = [each.name for each in customers(world)]
        able = [
            each
            for each in customers(world, Customer.tax_exempt.is_(False), Customer.crm_contact_id.is_not(None))
            if each.id in homes and each.id not in with_some and names.count(each.name) == 1 and each.persona is None
        ]
        flaws = ["", "", *FLAWS] if draw.choice((True, False)) else ["", *FLAWS]
        chosen = draw.sample(able, len(flaws))
        with world.session() as db:
            today = db.today
        states = sorted({home.state for home in homes.values()})
        sent = tuple(
            _sent(draw, today, states, each, homes[each.id], flaw) for each, flaw in zip(chosen, flaws, strict=True)
        )
        return cls(tuple(sorted(sent, key=lambda each: each.customer.id)), draw.choice(TAGS))

    def put(self, db: Db) -> None:
        """Have the certificates scanned, and the customers tagged."""
        for each in self.sent:
            customer = db.get_one(Customer, each.customer.id)
            customer.tags = tags(", ".join(filter(None, (customer.tags, self.tag))))
            actions.add_certificate(db, customer.id, each.certificate)

    @property
    def valid(self) -> list[Sent]:
        return [each for each in self.sent if not each.flaw]

    def exempt(self, db: Db, *, without: str = "") -> None:
        """Exempt those whose certificate holds, and what slips through if a point is not looked at."""
        for each in self.sent:
            if each.flaw in ("", without):
                _exempt(db, each, None if without == "the end" else each.until)


def _exempt(db: Db, sent: Sent, until: date | None) -> None:
    customer = db.get_one(Customer, sent.customer.id)
    same = ("first_name", "last_name", "email", "phone", "accepts_marketing", "note")
    values = {name: getattr(customer, name) for name in same}
    actions.update_customer(db, customer.id, tag_text=customer.tags, tax_exempt=True, tax_exempt_until=until, **values)


def _sent(draw: Draw, today: date, states: Iterable[str], customer: Customer, home: Address, flaw: str) -> Sent:
    """A certificate that ends in the middle of a month."""
    company, state = home.company or "", home.state
    ends = _middle(draw, today + timedelta(days=draw.integer(40, 400)))
    begins = ends - timedelta(days=draw.choice((730, 1095)))
    if flaw == "the holder":
        first, *rest = company.split(" ")
        kept = [first, *rest[:-1]] if len(rest) > 1 else [company]
        company = " ".join([*kept, draw.choice(word for word in _SISTERS if word not in company)])
    elif flaw == "the state":
        state = draw.choice(each for each in states if each != home.state)
    elif flaw == "the dates" and draw.choice((True, False)):
        ends = today - timedelta(days=draw.integer(2, 25))
    elif flaw == "the dates":
        begins = today + timedelta(days=draw.integer(6, 30))
    certificate = Certificate(
        company,
        home.line,
        f"{state}-{draw.integer(1000, 9999)}-{draw.integer(10_000, 99_999)}",
        state,
        said(begins),
        said(ends),
        "" if flaw == "the signature" else f"{customer.first_name[:1]}. {customer.last_name}",
        draw.integer(0, 999_999),
    )
    return Sent(customer, certificate, ends, flaw)


def _middle(draw: Draw, day: date) -> date:
    return day.replace(day=draw.integer(9, 22))
