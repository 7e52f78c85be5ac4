"""Who is told of what, by whom, and where the bell leads."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid, NotFound
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Notification
from deskgym.apps.sheet.views.notifications import bell

from ..conftest import As
from .cast import Cast


def told(db: Db, *, by: int | None = None) -> list[tuple[int, str]]:
    """Who was told of what since the office was built, in order."""
    rows = db.query(Notification).filter(Notification.kind != "shared").order_by(Notification.id)
    return [(row.person_id, row.kind) for row in rows if by is None or row.actor_id == by]


def test_whom_a_thread_is_given_to_is_told(db: Db, cast: Cast) -> None:
    actions.add_comment(db, cast.sales, 2, 3, "Is this right?", assignee_id=cast.eddie)
    assert told(db) == [(cast.eddie, "assigned")]
    assert bell(db).told == []  # nobody is told of what they did themselves


def test_names_after_an_at_are_told_once_and_only_who_can_open_it(db: Db, cast: Cast) -> None:
    actions.add_comment(db, cast.sales, 2, 3, "@cora finch, @Nina Holt and @Cora Finch: see @Vic Tellering")
    assert told(db) == [(cast.cora, "mentioned")]


def test_an_edit_tells_those_who_are_named_anew(db: Db, cast: Cast) -> None:
    comment = actions.add_comment(db, cast.sales, 2, 3, "@Cora Finch?")
    actions.edit_comment(db, comment.id, "@Cora Finch, @Vic Teller?")
    assert told(db) == [(cast.cora, "mentioned"), (cast.vic, "mentioned")]


def test_an_answer_is_told_to_all_of_the_thread_but_its_author(seat: As, db: Db, cast: Cast) -> None:
    thread = actions.add_comment(db, cast.sales, 2, 3, "Right?", assignee_id=cast.eddie)
    actions.reply(seat(cast.cora), thread.id, "I think so.")
    as_eddie = seat(cast.eddie)
    actions.reply(as_eddie, thread.id, "Yes. Thanks @Cora Finch")
    assert told(as_eddie, by=cast.cora) == [(cast.olga, "reply"), (cast.eddie, "reply")]
    assert told(as_eddie, by=cast.eddie) == [(cast.cora, "mentioned"), (cast.olga, "reply")]


def test_a_thread_is_given_on(db: Db, cast: Cast) -> None:
    thread = actions.add_comment(db, cast.sales, 2, 3, "Right?", assignee_id=cast.eddie)
    actions.assign(db, thread.id, cast.cora)
    assert told(db) == [(cast.eddie, "assigned"), (cast.cora, "assigned")]
    with pytest.raises(Invalid, match="Nina Holt cannot open this workbook"):
        actions.assign(db, thread.id, cast.nina)
    with pytest.raises(Invalid, match="theirs already"):
        actions.assign(db, thread.id, cast.cora)
    actions.assign(db, thread.id, None)
    assert thread.assignee_id is None


def test_shares_and_ownership_are_told(seat: As, db: Db, cast: Cast) -> None:
    actions.share_workbook(db, cast.workbook, cast.nina, "viewer")
    actions.transfer_workbook(db, cast.workbook, cast.eddie)
    assert [(line.says, line.where) for line in bell(seat(cast.nina)).told] == [
        ("shared a workbook with you", "Quarter")
    ]
    assert bell(seat(cast.eddie)).told[0].says == "made you the owner"


def test_reading_is_ones_own(seat: As, db: Db, cast: Cast) -> None:
    actions.add_comment(db, cast.sales, 2, 3, "Right?", assignee_id=cast.eddie)
    as_eddie = seat(cast.eddie)
    found = bell(as_eddie)
    assert (found.unread, found.told[0].where) == (2, "C2 · Quarter")
    with pytest.raises(NotFound, match="no such notification"):
        actions.read_notification(seat(cast.vic), found.told[0].id or 0)
    as_eddie = seat(cast.eddie)
    actions.read_notification(as_eddie, found.told[0].id or 0)
    assert bell(as_eddie).unread == 1
    actions.read_all_notifications(as_eddie)
    assert bell(as_eddie).unread == 0
    assert bell(seat(cast.vic)).unread == 1


def test_what_one_can_no_longer_open_is_not_told(seat: As, db: Db, cast: Cast) -> None:
    actions.unshare_workbook(db, cast.workbook, cast.vic)
    assert bell(seat(cast.vic)).told == []


def test_a_workbook_that_goes_takes_what_was_told_along(db: Db, cast: Cast) -> None:
    actions.add_comment(db, cast.sales, 2, 3, "Right?", assignee_id=cast.eddie)
    actions.delete_sheet(db, cast.sales)
    assert told(db) == []
    actions.trash_workbook(db, cast.workbook)
    actions.delete_workbook(db, cast.workbook)
    assert db.query(Notification).count() == 0
