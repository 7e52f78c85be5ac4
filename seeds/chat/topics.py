"""What a conversation is about: the facts of an event, or a customer or an article that needs no facts."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence, Set
from datetime import date, datetime, timedelta
from random import Random

from ...apps.crm import APP as CRM
from ...apps.crm.models import Account, Contact, Product
from ...apps.handbook import APP as HANDBOOK
from ...apps.handbook.models import HandbookSection
from ...apps.platform.models import Person
from ...apps.platform.values import MONTHS
from ..calendar import next_workday
from ..chronicle.weeks import Listing, Weeks
from ..crm.accounts import TESTS
from ..draft import Draft
from ..events import Event
from ..inflection import a
from ..places import CITIES
from .tables import laid_out

# Times of the working day, by the clock that runs to 24.
_TIMES = {
    f"{hour:02}:{minute:02}": f"{(hour - 1) % 12 + 1}:{minute:02}"
    for hour in range(8, 17)
    for minute in (0, 15, 30)
    if (hour, minute) not in ((8, 0), (8, 15), (12, 0))
}
_MINUTES = ("5", "10", "15", "20", "30", "45")
#: What may be said at any event, since it claims nothing of it.
NEUTRAL = frozenset({"time", "mins", "dow", "town", "month", "n", "about", "hello", "day_part", "next_day"})
# Facts that say when something was done.
_DONE = ("canceled", "placed", "sent")
# Further customers of whom one speaks in the same breath.
_MORE = 3
_MORE_CUSTOMERS = ("account2", "account3", "account4", "first2")
_NUMBER = re.compile(r"\d+")
# The fact that a link shows, and where the record is.
_LINKS = {
    "crm_deal": ("deal", f"{CRM.address}/deals/{{id}}"),
    "crm_case": ("case", f"{CRM.address}/cases/{{id}}"),
    "handbook_section": ("section", f"{HANDBOOK.address}/sections/{{key}}"),
}


class Topics:
    """Draws the context of one conversation."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        people = {person.name for person in draft.people}
        known: dict[int, list[Contact]] = defaultdict(list)
        for contact in draft.all(Contact):
            if contact.account_id and contact.deleted_at is None and contact.first_name and contact.name not in people:
                known[contact.account_id].append(contact)
        #: Customers with their contacts.
        self.accounts = [
            (account, known[account.id])
            for account in draft.all(Account)
            if account.id in known and account.deleted_at is None and account.name not in TESTS
        ]
        self._by_owner: dict[int, list[tuple[Account, list[Contact]]]] = defaultdict(list)
        for account, contacts in self.accounts:
            self._by_owner[account.owner_id].append((account, contacts))
        self.sections = {section.id: section.key for section in draft.all(HandbookSection)}
        self.listings = draft.recall(Weeks).listings
        sold = [row for row in draft.all(Product) if row.is_active and row.deleted_at is None]
        self.articles = sorted({(row.name.split(",")[0], row.family) for row in sold})

    def context(self, random: Random, at: datetime, cast: Sequence[Person], event: Event | None = None) -> Context:
        """What A, B and C have to say at that moment."""
        return Context(self, random, at, cast, event)

    def account(self, random: Random, owner_id: int) -> tuple[Account, list[Contact]]:
        """A customer, more likely one of the owner's own."""
        own = self._by_owner.get(owner_id)
        return random.choice(own if own and random.randrange(4) else self.accounts)


class Context(dict[str, str]):
    """Facts by name; what is not a fact of the event is drawn when it is first asked for."""

    def __init__(
        self, topics: Topics, random: Random, at: datetime, cast: Sequence[Person], event: Event | None
    ) -> None:
        super().__init__(event.words() if event else {})
        self.event = event
        self._topics, self._random, self._cast = topics, random, cast
        self.move_to(at)
        for letter, person in zip("abc", cast, strict=True):
            self[letter], self[f"{letter}1"] = person.username, person.first_name
        if event is not None:
            self._link(event)
            if listing := self.listing:
                self["table"] = laid_out(listing, random)
            # Nobody speaks of themselves by name.
            for name in ("approver", "owner", "lead", "sponsor", "boss", "heir"):
                if self.get(name) == cast[0].name:
                    del self[name]
            # Nobody gives the date of what was done this very day.
            today = topics.draft.calendar.date_of(at)
            for name in _DONE:
                if event.facts.get(name) == today:
                    del self[name]
            self._name_jobs(event)
            for name in ("lead", "sponsor", "person", "boss", "heir", "cover", "staff"):
                if name in self:
                    self[f"{name}1"] = self[name].split()[0]

    def _name_jobs(self, event: Event) -> None:
        """Jobs as they stand within a sentence: "support agent", "an account executive"."""
        for name, job in (("title", "role"), ("former", "former_role")):
            if name in event.facts:
                title = str(event.facts[name])
                self[job] = title if title[1].isupper() else title[0].lower() + title[1:]
                self[f"a_{job}"] = a(self[job])

    def move_to(self, at: datetime) -> None:
        """The conversation goes on at that moment."""
        self._at = at
        hour = at.astimezone(self._topics.draft.calendar.timezone).hour
        self["hello"] = "Morning" if hour < 12 else "Afternoon" if hour < 16 else "Hi"
        self["day_part"] = "this morning" if hour < 12 else "this afternoon" if hour < 17 else "tonight"

    @property
    def listing(self) -> Listing | None:
        """What the event sums up."""
        return self._topics.listings.get(self.event.number) if self.event else None

    @property
    def known(self) -> Set[str] | None:
        """The names of the facts that may be stated, if not all that come to mind."""
        return None if self.event is None else self.keys() | NEUTRAL

    def __missing__(self, name: str) -> str:
        if self.event is not None and name not in NEUTRAL:
            raise KeyError(name)
        if name == "about":
            return self._about()
        self._draw(name)
        return self[name]

    def _about(self) -> str:
        """In a word or two what it is about, as far as that has been said."""
        return next((self[name] for name in ("account", "order", "article", "campaign") if name in self), "this")

    def matter(self, name: str) -> str:
        """What a fact says besides the article and the numbers that it names."""
        fact = _NUMBER.sub("n", self[name])
        return next((fact.replace(article, "n") for article, _ in self._topics.articles if article in fact), fact)

    def _link(self, event: Event) -> None:
        table, id = event.subject or ("", 0)
        if table in _LINKS:
            fact, address = _LINKS[table]
            self["link"] = f"[{self[fact]}]({address.format(id=id, key=self._topics.sections.get(id))})"

    def _draw(self, name: str) -> None:
        random, topics = self._random, self._topics
        today = topics.draft.calendar.date_of(self._at)
        if name in ("account", "contact", "first"):
            account, contacts = topics.account(random, self._cast[0].id)
            names = {person.first_name for person in self._cast}
            contact = random.choice([each for each in contacts if each.first_name not in names] or contacts)
            self["account"], self["contact"], self["first"] = account.name, contact.name, contact.first_name or ""
        elif name in _MORE_CUSTOMERS:
            self._draw_customers()
        elif name in ("article", "fault", "question"):
            article, _family = random.choice(topics.articles)
            trade = topics.draft.trade
            self["article"] = article
            self["fault"] = random.choice(trade.said_of(article, trade.faults) or ["arrived scratched"])
            self["question"] = random.choice(trade.said_of(article, trade.questions) or ["how long the warranty lasts"])
        elif name in ("article2", "partner"):
            self[name] = self._other_article(is_like=name == "article2")
        elif name == "dow":
            self[name] = f"{self._day_ahead(today, random.randrange(1, 5)):%A}"
        elif name == "next_day":
            following = next_workday(today + timedelta(days=1))
            self[name] = "tomorrow" if following == today + timedelta(days=1) else f"{following:%A}"
        elif name == "month":
            self[name] = MONTHS[(today.month + random.randrange(3)) % 12]
        elif name == "town":
            self[name] = random.choice(CITIES).name
        elif name == "time":
            self[name] = random.choice(self._times())
        else:
            self[name] = random.choice({"mins": _MINUTES, "n": ("2", "3", "4", "6", "8")}[name])

    def _day_ahead(self, today: date, days: int) -> date:
        """A workday so many days ahead: no day of the same name as today, and not after a deal should be decided."""
        close = self.event.facts.get("close") if self.event else None
        day = next_workday(today + timedelta(days=days))
        early = next_workday(today + timedelta(days=1))
        return early if isinstance(close, date) and early <= close < day else day

    def _other_article(self, *, is_like: bool) -> str:
        """Another article than the one spoken of: one of its kind, or one that goes with it."""
        article, articles = self["article"], self._topics.articles
        families = {family for name, family in articles if name == article}
        others = [name for name, family in articles if name != article and (family in families) == is_like]
        return self._random.choice(others or [name for name, _ in articles if name != article])

    def _draw_customers(self) -> None:
        """Three more customers, besides the one that it is about, and whom one talks to at the first of them."""
        names, found = {self["account"]}, list[tuple[Account, list[Contact]]]()
        while len(found) < _MORE:
            account, contacts = self._topics.account(self._random, self._cast[0].id)
            if account.name not in names:
                found.append((account, contacts))
                names.add(account.name)
        for number, (account, _) in enumerate(found, 2):
            self[f"account{number}"] = account.name
        self["first2"] = self._random.choice(found[0][1]).first_name or ""

    def _times(self) -> Sequence[str]:
        """The times of day that are still to come; any where the day is over."""
        local = self._at.astimezone(self._topics.draft.calendar.timezone)
        now = f"{local + timedelta(minutes=25):%H:%M}"
        return [shown for clock, shown in _TIMES.items() if clock > now] or list(_TIMES.values())
