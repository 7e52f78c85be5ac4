"""Tools called by everybody with anything: each call is done or refused, wholly, and nobody does what is not theirs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from deskgym.apps import APPS
from deskgym.apps.accounts import find_persona
from deskgym.apps.platform.models import Person
from deskgym.apps.platform.tools import Outcome, Tool
from deskgym.apps.store.models import Customer
from deskgym.apps.tool_desk import ToolDesk
from deskgym.seeds.world import World
from deskgym.tasks.verifier.changes import ChangeLog
from sqlalchemy import select

from ..support.tool_fuzzing import Fuzzer, Known

SEED = 3
#: How often in the sweep each persona calls each of their tools.
ROUNDS = int(os.environ.get("DESKGYM_TOOL_ROUNDS", "20"))
TOOLS: dict[str, Tool[Any]] = {tool.name: tool for app in APPS for tool in app.tools}
PERSONAS = (
    *("crm_admin", "finance_analyst", "hr", "marketing", "merchandiser", "operations", "sales_manager", "sales_ops"),
    *("sales_rep", "store_manager", "support_agent", "support_manager", "warehouse", "shopper"),
)


@pytest.fixture
def world() -> Iterator[World]:
    with closing(World.shared(SEED).fork()) as world:
        yield world


def desk_of(world: World, persona: str) -> ToolDesk:
    with world.session() as db:
        account = find_persona(db, persona)
    assert account is not None
    return ToolDesk(world, account)


class Watched:
    """A world in which every call is watched: what it raises, and what it leaves behind though it came to nothing."""

    def __init__(self, world: World) -> None:
        self._world, self._base = world, World.shared(SEED)
        self._log = ChangeLog(world)
        self.faults: list[str] = []
        self.done = 0

    def call(self, desk: ToolDesk, name: str, arguments: dict[str, Any]) -> Outcome:
        """What comes of a call."""
        said = f"{name} with {arguments!r:.600}"
        try:
            outcome = desk.call(name, arguments)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is to be told
            self.faults.append(f"{said}: {type(error).__name__}: {str(error).splitlines()[0]:.200}")
            self._log.start()
            return Outcome(error="It raised an exception.")
        self.done += not outcome.error
        if (outcome.error or TOOLS[name].annotations["readOnlyHint"]) and self._log.read(self._base).changes:
            self.faults.append(f"{said}: left something behind, though: {outcome.error or 'it only reads'}")
        self._log.start()
        return outcome


def abused(world: World, persona: str, *, rounds: int = 1, step: int = 1) -> Watched:
    """Somebody calls their tools, first those that read, with whatever is drawn, or was told to them.

    With a step not every tool in each round, but by some persona or other each of them.
    """
    watched, desk, number = Watched(world), desk_of(world, persona), PERSONAS.index(persona)
    fuzzer = Fuzzer(number, Known.rows_of(world))
    in_order = sorted(desk.tools, key=lambda name: (not TOOLS[name].reads_only, name))
    for name in in_order[number % step :: step] * rounds:
        outcome = watched.call(desk, name, fuzzer.arguments(TOOLS[name]))
        fuzzer.own.learn(name, outcome.value)
    return watched


def check(world: World, watched: Watched) -> None:
    assert not watched.faults, "\n".join(watched.faults)
    assert watched.done >= 5
    with world.session() as db:
        assert not db.connection().exec_driver_sql("PRAGMA foreign_key_check").all()


def test_these_are_all_who_stand_for_somebody(world: World) -> None:
    with world.session() as db:
        names = [*db.scalars(select(Person.persona)), *db.scalars(select(Customer.persona))]
    assert sorted(filter(None, names)) == sorted(PERSONAS)


@pytest.mark.parametrize("persona", PERSONAS)
def test_whatever_is_asked_is_done_or_refused_as_a_whole(world: World, persona: str) -> None:
    check(world, abused(world, persona, step=1 if persona == "shopper" else 2))


@pytest.mark.sweep
@pytest.mark.parametrize("persona", PERSONAS)
def test_whatever_is_asked_many_times_is_done_or_refused_as_a_whole(world: World, persona: str) -> None:
    check(world, abused(world, persona, rounds=ROUNDS))


@pytest.mark.parametrize("persona", ["crm_admin", "warehouse", "shopper"])
def test_an_app_that_lets_somebody_not_in_does_nothing_for_them(world: World, persona: str) -> None:
    own = desk_of(world, persona)
    others = [tool.name for app in APPS if app not in own.apps for tool in app.tools]
    watched, desk, fuzzer = Watched(world), own.with_tools(others), Fuzzer(1, Known.rows_of(world))
    assert others
    for name in others:
        assert "not open to you" in watched.call(desk, name, fuzzer.arguments(TOOLS[name])).error
    assert not watched.faults


@pytest.mark.parametrize("persona", ["store_manager", "sales_manager", "crm_admin", "shopper"])
def test_null_may_be_said_of_whatever_the_schema_says_so_of(world: World, persona: str) -> None:
    watched, desk, fuzzer = Watched(world), desk_of(world, persona), Fuzzer(2, Known.rows_of(world))
    for name in sorted(desk.tools, key=lambda name: not TOOLS[name].reads_only):
        for arguments in fuzzer.nulls(TOOLS[name]):
            fuzzer.own.learn(name, watched.call(desk, name, arguments).value)
    check(world, watched)


#: Tools that are told which version of a record was read.
VERSIONED = [
    name
    for name, tool in TOOLS.items()
    if not tool.reads_only and "integer" in str(tool.schema["properties"].get("version"))
]


def test_a_stale_version_is_refused_by_every_tool_that_is_told_one(world: World) -> None:
    done, refused = set(), set()
    for persona in ("store_manager", "sales_manager", "crm_admin", "support_manager", "shopper"):
        desk, fuzzer = desk_of(world, persona), Fuzzer(1, Known.rows_of(world))
        for name in [name for name, tool in desk.tools.items() if tool.reads_only] * 4:
            fuzzer.own.learn(name, desk.call(name, fuzzer.arguments(TOOLS[name])).value)
        for name in (name for name in VERSIONED * 12 if name in desk.tools and name not in refused):
            said = desk.call(name, {**fuzzer.arguments(TOOLS[name]), "version": 10**6}).error
            if "Read it again, and call with its version" in said:
                refused.add(name)
            elif not said:
                done.add(name)
    assert not done
    # The others were asked for what is not there, or not theirs.
    assert len(refused) > len(VERSIONED) * 0.7


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("store_get_order", {"order": 10**30}, "order: This number is too large."),
        ("store_get_product", {"product": "a\ud800"}, "product: This text holds half a character."),
        ("crm_read_calendar", {"first": "9999-12-31"}, "first: Enter a date in the years 1990 to 2100."),
        (
            "shop_search_products",
            {"query": "a", "lowest_price": float("inf")},
            "lowest_price: Input should be a finite",
        ),
    ],
)
def test_what_no_database_keeps_is_refused_by_its_argument(
    world: World, name: str, arguments: dict[str, Any], said: str
) -> None:
    who = "shopper" if name.startswith("shop_") else "store_manager"
    assert said in desk_of(world, who).call(name, arguments).error
