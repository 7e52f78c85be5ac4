"""Gold episodes one after the other in this process: one environment per family, one file per episode."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gymnasium

from ... import gym
from ...gym.browser import acquire, release
from ...gym.user import Form
from ...seeds.sizes import Size
from ...tasks import Family
from ..errors import BadSelection, BadTrajectory
from ..selection import as_options
from ..trajectories.model import Observation, Trajectory, read
from ..trajectories.store import Store, Writer
from .gold import Way, play_gold

Played = tuple[Family, int, Trajectory]


@dataclass(frozen=True, kw_only=True)
class RolloutConfig:
    """Which gold episodes to play, and how."""

    families: Sequence[Family]
    seeds: Sequence[int]
    observation: tuple[str, ...] = ("axtree", "screenshot")
    form: Form = "element"
    way: Way = "plain"
    size: Size = "small"
    #: Dials of difficulty that are turned, by name.
    dials: Mapping[str, int] = field(default_factory=dict)
    #: Screenshots in as few bytes as a PNG takes; else as the browser made them, sooner and larger.
    compact: bool = True

    @property
    def draw(self) -> bool:
        """Whether the recorder takes the screenshots."""
        return not self.compact and "screenshot" in self.observation

    def __len__(self) -> int:
        return len(self.families) * len(self.seeds)


def play(config: RolloutConfig, store: Store) -> Generator[Played, None, None]:
    """Play the configured episodes that `store` lacks, and yield all of them."""
    with one_browser():
        for family in config.families:
            with ExitStack() as stack:
                env = None
                for seed in config.seeds:
                    path = store.path(family.id, seed)
                    trajectory = load_verified(path, config)
                    if trajectory is None:
                        # Made when first needed: what is kept takes no browser.
                        env = env or stack.enter_context(closing(_make(family, config)))
                        with Writer(path) as writer:
                            trajectory = play_gold(
                                env, seed, form=config.form, way=config.way, writer=writer, draw=config.draw
                            )
                    yield family, seed, trajectory


@contextmanager
def one_browser() -> Iterator[None]:
    """Keep the process's browser, once it runs, from one environment to the next."""
    browser = acquire()
    try:
        yield
    finally:
        release(browser)


def _make(family: Family, config: RolloutConfig) -> gymnasium.Env[Observation, Any]:
    kinds = [kind for kind in config.observation if not (config.draw and kind == "screenshot")]
    # What would be opened after the last seed is played by nobody, and the processes share the processors as it is.
    return gym.make(f"{family.id}-v0", observation=kinds, size=config.size, ahead=False, **config.dials)


def load_verified(path: Path, config: RolloutConfig) -> Trajectory | None:
    """The trajectory at `path`, if it is verified and was played as configured; what went wrong is played again."""
    if not path.is_file():
        return None
    try:
        trajectory = read(path)
    except BadTrajectory:
        return None
    header = trajectory.header
    # Those of earlier versions say nothing of their way, and are plain.
    way = header.way or "plain"
    asked = (config.form, config.way, sorted(config.observation), config.size, dict(config.dials))
    if (header.form, way, sorted(header.observation), header.size, header.dials) != asked:
        raise BadSelection(
            f"{path} was played with --form {header.form} --way {way} --observation {','.join(header.observation)}"
            f" --size {header.size}{as_options(header.dials)}. "
            "Ask for the same, choose another --out, or give --force."
        )
    return trajectory if trajectory.verified else None
