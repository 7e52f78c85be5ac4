from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal, Note, Task
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Duplicates, Invalid
from deskgym.apps.platform.models import AuditEntry, Record

from .cast import Cast


def test_a_new_account_belongs_to_who_created_it(db: Db, cast: Cast) -> None:
    account = actions.create_account(db, name="Harbor Lights")
    assert (account.owner_id, account.type, account.version) == (cast.sam, "Prospect", 1)


@pytest.mark.parametrize(
    ("name", "website"),
    [("norwood supply", None), ("The Norwood Supply Company, Inc.", None), ("Other", "norwood.example/about")],
)
def test_a_new_account_that_looks_like_another_asks_first(db: Db, name: str, website: str | None) -> None:
    with pytest.raises(Duplicates) as refusal:
        actions.create_account(db, name=name, website=website)
    assert [candidate.label for candidate in refusal.value.candidates] == ["Norwood Supply Co."]


def test_a_confirmed_duplicate_is_created_and_logged(db: Db, cast: Cast) -> None:
    account = actions.create_account(db, name="Norwood Supply", allow_duplicate=True)
    log = db.query(AuditEntry).filter_by(action="duplicate confirmed").one()
    assert (log.pk, log.after) == (str(account.id), {"resembles": [f"Account {cast.norwood}: Norwood Supply Co."]})


def test_an_account_number_is_given_once(db: Db) -> None:
    with pytest.raises(Invalid, match="already has the account number A-1001"):
        actions.create_account(db, name="Harbor Lights", account_number="A-1001")


def test_an_account_cannot_stand_below_itself(db: Db, cast: Cast) -> None:
    branch = actions.create_account(db, name="Norwood North", parent_id=cast.norwood)
    leaf = actions.create_account(db, name="Norwood Far North", parent_id=branch.id)
    for parent_id in (cast.norwood, branch.id, leaf.id):
        with pytest.raises(Invalid, match="below itself"):
            actions.update_account(db, cast.norwood, parent_id=parent_id)


def test_deleting_an_account_takes_along_what_hangs_on_it(db: Db, cast: Cast, deal: Deal) -> None:
    task = actions.create_task(db, subject="Call", parent_type="deal", parent_id=deal.id)
    note = actions.add_note(db, "contact", cast.dana, "Prefers mornings")
    actions.add_line(db, deal.id, cast.lamp)
    actions.set_contact_role(db, deal.id, cast.dana)
    line, role = deal.lines[0], deal.contact_roles[0]
    branch = actions.create_account(db, name="Norwood North", parent_id=cast.norwood)
    actions.delete_account(db, cast.norwood)
    gone: list[Record] = [
        db.get_one(Account, cast.norwood), db.get_one(Contact, cast.dana), db.get_one(Contact, cast.erik), deal,
        db.get_one(Task, task.id), db.get_one(Note, note.id), line, role,
    ]  # fmt: skip
    assert {record.deleted_at for record in gone} == {db.now}
    assert (branch.parent_id, branch.deleted_at) == (None, None)


def test_won_deals_and_open_cases_keep_an_account(db: Db, cast: Cast, deal: Deal) -> None:
    actions.add_line(db, deal.id, cast.lamp)
    actions.move_stage(db, deal.id, cast.stages["Closed Won"], primary_contact_id=cast.dana)
    case = actions.create_case(db, subject="Flicker", account_id=cast.norwood)
    with pytest.raises(Blocked) as refusal:
        actions.delete_account(db, cast.norwood)
    assert [row.label for row in refusal.value.because] == ["Norwood lobby", f"{case.number} Flicker"]
    assert db.get_one(Account, cast.norwood).deleted_at is None


def test_deleting_many_deletes_all_or_none(db: Db, cast: Cast) -> None:
    db.info.clear()
    db.actor_id = cast.adam
    actions.create_case(db, subject="Flicker", account_id=cast.westlake)
    with pytest.raises(Blocked, match="Nothing was deleted"):
        actions.delete_records(db, "account", [cast.norwood, cast.westlake])
