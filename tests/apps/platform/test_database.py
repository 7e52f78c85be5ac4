"""The unit of work keeps its books in an order that repeats."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.models import AuditEntry
from deskgym.apps.sheet.models import Folder
from sqlalchemy import select


@pytest.mark.parametrize("others", range(6))
def test_what_a_flush_created_is_logged_before_what_the_next_one_changed(database: Database, others: int) -> None:
    with database.session() as db:
        old = Folder(name="Old", owner_id=1)
        db.add(old)
    with database.session() as db:
        old = db.get_one(Folder, old.id)
        db.add(Folder(name="New", owner_id=1))
        db.flush()
        # Each of these is one more row that waits together with the log's.
        db.add_all(Folder(name=f"Other {number}", owner_id=1) for number in range(others))
        old.name = "Renamed"
    with database.session() as db:
        logged = db.scalars(select(AuditEntry).order_by(AuditEntry.id)).all()
        said = [(entry.action, entry.after.get("name")) for entry in logged]
    news = [("create", f"Other {number}") for number in range(others)]
    assert said == [("create", "Old"), ("create", "New"), ("update", "Renamed"), *news]
