"""The registry of checks: each is declared where it is written, and chosen by a pattern of ids."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar

from ..findings import Check, Group, fits

#: What a check is called with, and what it yields:
#: "state": an `AuditCase`; `Attempt`s, each of which is graded;
#: "episode": an `EpisodeCase`, to be played in the browser; a text for everything that is wrong;
#: "draw": a `Drawn` task; a text for everything that is wrong;
#: "family": the `Draws` of a family; a text for everything that is wrong.
Kind = Literal["state", "episode", "draw", "family"]
Run = Callable[[Any], Iterable[Any]]
R = TypeVar("R", bound=Run)

_CHECKS: dict[str, tuple[Kind, Check, Run]] = {}


class Skip(Exception):
    """Raised by a check that has nothing to try; with a reason, the report counts it as left out."""


def check(id: str, group: Group, title: str, *, kind: Kind = "state") -> Callable[[R], R]:
    """Register the decorated function as check `id`. Raises ValueError if there is one of this id."""

    def register(run: R) -> R:
        if id in _CHECKS:
            raise ValueError(f"check {id!r} is registered twice: rename one of them")
        _CHECKS[id] = kind, Check(id, group, title), run
        return run

    return register


def checks(kind: Kind, pattern: str = "*") -> list[tuple[Check, Run]]:
    """The checks of a kind whose id fits one of the shell-style patterns divided by commas, in order of declaration."""
    _load()
    return [(check, run) for kind_, check, run in _CHECKS.values() if kind_ == kind and fits(check.id, pattern)]


def every_check() -> list[Check]:
    """All checks of task families, in order of declaration."""
    _load()
    return [check for _, check, _ in _CHECKS.values()]


def _load() -> None:
    """Import every module of checks, once: importing it registers them."""
    package = importlib.import_module(f"{__package__}.checks")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
