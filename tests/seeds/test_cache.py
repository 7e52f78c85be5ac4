"""The cache of built worlds: it may be damaged, full or unwritable, and never changes what one gets."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from deskgym.seeds import cache
from deskgym.seeds.sources import fingerprint


class Builder:
    """Counts how often a world had to be built."""

    def __init__(self, content: bytes = b"a world") -> None:
        self.content = content
        self.built = 0

    def __call__(self) -> bytes:
        self.built += 1
        return self.content


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DESKGYM_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


#: Loads a world whose building says so, and lasts until the process has something to read.
ASK = """
import sys
from deskgym.seeds import cache
def build():
    print("building", flush=True)
    sys.stdin.read(1)
    return b"a world"
print("asking", flush=True)
print("got", cache.snapshot(900, "small", build).decode(), flush=True)
"""


def ask() -> subprocess.Popen[str]:
    """Another process, which asks now for the world of seed 900."""
    process = subprocess.Popen([sys.executable, "-c", ASK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert said(process) == "asking"
    return process


def said(process: subprocess.Popen[str]) -> str:
    """The next line that it prints."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def load(build: Builder, seed: int = 900) -> bytes:
    return cache.snapshot(seed, "small", build)


def test_a_world_is_built_once(folder: Path) -> None:
    build = Builder()
    assert load(build) == load(build) == b"a world"
    assert build.built == 1
    assert [path.name for path in folder.iterdir()] == [f"world-small-900-{fingerprint()}"]


def test_it_tells_whether_a_world_has_to_be_built(folder: Path) -> None:
    build = Builder()
    assert not cache.holds(900, "small")
    load(build)
    assert cache.holds(900, "small")
    assert not cache.holds(900, "large")
    for path in folder.iterdir():
        path.unlink()
    assert not cache.holds(900, "small")


@pytest.mark.parametrize("damage", [b"", b"short", b"x" * 40])
def test_a_damaged_file_is_built_anew(folder: Path, damage: bytes) -> None:
    build = Builder()
    load(build)
    (path,) = folder.iterdir()
    path.write_bytes(damage)
    assert load(build) == b"a world"
    assert build.built == 2
    assert load(build) == b"a world"
    assert build.built == 2


def test_the_least_recently_used_worlds_go_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "DISK_LIMIT", 300)
    for seed in (1, 2, 3):
        load(Builder(b"w" * 100), seed)
    kept = sorted(path.name.split("-")[2] for path in folder.iterdir())
    assert kept == ["2", "3"]


def test_worlds_that_other_code_built_go_before_older_ones(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load(Builder(b"w" * 100), 1)
    (folder / "world-small-2-0123456789abcdef").write_bytes(b"w" * 104)
    monkeypatch.setattr(cache, "DISK_LIMIT", 300)
    load(Builder(b"w" * 100), 3)
    assert sorted(path.name.split("-")[2] for path in folder.iterdir()) == ["1", "3"]


def test_of_processes_that_ask_at_the_same_time_one_builds(folder: Path) -> None:
    first = ask()
    assert said(first) == "building"
    others = [ask() for _ in range(3)]
    told = first.communicate("x", timeout=60)[0]
    assert [told, *(other.communicate("x", timeout=60)[0] for other in others)] == ["got a world\n"] * 4
    assert [path.name for path in folder.iterdir()] == [f"world-small-900-{fingerprint()}"]


def test_nobody_waits_for_a_process_that_died_while_it_built(folder: Path) -> None:
    with ask() as first:
        assert said(first) == "building"
        first.kill()
    assert load(Builder()) == b"a world"
    assert [path.name for path in folder.iterdir()] == [f"world-small-900-{fingerprint()}"]


def test_threads_of_one_process_build_a_world_once(folder: Path) -> None:
    build = Builder()
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(lambda _: load(build), range(4))) == {b"a world"}
    assert build.built == 1


def test_without_locks_everybody_builds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "fcntl", None)
    assert load(Builder()) == b"a world"


def test_a_cache_that_cannot_be_written_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("DESKGYM_CACHE", str(tmp_path / "file"))
    assert load(Builder()) == b"a world"


def test_a_failed_build_leaves_nothing_behind(folder: Path) -> None:
    def fail() -> bytes:
        raise RuntimeError("no such trade")

    with pytest.raises(RuntimeError, match="no such trade"):
        cache.snapshot(901, "small", fail)
    assert not folder.exists() or list(folder.iterdir()) == []
