"""What a task, an event or a note is about, made from its lookup: a record of any kind that one may make."""

from __future__ import annotations

import html
import re

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Permission, Task
from deskgym.apps.platform.database import Database, Db
from sqlalchemy import select

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast
from .test_lookups import ABOVE, offers, send


def tabs(text: str) -> dict[str, str]:
    """The kinds among which a new record is chosen: label and address."""
    found = re.findall(r'role="tab" aria-selected="\w+" hx-get="([^"]*)"[^>]*>([^<]*)<', text)
    return {label: html.unescape(url) for url, label in found}


def test_what_a_task_is_about_can_be_made_of_every_kind(client: OfficeClient) -> None:
    below = offers(client, "/lookup/parents?q=Ada+Vries")
    assert list(below) == ["New record “Ada Vries”", "Advanced search"]
    form = client.get(below["New record “Ada Vries”"], **ABOVE).text
    assert ">New account<" in form
    assert 'name="new-name" value="Ada Vries"' in form
    kinds = tabs(form)
    assert list(kinds) == ["Account", "Contact", "Lead", "Deal", "Case"]
    lead = client.get(kinds["Lead"], **ABOVE).text
    assert 'name="new-first_name" value="Ada"' in lead
    assert 'name="new-last_name" value="Vries"' in lead
    assert 'name="new-subject" value="Ada Vries"' in client.get(kinds["Case"], **ABOVE).text


def test_what_was_changed_goes_along_to_another_kind(client: OfficeClient) -> None:
    kinds = tabs(client.get("/lookup/accounts/new?for=parent&q=Ada", **ABOVE).text)
    form = client.get(f"{kinds['Deal']}&new-name=Nordlicht&new-phone=12", **ABOVE).text
    assert 'name="new-name" value="Nordlicht"' in form


@pytest.mark.parametrize(
    ("kind", "values", "shown"),
    [
        ("account", {"name": "Nordlicht", "type": "Prospect"}, "Account: Nordlicht"),
        ("contact", {"last_name": "Vries"}, "Contact: Vries"),
        ("lead", {"last_name": "Vries", "company": "Nordlicht", "status": "New"}, "Lead: Vries"),
        ("case", {"subject": "Torn box", "status": "New", "priority": "Normal"}, "Case: 1001 Torn box"),
    ],
)
def test_the_lookup_then_holds_the_kind_as_well(
    client: OfficeClient, cast: Cast, kind: str, values: dict[str, str], shown: str
) -> None:
    status, text = send(client, f"/lookup/{kind}s/new?for=parent", **values, owner_id=cast.sam)
    assert status == 200
    assert re.search(rf'data-chosen data-value="{kind}-\d+" data-label="{re.escape(shown)}"', text)


def test_a_twin_of_a_new_lead_is_chosen_with_its_kind(client: OfficeClient, cast: Cast) -> None:
    values = {"last_name": "Park", "company": "Park", "email": "lena@parkstudios.example", "status": "New"}
    status, text = send(client, "/lookup/leads/new?for=parent&q=Park", **values, owner_id=cast.sam)
    assert status == 409
    assert f'data-choice data-value="lead-{cast.lead}" data-label="Lead: Lena Park"' in text
    assert list(tabs(text)) == ["Account", "Contact", "Lead", "Deal", "Case"]


def test_only_kinds_that_one_may_make_are_offered(database: Database, seat: As, cast: Cast) -> None:
    rights = seat(cast.adam).query(Permission).filter(Permission.object.in_(("account", "lead", "deal", "case")))
    for each in rights:
        each.create = False
    seat(cast.adam).commit()
    rita = OfficeClient(database, "crm", cast.rita)
    below = offers(rita, "/lookup/parents?q=Ada")
    assert list(below) == ["New contact “Ada”", "Advanced search"]
    assert tabs(rita.get(below["New contact “Ada”"], **ABOVE).text) == {}
    assert rita.get("/lookup/leads/new?for=parent").status_code == 403
    vera = OfficeClient(database, "crm", cast.vera)
    assert list(offers(vera, "/lookup/parents?q=Ada")) == ["Advanced search"]


def test_the_advanced_search_of_several_kinds_leads_on_to_the_kind_shown(client: OfficeClient) -> None:
    page = html.unescape(client.get("/lookup/search/parent?among=lead&q=zzz").text)
    assert "New lead “zzz”" in page
    assert "/lookup/leads/new?q=zzz&for=parent" in page
    assert "New case" not in client.get("/lookup/cases?more=search&q=zzz").text


def test_a_case_is_not_merged_into_a_new_one(client: OfficeClient, db: Db) -> None:
    case = actions.create_case(db, subject="Torn box")
    db.commit()
    assert "/lookup/cases?more=search" in client.get(f"/desk/{case.id}/merge", **{"HX-Request": "true"}).text


def test_a_task_hangs_on_what_was_made_for_it(client: OfficeClient, db: Db, cast: Cast) -> None:
    _, text = send(client, "/lookup/accounts/new?for=parent", name="Nordlicht", type="Prospect", owner_id=cast.sam)
    value = re.findall(r'data-value="([^"]*)"', text)[0]
    data = {"subject": "Call them", "status": "Not Started", "priority": "Normal", "parent_id": value}
    client.send("/tasks/new", data={**data, "owner_id": str(cast.sam), "csrf_token": client.csrf})
    task = db.scalars(select(Task).where(Task.subject == "Call them")).one()
    assert task.parent_type == "account"
    assert db.get_one(Account, task.parent_id).name == "Nordlicht"
