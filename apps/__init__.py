"""Floor 1: the office apps and the platform they share. Nothing here knows that it is graded."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from importlib import import_module

from flask import Flask

_built: dict[str, Flask] = {}
_building = threading.Lock()


@dataclass(frozen=True)
class App:
    """One of the office's web apps. `module` has `create_app() -> Flask`; it is imported on the first request."""

    key: str  # "crm", also the prefix of its tables
    title: str  # "Alder"
    label: str  # first label of its host, "crm" of crm.deskgym.test
    module: str
    has_jobs: bool = False  # whether its module `jobs` has something to do when the clock moves

    def wsgi(self) -> Flask:
        """The app, built once per process and shared by all worlds."""
        with _building:
            if self.module not in _built:
                _built[self.module] = import_module(self.module).create_app()
            return _built[self.module]


APPS = (
    App("crm", "Alder", "crm", f"{__name__}.crm"),
    App("chat", "Parley", "chat", f"{__name__}.chat", has_jobs=True),
    App("sheet", "Gridwork", "sheet", f"{__name__}.sheet"),
    App("shop", "Shop", "shop", f"{__name__}.store.shop"),
    App("admin", "Backroom", "admin", f"{__name__}.store.admin"),
)
