"""What is measured, part by part: each section yields its figures."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator

from ...errors import UnknownSection
from ..config import BenchConfig
from ..figures import Figure
from . import cold, growth, host, memory, reset, run, step, throughput, tools, verdict, world

SECTIONS: dict[str, Callable[[BenchConfig], Iterator[Figure]]] = {
    "cold": cold.measure,
    "reset": reset.measure,
    "step": step.measure,
    "tools": tools.measure,
    "verdict": verdict.measure,
    "run": run.measure,
    "host": host.measure,
    "world": world.measure,
    "memory": memory.measure,
    "throughput": throughput.measure,
    "growth": growth.measure,
}


def select_sections(names: str) -> list[str]:
    """The sections of "reset,step" or "all", in the order in which they are measured. Raises UnknownSection."""
    wanted = list(SECTIONS) if names == "all" else [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in SECTIONS:
            near = difflib.get_close_matches(name, SECTIONS, 1)
            hint = f"Did you mean {near[0]!r}?" if near else f"There are {', '.join(SECTIONS)}."
            raise UnknownSection(f"The bench has no section {name!r}. {hint}")
    return [name for name in SECTIONS if name in wanted]
