"""Whoever writes notes: takes an event and its record, and says what was known then, as one writes it down at work."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from random import Random

from ....apps.crm.models import OPEN_LEAD_STATUSES, Case, Deal, DealContactRole, Lead, Note
from ...calendar import next_workday
from ...events import Event, Money
from ...grammar import Said, say
from ...random_source import chance
from ...rows import new
from ...trades.counting import count_of
from ..cases import CaseFiles
from ..context import is_at_a_place
from ..leads import wish
from ..parents import Parent
from ..phrases.notes import accounts, cases, changed, contacts, leads, lost, mails, moved, opened, won
from ..sales import Sales
from ..ties import Ties
from .decks import Decks
from .hands import proper_names, run_on
from .staff import Staff

_DEAL_KINDS = ("deal-opened", "deal-moved", "deal-slipped", "deal-resized", "deal-won", "deal-lost")
# Of a hundred notes on accounts and contacts, so many speak of nothing in particular.
_TIMELESS = {"account": 25, "contact": 45}
# So many notes on deals are mails that were pasted.
_MAILS = 8
# What speaks of a signature to come.
_AHEAD = ("deal-opened", "deal-moved", "deal-resized")
# Within how many days of what happened somebody writes it down.
_SOON = timedelta(days=4)
# Leads to whom nobody has talked yet.
_UNTOUCHED = ("New", "Assigned")
# From when on it is known what a deal sells.
_PRICED = ("Proposal", "Negotiation")
#: Whole notes on deals, by `deal_key`.
_DEALS = {
    "deal-opened": opened.OPENED,
    "deal-moved-Qualification": moved.QUALIFIED,
    "deal-moved-Proposal": moved.PROPOSED,
    "deal-moved-Negotiation": moved.NEGOTIATED,
    "deal-slipped": changed.SLIPPED,
    "deal-pulled": changed.PULLED,
    "deal-resized": changed.RESIZED,
    "deal-won": won.WON,
    **{f"deal-lost-{reason}": notes for reason, notes in lost.LOST.items()},
}
_NOTES: dict[str, Mapping[str, tuple[str, ...]]] = {
    "deal": _DEALS,
    "account": accounts.ACCOUNTS,
    "contact": contacts.CONTACTS,
}


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
        self._decks, self._staff = Decks(random), Staff(sales)
        self._calendar, self._chronicle = sales.draft.calendar, sales.draft.chronicle
        self._tests = {customer.account.id for customer in sales.customers if customer.is_test}
        self._parents = {
            kind: {parent.record.id: parent for parent in found if not self._is_test(parent)}
            for kind, found in parents.items()
        }
        self._pleas = sales.draft.recall(CaseFiles).pleas
        deciders = (role for role in sales.draft.all(DealContactRole) if role.role == "Decision Maker")
        self._deciders = {role.deal_id: ties.contacts[role.contact_id] for role in deciders}
        #: The records of each kind, the one that has gone longest without such a note first.
        self._waiting = {
            kind: deque(random.sample(list(found.values()), len(found))) for kind, found in self._parents.items()
        }
        #: When the next thing happened on the same deal, by the number of an event.
        self._until: dict[int, datetime] = {}
        self._left = {kind: self._events(kind) for kind in ("deal", "account", "contact")}
        self._drafts: list[Draft] = []
        self._names = proper_names(sales)

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
        claims = [pair for pair in self._left["deal"] if pair[0].kind in changed.CLAIMS and pair[1].is_open]
        chosen = [pair for pair in claims if not self._had_gone_by(pair[0])]
        for event, parent in chosen[:count]:
            self._left["deal"].remove((event, parent))
            before = self._chronicle.cause_of(event)
            assert before is not None
            author = sales_author(event)
            facts = self._facts(parent, event, author)
            first = self._calendar.between(self.random, before.at, event.at)
            claim = self._decks.say(f"claim {event.kind}", changed.CLAIMS[event.kind], facts)
            fact = "close" if event.kind == "deal-slipped" else "amount"
            states = (fact,) if before.words().get(fact) == facts["old"] else ()
            self._add(parent, first, author, claim, before, states=states)
            later = max(self._after(event), first + timedelta(minutes=1))
            correction = self._decks.say(f"correct {event.kind}", changed.CORRECTIONS[event.kind], facts)
            self._add(parent, later, author, correction, event)

    def _had_gone_by(self, event: Event) -> bool:
        """Whether the former date of a deal was over when it changed."""
        old = event.facts.get("old")
        return isinstance(old, date) and old <= self._calendar.date_of(event.at)

    def mend(self, count: int) -> None:
        """A figure mistyped, and put right by the same hand within a day or so."""
        old = self._calendar.now - timedelta(days=4)
        chosen = [pair for pair in self._left["deal"] if pair[0].kind == "deal-moved" and pair[0].at < old]
        for event, parent in chosen[:count]:
            self._left["deal"].remove((event, parent))
            author = sales_author(event)
            amount = int(str(event.facts["amount"]))
            wrong = Money(amount * self.random.choice((10, 11, 12, 13)) // 10 // 100_00 * 100_00 + 900_00)
            facts = {**self._facts(parent, event, author), "wrong": f"${wrong // 100:,}"}
            first = self._after(event)
            slip = self._decks.say("slip", changed.SLIPS, facts)
            self._add(parent, first, author, slip, event, states=("amount",), is_error=True)
            second = max(first + timedelta(minutes=1), self._soon(first))
            self._add(parent, second, author, self._decks.say("mend", changed.MENDED, facts), event)

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
            told = contacts.CONTACTS if kind == "contact" else accounts.ACCOUNTS
            found = [(event, about) for event, about in found if event.kind in told]
        if kind == "deal":
            self._note_order(found)
        known = [(event, parents[about]) for event, about in found if about in parents]
        return self.random.sample(known, len(known))

    def _note_order(self, found: list[tuple[Event, int]]) -> None:
        """Keep when the next thing happened on a deal, before which the last one is written down."""
        last: dict[int, Event] = {}
        for event, about in sorted(found, key=lambda pair: pair[0].at):
            if about in last:
                self._until[last[about].number] = event.at
            last[about] = event

    def _facts(self, parent: Parent, event: Event | None, author: int) -> dict[str, str]:
        """What `author` knows of the record and its event; what the event says itself comes first."""
        sales, random = self.sales, self.random
        at = event.at if event else self._calendar.now
        facts = {
            "author": sales.draft.people[author - 1].first_name,
            "colleague": sales.colleague(random, author).first_name,
            "competitor": random.choice(sales.competitors),
            **self._staff.facts(author, at, random.randrange(60)),
        }
        if parent.account:
            facts |= {"account": parent.account.name, "city": parent.account.billing_city or ""}
            facts["new"] = "yes" if parent.account.type == "Prospect" else ""
        if parent.contact:
            facts |= {"contact": parent.contact.name, "first": parent.contact.first_name or parent.contact.name}
        deal = parent.record if isinstance(parent.record, Deal) else None
        if deal is not None and (decider := self._deciders.get(deal.id)) and decider is not parent.contact:
            facts |= {"decider": decider.name, "decider_first": decider.first_name or decider.name}
        if event is None:
            return facts
        facts |= event.words()
        close = event.facts.get("close")
        if isinstance(close, date) and close < self._calendar.date_of(event.at) + _SOON and event.kind in _AHEAD:
            # Nobody aims for a day that has gone by, or will have when they write.
            facts["close"] = ""
        if "item" in facts and "units" in facts:
            facts |= count_of(sales.draft.trade, facts["item"], int(facts["units"]))
        if deal is not None:
            facts["site"] = "yes" if is_at_a_place(sales.draft.trade, facts["deal"]) else ""
            lines = self.ties.lines.get(deal.id, [])
            if lines and (event.kind == "deal-won" or event.facts.get("stage") in _PRICED):
                facts |= random.choice(lines)
        return facts

    def _on_event(self, kind: str, event: Event, parent: Parent) -> None:
        author = sales_author(event) if kind == "deal" else self.sales.worker(self.random, parent.owner_id)
        facts = self._facts(parent, event, author)
        at = max(self._after(event), parent.created_at)
        if kind == "deal" and chance(self.random, _MAILS) and self._staff.was_there(author, event.at):
            mail = self._pasted_mail(event, facts)
            if mail.text:
                self._add(parent, at, author, mail, event)
                return
        key = deal_key(event) if kind == "deal" else event.kind
        said = self._decks.say(f"{kind} {key}", _NOTES[kind][key], facts)
        if said.text:
            self._add(parent, at, author, said, event)
        else:
            self._timeless("account")

    def _pasted_mail(self, event: Event, facts: dict[str, str]) -> Said:
        """A mail about a deal, with its signature and what it answers."""
        key = deal_key(event)
        bodies = mails.BODIES.get(key, mails.BODIES.get(event.kind, ()))
        said = self._decks.say(f"mail {key}", bodies, facts) if "contact" in facts else Said("")
        if not said.text or key == "deal-pulled":
            return Said("")
        greeting = say(self.random, mails.GREETINGS, facts).text
        return Said(f"From: {facts['contact']}\n\n{greeting}\n\n{said.text}", said.states)

    def _timeless(self, kind: str) -> None:
        parent = self._next(kind)
        author = self.sales.worker(self.random, parent.owner_id)
        facts = self._facts(parent, None, author)
        pool = accounts.ABOUT_ACCOUNTS if kind == "account" else contacts.ABOUT_CONTACTS
        said = self._decks.say(f"about {kind}", pool, facts)
        self._add(parent, self._calendar.recent(self.random, parent.created_at), author, said)

    def _next(self, kind: str) -> Parent:
        """The record of that kind whose turn it is."""
        self._waiting[kind].rotate(-1)
        return self._waiting[kind][-1]

    def _on_lead(self) -> None:
        random = self.random
        parent = self._next("lead")
        lead = parent.record
        assert isinstance(lead, Lead)
        author = self.sales.worker(random, lead.owner_id)
        wanted = wish(self.sales, lead)
        facts = {**self._facts(parent, None, author), **wanted}
        facts |= count_of(self.sales.draft.trade, wanted["article"], int(wanted["qty"]))
        facts["warm"] = "" if lead.status in _UNTOUCHED else "yes"
        is_open = lead.status in OPEN_LEAD_STATUSES
        said = self._decks.say(f"lead {is_open}", leads.NEWS if is_open else leads.SHUT, facts)
        self._add(parent, self._calendar.recent(random, lead.created_at), author, said)

    def _on_case(self) -> None:
        random = self.random
        parent = self._next("case")
        case = parent.record
        assert isinstance(case, Case)
        plea = self._pleas[case.id]
        about = plea.outcome if plea.group == "refunded" else plea.event
        kind = about.kind.replace("supply-later", "supply-late") if about else ""
        facts = {**self._facts(parent, None, parent.owner_id), **plea.facts}
        facts |= {"contact": plea.contact.name, "first": plea.contact.first_name or plea.contact.name}
        facts["tangible"] = "" if plea.group == "office" else "yes"
        rep = self.sales.draft.people[plea.account.owner_id - 1]
        facts["seller"] = rep.first_name if rep.is_active and rep.department == "Sales" else ""
        if "item" in facts and "units" in facts:
            facts |= count_of(self.sales.draft.trade, facts["item"], int(facts["units"]))
        said = Said("")
        if kind in cases.CAUSED and chance(random, 75):
            said = self._decks.say(f"case {kind}", cases.CAUSED[kind], facts)
        if not said.text:
            type = case.type if case.type in cases.BY_TYPE and chance(random, 80) else ""
            said = self._decks.say(f"case {type}", cases.BY_TYPE[type or ""], facts)
        if not said.text:
            said = self._decks.say("case ", cases.BY_TYPE[""], facts)
        at = self._calendar.between(random, case.created_at, case.closed_at)
        self._add(parent, at, parent.owner_id, said, plea.event)

    def _after(self, event: Event) -> datetime:
        """When somebody writes an event down: soon, and before the next thing happens on its deal."""
        return self._soon(event.at, self._until.get(event.number))

    def _soon(self, at: datetime, until: datetime | None = None) -> datetime:
        """Some hours later, the next working day at the latest; never later than now."""
        calendar = self._calendar
        next_day = calendar.midday(next_workday(calendar.date_of(at) + timedelta(days=1)))
        return calendar.between(self.random, at, min(next_day, until) if until else next_day)

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
        assert said.text, (parent.kind, event)
        body = run_on(self.random, author, said.text, self._names)
        note = new(
            Note, body=body, is_pinned=chance(self.random, 3), is_internal=False, parent_type=parent.kind,
            parent_id=parent.record.id,
        )  # fmt: skip
        note.created_at = note.updated_at = min(at, self._calendar.now)
        note.created_by_id = author
        if states is None:
            words = event.words() if event else {}
            states = [name for name in said.states if name in words and words[name] in body]
        self._drafts.append(Draft(note, event, tuple(states), is_error))


def sales_author(event: Event) -> int:
    """Who writes about a deal's move: whoever made it."""
    return event.who[0]


def deal_key(event: Event) -> str:
    """The kind of an event as notes have it: with the stage it led to, the reason it ended, or the way a date moved."""
    old, close = event.facts.get("old"), event.facts.get("close")
    if event.kind == "deal-slipped" and isinstance(old, date) and isinstance(close, date) and close < old:
        return "deal-pulled"
    detail = {"deal-moved": "stage", "deal-lost": "reason"}.get(event.kind)
    return f"{event.kind}-{event.facts[detail]}" if detail else event.kind
