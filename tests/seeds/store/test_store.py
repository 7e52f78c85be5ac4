"""Every rule that the store enforces holds in the seeded one, and there is enough to work on."""

from __future__ import annotations

import pytest
from deskgym.apps.store.materials import MATERIALS
from deskgym.apps.store.picture import KINDS, draw
from deskgym.seeds.trades import TRADES
from deskgym.seeds.world import World

from ..query import rows
from .rules import RULES, TARGETS, VOLUMES


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_of_the_store_holds(world: World, rule: str) -> None:
    assert rows(world, RULES[rule]) == []


@pytest.mark.parametrize("target", TARGETS)
def test_there_is_enough_to_work_on_in_the_store(world: World, target: str) -> None:
    least, sql = TARGETS[target]
    assert len(rows(world, sql)) >= least


@pytest.mark.parametrize("table", VOLUMES)
def test_the_store_has_its_volume(world: World, table: str) -> None:
    ((count,),) = rows(world, f"SELECT count(*) FROM {table}")
    least, most = VOLUMES[table]
    assert least <= count <= most


@pytest.mark.parametrize("trade", TRADES, ids=lambda trade: trade.name)
def test_every_article_of_a_trade_can_be_drawn(trade: object) -> None:
    nouns = [item.noun for family in trade.families for item in family.items]  # type: ignore[attr-defined]
    assert [noun for noun in nouns if noun not in KINDS] == []


def test_a_picture_tells_colour_and_material() -> None:
    oak, walnut = (draw("fixed desk", "Wood", finish) for finish in ("Oak", "Walnut"))
    assert oak != walnut
    assert draw("fixed desk", "Wood", "Oak") == oak
    assert draw("fixed desk", "Steel", "Black") != draw("fixed desk", "Wood", "Black ash")
    assert all(material in MATERIALS for _drawing, material in KINDS.values())
