"""Contact roles: which part people play in a deal. At most one of a deal is the primary contact."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ..models import Contact, Deal, DealContactRole
from ..picklists import offered
from ..queries import find
from . import stages
from .saving import apply, load

DEFAULT_ROLE = "Influencer"


def set_contact_role(
    db: Db, deal_id: int, contact_id: int, *, role: str | None = None, is_primary: bool | None = None
) -> DealContactRole:
    """Give a contact a role in a deal, or change it; a new primary contact takes over from the old one."""
    deal = load(db, Deal, deal_id)
    try:
        contact = find(db, Contact, contact_id)
    except NotFound as error:
        raise Invalid(contact_id=str(error)) from error
    part = _role(db, deal, contact_id)
    roles = offered(db, "contact_role")
    if role is not None and role not in roles and (part is None or part.role != role):
        raise Invalid(role=f"Choose one of: {', '.join(roles)}.")
    lacked = stages.missing(db, deal, deal.stage)
    if part is None:
        part = DealContactRole(deal_id=deal.id, contact_id=contact.id, role=role or DEFAULT_ROLE, is_primary=False)
        db.add(part)
    if is_primary:
        for other in deal.contact_roles:
            apply(other, {"is_primary": other is part})
    apply(part, {"role": role or part.role, "is_primary": part.is_primary if is_primary is None else is_primary})
    _refresh(db, deal)
    _check_gate(db, deal, lacked)
    return part


def add_contact_role(
    db: Db, deal_id: int, contact_id: int, *, role: str | None = None, is_primary: bool | None = None
) -> DealContactRole:
    """Give a contact a role in a deal. Raises Invalid at `contact_id` if they have one already."""
    part = _role(db, load(db, Deal, deal_id), contact_id)
    if part is not None:
        raise Invalid(contact_id=f"{part.contact.name} has a role in this deal already: {part.role}. Edit that one.")
    return set_contact_role(db, deal_id, contact_id, role=role, is_primary=is_primary)


def remove_contact_role(db: Db, deal_id: int, contact_id: int) -> None:
    """Take a contact off a deal."""
    deal = load(db, Deal, deal_id)
    part = _role(db, deal, contact_id)
    if part is None:
        raise NotFound("This contact has no role in the deal.")
    lacked = stages.missing(db, deal, deal.stage)
    db.delete(part)
    _refresh(db, deal)
    _check_gate(db, deal, lacked)


def _role(db: Db, deal: Deal, contact_id: int) -> DealContactRole | None:
    mine = select(DealContactRole).where(DealContactRole.deal_id == deal.id, DealContactRole.contact_id == contact_id)
    return db.scalars(mine.where(DealContactRole.deleted_at.is_(None))).one_or_none()


def _refresh(db: Db, deal: Deal) -> None:
    db.flush()
    db.expire(deal, ["contact_roles"])


def _check_gate(db: Db, deal: Deal, lacked: dict[str, str]) -> None:
    """Raise Blocked when the deal now lacks something for its stage that it did not lack before."""
    new = [message for field, message in stages.missing(db, deal, deal.stage).items() if field not in lacked]
    if new:
        raise Blocked(f"The deal is in {deal.stage.name}. {' '.join(new)}")
