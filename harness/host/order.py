"""Which episode somebody wants to have opened, and how they want to see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ...gym.config import Config, instance_options, seed_of
from ...gym.errors import BadOption, did_you_mean
from ...gym.observations import kinds_of
from ...gym.tools.offers import check_offer
from ...tasks.errors import TaskError
from ...tasks.registry import get_family
from ...tasks.splits import RunOrder
from .errors import BadOrder

#: Options of `gym.make` that make no sense for an episode that somebody far away plays.
_NOT_HERE = frozenset({"family", "render_mode", "ahead"})
_OPTIONS = tuple(name for name in Config.__dataclass_fields__ if name not in _NOT_HERE)


@dataclass(frozen=True)
class Order:
    """An episode: family, seed, and options of `gym.make` and `reset` (observation, split, hops, level …), checked.

    Raises BadOrder.
    """

    family: str
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not isinstance(self.family, str):
            raise BadOrder(f"A family is named by a text such as 'crm-update', not {self.family!r}.")
        object.__setattr__(self, "family", self.family.removesuffix("-v0"))
        allowed = (*_OPTIONS, "level")
        for name in self.options:
            if name not in allowed:
                raise BadOrder(f"There is no option {name!r}. {did_you_mean(name, allowed)}")
        try:
            seed_of(self.seed)
            config = Config(self.family, **self.make_options)
            if config.observation is not None:
                if not isinstance(config.observation, str | tuple):
                    raise BadOrder(f"Option 'observation' is a kind, or a list of kinds, not {config.observation!r}.")
                kinds_of(config.observation)
            check_offer(config.tools)
            get_family(self.family).with_dials(**config.dials)
            instance_options(self.reset_options)
        except (BadOption, TaskError) as error:
            raise BadOrder(str(error)) from None

    @classmethod
    def of(cls, given: object) -> Order:
        """From what came over the wire: `{"family": …, "seed": …, other options}`. Raises BadOrder.

        In the place of a seed there may be a `place` in the order of a run, see `RunOrder`.
        """
        if not isinstance(given, Mapping):
            raise BadOrder(f"An order is an object with 'family' and 'seed', not {type(given).__name__}.")
        if "family" not in given:
            raise BadOrder("An order names its 'family', such as 'crm-update'.")
        named = ("family", "seed", "place")
        options = {name: value for name, value in given.items() if name not in named and value is not None}
        seed, place = given.get("seed"), given.get("place")
        order = cls(given["family"], 0 if seed is None else seed, options)
        return order if place is None or seed is not None else order._at(place)

    def _at(self, place: object) -> Order:
        """The instance at a place of a run. Raises BadOrder."""
        split = self.options.get("split") or get_family(self.family).split
        try:
            return replace(self, seed=RunOrder(split, self.options.get("run_seed")).number_at(seed_of(place)))
        except BadOption as error:
            raise BadOrder(str(error)) from None

    @property
    def make_options(self) -> dict[str, Any]:
        """What `gym.make` is given."""
        given = {name: value for name, value in self.options.items() if name != "level"}
        return {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}

    @property
    def reset_options(self) -> dict[str, Any]:
        """What `reset` is given."""
        return {"level": self.options["level"]} if "level" in self.options else {}
