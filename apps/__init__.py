"""Floor 1: the office apps and the platform they share. Nothing here knows that it is graded.

Here every app of the office is listed; what there is to know of one, its own package declares as `APP`.
"""

from __future__ import annotations

import difflib

from .chat import APP as CHAT
from .crm import APP as CRM
from .handbook import APP as HANDBOOK
from .platform.spec import App
from .sheet import APP as SHEET
from .store.admin import APP as ADMIN
from .store.shop import APP as SHOP

__all__ = ["APPS", "App", "UnknownApp", "get_app"]

#: In the order in which pages show them.
APPS: tuple[App, ...] = (CRM, CHAT, SHEET, SHOP, ADMIN, HANDBOOK)


class UnknownApp(LookupError):
    """There is no app of this key."""


def get_app(key: str) -> App:
    """The app of this key. Raises UnknownApp with the nearest one."""
    apps = {app.key: app for app in APPS}
    if key not in apps:
        near = difflib.get_close_matches(key, apps, 1, cutoff=0.5)
        hint = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(apps)}."
        raise UnknownApp(f"App {key!r} is not registered. {hint}")
    return apps[key]
