"""Files that lie in the spreadsheet's uploads and can be imported here, too."""

from __future__ import annotations

from sqlalchemy import or_, select
from sqlalchemy.orm import contains_eager

from ..platform.database import Db
from ..sheet.models import SheetUser, Upload

_MOST = 40


def files_in_sight(db: Db, search: str = "") -> list[Upload]:
    """Delimited files that the acting person has uploaded, or that are shared with everybody; the newest first."""
    member = db.get(SheetUser, db.actor_id) if db.actor_id is not None else None
    sees_shared = member is not None and member.is_active and member.deleted_at is None and member.role != "Guest"
    seen = Upload.owner_id == db.actor_id
    if sees_shared:
        seen = or_(seen, Upload.is_shared)
    endings = or_(*(Upload.name.iendswith(f".{ending}") for ending in ("csv", "tsv", "txt")))
    words = [Upload.name.icontains(word, autoescape=True) for word in search.split()]
    asked = select(Upload).join(Upload.owner).where(Upload.deleted_at.is_(None), seen, endings, *words)
    newest = asked.order_by(Upload.created_at.desc(), Upload.id.desc()).options(contains_eager(Upload.owner))
    return list(db.scalars(newest.limit(_MOST)))
