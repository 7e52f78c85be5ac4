"""Faults planted in an environment: a reset that leaks, a clock on the wall. The audit must report each."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from deskgym import gym
from deskgym.apps.office import Office
from deskgym.gym import episode
from deskgym.gym.env import OfficeEnv
from deskgym.gym.registration import register
from deskgym.harness import play_gold
from deskgym.harness.audit.episodes import audit_episodes, isolation
from deskgym.harness.audit.episodes.digest import digest
from deskgym.harness.audit.episodes.isolation import difference, pollute
from deskgym.seeds.world import World
from deskgym.tasks import Family, Task, family, get_family
from deskgym.tasks.draw import Draw
from deskgym.tasks.gold import User
from deskgym.tasks.registry import _REGISTRY
from gymnasium.envs.registration import registry

from .test_planted import change_phone

KINDS = ["axtree", "dom", "screenshot"]


class LeavesARow(gymnasium.Wrapper[Any, Any, Any, Any]):
    """From the second episode on, a row of the one before is still there."""

    episodes = 0

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(**options)
        self.episodes += 1
        office = self.env.unwrapped
        assert isinstance(office, OfficeEnv)
        if self.episodes > 1:
            with office.world.session() as db:
                db.connection().exec_driver_sql("UPDATE crm_product SET family = 'Stray' WHERE id = 1")
        return observation, info


class LeavesATab(gymnasium.Wrapper[Any, Any, Any, Any]):
    """An episode begins with a tab too many."""

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        _, info = self.env.reset(**options)
        observation, *_ = self.env.step({"action": "new_tab", "url": "/"})
        return observation, info


def test_pixels_count_wherever_they_are() -> None:
    with closing(gym.make("crm-update-v0", observation=KINDS)) as env:
        played = play_gold(env, 0)
    whole = digest(played)
    assert digest(played) == whole
    played.steps[2].observation["screenshot"] = (seen := played.steps[2].observation["screenshot"].copy())
    assert digest(played) == whole
    seen[360, 640, 1] ^= 1
    assert [part for part, sum in digest(played).items() if sum != whole[part]] == ["observations"]


@pytest.mark.parametrize(("fault", "report"), [(LeavesARow, "the database differs"), (LeavesATab, "the observation")])
def test_a_leaking_reset_is_reported(fault: type[gymnasium.Wrapper[Any, Any, Any, Any]], report: str) -> None:
    with (
        closing(gym.make("crm-update-v0", observation=KINDS)) as dirty,
        closing(gym.make("crm-update-v0", observation=KINDS)) as fresh,
    ):
        assert difference(dirty, fresh, 0) == ""
        assert difference(fault(dirty), fresh, 0).startswith(report)


def test_a_download_that_outlives_its_episode_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    downloads: list[Path] = []

    def keep_a_copy(env: gymnasium.Env[Any, Any]) -> Path:
        download = pollute(env)
        assert download.read_bytes() == b"mess"
        downloads.append(download)
        return download.rename(tmp_path / "kept")

    monkeypatch.setattr(isolation, "pollute", keep_a_copy)
    with (
        closing(gym.make("crm-update-v0", observation=KINDS)) as dirty,
        closing(gym.make("crm-update-v0", observation=KINDS)) as fresh,
    ):
        assert difference(dirty, fresh, 0) == "kept stays on the disk after a mess"
    assert not downloads[0].exists()


def test_an_environment_that_works_on_its_neighbors_rows_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[World] = []

    def office_of_the_latest(world: World, domain: str, **options: Any) -> Any:
        worlds.append(world)
        return lambda environ, start_response: Office(worlds[-1], domain, **options)(environ, start_response)

    monkeypatch.setattr(episode, "Office", office_of_the_latest)
    (finding,) = audit_episodes(get_family("crm-update"), 0, "neighbors").findings
    assert "differ from those of the episode alone" in finding.detail


@pytest.fixture
def planted(request: pytest.FixtureRequest) -> Iterator[Family]:
    """A registered family that knows these alternatives."""

    @family("crm-planted", app="crm", kind="update", steps=15, persona="sales_rep")
    def make(draw: Draw, world: World) -> Task:
        """A family made for this."""
        return replace(get_family("crm-update").make(draw, world), alternatives=request.param)

    register()
    yield get_family("crm-planted")
    del _REGISTRY["crm-planted"], registry["crm-planted-v0"]


def half_way(user: User) -> None:
    user.done()


@pytest.mark.parametrize("planted", [(half_way,)], indirect=True)
def test_another_way_that_does_not_pass_is_reported(planted: Family) -> None:
    (finding,) = audit_episodes(planted, 0, "alternatives").findings
    assert "not passed: Contact" in finding.detail


@pytest.mark.parametrize("planted", [()], indirect=True)
def test_a_family_that_knows_one_way_is_not_counted_as_tried(planted: Family) -> None:
    result = audit_episodes(planted, 0, "alternatives")
    assert result.tried.total() == 0
    assert result.skipped["alternatives", "only one solution is known"] == 1


@pytest.fixture
def clocked() -> Iterator[str]:
    """A registered family that looks at the clock on the wall."""

    @family("crm-clocked", app="crm", kind="update", steps=10, persona="sales_rep")
    def make(draw: Draw, world: World) -> Task:
        """A family with a fault."""

        def gold(user: User) -> None:
            user.open("Contacts")
            user.done()

        return change_phone(draw, world, goal=f"It is {time.perf_counter_ns()}.", gold=gold)

    yield "crm-clocked"
    del _REGISTRY["crm-clocked"]


def test_a_clock_on_the_wall_is_reported(clocked: str) -> None:
    digests = []
    for _ in range(2):
        with closing(OfficeEnv(clocked)) as env:
            digests.append(digest(play_gold(env, 0)))
    assert [part for part in digests[0] if digests[0][part] != digests[1][part]] == ["observations"]


def test_a_sound_family_survives_every_episode() -> None:
    result = audit_episodes(get_family("crm-update"), 0)
    assert result.findings == []
    assert result.tried.total() == 9
