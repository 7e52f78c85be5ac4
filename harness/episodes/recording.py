"""A wrapper that keeps what an environment showed and what was done in it."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, TypeVar, cast

import gymnasium

from ... import __version__
from ...gym.actions import ALL_KINDS, read_action
from ...gym.base import EpisodeEnv
from ...gym.errors import ActionError
from ...gym.snapshot import Box
from ...tasks.verifier import Verdict
from ..trajectories.images import remember, sha256
from ..trajectories.model import AgentTurn, End, Fault, Header, Line, Observation, Step, Target, Trajectory
from ..trajectories.store import Writer

if TYPE_CHECKING:
    from ...gym.env import OfficeEnv

L = TypeVar("L", bound=Line)


class Recorder(gymnasium.Wrapper[Observation, Any, Observation, Any]):
    """Records an episode as a `Trajectory`, and writes it line by line if it is given a writer.

    With `draw`, it takes the screenshots itself, as the browser's own PNG files: sooner made, and larger. With `raw`,
    it keeps those that the environment's arrays were made of. `way` is which way of gold it is told to be.
    """

    def __init__(
        self,
        env: gymnasium.Env[Observation, Any],
        *,
        form: str,
        writer: Writer | None = None,
        draw: bool = False,
        raw: bool = False,
        way: str | None = None,
    ) -> None:
        super().__init__(env)
        self.form, self.draw, self.raw, self.way = form, draw, raw, way
        self.writer = writer
        #: What the agent's model said and spent since the last action; the next line takes it.
        self.turn: AgentTurn | None = None
        #: Why a gold solution takes the next step; that step takes them.
        self.reasons: list[str] = []
        self._trajectory: Trajectory | None = None
        self._observation: Observation = {}

    @property
    def has_begun(self) -> bool:
        return self._trajectory is not None

    @property
    def trajectory(self) -> Trajectory:
        """The episode so far."""
        if self._trajectory is None:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        return self._trajectory

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        observation, info = self.env.reset(seed=seed, options=options)
        self.begin(self.header(info))
        self._observation = self._stored(self._drawn(observation))
        return observation, info

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        trajectory, seen = self.trajectory, self._observation
        done = _canonical(action)
        target = self._target(done)
        started = time.perf_counter()
        observation, reward, terminated, truncated, info = self.env.step(action)
        shown = self._drawn(observation)
        trajectory.seconds.append(time.perf_counter() - started)
        step = Step(
            index=len(trajectory.steps),
            observation=seen,
            action=done,
            reward=float(reward),
            terminated=terminated,
            truncated=truncated,
            error=observation["error"],
            target=target,
            reason=" ".join(self.reasons) or None,
            agent=self._said(),
        )
        self.reasons.clear()
        trajectory.steps.append(self._written(step))
        self._observation = self._stored(shown)
        if terminated or truncated:
            self._end(info["verdict"])
        return observation, float(reward), terminated, truncated, info

    def stop(self, reason: str) -> None:
        """End the episode as it stands, since the agent has no action to give."""
        self._end(self.office.verdict(), stopped=reason)

    def _end(self, verdict: Verdict, stopped: str | None = None) -> None:
        end = End(
            observation=self._observation,
            verdict=verdict.as_dict(),
            database=sha256(self.office.world.snapshot()),
            stopped=stopped,
            agent=self._said(),
        )
        self.trajectory.end = self._written(end)

    def _said(self) -> AgentTurn | None:
        said, self.turn = self.turn, None
        return said

    def header(self, info: dict[str, Any]) -> Header:
        """What is said of the episode that `reset` has opened."""
        config, hands = self.office.config, self.office.episode.hands
        width, height = config.picture
        return Header(
            family=info["family"],
            seed=info["seed"],
            split=info["split"],
            size=info["size"],
            world=info["world"],
            persona=info["persona"],
            goal=info["goal"],
            observation=[*self.office.kinds, *(["screenshot"] if self.draw else [])],
            form=self.form,
            way=self.way,
            package=__version__,
            dials=info["dials"],
            redrawn=info["attempt"],
            level=info["level"],
            width=width,
            height=height,
            max_steps=self.office.max_steps,
            interface=config.interface,
            tools=config.offer,
            offered=[] if hands is None else [*hands.tools],
            look=info["look"],
            actions=config.actions,
            goto=config.goto,
        )

    def begin(self, header: Header) -> None:
        """Start a trajectory."""
        self._trajectory = Trajectory(self._written(header))
        self._observation = {}
        self.reasons.clear()

    def fail(self, stage: str, error: Exception, message: str = "") -> None:
        """End the trajectory with a fault, in the exception's words unless told others."""
        fault = Fault(
            stage=stage,
            error=type(error).__name__,
            message=message or str(error),
            observation=self._observation or None,
            agent=self._said(),
        )
        self.trajectory.fault = self._written(fault)

    @property
    def office(self) -> EpisodeEnv[Any]:
        office = self.env.unwrapped
        assert isinstance(office, EpisodeEnv), "only office environments have a world"
        return office

    @property
    def _pages(self) -> OfficeEnv:
        """The same where there are pages; its module is the browser's, and not imported without need."""
        return cast("OfficeEnv", self.office)

    def _target(self, action: dict[str, Any]) -> Target | None:
        """What on the page the action is aimed at; of a drag what it begins at, with what it ends at as `to`."""
        if "to_ref" not in action and "to_x" not in action:
            return self._element(action.get("ref"), action.get("x"), action.get("y"))
        start, end = (
            self._element(*(action.get(f"{side}_{name}") for name in ("ref", "x", "y"))) for side in ("from", "to")
        )
        return {**start, "to": end} if start else None

    def _element(self, ref: Any, x: Any, y: Any) -> Target | None:
        """The element of a ref, or the innermost one at a point; an action that cannot be read may name neither."""
        is_point = isinstance(x, int | float) and isinstance(y, int | float)
        if (ref is None and not is_point) or not self.office.kinds:
            return None
        nodes = [node for node in self._pages.page_snapshot().root.walk() if node.ref]
        if not is_point:
            hit = [node for node in nodes if node.ref == ref]
        else:
            hit = [node for node in nodes if _holds(node.box, x, y)]
            hit.sort(key=lambda node: node.box.width * node.box.height, reverse=True)
        return {"role": hit[-1].role, "name": hit[-1].name, **hit[-1].box._asdict()} if hit else None

    def _drawn(self, observation: Observation) -> Observation:
        if self.draw:
            return {**observation, "screenshot": self._pages.picture()}
        if self.raw and "screenshot" in observation:
            remember(observation["screenshot"], self._pages.episode.picture)
        return observation

    def _stored(self, observation: Observation) -> Observation:
        return observation if self.writer is None else self.writer.stored(observation)

    def _written(self, line: L) -> L:
        if self.writer is not None:
            self.writer.write(line)
        return line


def _holds(box: Box, x: float, y: float) -> bool:
    return box.x <= x < box.x + box.width and box.y <= y < box.y + box.height


def _canonical(action: Any) -> dict[str, Any]:
    """The action's dict form; one that cannot be read is kept as it was given, as far as JSON can hold it."""
    try:
        return read_action(action, ALL_KINDS).action.as_dict()
    except ActionError:
        given = action if isinstance(action, dict) else {"action": "unreadable", "given": str(action)}
    try:
        return dict(json.loads(json.dumps(given, default=str, skipkeys=True)))
    except (ValueError, RecursionError):
        return {"action": "unreadable", "given": type(action).__name__}
