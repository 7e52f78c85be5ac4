"""Tools called by everybody with anything: each call is done or refused, wholly, and nobody does what is not theirs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle, islice
from typing import Any

import pytest
from deskgym.apps import APPS
from deskgym.apps.accounts import Account, find_persona
from deskgym.apps.platform.models import Person
from deskgym.apps.platform.tools import Tool
from deskgym.apps.store.models import Customer
from deskgym.apps.tool_desk import ToolDesk
from deskgym.seeds.world import World
from deskgym.tasks.verifier.changes import ChangeLog
from sqlalchemy import select

from ..support.tool_fuzzing import Fuzzer, Known

SEED = 3
#: So many calls in `make test`; more by DESKGYM_TOOL_CALLS.
CALLS = int(os.environ.get("DESKGYM_TOOL_CALLS", "2000"))
TOOLS: dict[str, Tool[Any]] = {tool.name: tool for app in APPS for tool in app.tools}


@pytest.fixture(scope="module")
def accounts() -> dict[str, Account]:
    """Everybody who stands for a persona."""
    with World.shared(SEED).session() as db:
        names = [*db.scalars(select(Person.persona)), *db.scalars(select(Customer.persona))]
        found = {name: find_persona(db, name) for name in sorted(filter(None, names))}
    return {name: account for name, account in found.items() if account is not None}


@pytest.fixture(scope="module")
def known() -> Known:
    return Known.of(World.shared(SEED))


@pytest.fixture
def world() -> Iterator[World]:
    with closing(World.shared(SEED).fork()) as world:
        yield world


class Watched:
    """A world in which every call is watched: what it raises, and what it leaves behind though it came to nothing."""

    def __init__(self, world: World) -> None:
        self._world, self._base = world, World.shared(SEED)
        self._log = ChangeLog(world)
        self.faults: list[str] = []
        self.done = 0

    def call(self, desk: ToolDesk, name: str, arguments: dict[str, Any], who: str) -> str:
        """The error of a call, empty if it was done."""
        said = f"{name} by {who} with {arguments!r:.600}"
        try:
            outcome = desk.call(name, arguments)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is to be told
            self.faults.append(f"{said}: {type(error).__name__}: {str(error).splitlines()[0]:.200}")
            self._log.start()
            return "raised"
        self.done += not outcome.error
        if (outcome.error or TOOLS[name].annotations["readOnlyHint"]) and self._log.read(self._base).changes:
            self.faults.append(f"{said}: left something behind, though: {outcome.error or 'it only reads'}")
        self._log.start()
        return outcome.error


def abuse(world: World, accounts: dict[str, Account], known: Known, calls: int, seed: int) -> Watched:
    """Each tool in turn is called by those who have it in turn, with whatever is drawn."""
    watched, fuzzer = Watched(world), Fuzzer(seed, known)
    desks = {who: ToolDesk(world, account) for who, account in accounts.items()}
    having = {name: cycle([who for who, desk in desks.items() if name in desk.tools]) for name in sorted(TOOLS)}
    for name in islice(cycle(having), calls):
        who = next(having[name])
        watched.call(desks[who], name, fuzzer.arguments(TOOLS[name]), who)
    return watched


def test_whatever_is_asked_is_done_or_refused_as_a_whole(
    world: World, accounts: dict[str, Account], known: Known
) -> None:
    watched = abuse(world, accounts, known, CALLS, SEED)
    assert not watched.faults, "\n".join(watched.faults)
    assert watched.done > CALLS // 10
    with world.session() as db:
        broken = db.connection().exec_driver_sql("PRAGMA foreign_key_check").all()
    assert not broken
