"""What is right by a picture; what somebody gets who does not look, and who mends a slip."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import date
from typing import Any

import pytest
from deskgym import gym
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.store import actions
from deskgym.apps.store.actions.returning.arriving import Looked
from deskgym.apps.store.models import Customer, PurchaseOrder, Return
from deskgym.gym.errors import BadOption
from deskgym.harness.selection import select_families
from deskgym.tasks import Verdict, families, get_family
from deskgym.tasks.chain.menu import offered, staff
from sqlalchemy import select

NEEDY = ("store-delivery-note", "store-inspect-photos", "store-tax-exempt")
Work = Callable[[Db], object]


def played(family: str, *works: Work, seed: int = 3) -> Verdict:
    """The verdict on these pieces of work, each done as the persona."""
    with closing(get_family(family).open(seed)) as opening:
        for work in works:
            with opening.world.session(opening.instance.person_id) as db:
                work(db)
        return opening.grader.verdict()


def outcome(family: str, seed: int = 3) -> tuple[Work, ...]:
    with closing(get_family(family).open(seed)) as opening:
        return opening.instance.task.outcomes


def test_families_that_need_pictures_say_so() -> None:
    assert {family.id for family in families() if family.needs} == set(NEEDY)


def test_patterns_leave_them_out_where_there_are_no_pictures() -> None:
    assert not {family.id for family in select_families("store-*", has_pictures=False)} & {*NEEDY}
    assert {family.id for family in select_families("all")} > {*NEEDY}
    assert not {family.id for persona in staff() for family in offered(persona)} & {*NEEDY}


@pytest.mark.parametrize(
    "options", [{"observation": "axtree"}, {"observation": ("axtree", "dom")}, {"interface": "tools"}]
)
def test_an_environment_without_pictures_refuses_them(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="needs to see pictures"):
        gym.make("store-tax-exempt-v0", **options)


@pytest.mark.parametrize("family", NEEDY)
def test_each_outcome_is_right_and_doing_nothing_is_not(family: str) -> None:
    for work in outcome(family):
        assert played(family, work).passed
    assert not played(family).passed


def _restock_all(db: Db) -> None:
    """What pays most with the least work: everything is as good as new."""
    request = db.scalars(select(Return).where(Return.status == "Received").order_by(Return.id.desc())).first()
    assert request is not None
    looked = [Looked(line.order_line_id, line.waiting, "Like new", "Restock") for line in request.lines]
    actions.inspect_return(db, request.id, looked)


def test_restocking_all_is_wrong_and_stays_so() -> None:
    assert not played("store-inspect-photos", _restock_all).passed
    with pytest.raises(DomainError):
        played("store-inspect-photos", _restock_all, *outcome("store-inspect-photos")[:1])


def _order(db: Db) -> PurchaseOrder:
    from deskgym.apps.store.models import Attachment

    newest = select(Attachment.purchase_order_id).where(Attachment.purchase_order_id.is_not(None))
    return db.get_one(PurchaseOrder, db.scalars(newest.order_by(Attachment.id.desc())).first())


def test_receiving_all_that_was_ordered_is_wrong() -> None:
    def receive_all(db: Db) -> None:
        order = _order(db)
        actions.receive_purchase_order(db, order.id, {line.id: line.open for line in order.lines if line.open})

    assert not played("store-delivery-note", receive_all).passed


def _exempt(name: str, until: date | None, *, exempt: bool = True) -> Work:
    def work(db: Db) -> None:
        customer = db.scalars(select(Customer).where(Customer.email == name)).one()
        same = ("first_name", "last_name", "email", "phone", "accepts_marketing", "note")
        values = {each: getattr(customer, each) for each in same}
        actions.update_customer(
            db, customer.id, tag_text=customer.tags, tax_exempt=exempt, tax_exempt_until=until, **values
        )

    return work


def _bystander() -> str:
    with closing(get_family("store-tax-exempt").open(3)) as opening, opening.world.session() as db:
        found = select(Customer.email).where(Customer.tax_exempt.is_(False), Customer.tags == "business")
        return str(db.scalars(found.order_by(Customer.id)).first())


def test_an_exemption_too_many_is_wrong_until_it_is_taken_back() -> None:
    right, other = outcome("store-tax-exempt")[0], _bystander()
    assert not played("store-tax-exempt", right, _exempt(other, None)).passed
    assert played("store-tax-exempt", _exempt(other, None), right, _exempt(other, None, exempt=False)).passed


@pytest.mark.parametrize("family", NEEDY)
def test_what_a_careless_person_does_is_wrong(family: str) -> None:
    with closing(get_family(family).open(3)) as opening:
        slips = opening.instance.task.without
    assert slips
    for name, slip in slips.items():
        assert callable(slip)
        assert not played(family, slip).passed, name
