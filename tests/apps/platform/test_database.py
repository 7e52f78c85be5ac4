"""The unit of work keeps its books in an order that repeats; trials leave nothing behind."""

from __future__ import annotations

import threading
from datetime import timedelta

import pytest
from deskgym.apps.clock import advance
from deskgym.apps.platform.database import Database, Uncommitted
from deskgym.apps.platform.models import AuditEntry, Person
from deskgym.apps.sheet.models import Folder
from sqlalchemy import func, select, update

from ...support.statements import recorded_statements


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
        logged = db.scalars(select(AuditEntry).where(AuditEntry.table == "sheet_folder").order_by(AuditEntry.id)).all()
        said = [(entry.action, entry.after.get("name")) for entry in logged]
    news = [("create", f"Other {number}") for number in range(others)]
    assert said == [("create", "Old"), ("create", "New"), ("update", "Renamed"), *news]


def test_a_row_is_read_once_in_a_session_and_anew_in_the_next(database: Database) -> None:
    with recorded_statements(database) as statements, database.session() as db:
        assert db.get_one(Person, 1).name == "Alex Moreno"
        assert db.get_one(Person, 1).name == "Alex Moreno"
        assert db.get(Person, 999) is None
        assert len(statements) == 2
        db.get_one(Person, 1).first_name = "Alexa"
    with database.session() as db:
        assert db.get_one(Person, 1).name == "Alexa Moreno"


def test_a_row_is_got_as_the_unit_of_work_has_it(database: Database) -> None:
    with database.session() as db:
        db.execute(update(Person).where(Person.id == 1).values(first_name="Alexa"))
        person = db.get_one(Person, 1)
        assert person.name == "Alexa Moreno"
        db.execute(update(Person).where(Person.id == 1).values(first_name="Alix"))
        db.expire(person)
        assert db.get_one(Person, 1) is person
        assert person.name == "Alix Moreno"
        folder = Folder(id=77, name="Added", owner_id=1)
        db.add(folder)
        assert db.get(Folder, 77) is folder
        db.delete(folder)
        db.flush()
        assert db.get(Folder, 77) is None


def test_the_clock_asks_once_whether_anything_is_due(database: Database) -> None:
    with recorded_statements(database) as statements, database.session() as db:
        before = db.now
        advance(db, timedelta(seconds=1))
        assert db.now - before == timedelta(seconds=1)
    verbs = [statement.split()[0] for statement in statements]
    assert verbs == ["SELECT", "UPDATE", "SELECT"]  # the clock, the clock moved on, what is due


def test_a_trial_leaves_the_database_as_it_was_to_the_byte(database: Database) -> None:
    before = database.snapshot()
    with database.trial():
        with database.session() as db:
            db.add_all(Folder(name=f"Tried {number} {'x' * 2000}", owner_id=1) for number in range(50))
        with database.session() as db:
            # What one session has done is there for the next.
            assert db.scalar(select(func.count()).select_from(Folder).where(Folder.name.startswith("Tried"))) == 50
            db.delete(db.scalars(select(Folder)).first())
    assert database.snapshot() == before


def test_a_trial_that_fails_leaves_nothing_either(database: Database) -> None:
    before = database.snapshot()
    with pytest.raises(LookupError), database.trial():
        _write_and_fail(database)
    assert database.snapshot() == before
    with database.session() as db:
        db.add(Folder(name="For good", owner_id=1))
    assert database.snapshot() != before


def test_what_is_tried_can_be_neither_copied_nor_seen_by_others(database: Database) -> None:
    seen: list[int] = []

    def look() -> None:
        with database.session() as db:
            seen.append(db.scalar(select(func.count()).select_from(Folder)) or 0)

    look()
    other = threading.Thread(target=look)
    with database.trial():
        with database.session() as db:
            db.add(Folder(name="Tried", owner_id=1))
        other.start()
        with pytest.raises(Uncommitted):
            database.snapshot()
    other.join(timeout=10)
    assert seen[0] == seen[1]


def _write_and_fail(database: Database) -> None:
    with database.session() as db:
        db.add(Folder(name="Tried", owner_id=1))
    with database.session() as db:
        db.add(Folder(name="Tried again", owner_id=1))
        db.flush()
        raise LookupError
