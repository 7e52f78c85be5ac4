from __future__ import annotations

import pytest
from deskgym.apps.crm import actions, queries
from deskgym.apps.crm.models import Account, Contact, Permission
from deskgym.apps.crm.permissions import Operation, why_not
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Conflict, Forbidden, Invalid, NotFound

from ..conftest import As
from .cast import Cast


def test_a_rep_edits_only_their_own_records(seat: As, cast: Cast) -> None:
    actions.update_account(seat(cast.sam), cast.norwood, employees=5)
    with pytest.raises(Forbidden, match="does not allow you to edit this account"):
        actions.update_account(seat(cast.rita), cast.norwood, employees=6)


def test_a_manager_edits_the_records_of_their_team(seat: As, cast: Cast) -> None:
    db = seat(cast.mona)
    actions.update_account(db, cast.norwood, employees=5)
    with pytest.raises(Forbidden):
        actions.update_account(db, cast.westlake, employees=5)


def test_who_reads_only_changes_nothing(seat: As, cast: Cast) -> None:
    db = seat(cast.vera)
    with pytest.raises(Forbidden, match="create contacts"):
        actions.create_contact(db, last_name="New")


def test_what_one_cannot_see_does_not_exist(seat: As, cast: Cast) -> None:
    db = seat(cast.vera)
    assert list(db.scalars(queries.visible(db, Account))) == []
    with pytest.raises(NotFound):
        actions.update_account(db, cast.norwood, employees=5)
    assert queries.search(db, "Norwood") == []


def test_reading_own_records_hides_the_rest(seat: As, cast: Cast) -> None:
    db = seat(cast.walt)
    role_id = queries.me(db).role_id
    permission = db.query(Permission).filter_by(role_id=role_id, object="account").one()
    permission.read = "own"
    db.commit()
    names = [account.name for account in db.scalars(queries.visible(seat(cast.walt), Account))]
    assert names == ["Westlake Clinics"]


@pytest.mark.parametrize("outsider", ["fred", "ina"])
def test_frozen_and_inactive_users_do_nothing(seat: As, cast: Cast, outsider: str) -> None:
    with pytest.raises(Forbidden, match="no access"):
        actions.update_account(seat(getattr(cast, outsider)), cast.norwood, employees=5)


@pytest.mark.parametrize("outsider", ["fred", "ina"])
def test_frozen_and_inactive_users_receive_nothing(seat: As, cast: Cast, outsider: str) -> None:
    db = seat(cast.adam)
    owner_id = getattr(cast, outsider)
    with pytest.raises(Invalid, match="cannot receive records"):
        actions.change_owner(db, "account", [cast.norwood], owner_id)
    with pytest.raises(Invalid, match="cannot receive records"):
        actions.create_task(db, subject="Call", owner_id=owner_id)


def test_a_rep_cannot_give_records_away(db: Db, cast: Cast) -> None:
    for give in (
        lambda: actions.change_owner(db, "contact", [cast.dana], cast.rita),
        lambda: actions.update_contact(db, cast.dana, owner_id=cast.rita),
        lambda: actions.create_contact(db, last_name="New", owner_id=cast.rita),
    ):
        with pytest.raises(Forbidden, match="assign records to other people"):
            give()


def test_changing_the_owner_of_many_needs_the_right_to_change_many(seat: As, cast: Cast) -> None:
    db = seat(cast.mona)
    changed = actions.change_owner(db, "contact", [cast.dana, cast.erik], cast.rita)
    assert [contact.id for contact in changed] == [cast.dana, cast.erik]
    assert actions.change_owner(db, "contact", [cast.dana], cast.rita) == []
    queries.me(db).role.can_mass_update = False
    with pytest.raises(Forbidden, match="several records"):
        actions.change_owner(db, "contact", [cast.dana, cast.erik], cast.sam)


def test_a_change_of_owner_is_all_or_nothing(seat: As, cast: Cast) -> None:
    db = seat(cast.mona)
    with pytest.raises(Forbidden, match="does not allow you to edit one of them, Westlake"):
        actions.change_owner(db, "account", [cast.norwood, cast.westlake], cast.rita)
    with pytest.raises(Forbidden, match="does not allow you to delete one of them, Westlake"):
        actions.delete_records(db, "account", [cast.norwood, cast.westlake])
    db.rollback()
    assert db.get_one(Account, cast.norwood).owner_id == cast.sam


def test_a_locked_account_is_for_administrators(seat: As, cast: Cast) -> None:
    db = seat(None)
    db.get_one(Account, cast.norwood).is_locked = True
    with pytest.raises(Forbidden, match="locked"):
        actions.update_account(seat(cast.sam), cast.norwood, employees=5)
    with pytest.raises(Forbidden, match="locked"):
        actions.delete_account(seat(cast.mona), cast.norwood)
    assert actions.update_account(seat(cast.adam), cast.norwood, employees=5).employees == 5


def test_a_stale_version_names_who_was_faster(seat: As, cast: Cast) -> None:
    version = seat(cast.sam).get_one(Contact, cast.dana).version
    actions.update_contact(seat(cast.mona), cast.dana, title="COO")
    with pytest.raises(Conflict, match="Dana Whitfield was changed by Mona Okafor"):
        actions.update_contact(seat(cast.sam), cast.dana, version=version, title="CEO")


def test_who_may_only_read_is_given_nothing(seat: As, cast: Cast) -> None:
    with pytest.raises(Invalid, match="Vera Quist cannot receive records") as refusal:
        actions.change_owner(seat(cast.mona), "contact", [cast.dana], cast.vera)
    assert list(refusal.value.errors) == ["owner_id"]


def test_the_reason_is_what_stands_in_the_way(seat: As, cast: Cast) -> None:
    def reason(person: int, operation: Operation) -> str:
        db = seat(person)
        return why_not(db, operation, db.get_one(Account, cast.westlake))

    assert reason(cast.vera, "edit") == "Your role does not allow you to edit this account."
    assert reason(cast.sam, "edit").endswith("it belongs to Walt Brennan, and you edit your own only.")
    assert reason(cast.mona, "delete").endswith("and you delete those of your team only.")
    db = seat(cast.adam)
    db.get_one(Account, cast.westlake).is_locked = True
    db.commit()
    assert reason(cast.walt, "edit") == "This account is locked. Only an administrator can change it."
    # Unlocked, it would still be somebody else's.
    assert "belongs to Walt" in reason(cast.sam, "edit")
