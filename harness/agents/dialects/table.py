"""A dialect as a table of words: each says one kind of action, and is read and written by the same row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from ....gym.actions import Action, Click, DoubleClick, Hover, Press, Scroll, parse
from ....gym.actions.values import short
from ....gym.errors import ActionError, did_you_mean
from ..functions import Form, in_form
from .base import Call, Unsayable, Viewport, Wire
from .geometry import EXACT, Grid
from .parts import Part
from .places import Cursor

#: Reads a call that no single word can say back: its arguments, and what the model sees.
Reading = Callable[[dict[str, Any], Viewport], list[Action]]
_MOST_REPEATS = 100
_PLACES = (("x", "y"), ("from_x", "from_y"), ("to_x", "to_y"))


@dataclass(frozen=True)
class Word:
    """A call that says one kind of action."""

    name: str
    kind: type[Action]
    parts: tuple[Part, ...] = ()
    means: Mapping[str, Any] = field(default_factory=dict)  # fields that the word itself implies
    says: Mapping[str, Any] = field(default_factory=dict)  # arguments that belong to the word
    enter: str = ""  # an argument that asks for Enter to be pressed afterwards
    repeat: str = ""  # an argument that says how many times

    @property
    def arguments(self) -> tuple[str, ...]:
        own = (name for part in self.parts for name in part.arguments)
        return (*self.says, *own, *(name for name in (self.enter, self.repeat) if name))

    @property
    def fields(self) -> tuple[str, ...]:
        """Those of the action that it says."""
        return (*self.means, *(name for part in self.parts for name in part.fields))

    def fits(self, given: Mapping[str, Any]) -> bool:
        return all(given.get(name) == value for name, value in self.says.items())

    def read(self, given: Mapping[str, Any], viewport: Viewport) -> list[Action]:
        """The actions that the arguments mean. Raises ActionError."""
        for name in given:
            if name not in self.arguments:
                takes = f"it takes {', '.join(self.arguments)}" if self.arguments else "it takes none"
                raise ActionError(f"it has no argument {short(name)}: {takes}")
        values = dict(self.means)
        for part in self.parts:
            values |= part.read(given, viewport)
        times = given.get(self.repeat, 1) if self.repeat else 1
        if not isinstance(times, int) or not 1 <= times <= _MOST_REPEATS:
            raise ActionError(f"{self.repeat} must be from 1 to {_MOST_REPEATS}")
        enter = given.get(self.enter, False) if self.enter else False
        if not isinstance(enter, bool):
            raise ActionError(f"{self.enter} must be true or false")
        return [parse({"action": self.kind.name, **values})] * times + [Press("Enter")] * enter

    def write(self, action: Action, viewport: Viewport) -> dict[str, Any]:
        """The arguments that say the action. Raises Unsayable."""
        if any(getattr(action, name) != value for name, value in self.means.items()):
            raise Unsayable(f"{self.name} means {dict(self.means)}")
        fields = {name: value for name, value in action.as_dict().items() if name not in ("action", *self.means)}
        if left := [name for name in fields if name not in self.fields]:
            raise Unsayable(f"{self.name} has no {left[0]}")
        said = dict(self.says)
        for part in self.parts:
            said |= part.write(fields, viewport)
        return said


@dataclass(frozen=True)
class TableDialect:
    """A dialect made of words; of several words for an action, the first that can say it does."""

    name: str
    form: Form
    wire: Wire
    words: tuple[Word, ...]
    native: Callable[[Viewport], list[dict[str, Any]]] = lambda _: []
    looks: frozenset[str] = frozenset()  # calls that only look, whatever their arguments
    refused: Mapping[str, str] = field(default_factory=dict)  # calls that cannot be done here → what to do instead
    readings: Mapping[str, Reading] = field(default_factory=dict)
    ignored: frozenset[str] = frozenset()  # arguments that tell nothing of the action
    renamed: Mapping[str, str] = field(default_factory=dict)  # other names of arguments
    also: tuple[type[Action], ...] = ()  # kinds offered beside it although it has words for some of them
    #: The tool whose argument of the second name tells the word; the words are the calls themselves where empty.
    envelope: tuple[str, str] | None = None
    toolset: str = ""
    grid: Grid = EXACT  # of functions offered beside it
    goto: bool = True  # whether an address may be gone to

    @cached_property
    def unsaid(self) -> tuple[type[Action], ...]:
        said = {word.kind for word in self.words}
        if any(word.kind is Click and "count" in word.fields for word in self.words):
            said.add(DoubleClick)
        said -= set(self.also)
        return tuple(kind for kind in in_form(self.form, goto=self.goto) if kind not in said)

    def tools(self, viewport: Viewport) -> list[dict[str, Any]]:
        return self.native(viewport)

    def decode(self, call: Call, viewport: Viewport) -> list[Action]:
        if not isinstance(call.arguments, dict):
            raise ActionError(f"the arguments of {short(call.name)} must be an object")
        name, given = call.name, {key: value for key, value in call.arguments.items() if value is not None}
        if self.envelope and name == self.envelope[0]:
            name = given.pop(self.envelope[1], None)
            if not isinstance(name, str):
                raise ActionError(f"{call.name} needs {self.envelope[1]}")
        elif kind := next((kind for kind in self.unsaid if kind.name == name), None):
            return [parse({**self._moved(given, viewport, self.grid.read), "action": kind.name})]
        elif self.envelope:
            raise ActionError(f"unknown tool {short(name)}: use {self.envelope[0]}")
        if name in self.looks:
            return []
        if name in self.refused:
            raise ActionError(f"{name} cannot be done here: {self.refused[name]}")
        try:
            return self._read(name, given, viewport)
        except ActionError as error:
            raise ActionError(f"{name}: {error}") from None

    def encode(self, action: Action, viewport: Viewport) -> list[Call]:
        return [self._wrapped(call) for call in self._said(_plain(action, viewport), viewport)]

    def beside(self, action: Action, viewport: Viewport) -> Call:
        if type(action) not in self.unsaid:
            raise Unsayable(f"{self.name} cannot say {action}")
        fields = {name: value for name, value in action.as_dict().items() if name != "action"}
        return Call(action.name, self._moved(fields, viewport, self.grid.write))

    def _read(self, name: str, given: dict[str, Any], viewport: Viewport) -> list[Action]:
        given = {self.renamed.get(key, key): value for key, value in given.items() if key not in self.ignored}
        if reading := self.readings.get(name):
            return reading(given, viewport)
        words = [word for word in self.words if word.name == name]
        if not words:
            known = [*(word.name for word in self.words), *self.readings, *(kind.name for kind in self.unsaid)]
            raise ActionError(f"there is no such action. {did_you_mean(name, known)}")
        word = next((word for word in words if word.fits(given)), None)
        if word is None:
            raise ActionError(f"it needs {' or '.join(str(dict(word.says)) for word in words)}")
        return word.read(given, viewport)

    def _said(self, action: Action, viewport: Viewport) -> list[Call]:
        reasons = []
        for word in self.words:
            if word.kind is not type(action):
                continue
            try:
                calls = []
                for piece in _pieces(word, action, viewport):
                    calls += [*self._before(word, piece, viewport), Call(word.name, word.write(piece, viewport))]
            except Unsayable as reason:
                reasons.append(str(reason))
            else:
                return calls
        if isinstance(action, Scroll) and action.dx and action.dy:
            axes = replace(action, dx=0), replace(action, dy=0)
            return [call for axis in axes for call in self._said(axis, viewport)]
        raise Unsayable(f"{self.name} cannot say {action}" + (f": {reasons[-1]}" if reasons else ""))

    def _before(self, word: Word, action: Action, viewport: Viewport) -> list[Call]:
        """The hover that takes the mouse where a word supposes it."""
        for part in word.parts:
            if isinstance(part, Cursor):
                ref = getattr(action, f"{part.prefix}ref")
                x, y = (getattr(action, f"{part.prefix}{axis}") for axis in "xy")
                return self._said(Hover(ref=ref, x=x, y=y), viewport)
        return []

    def _wrapped(self, call: Call) -> Call:
        return (
            call if self.envelope is None else Call(self.envelope[0], {self.envelope[1]: call.name, **call.arguments})
        )

    def _moved(
        self, fields: dict[str, Any], viewport: Viewport, move: Callable[..., tuple[float, float]]
    ) -> dict[str, Any]:
        """Arguments of a function beside it, their places moved to the dialect's grid or from it."""
        moved = dict(fields)
        for x, y in _PLACES:
            if x in fields and y in fields:
                moved[x], moved[y] = move(fields[x], fields[y], viewport)
        return moved


def _plain(action: Action, viewport: Viewport) -> Action:
    """The action, in the one of several equal forms that words are made for."""
    if isinstance(action, DoubleClick):
        return Click(ref=action.ref, x=action.x, y=action.y, count=2)
    if isinstance(action, Scroll) and action.ref is None and action.x is None:
        return replace(action, x=viewport.width // 2, y=viewport.height // 2)
    return action


def _pieces(word: Word, action: Action, viewport: Viewport) -> list[Action]:
    for part in word.parts:
        if len(pieces := part.pieces(action, viewport)) > 1:
            return pieces
    return [action]
