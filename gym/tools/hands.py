"""The tools that an agent has in an episode, and what its last call came to."""

from __future__ import annotations

from typing import Any

from ...apps.platform.tools import Tool
from ...apps.tool_desk import ToolDesk
from ...tasks.registry import Opening
from .. import actions as do
from .offers import offered


class ToolHands:
    """Tools at hand in the world that is played; pages may be open beside them."""

    def __init__(self, opening: Opening, offer: str) -> None:
        self._world = opening.world
        desk = ToolDesk(opening.world, opening.instance.account)
        self.apps = desk.apps
        self._desk = desk.with_tools(offered(offer, desk, opening.instance))
        with opening.world.session() as db:
            self._timezone = db.timezone
        self._result = ""

    @property
    def tools(self) -> dict[str, Tool[Any]]:
        """By name, in order."""
        return self._desk.tools

    def call(self, action: do.Call) -> tuple[str, int | None]:
        """Do a call; what went wrong, and how many milliseconds it takes by the world's clock."""
        outcome = self._desk.call(action.tool, action.arguments or {})
        self._result = "" if outcome.error else outcome.text
        tool = self.tools.get(action.tool)
        return outcome.error, tool.takes * 1000 if tool is not None else None

    def seen(self) -> dict[str, str]:
        """What the call of this step came to, told once, and the time at the office: 2026-05-26T09:00."""
        result, self._result = self._result, ""
        now = self._world.now.astimezone(self._timezone).replace(tzinfo=None)
        return {"result": result, "clock": now.isoformat(timespec="minutes")}

    def described(self) -> list[dict[str, Any]]:
        """The tools as `info` tells of them."""
        return [
            {
                "name": tool.name,
                "description": tool.about,
                "parameters": tool.schema,
                "annotations": tool.annotations,
            }
            for tool in self.tools.values()
        ]
