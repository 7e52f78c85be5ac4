"""Other frameworks' ways to an episode: one module each, imported only where its package is installed."""

from __future__ import annotations

import logging
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from ..host import Host

log = logging.getLogger("deskgym.host")

#: The adapters that the host serves beside its own protocol, by the package that each needs; MCP needs none of its own.
SERVED = {"openenv": "openenv", "ors": "openreward", "mcp": "starlette"}


def installed() -> list[str]:
    """The names of those that can be served here."""
    return [name for name, package in SERVED.items() if find_spec(package) is not None]


def mount_all(app: Starlette, host: Host) -> None:
    """Serve every adapter that is installed, each under /NAME."""
    for name in installed():
        try:
            adapter = import_module(f".{name}", __package__)
        except ImportError as error:
            # Another framework brought another version of the package: verifiers has mcp 2.0.
            log.warning("not served", extra={"adapter": name, "why": str(error)})
            continue
        adapter.mount(app, host)
