"""Which episodes a run plays, and how; and the manifest that says so."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Self

from ... import __version__
from ...gym.config import Config
from ...gym.observations import kinds_of, shows_pictures
from ...gym.tools.offers import check_offer
from ...seeds.sources import fingerprint
from ...tasks.registry import Split, get_family
from ..agents.protocol import Usage
from ..errors import BadSelection
from ..look_choice import LookChoice
from ..selection import parse_seeds, select_families, with_dials
from ..trajectories.images import sha256
from ..trajectories.model import Header
from .keys import EpisodeKey
from .sets import EpisodeSet, load_set

if TYPE_CHECKING:
    from ...gym.user import Form

#: Changes when a reader of the old manifest or of the old entries could misread the new ones.
FORMAT = 1
_MILLION = 1_000_000


@dataclass(frozen=True, kw_only=True)
class Prices:
    """Dollars per million tokens."""

    input: float
    cached: float
    output: float

    @classmethod
    def parse(cls, text: str) -> Self:
        """The prices of "3,0.3,15". Raises BadSelection."""
        try:
            given = [float(part) for part in text.split(",")]
        except ValueError:
            given = []
        if len(given) != 3 or not all(0 <= price < _MILLION for price in given):
            raise BadSelection(
                f"{text!r} are no prices: give dollars per million tokens of input, cached input and output, "
                "as in 3,0.3,15."
            )
        return cls(input=given[0], cached=given[1], output=given[2])

    def cost(self, usage: Usage) -> float:
        """Dollars for so many tokens."""
        fresh = usage.input - usage.cached
        spent = fresh * self.input + usage.cached * self.cached + usage.output * self.output
        return round(spent / _MILLION, 9)


@dataclass(frozen=True, kw_only=True)
class RunConfig:
    """What a run plays. Everything here is in the manifest, and stays as it is when the run is resumed."""

    agent: str
    options: Mapping[str, str] = field(default_factory=dict)
    tasks: str | None = None  # patterns of families; None with a set
    seeds: str = "0:1"
    split: Split | None = None  # each family's own unless told
    dials: Mapping[str, int] = field(default_factory=dict)  # of difficulty, by name
    set: str | None = None  # the name of a set, which takes the place of tasks, seeds and split
    attempts: int = 1
    observation: tuple[str, ...] = ("axtree",)
    form: Form = "element"
    width: int | None = None  # of pictures; those of the look unless told
    height: int | None = None
    interface: str = "browser"
    tools: str = "app"  # of these, where there are any
    look: str = "0"
    looks: str | None = None  # in the place of one look: numbers, or a split to draw from
    actions: str = "all"  # on pages
    goto: bool = True
    max_steps: int | None = None
    call_timeout: float = 600.0  # seconds in which an agent has to give an action, all its retries included
    episode_timeout: float = 7200.0
    price: Prices | None = None

    def __post_init__(self) -> None:
        """Raises BadOption for what no environment can be made with."""
        kinds_of(self.observation)
        if self.actions == "pixels":
            object.__setattr__(self, "form", "pixel")
        elif self.actions == "elements" and self.form == "pixel":
            raise BadSelection("Form pixel acts on pixels, and --actions elements takes none: leave one out.")
        self.environment  # noqa: B018  refuses what goes not together
        check_offer(self.tools)

    @property
    def choice(self) -> LookChoice:
        """In which looks it is played."""
        return LookChoice(self.look, self.looks)

    @property
    def environment(self) -> Config:
        """What an environment is made with, but for its family. Raises BadOption, BadSelection."""
        return Config(
            "",
            observation=self.observation,
            width=self.width,
            height=self.height,
            max_steps=self.max_steps,
            interface=self.interface,
            tools=self.tools,
            actions=self.actions,
            goto=self.goto,
            look=self.choice.look,
            looks=None if self.looks is None else "train",
            **self.dials,  # type: ignore[arg-type]
        )

    @property
    def kinds(self) -> tuple[str, ...]:
        """In which forms pages are seen; none where there are no pages."""
        return () if self.interface == "tools" else kinds_of(self.observation)

    @property
    def dialect(self) -> str | None:
        return self.options.get("dialect")

    def episodes(self) -> list[EpisodeKey]:
        """Every episode wanted, in order. Raises BadSelection and UnknownFamily."""
        chosen = self.of_set
        instances = chosen.keys if chosen is not None else self._instances()
        choice = self.choice
        served = (replace(key, look=look) for key in instances for look in choice.of(key.family, key.split, key.seed))
        keys = [replace(key, attempt=attempt) for key in served for attempt in range(self.attempts)]
        return sorted(keys, key=lambda key: key.order)

    def _instances(self) -> list[EpisodeKey]:
        return [
            EpisodeKey(family=family.id, seed=seed, split=self.split or family.split, dials=self.dials)
            for family in with_dials(select_families(self.tasks or "all", has_pictures=self.has_pictures), self.dials)
            for seed in parse_seeds(self.seeds)
        ]

    @property
    def has_pictures(self) -> bool:
        """Whether the agents see pages as pictures."""
        return self.interface != "tools" and shows_pictures(self.observation)

    @property
    def of_set(self) -> EpisodeSet | None:
        """The set that is played, if one is. Raises BadSelection."""
        return None if self.set is None else load_set(self.set)

    def header(self, key: EpisodeKey) -> Header:
        """What is known of an episode that did not open."""
        family, (width, height) = get_family(key.family), self.environment.picture
        return Header(
            family=key.family,
            seed=key.seed,
            split=key.split,
            size="small",
            world=-1,
            persona=family.persona,
            goal="",
            observation=list(self.kinds),
            form=self.form,
            package=__version__,
            agent=self.agent,
            attempt=key.attempt,
            dials=dict(key.dials),
            dialect=self.dialect,
            width=width,
            height=height,
            max_steps=self.max_steps or family.steps,
            interface=self.interface,
            tools="" if self.interface == "browser" else self.tools,
            look=key.look,
            actions=self.actions,
            goto=self.goto,
        )

    def manifest(self) -> dict[str, Any]:
        """The run as plain data for JSON: the options, and what its worlds, tasks and versions are."""
        episodes = self.episodes()
        chosen = self.of_set
        named = "\n".join(f"{key.family}/{key.name}" for key in episodes)
        return {
            "format": FORMAT,
            **asdict(self),
            "observation": list(self.observation),
            "options": dict(self.options),
            "dials": dict(self.dials),
            "episodes": len(episodes),
            "episodes_digest": sha256(named.encode()),
            "set_version": chosen and chosen.version,
            "set_digest": chosen and chosen.digest,
            "deskgym": __version__,
            "python": ".".join(platform.python_version_tuple()[:2]),
            "worlds": fingerprint(),
        }

    @classmethod
    def of(cls, manifest: Mapping[str, Any]) -> Self:
        """The run that a manifest describes."""
        names = cls.__dataclass_fields__.keys() & manifest.keys()
        values = {name: manifest[name] for name in names}
        values["observation"] = tuple(values["observation"])
        values["price"] = Prices(**values["price"]) if values["price"] else None
        return cls(**values)
