"""What apps must not let through, tried over HTTP: strangers, forged requests, forbidden rows, text that runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ....apps import APPS
from ....seeds.world import World
from ..findings import Check, Finding
from . import addressbar, roles, routes, scripts
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
    Check("address", "must not leak", "Files, sources, scripts, data and other ports in the agent's address bar"),
    Check("script", "must not leak", "Hostile text through every field: no element, attribute or address comes of it"),
)


def run(seed: int, apps: Sequence[str] = ()) -> list[Finding]:
    """What survives in the world of `seed`, in all apps or some; needs no browser."""
    world = World.build(seed)
    try:
        return [finding for app in apps or [app.key for app in APPS] for finding in check(world, app, seed)]
    finally:
        world.close()


def run_in_browser(seed: int) -> list[Finding]:
    """What survives of what needs a real browser: addresses that an agent must not open."""
    told = f"python -c 'from {__name__} import run_in_browser; print(run_in_browser({seed}))'"
    return [replace(each, reproduce=told) for each in addressbar.check(seed)]


def check(world: World, app: str, seed: int) -> list[Finding]:
    """What survives in one app."""
    found: list[Finding] = []
    for part in (routes, roles, scripts):
        house = House(world)
        furnish(house, app)
        try:
            found += part.check(house, app)
        finally:
            house.close()
    told = f"python -m {__name__} {seed} {app}"
    return [replace(each, reproduce=told) for each in dict.fromkeys(found)]
