"""What is said of goods fits them: every fault and every question names goods that the trade sells."""

from __future__ import annotations

import pytest
from deskgym.seeds.grammar import variants
from deskgym.seeds.trades import TRADES, Trade

BY_NAME = pytest.mark.parametrize("trade", TRADES, ids=lambda trade: trade.name)


def names_of(trade: Trade) -> set[str]:
    return {family.code for family in trade.families} | {
        item.name for family in trade.families for item in family.items
    }


@BY_NAME
def test_a_matter_is_said_of_goods_that_are_sold(trade: Trade) -> None:
    said = {name for fault in trade.faults for name in fault.on} | {
        name for asked in trade.questions for name in asked.on
    }
    assert said - names_of(trade) == set()


@BY_NAME
def test_all_goods_can_fail_and_be_asked_about(trade: Trade) -> None:
    for family in trade.families:
        for item in family.items:
            assert trade.faults_of(f"Heron {item.noun}"), item.noun
            assert trade.questions_of(f"Heron {item.noun}, {family.options[0]}"), item.noun


@BY_NAME
def test_what_the_desk_says_are_patterns_in_sentences(trade: Trade) -> None:
    for fault in trade.faults:
        assert variants(fault.asks) > 1
        assert not fault.text.endswith(".")
        assert fault.says[0].islower()
        assert fault.cause[-1] in ".]"
        assert fault.cure[-1] in ".]"
    assert all(asked.asks.endswith(("?", ".")) for asked in trade.questions)


def test_an_article_is_found_by_its_name_with_or_without_option_and_year() -> None:
    trade = next(trade for trade in TRADES if trade.name == "lab supplies")
    names = (
        "Teal beaker",
        "Teal beaker, case of 12",
        "Teal beaker, case of 12, 50 mL",
        "Teal beaker, case of 12, 1 L (2025)",
    )
    assert {trade.item(name).noun for name in names} == {"beaker, case of 12"}
    assert trade.item("Teal beaker").has("glass")
    assert not trade.item("Teal beaker").is_plural
    with pytest.raises(KeyError):
        trade.item("Teal bicycle")
