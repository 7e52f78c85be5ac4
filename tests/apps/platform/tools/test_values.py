"""Fields as arguments and in results: amounts in dollars, days and moments as the office has them, rows by name."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest
from deskgym.apps.crm.models import Contact, Deal
from deskgym.apps.crm.objects import OBJECTS
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.tools.values import annotation_of, argument_of, shown, to_action, to_argument
from deskgym.seeds.world import World
from pydantic import TypeAdapter
from sqlalchemy import select

DEAL = OBJECTS["deal"].fields
WORLD = World.shared(3)


def test_a_row_is_called_without_its_id() -> None:
    assert (argument_of(DEAL["account_id"]), argument_of(DEAL["amount"])) == ("account", "amount")


@pytest.mark.parametrize(
    ("field", "given", "taken"),
    [
        ("amount", 1250.5, 125050),
        ("amount", None, None),
        ("close_date", date(2026, 5, 4), date(2026, 5, 4)),
        ("description", "As agreed", "As agreed"),
    ],
)
def test_what_is_given_becomes_what_actions_take(field: str, given: Any, taken: Any) -> None:
    with WORLD.session() as db:
        assert to_action(db, DEAL, {argument_of(DEAL[field]): given}) == {field: taken}


def test_a_row_is_found_by_its_name() -> None:
    with WORLD.session() as db:
        deal = db.scalars(select(Deal).where(Deal.account_id.is_not(None)).order_by(Deal.id)).first()
        assert deal is not None
        assert deal.account is not None
        assert to_action(db, DEAL, {"account": deal.account.name}) == {"account_id": deal.account_id}


def test_what_cannot_be_is_said_of_each_argument() -> None:
    with WORLD.session() as db, pytest.raises(Invalid) as refused:
        to_action(db, DEAL, {"account": "No such company", "amount": 1.234})
    assert set(refused.value.errors) == {"account", "amount"}


def test_what_is_told_means_the_same_when_it_is_given() -> None:
    with WORLD.session() as db:
        deals = db.scalars(select(Deal).order_by(Deal.id).limit(20)).all()
        for field in ("amount", "close_date", "description", "account_id"):
            for deal in deals:
                value = getattr(deal, field)
                told = to_argument(db, DEAL[field], value)
                read = TypeAdapter(annotation_of(DEAL[field]) | None).validate_python(told)
                assert to_action(db, DEAL, {argument_of(DEAL[field]): read}) == {field: value}


def test_results_show_what_pages_do() -> None:
    with WORLD.session() as db:
        contact = db.scalars(select(Contact).where(Contact.account_id.is_not(None)).order_by(Contact.id)).first()
        deal = db.scalars(select(Deal).where(Deal.amount.is_not(None)).order_by(Deal.id)).first()
        assert contact is not None
        assert deal is not None
        assert contact.account is not None
        assert shown(db, OBJECTS["contact"].fields["account_id"], contact) == contact.account.name
        assert shown(db, DEAL["amount"], deal) == deal.amount / 100


def test_a_moment_is_told_as_the_office_has_it() -> None:
    starts = OBJECTS["event"].fields["starts_at"]
    with WORLD.session() as db:
        moment = datetime(2026, 5, 4, 15, tzinfo=UTC)
        told = to_argument(db, starts, moment)
        assert told == moment.astimezone(db.timezone).strftime("%Y-%m-%dT%H:%M")
        assert to_action(db, OBJECTS["event"].fields, {"starts_at": datetime.fromisoformat(told)}) == {
            "starts_at": moment
        }
