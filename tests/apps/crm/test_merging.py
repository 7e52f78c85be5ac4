"""Records of the same customer made one: fields from any, children of all, the rest in the recycle bin."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal, DealContactRole, Note
from deskgym.apps.crm.stream_updates import updates_of
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid
from playwright.sync_api import expect

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast
from .conftest import Open


@pytest.fixture
def db(seat: As, cast: Cast) -> Db:
    """Adam, the administrator, is at the keyboard."""
    return seat(cast.adam)


@pytest.fixture
def twin(db: Db, cast: Cast) -> Account:
    """Norwood once more, with a contact, a won-like deal and a note of its own."""
    twin = actions.create_account(
        db,
        name="Norwood Inc",
        account_number="AC999999",
        phone="(312) 555-0155",
        owner_id=cast.sam,
        allow_duplicate=True,
    )
    actions.create_contact(db, first_name="Noor", last_name="Baker", account_id=twin.id)
    actions.create_deal(db, name="Second floor", account_id=twin.id, amount=100, close_date=TODAY)
    actions.add_note(db, "account", twin.id, "Same as Norwood?")
    db.commit()
    return twin


def merge(db: Db, master: int, other: int, values: dict[str, int] | None = None) -> Account:
    account = actions.merge_records(db, "account", master, [other], values)
    assert isinstance(account, Account)
    return account


def test_what_hangs_on_the_others_comes_along(db: Db, cast: Cast, twin: Account) -> None:
    master = merge(db, cast.norwood, twin.id, {"phone": twin.id})
    assert (master.id, master.phone) == (cast.norwood, "(312) 555-0155")
    assert db.get_one(Account, twin.id).deleted_at is not None
    for model in (Contact, Deal):
        assert db.query(model).filter_by(account_id=twin.id).count() == 0
    assert db.query(Note).filter_by(parent_type="account", parent_id=cast.norwood).count() >= 1


def test_the_bin_and_the_stream_say_what_was_merged_into_what(
    db: Db, database: Database, cast: Cast, twin: Account
) -> None:
    third = actions.create_account(db, name="Norwood Ltd", owner_id=cast.sam, allow_duplicate=True)
    merge(db, twin.id, third.id)
    merge(db, cast.norwood, twin.id)
    db.commit()
    said = [(each.says, each.label) for each in updates_of(db, db.get_one(Account, cast.norwood))]
    assert ("merged another account into this one:", "Norwood Inc") in said
    client = OfficeClient(database, "crm", cast.adam)
    page = client.get("/recycle-bin/accounts").text
    assert "Merged into" in page
    assert page.count(">Norwood Supply Co.<") == 2
    assert "stays where it is" in client.get(f"/recycle-bin/accounts/restore?ids={twin.id}").text

    actions.restore_records(db, "account", [twin.id])
    assert db.get_one(Account, twin.id).merged_into_id is None
    assert db.get_one(Account, third.id).merged_into_id == cast.norwood


def test_an_old_link_leads_to_the_record_that_was_kept(db: Db, database: Database, cast: Cast, twin: Account) -> None:
    merge(db, cast.norwood, twin.id)
    db.commit()
    client = OfficeClient(database, "crm", cast.adam)
    answer = client.get(f"/accounts/{twin.id}?tab=related")
    assert (answer.status_code, answer.location) == (303, f"/accounts/{cast.norwood}?tab=related")
    assert "Norwood Inc was merged into this account." in client.get(answer.location).text
    actions.delete_records(db, "deal", [deal.id for deal in db.query(Deal).filter_by(account_id=cast.norwood)])
    actions.delete_records(db, "account", [cast.norwood])
    db.commit()
    assert client.get(f"/accounts/{twin.id}").status_code == 404


def test_a_field_of_which_nothing_is_said_is_filled_from_the_others(db: Db, cast: Cast, twin: Account) -> None:
    number = db.get_one(Account, cast.norwood).account_number
    master = merge(db, cast.norwood, twin.id)
    assert master.account_number == (number or "AC999999")
    assert master.name != "Norwood Inc"


def test_the_number_of_another_can_be_kept(db: Db, cast: Cast, twin: Account) -> None:
    master = merge(db, cast.norwood, twin.id, {"account_number": twin.id})
    assert master.account_number == "AC999999"


def test_nothing_stands_below_itself_afterwards(db: Db, cast: Cast, twin: Account) -> None:
    actions.update_account(db, cast.norwood, parent_id=twin.id)
    master = merge(db, cast.norwood, twin.id, {"parent_id": cast.norwood})
    assert master.parent_id is None


def test_of_two_roles_in_a_deal_one_stays(db: Db, cast: Cast) -> None:
    deal = actions.create_deal(db, name="Lobby", account_id=cast.norwood, amount=100, close_date=TODAY)
    actions.set_contact_role(db, deal.id, cast.dana, role="Evaluator")
    actions.set_contact_role(db, deal.id, cast.erik, role="Decision Maker", is_primary=True)
    actions.merge_records(db, "contact", cast.dana, [cast.erik])
    (role,) = db.query(DealContactRole).filter_by(deal_id=deal.id)
    assert (role.contact_id, role.role, role.is_primary) == (cast.dana, "Evaluator", True)


def test_what_cannot_be_merged_is_refused(db: Db, cast: Cast, twin: Account, seat: As) -> None:
    with pytest.raises(Invalid, match="Choose 2 or 3"):
        actions.merge_records(db, "account", cast.norwood, [cast.norwood])
    with pytest.raises(Invalid, match="Choose 2 or 3"):
        actions.merge_records(db, "deal", 1, [2])
    other = db.query(Contact).filter_by(last_name="Baker").one()
    with pytest.raises(Blocked, match="different accounts"):
        actions.merge_records(db, "contact", cast.dana, [other.id])
    with pytest.raises(Conflict):
        actions.merge_records(db, "account", cast.norwood, [twin.id], versions={twin.id: twin.version + 1})
    with pytest.raises(Forbidden):
        actions.merge_records(seat(cast.walt), "account", cast.norwood, [twin.id])


def test_who_has_chosen_too_many_is_told_in_the_list(open_as: Open, db: Db, cast: Cast, twin: Account) -> None:
    for name in ("Norwood Ltd", "Norwood GmbH"):
        actions.create_account(db, name=name, owner_id=cast.sam, allow_duplicate=True)
    db.commit()
    page = open_as(cast.adam)
    page.goto("/accounts?view=all&q=norwood")
    page.get_by_role("checkbox", name="Select all on this page").check()
    page.get_by_role("button", name="Merge").click()
    expect(page.get_by_text("Choose 2 or 3 records of one kind to merge.")).to_be_visible()
    expect(page).to_have_url("/accounts?view=all&q=norwood")


def test_the_wizard_takes_the_chosen_values(open_as: Open, database: Database, cast: Cast, twin: Account) -> None:
    page = open_as(cast.adam)
    page.goto("/accounts?view=all&q=norwood")
    page.get_by_role("checkbox", name="Select all on this page").check()
    page.get_by_role("button", name="Merge").click()
    page.get_by_role("radio", name="Keep Norwood Inc").check()
    expect(page.get_by_role("radio", name="Name: Norwood Inc")).to_be_checked()
    page.locator(f"input[name=from-name][value='{cast.norwood}']").check()
    page.get_by_role("button", name="Merge accounts").click()
    expect(page.get_by_role("status")).to_contain_text("2 accounts were merged")
    with database.session() as db:
        kept = db.get_one(Account, twin.id)
        assert (kept.deleted_at, kept.phone) == (None, "(312) 555-0155")
        assert kept.name != "Norwood Inc"
        assert db.get_one(Account, cast.norwood).deleted_at is not None


def test_the_wizard_says_what_comes_along_and_what_is_made_one(database: Database, db: Db, cast: Cast) -> None:
    deal = actions.create_deal(db, name="Lobby", account_id=cast.norwood, amount=100, close_date=TODAY)
    actions.set_contact_role(db, deal.id, cast.dana, role="Evaluator")
    actions.set_contact_role(db, deal.id, cast.erik, role="Decision Maker")
    actions.create_case(db, subject="Flicker", account_id=cast.norwood, contact_id=cast.erik)
    campaign = actions.create_campaign(db, name="Spring", start_date=TODAY)
    actions.add_members(db, campaign.id, "contact", [cast.dana, cast.erik])
    db.commit()
    shown = OfficeClient(database, "crm", cast.adam).get(f"/contacts/merge?ids={cast.dana},{cast.erik}").text
    assert "1 role in a deal, 1 case, 1 campaign" in shown
    assert "Lobby: Evaluator (Dana Whitfield) and Decision Maker (Erik Solberg). The role of the record" in shown
    assert "Spring: Planned and Planned. One member stays" in shown
