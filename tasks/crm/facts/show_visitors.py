"""The visitors of a trade show as a file of the badge scanner has them: new, known already, and our own people."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ....apps.crm.actions.duplicates import domain, normalized
from ....apps.crm.models import Account, Contact, Lead
from ....seeds.buyers.kinds import KINDS, kind_key
from ....seeds.buyers.titles import draw_title
from ....seeds.names import mailbox, place_name, slug
from ....seeds.places import CITIES
from ....seeds.vocabulary import FullNames, Vocabulary
from ...draw import Draw

#: What the columns may be called, by the field that they hold.
HEADINGS = {
    "first_name": ("Given name", "Forename"),
    "last_name": ("Surname", "Family name"),
    "company": ("Firm", "Works for"),
    "title": ("Function", "Occupation"),
    "email": ("Mail", "Email address"),
    "phone": ("Tel", "Telephone"),
    "city": ("Town",),
    "state": ("ST", "Region"),
    "rating": ("Interest", "Grade"),
}
#: Columns that stay out, with the field to which they seem to belong.
KEPT_OUT = {"Sales rep": "owner_id", "Comments": "description"}
_PRIVATE = "mailpost.example"
_GRADES = ("Hot", "Warm", "Cold")
_NO_GRADES = ("7/10", "A", "lukewarm", "B+", "tbd", "so-so")
_REMARKS = (
    "wants the catalog", "asked about lead times", "met at the reception", "has our price list", "in a hurry",
    "liked the samples", "took a card", "just looking", "buys for three sites", "left before the demo",
)  # fmt: skip
_STYLES = ("first.last", "flast", "first_last")


@dataclass(frozen=True)
class Visitor:
    """`cells` are right, by field; `typed` are those that the file has otherwise."""

    cells: dict[str, str]
    typed: dict[str, str] = field(default_factory=dict)
    twin: Lead | Contact | None = None  # who it is, if we know them
    is_own: bool = False  # whether it is one of our own people
    is_again: bool = False  # whether they stand further above in the file as well

    @property
    def name(self) -> str:
        return f"{self.cells['first_name']} {self.cells['last_name']}"

    @property
    def is_new(self) -> bool:
        return self.twin is None and not self.is_own and not self.is_again

    def value(self, name: str) -> str:
        """As it stands in the file."""
        return self.typed.get(name, self.cells.get(name, ""))


@dataclass(frozen=True)
class Known:
    """The people of a CRM, as far as a row of a file can be held for one of them."""

    contacts: Sequence[Contact]
    leads: Sequence[Lead]
    accounts: Sequence[Account]

    @property
    def people(self) -> list[Contact | Lead]:
        return [*self.contacts, *self.leads]

    def single_leads(self) -> list[Lead]:
        """Unconverted leads that nobody else resembles, by address and by name."""
        addresses = Counter((each.email or "").casefold() for each in self.people)
        names = Counter(each.name.casefold() for each in self.people)
        return [
            lead
            for lead in self.leads
            if not lead.is_converted and lead.email and lead.first_name
            and addresses[lead.email.casefold()] == 1 and names[lead.name.casefold()] == 1
        ]  # fmt: skip

    def single_contacts(self) -> list[Contact]:
        """Contacts of an account whose address is nobody else's, and whose name no lead bears."""
        addresses = Counter((each.email or "").casefold() for each in self.people)
        names = {lead.name.casefold() for lead in self.leads}
        bearers = Counter(contact.name.casefold() for contact in self.contacts)
        return [
            contact
            for contact in self.contacts
            if contact.account is not None and contact.email and contact.first_name
            and addresses[contact.email.casefold()] == 1 and contact.name.casefold() not in names
            and bearers[contact.name.casefold()] == 1
        ]  # fmt: skip

    def with_domain(self) -> list[Account]:
        """Accounts whose web domain no other account's contains."""
        domains = {account.id: domain(account.website) for account in self.accounts}
        return [
            account
            for account in self.accounts
            if (mine := domains[account.id]) and sum(mine in (other or "") for other in domains.values()) == 1
        ]


class Booth:
    """Draws visitors whom nobody knows, and the cells of those whom somebody does."""

    def __init__(self, draw: Draw, known: Known) -> None:
        self._draw, self._words = draw, Vocabulary(draw.random)
        self._names = FullNames()
        for each in known.people:
            self._names.take(each.first_name or "", each.last_name)
        self._companies = {normalized(account.name) for account in known.accounts}
        self._companies |= {normalized(lead.company) for lead in known.leads}

    def stranger(self, *, state: str | None = None, at: Account | None = None) -> dict[str, str]:
        """Somebody new: from this state, or who works for this account."""
        first, last = self._names.draw(self._words)
        while " " in first or " " in last:
            first, last = self._names.draw(self._words)
        company = self._company() if at is None else at.name
        # Some of those whom nobody knows give their own address, too, and scanners write as they like.
        is_private = at is None and self._draw.integer(0, 5) == 0
        host = _PRIVATE if is_private else slug(company) + ".example" if at is None else domain(at.website)
        style = "first_last" if is_private else self._draw.choice(_STYLES)
        city = self._draw.choice(city for city in CITIES if state is None or city.state == state)
        return self._cells(first, last, company, self._scanned(f"{mailbox(style, first, last)}@{host}")) | {
            "phone": self._draw.phone(), "city": city.name, "state": city.state,
        }  # fmt: skip

    def lead(self, lead: Lead, *, by_address: bool) -> dict[str, str]:
        """A lead again, with its address as the scanner writes it, or with a private one."""
        assert lead.email is not None
        assert lead.first_name is not None
        private = f"{mailbox('first_last', lead.first_name, lead.last_name)}@{_PRIVATE}"
        email = self._scanned(lead.email if by_address else private)
        cells = self._cells(lead.first_name, lead.last_name, lead.company, email)
        return cells | {"phone": self._draw.phone(), "city": lead.city or "", "state": lead.state or ""}

    def contact(self, contact: Contact) -> dict[str, str]:
        """A contact again."""
        account = contact.account
        assert account is not None
        assert contact.email is not None
        assert contact.first_name is not None
        cells = self._cells(contact.first_name, contact.last_name, account.name, self._scanned(contact.email))
        return cells | {"phone": "", "city": account.billing_city or "", "state": account.billing_state or ""}

    def remark(self) -> str:
        return self._draw.choice(_REMARKS)

    def no_grade(self) -> str:
        return self._draw.choice(_NO_GRADES)

    def slip(self, address: str) -> str:
        """An address with a slip of the scanner's that one sees at once."""
        box, host = address.split("@")
        return self._draw.choice((f"{box}(at){host}", f"{box}@@{host}", f"{box}@{host.replace('.', ',')}"))

    def _scanned(self, address: str) -> str:
        return self._draw.choice((address, address, address, address.title(), address.upper()))

    def _cells(self, first: str, last: str, company: str, email: str) -> dict[str, str]:
        return {
            "first_name": first, "last_name": last, "company": company, "email": email,
            "title": draw_title(self._draw.random, kind_key(company))[0], "rating": self._draw.choice(_GRADES),
        }  # fmt: skip

    def _company(self) -> str:
        while True:
            words = self._draw.choice(kind.words for kind in KINDS.values() if kind.words)
            name = f"{place_name(self._draw.random)} {self._draw.choice(words)}"
            if normalized(name) not in self._companies:
                self._companies.add(normalized(name))
                return name


def as_csv(visitors: Iterable[Visitor], headings: dict[str, str], extras: Sequence[dict[str, str]]) -> bytes:
    """The file: the columns of `headings`, by field, and behind them those of `extras`, which has a row for each."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*headings.values(), *KEPT_OUT])
    for visitor, extra in zip(visitors, extras, strict=True):
        writer.writerow([*(visitor.value(name) for name in headings), *(extra[heading] for heading in KEPT_OUT)])
    return text.getvalue().encode()
