"""One instance as it is played through tools: its world, its grader, its clock and the tools at hand."""

from __future__ import annotations

from ...apps.platform.database import Db
from ...apps.platform.spec import DOMAIN
from ...apps.platform.tools import Outcome
from ...apps.tool_desk import ToolDesk
from ...tasks.occasions import StepClock
from ...tasks.registry import Opening
from .. import actions as do
from ..base import Observation
from .offers import offered


class ToolEpisode:
    """An instance whose person calls tools. Closing it lets the worlds go."""

    def __init__(self, opening: Opening, offer: str) -> None:
        self.instance, self.world, self.grader = opening.instance, opening.world, opening.grader
        desk = ToolDesk(self.world, self.instance.account)
        self.desk = desk.with_tools(offered(offer, desk, self.instance))
        task = self.instance.task
        self._clock = StepClock(self.world, self.instance.person_id, task.pace, task.occasions)
        self.outcome = Outcome()

    @property
    def apps(self) -> tuple[str, ...]:
        """Title and address of every app that lets the person in."""
        return tuple(f"{app.title} (http://{app.key}.{DOMAIN}/)" for app in self.desk.apps)

    def take_first(self) -> Observation:
        """What there is to know before the first call."""
        return self._seen("")

    def act(self, action: do.Action | None, problem: str) -> tuple[Observation, str]:
        """Do a call, or nothing; what came of it, and what went wrong."""
        result = ""
        wait: int | None = None
        if isinstance(action, do.Call):
            self.outcome = outcome = self.desk.call(action.tool, action.arguments or {})
            problem = "; ".join(text for text in (problem, outcome.error) if text)
            result = "" if outcome.error else outcome.text
            tool = self.desk.tools.get(action.tool)
            wait = tool.takes * 1000 if tool is not None else None
        self._clock.pass_after(action.name if action is not None else "", wait=wait)
        return self._seen(result), problem

    def _seen(self, result: str) -> Observation:
        with self.world.session() as db:
            return {"result": result, "clock": clock_text(db)}

    def close(self) -> None:
        """Let the worlds go."""
        self.world.close()
        self.instance.world.close()


def clock_text(db: Db) -> str:
    """The time at the office: 2026-05-26T09:00."""
    return db.now.astimezone(db.timezone).replace(tzinfo=None).isoformat(timespec="minutes")
