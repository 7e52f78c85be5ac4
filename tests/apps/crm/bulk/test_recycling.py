"""The recycle bin: what comes back with a record, what does not, and who may bring it back."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal, DealContactRole, Note
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, NotFound
from playwright.sync_api import expect

from ...conftest import As
from ..cast import Cast
from ..conftest import Open


def test_an_account_comes_back_with_all_that_went_along(db: Db, cast: Cast, deal: Deal, seat: As) -> None:
    actions.set_contact_role(db, deal.id, cast.dana)
    note = actions.add_note(db, "contact", cast.erik, "Prefers the phone.")
    db.flush()
    actions.delete_note(db, note.id)
    db.commit()
    admin = seat(cast.adam)
    admin.set_clock(admin.now.replace(hour=admin.now.hour + 1))
    actions.delete_records(admin, "account", [cast.norwood])
    assert admin.get_one(Contact, cast.dana).deleted_at is not None
    (account,) = actions.restore_records(admin, "account", [cast.norwood])
    assert account.id == cast.norwood
    assert admin.get_one(Account, cast.norwood).deleted_at is None
    assert [admin.get_one(Contact, id).deleted_at for id in (cast.dana, cast.erik)] == [None, None]
    assert admin.get_one(Deal, deal.id).deleted_at is None
    assert admin.query(DealContactRole).filter_by(deal_id=deal.id).one().deleted_at is None
    # What had been deleted before stays in the bin.
    assert admin.get_one(Note, note.id).deleted_at is not None


def test_nobody_comes_back_without_their_account(db: Db, cast: Cast) -> None:
    actions.delete_records(db, "account", [cast.norwood])
    with pytest.raises(Blocked, match="Restore the account first"):
        actions.restore_records(db, "contact", [cast.dana])


def test_only_what_is_in_the_bin_is_restored_by_those_who_may_delete(db: Db, cast: Cast, seat: As) -> None:
    with pytest.raises(NotFound):
        actions.restore_records(db, "contact", [cast.dana])
    actions.delete_records(db, "contact", [cast.dana])
    db.commit()
    with pytest.raises((Forbidden, NotFound)):
        actions.restore_records(seat(cast.walt), "contact", [cast.dana])
    assert actions.restore_records(seat(cast.sam), "contact", [cast.dana])[0].deleted_at is None


def test_the_bin_lists_what_was_deleted_and_brings_it_back(
    open_as: Open, database: Database, db: Db, cast: Cast
) -> None:
    actions.delete_records(db, "contact", [cast.dana])
    db.commit()
    page = open_as(cast.adam)
    page.goto("/contacts")
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitem", name="Recycle bin").click()
    row = page.get_by_role("row").filter(has_text="Dana")
    expect(row).to_contain_text("Sam")
    row.get_by_role("button", name="Actions for").click()
    page.get_by_role("menuitem", name="Restore").click()
    page.get_by_role("dialog").get_by_role("button", name="Restore").click()
    expect(page.get_by_role("status")).to_contain_text("was restored")
    expect(page.get_by_text("Nothing here")).to_be_visible()
    with database.session() as after:
        assert after.get_one(Contact, cast.dana).deleted_at is None
