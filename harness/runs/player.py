"""One episode after the other: an environment per family and one agent, both made anew where they broke."""

from __future__ import annotations

from contextlib import suppress
from threading import Event
from typing import Any

import gymnasium

from ... import gym
from ...gym.errors import BrowserDied, GymError
from ..agents.loading import Factory, make_agent
from ..agents.protocol import Agent, Observation
from .calls import AgentThread
from .config import RunConfig
from .entries import RunEntry
from .episode import Cut, RunEpisode, RunRecorder, Spent
from .folder import RunFolder
from .keys import EpisodeKey


class Player:
    """Plays episodes into a folder. `spent` hears of every turn; once `stopping` is set, nothing more lands."""

    def __init__(
        self, config: RunConfig, folder: RunFolder, make_agent: Factory, *, spent: Spent, stopping: Event
    ) -> None:
        self._config, self._folder, self._make_agent = config, folder, make_agent
        self._spent, self._stopping = spent, stopping
        self._env: gymnasium.Env[Observation, Any] | None = None
        #: The family whose environment is open.
        self.family = ""
        self._agent: Agent | None = None
        self._thread = AgentThread()

    def play(self, key: EpisodeKey) -> RunEntry:
        """Play an episode and have it land. Raises NoBrowser, and Cut when the run stops."""
        try:
            return self._play(key, last_try=False)
        except BrowserDied as error:
            # It also ends because the run does.
            if self._stopping.is_set():
                raise Cut from error
            self._close_env()
        return self._play(key, last_try=True)

    def _play(self, key: EpisodeKey, *, last_try: bool) -> RunEntry:
        if self._agent is None:
            self._agent = make_agent(self._config.agent, self._make_agent)
        with self._folder.landing(key) as writer:
            recorder = RunRecorder(self._env_of(key.family), self._config, key, writer)
            episode = RunEpisode(
                self._config, key, recorder, self._agent, self._thread, spent=self._spent, stopping=self._stopping
            )
            try:
                episode.play(last_try=last_try)
            finally:
                if episode.broke_agent:
                    self._agent = None
            trajectory = recorder.trajectory
            self._folder.write_timing(key, episode.timing())
            if self._stopping.is_set():
                raise Cut
        if trajectory.fault is not None and trajectory.fault.stage != "agent":
            self._close_env()
        return RunEntry.of(trajectory)

    def _env_of(self, family: str) -> gymnasium.Env[Observation, Any]:
        config = self._config
        if self._env is None or self.family != family:
            self._close_env()
            self.family = family
            # Which seed comes next is not known here.
            self._env = gym.make(
                f"{family}-v0",
                observation=config.observation,
                width=config.width,
                height=config.height,
                max_steps=config.max_steps,
                interface=config.interface,
                tools=config.tools,
                look=config.choice.look,
                actions=config.actions,
                goto=config.goto,
                ahead=False,
            )
        return self._env

    def _close_env(self) -> None:
        if self._env is not None:
            with suppress(GymError):
                self._env.close()
            self._env = None

    def close(self) -> None:
        """Close the environment, and let the agent's thread end."""
        self._close_env()
        self._thread.close()
