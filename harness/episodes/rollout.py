"""Gold episodes one after the other in this process: one environment per family, one file per episode."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium

from ... import gym
from ...gym.config import Config
from ...seeds.sizes import Size
from ...tasks import Family
from ..errors import BadSelection, BadTrajectory
from ..look_choice import LookChoice
from ..selection import as_options
from ..trajectories.model import Header, Observation, Trajectory, read
from ..trajectories.store import Store, Writer
from .gold import Way, play_gold

if TYPE_CHECKING:
    from ...gym.user import Form

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
    #: Pages in a browser, tools, or both; and of the tools which.
    interface: str = "browser"
    tools: str = "app"
    #: In which looks: in one, in several, or in one drawn for each instance.
    looks: LookChoice = field(default_factory=LookChoice)
    #: The actions that there are on pages.
    actions: str = "all"
    goto: bool = True

    def __post_init__(self) -> None:
        """Raises BadSelection for a way that tools do not have, BadOption for what no environment can be made with."""
        kinds: Any = self.observation
        more = {"look": self.looks.look, "looks": None if self.looks.looks is None else "train"}
        Config("", kinds, interface=self.interface, actions=self.actions, goto=self.goto, **more)  # type: ignore[arg-type]
        if self.actions == "pixels" and self.form == "element":
            object.__setattr__(self, "form", "pixel")
        if self.actions == "elements" and self.form == "pixel":
            raise BadSelection("Form pixel is played on pixels, and --actions elements takes none: leave one out.")
        if self.interface != "browser" and (self.form, self.way) != ("element", "plain"):
            raise BadSelection("Through tools gold has one form and one way: leave out --form and --way.")

    @property
    def kinds(self) -> tuple[str, ...]:
        """In which forms the page is seen; none where there is no page."""
        return () if self.interface == "tools" else self.observation

    @property
    def offer(self) -> str:
        """Which tools there are; empty where there are pages alone."""
        return "" if self.interface == "browser" else self.tools

    def browser(self) -> AbstractContextManager[None]:
        """Keeps the process's browser meanwhile, where there are pages."""
        return nullcontext() if self.interface == "tools" else one_browser()

    @property
    def draw(self) -> bool:
        """Whether the recorder takes the screenshots."""
        return not self.compact and "screenshot" in self.kinds

    def of(self, family: Family) -> Iterator[tuple[int, str]]:
        """The seeds of a family, and the looks in which each is played."""
        return ((seed, look) for seed in self.seeds for look in self.looks.of(family.id, family.split, seed))

    def __len__(self) -> int:
        return len(self.families) * len(self.seeds) * self.looks.per_instance


def play(config: RolloutConfig, store: Store) -> Generator[Played, None, None]:
    """Play the configured episodes that `store` lacks, and yield all of them."""
    with config.browser():
        for family in config.families:
            with ExitStack() as stack:
                env = None
                for seed, look in config.of(family):
                    path = store.path(family.id, seed, look)
                    trajectory = load_verified(path, config)
                    if trajectory is None:
                        # Made when first needed: what is kept takes no browser.
                        env = env or stack.enter_context(closing(_make(family, config)))
                        with Writer(path) as writer:
                            trajectory = play_gold(
                                env, seed, form=config.form, way=config.way, writer=writer, draw=config.draw, look=look
                            )
                    yield family, seed, trajectory


@contextmanager
def one_browser() -> Iterator[None]:
    """Keep the process's browser, once it runs, from one environment to the next."""
    from ...gym.browser import acquire, release

    browser = acquire()
    try:
        yield
    finally:
        release(browser)


def _make(family: Family, config: RolloutConfig) -> gymnasium.Env[Observation, Any]:
    # Without pages nobody looks at which forms of them there are.
    kinds = [kind for kind in config.observation if not (config.draw and kind == "screenshot")]
    if family.needs and config.interface != "tools":
        # Gold knows what is in the pictures; whoever learns of it has to see them.
        kinds = list(dict.fromkeys([*kinds, family.needs]))
    options: dict[str, Any] = {"interface": config.interface, "tools": config.tools, **config.dials}
    options |= {"look": config.looks.look, "actions": config.actions, "goto": config.goto}
    # What would be opened after the last seed is played by nobody, and the processes share the processors as it is.
    return gym.make(f"{family.id}-v0", observation=kinds, size=config.size, ahead=False, **options)


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
    asked = (config.form, config.way, sorted(config.kinds), config.size, dict(config.dials), config.interface)
    played = (header.form, way, sorted(header.observation), header.size, header.dials, header.interface)
    if (*played, header.tools, header.actions, header.goto) != (*asked, config.offer, config.actions, config.goto):
        raise BadSelection(
            f"{path} was played with {_as_played(header, way)} --size {header.size}{as_options(header.dials)}. "
            "Ask for the same, choose another --out, or give --force."
        )
    return trajectory if trajectory.verified else None


def _as_played(header: Header, way: str) -> str:
    """The options that say through what an episode was played."""
    pages = f"--form {header.form} --way {way}"
    tools = f"--interface {header.interface} --tools {header.tools}"
    pages += f" --actions {header.actions}" if header.actions != "all" else ""
    pages += "" if header.goto else " --no-goto"
    seen = f"--observation {','.join(header.observation)}" if header.observation else ""
    return " ".join(part for part in (tools if header.tools else pages, seen) if part)
