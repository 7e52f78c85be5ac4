"""What pages read of e-mails to members of campaigns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, case, func, or_, select
from sqlalchemy.orm import contains_eager, joinedload

from ..platform.database import Db
from ..platform.errors import NotFound
from ..platform.models import Person
from .merge_fields import is_for_campaigns
from .models import Campaign, Contact, EmailTemplate, Lead, Letter, Mailing
from .permissions import scope


@dataclass(frozen=True)
class Sent:
    """A mailing of a campaign: who wrote it, to how many it went, and how many were passed over."""

    mailing: Mailing
    author: Person | None
    sent: int
    skipped: int


def mailings_of(db: Db, campaign: Campaign) -> list[Sent]:
    """The mailings of a campaign, the newest first."""
    count, skipped = func.count(Letter.id), func.count(case((Letter.skipped.is_not(None), 1)))
    asked = (
        select(Mailing, Person, count, skipped)
        .outerjoin(Person, Person.id == Mailing.created_by_id)
        .outerjoin(Letter, Letter.mailing_id == Mailing.id)
        .where(Mailing.campaign_id == campaign.id)
        .group_by(Mailing.id)
        .order_by(Mailing.id.desc())
    )
    return [Sent(mailing, author, every - passed, passed) for mailing, author, every, passed in db.execute(asked)]


def mailing_of(db: Db, campaign: Campaign, mailing_id: int) -> Mailing:
    mailing = db.get(Mailing, mailing_id)
    if mailing is None or mailing.campaign_id != campaign.id:
        raise NotFound("This campaign has no such e-mail.")
    return mailing


def letters_of(db: Db, mailing: Mailing) -> Sequence[Letter]:
    """The letters of a mailing to those whom the acting user can see: those passed over first, then by name."""
    first, last = (
        func.coalesce(getattr(Contact, name), getattr(Lead, name), "") for name in ("first_name", "last_name")
    )
    seen = or_(
        and_(Letter.contact_id.is_not(None), scope(db, Contact, "read")),
        and_(Letter.lead_id.is_not(None), scope(db, Lead, "read")),
    )
    asked: Any = (
        select(Letter).outerjoin(Letter.contact).outerjoin(Letter.lead).where(Letter.mailing_id == mailing.id, seen)
    )
    asked = asked.options(contains_eager(Letter.contact), contains_eager(Letter.lead))
    return list(db.scalars(asked.order_by(Letter.skipped.is_(None), func.lower(last), func.lower(first), Letter.id)))


def letters_to(db: Db, person: Contact | Lead) -> list[Letter]:
    """What was sent to somebody, the newest first."""
    column = Letter.contact_id if isinstance(person, Contact) else Letter.lead_id
    asked = select(Letter).where(column == person.id, Letter.skipped.is_(None))
    loaded = joinedload(Letter.mailing).joinedload(Mailing.campaign)
    return list(db.scalars(asked.options(loaded).order_by(Letter.id.desc())))


def templates(db: Db) -> list[EmailTemplate]:
    """The templates in use that say something to members of a campaign, by topic and name."""
    found = select(EmailTemplate).where(EmailTemplate.deleted_at.is_(None), EmailTemplate.is_active)
    ordered = found.order_by(EmailTemplate.topic, EmailTemplate.name, EmailTemplate.id)
    return [each for each in db.scalars(ordered) if is_for_campaigns(each.subject + each.body)]
