"""What is said before records are deleted, one or many: which ones, what goes along, what stands in the way."""

from __future__ import annotations

import html
import re
from datetime import datetime, timedelta

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.bulk.deleting import obstacles, taken_along
from deskgym.apps.crm.models import Account, ApprovalRequest, Contact, Deal, Lead, Quote, QuoteLine
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked
from deskgym.apps.platform.models import Record
from playwright.sync_api import Page, expect

from ....support.client import OfficeClient
from ....support.statements import recorded_statements
from ...conftest import As
from ..cast import TODAY, Cast
from ..conftest import Open


@pytest.fixture
def adam(database: Database, cast: Cast) -> OfficeClient:
    return OfficeClient(database, "crm", cast.adam)


def asked(client: OfficeClient, path: str) -> str:
    """The text of the dialog."""
    page = client.get(path, **{"HX-Request": "true"}).text
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", page)).split())


def test_many_accounts_are_named_and_what_goes_along_is_counted(
    adam: OfficeClient, db: Db, cast: Cast, deal: Deal
) -> None:
    actions.create_quote(db, deal_id=deal.id)
    actions.create_task(db, subject="Call", parent_type="contact", parent_id=cast.dana)
    db.commit()
    text = asked(adam, f"/accounts/delete?ids={cast.norwood},{cast.westlake}")
    assert "Delete 2 accounts?" in text
    assert "2 accounts go into the recycle bin: Norwood Supply Co. Customer · A-1001 Westlake Clinics" in text
    assert "And with them: 2 contacts 1 deal 1 quote 1 task" in text


def test_more_than_eight_are_counted(adam: OfficeClient, db: Db) -> None:
    made = [Account(name=f"Alpha {number:02}", type="Prospect", owner_id=db.actor_id) for number in range(12)]
    db.add_all(made)
    db.commit()
    text = asked(adam, "/accounts/delete?ids=" + ",".join(str(each.id) for each in made))
    assert "12 accounts go into the recycle bin:" in text
    assert "Alpha 07 Prospect and 4 more" in text
    assert "Alpha 08" not in text
    assert "And with them" not in text


def test_what_stands_in_the_way_of_some_is_said_of_each(adam: OfficeClient, db: Db, cast: Cast) -> None:
    actions.create_case(db, subject="Flicker", account_id=cast.westlake)
    db.commit()
    path = f"/accounts/delete?ids={cast.norwood},{cast.westlake}"
    text = asked(adam, path)
    assert "1 of the 2 accounts cannot be deleted, so none is. Take it out of the selection first:" in text
    assert "Westlake Clinics Prospect , because of: 1001 Flicker" in text
    assert "And with them" not in text
    assert ">Delete</span>" not in adam.get(path, **{"HX-Request": "true"}).text
    answer = adam.send(path, data={"csrf_token": adam.csrf})
    assert answer.status_code == 422
    with adam.database.session() as other:
        assert other.get_one(Account, cast.norwood).deleted_at is None


def test_a_manager_is_told_which_ones_their_role_does_not_delete(database: Database, db: Db, cast: Cast) -> None:
    mona = OfficeClient(database, "crm", cast.mona)
    text = asked(mona, f"/accounts/delete?ids={cast.norwood},{cast.westlake}")
    assert "Your role does not allow you to delete this account: it belongs to Walt Brennan" in text


def test_who_changes_one_record_at_a_time_is_not_asked_about_many(database: Database, db: Db, cast: Cast) -> None:
    ids = f"{cast.dana},{cast.erik}"
    sam = OfficeClient(database, "crm", cast.sam)
    assert sam.get(f"/contacts/delete?ids={ids}").status_code == 403
    assert "Dana Whitfield goes into the recycle bin" in asked(sam, f"/contacts/delete?ids={cast.dana}")


def test_converted_leads_and_accepted_quotes_stay(adam: OfficeClient, db: Db, cast: Cast, deal: Deal) -> None:
    quote = actions.create_quote(db, deal_id=deal.id)
    actions.add_quote_line(db, quote.id, cast.desk)
    actions.present_quote(db, quote.id)
    actions.accept_quote(db, quote.id)
    actions.convert_lead(db, cast.lead)
    db.commit()
    assert "has been converted and is read-only." in asked(adam, f"/leads/delete?ids={cast.lead}")
    assert "cannot be deleted. The customer has accepted it, so it stays." in asked(adam, f"/quotes/{quote.id}/delete")


def test_a_selection_that_is_gone_meanwhile_asks_nothing(adam: OfficeClient) -> None:
    assert "not there anymore" in asked(adam, "/accounts/delete?ids=999")


def test_obstacles_are_those_that_deleting_meets(seat: As, db: Db, cast: Cast, deal: Deal) -> None:
    actions.add_line(db, deal.id, cast.lamp)
    actions.move_stage(db, deal.id, cast.stages["Closed Won"], primary_contact_id=cast.dana)
    actions.create_case(db, subject="Flicker", contact_id=cast.erik)
    admin = seat(cast.adam)
    contacts = [admin.get_one(Contact, id) for id in (cast.dana, cast.erik)]
    found = obstacles(admin, "contact", contacts)
    assert [each.record.id for each in found] == [cast.dana, cast.erik]
    for each in found:
        with pytest.raises(Blocked) as refusal:
            actions.delete_contact(admin, each.record.id)
        assert [one.label for one in refusal.value.because] == [
            one.name if isinstance(one, Deal) else f"{one.number} {one.subject}"  # type: ignore[union-attr]
            for one in each.because
        ]


def test_the_quotes_of_an_account_go_and_come_with_it(seat: As, db: Db, cast: Cast, deal: Deal) -> None:
    quote = actions.create_quote(db, deal_id=deal.id, expires_on=TODAY + timedelta(days=10))
    actions.add_quote_line(db, quote.id, cast.desk, discount_pct=20)
    actions.submit_quote(db, quote.id, "They compare prices")
    admin = seat(cast.adam)
    models: tuple[type[Record], ...] = (Quote, QuoteLine, ApprovalRequest)
    told = taken_along(admin, "account", [admin.get_one(Account, cast.norwood)])
    assert {type(each) for each in told} >= set(models)
    actions.delete_account(admin, cast.norwood)
    assert [gone(admin, model) is None for model in models] == [False] * 3
    actions.restore_records(admin, "account", [cast.norwood])
    assert [gone(admin, model) is None for model in models] == [True] * 3


def gone(db: Db, model: type[Record]) -> datetime | None:
    """When the only row of a table was deleted."""
    row: Record = db.query(model).one()
    return row.deleted_at


def test_the_question_takes_a_fixed_number_of_queries(adam: OfficeClient, db: Db, cast: Cast) -> None:
    def queries(path: str) -> int:
        with recorded_statements(adam.database) as statements:
            assert adam.get(path, **{"HX-Request": "true"}).status_code == 200
        return len([each for each in statements if each.startswith("SELECT")])

    for number in range(40):
        account = Account(name=f"Alpha {number:02}", type="Prospect", owner_id=cast.sam)
        db.add(account)
        db.flush()
        db.add(Contact(first_name="Ann", last_name=f"Abel {number:02}", account_id=account.id, owner_id=cast.sam))
    db.commit()
    for plural in ("accounts", "contacts"):
        assert queries(f"/{plural}/delete?all=1&view=all") <= queries(f"/{plural}/delete?ids=1,2") + 2


def test_the_dialog_in_the_list(open_as: Open, cast: Cast, db: Db, database: Database) -> None:
    page: Page = open_as(cast.adam)
    page.goto("/leads?view=all")
    page.get_by_role("checkbox", name="Select Lena Park").check()
    page.get_by_label("Selected leads").get_by_role("button", name="Delete").click()
    dialog = page.get_by_role("dialog", name="Delete 1 lead?")
    expect(dialog).to_contain_text("Lena Park goes into the recycle bin.")
    dialog.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("status").last).to_contain_text("1 lead was deleted.")
    with database.session() as other:
        assert other.get_one(Lead, cast.lead).deleted_at is not None
