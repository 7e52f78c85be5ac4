"""How hard instances are: computed from what they ask."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym.tasks import Family, get_family
from deskgym.tasks.effort import LEVELS, Effort, effort_of, first_of_level
from deskgym.tasks.errors import NoInstance
from deskgym.tasks.gold_counter import GoldCounter
from deskgym.tasks.verifier import Grader

NOTHING = Effort(steps=0, pages=0, apps=1, hops=0, distractors=0, conditions=0, checks=1)


def effort(family: Family, seed: int = 0) -> Effort:
    instance = family.instance(seed)
    with closing(instance.world), closing(instance.world.fork()) as world:
        return effort_of(instance, Grader(world, instance))


def test_more_hops_and_longer_chains_ask_more() -> None:
    update, chain = get_family("crm-update"), get_family("chain")
    described = [effort(update.with_dials(hops=hops)) for hops in range(4)]
    assert [each.hops for each in described] == [0, 1, 2, 3]
    chained = [effort(chain.with_dials(length=length)) for length in (2, 10)]
    totals = [each.total for each in (*described, *chained)]
    assert totals[0] < min(totals[1:4])
    assert totals[4] < totals[5]


def test_levels_go_from_easy_to_expert() -> None:
    assert [*LEVELS] == ["easy", "medium", "hard", "expert"]
    assert effort(get_family("crm-update")).level == "easy"
    assert effort(get_family("chain").with_dials(length=10)).level == "expert"


@pytest.mark.parametrize(
    ("more", "level"),
    [
        ({"steps": 14}, "easy"),
        ({"steps": 15}, "medium"),
        ({"steps": 14, "pages": 2}, "medium"),
        ({"steps": 14, "checks": 5}, "medium"),
        ({"steps": 14, "distractors": 2}, "medium"),
        ({"steps": 14, "hops": 4}, "hard"),
        ({"conditions": 10}, "hard"),
        ({"apps": 16}, "expert"),
    ],
)
def test_all_that_an_instance_asks_counts(more: dict[str, int], level: str) -> None:
    values = {**NOTHING.as_dict(), **more}
    assert Effort(**values).level == level


@pytest.mark.parametrize(("what", "total"), [("distractors", 10), ("checks", 5)])
def test_thousands_count_for_no_more_than_twenty(what: str, total: float) -> None:
    one = NOTHING.as_dict()
    assert Effort(**{**one, what: one[what] + 20}).total == total
    assert Effort(**{**one, what: one[what] + 1000}).total == total


def test_apps_are_those_that_the_gold_solution_works_in() -> None:
    assert effort(get_family("crm-update")).apps == 1
    assert effort(get_family("office-damaged-order")).apps == 2


def test_counting_plays_nothing() -> None:
    counter = GoldCounter.of(get_family("crm-update").instance(0).task.gold)
    assert counter.calls == {"search": 1, "click": 3, "fill": 1, "done": 1}
    assert (counter.steps, counter.pages) == (7, 2)


def test_the_first_instance_of_a_level_is_found() -> None:
    chain = get_family("chain").with_dials(length=2)
    seed = first_of_level(chain, effort(chain, 3).level, range(3, 9))
    assert seed == 3
    with pytest.raises(NoInstance, match="None of 2 instances of 'crm-update' is expert: there are 2 easy"):
        first_of_level(get_family("crm-update"), "expert", range(2))


def test_an_instance_asks_what_the_quickest_solution_takes() -> None:
    instance = get_family("crm-cancel-tasks").instance(3)
    steps = [GoldCounter.of(solution).steps for solution in instance.task.solutions]
    assert instance.way.steps == steps[instance.swift] == min(steps) < steps[0]


def test_gold_is_its_own_quickest_way_where_none_is_quicker() -> None:
    assert get_family("crm-update").instance(0).swift == 0
