"""What the apps refuse follows from the handbook's rows, on the day on which they hold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from datetime import date, datetime, timedelta

import pytest
from deskgym.apps.crm import actions as crm
from deskgym.apps.handbook.models import HandbookSection, Policy
from deskgym.apps.handbook.policies import NoPolicy, policy
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.platform.models import Person
from deskgym.apps.store import actions as store
from deskgym.apps.store.models import Customer
from sqlalchemy import select

from ..crm import cast as office
from ..store import cast as shop
from ..store.conftest import ready


@pytest.fixture
def sales() -> Iterator[tuple[Database, office.Cast]]:
    with closing(Database()) as database:
        yield database, office.build(database)


@pytest.fixture
def selling() -> Iterator[tuple[Database, shop.Cast]]:
    with closing(Database()) as database:
        yield database, shop.build(database)


def change(db: Db, key: str, value: int, subject: str | None = None) -> None:
    rule = db.scalars(select(Policy).where(Policy.key == key, Policy.subject == subject)).one()
    rule.value = value
    db.flush()


def test_who_has_no_rule_of_their_own_has_that_of_everybody(sales: tuple[Database, office.Cast]) -> None:
    with sales[0].session() as db:
        assert policy(db, "discount", "Senior account executive").value == 20
        assert policy(db, "discount", "Gardener").value == policy(db, "discount").value == 15
        with pytest.raises(NoPolicy, match="no rule 'sla' for Whenever"):
            policy(db, "sla", "Whenever")
        with pytest.raises(NoPolicy, match="no rule 'bribes' for everybody"):
            policy(db, "bribes")


def test_a_rule_holds_from_its_first_day_to_its_last(sales: tuple[Database, office.Cast]) -> None:
    with sales[0].session() as db:
        old = db.scalars(select(Policy).where(Policy.key == "discount", Policy.subject.is_(None))).one()
        old.valid_until = db.today
        db.add(
            Policy(
                key="discount", subject=None, value=5, unit="percent", section_id=old.section_id,
                valid_from=db.today + timedelta(days=1),
            )
        )  # fmt: skip
        db.flush()
        values = [policy(db, "discount", on=db.today + timedelta(days=days)).value for days in (-30, 0, 1, 400)]
        assert values == [15, 15, 5, 5]
        with pytest.raises(NoPolicy):
            policy(db, "discount", on=date(2019, 12, 31))


def test_the_largest_discount_is_that_of_the_job_title(sales: tuple[Database, office.Cast]) -> None:
    database, cast = sales
    with database.session(cast.sam) as db:
        deal = crm.create_deal(db, name="Lobby", account_id=cast.norwood, close_date=office.TODAY)
        line = crm.add_line(db, deal.id, cast.lamp, discount_pct=15)
        db.get_one(Person, cast.sam).title = "Senior account executive"
        assert crm.update_line(db, line.id, discount_pct=20).discount_pct == 20
        change(db, "discount", 22, "Senior account executive")
        assert crm.update_line(db, line.id, discount_pct=22).discount_pct == 22
        section = db.scalars(select(HandbookSection)).one().title
        with pytest.raises(Invalid) as refusal:
            crm.update_line(db, line.id, discount_pct=23)
        (message,) = refusal.value.errors.values()
        assert message.startswith("More than 22 % below the price book needs a sales manager.")
        assert message.endswith(f"See “{section}” in the handbook.")


def test_an_answer_is_due_by_the_rules_of_the_day_on_which_the_case_came_in(
    sales: tuple[Database, office.Cast],
) -> None:
    database, cast = sales

    def due(*changes: tuple[str, int, str]) -> datetime:
        # A unit of work looks each rule up once.
        with database.session(cast.sam) as db:
            for rule, value, subject in changes:
                change(db, rule, value, subject)
            moment = crm.create_case(db, subject="Flicker", priority="Urgent").sla_due_at
            assert moment is not None
            return moment

    before = due()
    after = due(("sla", 6, "Urgent"))
    assert after == before + timedelta(hours=2)
    assert due(("desk_hours", 11, "opens"), ("desk_hours", 19, "closes")) == after + timedelta(hours=2)


def test_a_refund_is_limited_by_the_rule_of_the_role(selling: tuple[Database, shop.Cast]) -> None:
    database, cast = selling
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.desk: 1}, None, cast.dana)
        order = store.capture_payment(db, store.place_order(db, cast.dana).id)
        id, lines = order.id, {line.id: 1 for line in order.lines}
    with database.session(cast.paul) as db:
        with pytest.raises(Forbidden, match=r"Refunds above \$200\.00 need a manager.*See “House rules”"):
            store.refund_order(db, id, lines)
        change(db, "refund", 100_000)
        store.refund_order(db, id, lines)


def test_goods_come_back_for_as_long_as_the_best_of_the_customers_tags_allows(
    selling: tuple[Database, shop.Cast],
) -> None:
    database, cast = selling
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.white: 1}, None, cast.dana)
        order = store.capture_payment(db, store.place_order(db, cast.dana).id)
        (lamp,) = order.lines
        store.fulfil_order(db, order.id, cast.main, {lamp.id: 1})
        order.placed_at -= timedelta(days=40)
        customer = db.get_one(Customer, cast.dana)

        def ask() -> None:
            store.request_return(db, cast.dana, order.number, {lamp.id: 1}, "Wrong size")

        with pytest.raises(Blocked, match="for 30 days"):
            ask()
        customer.tags = "first order, VIP"
        change(db, "return_days", 39, "vip")
        with pytest.raises(Blocked, match="for 39 days"):
            ask()
        change(db, "return_days", 41, "vip")
        ask()


def test_some_kinds_of_goods_have_to_come_back_sooner_whoever_bought_them(selling: tuple[Database, shop.Cast]) -> None:
    database, cast = selling
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.white: 1, cast.desk: 1}, None, cast.dana)
        order = store.capture_payment(db, store.place_order(db, cast.dana).id)
        lamp, desk = sorted(order.lines, key=lambda line: line.sku, reverse=True)
        store.fulfil_order(db, order.id, cast.main, {lamp.id: 1, desk.id: 1})
        order.placed_at -= timedelta(days=25)
        db.get_one(Customer, cast.dana).tags = "vip"
        days = db.scalars(select(Policy).where(Policy.key == "return_days", Policy.subject.is_(None))).one()
        values = {"value": 20, "unit": "days", "section_id": days.section_id, "valid_from": days.valid_from}
        db.add(Policy(key="return_days_of", subject="Lamps", **values))
        db.flush()
        with pytest.raises(Blocked, match="Lamps can be sent back for 20 days"):
            store.request_return(db, cast.dana, order.number, {lamp.id: 1}, "Wrong size")
        store.request_return(db, cast.dana, order.number, {desk.id: 1}, "Wrong size")
        change(db, "return_days_of", 26, "Lamps")
        store.request_return(db, cast.dana, order.number, {lamp.id: 1}, "Wrong size")
