"""A world: the same bytes everywhere, independent copies, and a file that people can come back to."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path

import numpy as np
import pytest
from deskgym.apps.clock import advance
from deskgym.apps.platform.models import Base, Person
from deskgym.seeds import cache
from deskgym.seeds import world as worlds
from deskgym.seeds.build import build
from deskgym.seeds.errors import WorldError
from deskgym.seeds.world import World, forget
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Mapped, mapped_column

PRINT_DIGEST = """
import hashlib, sys
from deskgym.seeds.world import World
print(hashlib.sha256(World.build(int(sys.argv[1]), cache=False).snapshot()).hexdigest())
"""


def digest(world: World) -> str:
    return hashlib.sha256(world.snapshot()).hexdigest()


def digest_elsewhere(seed: int, hash_seed: str, timezone: str) -> str:
    """The digest of a world built by another process, with other hashes, in another timezone."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": timezone}
    command = [sys.executable, "-c", PRINT_DIGEST, str(seed)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def test_the_same_seed_gives_the_same_bytes_in_any_process() -> None:
    here = digest(World.build(3))
    assert digest_elsewhere(3, "0", "UTC") == here
    assert digest_elsewhere(3, "4711", "Asia/Tokyo") == here


def test_tables_that_no_app_declares_stay_out_of_a_world() -> None:
    before = build(5, "small")

    class Stray(Base):
        __tablename__ = "test_stray"
        id: Mapped[int] = mapped_column(primary_key=True)

    try:
        assert build(5, "small") == before
    finally:
        Base.metadata.remove(Base.metadata.tables[Stray.__tablename__])


def test_other_seeds_give_other_companies() -> None:
    worlds = [World.build(seed) for seed in range(5)]
    assert len({digest(world) for world in worlds}) == 5
    names, days = set(), set()
    for world in worlds:
        with world.session() as db:
            names.add(db.company.name)
            days.add(db.today)
    assert len(names) == len(days) == 5


def test_a_cached_world_is_the_built_one() -> None:
    assert World.build(2).snapshot() == World.build(2).snapshot() == World.build(2, cache=False).snapshot()


def test_a_world_knows_its_seed_and_size(fresh_world: World) -> None:
    assert (fresh_world.seed, fresh_world.size) == (0, "small")


def test_a_fork_is_independent(fresh_world: World) -> None:
    before = fresh_world.snapshot()
    fork = fresh_world.fork()
    with fork.session() as db:
        advance(db, timedelta(hours=1))
    assert fresh_world.snapshot() == before != fork.snapshot()
    assert (fork.seed, fork.size) == (0, "small")


def test_a_size_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(WorldError, match=r"'huge'\. Choose one of: small, large"):
        World.build(0, "huge")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seed", "told"),
    [
        (-1, "-1"), (2**63, "9223372036854775808"), (10**5000, "one of 16610 bits"), (1.0, "1.0"), ("7", "'7'"),
        (True, "True"), (None, "None"), ([], "[]"), ({"seed": []}, "{'seed': []}"),
    ],
    ids=lambda value: "long" if value == 10**5000 else None,
)  # fmt: skip
@pytest.mark.parametrize("ask", [World.build, World.shared, World.is_built])
def test_what_is_no_whole_number_from_0_to_2_63_is_refused_at_once(
    ask: Callable[[object], object], seed: object, told: str
) -> None:
    with pytest.raises(WorldError, match=rf"^A world's seed is .*, not {re.escape(told)}\.$"):
        ask(seed)


def test_a_seed_of_numpy_is_a_number_like_any_other() -> None:
    assert World.shared(np.int64(1)) is World.shared(1)  # type: ignore[arg-type]


def test_building_takes_a_moment_and_loading_next_to_nothing() -> None:
    start = time.process_time()
    snapshot = build(77, "small")
    building = time.process_time() - start
    assert building < 15, "the bar is 5 s on an idle machine"
    World.build(77)
    start = time.process_time()
    assert World.build(77).snapshot() == snapshot
    assert time.process_time() - start < building / 10


def test_a_world_in_a_file_is_kept_until_a_fresh_one_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "office.sqlite"
    world = World.open(path, seed=1)
    with world.session() as db:
        advance(db, timedelta(hours=2))
        later = db.now
    world.close()

    again = World.open(path, seed=1)
    with again.session() as db:
        assert db.now == later
    again.close()

    fresh = World.open(path, seed=1, fresh=True)
    with fresh.session() as db:
        assert db.now == later - timedelta(hours=2)
    fresh.close()


def test_a_world_in_a_file_can_be_forked_and_restored(tmp_path: Path) -> None:
    path = tmp_path / "office.sqlite"
    world = World.open(path, seed=1)
    with world.session() as db:
        start = db.now
    before = world.snapshot()
    with world.session() as db:
        advance(db, timedelta(hours=2))
    fork = world.fork()
    with fork.session() as db:
        assert db.now == start + timedelta(hours=2)
    world.restore(before)
    world.close()

    again = World.open(path, seed=1)
    with again.session() as db:
        assert db.now == start
    again.close()


def test_a_shared_world_is_one_for_all_and_nobody_can_change_it() -> None:
    world = World.shared(1)
    world.close()
    assert World.shared(1) is world
    with pytest.raises(OperationalError, match="readonly"), world.session() as db:
        advance(db, timedelta(hours=2))
    assert digest(world) == digest(World.build(1))


def test_a_fork_of_a_shared_world_can_be_changed_and_leaves_it_as_it_was() -> None:
    world = World.shared(1)
    before = digest(world)
    fork = world.fork()
    with fork.session() as db:
        advance(db, timedelta(hours=2))
    assert digest(fork) != before == digest(world) == digest(World.shared(1))
    fork.close()


def test_what_one_right_way_writes_into_any_copy_of_a_world_gives_the_same_bytes() -> None:
    shared = World.shared(1)
    copies = [shared.fork(), shared.fork().fork(), World.of(shared.snapshot()), World.build(1, cache=False)]
    assert {digest(copy) for copy in copies} == {digest(shared)}
    for copy in copies:
        with copy.session() as db:
            advance(db, timedelta(days=40))
    assert len({digest(copy) for copy in copies}) == 1
    assert digest(copies[0]) != digest(shared)


def test_a_shared_world_can_be_copied_while_somebody_reads_it() -> None:
    world = World.shared(1)
    with world.session() as db, ThreadPoolExecutor(1) as elsewhere:
        people = db.scalars(select(Person)).all()
        copy = elsewhere.submit(world.fork).result(timeout=30)
        assert digest(copy) == digest(world)
        assert people


def test_in_one_process_the_file_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = World.build(1)
    monkeypatch.setenv("DESKGYM_CACHE", str(tmp_path))
    assert World.is_built(1)
    assert digest(World.build(1)) == digest(first)
    assert list(tmp_path.iterdir()) == []


def test_shared_worlds_beyond_the_limit_are_dropped_and_stay_whole_for_who_uses_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = World.shared(1)
    monkeypatch.setattr(worlds, "MEMORY_LIMIT", int(2.5 * first.length))
    forget()
    kept = [World.shared(seed) for seed in (1, 2, 3)]
    assert World.shared(2) is kept[1]
    assert World.shared(3) is kept[2]
    assert World.shared(1) is not kept[0]
    assert World.shared(3) is kept[2], "it was used after the one that had to go"
    with kept[0].session() as db:
        assert db.company.name


def test_large_worlds_and_small_ones_do_not_drive_each_other_out(monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = World.shared(1).snapshot()
    monkeypatch.setattr(cache, "snapshot", lambda seed, size, build: snapshot)
    monkeypatch.setattr(worlds, "MEMORY_LIMIT", 1)
    forget()
    small, large = World.shared(1, "small"), World.shared(1, "large")
    assert World.shared(1, "small") is small
    assert World.shared(1, "large") is large
    forget()


def test_a_file_of_another_seed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "office.sqlite"
    World.open(path, seed=1).close()
    with pytest.raises(WorldError, match=r"holds seed 1 \(small\)"):
        World.open(path, seed=2)
    World.open(path, seed=2, fresh=True).close()


def test_a_file_that_is_no_world_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Buy milk. " * 200)
    with pytest.raises(WorldError, match="not a world"):
        World.open(path, seed=1)
    assert path.read_text().startswith("Buy milk.")
