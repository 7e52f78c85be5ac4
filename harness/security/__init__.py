"""What apps must not let through, over HTTP and in the browser: strangers, people who are out, forbidden rows, forged
requests, files, and text that runs or leads elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from ...apps import APPS
from ...seeds.world import World
from ..audit.findings import Check, Finding, fits
from . import addressbar, files, links, ousted, rendered, roles, routes, scripts
from .house import House
from .people import furnish

CHECKS = (
    Check("routes", "must not leak", "Every route's rows are known"),
    Check("session", "must not leak", "Every route and method without a session"),
    Check("csrf", "must not leak", "Every change with a missing, wrong or foreign CSRF token, or from another site"),
    Check("get", "must not leak", "Every page looked at writes nothing"),
    Check("error", "must not leak", "No request breaks an app"),
    Check("read", "must not leak", "Every page, by every role: no row that the role keeps from it"),
    Check("write", "must not leak", "Every change, by every role: no row that the role may not change"),
    Check("ousted", "must not leak", "People put out, or lowered, while logged in: no page and no change any more"),
    Check("script", "must not leak", "Hostile text through every field: no element, attribute or address comes of it"),
    Check("data", "must not leak", "Text in answers to scripts cannot be taken for a page or a script"),
    Check("link", "must not leak", "Addresses within texts: none runs anything or leads out of the office"),
    Check("file", "must not leak", "Files with hostile names and contents are handed out inert"),
    Check("run", "must not leak", "Hostile text in the browser: no script of it runs, or is only just kept from it"),
    Check("address", "must not leak", "Files, sources, scripts, data and other ports in the agent's address bar"),
)


@dataclass(frozen=True)
class Part:
    """A way to try an app, and the checks that it makes."""

    checks: tuple[str, ...]
    run: Callable[[House, str], Iterable[Finding]]
    in_browser: bool = False


PARTS = (
    Part(("routes", "session", "csrf", "get", "error"), routes.check),
    Part(("read", "write", "error"), roles.check),
    Part(("ousted", "error"), ousted.check),
    Part(("script", "data", "error"), scripts.check),
    Part(("link",), links.check),
    Part(("file", "script", "data", "error"), files.check),
    Part(("run", "link"), rendered.check, in_browser=True),
    Part(("address",), addressbar.check, in_browser=True),
)


def chosen(pattern: str, *, browser: bool) -> list[str]:
    """The ids of the checks that fit a pattern, and that can be made with or without a browser."""
    possible = {id for part in PARTS if browser or not part.in_browser for id in part.checks}
    return [check.id for check in CHECKS if check.id in possible and fits(check.id, pattern)]


def run(seed: int, apps: Sequence[str] = (), pattern: str = "*", *, browser: bool = False) -> list[Finding]:
    """What survives in the world of `seed`, in all apps or some."""
    world = World.build(seed)
    try:
        keys = apps or [app.key for app in APPS]
        return [finding for app in keys for finding in check(world, app, seed, pattern, browser=browser)]
    finally:
        world.close()


def check(world: World, app: str, seed: int, pattern: str = "*", *, browser: bool = False) -> list[Finding]:
    """What survives in one app."""
    wanted = chosen(pattern, browser=browser)
    found: list[Finding] = []
    for part in PARTS:
        if (part.in_browser and not browser) or not set(part.checks) & set(wanted):
            continue
        house = House(world)
        furnish(house, app)
        try:
            found += [each for each in part.run(house, app) if each.check in wanted]
        finally:
            house.close()
    told = f"python -m {__name__} {seed} {app}{'' if browser else ' --no-browser'} --checks "
    return [replace(each, reproduce=told + each.check) for each in dict.fromkeys(found)]
