"""Whoever writes notes: takes an event and its record, and says what was known then in the words of the trade."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from random import Random

from ...apps.crm.models import OPEN_LEAD_STATUSES, Case, Deal, DealContactRole, Lead, Note
from ..calendar import next_workday
from ..events import Event, Money
from ..grammar import Said, say
from ..random_source import chance
from ..rows import new
from .cases import CaseFiles
from .leads import wish
from .note_forms import deal_key, framed, in_points, pasted_mail
from .parents import Parent
from .phrases import note_cases, note_deals, note_leads, note_people
from .phrases.case_orders import REFUNDED
from .sales import Sales
from .tenure import Tenure
from .ties import Ties

_DEAL_KINDS = ("deal-opened", "deal-moved", "deal-slipped", "deal-resized", "deal-won", "deal-lost")
# Of a hundred notes on accounts and contacts, so many speak of nothing in particular.
_TIMELESS = {"account": 25, "contact": 45}
# So many notes on deals are mails that were pasted.
_MAILS = 8
# So many others are in points.
_IN_POINTS = 15
# What speaks of a signature to come.
_AHEAD = ("deal-opened", "deal-moved", "deal-resized")
# From when on it is known what a deal sells.
_PRICED = ("Proposal", "Negotiation")


@dataclass(frozen=True)
class Draft:
    """A note not yet entered, with the event it tells of and the facts of it that it states."""

    note: Note
    event: Event | None
    states: tuple[str, ...]
    is_error: bool = False


class NoteWriter:
    """Writes notes on the records of the CRM, each event of which is told at most once."""

    def __init__(self, sales: Sales, random: Random, ties: Ties, parents: dict[str, list[Parent]]) -> None:
        self.sales, self.random, self.ties = sales, random, ties
        self._calendar, self._chronicle = sales.draft.calendar, sales.draft.chronicle
        self._tests = {customer.account.id for customer in sales.customers if customer.is_test}
        self._parents = {
            kind: {parent.record.id: parent for parent in found if not self._is_test(parent)}
            for kind, found in parents.items()
        }
        self._tenure = Tenure(sales.draft)
        self._pleas = sales.draft.recall(CaseFiles).pleas
        deciders = (role for role in sales.draft.all(DealContactRole) if role.role == "Decision Maker")
        self._deciders = {role.deal_id: ties.contacts[role.contact_id] for role in deciders}
        self._left = {kind: self._events(kind) for kind in ("deal", "account", "contact")}
        self._drafts: list[Draft] = []

    def __len__(self) -> int:
        return len(self._drafts)

    def write(self, kind: str, count: int) -> None:
        """So many notes on records of one kind."""
        for _ in range(count):
            if kind == "lead":
                self._on_lead()
            elif kind == "case":
                self._on_case()
            elif self._left[kind] and not chance(self.random, _TIMELESS.get(kind, 0)):
                self._on_event(kind, *self._left[kind].pop())
            else:
                self._timeless(kind if kind in _TIMELESS else "account")

    def take_back(self, count: int) -> None:
        """Pairs of notes of which the newer one says another date or amount than the older one."""
        chosen = [pair for pair in self._left["deal"] if pair[0].kind in note_deals.CLAIMS and pair[1].is_open]
        for event, parent in chosen[:count]:
            self._left["deal"].remove((event, parent))
            before = self._chronicle.cause_of(event)
            assert before is not None
            author = sales_author(event)
            facts = self._facts(parent, event, author)
            first = self._calendar.between(self.random, before.at, event.at)
            claim = say(self.random, note_deals.CLAIMS[event.kind], facts)
            fact = "close" if event.kind == "deal-slipped" else "amount"
            states = (fact,) if before.words().get(fact) == facts["old"] else ()
            self._add(parent, first, author, claim, before, states=states)
            later = max(self._soon(event.at), first + timedelta(minutes=1))
            self._add(parent, later, author, say(self.random, note_deals.CORRECTIONS[event.kind], facts), event)

    def mend(self, count: int) -> None:
        """A figure mistyped, and put right by the same hand within a day or so."""
        old = self._calendar.now - timedelta(days=4)
        chosen = [pair for pair in self._left["deal"] if pair[0].kind == "deal-moved" and pair[0].at < old]
        for event, parent in chosen[:count]:
            self._left["deal"].remove((event, parent))
            author = sales_author(event)
            amount = int(str(event.facts["amount"]))
            wrong = Money(amount * self.random.choice((10, 11, 12, 9)) // 10 // 100_00 * 100_00 + 900_00)
            facts = {**self._facts(parent, event, author), "wrong": f"${wrong // 100:,}"}
            first = self._soon(event.at)
            slip, mended = note_deals.SLIPS
            self._add(parent, first, author, say(self.random, (slip,), facts), event, states=("amount",), is_error=True)
            second = max(first + timedelta(minutes=1), self._soon(first))
            self._add(parent, second, author, say(self.random, (mended,), facts), event)

    def enter(self) -> None:
        """Add the notes, oldest first, and tell the chronicle what stands in them."""
        self.sales.draft.add_all([draft.note for draft in self._drafts])
        for draft in sorted(self._drafts, key=lambda draft: draft.note.id):
            if draft.event is not None and draft.states:
                note = draft.note
                self._chronicle.told(
                    note, draft.event, states=draft.states, at=note.created_at, author_id=note.created_by_id or 0,
                    is_error=draft.is_error,
                )  # fmt: skip

    def _is_test(self, parent: Parent) -> bool:
        return parent.account is not None and parent.account.id in self._tests

    def _events(self, kind: str) -> list[tuple[Event, Parent]]:
        """What there is to tell on records of one kind, in random order."""
        parents, chronicle, ties = self._parents[kind], self._chronicle, self.ties
        found: list[tuple[Event, int]] = []
        for event in chronicle.events(*(_DEAL_KINDS if kind == "deal" else ("deal-opened", "deal-won", "deal-lost"))):
            deal = ties.deal_of(event)
            assert deal is not None
            primary = ties.primary.get(deal.id)
            about = {"deal": deal.id, "account": deal.account_id, "contact": primary.id if primary else None}[kind]
            if about and not (kind == "contact" and event.kind == "deal-lost"):
                found.append((event, about))
        if kind != "deal":
            for buyer, events in ties.orders.items():
                account = ties.contacts[buyer].account_id
                found += [(event, buyer if kind == "contact" else account or 0) for event in events]
            for event in chronicle.events("case-opened", "case-closed"):
                plea = self._pleas[event.subject[1] if event.subject else 0]
                found.append((event, plea.contact.id if kind == "contact" else plea.account.id))
            told = note_people.CONTACTS if kind == "contact" else note_people.ACCOUNTS
            found = [(event, about) for event, about in found if event.kind in told]
        known = [(event, parents[about]) for event, about in found if about in parents]
        return self.random.sample(known, len(known))

    def _facts(self, parent: Parent, event: Event | None, author: int) -> dict[str, str]:
        """What `author` knows of the record and its event; what the event says itself comes first."""
        sales, random = self.sales, self.random
        facts = {
            "author": sales.draft.people[author - 1].first_name,
            "colleague": sales.colleague(random, author).first_name,
            "competitor": random.choice(sales.competitors),
        }
        if parent.account:
            industry = (parent.account.industry or "").lower()
            facts |= {"account": parent.account.name, "city": parent.account.billing_city or "", "industry": industry}
        if parent.contact:
            facts |= {"contact": parent.contact.name, "first": parent.contact.first_name or parent.contact.name}
        deal = parent.record if isinstance(parent.record, Deal) else None
        if deal is not None and (decider := self._deciders.get(deal.id)) and decider is not parent.contact:
            facts |= {"decider": decider.name, "decider_first": decider.first_name or decider.name}
        if event is None:
            return facts
        facts |= event.words()
        close = event.facts.get("close")
        if isinstance(close, date) and close < self._calendar.date_of(event.at) and event.kind in _AHEAD:
            # Nobody aims for a day that has gone by.
            facts["close"] = ""
        if deal is not None:
            facts["project"] = facts["deal"]
            lines = self.ties.lines.get(deal.id, [])
            if lines and (event.kind == "deal-won" or event.facts.get("stage") in _PRICED):
                facts |= random.choice(lines)
        return facts

    def _on_event(self, kind: str, event: Event, parent: Parent) -> None:
        author = sales_author(event) if kind == "deal" else self.sales.worker(self.random, parent.owner_id)
        facts = self._facts(parent, event, author)
        at = max(self._soon(event.at), parent.created_at)
        is_mailed = kind == "deal" and "contact" in facts and chance(self.random, _MAILS)
        if is_mailed and self._tenure.was_there(author, event.at):
            self._add(parent, at, author, pasted_mail(self.random, event, facts), event)
            return
        pools = {"deal": note_deals.DEALS, "account": note_people.ACCOUNTS, "contact": note_people.CONTACTS}[kind]
        said = say(self.random, pools[deal_key(event) if kind == "deal" else event.kind], facts)
        if kind == "deal" and chance(self.random, _IN_POINTS):
            said = in_points(self.random, said, facts)
        elif kind == "deal" or chance(self.random, 40):
            said = framed(self.random, said, facts, with_source=kind == "deal")
        self._add(parent, at, author, said, event)

    def _timeless(self, kind: str) -> None:
        parent = self.random.choice(list(self._parents[kind].values()))
        author = self.sales.worker(self.random, parent.owner_id)
        facts = self._facts(parent, None, author)
        pool = note_people.ABOUT_ACCOUNTS if kind == "account" else note_people.ABOUT_CONTACTS
        said = framed(self.random, say(self.random, pool, facts), facts, with_source=False)
        self._add(parent, self._calendar.recent(self.random, parent.created_at), author, said)

    def _on_lead(self) -> None:
        random = self.random
        parent = random.choice(list(self._parents["lead"].values()))
        lead = parent.record
        assert isinstance(lead, Lead)
        author = self.sales.worker(random, lead.owner_id)
        facts = {**self._facts(parent, None, author), **wish(self.sales, lead)}
        said = say(random, note_leads.SOURCES, facts) if chance(random, 60) else Said("")
        said += say(random, note_leads.NEWS if lead.status in OPEN_LEAD_STATUSES else note_leads.SHUT, facts)
        if chance(random, 50):
            said += say(random, note_leads.NEXT, facts)
        self._add(parent, self._calendar.recent(random, lead.created_at), author, said)

    def _on_case(self) -> None:
        random = self.random
        parent = random.choice(list(self._parents["case"].values()))
        case = parent.record
        assert isinstance(case, Case)
        plea = self._pleas[case.id]
        about = plea.outcome if plea.topic is REFUNDED else plea.event
        kind = about.kind.replace("supply-later", "supply-late") if about else ""
        facts = {**self._facts(parent, None, parent.owner_id), **plea.facts}
        facts |= {"contact": plea.contact.name, "first": plea.contact.first_name or plea.contact.name}
        said = say(random, note_cases.SOURCES, facts) if chance(random, 65) else Said("")
        news = say(random, note_cases.NEWS[kind if chance(random, 75) else ""], facts)
        said += news
        if chance(random, 45):
            said += say(random, note_cases.NEXT, facts)
        at = self._calendar.between(random, case.created_at, case.closed_at)
        self._add(parent, at, parent.owner_id, said, plea.event)

    def _soon(self, at: datetime) -> datetime:
        """Some hours later, the next working day at the latest; never later than now."""
        calendar = self._calendar
        next_day = next_workday(calendar.date_of(at) + timedelta(days=1))
        return calendar.between(self.random, at, calendar.midday(next_day))

    def _add(
        self,
        parent: Parent,
        at: datetime,
        author: int,
        said: Said,
        event: Event | None = None,
        *,
        states: Sequence[str] | None = None,
        is_error: bool = False,
    ) -> None:
        note = new(
            Note, body=said.text, is_pinned=chance(self.random, 3), is_internal=False, parent_type=parent.kind,
            parent_id=parent.record.id,
        )  # fmt: skip
        note.created_at = note.updated_at = min(at, self._calendar.now)
        note.created_by_id = author
        if states is None:
            words = event.words() if event else {}
            states = [name for name in said.states if name in words and words[name] in said.text]
        self._drafts.append(Draft(note, event, tuple(states), is_error))


def sales_author(event: Event) -> int:
    """Who writes about a deal's move: whoever made it."""
    return event.who[0]
