from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Deal
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Conflict, Invalid

from ..conftest import As
from .cast import TODAY, Cast


def test_a_new_deal_starts_in_the_first_stage_with_its_probability(db: Db, deal: Deal, cast: Cast) -> None:
    assert (deal.stage.name, deal.probability, deal.expected_revenue) == ("Prospecting", 10, 12_000)
    (row,) = deal.history
    assert (row.from_stage_id, row.to_stage_id, row.amount, row.changed_by_id) == (
        None, cast.stages["Prospecting"], 120_000, cast.sam,
    )  # fmt: skip


def test_a_probability_that_is_given_is_kept(db: Db, cast: Cast) -> None:
    stage_id = cast.stages["Proposal"]
    deal = actions.create_deal(db, name="Big one", close_date=TODAY, stage_id=stage_id, probability=65)
    assert deal.probability == 65


@pytest.mark.parametrize("stage", ["Negotiation", "Closed Won", "Closed Lost"])
def test_a_deal_cannot_start_behind_a_gate(db: Db, cast: Cast, stage: str) -> None:
    with pytest.raises(Invalid):
        actions.create_deal(db, name="Shortcut", close_date=TODAY, stage_id=cast.stages[stage])


def test_a_new_stage_brings_its_probability_and_a_history_row(db: Db, deal: Deal, cast: Cast) -> None:
    actions.update_deal(db, deal.id, stage_id=cast.stages["Proposal"])
    assert (deal.probability, deal.stage_entered_at) == (50, db.now)
    assert [(row.from_stage_id, row.to_stage_id) for row in deal.history] == [
        (None, cast.stages["Prospecting"]),
        (cast.stages["Prospecting"], cast.stages["Proposal"]),
    ]


def test_history_follows_amount_probability_and_close_date_only(db: Db, deal: Deal) -> None:
    actions.update_deal(db, deal.id, next_step="Send samples", type="Expansion")
    assert len(deal.history) == 1
    actions.update_deal(db, deal.id, amount=1, probability=11, close_date=TODAY + timedelta(days=1))
    assert len(deal.history) == 2
    actions.update_deal(db, deal.id, amount=1)
    assert len(deal.history) == 2


def test_negotiation_needs_a_decision_maker(db: Db, deal: Deal, cast: Cast) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.move_stage(db, deal.id, cast.stages["Negotiation"])
    assert list(refusal.value.errors) == ["decision_maker_id"]
    db.rollback()
    actions.set_contact_role(db, deal.id, cast.dana, role="Decision Maker")
    assert actions.move_stage(db, deal.id, cast.stages["Negotiation"]).probability == 80


def test_winning_needs_products_a_primary_contact_and_a_past_close_date(db: Db, deal: Deal, cast: Cast) -> None:
    actions.update_deal(db, deal.id, close_date=TODAY + timedelta(days=1))
    db.commit()
    won = cast.stages["Closed Won"]
    with pytest.raises(Invalid) as refusal:
        actions.move_stage(db, deal.id, won)
    assert sorted(refusal.value.errors) == ["", "close_date", "primary_contact_id"]
    db.rollback()
    assert deal.stage.name == "Prospecting"
    actions.add_line(db, deal.id, cast.lamp)
    actions.move_stage(db, deal.id, won, primary_contact_id=cast.dana, close_date=TODAY)
    assert (deal.stage.name, deal.probability, deal.last_stage_id) == ("Closed Won", 100, None)


def test_losing_needs_a_reason_and_keeps_the_last_stage(db: Db, deal: Deal, cast: Cast) -> None:
    lost = cast.stages["Closed Lost"]
    with pytest.raises(Invalid, match="loss reason"):
        actions.move_stage(db, deal.id, lost)
    db.rollback()
    actions.move_stage(db, deal.id, lost, loss_reason="Price")
    assert (deal.probability, deal.last_stage_id, deal.loss_reason) == (0, cast.stages["Prospecting"], "Price")
    with pytest.raises(Invalid, match="loss reason"):
        actions.update_deal(db, deal.id, loss_reason=None)
    db.rollback()
    actions.move_stage(db, deal.id, cast.stages["Proposal"])
    assert (deal.probability, deal.last_stage_id, deal.loss_reason) == (50, None, None)


@pytest.fixture
def won(db: Db, deal: Deal, cast: Cast) -> Deal:
    """Sam's deal of one lamp, won."""
    actions.add_line(db, deal.id, cast.lamp)
    actions.move_stage(db, deal.id, cast.stages["Closed Won"], primary_contact_id=cast.dana)
    db.commit()
    return deal


@pytest.mark.parametrize("stage", ["Prospecting", "Closed Lost"])
def test_a_won_deal_is_reopened_by_a_manager_only(seat: As, won: Deal, cast: Cast, stage: str) -> None:
    sam = seat(cast.sam)
    with pytest.raises(Invalid, match="Only a sales manager can reopen it") as refusal:
        actions.update_deal(sam, won.id, stage_id=cast.stages[stage], loss_reason="Price")
    assert list(refusal.value.errors) == ["stage_id"]
    sam.rollback()
    actions.update_deal(sam, won.id, next_step="Send the invoice")
    assert actions.move_stage(seat(cast.mona), won.id, cast.stages["Proposal"]).probability == 50


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"discount_pct": 16}, "discount_pct"),
        ({"discount_pct": 100}, "discount_pct"),
        ({"unit_price": 1, "discount_pct": 0}, "unit_price"),
        ({"unit_price": 9_000, "discount_pct": 10}, "unit_price"),
    ],
)
def test_a_large_discount_needs_a_manager(
    seat: As, db: Db, deal: Deal, cast: Cast, values: dict[str, int], field: str
) -> None:
    line = actions.add_line(db, deal.id, cast.lamp, discount_pct=15)
    db.commit()
    with pytest.raises(Invalid, match="More than 15 % below the price book") as refusal:
        actions.update_line(db, line.id, **values)
    assert list(refusal.value.errors) == [field]
    db.rollback()
    with pytest.raises(Invalid, match="needs a sales manager"):
        actions.add_line(db, deal.id, cast.lamp, **values)
    db.rollback()
    total = actions.update_line(seat(cast.mona), line.id, **values).total
    assert actions.update_line(seat(cast.sam), line.id, quantity=2).total == 2 * total


def test_only_a_lost_deal_has_a_loss_reason(db: Db, deal: Deal) -> None:
    with pytest.raises(Invalid, match="Only a lost deal"):
        actions.update_deal(db, deal.id, loss_reason="Price")


def test_a_closed_deal_has_the_probability_of_its_stage(db: Db, deal: Deal, cast: Cast) -> None:
    with pytest.raises(Invalid, match="probability of 0 %"):
        actions.update_deal(db, deal.id, stage_id=cast.stages["Closed Lost"], loss_reason="Price", probability=30)


def test_a_line_takes_the_price_of_the_book_and_makes_the_amount(db: Db, deal: Deal, cast: Cast) -> None:
    line = actions.add_line(db, deal.id, cast.desk, quantity=3, discount_pct=10)
    assert (line.unit_price, line.total, deal.amount) == (45_050, 121_635, 121_635)
    assert deal.pricebook_id == cast.list_prices
    actions.add_line(db, deal.id, cast.lamp, unit_price=9_000)
    assert (deal.amount, len(deal.history)) == (130_635, 3)
    actions.update_line(db, line.id, quantity=1)
    assert deal.amount == 40_545 + 9_000
    actions.remove_line(db, line.id)
    assert (deal.amount, len(deal.lines)) == (9_000, 1)


def test_the_wholesale_book_has_its_own_prices(db: Db, deal: Deal, cast: Cast) -> None:
    actions.update_deal(db, deal.id, pricebook_id=cast.wholesale)
    assert actions.add_line(db, deal.id, cast.lamp).unit_price == 8_000


def test_amount_and_price_book_are_fixed_while_there_are_lines(db: Db, deal: Deal, cast: Cast) -> None:
    actions.add_line(db, deal.id, cast.lamp)
    with pytest.raises(Invalid, match="sum of the products"):
        actions.update_deal(db, deal.id, amount=1)
    with pytest.raises(Invalid, match="cannot change while"):
        actions.update_deal(db, deal.id, pricebook_id=cast.wholesale)
    actions.update_deal(db, deal.id, amount=10_000)


def test_only_products_on_sale_with_a_price_can_be_added(db: Db, deal: Deal, cast: Cast) -> None:
    with pytest.raises(Invalid, match="not for sale"):
        actions.add_line(db, deal.id, cast.relic)
    with pytest.raises(Invalid, match="no price in the price book List prices"):
        actions.add_line(db, deal.id, cast.rare)
    for wrong in ({"quantity": 0}, {"quantity": -3}, {"discount_pct": 101}, {"unit_price": -1}):
        with pytest.raises(Invalid):
            actions.add_line(db, deal.id, cast.lamp, **wrong)


def test_a_won_deal_keeps_its_last_product_and_primary_contact(db: Db, deal: Deal, cast: Cast) -> None:
    line = actions.add_line(db, deal.id, cast.lamp)
    actions.move_stage(db, deal.id, cast.stages["Closed Won"], primary_contact_id=cast.dana)
    db.commit()
    with pytest.raises(Blocked, match="at least one product"):
        actions.remove_line(db, line.id)
    with pytest.raises(Blocked, match="primary contact"):
        actions.remove_contact_role(db, deal.id, cast.dana)
    db.rollback()
    with pytest.raises(Invalid, match="close date of today or earlier"):
        actions.update_deal(db, deal.id, close_date=TODAY + timedelta(days=9))


def test_a_deal_has_one_primary_contact(db: Db, deal: Deal, cast: Cast) -> None:
    actions.set_contact_role(db, deal.id, cast.dana, role="Evaluator", is_primary=True)
    actions.set_contact_role(db, deal.id, cast.erik, is_primary=True)
    assert [(role.contact_id, role.role, role.is_primary) for role in deal.contact_roles] == [
        (cast.dana, "Evaluator", False),
        (cast.erik, "Influencer", True),
    ]
    actions.remove_contact_role(db, deal.id, cast.dana)
    assert len(deal.contact_roles) == 1


def test_a_line_changed_by_somebody_else_is_a_conflict(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.sam)
    line = actions.add_line(db, deal.id, cast.lamp)
    stale = line.version
    line_id = line.id
    actions.update_line(seat(cast.mona), line_id, quantity=2)
    with pytest.raises(Conflict, match="Mona Okafor"):
        actions.update_line(seat(cast.sam), line_id, version=stale, quantity=3)


def test_deleting_a_deal_takes_along_lines_roles_and_activities(db: Db, deal: Deal, cast: Cast) -> None:
    line = actions.add_line(db, deal.id, cast.lamp)
    role = actions.set_contact_role(db, deal.id, cast.dana)
    task = actions.create_task(db, subject="Call", parent_type="deal", parent_id=deal.id)
    actions.delete_deal(db, deal.id)
    assert {row.deleted_at for row in (deal, line, role, task)} == {db.now}
