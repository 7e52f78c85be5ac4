"""What lies with people: their open deals, tasks, cases and leads, their accounts and contacts."""

from __future__ import annotations

from ...platform.database import Db
from ..models import Account, Case, Contact, Deal, Lead, Task
from ..objects import OBJECTS
from ..permissions import access
from .cards import Cell, figure
from .selection import Total, accounts, cases, contacts, deals, leads, tasks

#: What may lie with somebody: its column, what counts as open in words, the list, and the model.
HELD = (
    ("Deals", "Open deals", deals("open"), Deal), ("Tasks", "Open tasks", tasks("open"), Task),
    ("Cases", "Open cases", cases("open"), Case), ("Leads", "Open leads", leads("open"), Lead),
    ("Accounts", "Accounts", accounts("all"), Account), ("Contacts", "Contacts", contacts("all"), Contact),
)  # fmt: skip


def held_by(db: Db, person_id: int) -> list[tuple[str, Cell]]:
    """What of it somebody has, as far as the acting person sees it, each with its list."""
    who, none = access(db), Total(0)
    found = []
    for column, words, shown, model in HELD:
        key = next(entry.key for entry in OBJECTS.values() if entry.plural == column)
        if who is not None and who.level("read", key) == "no":
            continue
        theirs = shown.of(person_id)
        found.append((words, figure(theirs.by(db, model.owner_id).get(person_id, none).records, theirs.url)))
    return found
