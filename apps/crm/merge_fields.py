"""What may stand in a template in double braces, and what is put there for a case."""

from __future__ import annotations

import re
from html import escape

from ..platform.database import Db
from .models import Case
from .permissions import access

#: By name, what each stands for.
MERGE_FIELDS = {
    "contact.first_name": "First name of the contact",
    "contact.name": "Name of the contact",
    "account.name": "Name of the account",
    "case.number": "Number of the case",
    "case.subject": "Subject of the case",
    "user.name": "Your name",
    "user.title": "Your job title",
    "company.name": "Name of our company",
    "company.phone": "Phone number of our company",
}
_FIELD = re.compile(r"\{\{\s*([^{}]*?)\s*\}\}")


def unknown_fields(text: str) -> list[str]:
    """The names in double braces that stand for nothing."""
    return sorted({name for name in _FIELD.findall(text) if name not in MERGE_FIELDS})


def fill_in(db: Db, text: str, case: Case, *, html: bool = False) -> str:
    """The text with what the fields stand for; where there is none, "there" for a first name, else nothing."""
    known = _known(db, case)

    def value(field: re.Match[str]) -> str:
        found = known.get(field[1], field[0])
        return escape(found, quote=False) if html else found

    return _FIELD.sub(value, text)


def _known(db: Db, case: Case) -> dict[str, str]:
    who = access(db)
    contact, account, company = case.contact, case.account, db.company
    return {
        "contact.first_name": (contact.first_name or contact.name) if contact else "there",
        "contact.name": contact.name if contact else "",
        "account.name": account.name if account else "",
        "case.number": case.number,
        "case.subject": case.subject,
        "user.name": who.user.name if who else "",
        "user.title": who.user.person.title if who else "",
        "company.name": company.name,
        "company.phone": company.phone,
    }
