"""The registry of what an audit tries on an instance: declared where it is written, chosen by a pattern of ids."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator

from .case import Case, Try
from .findings import Check, Group, fits

Tries = Callable[[Case], Iterator[Try]]

_CHECKS: dict[str, tuple[Check, Tries]] = {}


def check(id: str, group: Group, title: str) -> Callable[[Tries], Tries]:
    """Register the decorated generator of tries as check `id`."""

    def register(tries: Tries) -> Tries:
        if id in _CHECKS:
            raise ValueError(f"check {id!r} is registered twice: rename one of them")
        _CHECKS[id] = Check(id, group, title), tries
        return tries

    return register


def tries(pattern: str = "*") -> list[tuple[Check, Tries]]:
    """The checks whose id fits one of the shell-style patterns divided by commas, in the order of their modules."""
    package = importlib.import_module(f"{__package__}.tries")
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    return [(check, generate) for id, (check, generate) in _CHECKS.items() if fits(id, pattern)]
