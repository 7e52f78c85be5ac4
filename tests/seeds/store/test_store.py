"""Every rule that the store enforces holds in the seeded one, and there is enough to work on."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from deskgym.apps.store.materials import MATERIALS
from deskgym.apps.store.picture import KINDS, draw
from deskgym.seeds.grammar import Grammar
from deskgym.seeds.store.orders import shoppers_own
from deskgym.seeds.store.phrases import ADVERTS
from deskgym.seeds.store.phrases.moderation import UNFIT
from deskgym.seeds.store.volume import VOLUMES as VOLUME_OF
from deskgym.seeds.trades import TRADES
from deskgym.seeds.world import World

from ..conftest import SEEDS
from ..query import rows
from ..words.patterns import expansions
from .rules import RULES, TARGETS, VOLUMES


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_of_the_store_holds(world: World, rule: str) -> None:
    assert rows(world, RULES[rule]) == []


def test_a_shop_with_more_transfers_than_it_had_goods_to_spare_opens_and_keeps_every_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(VOLUME_OF, "small", replace(VOLUME_OF["small"], transfers=800))
    world = World.build(5)
    broken = {rule: rows(world, sql) for rule, sql in RULES.items()}
    assert {rule: found for rule, found in broken.items() if found} == {}
    (moved,) = rows(world, "SELECT count(*), max(number) - min(number) + 1 FROM store_transfer")
    assert moved == (800, 800), "none is left out, and numbers have no gaps"


@pytest.mark.parametrize("target", TARGETS)
def test_there_is_enough_to_work_on_in_the_store(world: World, target: str) -> None:
    least, sql = TARGETS[target]
    assert len(rows(world, sql)) >= least


@pytest.mark.parametrize("table", VOLUMES)
def test_the_store_has_its_volume(world: World, table: str) -> None:
    ((count,),) = rows(world, f"SELECT count(*) FROM {table}")
    least, most = VOLUMES[table]
    assert least <= count <= most


def test_no_order_of_one_world_has_the_number_of_one_in_another(own_cache: Path) -> None:
    worlds = [World.build(seed) for seed in SEEDS]
    numbers = [number for world in worlds for (number,) in rows(world, "SELECT number FROM store_order")]
    assert len(numbers) == len(set(numbers))


def test_the_shopper_of_tasks_ordered_at_another_place_in_each_world(own_cache: Path) -> None:
    own = """
        SELECT count(*) FROM store_order later WHERE later.number >= (SELECT max(number) FROM store_order
        JOIN store_customer ON store_customer.id = customer_id WHERE persona = 'shopper')"""
    assert len({rows(World.build(seed), own)[0] for seed in SEEDS}) > 1


@pytest.mark.parametrize("count", [1_500, 40_000])
def test_the_shopper_of_tasks_buys_now_and_then_in_a_shop_of_any_size(count: int) -> None:
    """What can be sent back, or no longer, was bought some weeks to some months ago."""
    shares = sorted((count - place) / count for place in shoppers_own(Random(1), count))
    assert len(shares) == 10
    assert 0.01 < shares[0] < 0.03
    assert 0.4 < shares[-1] < 0.7
    assert sum(0.03 < share < 0.3 for share in shares) >= 6


@pytest.mark.parametrize("trade", TRADES, ids=lambda trade: trade.name)
def test_every_article_of_a_trade_can_be_drawn(trade: object) -> None:
    nouns = [item.noun for family in trade.families for item in family.items]  # type: ignore[attr-defined]
    assert [noun for noun in nouns if noun not in KINDS] == []


def test_a_picture_tells_color_and_material() -> None:
    oak, walnut = (draw("fixed desk", "Wood", finish) for finish in ("Oak", "Walnut"))
    assert oak != walnut
    assert draw("fixed desk", "Wood", "Oak") == oak
    assert draw("fixed desk", "Steel", "Black") != draw("fixed desk", "Wood", "Black ash")
    assert all(material in MATERIALS for _drawing, material in KINDS.values())


def test_each_review_that_was_rejected_breaks_a_rule_of_the_handbook_and_none_that_is_shown_does(world: World) -> None:
    texts = [text for each in UNFIT.values() for one in each.patterns for text in expansions(Grammar({}).parse(one))]
    signs = re.compile("|".join(re.sub(r"\\{\w+\\}", r"\\S+", re.escape(text)) for text in texts))
    found = rows(world, "SELECT status, title, body FROM store_review WHERE status != 'Pending'")
    wrong = [
        row for row in found if (row[0] == "Rejected") is not (row[1] in ADVERTS or signs.search(row[2]) is not None)
    ]
    assert wrong == []


def test_staff_write_on_timelines_in_the_hours_of_the_office(world: World) -> None:
    found = rows(world, "SELECT message, by_id FROM store_order_event WHERE kind = 'comment'")
    assert 150 <= len(found) <= 450
    assert len({text for text, _by in found}) > len(found) / 2
    assert all(by is not None for _text, by in found)
    early = """SELECT comment.id FROM store_order_event comment JOIN store_order ON store_order.id = comment.order_id
        WHERE comment.kind = 'comment' AND comment.at <= placed_at"""
    assert rows(world, early) == []
