"""Which episode is asked for, checked before anything is opened."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.harness.host import BadOrder, Order
from deskgym.harness.host.catalogue import SPLITS, orders
from deskgym.tasks import get_family


def test_an_order_reads_the_names_of_environments_and_of_families() -> None:
    assert Order.of({"family": "crm-update-v0", "seed": 3, "hops": 2, "split": None}) == Order(
        "crm-update", 3, {"hops": 2}
    )


@pytest.mark.parametrize(
    ("given", "told"),
    [
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
