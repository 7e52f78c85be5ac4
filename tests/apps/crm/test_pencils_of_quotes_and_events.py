"""Pencils on quotes, as far as their state lets them be changed, and on events, whose times open the whole form."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.validation_rules import save_validation_rule
from deskgym.apps.crm.models import Deal, Event, Quote
from deskgym.apps.platform.database import Database, Db

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast
from .test_pencils import pencils, save


@pytest.fixture
def quote(db: Db, deal: Deal, cast: Cast) -> Quote:
    """Sam's quote of two desks."""
    quote = actions.create_quote(db, deal_id=deal.id, expires_on=TODAY + timedelta(days=10))
    actions.add_quote_line(db, quote.id, cast.desk, quantity=2)
    db.commit()
    return quote


def event_of(db: Db, day: date = TODAY + timedelta(days=1), **values: Any) -> Event:
    start = datetime(day.year, day.month, day.day, 14, tzinfo=db.timezone)
    values = {"kind": "Meeting", "subject": "Kick-off", **values}
    event = actions.create_event(db, starts_at=start, ends_at=start + timedelta(minutes=45), anyway=True, **values)
    db.commit()
    return event


# -- Quotes --------------------------------------------------------------------------------------------------------


def test_a_draft_has_pencils_for_what_its_form_asks(client: OfficeClient, quote: Quote) -> None:
    assert pencils(client, f"/quotes/{quote.id}") == ["Contact", "Expires on", "Tax", "Terms"]


@pytest.mark.parametrize("state", ["In Review", "Presented", "Accepted", "Denied"])
def test_a_quote_that_is_under_way_has_none(client: OfficeClient, db: Db, quote: Quote, state: str) -> None:
    if state == "In Review":
        actions.update_quote_line(db, quote.lines[0].id, discount_pct=18)
        actions.submit_quote(db, quote.id, "They compare prices")
    else:
        actions.present_quote(db, quote.id)
    if state in ("Accepted", "Denied"):
        (actions.accept_quote if state == "Accepted" else actions.deny_quote)(db, quote.id)
    db.commit()
    assert quote.status == state
    assert pencils(client, f"/quotes/{quote.id}") == []
    answer = save(client, f"/quotes/{quote.id}", "terms", {"field-terms": "Net 60"})
    assert answer.status_code == 422
    assert "cannot be changed" in answer.text


def test_the_total_follows_the_tax_and_what_was_approved_is_a_draft_again(
    client: OfficeClient, database: Database, db: Db, seat: As, cast: Cast, quote: Quote
) -> None:
    actions.update_quote_line(db, quote.lines[0].id, discount_pct=18)
    request = actions.submit_quote(db, quote.id, "They compare prices")
    actions.decide_request(seat(cast.mona), request.id, approve=True)
    seat(cast.mona).commit()
    answer = save(client, f"/quotes/{quote.id}", "tax", {"field-tax": "10.00"})
    assert (answer.status_code, answer.location) == (303, f"/quotes/{quote.id}")
    with database.session() as other:
        saved = other.get_one(Quote, quote.id)
        assert (saved.tax, saved.grand_total, saved.status) == (1_000, saved.net + 1_000, "Draft")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [("tax", "-5", "Tax"), ("expires_on", "03/01/2026", "through today"), ("contact_id", "no", "from the list")],
)
def test_a_wrong_value_is_refused_at_the_field(
    client: OfficeClient, quote: Quote, name: str, value: str, message: str
) -> None:
    answer = save(client, f"/quotes/{quote.id}", name, {f"field-{name}": value})
    assert answer.status_code == 422
    assert message in answer.text


def test_the_contacts_of_the_deals_account_come_first(client: OfficeClient, quote: Quote, cast: Cast) -> None:
    text = client.get(f"/quotes/{quote.id}/field?name=contact_id", **{"HX-Request": "true"}).text
    assert f"/lookup/contacts?account={cast.norwood}" in text


def test_a_rule_on_quotes_holds_and_others_have_no_pencil(
    client: OfficeClient, database: Database, seat: As, cast: Cast, quote: Quote
) -> None:
    clause = {"field": "terms", "operator": "is empty", "value": "", "other": ""}
    admin = seat(cast.adam)
    save_validation_rule(
        admin, None, object="quote", clauses=[clause], name="Terms", message="Name the terms.", field=None
    )
    admin.commit()
    answer = save(client, f"/quotes/{quote.id}", "tax", {"field-tax": "1"})
    assert answer.status_code == 422
    assert "Name the terms." in answer.text
    assert pencils(OfficeClient(database, "crm", cast.rita), f"/quotes/{quote.id}") == []


# -- Events --------------------------------------------------------------------------------------------------------


def test_the_times_of_an_event_open_the_whole_form(client: OfficeClient, db: Db) -> None:
    event = event_of(db)
    shown = pencils(client, f"/events/{event.id}")
    assert shown == ["Subject", "Kind", "All day", "Starts at", "Ends at", "Status", "Location", "Related to",
                     "Reminder", "Description"]  # fmt: skip
    page = client.get(f"/events/{event.id}").text
    assert f'title="Edit Starts at" hx-get="/events/{event.id}/edit" hx-target="#dialog"' in page
    assert save(client, f"/events/{event.id}", "starts_at", {"field-day": "03/20/2026"}).status_code == 422


def test_a_call_has_a_direction_and_a_meeting_has_none(client: OfficeClient, database: Database, db: Db) -> None:
    event = event_of(db, kind="Call", direction="Inbound")
    assert "Direction" in pencils(client, f"/events/{event.id}")
    save(client, f"/events/{event.id}", "direction", {"field-direction": "Outbound"})
    save(client, f"/events/{event.id}", "kind", {"field-kind": "Meeting"})
    with database.session() as other:
        saved = other.get_one(Event, event.id)
        assert (saved.kind, saved.direction) == ("Meeting", None)


def test_the_rest_of_an_event_stays(client: OfficeClient, database: Database, db: Db, cast: Cast) -> None:
    event = event_of(db, attendees=[f"user-{cast.rita}"], parent_type="account", parent_id=cast.norwood)
    before = (event.starts_at, event.ends_at)
    save(client, f"/events/{event.id}", "location", {"field-location": "Room 4"})
    save(client, f"/events/{event.id}", "parent_id", {"field-parent_id": f"contact-{cast.dana}"})
    with database.session() as other:
        saved = other.get_one(Event, event.id)
        assert (saved.location, saved.parent_type, saved.parent_id) == ("Room 4", "contact", cast.dana)
        assert (saved.starts_at, saved.ends_at) == before
        assert [one.user_id for one in saved.attendees] == [cast.rita]


def test_who_is_busy_again_is_told_and_may_be_overruled(client: OfficeClient, database: Database, db: Db) -> None:
    event = event_of(db, status="Not Held")
    event_of(db, subject="Call with Westlake")
    answer = save(client, f"/events/{event.id}", "status", {"field-status": "Planned"})
    assert answer.status_code == 409
    sent = {"field-status": "Planned", "csrf_token": client.csrf}
    path = f"/events/{event.id}/field?name=status"
    editor = client.send(path, data=sent, headers={"HX-Request": "true"})
    assert "Call with Westlake" in editor.text
    assert 'name="confirmed" value="yes"' in editor.text
    assert client.send(path, data={**sent, "confirmed": "yes"}).status_code == 303
    with database.session() as other:
        assert other.get_one(Event, event.id).status == "Planned"


def test_who_is_only_invited_has_no_pencil(database: Database, db: Db, cast: Cast) -> None:
    event = event_of(db, attendees=[f"user-{cast.rita}"])
    rita = OfficeClient(database, "crm", cast.rita)
    assert pencils(rita, f"/events/{event.id}") == []
    assert save(rita, f"/events/{event.id}", "location", {"field-location": "Room 4"}).status_code == 403
