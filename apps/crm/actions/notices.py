"""Reading what the bell told; whether somebody has is their own affair."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ...platform.notifications import mark_all_read, mark_read
from ..due_cases import due_cases
from ..models import Case, CrmNotification
from ..objects import label_of
from ..queries import find


def read_notice(db: Db, notice_id: int, *, read: bool = True) -> CrmNotification:
    """Note that one's notification has been seen, or with `read=False` that it has not. NotFound for another's."""
    return mark_read(db, CrmNotification, notice_id, read=read)


def read_due(db: Db, case_id: int, *, read: bool = True) -> Case:
    """Note that one knows a case to be due soon: only this has a row, since what is due the clock says."""
    case = find(db, Case, case_id)
    row = db.scalar(
        select(CrmNotification).where(
            CrmNotification.person_id == db.actor_id, CrmNotification.kind == "due",
            CrmNotification.parent_type == "case", CrmNotification.parent_id == case_id,
        )
    )  # fmt: skip
    if row is None and read and db.actor_id is not None:
        row = CrmNotification(
            person_id=db.actor_id, kind="due", at=db.now, parent_type="case", parent_id=case_id, title=label_of(case),
        )  # fmt: skip
        db.add(row)
    if row is not None:
        row.read_at = db.now if read else None
    db.flush()
    return case


def read_all_notices(db: Db) -> None:
    mark_all_read(db, CrmNotification)
    for found in due_cases(db):
        if not found.is_read:
            read_due(db, found.case.id)
