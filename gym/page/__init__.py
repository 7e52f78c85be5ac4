"""What runs in every document of the browser: clock, settling, names and roles, snapshot, targets of actions."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PARTS = ("clock", "settle", "names", "snapshot", "act")


@cache
def script() -> str:
    """The init script; all that it shows to a page is the hidden property `__deskgym`."""
    folder = Path(__file__).parent
    parts = "\n".join((folder / f"{part}.js").read_text("utf-8") for part in _PARTS)
    return f"""(() => {{
if (window.__deskgym) return;
const api = {{}};
{parts}
Object.defineProperty(window, "__deskgym", {{ value: Object.freeze(api) }});
}})();"""
