"""One instance as it is played through tools alone: its world, its grader, its clock and the tools at hand."""

from __future__ import annotations

from ...apps.platform.spec import DOMAIN
from ...tasks.occasions import StepClock
from ...tasks.registry import Opening
from .. import actions as do
from ..base import Observation
from .hands import ToolHands


class ToolEpisode:
    """An instance whose person calls tools. Closing it lets the worlds go."""

    def __init__(self, opening: Opening, offer: str) -> None:
        self.instance, self.world, self.grader = opening.instance, opening.world, opening.grader
        self.hands = ToolHands(opening, offer)
        task = self.instance.task
        self._clock = StepClock(self.world, self.instance.person_id, task.pace, task.occasions)

    @property
    def apps(self) -> tuple[str, ...]:
        """Title and address of every app that lets the person in."""
        return tuple(f"{app.title} (http://{app.key}.{DOMAIN}/)" for app in self.hands.apps)

    def take_first(self) -> Observation:
        """What there is to know before the first call."""
        return dict(self.hands.seen())

    def act(self, action: do.Action | None, problem: str) -> tuple[Observation, str]:
        """Do a call, or nothing; what came of it, and what went wrong."""
        wait: int | None = None
        if isinstance(action, do.Call):
            refused, wait = self.hands.call(action)
            problem = "; ".join(text for text in (problem, refused) if text)
        elif isinstance(action, do.Wait):
            wait = action.ms
        self._clock.pass_after(action.name if action is not None else "", wait=wait)
        return dict(self.hands.seen()), problem

    def close(self) -> None:
        """Let the worlds go."""
        self.world.close()
        self.instance.world.close()
