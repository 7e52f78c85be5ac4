"""Who can log in where."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps import APPS, get_app
from deskgym.apps.accounts import Account, account_in, customer_personas, find_persona, is_known, log_in
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Forbidden, NotFound
from deskgym.apps.platform.models import AppSession, Person
from deskgym.apps.store.models import Customer, ShopSession
from deskgym.seeds.world import World

CRM, SHOP = get_app("crm"), get_app("shop")


@pytest.fixture
def db() -> Iterator[Db]:
    world = World.build(0)
    with world.session() as db:
        yield db
    world.close()


def test_a_persona_is_one_of_the_staff_or_a_customer(db: Db) -> None:
    rep, shopper = find_persona(db, "sales_rep"), find_persona(db, "shopper")
    assert rep is not None
    assert shopper is not None
    assert db.get_one(Person, rep.id).persona == "sales_rep"
    assert db.get_one(Customer, shopper.id).persona == "shopper"
    assert (rep.person_id, shopper.person_id) == (rep.id, None)
    assert find_persona(db, "astronaut") is None


def test_staff_log_in_everywhere_and_a_customer_in_their_app_alone() -> None:
    assert Account(1).apps == APPS
    assert Account(1, SHOP).apps == (SHOP,)


def test_a_number_means_a_customer_where_there_are_customers() -> None:
    assert account_in(CRM, 7) == Account(7)
    assert account_in(SHOP, 7) == Account(7, SHOP)


def test_logging_in_begins_a_session_of_the_app(db: Db) -> None:
    staff, customer = log_in(db, CRM, Account(1)), log_in(db, SHOP, Account(1, SHOP))
    assert (staff.cookie, customer.cookie) == ("deskgym_crm", "deskgym_shop")
    assert db.get_one(AppSession, staff.token).csrf == staff.csrf
    assert db.get_one(ShopSession, customer.token).csrf == customer.csrf
    assert db.get_one(ShopSession, customer.token).customer_id == 1


def test_nobody_logs_in_who_is_not_there_or_was_deactivated(db: Db) -> None:
    for app, account in ((CRM, Account(99_999)), (SHOP, Account(99_999, SHOP))):
        assert not is_known(db, account)
        with pytest.raises(NotFound):
            log_in(db, app, account)
    db.get_one(Person, 2).is_active = False
    with pytest.raises(Forbidden, match="deactivated"):
        log_in(db, CRM, Account(2))


def test_the_customers_who_stand_for_somebody_are_listed(db: Db) -> None:
    assert "shopper" in [customer.persona for customer in customer_personas(db, SHOP)]
