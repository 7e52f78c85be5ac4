"""How an environment is set up, and which instance `reset` opens: what callers choose, checked."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..apps.platform.looks import LOOKS, PLAIN, BadLook, Look, look_of
from ..apps.platform.looks.display import picture_of
from ..seeds.sizes import Size
from ..tasks.dials import Dials
from ..tasks.effort import LEVELS
from ..tasks.errors import BadDial
from ..tasks.registry import Family
from ..tasks.splits import NUMBERS, WORLDS, Split
from .actions.sets import SETS, ActionSet
from .dials import clashes
from .errors import BadOption, did_you_mean

SIZES = ("small", "large")
INTERFACES = ("browser", "tools", "both")
RENDER_MODES = ("rgb_array", "human")
# Of a picture's sides, in pixels: what the pages are made for, and what a browser can draw.
SIDES = range(200, 4097)
#: The most that an option may ask for, and the space of what is left of them holds.
MOST_STEPS = 1_000_000_000
#: Dials of difficulty are options of both: how they stand in an environment, and in one episode.
DIALS = tuple(Dials.__dataclass_fields__)
_OPTIONS = {"seed": int, "split": str, "size": str, "level": str, "look": str, **dict.fromkeys(DIALS, int)}


@dataclass(frozen=True)
class Config:
    """How an environment is set up. Raises BadOption."""

    family: str
    # In which forms the page is seen; None: by its tree, and as a picture where the family needs one.
    observation: str | tuple[str, ...] | list[str] | None = None
    split: Split | None = None  # the family's own unless told
    size: Size = "small"
    max_steps: int | None = None  # the family's own unless told
    render_mode: str | None = None
    # Of pictures, in pixels; None: those of the look's screen, and 1280 × 720 where looks are drawn.
    width: int | None = None
    height: int | None = None
    # Whether the next instance is opened while this one is played, so that `reset()` need not wait for it. None: by one
    # environment of the process at a time, once its resets follow one another; True: always, for more memory.
    ahead: bool | None = None
    # The order in which `reset()` goes on, for each training run another; None: that of numbers.
    run_seed: int | None = None
    # Pages in a browser, the apps' tools, or both at the same time.
    interface: str = "browser"
    # Of the tools: "app", those of the person's apps; "all"; or such as "needed+10", the needed ones among ten others.
    tools: str = "app"
    # What actions on pages are aimed at: "all", "elements" or "pixels"; and whether one may go to an address.
    actions: str = "all"
    goto: bool = True
    # How the office is served: a number, or such as "theme:dark,words:3"; 0 is the plain look.
    look: int | str = 0
    # A split whose looks are drawn from, one for each instance.
    looks: str | None = None
    # Dials of difficulty, see `tasks.dials`.
    hops: int = 0
    length: int | None = None

    def __post_init__(self) -> None:
        _check_one_of("split", self.split, (None, *WORLDS))
        _check_one_of("size", self.size, SIZES)
        _check_one_of("render_mode", self.render_mode, (None, *RENDER_MODES))
        for name in ("width", "height"):
            given = getattr(self, name)
            if given is not None and (not is_whole(given) or given not in SIDES):
                raise BadOption(f"Option {name!r} is {SIDES[0]} to {SIDES[-1]} pixels, not {given!r}.")
        if self.max_steps is not None and (not is_whole(self.max_steps) or not 1 <= self.max_steps <= MOST_STEPS):
            raise BadOption(f"Option 'max_steps' is a whole number from 1 to {MOST_STEPS:,}, not {self.max_steps!r}.")
        if self.run_seed is not None and not (is_whole(self.run_seed) and 0 <= self.run_seed < NUMBERS):
            raise BadOption(
                f"Option 'run_seed' is a whole number, 0 or more and less than 2**63, not {self.run_seed!r}."
            )
        _check_one_of("interface", self.interface, INTERFACES)
        _check_one_of("actions", self.actions, SETS)
        if not isinstance(self.goto, bool):
            raise BadOption(f"Option 'goto' is True or False, not {self.goto!r}.")
        checked_look(self.look)
        _check_one_of("looks", self.looks, (None, *LOOKS))
        _check_dials({name: getattr(self, name) for name in DIALS})
        if (clash := next(clashes(self), None)) is not None:
            raise BadOption(clash.reason)
        if self.render_mode == "human":
            self._check_window()

    @property
    def picture(self) -> tuple[int, int]:
        """Width and height of pictures, in pixels: the same in all episodes, whatever their looks."""
        width, height = picture_of(PLAIN if self.looks is not None else checked_look(self.look))
        return self.width or width, self.height or height

    @property
    def dials(self) -> dict[str, int]:
        """The dials that are turned, by name."""
        return Dials(hops=self.hops, length=self.length).turned()

    @property
    def action_set(self) -> ActionSet:
        """The actions that an episode with pages takes."""
        return ActionSet(self.actions, self.goto, has_tools=self.interface == "both")

    @property
    def offer(self) -> str:
        """Which tools there are; empty where there are pages alone."""
        return "" if self.interface == "browser" else self.tools

    def _check_window(self) -> None:
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            raise BadOption('render_mode="human" needs a display, and there is none. Use "rgb_array".')
        if self.ahead:
            raise BadOption('ahead=True would show a second window: leave it out in render_mode="human".')


def check_needs(family: Family, *, has_pictures: bool) -> None:
    """Raise BadOption where somebody could not do a family's tasks, since what they turn on is in pictures alone."""
    if family.needs and not has_pictures:
        raise BadOption(
            f"Family {family.id!r} needs to see pictures: have 'screenshot' or 'marks' in the observation of a browser."
        )


def is_whole(value: object) -> bool:
    """Whether it is a whole number; True and False are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def seed_of(given: Any) -> int:
    """The number of an instance. Raises BadOption."""
    if not is_whole(given):
        raise BadOption(f"A seed must be a whole number, not {given!r}.")
    if not 0 <= given < NUMBERS:
        raise BadOption(f"A seed is 0 or more, and less than 2**63, not {hex(given)}.")
    return int(given)


def checked_look(given: object) -> Look:
    """The look that somebody asks for. Raises BadOption."""
    try:
        return look_of(given)
    except BadLook as error:
        raise BadOption(str(error)) from None


def instance_options(options: object) -> dict[str, Any]:
    """Options of reset, checked. Raises BadOption."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption(f"reset(options=…) takes a dict with {', '.join(_OPTIONS)}, not {type(options).__name__}.")
    for key, value in options.items():
        if key not in _OPTIONS:
            raise BadOption(f"Unknown option {key!r}. {did_you_mean(key, _OPTIONS)}")
        kind = _OPTIONS[key]
        if key == "look":
            checked_look(value)
        elif not (is_whole(value) if kind is int else isinstance(value, kind)):
            raise BadOption(f"Option {key!r} must be {'a whole number' if kind is int else 'a text'}, not {value!r}.")
    _check_one_of("split", options.get("split"), (None, *WORLDS))
    _check_one_of("size", options.get("size"), (None, *SIZES))
    _check_one_of("level", options.get("level"), (None, *LEVELS))
    _check_dials({name: options[name] for name in DIALS if name in options})
    return dict(options)


def _check_dials(given: Mapping[str, Any]) -> None:
    try:
        Dials(**given)
    except BadDial as error:
        raise BadOption(str(error)) from None


def _check_one_of(name: str, given: object, allowed: tuple[object, ...]) -> None:
    if given not in allowed:
        names = [str(value) for value in allowed if value is not None]
        raise BadOption(f"Unknown {name} {given!r}. {did_you_mean(given, names)}")
