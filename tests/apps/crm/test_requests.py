"""Forged, stale and wrong requests: refused, and nothing half-written."""

from __future__ import annotations

import html
import re
from datetime import timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal, Lead, Permission, Task
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database, Db
from sqlalchemy import func, select
from werkzeug.test import Client

from ...support.client import OfficeClient
from ...support.statements import recorded_statements
from ..conftest import As
from .cast import TODAY, Cast

DANA: dict[str, Any] = {
    "first_name": "Dana",
    "last_name": "Whitfield",
    "title": "VP Operations",
    "email": "dana@norwood.example",
}


def dana(client: OfficeClient, cast: Cast) -> Contact:
    with client.database.session() as db:
        return db.get_one(Contact, cast.dana)


def test_without_a_session_one_is_sent_to_log_in(database: Database) -> None:
    answer = Client(Office(database)).get("/contacts", base_url="http://crm.localhost")
    assert (answer.status_code, answer.location) == (303, "/login?next=/contacts")


def test_a_frozen_user_cannot_enter(database: Database, cast: Cast) -> None:
    assert OfficeClient(database, "crm", cast.fred).get("/").status_code == 303


def test_a_request_without_its_token_changes_nothing(client: OfficeClient, cast: Cast) -> None:
    answer = client.post(f"/contacts/{cast.dana}/edit", csrf=False, **{**DANA, "title": "Intruder"})
    assert answer.status_code == 403
    assert dana(client, cast).title == "VP Operations"


def test_a_good_request_is_carried_out(client: OfficeClient, cast: Cast) -> None:
    answer = client.post(f"/contacts/{cast.dana}/edit", **{**DANA, "account_id": cast.norwood, "title": "COO"})
    assert (answer.status_code, answer.location) == (303, f"/contacts/{cast.dana}")
    assert (dana(client, cast).title, dana(client, cast).updated_by_id) == ("COO", cast.sam)


def test_the_wrong_role_is_refused_though_no_button_led_there(database: Database, cast: Cast) -> None:
    rita = OfficeClient(database, "crm", cast.rita)
    for path in ("edit", "delete", "owner"):
        assert rita.post(f"/contacts/{cast.dana}/{path}", **DANA, owner_id=cast.rita).status_code in (403, 422), path
    assert rita.post(f"/contacts/owner?ids={cast.dana},{cast.erik}", owner_id=cast.rita).status_code == 422
    assert (dana(rita, cast).owner_id, dana(rita, cast).version) == (cast.sam, 1)


def test_a_stale_page_does_not_overwrite(client: OfficeClient, database: Database, cast: Cast) -> None:
    OfficeClient(database, "crm", cast.mona).post(
        f"/contacts/{cast.dana}/edit", **{**DANA, "account_id": cast.norwood, "title": "COO"}
    )
    answer = client.post(f"/contacts/{cast.dana}/edit", version=1, **{**DANA, "title": "CEO"})
    assert answer.status_code == 409
    assert "was changed by Mona Okafor" in answer.text
    assert dana(client, cast).title == "COO"


def test_bad_values_are_named_and_nothing_is_saved(client: OfficeClient, cast: Cast) -> None:
    answer = client.post(f"/contacts/{cast.dana}/edit", **{**DANA, "title": "COO", "email": "nope", "last_name": ""})
    assert answer.status_code == 422
    assert "Last name is required." in answer.text
    assert "Enter an e-mail address" in answer.text
    assert dana(client, cast).title == "VP Operations"


def test_a_link_to_what_one_cannot_choose_is_refused(client: OfficeClient, cast: Cast) -> None:
    answer = client.post(f"/contacts/{cast.dana}/edit", **{**DANA, "account_id": 999})
    assert answer.status_code == 422
    assert dana(client, cast).account_id == cast.norwood


def test_the_server_asks_before_a_duplicate(client: OfficeClient, database: Database) -> None:
    answer = client.post("/contacts/new", last_name="Smith", email="dana@norwood.example")
    assert answer.status_code == 409
    assert "Dana Whitfield" in answer.text
    assert (
        client.post("/contacts/new", last_name="Smith", email="dana@norwood.example", confirmed="yes").status_code
        == 303
    )


def test_a_refused_move_leaves_no_contact_role_behind(client: OfficeClient, db: Db, deal: Deal, cast: Cast) -> None:
    later = TODAY + timedelta(days=30)
    actions.add_line(db, deal.id, product_id=cast.lamp)
    actions.update_deal(db, deal.id, close_date=later)
    db.commit()
    won = f"/deals/{deal.id}/move/{cast.stages['Closed Won']}"
    answer = client.post(won, primary_contact_id=cast.dana, close_date=f"{later:%m/%d/%Y}")
    assert answer.status_code == 422
    with client.database.session() as db:
        kept = db.get_one(Deal, deal.id)
        assert (kept.stage.name, kept.contact_roles) == ("Prospecting", [])


def test_a_refused_conversion_leaves_nothing_behind(client: OfficeClient, cast: Cast) -> None:
    answer = client.post(f"/leads/{cast.lead}/convert", with_deal="1", deal_name="Lamps", deal_amount="-5")
    assert answer.status_code == 422
    with client.database.session() as db:
        assert db.scalar(select(func.count()).select_from(Account)) == 2
        assert db.get_one(Lead, cast.lead).status == "New"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("get", "/contacts/999", 404),
        ("get", "/nowhere", 404),
        ("post", "/tasks/999/complete", 404),
        ("get", "/tasks/1/complete", 405),
        ("get", "/deals/new?account_id=banana", 200),
        ("get", "/contacts/new?account_id=9223372036854775808", 200),
        ("get", "/deals/new?close_date=banana&amount=x&stage_id=x", 200),
        ("get", f"/search?q={'z' * 40_000}", 200),
        ("get", "/deals?sort=nonsense&page=-4&f.amount=min:x", 200),
        ("get", "/contacts/1?tab=nonsense", 200),
        ("get", "/lookup/parents?q=%25_%27%22", 200),
        ("get", "/search?q=%3Cscript%3E", 200),
        ("get", "/tasks/new?parent=deal-999", 200),
        ("post", "/notes/new?parent=spaceship-1", 422),
        ("get", "/notes/1/owner", 404),
        ("post", "/deals/cells", 303),
    ],
)
def test_odd_addresses_get_a_plain_answer(client: OfficeClient, method: str, path: str, status: int) -> None:
    answer = client.get(path) if method == "get" else client.post(path, body="x")
    assert answer.status_code == status
    assert "<script>" not in answer.text


def test_a_version_that_makes_no_sense_does_not_overwrite(client: OfficeClient, cast: Cast) -> None:
    for version in ("9" * 5000, "²", "one"):
        answer = client.post(f"/contacts/{cast.dana}/edit", version=version, **{**DANA, "title": "CEO"})
        assert answer.status_code == 409
    assert dana(client, cast).title == "VP Operations"


def test_the_search_asks_no_more_for_a_thousand_words(client: OfficeClient) -> None:
    def asked(words: int) -> int:
        with recorded_statements(client.database) as statements:
            assert client.get(f"/search?q={'+'.join(['norwood'] * words)}").status_code == 200
        return max(str(statement).count("LIKE") for statement in statements)

    assert asked(1000) == asked(12) > asked(11)


def test_an_address_fills_in_a_new_record(client: OfficeClient, cast: Cast) -> None:
    page = client.get(f"/deals/new?account_id={cast.norwood}&amount=1,250&close_date=03/16/2026").text
    for shown in ("Norwood", "1,250.00", "03/16/2026"):
        assert f'value="{shown}' in page


def test_a_year_that_no_deal_closes_in_is_refused_in_the_form_and_in_its_cell(client: OfficeClient, deal: Deal) -> None:
    values: dict[str, Any] = {"name": deal.name, "amount": "1200", "stage_id": deal.stage_id}
    message = "Enter a date in the years 1990 to 2100."
    answer = client.post(f"/deals/{deal.id}/edit", **values, close_date="01/01/0001")
    assert (answer.status_code, message in answer.text) == (422, True)
    cells: dict[str, Any] = {f"{deal.id}-close_date": "01/01/2101", f"{deal.id}-version": 1}
    answer = client.post("/deals/cells", **cells)
    assert (answer.status_code, message in answer.text) == (422, True)
    with client.database.session() as db:
        assert db.get_one(Deal, deal.id).version == 1


def test_a_lost_deal_can_be_told_in_the_edit_form(client: OfficeClient, deal: Deal, cast: Cast) -> None:
    values: dict[str, Any] = {"name": deal.name, "amount": "1200", "close_date": "03/16/2026", "probability": 10}
    lost = cast.stages["Closed Lost"]
    answer = client.post(f"/deals/{deal.id}/edit", **values, stage_id=lost)
    assert (answer.status_code, "Closed Lost needs a loss reason." in answer.text) == (422, True)
    assert client.post(f"/deals/{deal.id}/edit", **values, stage_id=lost, loss_reason="Price").status_code == 303
    with client.database.session() as db:
        kept = db.get_one(Deal, deal.id)
        assert (kept.stage_id, kept.probability, kept.loss_reason) == (lost, 0, "Price")


def test_nobody_is_offered_what_their_role_cannot_do(database: Database, cast: Cast, deal: Deal) -> None:
    mona, sam = OfficeClient(database, "crm", cast.mona), OfficeClient(database, "crm", cast.sam)
    with database.session(cast.sam) as db:
        actions.add_line(db, deal.id, cast.lamp)
        actions.move_stage(db, deal.id, cast.stages["Closed Won"], primary_contact_id=cast.dana)
    back = f"/deals/{deal.id}/move/{cast.stages['Prospecting']}"
    assert (back in mona.get(f"/deals/{deal.id}").text, back in sam.get(f"/deals/{deal.id}").text) == (True, False)
    answer = sam.get(back)
    assert (answer.status_code, "Only a sales manager can reopen it." in answer.text) == (422, True)
    assert "Vera" not in mona.get("/lookup/users?q=v").text


def test_a_list_is_filtered_by_who_left_or_is_away_too(database: Database, client: OfficeClient, cast: Cast) -> None:
    told = {name: client.get(f"/lookup/owners?q={name}").text for name in ("ina", "fred", "rita")}
    assert [", inactive" in told["ina"], ", frozen" in told["fred"]] == [True, True]
    assert not any(state in told["rita"] for state in ("inactive", "frozen"))
    with database.session() as db:
        db.get_one(Account, cast.westlake).owner_id = cast.ina
    found = client.get(f"/accounts?f.owner=is:{cast.ina}").text
    assert ("Westlake Clinics" in found, "Norwood Supply" in found) == (True, False)


def test_whether_it_is_empty_is_asked_of_what_can_be_empty(client: OfficeClient) -> None:
    for filter, can_be_empty in (("owner", False), ("stage", False), ("account", True), ("type", True)):
        assert ("is empty" in client.get(f"/deals?edit_filter={filter}").text) is can_be_empty, filter
    assert "Owner is empty" not in client.get("/deals?f.owner=empty:").text


def test_all_that_a_list_finds_can_change_hands(database: Database, cast: Cast) -> None:
    mona = OfficeClient(database, "crm", cast.mona)
    assert mona.post("/contacts/owner?all=1&q=norwood&view=all", owner_id=cast.rita).status_code == 303
    with database.session() as db:
        assert {db.get_one(Contact, id).owner_id for id in (cast.dana, cast.erik)} == {cast.rita}


def pages(cast: Cast, deal: Deal) -> list[str]:
    records = {
        "accounts": cast.norwood, "contacts": cast.dana, "leads": cast.lead, "deals": deal.id,
    }  # fmt: skip
    tabs = ("", "?tab=related", "?tab=activity", "?tab=changes", "/edit", "/clone", "/delete")
    paths = [f"/{plural}/{id}{tab}" for plural, id in records.items() for tab in tabs]
    lists = [f"/{plural}" for plural in (*records, "tasks", "cases")]
    return [
        "/", "/search?q=norwood", *lists, *(f"{path}?view=all" for path in lists), *(f"{path}/new" for path in lists),
        *paths, f"/leads/{cast.lead}/convert", f"/deals/{deal.id}/move/{cast.stages['Negotiation']}", "/events/new",
    ]  # fmt: skip


def test_looking_changes_nothing(client: OfficeClient, cast: Cast, deal: Deal) -> None:
    before = client.database.snapshot()
    for path in pages(cast, deal):
        assert client.get(path).status_code == 200, path
        assert client.get(path, **{"HX-Request": "true"}).status_code == 200, path
    assert client.database.snapshot() == before


def test_every_link_and_every_dialog_leads_somewhere(database: Database, cast: Cast, deal: Deal, seat: As) -> None:
    fill(seat(cast.sam), cast, 2)
    seat(None).commit()
    adam = OfficeClient(database, "crm", cast.adam)
    seen: set[str] = set()
    for path in pages(cast, deal):
        for address in re.findall(r'(?:href|hx-get)="(/[^"#]*)"', adam.get(path).text):
            seen.add(html.unescape(address))
    assert len(seen) > 150
    for address in sorted(seen - {"/logout"}):
        fragment = (
            {"HX-Request": "true"} if re.search(r"/(new|edit|clone|delete|owner|close|move|convert)", address) else {}
        )
        assert adam.get(address, **fragment).status_code == 200, address


def fill(db: Db, cast: Cast, count: int) -> None:
    """More of everything around Norwood, and as many more of everything on the lists."""
    for number in range(count):
        account = actions.create_account(db, name=f"Branch {number} of {count}", parent_id=cast.norwood)
        for account_id in (account.id, cast.norwood):
            contact = actions.create_contact(db, last_name=f"Person {number} of {count}", account_id=account_id)
            deal = actions.create_deal(db, name=f"Deal {number}", account_id=account_id, close_date=db.today)
            actions.set_contact_role(db, deal.id, cast.dana)
            actions.create_case(db, subject="Flicker", account_id=account_id, contact_id=contact.id)
            for kind, parent in (("account", account_id), ("deal", deal.id), ("contact", contact.id)):
                actions.create_task(db, subject="Call", parent_type=kind, parent_id=parent, due_date=db.today)
                actions.add_note(db, kind, parent, "Called")
        actions.create_lead(db, last_name=f"Lead {number} of {count}", company=f"Company {number} of {count}")
        actions.update_contact(db, cast.dana, title=f"Title {number} of {count}")
    db.commit()


def test_more_rows_do_not_mean_more_queries(seat: As, cast: Cast, database: Database, deal: Deal) -> None:
    fill(seat(cast.sam), cast, 2)
    sam = OfficeClient(database, "crm", cast.sam)
    paths = [path for path in pages(cast, deal) if not path.endswith(("/new", "/edit", "/clone", "/delete"))]

    def queries(path: str) -> int:
        with recorded_statements(database) as statements:
            sam.get(path)
        return len(statements)

    few = {path: queries(path) for path in paths}
    fill(seat(cast.sam), cast, 12)
    for path in paths:
        many = queries(path)
        assert many <= few[path], path
        assert many <= 27, path  # three of them for the bell and the stars of every page


def test_several_tasks_are_completed_or_canceled_at_once(database: Database, seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    ids = [actions.create_task(db, subject=subject).id for subject in ("One", "Two", "Three")]
    seat(None).commit()
    mona, sam = OfficeClient(database, "crm", cast.mona), OfficeClient(database, "crm", cast.sam)
    assert sam.post(f"/tasks/complete?ids={ids[0]},{ids[1]}").status_code == 422
    assert mona.post(f"/tasks/complete?ids={ids[0]},{ids[1]}").status_code == 303
    assert mona.post(f"/tasks/cancel?ids={ids[2]}").status_code == 303
    with database.session() as after:
        assert [after.get_one(Task, id).status for id in ids] == ["Completed", "Completed", "Canceled"]


@pytest.mark.parametrize(
    ("form", "back"),
    [
        ("/contacts/1/edit", "/contacts/1"),
        ("/contacts/new", "/contacts"),
        ("/leads/1/convert", "/leads/1"),
        ("/events/new", "/events"),
    ],
)
def test_cancel_leads_back_to_where_the_form_belongs(client: OfficeClient, form: str, back: str) -> None:
    assert re.search(rf'href="{back}"[^>]*>\s*<span>Cancel', client.get(form).text)


def test_a_form_names_no_record_that_one_cannot_see(seat: As, database: Database, cast: Cast) -> None:
    system = seat(None)
    for permission in system.scalars(select(Permission).where(Permission.object == "account")):
        permission.read = "own"
    seat(None).commit()
    page = OfficeClient(database, "crm", cast.walt).get(f"/tasks/new?parent=account-{cast.norwood}").text
    assert "Norwood" not in page
