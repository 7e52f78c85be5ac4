"""The registry of security checks: declared where they are written, by the decorator `probe`."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module

from ..findings import Check, Finding, fits
from .client import AppClient

Run = Callable[[AppClient], Iterator[Finding]]


@dataclass(frozen=True)
class Probe:
    """A way to attack an app, and the checks that it makes."""

    checks: tuple[Check, ...]
    run: Run
    in_browser: bool


_PROBES: list[Probe] = []


def check(id: str, title: str) -> Check:
    """Declare what must hold of every app, under a short id."""
    return Check(id, "must not leak", title)


#: Made by every probe that sends requests.
ERROR = check("error", "No request breaks an app")


def probe(*checks: Check, in_browser: bool = False) -> Callable[[Run], Run]:
    """Register the decorated generator of findings, which makes these checks over HTTP or in the browser."""

    def register(run: Run) -> Run:
        known = {check.id: check for probe in _PROBES for check in probe.checks}
        for check in checks:
            if known.get(check.id, check) != check:
                raise ValueError(f"security check {check.id!r} is declared twice: rename one of them")
        _PROBES.append(Probe(checks, run, in_browser))
        return run

    return register


def all_probes(*, browser: bool = True) -> list[Probe]:
    """Return all probes, or those that need no browser, in the order of their modules in `checks/`."""
    package = import_module(f"{__package__}.checks")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return [probe for probe in _PROBES if browser or not probe.in_browser]


def all_checks(pattern: str = "*", *, browser: bool = True) -> list[Check]:
    """Return the checks whose id fits a pattern, all of them or those that need no browser."""
    every = dict.fromkeys(check for probe in all_probes(browser=browser) for check in probe.checks)
    return [check for check in every if fits(check.id, pattern)]
