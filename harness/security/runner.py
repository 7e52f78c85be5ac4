"""Runs the security checks of one app."""

from __future__ import annotations

from dataclasses import replace

from ...seeds.world import World
from ..findings import Finding
from .checks.coverage import ROUTES
from .client import AppClient
from .registry import all_checks, all_probes
from .spec import MissingSpec


def check_app(app: str, seed: int, pattern: str = "*", *, browser: bool = False) -> list[Finding]:
    """Return what survives of the checks that fit a pattern in one app, in the world of `seed`."""
    wanted = {check.id for check in all_checks(pattern, browser=browser)}
    try:
        found = _run_probes(app, seed, wanted, browser=browser)
    except MissingSpec as error:
        found = [Finding(ROUTES.id, app, str(error), "")]
    command = f"python -m {__package__} {seed} {app}{'' if browser else ' --no-browser'} --checks "
    return [replace(finding, reproduce=command + finding.check) for finding in dict.fromkeys(found)]


def _run_probes(app: str, seed: int, wanted: set[str], *, browser: bool) -> list[Finding]:
    found: list[Finding] = []
    world = World.build(seed)
    try:
        for probe in all_probes(browser=browser):
            if wanted.isdisjoint(check.id for check in probe.checks):
                continue
            client = AppClient(world, app)
            try:
                found += [finding for finding in probe.run(client) if finding.check in wanted]
            finally:
                client.close()
    finally:
        world.close()
    return found
