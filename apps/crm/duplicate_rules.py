"""By what a new record is held for one that exists, and what happens then: rows that administrators keep."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import select

from ..platform.database import Db
from .models import DuplicateRule

#: What can be the same, by object; each with how people say it.
MATCHES: dict[str, dict[str, str]] = {
    "account": {
        "name": "Same name, whatever its spelling and legal form",
        "website": "Same web domain",
        "phone": "Same phone number",
    },
    "contact": {
        "email": "Same e-mail",
        "name": "Same name at the same account",
        "phone": "Same phone number",
    },
    "lead": {
        "email": "Same e-mail as another lead",
        "name": "Same name and company as another lead",
        "contact": "Same e-mail as a contact",
        "phone": "Same phone number as another lead",
    },
}
#: What a new CRM does not look at.
UNUSUAL = ("phone",)
#: Where a unit of work keeps the rules in force.
CACHE = "crm_duplicate_rules"


def in_force(db: Db, object: str) -> dict[str, str]:
    """What is looked at for an object, with what happens: "Warn" or "Block"; read once per unit of work."""
    cached: dict[str, dict[str, str]] | None = db.info.get(CACHE)
    if cached is None:
        cached = db.info[CACHE] = {}
        row = DuplicateRule
        for key, match, action in db.execute(
            select(row.object, row.match, row.action).where(row.is_active).order_by(row.id)
        ):
            cached.setdefault(key, {})[match] = action
    return cached.get(object, {})


def forget(db: Db) -> None:
    """Have the rules read anew, once they have changed."""
    db.info.pop(CACHE, None)


def usual_rules() -> Iterator[dict[str, object]]:
    """The rules of a new CRM: it warns."""
    for key, matches in MATCHES.items():
        for match in matches:
            yield {"object": key, "match": match, "action": "Warn", "is_active": match not in UNUSUAL}
