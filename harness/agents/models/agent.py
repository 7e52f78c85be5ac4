"""The agent that asks a model."""

from __future__ import annotations

import random
import threading
from collections.abc import Collection

from ....gym.actions import Action
from ..dialects.base import Dialect
from ..functions import Form
from ..protocol import Briefing, Observation, Outcome, Turn
from . import prompts
from .conversation import Conversation
from .dialogue import Dialogue
from .messages import Client
from .options import ModelOptions
from .retries import Retries
from .toolbox import Toolbox, check_shown


class ModelAgent:
    """Plays one episode after the other by asking a model what to do."""

    def __init__(self, client: Client, dialect: Dialect | None, options: ModelOptions) -> None:
        self.client, self.dialect, self.options = client, dialect, options
        self._dialogue: Dialogue | None = None
        self._stop = threading.Event()

    def check_shown(self, form: Form, kinds: Collection[str], interface: str = "browser") -> None:
        """Raise BadAgentOption if what its tools are aimed at would not be shown."""
        check_shown(self.dialect, form, kinds, interface)

    def begin(self, briefing: Briefing) -> None:
        """Forget the last episode."""
        self._stop.set()
        options, self._stop = self.options, threading.Event()
        toolbox = Toolbox(briefing, self.dialect)
        conversation = Conversation(
            prompts.system(briefing.kinds, toolbox.syntax, briefing.interface),
            prompts.goal(briefing),
            toolbox.offer,
            budget=options.prompt_tokens,
            pictures=options.pictures,
            trees=options.trees,
        )
        retries = Retries(options.retries, options.backoff, random.Random(briefing.seed), self._stop)
        self._dialogue = Dialogue(
            self.client, toolbox, conversation, retries, kinds=briefing.kinds, looks=options.looks
        )

    def act(self, observation: Observation) -> Turn | Action:
        """The next action. Raises AgentStopped, ModelFault."""
        if self._dialogue is None:
            raise ValueError("an episode begins with begin(briefing)")
        return self._dialogue.act(observation)

    def end(self, outcome: Outcome) -> None:
        """Let go of the episode; a pause between two requests ends."""
        self._stop.set()
        self._dialogue = None
