"""Projects fit the customers who have them, and take goods of the trade."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from deskgym.apps.crm.models import Account, Deal, DealLine, Product
from deskgym.seeds.buyers.kinds import DEALERS, KINDS, kind_of
from deskgym.seeds.buyers.projects import Project, follow_ups, kinds_for, projects_for, projects_of
from deskgym.seeds.crm.deal_names import project_of
from deskgym.seeds.trades import TRADES, Trade
from deskgym.seeds.world import World
from sqlalchemy import select


@pytest.mark.parametrize("trade", TRADES, ids=lambda trade: trade.name)
def test_a_trade_has_many_projects_for_kinds_and_goods_that_there_are(trade: Trade) -> None:
    projects = projects_of(trade.name)
    assert len({project.name for project in projects}) == len(projects) >= 25
    assert {kind for project in projects for kind in project.kinds} <= set(KINDS)
    assert {code for project in projects for code in project.goods} == {family.code for family in trade.families}
    assert set(kinds_for(trade.name)) & set(DEALERS)


@pytest.mark.parametrize("trade", TRADES, ids=lambda trade: trade.name)
def test_no_project_begins_like_another_with_its_phase(trade: Trade) -> None:
    assert not any(" phase " in project.name or project.name[-1].isdigit() for project in projects_of(trade.name))


def _had_by(trade: str, kind: str) -> dict[str, Project]:
    return {project.name: project for project in (*projects_for(trade, kind), *follow_ups(trade, kind))}


def test_deals_are_for_what_such_customers_do(world: World) -> None:
    with world.session() as db:
        trade = next(trade for trade in TRADES if trade.name == db.company.trade)
        deals = [(deal, kind_of(db.get_one(Account, deal.account_id).name)) for deal in db.scalars(select(Deal))]
        odd = [deal.name for deal, kind in deals if kind and project_of(deal) not in _had_by(trade.name, kind.key)]
    assert odd == []


def test_deals_sell_goods_that_their_project_takes(world: World) -> None:
    with world.session() as db:
        trade = next(trade for trade in TRADES if trade.name == db.company.trade)
        rows = db.execute(
            select(Deal, Product.name)
            .join_from(DealLine, Deal, DealLine.deal_id == Deal.id)
            .join(Product, DealLine.product_id == Product.id)
        ).all()
    projects = {project.name: project for project in projects_of(trade.name)}
    known = [(projects[project], product) for deal, product in rows if (project := project_of(deal)) in projects]
    assert len(known) > 100
    odd = [
        (project.name, product)
        for project, product in known
        if trade.item(product).noun not in project.suits(trade.family_of(product))
    ]
    assert odd == []


def test_what_a_project_names_is_what_it_takes() -> None:
    lab = next(trade for trade in TRADES if trade.name == "lab supplies")
    project = next(each for each in projects_of(lab.name) if each.name == "incubator replacement")
    found = [noun for family in lab.families for noun in project.suits(family)]
    assert found == ["incubator"]


def test_no_name_of_a_deal_is_the_beginning_of_another(world: World) -> None:
    with world.session() as db:
        names = sorted(db.scalars(select(Deal.name).where(Deal.deleted_at.is_(None))))
    assert Counter(names).most_common(1)[0][1] == 1
    assert [(one, other) for one, other in pairwise(names) if other.startswith(one)] == []
