"""One episode of an agent, from its first page to its verdict, or to the fault that says where it broke."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, replace
from threading import Event
from time import monotonic, perf_counter
from typing import Any

import gymnasium

from ...gym.errors import BrowserDied, GymError, NoBrowser
from ..agents.builtin import Insider
from ..agents.functions import functions_of
from ..agents.loading import where
from ..agents.protocol import Agent, AgentStopped, Briefing, ModelFault, Observation, Outcome, Turn, Usage
from ..episodes.faults import fault_stage
from ..episodes.recording import Recorder
from ..trajectories.model import AgentTurn, Header
from ..trajectories.store import Writer
from .calls import AgentThread, TimedOut
from .config import RunConfig
from .instances import instance_digest
from .keys import EpisodeKey

# Seconds in which an agent that gave no answer in time has to take in that its episode is over.
_LAST_WORD = 5.0

#: Hears of what a turn has cost: tokens, and dollars where prices are known.
Spent = Callable[[int, float], object]


class Cut(BaseException):
    """The run stops: the episode is left as it is, and does not land."""


class _Broken(Exception):
    """What the agent did, after which no episode goes on."""

    def __init__(self, stage: str, error: Exception) -> None:
        super().__init__(str(error))
        self.stage, self.error = stage, error


class RunRecorder(Recorder):
    """A recorder whose header says also which episode of the run it is."""

    def __init__(
        self, env: gymnasium.Env[Observation, Any], config: RunConfig, key: EpisodeKey, writer: Writer
    ) -> None:
        super().__init__(env, form=config.form, raw=True, writer=writer)
        self._config, self._key = config, key

    def header(self, info: dict[str, Any]) -> Header:
        office, ours = self.office, self._config.header(self._key)
        return replace(
            super().header(info),
            instance=instance_digest(office.instance, office.episode.grader),
            **{name: getattr(ours, name) for name in ("agent", "attempt", "dials", "dialect")},
        )

    def begin_unknown(self) -> None:
        """Start the trajectory of an episode that did not open."""
        self.begin(self._config.header(self._key))


class RunEpisode:
    """One episode, to be played once."""

    def __init__(
        self,
        config: RunConfig,
        key: EpisodeKey,
        recorder: RunRecorder,
        agent: Agent,
        thread: AgentThread,
        *,
        spent: Spent,
        stopping: Event,
    ) -> None:
        self._config, self._key, self._recorder = config, key, recorder
        self._agent, self._thread = agent, thread
        self._spent, self._stopping = spent, stopping
        #: Whether the agent is not to be used again.
        self.broke_agent = False
        #: Seconds that the agent took for each action, and those of its model's calls.
        self._times: list[float] = []
        self._calls: list[tuple[float, ...]] = []

    def play(self, *, last_try: bool) -> None:
        """Play to the end. Raises NoBrowser, Cut, and BrowserDied unless this is the `last_try`."""
        recorder = self._recorder
        self._started = monotonic()
        try:
            if self._open():
                try:
                    self._play()
                finally:
                    self._tell_end()
        except BrowserDied as error:
            if not last_try:
                raise
            if not recorder.has_begun:
                recorder.begin_unknown()
            recorder.fail("environment", error)

    def timing(self) -> dict[str, Any]:
        """Seconds: of the episode, of each step the agent's and the environment's, of the calls before each."""
        steps = zip(self._times, self._recorder.trajectory.seconds, strict=False)
        return {
            "episode": round(monotonic() - self._started, 6),
            "steps": [[round(agent, 6), round(environment, 6)] for agent, environment in steps],
            "calls": [[round(seconds, 6) for seconds in calls] for calls in self._calls],
        }

    def _open(self) -> bool:
        recorder = self._recorder
        try:
            self._seen, _ = recorder.reset(seed=self._key.seed, options=self._options)
        except (NoBrowser, BrowserDied):
            raise
        except Exception as error:  # noqa: BLE001 every fault of what is played is recorded
            recorder.begin_unknown()
            recorder.fail("setup", error)
            return False
        return True

    @property
    def _options(self) -> dict[str, Any]:
        return {"split": self._key.split, "look": self._key.look, **self._key.dials}

    def _play(self) -> None:
        recorder = self._recorder
        try:
            self._begin()
            while recorder.trajectory.end is None:
                try:
                    action = self._next_action()
                except AgentStopped as stopped:
                    recorder.stop(str(stopped))
                else:
                    self._seen, *_ = recorder.step(action)
        except _Broken as broken:
            self.broke_agent = True
            at = where(broken.error) if broken.stage == "agent" else ""
            recorder.fail(broken.stage, broken.error, f"{broken.error}{at}")
        except BrowserDied:
            raise
        except Exception as error:  # noqa: BLE001 every fault of what is played is recorded
            recorder.fail(fault_stage(error), error)

    # The agent.

    def _begin(self) -> None:
        agent, office, config = self._agent, self._recorder.office, self._config
        if isinstance(agent, Insider):
            self._ask(agent.enter, office, config.form, self._key.attempt)
        if begin := getattr(agent, "begin", None):
            hands = office.episode.hands
            described = hands.described() if hands else ()
            width, height = office.config.picture
            briefing = Briefing(
                goal=office.instance.task.goal,
                apps=office.episode.apps,
                tools=tuple(functions_of(config.form, config.interface, described, goto=config.goto)),
                kinds=office.kinds,
                width=width,
                height=height,
                max_steps=office.max_steps,
                seed=_seed(self._key),
                interface=config.interface,
                actions=config.actions,
                goto=config.goto,
            )
            self._ask(begin, briefing)

    def _next_action(self) -> Any:
        """What the agent does next. Raises AgentStopped, _Broken, BrowserDied."""
        start = perf_counter()
        try:
            given = self._ask(self._agent.act, self._seen)
        except (AgentStopped, _Broken) as error:
            cause = error.error if isinstance(error, _Broken) else error
            if isinstance(cause, AgentStopped | ModelFault) and cause.calls:
                self._note({"usage": _plain(cause.usage), "calls": cause.calls}, cause.usage)
            raise
        self._times.append(perf_counter() - start)
        if not isinstance(given, Turn):
            self._calls.append(())
            return given
        self._calls.append(given.seconds)
        try:
            messages = json.loads(json.dumps(given.messages, default=str))
            said: AgentTurn = {"text": given.text, "messages": messages, "usage": _plain(given.usage)}
        except (TypeError, ValueError, RecursionError) as error:
            raise _Broken("agent", error) from error
        self._note({**said, "calls": given.calls}, given.usage)
        return given.action

    def _note(self, said: AgentTurn, usage: Usage | None) -> None:
        """Keep what was said, for the next line of the trajectory."""
        price = self._config.price
        cost = price.cost(usage) if price is not None and usage is not None else None
        self._recorder.turn = {**said, "cost": cost}
        if usage is not None:
            self._spent(usage.input + usage.output, cost or 0.0)

    def _ask(self, method: Callable[..., Any], *args: object) -> Any:
        """What the agent says. Raises AgentStopped, BrowserDied, Cut, and _Broken for everything else."""
        if self._stopping.is_set():
            raise Cut
        limit = self._config.episode_timeout
        left = self._started + limit - monotonic()
        try:
            if left <= 0:
                raise TimedOut(f"the episode took longer than {limit:g} seconds")
            return self._thread.call(method, *args, timeout=min(left, self._config.call_timeout))
        except (AgentStopped, BrowserDied):
            raise
        except TimedOut as error:
            raise _Broken("time", error) from error
        except ModelFault as error:
            raise _Broken("model", error) from error
        except Exception as error:
            stage = fault_stage(error)
            ours = stage == "gold" or isinstance(error, GymError)
            raise _Broken(stage if ours else "agent", error) from error

    def _tell_end(self) -> None:
        end = getattr(self._agent, "end", None)
        if end is None or self._stopping.is_set():
            return
        # One that hangs is told too, in another thread: it may be able to give up what it waits for.
        timeout = min(self._config.call_timeout, _LAST_WORD) if self._is_stuck() else self._config.call_timeout
        try:
            self._thread.call(end, self._outcome(), timeout=timeout)
        except Exception:  # noqa: BLE001 the episode is over, and its verdict stands; the next one gets a new agent
            self.broke_agent = True

    def _is_stuck(self) -> bool:
        fault = self._recorder.trajectory.fault
        return fault is not None and fault.stage == "time"

    def _outcome(self) -> Outcome:
        trajectory = self._recorder.trajectory
        end, steps = trajectory.end, trajectory.steps
        if end is None:
            return Outcome(passed=None, steps=len(steps), reason="fault")
        return Outcome(passed=trajectory.verified, steps=len(steps), reason=trajectory.ended or "")


def _plain(usage: Usage | None) -> dict[str, int] | None:
    return None if usage is None else asdict(usage)


def _seed(key: EpisodeKey) -> int:
    """The same for the same episode and attempt."""
    return int.from_bytes(hashlib.sha256(f"{key.family}/{key.name}".encode()).digest()[:4])
