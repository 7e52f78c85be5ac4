"""Slips in the spreadsheet: what is taken back leaves no trace, what is not fails."""

from __future__ import annotations

from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Comment, Workbook

from .episodes import Opened, Step, describe, newest


def test_a_comment_on_the_wrong_cell_deleted(play: Opened) -> None:
    comment = play("sheet-comment")
    wanted = comment.after("sheet_comment")

    def wrong(db: Db) -> None:
        actions.add_comment(db, wanted["sheet_id"], 1, 1, "Not here")

    def mend(db: Db) -> None:
        actions.delete_comment(db, newest(db, Comment).id)

    verdict = comment.verdict(wrong, mend, comment.right)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not comment.verdict(wrong, comment.right).passed
    assert comment.verdict(comment.right).clean


def test_a_comment_mistyped_and_edited(play: Opened) -> None:
    comment = play("sheet-comment")
    wanted = comment.after("sheet_comment")

    def edit(body: str) -> Step:
        return lambda db: actions.edit_comment(db, newest(db, Comment).id, body)

    verdict = comment.verdict(comment.right, edit("Typo"), edit(wanted["body"]))
    assert verdict.passed, describe(verdict)
    assert not comment.verdict(comment.right, edit("Typo")).passed


def test_a_workbook_trashed_by_mistake_and_brought_back(play: Opened) -> None:
    comment = play("sheet-comment")
    with comment.instance.world.session() as db:
        own = db.query(Workbook).filter_by(owner_id=comment.instance.person_id, deleted_at=None).first()
    assert own is not None
    id = own.id
    verdict = comment.verdict(
        lambda db: actions.trash_workbook(db, id), lambda db: actions.restore_workbook(db, id), comment.right
    )
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not comment.verdict(lambda db: actions.trash_workbook(db, id), comment.right).passed


def test_a_workbook_made_by_mistake_and_trashed(play: Opened) -> None:
    comment = play("sheet-comment")

    def wrong(db: Db) -> None:
        actions.create_workbook(db, title="Not needed")

    def mend(db: Db) -> None:
        actions.trash_workbook(db, newest(db, Workbook).id)

    verdict = comment.verdict(wrong, mend, comment.right)
    assert verdict.passed, describe(verdict)
    assert not comment.verdict(wrong, comment.right).passed


def test_a_cell_changed_and_undone(play: Opened) -> None:
    comment = play("sheet-comment")
    sheet_id = comment.after("sheet_comment")["sheet_id"]

    def wrong(db: Db) -> None:
        actions.set_cells(db, sheet_id, {(2, 2): "oops"})

    def mend(db: Db) -> None:
        actions.undo(db, sheet_id // 1024)

    verdict = comment.verdict(wrong, mend, comment.right)
    assert verdict.passed, describe(verdict)
    assert not comment.verdict(wrong, comment.right).passed
