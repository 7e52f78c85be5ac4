"""What runs in every document of the browser: clock, settling, names and roles, snapshot, targets of actions."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PARTS = ("clock", "settle", "names", "snapshot", "act")


def part(name: str) -> str:
    """One part of the script, which adds its functions to an object `api`."""
    return (Path(__file__).parent / f"{name}.js").read_text("utf-8")


@cache
def script() -> str:
    """The init script; all that it shows to a page is the hidden property `__deskgym`."""
    parts = "\n".join(part(name) for name in _PARTS)
    return f"""(() => {{
if (window.__deskgym) return;
const api = {{}};
{parts}
Object.defineProperty(window, "__deskgym", {{ value: Object.freeze(api) }});
}})();"""
