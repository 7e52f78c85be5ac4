"""The canonical actions: typed, parsed from a dict or a call string, never evaluated.

    {"action": "click", "ref": "e12"}      click("e12")
    {"action": "click", "x": 120, "y": 300}      click(120, 300)
    {"action": "fill", "ref": "e7", "text": "Ruiz"}      fill("e7", "Ruiz")

A target is a `ref` of the latest observation, or a pixel `x`, `y` of the viewport. `parse` raises ActionError, whose
text the agent reads.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from ..tasks.task import Reason
from .errors import ActionError, did_you_mean

BUTTONS = ("left", "middle", "right")
MODIFIERS = ("Alt", "Control", "Meta", "Shift")
LONGEST_WAIT = 60_000


@dataclass(frozen=True)
class Action:
    """One thing an agent does. Subclasses name their fields in the order of positional arguments."""

    name: ClassVar[str] = ""
    # Positional order where the first argument is a number: a pixel instead of a ref.
    pixel_order: ClassVar[tuple[str, ...]] = ()

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """Raise ActionError where the values do not fit together."""

    def as_dict(self) -> dict[str, Any]:
        """The dict form, without what is left at its default."""
        values: dict[str, Any] = {"action": self.name}
        for spec in dataclasses.fields(self):
            value = getattr(self, spec.name)
            if value != spec.default:
                values[spec.name] = _thawed(value)
        return values

    def __str__(self) -> str:
        """The call string."""
        given = {key: value for key, value in self.as_dict().items() if key != "action"}
        order = self.pixel_order if "x" in given else tuple(spec.name for spec in dataclasses.fields(self))
        words: list[str] = []
        in_order = True
        for key in order:
            if key not in given:
                in_order = False
                continue
            words.append(repr(given[key]) if in_order else f"{key}={given[key]!r}")
        return f"{self.name}({', '.join(words)})"


@dataclass(frozen=True)
class Targeted(Action):
    """An action at a ref or at a pixel."""

    ref: str | None = None
    x: float | None = None
    y: float | None = None
    needs_target: ClassVar[bool] = True

    def check(self) -> None:
        has_point = self.x is not None and self.y is not None
        if (self.x is None) != (self.y is None) or (self.ref is not None and self.x is not None):
            raise ActionError(f"{self.name} takes either a ref or both x and y")
        if self.needs_target and self.ref is None and not has_point:
            raise ActionError(f'{self.name} needs a target: a ref such as "e12", or x and y')


@dataclass(frozen=True)
class Click(Targeted):
    """Press and release a mouse button `count` times."""

    button: str = "left"
    count: int = 1
    modifiers: tuple[str, ...] = ()
    name = "click"
    pixel_order = ("x", "y", "button", "count", "modifiers")

    def check(self) -> None:
        super().check()
        _one_of(self.name, "button", self.button, BUTTONS)
        for modifier in self.modifiers:
            _one_of(self.name, "modifier", modifier, MODIFIERS)
        if not 1 <= self.count <= 3:
            raise ActionError("click takes a count from 1 to 3")


@dataclass(frozen=True)
class DoubleClick(Targeted):
    """Click twice."""

    name = "double_click"
    pixel_order = ("x", "y")


@dataclass(frozen=True)
class Hover(Targeted):
    """Move the mouse there."""

    name = "hover"
    pixel_order = ("x", "y")


@dataclass(frozen=True)
class Fill(Action):
    """Replace the whole text of a field."""

    ref: str
    text: str
    name = "fill"


@dataclass(frozen=True)
class Type(Action):
    """Type key by key into `ref`, after what is there, or into whatever has the focus."""

    text: str
    ref: str | None = None
    name = "type"


@dataclass(frozen=True)
class Press(Action):
    """Press a key or a chord: "Enter", "Control+a"."""

    keys: str
    name = "press"


@dataclass(frozen=True)
class Select(Action):
    """Choose one or more options of a native select, by label or value."""

    ref: str
    option: str | tuple[str, ...]
    name = "select"


@dataclass(frozen=True)
class Drag(Action):
    """Drag with the left button from one ref or pixel to another."""

    from_ref: str | None = None
    to_ref: str | None = None
    from_x: float | None = None
    from_y: float | None = None
    to_x: float | None = None
    to_y: float | None = None
    name = "drag"
    pixel_order = ("from_x", "from_y", "to_x", "to_y")

    def check(self) -> None:
        for end, ref, x, y in (
            ("from", self.from_ref, self.from_x, self.from_y),
            ("to", self.to_ref, self.to_x, self.to_y),
        ):
            if (x is None) != (y is None) or (ref is None) == (x is None):
                raise ActionError(f"drag takes either {end}_ref or both {end}_x and {end}_y")

    def __str__(self) -> str:
        given = {key: value for key, value in self.as_dict().items() if key != "action"}
        return f"drag({', '.join(f'{key}={value!r}' for key, value in given.items())})"


@dataclass(frozen=True)
class Scroll(Targeted):
    """Turn the mouse wheel by pixels, over a target or over the middle of the page."""

    dx: float = 0
    dy: float = 0
    needs_target = False
    name = "scroll"
    pixel_order = ("x", "y", "dx", "dy")

    def __str__(self) -> str:
        given = {key: value for key, value in self.as_dict().items() if key != "action"}
        return f"scroll({', '.join(f'{key}={value!r}' for key, value in given.items())})"


@dataclass(frozen=True)
class Upload(Action):
    """Put a file that the task supplied into a file field."""

    ref: str
    file: str
    name = "upload"


@dataclass(frozen=True)
class Goto(Action):
    """Open an address of this office, absolute or a path of the present app."""

    url: str
    name = "goto"


@dataclass(frozen=True)
class Back(Action):
    """Go back in the tab's history."""

    name = "back"


@dataclass(frozen=True)
class Forward(Action):
    """Go forward in the tab's history."""

    name = "forward"


@dataclass(frozen=True)
class Reload(Action):
    """Load the page again."""

    name = "reload"


@dataclass(frozen=True)
class NewTab(Action):
    """Open a tab and switch to it."""

    url: str | None = None
    name = "new_tab"


@dataclass(frozen=True)
class SwitchTab(Action):
    """Show another tab, counted from 0 in the order of `tabs`."""

    index: int
    name = "switch_tab"


@dataclass(frozen=True)
class CloseTab(Action):
    """Close a tab, the present one unless told."""

    index: int | None = None
    name = "close_tab"


@dataclass(frozen=True)
class Wait(Action):
    """Let the world's clock run for `ms` milliseconds."""

    ms: int = 1000
    name = "wait"

    def check(self) -> None:
        if not 0 < self.ms <= LONGEST_WAIT:
            raise ActionError(f"wait takes 1 to {LONGEST_WAIT} ms")


@dataclass(frozen=True)
class Answer(Action):
    """Answer the question and end the episode: text, a number, or a list of texts or rows."""

    value: str | int | float | tuple[Any, ...]
    name = "answer"


@dataclass(frozen=True)
class Infeasible(Action):
    """Report that the goal cannot or must not be reached, and end the episode."""

    reason: str
    note: str = ""
    name = "infeasible"

    def check(self) -> None:
        _one_of(self.name, "reason", self.reason, tuple(reason.value for reason in Reason))


@dataclass(frozen=True)
class Done(Action):
    """Say that the work is finished and end the episode."""

    name = "done"


KINDS: dict[str, type[Action]] = {
    kind.name: kind
    for kind in (
        Click, DoubleClick, Fill, Type, Press, Select, Drag, Scroll, Hover, Upload, Goto, Back, Forward, Reload,
        NewTab, SwitchTab, CloseTab, Wait, Answer, Infeasible, Done,
    )
}  # fmt: skip


def parse(given: object) -> Action:
    """The action that a dict, a call string or an Action means. Raises ActionError."""
    if isinstance(given, Action):
        return given
    if isinstance(given, str):
        return _from_call(given)
    if isinstance(given, Mapping):
        return _from_dict(given)
    raise ActionError(f'an action is a dict or a call string such as click("e12"), not {type(given).__name__}')


def _from_dict(given: Mapping[Any, Any]) -> Action:
    values = dict(given)
    name = values.pop("action", None)
    if name is None:
        raise ActionError('the action has no "action": give for example {"action": "click", "ref": "e12"}')
    return _build(_kind(name), values)


def _from_call(text: str) -> Action:
    example = 'give a call such as click("e12")'
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise ActionError(f"the action {_short(text)} cannot be read: {example}") from None
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name):
        raise ActionError(f"the action {_short(text)} is not a call: {example}")
    kind = _kind(tree.func.id)
    try:
        positional = [ast.literal_eval(argument) for argument in tree.args]
        values = {keyword.arg: ast.literal_eval(keyword.value) for keyword in tree.keywords}
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        raise ActionError(f"the arguments of {kind.name} must be plain texts, numbers or lists") from None
    if None in values:
        raise ActionError(f"the arguments of {kind.name} must be plain texts, numbers or lists")
    order = tuple(spec.name for spec in dataclasses.fields(kind))
    if kind.pixel_order and positional and isinstance(positional[0], int | float):
        order = kind.pixel_order
    elif "x" in order:
        order = tuple(name for name in order if name not in ("x", "y"))
    if len(positional) > len(order):
        raise ActionError(f"{kind.name} takes at most {len(order)} arguments: {', '.join(order) or 'none'}")
    for name, value in zip(order, positional, strict=False):
        if name in values:
            raise ActionError(f"{kind.name} got {name} twice")
        values[name] = value
    return _build(kind, {str(key): value for key, value in values.items()})


def _kind(name: object) -> type[Action]:
    if not isinstance(name, str) or name not in KINDS:
        raise ActionError(f"unknown action {_short(name)}. {did_you_mean(name, KINDS)}")
    return KINDS[name]


def _build(kind: type[Action], values: dict[str, Any]) -> Action:
    specs = {spec.name: spec for spec in dataclasses.fields(kind)}
    for key in values:
        if key not in specs:
            takes = f"it takes {', '.join(specs)}" if specs else "it takes none"
            raise ActionError(f"{kind.name} has no argument {_short(key)}: {takes}")
    ready: dict[str, Any] = {}
    for name, spec in specs.items():
        if name not in values or (values[name] is None and spec.default is None):
            if spec.default is dataclasses.MISSING:
                raise ActionError(f"{kind.name} needs {name}")
            continue
        ready[name] = _typed(kind.name, name, str(spec.type), values[name])
    return kind(**ready)


def _typed(kind: str, name: str, wanted: str, value: Any) -> Any:
    """`value` as a field of type `wanted` holds it, or ActionError."""
    number = isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9
    if wanted.startswith("float") and number:
        return value
    if wanted.startswith("int") and number and value == int(value):
        return int(value)
    if wanted.startswith("str") and isinstance(value, str):
        return value
    if "int | float" in wanted and number:
        return value
    if "tuple" in wanted and isinstance(value, list | tuple):
        if "Any" in wanted or all(isinstance(item, str) for item in value):
            return _frozen(value)
        raise ActionError(f"{name} of {kind} must be a list of texts, not {_short(value)}")
    names = {"float": "a number", "int": "a whole number", "str": "a text"}
    expected = next((words for start, words in names.items() if wanted.startswith(start)), "a list of texts")
    raise ActionError(f"{name} of {kind} must be {expected}, not {_short(value)}")


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value


def _thawed(value: Any) -> Any:
    return [_thawed(item) for item in value] if isinstance(value, tuple) else value


def _one_of(kind: str, field: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ActionError(f"unknown {field} {_short(value)} of {kind}. Choose one of: {', '.join(allowed)}.")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:79]}…"
