"""Whom the bell tells of what is saved, what is due soon, and reading it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.clock import advance
from deskgym.apps.crm import actions
from deskgym.apps.crm.bell import bell, notices, place_of
from deskgym.apps.crm.models import Case, CrmNotification, Deal, Permission, Queue, QueueMember, User
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import NotFound
from sqlalchemy import select, update

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


def told(db: Db) -> list[tuple[int, str, str | None]]:
    """Who was told of what in which words, in order."""
    db.flush()
    rows = db.query(CrmNotification).order_by(CrmNotification.id)
    return [(row.person_id, row.kind, row.body) for row in rows]


def test_whoever_is_given_a_record_is_told_and_nobody_of_their_own(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.mona)
    actions.create_task(db, subject="Mine")
    actions.create_task(db, subject="Call Dana", owner_id=cast.rita)
    actions.change_owner(db, "deal", [deal.id], cast.rita)
    assert told(db) == [
        (cast.rita, "assigned", None),
        (cast.rita, "assigned", None),
        (cast.sam, "changed", "Owner: Sam Rivera → Rita Lund"),
    ]
    assert {row.parent_type for row in db.query(CrmNotification)} == {"task", "deal"}


def test_followers_are_told_of_what_matters_once_for_one_save(seat: As, deal: Deal, cast: Cast) -> None:
    actions.follow_records(seat(cast.walt), "deal", [deal.id])
    db = seat(cast.sam)
    actions.update_deal(db, deal.id, next_step="Call Dana", description="Long story")
    assert told(db) == []
    actions.update_deal(db, deal.id, amount=150_000)
    actions.move_stage(db, deal.id, cast.stages["Proposal"])
    assert told(db) == [
        (cast.walt, "changed", "Amount: $1,200.00 → $1,500.00; Stage: Prospecting → Proposal"),
    ]


def test_every_way_of_saving_is_heard(seat: As, client: OfficeClient, deal: Deal, cast: Cast) -> None:
    actions.follow_records(seat(cast.walt), "deal", [deal.id])
    seat(None).commit()
    version = seat(cast.sam).get_one(Deal, deal.id).version
    client.send(
        "/deals/cells",
        data={f"{deal.id}-amount": "900", f"{deal.id}-version": str(version), "csrf_token": client.csrf},
    )
    rows = seat(cast.walt).query(CrmNotification).filter_by(person_id=cast.walt)
    assert [row.body for row in rows] == ["Amount: $1,200.00 → $900.00"]


def test_a_case_in_a_queue_is_told_to_its_members(seat: As, cast: Cast) -> None:
    db = seat(None)
    queue = Queue(name="Returns", email="returns@office.example")
    db.add(queue)
    db.flush()
    db.add_all(QueueMember(queue_id=queue.id, user_id=id) for id in (cast.rita, cast.mona))
    db = seat(cast.mona)
    actions.create_case(db, subject="Lamp hums", owner_id=None, queue_id=queue.id)
    assert told(db) == [(cast.rita, "queued", None)]


def test_who_is_asked_for_approval_is_told_and_who_asked_of_the_decision(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.sam)
    quote = actions.create_quote(db, deal_id=deal.id, expires_on=TODAY + timedelta(days=10))
    actions.add_quote_line(db, quote.id, cast.lamp, quantity=2, discount_pct=40)
    request = actions.submit_quote(db, quote.id, "First order")
    assert told(db) == [(cast.mona, "asked", "First order")]
    db = seat(cast.mona)
    actions.decide_request(db, request.id, approve=False, comment="Too deep")
    assert told(db)[1:] == [(cast.sam, "decided", "Rejected: Too deep")]
    assert place_of(db.query(CrmNotification).filter_by(kind="asked").one()) == f"/quotes/{quote.id}"


def test_a_colleague_who_is_invited_is_told(db: Db, cast: Cast) -> None:
    start = db.now + timedelta(days=1)
    actions.create_event(
        db, kind="Meeting", subject="Look at lamps", starts_at=start, ends_at=start + timedelta(hours=1),
        attendees=[f"user-{cast.rita}", f"contact-{cast.dana}"],
    )  # fmt: skip
    assert told(db) == [(cast.rita, "invited", "03/17/2026 9:00 AM")]


def test_reading_is_ones_own_and_can_be_taken_back(seat: As, deal: Deal, cast: Cast) -> None:
    actions.add_note(seat(cast.rita), "deal", deal.id, "@Sam Rivera?")
    db = seat(cast.sam)
    line = bell(db).told[0]
    assert (line.who, line.says, line.where) == ("Rita Lund", "mentioned you", "Deal · Norwood lobby")
    assert line.id is not None
    with pytest.raises(NotFound, match="no such notification"):
        actions.read_notice(seat(cast.walt), line.id)
    db = seat(cast.sam)
    actions.read_notice(db, line.id)
    assert bell(db).unread == 0
    actions.read_notice(db, line.id, read=False)
    assert bell(db).unread == 1
    actions.read_all_notices(db)
    assert (bell(db).unread, bell(db).told[0].is_read) == (0, True)


def test_what_one_no_longer_sees_is_told_no_longer(seat: As, deal: Deal, cast: Cast) -> None:
    actions.follow_records(seat(cast.rita), "deal", [deal.id])
    db = seat(cast.sam)
    actions.add_note(db, "deal", deal.id, "Warm light")
    actions.update_deal(db, deal.id, amount=150_000)
    db = seat(cast.rita)
    assert (bell(db).unread, notices(db, "all", 1).total) == (2, 2)
    role = select(User.role_id).where(User.id == cast.rita).scalar_subquery()
    for key, left in (("note", ["Amount: $1,200.00 → $1,500.00"]), ("deal", [])):
        db = seat(None)
        db.execute(update(Permission).where(Permission.role_id == role, Permission.object == key).values(read="own"))
        db = seat(cast.rita)
        assert [line.body for line in bell(db).told] == [line.body for line in notices(db, "all", 1).told] == left
        assert bell(db).unread == notices(db, "unread", 1).total == len(left)


def test_a_case_is_told_of_while_its_answer_is_due_soon(seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    case = actions.create_case(db, subject="Lamp hums", priority="Urgent")
    db.get_one(Case, case.id).sla_due_at = db.now + timedelta(hours=3)
    db.flush()
    assert bell(db).unread == 0
    advance(db, timedelta(hours=1, minutes=30))
    line = bell(db).told[0]
    assert (bell(db).unread, line.id, line.url) == (1, None, f"/notifications/due/{case.id}")
    assert "wants an answer by" in line.says
    assert bell(seat(cast.rita)).unread == 0
    db = seat(cast.sam)
    actions.read_due(db, case.id)
    assert (bell(db).unread, len(bell(db).told)) == (0, 1)
    actions.read_due(db, case.id, read=False)
    assert bell(db).unread == 1
    actions.read_all_notices(db)
    assert bell(db).unread == 0
    actions.add_comment(db, case.id, "<p>We look into it.</p>", is_internal=False)
    assert bell(db).told == []


def test_the_page_shows_all_or_some_and_leads_to_the_post(
    seat: As, client: OfficeClient, deal: Deal, cast: Cast
) -> None:
    db = seat(cast.rita)
    note = actions.add_note(db, "deal", deal.id, "@Sam Rivera?")
    actions.create_deal(seat(cast.mona), name="Wing", amount=100, close_date=TODAY, owner_id=cast.sam)
    db = seat(cast.sam)
    assert [line.says for line in notices(db, "mentions", 1).told] == ["mentioned you"]
    assert [line.says for line in notices(db, "given", 1).told] == ["gave you a deal"]
    assert len(notices(db, "all", 1).told) == len(notices(db, "unread", 7).told) == 2
    id = db.query(CrmNotification).filter_by(kind="mentioned").one().id
    answer = client.post(f"/notifications/{id}")
    assert answer.headers["Location"] == f"/deals/{deal.id}?tab=stream&post={note.id}#post-{note.id}"
    assert notices(seat(cast.sam), "unread", 1).total == 1
    assert "Mark as unread: Rita Lund mentioned you" in client.get("/notifications").text
    client.post("/notifications/read")
    assert "Nothing here" in client.get("/notifications?show=unread").text
    assert client.get("/notifications?show=nonsense&page=99").status_code == 200
