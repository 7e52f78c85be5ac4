"""A harmless detour before the work: look around, open and cancel, search, back and forth, log out and in."""

from __future__ import annotations

import re
from typing import Any

import gymnasium

from ....apps.platform.models import Person
from ....apps.platform.passwords import password_of
from ....gym.env import OfficeEnv
from ....gym.snapshot import Node

_OPENS_A_DIALOG = re.compile(r"(New|Create|Add|Edit)\b")
_FIELDS = ("searchbox", "textbox", "combobox")


class Detour(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Takes the detour within `reset`, so that the work begins after it on the first page."""

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(**options)
        home = observation["url"]
        for name in self._links()[:3]:
            self._click("link", name)
        for action in ("back", "back", "forward"):
            self._do({"action": action})
        self._do({"action": "goto", "url": home})
        self._search("the")
        self._do({"action": "goto", "url": home})
        self._open_and_cancel()
        self._do({"action": "new_tab", "url": home})
        self._do({"action": "close_tab"})
        self._log_out_and_in()
        observation = self._do({"action": "goto", "url": home})
        return observation, info

    @property
    def _office(self) -> OfficeEnv:
        office = self.env.unwrapped
        assert isinstance(office, OfficeEnv)
        return office

    def _do(self, action: dict[str, Any]) -> Any:
        observation, *_ = self.env.step(action)
        return observation

    def _nodes(self, *roles: str) -> list[Node]:
        return [node for node in self._office.page_snapshot().nodes if node.role in roles and node.ref is not None]

    def _links(self) -> list[str]:
        """The names of the app's main pages."""
        links = [node for node in self._nodes("link") if any(above.role == "navigation" for above in node.ancestors)]
        return list(dict.fromkeys(node.name for node in links if node.name))

    def _click(self, role: str, name: str) -> bool:
        found = next((node for node in self._nodes(role) if node.name == name), None)
        if found is not None:
            self._do({"action": "click", "ref": found.ref})
        return found is not None

    def _search(self, text: str) -> None:
        for field in self._nodes(*_FIELDS):
            if any(above.role == "search" for above in field.ancestors):
                self._do({"action": "fill", "ref": field.ref, "text": text})
                self._do({"action": "press", "keys": "Enter"})
                return

    def _open_and_cancel(self) -> None:
        for button in self._nodes("button", "link"):
            if _OPENS_A_DIALOG.match(button.name):
                self._do({"action": "click", "ref": button.ref})
                if not self._click("button", "Cancel"):
                    self._do({"action": "press", "keys": "Escape"})
                return

    def _log_out_and_in(self) -> None:
        """Where an account menu offers it; a customer of the shop stays."""
        instance = self._office.instance
        if instance.person_id is None:
            return
        with instance.world.session() as db:
            email = db.get_one(Person, instance.person_id).email
            password = password_of(db, instance.person_id)
        account = next((node for node in self._nodes("button") if node.name.startswith("Account of")), None)
        if account is None:
            return
        self._do({"action": "click", "ref": account.ref})
        if self._click("menuitem", "Log out"):
            for name, text in (("E-mail", email), ("Password", password)):
                field = next(node for node in self._nodes(*_FIELDS) if node.name == name)
                self._do({"action": "fill", "ref": field.ref, "text": text})
            self._click("button", "Continue")
