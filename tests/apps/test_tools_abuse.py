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
#: How often each persona calls each of their tools; the sweep does it more often.
ROUNDS = 1
MANY_ROUNDS = int(os.environ.get("DESKGYM_TOOL_ROUNDS", "20"))
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


def abused(world: World, persona: str, rounds: int) -> Watched:
    """Somebody calls all of their tools, first those that read, with whatever is drawn, or was told to them."""
    watched, desk = Watched(world), desk_of(world, persona)
    fuzzer = Fuzzer(PERSONAS.index(persona), Known.rows_of(world))
    for name in sorted(desk.tools, key=lambda name: (not TOOLS[name].reads_only, name)) * rounds:
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
    check(world, abused(world, persona, ROUNDS))


@pytest.mark.sweep
@pytest.mark.parametrize("persona", PERSONAS)
def test_whatever_is_asked_many_times_is_done_or_refused_as_a_whole(world: World, persona: str) -> None:
    check(world, abused(world, persona, MANY_ROUNDS))
