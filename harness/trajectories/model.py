"""One episode as data, and its JSON-lines form (docs/trajectories.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import MISSING, asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from ..errors import BadTrajectory
from ..texts import to_json
from .shapes import FINITE, adapter, check_shapes, check_value

#: Changes when a reader of the old form could misread the new one.
FORMAT = 1

#: More than the longest episode with every text and none of its pictures; more would fill the memory.
MOST_BYTES = 1 << 28

#: Kind → value, as the environment gives it; read from a file, an image is {"file", "sha256"}.
Observation = dict[str, Any]
#: role, name, x, y, width, height of an element.
Target = dict[str, Any]


class AgentTurn(TypedDict, total=False):
    """What a model said and spent for an action, or since the last one."""

    __pydantic_config__ = FINITE  # type: ignore[misc]

    text: str
    messages: list[dict[str, Any]]  # what was sent anew and what came back, independent of the provider
    usage: dict[str, int] | None  # tokens: input, cached, output
    cost: float | None  # dollars
    calls: int  # requests that were answered


@dataclass(frozen=True, kw_only=True)
class Header:
    """Which episode it is, and who played it."""

    family: str
    seed: int
    split: str
    size: str
    world: int
    persona: str
    goal: str
    observation: list[str]
    form: str  # of the actions: element or pixel
    package: str  # version of deskgym that played it
    way: str | None = None  # of a gold trajectory: plain or swift
    agent: str | None = None  # as it was asked for: "openai:MODEL"; None of a gold trajectory
    attempt: int = 0  # of the agent at this instance
    redrawn: int = 0  # draws of this instance that came to nothing before it: `info["attempt"]`
    dials: dict[str, int | str] = field(default_factory=dict)
    level: str = ""  # of the instance; empty where it did not open
    instance: str | None = None  # digest of the world, the goal and what is wanted
    dialect: str | None = None  # in which a model says its actions
    width: int = 1280
    height: int = 720
    max_steps: int | None = None  # the family's own unless told
    interface: str = "browser"  # or tools, or both
    tools: str = ""  # which were asked for, where there are any: app, all, or such as needed+10
    offered: list[str] = field(default_factory=list)  # their names
    look: str = "0"  # in which the office was served
    actions: str = "all"  # those on pages that there were: all, elements or pixels
    goto: bool = True  # whether an address could be gone to
    format: int = FORMAT

    @property
    def acts_on(self) -> str:
        """What actions are aimed at: elements or pixels of pages, tools, or both."""
        pages = "" if self.interface == "tools" else self.form
        return " and ".join(part for part in (pages, "tools" if self.interface != "browser" else "") if part)


@dataclass(frozen=True, kw_only=True)
class Step:
    """What was seen, what was done on it, and what came of it."""

    index: int
    observation: Observation
    action: dict[str, Any]
    reward: float
    terminated: bool
    truncated: bool
    error: str  # why the action could not be carried out; empty when it could
    target: Target | None = None  # what on the page the action was aimed at
    reason: str | None = None  # why a gold solution takes it, where it says so
    agent: AgentTurn | None = None  # None where the action came of the same turn as the one before, or of no model

    @property
    def is_call(self) -> bool:
        """Whether it called a tool of an app, by a name."""
        return self.verb == "call" and isinstance(self.action.get("tool"), str)

    @property
    def verb(self) -> str:
        """What was to be done; an action that could not be read may name nothing."""
        verb = self.action.get("action")
        return verb if isinstance(verb, str) else "unreadable"


@dataclass(frozen=True, kw_only=True)
class End:
    """How the episode ended."""

    observation: Observation
    verdict: dict[str, Any]
    database: str  # sha256 of the final database
    stopped: str | None = None  # why the agent gave no more action, if that ended it
    agent: AgentTurn | None = None  # what came of no action


@dataclass(frozen=True, kw_only=True)
class Fault:
    """What broke, and where; an episode with a fault has no verdict."""

    stage: str  # setup, gold, agent, model, time, environment, verifier or worker
    error: str  # the exception's class
    message: str
    observation: Observation | None = None
    agent: AgentTurn | None = None  # what came of no action


@dataclass
class Trajectory:
    """One episode. Without `end` and `fault` it was cut off while it was played."""

    header: Header
    steps: list[Step] = field(default_factory=list)
    end: End | None = None
    fault: Fault | None = None
    #: What the environment took for each step; never written, as it never repeats.
    seconds: list[float] = field(default_factory=list, compare=False)

    @property
    def verified(self) -> bool:
        """Whether it reached its goal and nothing else."""
        return self.end is not None and bool(self.end.verdict["passed"])

    @property
    def complete(self) -> bool:
        return self.end is not None

    @property
    def ended(self) -> str | None:
        """How it ended: done, answer, infeasible, out_of_steps, or stopped by the agent; None without a verdict."""
        if self.end is None:
            return None
        if self.end.stopped is not None or not self.steps:
            return "stopped"
        last = self.steps[-1]
        return last.verb if last.terminated else "out_of_steps"

    def observations(self) -> Iterator[Observation]:
        """Every observation, the last one included."""
        for step in self.steps:
            yield step.observation
        last = self.end or self.fault
        if last is not None and last.observation is not None:
            yield last.observation


Line = Header | Step | End | Fault
LINES: dict[str, type[Line]] = {"header": Header, "step": Step, "end": End, "fault": Fault}
_TYPES: dict[type[Line], dict[str, TypeAdapter[Any]]] = {
    cls: {name: adapter(hint) for name, hint in get_type_hints(cls).items()} for cls in LINES.values()
}


def dump(line: Line) -> str:
    """One line of the file."""
    (kind,) = (name for name, cls in LINES.items() if isinstance(line, cls))
    data = {"type": kind, **asdict(line)}
    return to_json(data, separators=(",", ":"), default=str)


def load(text: str) -> Line:
    """The line that `dump` wrote. Raises ValueError for any other text."""
    data = json.loads(text)
    cls = LINES.get(data.pop("type", "")) if isinstance(data, dict) else None
    if cls is None:
        raise ValueError("it is not a line of a trajectory")
    if cls is Header and data.get("format") != FORMAT:
        raise ValueError(f"its format is {data.get('format')!r}, this version reads {FORMAT}")
    required = {f.name for f in fields(cls) if f.default is MISSING and f.default_factory is MISSING}
    if missing := sorted(required - data.keys()):
        raise ValueError(f"a {cls.__name__.lower()} line lacks {', '.join(missing)}")
    values = {f.name: check_value(_TYPES[cls][f.name], f.name, data[f.name]) for f in fields(cls) if f.name in data}
    line = cls(**values)
    if isinstance(line, End) and (missing := sorted({"passed", "checks", "collateral"} - line.verdict.keys())):
        raise ValueError(f"its verdict lacks {', '.join(missing)}")
    if not isinstance(line, Header):
        check_shapes(values)
    return line


def read(path: Path) -> Trajectory:
    """The trajectory in a file; its last line may be torn by a crash. Raises BadTrajectory."""
    if not path.is_file():
        raise BadTrajectory(f"There is no trajectory file {path}.")
    if (size := path.stat().st_size) > MOST_BYTES:
        raise BadTrajectory(f"{path} has {size:,} bytes, and no more than {MOST_BYTES:,} are read.")
    lines: list[Line] = []
    # As bytes: texts hold other signs that divide lines.
    try:
        texts = path.read_bytes().splitlines()
    except OSError as error:
        raise BadTrajectory(f"{path} cannot be read: {error.strerror}.") from error
    for number, text in enumerate(texts, 1):
        try:
            lines.append(load(text.decode()))
        except (ValueError, RecursionError) as error:
            if number == len(texts) > 1:
                break
            raise BadTrajectory(f"{path} line {number} cannot be read as a trajectory: {error}.") from error
    if not lines or not isinstance(lines[0], Header):
        raise BadTrajectory(f"{path} is not a trajectory: it does not begin with a header line.")
    trajectory = Trajectory(lines[0])
    for line in lines[1:]:
        match line:
            case Step():
                trajectory.steps.append(line)
            case End():
                trajectory.end = line
            case Fault():
                trajectory.fault = line
            case Header():
                raise BadTrajectory(f"{path} holds two headers: one file is one episode.")
    return trajectory
