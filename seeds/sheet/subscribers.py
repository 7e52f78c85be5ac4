"""The newsletter's contacts as its tool exports them, and as people wrote them down at the counter: nothing is tidy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from random import Random

from ...apps.crm.models import Account, Contact, Lead
from .books import DAY, Shelf
from .notes import make_notes

_PEOPLE, _ALIKE, _OTHERWISE, _SECOND, _WRITTEN, _WITH_INITIAL, _TURNED = 44, 11, 4, 3, 24, 5, 3
_SOURCES = ("Website form", "Webinar", "Trade show", "Order confirmation", "Phone")
_INITIALS = "ABCDEHJKLMPRSTW"


@dataclass(frozen=True)
class _Entry:
    first: str
    last: str
    email: str
    company: str
    name: str = ""

    @property
    def full_name(self) -> str:
        return self.name or f"{self.first} {self.last}"


def make_subscribers(shelf: Shelf) -> None:
    book = shelf.book(
        "Newsletter contacts", "marketing-1", marketing="editor", marketing_2="editor", inside="editor",
        sales_ops="commenter",
    )  # fmt: skip
    shelf.some_days_ago(book, 1, 12)
    random = shelf.draft.random("sheet", "subscribers")
    entries = _entries(random, _people(shelf))
    days = (shelf.today - shelf.draft.calendar.first_day).days
    signed = random.sample(range(2, min(days, 480)), len(entries))
    page = book.page("Contacts")
    lines = [
        (entry.full_name, entry.email, entry.company, random.choice(_SOURCES), shelf.today - timedelta(days=ago))
        for entry, ago in zip(entries, signed, strict=True)
    ]
    headers = ("Name", "E-mail", "Company", "Source", "Signed up")
    page.table(headers, lines, {5: DAY}, {1: 160, 2: 270, 3: 210, 4: 130})
    page.freeze()
    written = book.page("Sign-up sheet")
    written.table(("Name", "E-mail", "City"), _written(shelf, random), None, {1: 190, 2: 260, 3: 120})
    written.freeze()
    make_notes(
        book,
        (
            ("Contacts", "Exported from the newsletter tool, as people typed it. Nobody has cleaned it up yet."),
            ("Double entries", "One entry per person and address. If there are several, keep the newest by Signed up. "
             "Capitals, extra spaces and how the name is written make no difference."),
            ("Shared mailboxes", "office@ and info@ are read by several people. Keep all the different people at "
             "such an address."),
            ("Two addresses", "If somebody signed up with two addresses, keep both."),
            ("Names", "In the mailing tool a middle initial goes with the first name (Jamie R.). All words after that "
             "are the last name, each with a capital (De Sousa)."),
            ("Companies", "Same as in the CRM. Don't change them here."),
        ),
    )  # fmt: skip


def _people(shelf: Shelf) -> list[_Entry]:
    """Contacts of the CRM whose names can be told by their first letters, no name and no address twice."""
    accounts = {account.id: account.name for account in shelf.draft.all(Account)}
    found: dict[str, _Entry] = {}
    names = set[str]()
    for contact in shelf.draft.all(Contact):
        first, last, company = contact.first_name or "", contact.last_name, accounts.get(contact.account_id or 0)
        is_plain = _is_plain(first) and _is_plain(last) and " " not in first + last
        if contact.deleted_at is not None or not contact.email or not company or not is_plain:
            continue
        name = f"{first} {last}".casefold()
        if name not in names and contact.email.casefold() not in found:
            found[contact.email.casefold()] = _Entry(first, last, contact.email, company)
            names.add(name)
    return list(found.values())


def _is_plain(name: str) -> bool:
    return bool(name) and name == name.title() and name.isascii() and name.replace(" ", "").isalpha()


def _entries(random: Random, people: Sequence[_Entry]) -> list[_Entry]:
    """The export: people, some of them several times, some at a shared address, in no order."""
    shared = _shared(random, people)
    apart = {entry.company for entry in shared}
    base = random.sample([person for person in people if person.company not in apart], _PEOPLE)
    twice = random.sample(base, _ALIKE - 2 + _OTHERWISE + _SECOND)
    alike, rest = twice[: _ALIKE - 2], twice[_ALIKE - 2 :]
    otherwise, second = rest[:_OTHERWISE], rest[_OTHERWISE:]
    # Two of them stand there three times.
    entries = [*base, *shared, *(_typed_again(random, person) for person in [*alike, *alike[:2]])]
    entries += [replace(_typed_again(random, person), name=_otherwise(random, person)) for person in otherwise]
    entries += [replace(person, email=_second(person)) for person in second]
    random.shuffle(entries)
    return entries


def _shared(random: Random, people: Sequence[_Entry]) -> list[_Entry]:
    """Colleagues of two companies, each under the address of their office."""
    by_company: dict[str, list[_Entry]] = {}
    for person in people:
        by_company.setdefault(person.company, []).append(person)
    companies = random.sample([company for company, there in by_company.items() if len(there) >= 3], 2)
    return [
        replace(person, email=f"{mailbox}@{person.email.partition('@')[2]}")
        for company, mailbox in zip(companies, ("office", "info"), strict=True)
        for person in by_company[company][: random.choice((2, 3))]
    ]


def _typed_again(random: Random, person: _Entry) -> _Entry:
    """The same person and address, typed another day."""
    email = random.choice((str.upper, str.capitalize, str.lower))(person.email)
    name = random.choice((str.upper, str.lower, str.title))(person.full_name)
    blanks = random.choice((("", " "), (" ", ""), ("", ""), ("  ", " ")))
    return replace(person, email=random.choice((email, f" {email}", f"{email} ")), name=name.join(blanks))


def _otherwise(random: Random, person: _Entry) -> str:
    return random.choice((f"{person.last}, {person.first}", f"{person.first[0]}. {person.last}", person.first))


def _second(person: _Entry) -> str:
    """Another address of somebody at the same company."""
    domain = person.email.partition("@")[2]
    return f"{person.first}.{person.last}.news@{domain}".lower()


def _written(shelf: Shelf, random: Random) -> list[tuple[str, str, str | None]]:
    """Names as written down: in any case, with blanks too many, some with an initial, some with the last name first."""
    leads = [
        lead for lead in shelf.draft.all(Lead)
        if lead.email and lead.deleted_at is None and _is_plain(lead.first_name or "") and _is_plain(lead.last_name)
        and " " not in (lead.first_name or "")
    ]  # fmt: skip
    several = [lead for lead in leads if " " in lead.last_name][:4]
    others = random.sample([lead for lead in leads if " " not in lead.last_name], _WRITTEN - len(several))
    chosen = [*several, *others]
    initials = {lead.id for lead in others[:_WITH_INITIAL]}
    turned = {lead.id for lead in others[_WITH_INITIAL:][:_TURNED]}
    random.shuffle(chosen)
    lines = []
    for lead in chosen:
        middle = f"{random.choice(_INITIALS)}. " if lead.id in initials else ""
        name = f"{lead.first_name} {middle}{lead.last_name}"
        if lead.id in turned:
            name = f"{lead.last_name}, {lead.first_name}"
        name = random.choice((str.upper, str.lower, str.title))(name)
        if random.randrange(3) == 0:
            name = name.replace(" ", "  ", 1)
        blanks = random.choice((("", ""), (" ", ""), ("", "  "), ("", "")))
        lines.append((name.join(blanks), lead.email or "", lead.city))
    return lines
