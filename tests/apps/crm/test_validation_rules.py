"""Validation rules: conditions under which a record is not saved, whatever the way."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.validation_rules import save_validation_rule, switch_validation_rule
from deskgym.apps.crm.models import Deal, ValidationRule
from deskgym.apps.crm.validation import words
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


@pytest.fixture
def admin(seat: As, cast: Cast) -> Db:
    return seat(cast.adam)


def clause(field: str, operator: str, value: str = "", other: str = "") -> dict[str, str | None]:
    return {"field": field, "operator": operator, "value": value, "other": other}


BIG = (clause("amount", ">", "50,000"), clause("next_step", "is empty"))


def rule(db: Db, *clauses: dict[str, str | None], object: str = "deal", **more: Any) -> ValidationRule:
    values = {"name": "Big deals", "message": "Say what comes next.", "field": None, **more}
    return save_validation_rule(db, None, object=object, clauses=clauses, **values)


def test_only_administrators_make_rules(db: Db) -> None:
    with pytest.raises(Forbidden):
        rule(db, *BIG)


def test_a_rule_refuses_what_it_is_about_with_its_message_at_its_field(admin: Db, cast: Cast) -> None:
    made = rule(admin, *BIG, field="next_step")
    assert words(admin, made) == "Amount > 50,000.00 and Next step is empty"
    with pytest.raises(Invalid) as refusal:
        actions.create_deal(admin, name="Atrium", close_date=TODAY, amount=5_000_001)
    assert refusal.value.errors == {"next_step": "Say what comes next."}
    admin.rollback()


def test_it_lets_what_it_is_not_about_pass(admin: Db) -> None:
    rule(admin, *BIG)
    assert actions.create_deal(admin, name="Small", close_date=TODAY, amount=5_000_000)
    assert actions.create_deal(admin, name="Big", close_date=TODAY, amount=9_000_000, next_step="Call")


def test_it_holds_however_a_deal_comes_to_be_so(admin: Db, cast: Cast) -> None:
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, amount=0)
    rule(admin, *BIG)
    admin.commit()
    ways = (
        lambda: actions.update_deal(admin, deal.id, amount=6_000_000),
        lambda: actions.update_records(admin, "deal", [deal.id], "amount", 6_000_000),
        lambda: actions.add_line(admin, deal.id, cast.desk, quantity=200),
    )
    for way in ways:
        with pytest.raises(Invalid):
            way()
        admin.rollback()


def test_a_conversion_obeys_too(admin: Db, cast: Cast) -> None:
    rule(admin, clause("industry", "is empty"), object="account", message="Name the industry.")
    with pytest.raises(Invalid) as refusal:
        actions.convert_lead(admin, cast.lead)
    assert refusal.value.errors == {"industry": "Name the industry."}


def test_a_quote_obeys_on_every_step_of_its_way(admin: Db, cast: Cast) -> None:
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, account_id=cast.norwood)
    asked = clause("status", "is", "Presented"), clause("contact_id", "is empty")
    rule(admin, *asked, object="quote", message="Say to whom it goes.")
    quote = actions.create_quote(admin, deal_id=deal.id)
    actions.add_quote_line(admin, quote.id, cast.desk)
    admin.commit()
    with pytest.raises(Invalid) as refusal:
        actions.present_quote(admin, quote.id)
    assert refusal.value.errors == {"status": "Say to whom it goes."}
    admin.rollback()
    actions.update_quote(admin, quote.id, contact_id=cast.dana)
    assert actions.present_quote(admin, quote.id).status == "Presented"


def test_a_quote_obeys_when_its_lines_change(admin: Db, cast: Cast) -> None:
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, account_id=cast.norwood)
    quote = actions.create_quote(admin, deal_id=deal.id)
    actions.add_quote_line(admin, quote.id, cast.desk, quantity=3)
    rule(admin, clause("grand_total", "<", "1,000"), object="quote", message="Quotes come to 1,000.00 at least.")
    admin.commit()
    copy = actions.clone_quote(admin, quote.id, deal_id=deal.id)
    assert copy.grand_total == quote.grand_total
    with pytest.raises(Invalid):
        actions.update_quote_line(admin, copy.lines[0].id, quantity=1)
    admin.rollback()
    with pytest.raises(Invalid):
        actions.create_quote(admin, deal_id=deal.id)


def test_an_event_obeys_when_it_is_made_and_when_it_changes(admin: Db, cast: Cast) -> None:
    rule(admin, clause("kind", "is", "Meeting"), clause("location", "is empty"), object="event", message="Say where.")
    when: dict[str, Any] = {
        "starts_at": admin.now + timedelta(days=1),
        "ends_at": admin.now + timedelta(days=1, hours=1),
    }
    with pytest.raises(Invalid) as refusal:
        actions.create_event(admin, subject="Review", kind="Meeting", **when)
    assert refusal.value.errors == {"kind": "Say where."}
    admin.rollback()
    call = actions.create_event(admin, subject="Review", kind="Call", **when)
    with pytest.raises(Invalid):
        actions.update_event(admin, call.id, kind="Meeting")


def test_a_note_obeys_when_it_is_written_and_when_it_is_edited(admin: Db, cast: Cast) -> None:
    rule(admin, clause("body", "is shorter than", "10"), object="note", message="Write a whole sentence.")
    with pytest.raises(Invalid) as refusal:
        actions.add_note(admin, "account", cast.norwood, "ok")
    assert refusal.value.errors == {"body": "Write a whole sentence."}
    admin.rollback()
    note = actions.add_note(admin, "account", cast.norwood, "They agreed to the terms.")
    with pytest.raises(Invalid):
        actions.edit_note(admin, note.id, "ok")


@pytest.mark.parametrize("kind", ["event", "quote", "note"])
def test_rules_for_quotes_events_and_notes_are_made_and_tried_in_setup(
    admin: Db, database: Database, cast: Cast, kind: str
) -> None:
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, account_id=cast.norwood)
    quote = actions.create_quote(admin, deal_id=deal.id)
    when: dict[str, Any] = {
        "starts_at": admin.now + timedelta(days=1),
        "ends_at": admin.now + timedelta(days=1, hours=1),
    }
    actions.create_event(admin, subject="Review", kind="Call", **when)
    actions.add_note(admin, "deal", deal.id, "Review done")
    number = quote.number
    admin.commit()
    adam = OfficeClient(database, "crm", cast.adam)
    field = {"event": "location", "quote": "terms", "note": "body"}[kind]
    form: dict[str, Any] = {"name": "A rule", "joined": "all", "message": "Say it.", "is_active": "y", "holds_from": ""}
    form |= {"field_1": field, "operator_1": "is empty"}
    assert adam.post(f"/setup/rules/new/{kind}", **form).status_code in (200, 302, 303)
    page = adam.get(f"/setup/rules?object={kind}&record={number if kind == 'quote' else 'Review'}").text
    assert "A rule" in page
    assert "Outcome by rule" in page
    assert "There are no rules" not in page


def test_records_older_than_the_rule_are_let_be(admin: Db, cast: Cast) -> None:
    rule(admin, clause("name", "is longer than", "3"), object="account", holds_from=TODAY)
    assert actions.update_account(admin, cast.norwood, rating="Hot").rating == "Hot"
    with pytest.raises(Invalid):
        actions.create_account(admin, name="Fresh Ltd")


def test_without_a_day_it_holds_for_old_records(admin: Db, cast: Cast) -> None:
    rule(admin, clause("name", "is longer than", "3"), object="account")
    with pytest.raises(Invalid):
        actions.update_account(admin, cast.norwood, rating="Hot")


def test_a_rule_that_is_switched_off_holds_no_more(admin: Db) -> None:
    made = rule(admin, *BIG)
    switch_validation_rule(admin, made.id, is_active=False)
    assert actions.create_deal(admin, name="Atrium", close_date=TODAY, amount=9_000_000)


def test_any_of_the_clauses_is_enough_where_it_says_so(admin: Db) -> None:
    rule(admin, *BIG, joined="any")
    with pytest.raises(Invalid):
        actions.create_deal(admin, name="Small", close_date=TODAY, amount=1)


@pytest.mark.parametrize(
    ("asked", "values", "refused"),
    [
        (clause("close_date", "before", "today"), {"close_date": TODAY - timedelta(days=1)}, True),
        (clause("close_date", "before", "today"), {"close_date": TODAY}, False),
        (clause("close_date", "after", "03/20/2026"), {"close_date": TODAY + timedelta(days=5)}, True),
        (clause("stage_id", "is", "proposal"), {"stage": "Proposal"}, True),
        (clause("stage_id", "is not", "Proposal"), {"stage": "Proposal"}, False),
        (clause("type", "is", "renewal"), {"type": "Renewal"}, True),
        (clause("name", "contains", "TEST"), {"name": "A test deal"}, True),
        (clause("name", "is shorter than", "4"), {"name": "Abc"}, True),
        (clause("probability", ">", other="amount"), {"amount": 1, "probability": 40}, None),
        (clause("probability", ">", "30"), {"probability": 40}, True),
    ],
)
def test_clauses_ask_by_the_kind_of_their_field(
    admin: Db, cast: Cast, asked: dict[str, str | None], values: dict[str, Any], refused: bool | None
) -> None:
    if refused is None:  # an amount and per cents are not of one kind
        with pytest.raises(Invalid) as refusal:
            rule(admin, asked)
        assert list(refusal.value.errors) == ["other_1"]
        return
    rule(admin, asked)
    stage = values.pop("stage", None)
    given = {"name": "Atrium", "close_date": TODAY, **values, **({"stage_id": cast.stages[stage]} if stage else {})}
    if refused:
        with pytest.raises(Invalid):
            actions.create_deal(admin, **given)
    else:
        assert actions.create_deal(admin, **given)


@pytest.mark.parametrize(
    ("asked", "at"),
    [
        (clause("mood", "is", "x"), "field_1"),
        (clause("amount", "contains", "5"), "operator_1"),
        (clause("amount", ">", "much"), "value_1"),
        (clause("amount", ">"), "value_1"),
        (clause("type", "is", "Gift"), "value_1"),
        (clause("next_step", "is empty", "x"), "value_1"),
        (clause("name", "is shorter than", "0"), "value_1"),
        (clause("", ""), "field_1"),
    ],
)
def test_a_clause_that_makes_no_sense_is_refused_at_its_part(admin: Db, asked: dict[str, str | None], at: str) -> None:
    with pytest.raises(Invalid) as refusal:
        rule(admin, asked)
    assert list(refusal.value.errors) == [at]


def test_two_rules_of_one_kind_have_two_names(admin: Db) -> None:
    rule(admin, *BIG)
    with pytest.raises(Invalid):
        rule(admin, *BIG, name="big DEALS")
    assert rule(admin, clause("industry", "is empty"), object="lead", name="Big deals")


def test_the_form_of_a_deal_shows_the_message_at_the_field(admin: Db, client: OfficeClient, cast: Cast) -> None:
    rule(admin, *BIG, field="next_step")
    admin.commit()
    form: dict[str, Any] = {
        "name": "Atrium",
        "close_date": "03/20/2026",
        "amount": "60000",
        "stage_id": cast.stages["Proposal"],
    }
    answer = client.post("/deals/new", **form)
    assert answer.status_code == 422
    assert "Say what comes next." in answer.text
    assert admin.query(Deal).filter_by(name="Atrium").count() == 0


def test_bulk_changes_say_which_record_stood_in_the_way(admin: Db, cast: Cast) -> None:
    rule(admin, clause("rating", "is", "Hot"), clause("industry", "is empty"), object="account", field="industry")
    with pytest.raises(Blocked) as refusal:
        actions.update_records(admin, "account", [cast.norwood, cast.westlake], "rating", "Hot")
    assert "Norwood Supply Co. cannot be. Say what comes next." in str(refusal.value)
