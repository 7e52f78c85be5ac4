"""The cache of built worlds: it may be damaged, full or unwritable, and never changes what one gets."""

from __future__ import annotations

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
