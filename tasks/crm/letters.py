"""Whom an e-mail of the support desk may greet, and how it may be signed."""

from __future__ import annotations

from ...apps.crm.models import Contact
from ...apps.platform.models import Person


def recipient(contact: Contact) -> tuple[str, ...]:
    """What a greeting may call a contact."""
    names = (contact.name, contact.first_name, contact.last_name)
    titled = (f"{title} {contact.last_name}" for title in ("Mr", "Ms", "Mrs"))
    return tuple(name for name in (*names, *titled, "there", "customer") if name)


def senders(person: Person, company: str) -> tuple[str, ...]:
    """What may stand below a letter of somebody at the company."""
    department = person.department
    teams = (f"your {company} team", f"the {company} team", f"{company} {department}", f"{company} {department} team")
    return person.name, person.first_name, person.title, company, department, f"{department} team", *teams
