"""A field changed by itself: the rules, the rights and the lock of the whole form hold for it."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.field_permissions import set_field_access
from deskgym.apps.crm.actions.validation_rules import save_validation_rule
from deskgym.apps.crm.models import Account, Contact, Deal, Product, Role, Task
from deskgym.apps.platform.database import Database
from werkzeug.test import TestResponse

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast


def pencils(client: OfficeClient, path: str) -> list[str]:
    """The fields that have a pencil on a page."""
    return re.findall(r'class="icon-button pencil" aria-label="Edit ([^"]+)"', client.get(path).text)


def save(client: OfficeClient, page: str, name: str, values: Mapping[str, object]) -> TestResponse:
    """Send what the editor of a field on a record's page sends."""
    sent = {key: str(value) for key, value in values.items()}
    return client.send(f"{page}/field?name={name}", data={**sent, "csrf_token": client.csrf})


def test_the_control_of_the_form_is_answered_alone(client: OfficeClient, cast: Cast) -> None:
    answer = client.get(f"/accounts/{cast.norwood}/field?name=phone", **{"HX-Request": "true"})
    assert re.findall(r'name="field-(\w+)"', answer.text) == ["version", "phone"]


def test_a_field_is_saved_and_the_others_stay(client: OfficeClient, database: Database, cast: Cast) -> None:
    answer = save(client, f"/contacts/{cast.dana}", "title", {"field-title": "Head of operations"})
    assert (answer.status_code, answer.location) == (303, f"/contacts/{cast.dana}")
    with database.session() as db:
        dana = db.get_one(Contact, cast.dana)
        assert (dana.title, dana.account_id, dana.email) == ("Head of operations", cast.norwood, "dana@norwood.example")


def test_other_fields_that_are_sent_along_are_not_written(client: OfficeClient, database: Database, cast: Cast) -> None:
    values = {"field-title": "Buyer", "field-last_name": "Intruder", "field-owner_id": cast.rita}
    save(client, f"/contacts/{cast.dana}", "title", values)
    with database.session() as db:
        dana = db.get_one(Contact, cast.dana)
        assert (dana.title, dana.last_name, dana.owner_id) == ("Buyer", "Whitfield", cast.sam)


def test_an_address_is_entered_in_its_parts(client: OfficeClient, database: Database, cast: Cast) -> None:
    values = {"field-billing_street": "1 Elm St", "field-billing_city": "Omaha", "field-billing_state": "NE"}
    save(client, f"/accounts/{cast.norwood}", "billing_address", values)
    with database.session() as db:
        norwood = db.get_one(Account, cast.norwood)
        assert (norwood.billing_street, norwood.billing_city, norwood.shipping_city) == ("1 Elm St", "Omaha", None)


def test_a_task_keeps_its_record_when_its_date_changes(
    client: OfficeClient, database: Database, seat: As, cast: Cast
) -> None:
    db = seat(cast.sam)
    task = actions.create_task(db, subject="Call", parent_type="account", parent_id=cast.norwood)
    db.commit()
    save(client, f"/tasks/{task.id}", "due_date", {"field-due_date": "03/20/2026"})
    save(client, f"/tasks/{task.id}", "parent_id", {"field-parent_id": f"contact-{cast.dana}"})
    with database.session() as db:
        saved = db.get_one(Task, task.id)
        assert (str(saved.due_date), saved.parent_type, saved.parent_id) == ("2026-03-20", "contact", cast.dana)


@pytest.mark.parametrize(("field", "value"), [("website", "no address"), ("name", ""), ("employees", "many")])
def test_a_wrong_value_is_refused_and_stays_in_the_control(
    client: OfficeClient, cast: Cast, field: str, value: str
) -> None:
    values = {f"field-{field}": value, "csrf_token": client.csrf}
    answer = client.send(f"/accounts/{cast.norwood}/field?name={field}", data=values, headers={"HX-Request": "true"})
    assert answer.status_code == 422
    assert 'aria-invalid="true"' in answer.text
    assert f'value="{value}"' in answer.text


def test_a_validation_rule_holds_and_says_so(client: OfficeClient, seat: As, cast: Cast, deal: Deal) -> None:
    clause = {"field": "next_step", "operator": "is empty", "value": "", "other": ""}
    save_validation_rule(
        seat(cast.adam), None, object="deal", clauses=[clause], name="Next", message="Say what comes next.", field=None
    )
    seat(cast.adam).commit()
    answer = save(client, f"/deals/{deal.id}", "amount", {"field-amount": "99"})
    assert answer.status_code == 422
    assert "Say what comes next." in answer.text


def test_what_somebody_else_saved_meanwhile_is_not_overwritten(
    client: OfficeClient, seat: As, database: Database, cast: Cast
) -> None:
    with database.session() as db:
        version = db.get_one(Account, cast.norwood).version
    actions.update_account(seat(cast.adam), cast.norwood, phone="+1 312 555 0190")
    seat(cast.adam).commit()
    values = {"field-version": version, "field-phone": "+1 312 555 0177"}
    answer = save(client, f"/accounts/{cast.norwood}", "phone", values)
    assert answer.status_code == 409
    assert "Adam Kessler" in answer.text
    with database.session() as db:
        assert db.get_one(Account, cast.norwood).phone == "+1 312 555 0190"


def test_pencils_are_for_those_who_may_edit(database: Database, client: OfficeClient, cast: Cast) -> None:
    assert {"Name", "Phone", "Billing address"} <= set(pencils(client, f"/accounts/{cast.norwood}"))
    rita = OfficeClient(database, "crm", cast.rita)
    assert pencils(rita, f"/accounts/{cast.norwood}") == []
    answer = save(rita, f"/accounts/{cast.norwood}", "phone", {"field-phone": "+1 312 555 0177"})
    assert answer.status_code == 403


def test_a_locked_account_has_none_but_for_administrators(
    database: Database, client: OfficeClient, seat: As, cast: Cast
) -> None:
    seat(cast.adam).get_one(Account, cast.norwood).is_locked = True
    seat(cast.adam).commit()
    assert pencils(client, f"/accounts/{cast.norwood}") == []
    assert save(client, f"/accounts/{cast.norwood}", "phone", {"field-phone": ""}).status_code == 403
    assert pencils(OfficeClient(database, "crm", cast.adam), f"/accounts/{cast.norwood}") != []


def test_a_field_that_a_role_only_reads_has_none(client: OfficeClient, seat: As, cast: Cast) -> None:
    admin = seat(cast.adam)
    set_field_access(admin, admin.query(Role).filter_by(name="Sales rep").one().id, "account", "rating", "Read only")
    admin.commit()
    assert "Rating" not in pencils(client, f"/accounts/{cast.norwood}")
    answer = save(client, f"/accounts/{cast.norwood}", "rating", {"field-rating": "Hot"})
    assert answer.status_code == 422


@pytest.mark.parametrize("name", ["", "id", "owner_id", "created_at", "expected_revenue", "stage_id"])
def test_what_the_form_does_not_ask_for_cannot_be_sent(client: OfficeClient, deal: Deal, name: str) -> None:
    assert save(client, f"/deals/{deal.id}", name, {f"field-{name}": "1"}).status_code == 422


def test_the_amount_of_a_deal_with_products_has_none(client: OfficeClient, seat: As, cast: Cast, deal: Deal) -> None:
    assert {"Amount", "Price book", "Stage"} <= set(pencils(client, f"/deals/{deal.id}"))
    actions.add_line(seat(cast.sam), deal.id, cast.lamp, quantity=2)
    seat(cast.sam).commit()
    assert {"Amount", "Price book"}.isdisjoint(pencils(client, f"/deals/{deal.id}"))
    assert save(client, f"/deals/{deal.id}", "amount", {"field-amount": "1"}).status_code == 422


def test_an_emptied_probability_is_that_of_the_stage(client: OfficeClient, database: Database, deal: Deal) -> None:
    save(client, f"/deals/{deal.id}", "probability", {"field-probability": "35"})
    save(client, f"/deals/{deal.id}", "probability", {"field-probability": ""})
    with database.session() as db:
        assert db.get_one(Deal, deal.id).probability == 10


def test_a_converted_lead_has_none(client: OfficeClient, seat: As, cast: Cast) -> None:
    assert "Company" in pencils(client, f"/leads/{cast.lead}")
    actions.convert_lead(seat(cast.sam), cast.lead)
    seat(cast.sam).commit()
    assert pencils(client, f"/leads/{cast.lead}") == []


def test_products_are_changed_by_those_who_price(database: Database, client: OfficeClient, cast: Cast) -> None:
    assert pencils(client, f"/products/{cast.lamp}") == []
    assert save(client, f"/products/{cast.lamp}", "family", {"field-family": "Lamps"}).status_code == 403
    adam = OfficeClient(database, "crm", cast.adam)
    assert "Family" in pencils(adam, f"/products/{cast.lamp}")
    save(adam, f"/products/{cast.lamp}", "family", {"field-family": "Lamps"})
    with database.session() as db:
        assert db.get_one(Product, cast.lamp).family == "Lamps"
