"""What the log of the CRM's setup tells of the past: who came, rose and left, and how the rights of roles changed."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from ...apps.crm.models import Permission, Role, User
from ...apps.platform.models import AuditEntry
from ..rows import new
from .sales import Sales

#: Rights that were narrower or wider once: role, object, operation, what it was. Some of them, in each world.
_ONCE = (
    ("Sales rep", "account", "delete", "team"),
    ("Sales rep", "deal", "edit", "own"),
    ("Sales rep", "quote", "delete", "no"),
    ("Sales manager", "lead", "delete", "own"),
    ("Sales manager", "case", "edit", "own"),
    ("Support", "contact", "edit", "team"),
    ("Support", "task", "edit", "own"),
    ("Support manager", "case", "delete", "own"),
)
_CHANGES = 4


def make_setup_log(sales: Sales) -> None:
    """Write the log, so that its last entry of anything says how that stands today; needs the chronicle's years."""
    draft = sales.draft
    random, calendar = draft.random("crm.setup_log"), draft.calendar
    ids = {person.name: person.id for person in draft.people}
    users = {user.id: user for user in draft.all(User)}
    roles = {role.name: role for role in draft.all(Role)}
    rights = {(right.role_id, right.object): right for right in draft.all(Permission)}
    found: list[tuple[datetime, str, str, int, dict[str, Any], dict[str, Any]]] = []
    for event in draft.chronicle.events("hired"):
        user = users[ids[str(event.facts["person"])]]
        first = {"role_id": user.role_id, "team_id": user.team_id, "territory": user.territory, "is_active": True}
        found.append((event.at, "create", "crm_user", user.id, {}, first))
    for event in draft.chronicle.events("promoted"):
        before, after = {"title": event.facts["former"]}, {"title": event.facts["title"]}
        found.append((event.at, "update", "org_person", ids[str(event.facts["person"])], before, after))
    for event in draft.chronicle.events("left"):
        person_id = ids[str(event.facts["person"])]
        found.append((event.at, "update", "crm_user", person_id, {"is_frozen": False}, {"is_frozen": True}))
        later = event.at + timedelta(days=14)
        if later < calendar.midday(calendar.today):
            steps = {"is_active": True, "is_frozen": True}, {"is_active": False, "is_frozen": False}
            found.append((later, "update", "crm_user", person_id, *steps))
    first_day, last_day = calendar.today - timedelta(days=330), calendar.today - timedelta(days=20)
    for name, key, operation, once in random.sample(_ONCE, _CHANGES):
        right = rights[roles[name].id, key]
        at = calendar.midday(calendar.day_between(random, first_day, last_day))
        now = getattr(right, operation)
        found.append((at, "update", "crm_permission", right.id, {operation: once}, {operation: now}))
    admin = sales.holders["it-1"]
    # Whoever came to this job later than an entry found it done by whom they report to.
    begun = max((at for at, _action, _table, pk, *_rest in found if pk == admin.id), default=calendar.first_moment)
    for at, action, table, pk, before, after in sorted(found, key=lambda entry: (entry[0], entry[2], entry[3])):
        by = admin.id if at > begun else admin.manager_id
        entry = new(
            AuditEntry,
            at=at, person_id=by, customer_id=None, automatic=False, action=action, table=table, pk=str(pk),
            before=before, after=after,
        )  # fmt: skip
        draft.add(entry)
