"""The tool of a list finds, filters, orders and pages as the list does."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.accounts import find_persona
from deskgym.apps.tool_desk import ToolDesk
from deskgym.seeds.world import World

WORLD = World.shared(3)


@pytest.fixture(scope="module")
def desk() -> ToolDesk:
    with WORLD.session() as db:
        account = find_persona(db, "sales_manager")
    assert account is not None
    return ToolDesk(WORLD, account)


def found(desk: ToolDesk, **asked: Any) -> dict[str, Any]:
    outcome = desk.call("crm_search_deals", asked)
    assert outcome.error == "", outcome.error
    return outcome.value


def test_pages_follow_one_another_until_all_has_been_read(desk: ToolDesk) -> None:
    ids: list[int] = []
    page: int | None = 1
    while page is not None:
        read = found(desk, view="all", page=page, page_size=50)
        assert read["page"] == page
        ids += [item["id"] for item in read["items"]]
        page = read.get("next_page")
    assert len(ids) == len(set(ids)) == read["total"]


def test_conditions_hold_of_all_that_is_found(desk: ToolDesk) -> None:
    conditions = [{"field": "amount", "operator": "min", "value": 50_000}]
    read = found(desk, view="all", filters=conditions, sort="amount", page_size=50)
    amounts = [item["amount"] for item in read["items"]]
    assert amounts == sorted(amounts)
    assert amounts[0] >= 50_000
    assert read["total"] < found(desk, view="all")["total"]


def test_an_order_turns_round_with_a_minus(desk: ToolDesk) -> None:
    up, down = (found(desk, view="all", sort=sort, page_size=50) for sort in ("amount", "-amount"))
    assert down["items"][0]["amount"] >= down["items"][1]["amount"] > up["items"][0].get("amount", 0)


def test_all_columns_come_when_asked_for(desk: ToolDesk) -> None:
    concise, detailed = (found(desk, view="all", page_size=5, detailed=on)["items"] for on in (False, True))
    assert all(set(short) < set(long) for short, long in zip(concise, detailed, strict=True))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"filters": [{"field": "taste", "operator": "is", "value": "salt"}]}, "There is no filter “taste”"),
        ({"filters": [{"field": "amount", "operator": "rhymes"}]}, "has no operator “rhymes”"),
        ({"filters": [{"field": "amount", "operator": "min", "value": "much"}]}, "filters"),
        ({"filters": [{"field": "owner", "operator": "is", "value": "Nobody"}]}, "There is no user called “Nobody”."),
        ({"sort": "taste"}, "sort"),
        ({"view": "none"}, "view"),
        ({"page_size": 51}, "page_size"),
        ({"query": "a" * 2_000}, "query"),
    ],
)
def test_what_a_list_does_not_have_is_refused_by_name(desk: ToolDesk, asked: dict[str, Any], told: str) -> None:
    assert told in desk.call("crm_search_deals", asked).error
