"""What may stand in a template in double braces, and what is put there for a case or a member of a campaign."""

from __future__ import annotations

import re
from html import escape

from ..platform import formats
from ..platform.database import Db
from .models import CampaignMember, Case, Contact
from .permissions import access

#: By name, what each stands for.
MERGE_FIELDS = {
    "contact.first_name": "First name of the contact",
    "contact.name": "Name of the contact",
    "account.name": "Name of the account",
    "case.number": "Number of the case",
    "case.subject": "Subject of the case",
    "campaign.name": "Name of the campaign",
    "campaign.start_date": "First day of the campaign",
    "user.name": "Your name",
    "user.title": "Your job title",
    "company.name": "Name of our company",
    "company.phone": "Phone number of our company",
}
#: What those that begin so are about: nothing else has them.
_OF_CASES, _OF_CAMPAIGNS = "case.", "campaign."
_FIELD = re.compile(r"\{\{\s*([^{}]*?)\s*\}\}")


def unknown_fields(text: str) -> list[str]:
    """The names in double braces that stand for nothing."""
    return sorted({name for name in _FIELD.findall(text) if name not in MERGE_FIELDS})


def fields_of_campaigns() -> dict[str, str]:
    """What may stand in an e-mail to members of a campaign."""
    return {name: text for name, text in MERGE_FIELDS.items() if not name.startswith(_OF_CASES)}


def is_for_cases(text: str) -> bool:
    """Whether all fields in a text stand for something where a case is answered."""
    return not any(name.startswith(_OF_CAMPAIGNS) for name in _FIELD.findall(text))


def is_for_campaigns(text: str) -> bool:
    """Whether all fields in a text stand for something in an e-mail to members of a campaign."""
    return not any(name.startswith(_OF_CASES) for name in _FIELD.findall(text))


def fill_in(db: Db, text: str, about: Case | CampaignMember, *, html: bool = False) -> str:
    """The text with what the fields stand for; where there is none, "there" for a first name, else nothing."""
    known = _known(db, about)

    def value(field: re.Match[str]) -> str:
        found = known.get(field[1], field[0])
        return escape(found, quote=False) if html else found

    return _FIELD.sub(value, text)


def _known(db: Db, about: Case | CampaignMember) -> dict[str, str]:
    who, company = access(db), db.company
    return {
        **(_of_case(about) if isinstance(about, Case) else _of_member(about)),
        "user.name": who.user.name if who else "",
        "user.title": who.user.person.title if who else "",
        "company.name": company.name,
        "company.phone": company.phone,
    }


def _of_case(case: Case) -> dict[str, str]:
    contact, account = case.contact, case.account
    return {
        "contact.first_name": (contact.first_name or contact.name) if contact else "there",
        "contact.name": contact.name if contact else "",
        "account.name": account.name if account else "",
        "case.number": case.number,
        "case.subject": case.subject,
    }


def _of_member(member: CampaignMember) -> dict[str, str]:
    person, campaign = member.person, member.campaign
    account = person.account if isinstance(person, Contact) else None
    company = account.name if account else getattr(person, "company", None)
    return {
        "contact.first_name": person.first_name or person.name,
        "contact.name": person.name,
        "account.name": company or "",
        "campaign.name": campaign.name,
        "campaign.start_date": formats.day(campaign.start_date) if campaign.start_date else "",
    }
