"""One episode's dialogue with a model: pages go there, actions come back."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ....gym.actions import Action
from ....gym.errors import ActionError
from ..protocol import AgentStopped, ModelFault, Observation, Turn, Usage
from . import prompts, records
from .conversation import Conversation
from .failures import CallFailed, ContextTooLong
from .messages import Client, Prompt, Reply, Result, Sight, ToolCall
from .retries import Retries
from .sights import sight_of
from .toolbox import Toolbox

# Replies in a row without an action, after which a model has no more to give.
MOST_IDLE = 3
# How often a prompt is made smaller because a provider finds it too long.
_MOST_SHRINKS = 2


@dataclass
class Spent:
    """What was exchanged since the last action."""

    messages: list[dict[str, Any]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    usage: Usage | None = None
    seconds: list[float] = field(default_factory=list)


class Dialogue:
    """Gives one action after the other. Several calls of one reply are a queue, which ends at the first that fails."""

    def __init__(
        self,
        client: Client,
        toolbox: Toolbox,
        conversation: Conversation,
        retries: Retries,
        *,
        kinds: tuple[str, ...],
        looks: int,
    ) -> None:
        self._client, self._toolbox, self._conversation, self._retries = client, toolbox, conversation, retries
        self._kinds, self._looks = kinds, looks
        self._calls: tuple[ToolCall, ...] = ()
        # By the place of the call in its reply: its id need not be the only one.
        self._answers: dict[int, Result] = {}
        self._queue: deque[tuple[int, Action]] = deque()
        self._performed: int | None = None

    def act(self, observation: Observation) -> Turn | Action:
        """The next action: a Turn if the model was asked for it, an Action if it stood in the queue.

        Raises AgentStopped, ModelFault.
        """
        if self._performed is not None:
            self._settle(self._performed, observation)
            if self._queue:
                return self._next()
        self._toolbox.see(observation.get("axtree", ""))
        spent = Spent()
        try:
            if not self._kinds:
                return self._think(None, prompts.status(observation), spent)
            return self._think(sight_of(observation, self._kinds, self._conversation.longest_tree), "", spent)
        except (AgentStopped, ModelFault) as error:
            error.usage, error.calls = spent.usage, len(spent.seconds)
            raise

    def _think(self, sight: Sight | None, notice: str, spent: Spent) -> Turn:
        """Ask until there is an action."""
        idle = looks = 0
        shown: Sight | None = sight
        while True:
            self._show(notice, shown, spent)
            reply = self._ask(spent)
            problem = self._read(reply)
            if self._queue:
                return self._turn(spent)
            if not problem and looks < self._looks:
                looks, notice, shown = looks + 1, "", sight
                continue
            notice = problem if not self._calls or self._toolbox.is_text else ""
            if not problem:
                notice = problem = prompts.LOOKED_ENOUGH
            idle += 1
            if idle == MOST_IDLE:
                raise AgentStopped(f"{MOST_IDLE} replies in a row held no action: {problem}")
            # A provider's own tool is answered with a picture, whatever came of the call.
            shown = sight if self._toolbox.is_native and self._calls else None

    def _turn(self, spent: Spent) -> Turn:
        return Turn(
            action=self._next(),
            text="\n".join(spent.texts),
            messages=tuple(spent.messages),
            usage=spent.usage,
            calls=len(spent.seconds),
            seconds=tuple(spent.seconds),
        )

    def _show(self, notice: str, sight: Sight | None, spent: Spent) -> None:
        """Answer the calls of the last reply, and show the page."""
        results = [
            self._answers.get(place, Result(call, prompts.NOT_DONE, failed=True))
            for place, call in enumerate(self._calls)
        ]
        notices = [notice] if notice else []
        if self._toolbox.is_text:
            notices, results = notices or [result.text for result in results if result.failed], []
        if not spent.messages and not self._conversation.exchanges:
            spent.messages += records.opening(self._conversation)
        self._conversation.show(results, notices, sight)
        spent.messages += records.sent(results, notices, sight)
        self._calls, self._answers, self._performed = (), {}, None

    def _ask(self, spent: Spent) -> Reply:
        """The model's next reply. Raises ModelFault."""
        for _ in range(_MOST_SHRINKS + 1):
            prompt = self._conversation.prompt()
            try:
                reply = self._retries.run(partial(self._timed, prompt, spent))
            except ContextTooLong as error:
                too_long = error
                self._conversation.shrink()
                continue
            except CallFailed as error:
                raise ModelFault(f"The model could not be asked: {error}") from error
            self._conversation.hear(reply)
            spent.messages.append(records.heard(reply))
            spent.texts += [text.strip() for text in (reply.thoughts, reply.text) if text.strip()]
            if reply.usage is not None:
                spent.usage = (spent.usage or Usage()) + reply.usage
            return reply
        raise ModelFault(f"The conversation does not fit, however short it is made: {too_long}") from too_long

    def _timed(self, prompt: Prompt, spent: Spent) -> Reply:
        started = time.perf_counter()
        reply = self._client.ask(prompt)
        spent.seconds.append(time.perf_counter() - started)
        return reply

    def _read(self, reply: Reply) -> str:
        """Put the actions of a reply into the queue; returns what is wrong with it."""
        wanted = prompts.WANTED_TEXT if self._toolbox.is_text else prompts.WANTED_TOOL
        try:
            self._calls = self._toolbox.calls(reply)
        except ActionError as error:
            return prompts.nothing_done(reply, wanted) if reply.stop == "cut" else f"Error: {error}"
        if not self._calls:
            return prompts.nothing_done(reply, wanted)
        viewport = self._toolbox.viewport
        for place, call in enumerate(self._calls):
            try:
                if reply.stop == "cut" and place == len(self._calls) - 1:
                    raise ActionError(prompts.CUT_OFF)
                actions, viewport = self._toolbox.actions(call, viewport)
            except ActionError as error:
                return self._fail(place, str(error))
            self._queue += [(place, action) for action in actions]
            if not actions:
                self._answers[place] = Result(call, prompts.LOOKED)
        return ""

    def _next(self) -> Action:
        self._performed, action = self._queue.popleft()
        self._toolbox.done(action)
        return action

    def _settle(self, place: int, observation: Observation) -> None:
        """Take in what came of the action that was given last, of the call at this place."""
        if observation["error"]:
            self._fail(place, observation["error"])
            self._queue.clear()
        elif all(waiting != place for waiting, _ in self._queue):
            self._answers[place] = Result(self._calls[place], observation.get("result") or prompts.DONE)

    def _fail(self, place: int, text: str) -> str:
        self._answers[place] = Result(self._calls[place], f"Error: {text}", failed=True)
        return f"Error: {text}"
