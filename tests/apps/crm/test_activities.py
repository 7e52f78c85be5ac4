from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.clock import advance
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Note
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Forbidden, Invalid

from ..conftest import As
from .cast import TODAY, Cast


def test_completing_a_task_stamps_the_time_and_reopening_clears_it(db: Db) -> None:
    task = actions.create_task(db, subject="Call Dana", due_date=TODAY)
    assert (task.status, task.priority, task.completed_at) == ("Not Started", "Normal", None)
    actions.complete_task(db, task.id)
    assert (task.status, task.completed_at) == ("Completed", db.now)
    actions.reopen_task(db, task.id)
    assert (task.status, task.completed_at) == ("Not Started", None)
    actions.update_task(db, task.id, status="Completed")
    assert task.completed_at == db.now
    actions.update_task(db, task.id, status="Canceled")
    assert task.completed_at is None


def test_a_completed_task_keeps_its_first_stamp(db: Db) -> None:
    task = actions.create_task(db, subject="Call Dana")
    actions.complete_task(db, task.id)
    stamp = task.completed_at
    advance(db, timedelta(hours=1))
    actions.complete_task(db, task.id)
    assert task.completed_at == stamp


def test_completing_many_needs_the_right_to_change_many(seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    ids = [actions.create_task(db, subject=subject).id for subject in ("One", "Two")]
    with pytest.raises(Forbidden, match="several records"):
        actions.complete_tasks(db, ids)
    assert [task.status for task in actions.complete_tasks(seat(cast.mona), ids)] == ["Completed", "Completed"]


@pytest.mark.parametrize(("kind", "number"), [("deal", 999), ("spaceship", 1), (None, 1), ("deal", None)])
def test_an_activity_hangs_on_a_record_that_exists(db: Db, kind: str | None, number: int | None) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.create_task(db, subject="Call", parent_type=kind, parent_id=number)
    assert list(refusal.value.errors) == ["parent_id"]


def test_an_event_ends_after_it_starts(db: Db) -> None:
    with pytest.raises(Invalid, match="after the start"):
        actions.create_event(db, kind="Meeting", subject="Demo", starts_at=db.now, ends_at=db.now)
    event = actions.create_event(
        db, kind="Call", direction="Outbound", subject="Demo", starts_at=db.now, ends_at=db.now + timedelta(hours=1)
    )
    assert (event.status, actions.mark_held(db, event.id).status) == ("Planned", "Held")
    assert actions.update_event(db, event.id, kind="Meeting").direction is None
    with pytest.raises(Invalid, match="Only a call"):
        actions.update_event(db, event.id, direction="Inbound")


def test_a_note_is_its_authors(seat: As, cast: Cast) -> None:
    db = seat(cast.rita)
    note = actions.add_note(db, "account", cast.norwood, "  Closed on Fridays\n")
    assert (note.body, note.created_by_id) == ("Closed on Fridays", cast.rita)
    note_id = note.id
    actions.edit_note(db, note_id, "Closed on Mondays")
    actions.pin_note(db, note_id)
    with pytest.raises(Forbidden):
        actions.edit_note(seat(cast.sam), note_id, "Open on Mondays")
    with pytest.raises(Invalid, match="Note is required"):
        actions.edit_note(seat(cast.rita), note_id, " ")
    deleted = actions.delete_note(seat(cast.rita), note_id)
    assert (deleted.is_pinned, deleted.deleted_at) == (True, deleted.updated_at)
    assert isinstance(deleted, Note)
