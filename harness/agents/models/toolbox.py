"""What a model is offered to act with, and what its calls mean."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from ....gym.actions import KINDS, Action, parse
from ....gym.errors import ActionError
from ...errors import BadAgentOption
from ..dialects.base import Call, Dialect, TextDialect, Viewport, WithTools, tools_beside
from ..dialects.canonical import ELEMENT, PIXEL
from ..dialects.narrowing import narrowed
from ..functions import Form
from ..protocol import Briefing
from .messages import Offer, Reply, ToolCall


class Toolbox:
    """The tools of one episode: the environment's actions as functions, unless a dialect is spoken.

    Raises BadAgentOption if what they are aimed at is not shown.
    """

    def __init__(self, briefing: Briefing, dialect: Dialect | None) -> None:
        names = {tool["function"]["name"] for tool in briefing.tools}
        form: Form = "element" if "fill" in names else "pixel"
        check_shown(dialect, form, briefing.kinds, briefing.interface)
        if dialect is not None and briefing.interface != "tools":
            dialect = narrowed(dialect, briefing.actions, goto=briefing.goto)
        if briefing.interface != "browser":
            apps = tuple(tool for tool in briefing.tools if tool["function"]["name"] not in KINDS)
            spoken = dialect or narrowed(ELEMENT if form == "element" else PIXEL, goto=briefing.goto)
            dialect = WithTools(spoken, apps, has_pages=briefing.interface == "both")
        self._dialect = dialect
        self.viewport = viewport = Viewport(briefing.width, briefing.height)
        self.is_text = isinstance(dialect, TextDialect)
        self.is_native = dialect is not None and not self.is_text and dialect.wire != "functions"
        self.is_native = self.is_native and briefing.interface != "tools"
        self.syntax = dialect.prompt(viewport) if isinstance(dialect, TextDialect) else ""
        if dialect is None:
            self.offer = Offer(briefing.tools)
        elif self.is_text:
            self.offer = Offer(())
        elif self.is_native:
            self.offer = Offer(tuple(tools_beside(dialect)), native=tuple(dialect.tools(viewport)))
        else:
            self.offer = Offer((*dialect.tools(viewport), *tools_beside(dialect)))

    def calls(self, reply: Reply) -> tuple[ToolCall, ...]:
        """The calls of a reply, written into its text where the dialect is one of text. Raises ActionError."""
        if reply.stop == "refused":
            return ()
        if not isinstance(self._dialect, TextDialect) or not reply.text.strip():
            return reply.calls
        written = self._dialect.parse(reply.text)
        return tuple(ToolCall(str(number), call.name, call.arguments) for number, call in enumerate(written))

    def actions(self, call: ToolCall, viewport: Viewport) -> tuple[list[Action], Viewport]:
        """The actions that a call means, none where it only looks, and the viewport after them. Raises ActionError."""
        if call.problem:
            raise ActionError(call.problem)
        actions = self._decode(Call(call.name, dict(call.arguments)), viewport)
        for action in actions:
            viewport = viewport.after(action)
        return actions, viewport

    def see(self, tree: str) -> None:
        """This is what the model is shown of the page."""
        self.viewport = replace(self.viewport, tree=tree)

    def done(self, action: Action) -> None:
        """An action is being performed, which may move the mouse."""
        self.viewport = self.viewport.after(action)

    def _decode(self, call: Call, viewport: Viewport) -> list[Action]:
        if self._dialect is not None:
            return self._dialect.decode(call, viewport)
        # What is left out and what is null are the same to many models.
        arguments = {name: value for name, value in call.arguments.items() if value is not None}
        return [parse({**arguments, "action": call.name})]


def check(dialect: Dialect | None, wires: tuple[str, ...], model: str) -> None:
    """Raise BadAgentOption if the dialect is that of a tool which this provider does not have."""
    if dialect is not None and dialect.wire not in ("functions", "text", *wires):
        hint = " (set api=responses)" if dialect.wire == "openai" and model.startswith("openai:") else ""
        raise BadAgentOption(f"{model} has no tool for the dialect {dialect.name!r}{hint}.")


def check_shown(dialect: Dialect | None, form: Form, kinds: Collection[str], interface: str = "browser") -> None:
    """Raise BadAgentOption if these kinds of observation do not show what the tools are aimed at."""
    if interface != "browser" and isinstance(dialect, TextDialect):
        raise BadAgentOption(
            f"The dialect {dialect.name!r} writes actions into texts, and the apps' tools are functions: leave it out."
        )
    if interface == "tools":
        return
    who = f"The dialect {dialect.name!r} points" if dialect else f"Form {form} points"
    aims = dialect.form if dialect else form
    if aims == "pixel" and not {"screenshot", "marks"} & {*kinds}:
        raise BadAgentOption(f"{who} at a picture, and none is shown: observe screenshot or marks, too.")
    if aims == "element" and not {"axtree", "dom", "marks"} & {*kinds}:
        instead = "observe axtree, dom or marks, too" + ("." if dialect else ", or act in form pixel.")
        raise BadAgentOption(f"{who} at elements, and a screenshot alone does not name them: {instead}")
