"""The agents that need no model: the gold solution, nothing at all, chance, and what was played before."""

from __future__ import annotations

import random
import re
import threading
from abc import ABC, abstractmethod
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

import gymnasium

from ...gym import actions as do
from ...gym.base import EpisodeEnv
from ...gym.errors import GoldFault
from ...gym.tools.user import ToolGoldUser
from ..errors import BadTrajectory
from ..trajectories.model import Trajectory, read
from .protocol import AgentStopped, Briefing, Observation, Outcome

if TYPE_CHECKING:
    from ...gym.user import Form

_REF = re.compile(r"\[ref=(e\d+)\]")


class Insider(ABC):
    """An agent that is told more than agents are: the environment, and which episode it is."""

    @abstractmethod
    def enter(self, office: EpisodeEnv[Any], form: Form, attempt: int) -> None:
        """Called before `begin`, when the episode is open."""


class Noop:
    """Says at once that it is done."""

    def act(self, observation: Observation) -> do.Action:
        return do.Done()


class RandomAgent:
    """Clicks, types, scrolls and calls tools by chance, and now and then says that it is done."""

    def begin(self, briefing: Briefing) -> None:
        self._briefing, self._random = briefing, random.Random(briefing.seed)
        functions = [tool["function"] for tool in briefing.tools]
        #: Tools that need to be told nothing.
        self._calls = [
            each["name"]
            for each in functions
            if each["name"] not in do.KINDS and not each["parameters"].get("required")
        ]

    def act(self, observation: Observation) -> do.Action:
        draw, refs = self._random, _REF.findall(observation.get("axtree", ""))
        chance = draw.random()
        if chance < 0.03:
            return do.Done()
        if self._calls and (chance < 0.5 or not self._briefing.kinds):
            return do.Call(draw.choice(self._calls), {})
        if chance < 0.13:
            return do.Scroll(dy=draw.choice([-400, 400]))
        if chance < 0.23:
            return do.Press(draw.choice(["Tab", "Enter", "Escape", "ArrowDown"]))
        if chance < 0.33:
            return do.Type(draw.choice("aeinrst"))
        if refs:
            return do.Click(draw.choice(refs))
        if self._briefing.actions == "elements":
            return do.Press("Tab")
        return do.Click(x=draw.randrange(self._briefing.width), y=draw.randrange(self._briefing.height))


class Replay(Insider):
    """Plays the actions that were recorded of the same episode, in a folder of a run or of gold solutions."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)
        self._actions: list[Any] = []
        self._reason = ""

    def enter(self, office: EpisodeEnv[Any], form: Form, attempt: int) -> None:
        recorded = self._recorded(office, attempt)
        self._actions = [step.action for step in reversed(recorded.steps)]
        self._reason = (recorded.end and recorded.end.stopped) or "no more actions were recorded"

    def _recorded(self, office: EpisodeEnv[Any], attempt: int) -> Trajectory:
        """Raises BadTrajectory if nothing was recorded of the episode."""
        instance = office.instance
        folder, seed, split = self._folder / office.family.id, instance.seed, instance.split
        for name in (f"{seed}-{split}-{attempt}", f"{seed}-{split}-0", str(seed)):
            if (path := folder / f"{name}.jsonl").is_file():
                recorded = read(path)
                if recorded.header.split == split:
                    return recorded
        raise BadTrajectory(f"{self._folder} holds nothing of {office.family.id} seed {seed} in split {split}.")

    def act(self, observation: Observation) -> Any:
        if not self._actions:
            raise AgentStopped(self._reason)
        return self._actions.pop()


class Gold(Insider):
    """Plays the gold solution, which runs in a thread of its own and waits there for what comes of each action."""

    _puppet: _Puppet | None = None

    def enter(self, office: EpisodeEnv[Any], form: Form, attempt: int) -> None:
        self._puppet = _Puppet(office, form)

    def act(self, observation: Observation) -> do.Action:
        assert self._puppet is not None, "the gold solution is told of its environment"
        return self._puppet.next_action(observation)

    def end(self, outcome: Outcome) -> None:
        if self._puppet is not None:
            self._puppet.let_go()
            self._puppet = None


class _Over(BaseException):
    """Nobody waits for the gold solution anymore."""


class _Puppet(gymnasium.Wrapper[Observation, Any, Observation, Any]):
    """The environment as the gold solution has it: a step hands its action to `next_action` and waits for the next."""

    def __init__(self, office: EpisodeEnv[Any], form: Form) -> None:
        super().__init__(office)
        self._office = office
        self._solution = self._by_tools if office.config.offer else partial(self._on_pages, form)
        self._actions: SimpleQueue[do.Action | BaseException] = SimpleQueue()
        self._seen: SimpleQueue[Observation | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._play, name="deskgym-gold", daemon=True)

    def next_action(self, observation: Observation) -> do.Action:
        """What the solution does on this observation. Raises what it raises."""
        if self._thread.ident is None:
            self._thread.start()
        else:
            self._seen.put(observation)
        action = self._actions.get()
        if isinstance(action, BaseException):
            raise action
        return action

    def _play(self) -> None:
        try:
            self._solution()
        except _Over:
            pass
        except Exception as error:  # noqa: BLE001 whoever asks for the next action hears of it
            self._actions.put(error)

    def _by_tools(self) -> None:
        ToolGoldUser(self).play()

    def _on_pages(self, form: Form) -> None:
        # With it comes all that drives a browser, which tools do without.
        from ...gym.user import NO_ENDING, GoldUser

        self._office.instance.task.gold(GoldUser(self, form=form))
        raise GoldFault(NO_ENDING)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._actions.put(do.read_action(action, do.ALL_KINDS).action)
        seen = self._seen.get()
        if seen is None:
            raise _Over
        return seen, 0.0, False, False, {}

    def let_go(self) -> None:
        """End the thread."""
        self._seen.put(None)
        if self._thread.ident is not None:
            self._thread.join()
