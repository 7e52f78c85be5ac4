"""Which events concern which account, contact or deal, and what was sold in them."""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property

from ...apps.crm.models import Account, Contact, Deal, DealContactRole, DealLine, Product
from ...apps.store.models import Customer, Order
from ..draft import Draft
from ..events import Event
from .context import line_facts


class Ties:
    """The chronicle by the records of the CRM; made once all orders and deals are there."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.accounts = {row.id: row for row in draft.all(Account)}
        self.contacts = {row.id: row for row in draft.all(Contact)}
        self.deals = {row.id: row for row in draft.all(Deal)}
        self._buyers = {row.id: row.crm_contact_id for row in draft.all(Customer) if row.crm_contact_id}
        self._orders = {row.id: row.customer_id for row in draft.all(Order)}
        self._products = {row.id: row.name for row in draft.all(Product)}

    @cached_property
    def primary(self) -> dict[int, Contact]:
        """The first contact of each deal."""
        roles = self.draft.all(DealContactRole)
        return {role.deal_id: self.contacts[role.contact_id] for role in roles if role.is_primary}

    @cached_property
    def lines(self) -> dict[int, list[dict[str, str]]]:
        """What each deal sells, as it stands in a text."""
        found: dict[int, list[dict[str, str]]] = defaultdict(list)
        for line in self.draft.all(DealLine):
            found[line.deal_id].append(line_facts(line, self._products[line.product_id], self.draft.trade))
        return found

    def deal_of(self, event: Event) -> Deal | None:
        about = event.subject
        return self.deals[about[1]] if about and about[0] == Deal.__tablename__ else None

    def buyer_of(self, event: Event) -> Contact | None:
        """The contact who placed the order that an event is about."""
        about = event.subject
        if not about or about[0] != Order.__tablename__:
            return None
        return self.contacts.get(self._buyers.get(self._orders[about[1]], 0))

    @cached_property
    def orders(self) -> dict[int, list[Event]]:
        """What happened to the orders of each contact, oldest first."""
        found: dict[int, list[Event]] = defaultdict(list)
        kinds = ("order-placed", "order-shipped", "order-delivered", "order-canceled", "order-refunded")
        for event in self.draft.chronicle.events(*kinds):
            if buyer := self.buyer_of(event):
                found[buyer.id].append(event)
        return found

    @cached_property
    def sold(self) -> dict[int, list[tuple[Event, Deal]]]:
        """The deals that each account has signed."""
        found: dict[int, list[tuple[Event, Deal]]] = defaultdict(list)
        for event in self.draft.chronicle.events("deal-won"):
            if (deal := self.deal_of(event)) and deal.account_id:
                found[deal.account_id].append((event, deal))
        return found

    @cached_property
    def buyers_of(self) -> dict[str, list[tuple[Event, Deal]]]:
        """Won deals by the articles in them, options aside."""
        found: dict[str, list[tuple[Event, Deal]]] = defaultdict(list)
        for event in self.draft.chronicle.events("deal-won"):
            deal = self.deal_of(event)
            for line in self.lines.get(deal.id, ()) if deal else ():
                assert deal is not None
                found[line["product"].rsplit(", ", 1)[0]].append((event, deal))
        return found
