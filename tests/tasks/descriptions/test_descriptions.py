"""Descriptions in the place of names: they lead to one record, and say nothing that they should not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.crm import actions
from deskgym.seeds.world import World
from deskgym.tasks import Task, get_family
from deskgym.tasks.descriptions.search import KINDS, Description
from deskgym.tasks.descriptions.sight import Sight
from deskgym.tasks.dials import Dials
from deskgym.tasks.errors import BadDial, NamesNothing
from deskgym.tasks.registry import Instance

# Of each app, and of several: what is described are accounts, contacts, deals, orders, articles, channels, colleagues.
FAMILIES = (
    "crm-update",
    "crm-close-date",
    "crm-delete-account",
    "crm-decision-maker",
    "chat-pin",
    "chat-post",
    "office-deal-amount",
    "sheet-customer-total",
    "store-cancel",
    "store-price",
)


def described(family: str, hops: int, seed: int = 0) -> tuple[Instance, Description]:
    instance = get_family(family).with_dials(hops=hops).instance(seed)
    (description,) = instance.task.descriptions
    assert isinstance(description, Description)
    return instance, description


@pytest.fixture
def fork() -> Iterator[World]:
    world = World.shared(0).fork()
    yield world
    world.close()


@pytest.mark.parametrize("hops", [1, 2, 3])
@pytest.mark.parametrize("family", FAMILIES)
def test_the_goal_describes_a_record_over_so_many_relations_and_does_not_name_it(family: str, hops: int) -> None:
    instance, description = described(family, hops)
    assert len(description.hops) == hops
    assert description.thing.name.casefold() not in instance.task.goal.casefold()
    assert description.anchor.name in instance.task.goal
    assert description.text[1:] in instance.task.goal  # its first letter may be a capital
    inner = [hop.thing.name for hop in description.hops]
    assert not [name for name in inner if name.casefold() in instance.task.goal.casefold()]


@pytest.mark.parametrize("family", FAMILIES)
def test_it_leads_to_that_record_in_the_world_as_it_is_played(family: str) -> None:
    instance, description = described(family, 2)
    assert description.holds(Sight(instance.world, instance.account, KINDS))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_same_seed_tells_the_same(family: str) -> None:
    assert described(family, 2)[0].task.goal == described(family, 2)[0].task.goal


def test_without_hops_nothing_is_otherwise() -> None:
    plain, turned = get_family("crm-update").instance(5), get_family("crm-update").with_dials(hops=0).instance(5)
    assert plain.task.goal == turned.task.goal
    assert plain.steps == plain.family.steps
    assert plain.task.descriptions == ()


def test_more_hops_take_more_steps() -> None:
    limits = [get_family("crm-update").with_dials(hops=hops).instance(0).steps for hops in range(4)]
    assert limits == sorted(set(limits))


def test_it_does_not_hold_once_another_record_fits(fork: World) -> None:
    family = get_family("crm-update").with_dials(hops=1)
    found = (described("crm-update", 1, seed)[1] for seed in range(0, 2000, 64))
    by_title = next(each for each in found if each.anchor.kind == "account" and each.hops[0].which != "contact")
    account = family.account_in(fork)
    assert by_title.holds(Sight(fork, account, KINDS))
    with fork.session(account.person_id) as db:
        title = by_title.thing.facts["title"]
        actions.create_contact(db, first_name="Nora", last_name="Zweit", title=title, account_id=by_title.anchor.id)
    assert not by_title.holds(Sight(fork, account, KINDS))


def test_an_answer_is_not_told() -> None:
    for seed in range(0, 640, 64):
        task: Task = described("crm-decision-maker", 2, seed)[0].task
        assert str(task.answer).casefold() not in task.goal.casefold()


def test_what_leads_there_by_a_short_cut_is_not_named() -> None:
    """An order belongs to its customer: where one is described, the other is not told."""
    for seed in range(0, 640, 64):
        instance, description = described("store-cancel", 2, seed)
        if description.thing.kind == "order":
            customer = Sight(instance.world, instance.account, KINDS).things("customer")[
                description.thing.facts["customer"]
            ]
            assert customer.name not in instance.task.goal


def test_a_persona_is_led_only_through_apps_that_let_them_in() -> None:
    for family in FAMILIES:
        instance, description = described(family, 2)
        sight = Sight(instance.world, instance.account, KINDS)
        assert all(sight.sees(thing.kind) for thing in (description.anchor, *(h.thing for h in description.hops)))


def test_a_goal_that_names_no_record_cannot_be_described() -> None:
    with pytest.raises(NamesNothing, match="names no record"):
        get_family("chat-status").with_dials(hops=1).instance(0)
    assert not get_family("chat-status").names_records
    assert get_family("crm-update").names_records


@pytest.mark.parametrize(
    ("dials", "why"), [({"hops": 9}, "'hops'"), ({"hops": True}, "'hops'"), ({"length": 1}, "'length'")]
)
def test_dials_stand_where_they_can(dials: dict[str, int], why: str) -> None:
    with pytest.raises(BadDial, match=why):
        Dials(**dials)


def test_a_dial_that_a_family_has_not_is_refused() -> None:
    with pytest.raises(BadDial, match="one task"):
        get_family("crm-update").with_dials(length=5)
    with pytest.raises(BadDial, match="no dial 'hop'"):
        get_family("crm-update").with_dials(hop=2)
