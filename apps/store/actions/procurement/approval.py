"""Who may let a purchase order be ordered: the handbook's limits by title."""

from __future__ import annotations

from ....handbook.models import Policy
from ....handbook.policies import NoPolicy, policy, reference
from ....platform.database import Db
from ....platform.errors import Forbidden
from ....platform.formats import money
from ....platform.models import Person
from ...models import PurchaseOrder

#: What the handbook calls a title, by a word of it, the highest first.
_TITLES = (
    ("chief financial officer", "Chief financial officer"),
    ("director", "Director"),
    ("manager", "Manager"),
    ("lead", "Team lead"),
)


def purchase_limit(db: Db, person: Person) -> Policy | None:
    """The most that a person may approve, by their title; None where the handbook gives them nothing."""
    title = next((subject for word, subject in _TITLES if word in person.title.lower()), None)
    try:
        return policy(db, "purchase", title) if title else None
    except NoPolicy:
        return None


def check_approver(db: Db, order: PurchaseOrder) -> None:
    """Raise Forbidden unless the acting person may approve this order: not their own, and within their limit."""
    if db.actor_id is None:
        return
    person = db.get_one(Person, db.actor_id)
    limit = purchase_limit(db, person)
    if order.created_by_id == person.id:
        where = f" {reference(limit)}" if limit else ""
        raise Forbidden(f"{order.name} is your own. Somebody else has to approve it.{where}")
    if limit is None:
        raise Forbidden(f"As {person.title} you may not approve purchases. Ask a manager.")
    if order.total > limit.value:
        currency = db.company.currency
        total, most = money(order.total, currency=currency), money(limit.value, currency=currency)
        raise Forbidden(f"{order.name} comes to {total}; you may approve up to {most}. {reference(limit)}")
