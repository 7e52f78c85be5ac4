"""Which episode is asked for, checked before anything is opened."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.client import _State
from deskgym.harness.host import BadOrder, Order
from deskgym.harness.host.catalogue import SPLITS, orders
from deskgym.tasks import get_family
from deskgym.tasks.splits import RunOrder, Split


def test_an_order_reads_the_names_of_environments_and_of_families() -> None:
    assert Order.of({"family": "crm-update-v0", "seed": 3, "hops": 2, "split": None}) == Order(
        "crm-update", 3, {"hops": 2}
    )


def test_a_place_in_the_order_of_a_run_is_the_instance_that_comes_there() -> None:
    given = {"family": "crm-update", "place": 3}
    assert Order.of(given).seed == 3
    splits: tuple[Split, ...] = ("train", "test")
    for split in splits:
        order = Order.of({**given, "run_seed": 5, "split": split})
        assert order.seed == RunOrder(split, 5).number_at(3)
    assert Order.of({**given, "run_seed": 5, "seed": 7}).seed == 7


def test_the_client_goes_on_in_the_order_of_its_run() -> None:
    state = _State("crm-update", {"run_seed": 5})
    orders_of_run = [state.order(seed, None) for seed in (None, 40, None)]
    numbers = [RunOrder("train", 5).number_at(place) for place in (0, 1)]
    assert [Order.of(each).seed for each in orders_of_run] == [numbers[0], 40, numbers[1]]
    state = _State("crm-update", {})
    assert [Order.of(state.order(seed, None)).seed for seed in (None, 40, None)] == [0, 40, 41]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"family": "crm-update", "place": -1}, "0 or more"),
        ({"family": "crm-update", "run_seed": -1}, "0 or more"),
        ([], "is an object with 'family' and 'seed', not list"),
        ({"seed": 1}, "names its 'family'"),
        ({"family": 7}, "named by a text"),
        ({"family": "crm-updat"}, "crm-updat"),
        ({"family": "crm-update", "seed": -1}, "0 or more"),
        ({"family": "crm-update", "seed": "7"}, "a whole number"),
        ({"family": "crm-update", "hop": 2}, "no option 'hop'. Did you mean 'hops'"),
        ({"family": "crm-update", "hops": 9}, "from 0 to 4"),
        ({"family": "crm-update", "render_mode": "human"}, "no option 'render_mode'"),
        ({"family": "crm-update", "observation": "html"}, "html"),
        ({"family": "crm-update", "observation": 3}, "a kind, or a list of kinds"),
        ({"family": "crm-update", "observation": []}, "at least one kind"),
        ({"family": "crm-update", "split": "dev"}, "dev"),
        ({"family": "crm-update", "level": "tough"}, "tough"),
        ({"family": "crm-update", "width": 10}, "pixels"),
    ],
)
def test_what_cannot_be_opened_is_refused_with_what_is_wrong(given: Any, told: str) -> None:
    with pytest.raises(BadOrder, match=told.replace(".", r"\.")):
        Order.of(given)


@pytest.mark.parametrize("split", SPLITS)
def test_every_listed_episode_of_a_split_can_be_ordered(split: str) -> None:
    listed = orders(split)
    assert len({(each["family"], each["seed"]) for each in listed}) == len(listed)
    for each in listed[:300]:
        order = Order.of(each)
        assert order.options == {"split": split}
        assert split != "train" or get_family(order.family).split == "train"
