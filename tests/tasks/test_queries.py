"""Queries to a world, and what is kept of their answers."""

from __future__ import annotations

import gc
from weakref import ref

import pytest
from deskgym.apps.crm.models import Account
from deskgym.apps.platform.models import Base
from deskgym.seeds.world import SharedWorld, World
from deskgym.tasks import families, queries
from deskgym.tasks.queries import fetch_all, fetch_undeleted
from sqlalchemy import inspect, select

from ..support.statements import recorded_statements


@pytest.fixture
def shared() -> SharedWorld:
    """A shared world that nothing has been asked yet."""
    return SharedWorld(World.shared(0).snapshot())


def test_a_shared_world_is_asked_once(shared: SharedWorld) -> None:
    first = fetch_undeleted(shared, select(Account).where(Account.id < 9))
    with recorded_statements(shared) as statements:
        assert fetch_undeleted(shared, select(Account).where(Account.id < 9)) == first
    assert not statements


def test_what_a_caller_does_to_the_list_is_not_kept(shared: SharedWorld) -> None:
    fetch_undeleted(shared, select(Account).where(Account.id < 9)).clear()
    assert len(fetch_undeleted(shared, select(Account).where(Account.id < 9))) == 8


def test_a_world_that_can_change_is_asked_each_time(shared: SharedWorld) -> None:
    world = shared.fork()
    before = fetch_undeleted(world, select(Account).where(Account.id < 9))
    with world.session() as db:
        db.get_one(Account, 3).name = "Renamed Ltd"
    after = fetch_undeleted(world, select(Account).where(Account.id < 9))
    world.close()
    assert [a.id for a, b in zip(before, after, strict=True) if a.name != b.name] == [3]


def test_only_what_is_the_same_in_all_is_kept(shared: SharedWorld) -> None:
    few = fetch_all(shared, select(Account).where(Account.id < 9))
    more = fetch_all(shared, select(Account).where(Account.id < 12))
    turned = fetch_all(shared, select(Account).where(Account.id < 9).order_by(Account.id.desc()))
    elsewhere = fetch_all(World.shared(1), select(Account).where(Account.id < 9))
    assert len(few) < len(more)
    assert [account.id for account in turned] == [account.id for account in few][::-1]
    assert [account.name for account in few] != [account.name for account in elsewhere]


def test_what_was_asked_least_recently_goes_first(shared: SharedWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "_BYTES_PER_ROW", shared.length // 20)
    for most in (9, 8, 9, 4):
        fetch_undeleted(shared, select(Account).where(Account.id < most))
    with recorded_statements(shared) as statements:
        fetch_undeleted(shared, select(Account).where(Account.id < 9))
        fetch_undeleted(shared, select(Account).where(Account.id < 4))
        assert not statements
        fetch_undeleted(shared, select(Account).where(Account.id < 8))
        assert statements


def test_what_is_kept_goes_with_its_world() -> None:
    world = SharedWorld(World.shared(0).snapshot())
    kept, row = ref(world), ref(fetch_undeleted(world, select(Account))[0])
    del world
    gc.collect()
    assert kept() is None
    assert row() is None


def test_no_draw_and_no_outcome_changes_what_others_get_to_see(shared: SharedWorld) -> None:
    """The same rows serve all draws from a world, so they have to stay as they were read."""
    before: dict[int, tuple[object, dict[str, object]]] = {}
    for family in families():
        if family.world_of(0) != 0:
            continue
        task = family.draw(0, shared, family.split)
        for found in queries._kept[shared].values():
            for row in found:
                if isinstance(row, Base):
                    before.setdefault(id(row), (row, _columns(row)))
        fork = shared.fork()
        with fork.session() as db:
            if task.setup is not None:
                task.setup(db)
        for outcome in task.outcomes:
            tried = fork.fork()
            with tried.session(family.account_in(shared, task.persona).person_id) as db:
                outcome(db)
            tried.close()
        fork.close()
    assert len(before) > 500
    for row, columns in before.values():
        state = inspect(row)
        assert state.detached
        assert not state.modified
        assert _columns(row) == columns


def _columns(row: object) -> dict[str, object]:
    return {attribute.key: getattr(row, attribute.key) for attribute in inspect(row).mapper.column_attrs}
