"""The canonical actions as Pydantic dataclasses, told apart by their field `action`.

What single values may be stands in `values`; what they must be together is checked by each class, which raises
ActionError.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import WithJsonSchema
from pydantic.dataclasses import dataclass

from ...tasks.task import Reason
from ..errors import ActionError
from .base import Action, Targeted
from .values import AnswerValue, Arguments, Number, Text, TextOrTexts, Texts, Whole, short

BUTTONS = ("left", "middle", "right")
MODIFIERS = ("Alt", "Control", "Meta", "Shift")
REASONS = tuple(reason.value for reason in Reason)
LONGEST_WAIT = 60_000
# Keys are pressed one by one; a field can be filled with more at once.
MOST_KEYS = 5_000
LONGEST_CHORD = 100

# Which texts are allowed is checked after everything else, and said in the schema.
_Button = Annotated[Text, WithJsonSchema({"type": "string", "enum": [*BUTTONS]})]
_Modifiers = Annotated[Texts, WithJsonSchema({"type": "array", "items": {"type": "string", "enum": [*MODIFIERS]}})]
_Reason = Annotated[Text, WithJsonSchema({"type": "string", "enum": [*REASONS]})]


@dataclass(frozen=True)
class Click(Targeted):
    """Press and release a mouse button `count` times."""

    button: _Button = "left"
    count: Whole = 1
    modifiers: _Modifiers = ()
    action: Literal["click"] = "click"
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

    action: Literal["double_click"] = "double_click"
    pixel_order = ("x", "y")


@dataclass(frozen=True)
class Hover(Targeted):
    """Move the mouse there."""

    action: Literal["hover"] = "hover"
    pixel_order = ("x", "y")


@dataclass(frozen=True)
class Fill(Action):
    """Replace the whole text of a field."""

    ref: Text
    text: Text
    action: Literal["fill"] = "fill"


@dataclass(frozen=True)
class Type(Action):
    """Type key by key into `ref`, after what is there, or into whatever has the focus; newline is Enter, tab is Tab."""

    text: Text
    ref: Text | None = None
    action: Literal["type"] = "type"

    def check(self) -> None:
        if len(self.text) > MOST_KEYS:
            raise ActionError(f"type takes at most {MOST_KEYS:,} characters: fill takes more")


@dataclass(frozen=True)
class Press(Action):
    """Press a key or a chord: "Enter", "Control+a"."""

    keys: Text
    action: Literal["press"] = "press"

    def check(self) -> None:
        if len(self.keys) > LONGEST_CHORD:
            raise ActionError(f"press takes one key or chord of at most {LONGEST_CHORD} characters")


@dataclass(frozen=True)
class Select(Action):
    """Choose one or more options of a native select, by label or value."""

    ref: Text
    option: TextOrTexts
    action: Literal["select"] = "select"


@dataclass(frozen=True)
class Drag(Action):
    """Drag with the left button from one ref or pixel to another."""

    from_ref: Text | None = None
    to_ref: Text | None = None
    from_x: Number | None = None
    from_y: Number | None = None
    to_x: Number | None = None
    to_y: Number | None = None
    action: Literal["drag"] = "drag"
    pixel_order = ("from_x", "from_y", "to_x", "to_y")
    names_arguments = True

    def check(self) -> None:
        for end, ref, x, y in (
            ("from", self.from_ref, self.from_x, self.from_y),
            ("to", self.to_ref, self.to_x, self.to_y),
        ):
            if (x is None) != (y is None) or (ref is None) == (x is None):
                raise ActionError(f"drag takes either {end}_ref or both {end}_x and {end}_y")


@dataclass(frozen=True)
class Scroll(Targeted):
    """Turn the mouse wheel by pixels, over a target or over the middle of the page."""

    dx: Number = 0
    dy: Number = 0
    needs_target = False
    action: Literal["scroll"] = "scroll"
    pixel_order = ("x", "y", "dx", "dy")
    names_arguments = True


@dataclass(frozen=True)
class Upload(Action):
    """Put a file that the task supplied into a file field."""

    ref: Text
    file: Text
    action: Literal["upload"] = "upload"


@dataclass(frozen=True)
class Goto(Action):
    """Open an address of this office, absolute or a path of the present app."""

    url: Text
    action: Literal["goto"] = "goto"


@dataclass(frozen=True)
class Back(Action):
    """Go back in the tab's history."""

    action: Literal["back"] = "back"


@dataclass(frozen=True)
class Forward(Action):
    """Go forward in the tab's history."""

    action: Literal["forward"] = "forward"


@dataclass(frozen=True)
class Reload(Action):
    """Load the page again."""

    action: Literal["reload"] = "reload"


@dataclass(frozen=True)
class NewTab(Action):
    """Open a tab, which shows the office's apps unless told an address, and switch to it."""

    url: Text | None = None
    action: Literal["new_tab"] = "new_tab"


@dataclass(frozen=True)
class SwitchTab(Action):
    """Show another tab, counted from 0 in the order of `tabs`."""

    index: Whole
    action: Literal["switch_tab"] = "switch_tab"


@dataclass(frozen=True)
class CloseTab(Action):
    """Close a tab, the present one unless told."""

    index: Whole | None = None
    action: Literal["close_tab"] = "close_tab"


@dataclass(frozen=True)
class Wait(Action):
    """Let the world's clock run for `ms` milliseconds."""

    ms: Whole = 1000
    action: Literal["wait"] = "wait"

    def check(self) -> None:
        if not 0 < self.ms <= LONGEST_WAIT:
            raise ActionError(f"wait takes 1 to {LONGEST_WAIT} ms")


@dataclass(frozen=True)
class Read(Action):
    """Show the texts of the page, too long to be seen whole, from the character number `offset` on."""

    offset: Whole
    action: Literal["read"] = "read"

    def check(self) -> None:
        if self.offset < 0:
            raise ActionError("read takes an offset of 0 or more")


@dataclass(frozen=True)
class Answer(Action):
    """Answer the question and end the episode: the answer alone, as text, a number, or a list of texts or rows."""

    value: AnswerValue
    action: Literal["answer"] = "answer"


@dataclass(frozen=True)
class Infeasible(Action):
    """Report that the goal cannot or must not be reached, and end the episode."""

    reason: _Reason
    note: Text = ""
    action: Literal["infeasible"] = "infeasible"

    def check(self) -> None:
        _one_of(self.name, "reason", self.reason, REASONS)


@dataclass(frozen=True)
class Call(Action):
    """Call a tool of an app by its name."""

    tool: Text
    arguments: Arguments | None = None
    action: Literal["call"] = "call"


@dataclass(frozen=True)
class Done(Action):
    """Say that the work is finished and end the episode."""

    action: Literal["done"] = "done"


AnyAction = (
    Click | DoubleClick | Fill | Type | Press | Select | Drag | Scroll | Hover | Upload | Goto | Back | Forward | Reload
    | NewTab | SwitchTab | CloseTab | Wait | Read | Answer | Infeasible | Done
)  # fmt: skip

#: What is done on a page.
KINDS: dict[str, type[Action]] = {kind.name: kind for kind in get_args(AnyAction)}
#: What is done by tools alone, and by both.
TOOL_KINDS: dict[str, type[Action]] = {kind.name: kind for kind in (Call, Wait, Answer, Infeasible, Done)}
ALL_KINDS: dict[str, type[Action]] = {**KINDS, Call.name: Call}


def _one_of(kind: str, field: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise ActionError(f"unknown {field} {short(value)} of {kind}. Choose one of: {', '.join(allowed)}.")
