"""Deskgym in TRL: a class for GRPOTrainer's `environment_factory` whose methods are the actions, and rows to train on.

    from deskgym.harness.adapters.trl import environment, rows

    trainer = GRPOTrainer(
        model=…, train_dataset=Dataset.from_list(rows("crm-*", seeds=range(50))),
        environment_factory=environment("http://127.0.0.1:8100"),
    )

An episode that failed by a fault has the reward None, which TRL leaves out of the loss. One that the model left without
an end (it called no tool, or ran out of tokens) is graded as it stands.
"""

from __future__ import annotations

import inspect
import io
import json
import operator
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from functools import reduce
from typing import Any, Literal, Protocol

from PIL import Image

from ...client import Client, ClientError
from ...gym.config import DIALS, INTERFACES
from ...gym.observations import kinds_of, shows_pictures
from ..agents.functions import FORMS, function_tool, functions_of
from ..agents.models.prompts import system
from ..host import BadOrder, EpisodeFault, EpisodeOver, HostError, HostFull, NoSession, Order, Page
from ..selection import select_families

OVER = "The episode has ended."
FAILED = "The environment failed. This episode does not count."
#: What a row may say of its episode beside family and seed.
COLUMNS = ("split", "size", "level", "look", "max_steps", *DIALS)

#: What stands for all tools of apps: the methods are there before it is known which tools an episode has.
CALL = function_tool(
    "call",
    "Call a tool of an app by its name.",
    {
        "type": "object",
        "properties": {"tool": {"type": "string"}, "arguments": {"type": "object"}},
        "required": ["tool", "arguments"],
        "additionalProperties": False,
    },
)
#: What the arguments are: schemas of tools have to say it.
_ARGUMENTS = {
    "ref": "The element, such as e12, as the latest page names it.",
    "x": "Pixels from the left edge of the viewport.",
    "y": "Pixels from the top edge of the viewport.",
    "button": "The mouse button; left unless told.",
    "count": "How many times, 1 to 3; once unless told.",
    "modifiers": "Keys that are held meanwhile.",
    "text": "The text.",
    "keys": "The key or chord, such as Enter or Control+a.",
    "option": "The option's label or value, or several.",
    "from_ref": "The element where the drag begins.",
    "to_ref": "The element where it ends.",
    "from_x": "Pixels from the left edge, where it begins.",
    "from_y": "Pixels from the top edge, where it begins.",
    "to_x": "Pixels from the left edge, where it ends.",
    "to_y": "Pixels from the top edge, where it ends.",
    "dx": "Pixels to the right.",
    "dy": "Pixels down.",
    "file": "The name of the file.",
    "url": "The address.",
    "index": "The tab's place, from 0.",
    "ms": "Milliseconds; 1000 unless told.",
    "offset": "The number of the first character to be shown.",
    "value": "The answer.",
    "reason": "Why not.",
    "note": "What else there is to say.",
    "tool": "The tool's name, as the first message lists it.",
    "arguments": "The tool's arguments by name, {} if there are none.",
}
_HINTS: dict[str, Any] = {"string": str, "integer": int, "number": float, "array": list, "object": dict}

#: What a model is shown: a text, or blocks where there are pictures.
Shown = str | list[dict[str, Any]]


class Held(Protocol):
    """An episode that somebody holds open, such as `deskgym.harness.host.Session`."""

    page: Page

    def step(self, action: Any) -> Page: ...

    def verdict(self) -> dict[str, Any]: ...

    def close(self) -> None: ...


class Opener(Protocol):
    """What opens episodes: a `Host` of this process, or a `RayHost`."""

    def open(self, order: Order) -> Held: ...


def environment(
    host: Opener | str,
    *,
    token: str | None = None,
    observation: str | tuple[str, ...] = "axtree",
    interface: str = "browser",
    **options: Any,
) -> type[DeskEnv]:
    """A class for `environment_factory`: episodes held by `host`, an address or what opens them in this process.

    Options are those of `gym.make`: `hops`, `look`, `actions`, `max_steps` …; what a row says goes first. There are
    tools for refs where texts or marks are observed, for pixels where screenshots are, or for both. By the interface
    "tools" there is `call`, for the apps' tools that the first message lists, and what ends an episode; by "both" all
    of these. Raises BadOption, and EpisodeFault where nothing answers at the address.
    """
    kinds = kinds_of(observation)
    own = tools_of(kinds, interface, actions=options.get("actions", "all"), goto=options.get("goto", True))
    offered = own if interface == "browser" else [CALL, *own]
    methods = {tool["function"]["name"]: _method(tool["function"]) for tool in offered}
    opener = _Far(host, token) if isinstance(host, str) else host
    held = {"_host": opener, "_options": {"observation": kinds, "interface": interface, **options}}
    return type("DeskEnv", (DeskEnv,), {**methods, **held, "__module__": __name__})


def rows(
    families: str = "*",
    seeds: Iterable[int] = range(100),
    *,
    split: str | None = None,
    observation: str | tuple[str, ...] = "axtree",
    interface: str = "browser",
    **options: Any,
) -> list[dict[str, Any]]:
    """Rows for `datasets.Dataset.from_list`, seed by seed: `prompt`, `family`, `seed`, and what else is said.

    `families` are patterns such as "crm-*,chat-post"; options are some of COLUMNS. `observation` and `interface` are
    those of the environment. Raises BadSelection and BadOrder.
    """
    for name in options:
        if name not in COLUMNS:
            raise BadOrder(f"A row has no {name!r}. Choose from: {', '.join(COLUMNS)}.")
    said = {name: value for name, value in {"split": split, **options}.items() if value is not None}
    if interface not in INTERFACES:
        raise BadOrder(f"There is no interface {interface!r}. Choose from: {', '.join(INTERFACES)}.")
    kinds = () if interface == "tools" else kinds_of(observation)
    chosen = select_families(families, has_pictures=shows_pictures(kinds))
    # What stands in the last message comes of `reset`.
    prompt = [{"role": "system", "content": system(kinds, interface=interface)}, {"role": "user", "content": ""}]
    orders = [Order(family.id, seed, said) for seed in seeds for family in chosen]
    return [{"prompt": prompt, "family": order.family, "seed": order.seed, **said} for order in orders]


def tools_of(
    kinds: Collection[str],
    interface: str = "browser",
    described: Iterable[Mapping[str, Any]] = (),
    *,
    actions: str = "all",
    goto: bool = True,
) -> list[dict[str, Any]]:
    """The actions as tools: on refs where texts or marks are observed, on pixels where screenshots are, or on both.

    Those of apps that are described stand beside them; of the actions, "tools" has only what ends an episode.
    """
    texts, pixels = {"axtree", "dom", "marks"} & {*kinds}, "screenshot" in kinds
    form = FORMS[actions] if actions != "all" else "both" if texts and pixels else "pixel" if pixels else "element"
    return functions_of(form, interface, described, goto=goto)


class DeskEnv:
    """One rollout's episode at a time. `environment` adds a method for each action: all public functions are tools."""

    _host: Opener
    _options: Mapping[str, Any]

    def __init__(self) -> None:
        #: What went wrong with the environment, where something did.
        self.fault: HostError | None = None
        self._held: Held | None = None
        self._verdict: dict[str, Any] | None = None

    def reset(self, family: str, seed: int = 0, **row: Any) -> Shown:
        """Open an episode: its goal and its first page. Raises BadOrder and HostFull."""
        self._leave()
        self.fault = self._verdict = None
        said = {name: row[name] for name in COLUMNS if row.get(name) is not None}
        order = Order(family, seed, {**self._options, **said})
        try:
            self._held = held = self._host.open(order)
        except EpisodeFault as error:
            # Raised here it would end the training.
            self.fault = error
            return FAILED
        return message_content(held.page, f"{held.page.briefing}\n\n{_listed(held.page)}")

    @property
    def verdict(self) -> dict[str, Any] | None:
        """The grade, with which the episode ends where it has not yet; None of one that failed by a fault."""
        if self._held is not None:
            try:
                self._verdict = self._held.verdict()
            except (EpisodeFault, NoSession) as error:
                self.fault = error
            self._leave()
        return self._verdict

    def get_reward(self) -> float | None:
        """1.0 if the goal is reached and nothing else changed, 0.0 if not, None if the environment failed."""
        verdict = self.verdict
        return None if verdict is None else float(verdict["passed"])

    def _act(self, action: dict[str, Any]) -> Shown:
        """Do an action. Raises EpisodeFault, of which TRL tells the model."""
        if self.fault is not None:
            raise EpisodeFault(FAILED)
        if self._held is None:
            return OVER
        try:
            page = self._held.step(action)
        except (EpisodeFault, NoSession) as error:
            self.fault = error
            self._leave()
            raise EpisodeFault(FAILED) from error
        if page.ended:
            self._verdict = page.info["verdict"]
            self._leave()
            return OVER
        return message_content(page)

    def _leave(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with suppress(HostError):
                held.close()


def _listed(page: Page) -> str:
    """The apps' tools of an episode that begins with this page, each with the schema of its arguments, in a line."""
    told = [{name: tool[name] for name in ("name", "description", "parameters")} for tool in page.info.get("tools", ())]
    lines = "".join(f"{json.dumps(tool, ensure_ascii=False)}\n" for tool in told)
    return f"Tools of the apps, each to be called by `call`:\n{lines}\n" if told else ""


def message_content(page: Page, before: str = "") -> Shown:
    """A page as the content of a message."""
    text = before + page.text
    if not page.images:
        return text
    return [*({"type": "image", "image": each} for each in pictures_of(page)), {"type": "text", "text": text}]


def pictures_of(page: Page) -> list[Image.Image]:
    """The pictures of a page, in the order in which they were asked for."""
    return [Image.open(io.BytesIO(png)).convert("RGB") for png in page.images.values()]


def _method(function: dict[str, Any]) -> Callable[..., Shown]:
    """An action as a method whose signature and docstring say what `transformers.utils.get_json_schema` reads."""
    name, schema = function["name"], function["parameters"]
    hints = {argument: _hint(schema["properties"][argument]) for argument in schema["properties"]}
    names = sorted(hints, key=lambda argument: argument not in schema["required"])

    def act(self: DeskEnv, /, *values: Any, **given: Any) -> Shown:
        # What does not fit is told by the page.
        return self._act({**dict(zip(names, values, strict=False)), **given, "action": name})

    act.__name__, act.__qualname__ = name, f"DeskEnv.{name}"
    act.__doc__ = f"{function['description']}\n\nArgs:\n" + "".join(
        f"    {each}: {_ARGUMENTS[each]}\n" for each in names
    )
    act.__annotations__ = {each: hints[each] for each in names}
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    arguments = [
        inspect.Parameter(
            each, kind, annotation=hints[each], default=inspect.Parameter.empty if each in schema["required"] else None
        )
        for each in names
    ]
    act.__signature__ = inspect.Signature([inspect.Parameter("self", kind), *arguments])  # type: ignore[attr-defined]
    return act


def _hint(schema: dict[str, Any]) -> Any:
    """The type of what a schema allows."""
    if "enum" in schema:
        return Literal[tuple(schema["enum"])]
    if "anyOf" in schema:
        return reduce(operator.or_, map(_hint, schema["anyOf"]))
    if schema.get("items"):
        return list[_hint(schema["items"])]  # type: ignore[misc]
    return _HINTS[schema["type"]]


class _Far:
    """Opens episodes at an address."""

    def __init__(self, address: str, token: str | None) -> None:
        self._client = Client(address, token)
        _asked(lambda: self._client.ask("GET", "/health"))

    def open(self, order: Order) -> _FarSession:
        return _FarSession(self._client, order)


class _FarSession:
    """An episode at an address."""

    def __init__(self, client: Client, order: Order) -> None:
        self._env = client.make(order.family, **order.make_options)
        seen, info = _asked(lambda: self._env.reset(seed=order.seed, options=order.reset_options))
        self.page = client_page(seen, info)

    def step(self, action: Any) -> Page:
        seen, reward, terminated, truncated, info = _asked(lambda: self._env.step(action))
        self.page = client_page(seen, info, reward, terminated=terminated, truncated=truncated)
        return self.page

    def verdict(self) -> dict[str, Any]:
        found: dict[str, Any] = _asked(self._env.verdict)
        return found

    def close(self) -> None:
        _asked(self._env.close)


def client_page(
    seen: dict[str, Any],
    info: dict[str, Any],
    reward: float = 0.0,
    *,
    terminated: bool = False,
    truncated: bool = False,
) -> Page:
    """What a client's `reset` or `step` returned."""
    pictures = {kind: value for kind, value in seen.items() if isinstance(value, bytes)}
    texts = {kind: value for kind, value in seen.items() if kind not in pictures}
    offered = tuple(tool["name"] for tool in info.get("tools", ()))
    return Page(texts, pictures, reward, terminated, truncated, info, info.get("interface", "browser"), offered)


_ERRORS = {each.code: each for each in (BadOrder, HostFull, NoSession, EpisodeOver, EpisodeFault)}


def _asked(work: Callable[[], Any]) -> Any:
    """What a client returns. Raises HostError as a host of this process does."""
    try:
        return work()
    except ClientError as error:
        kind = EpisodeFault if error.code == "unreachable" else _ERRORS.get(error.code, HostError)
        raise kind(str(error)) from error
