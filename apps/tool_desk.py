"""The tools that somebody has in a world: those of the apps that let them in, each call a unit of work of theirs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from . import APPS, App
from .accounts import Account, places_of
from .platform.database import Database, Db
from .platform.tools import Outcome, Tool, call_tool


class ToolDesk:
    """Tools at hand for one account: all of their apps, or those `offered`, by name."""

    def __init__(self, database: Database, account: Account, offered: Iterable[str] | None = None) -> None:
        self._database, self._account = database, account
        with database.session() as db:
            self.apps: tuple[App, ...] = tuple(place.app for place in places_of(db, account))
        at = self.apps if offered is None else APPS
        found = {tool.name: (app, tool) for app in at for tool in app.tools}
        self._tools = found if offered is None else {name: found[name] for name in offered}

    def with_tools(self, names: Iterable[str]) -> ToolDesk:
        """The same with these tools alone; those of apps that do not let the account in are there, and refuse."""
        return ToolDesk(self._database, self._account, names)

    @property
    def tools(self) -> dict[str, Tool[Any]]:
        """By name, app by app."""
        return {name: tool for name, (_app, tool) in self._tools.items()}

    def call(self, name: str, arguments: Mapping[str, Any]) -> Outcome:
        """Do what a call asks for, with the rights that the account has at this moment."""
        if name not in self._tools:
            close = get_close_matches(name, self._tools, 3, 0.5)
            hint = f"Did you mean {' or '.join(close)}?" if close else "Choose one of those that you have."
            return Outcome(error=f"There is no tool “{name[:80]}”. {hint}")
        app, tool = self._tools[name]
        with self._database.session(self._account.person_id) as db:
            if refusal := self._kept_out(db, app):
                return Outcome(error=refusal)
            db.customer_id = None if self._account.customer_of is None else self._account.id
            return call_tool(db, tool, arguments)

    def _kept_out(self, db: Db, app: App) -> str | None:
        """Why the app does not let them in anymore."""
        if self._account.customer_of is not None:
            return None if self._account.customer_of == app else f"{app.title} is not open to you."
        member = app.membership(db, self._account.id)
        return f"{app.title} is not open to you." if member is None else member.refusal
