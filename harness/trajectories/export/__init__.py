"""Export formats: one module each, listed here by name."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any

from ...errors import UnknownFormat
from ..model import Trajectory
from .openai import row as openai_row

#: Makes one row of training data of a trajectory; the path turns a screenshot's file name into the one to write.
Exporter = Callable[[Trajectory, Callable[[str], str]], dict[str, Any]]

FORMATS: dict[str, Exporter] = {"openai": openai_row}


def get_format(name: str) -> Exporter:
    """The export format of this name. Raises UnknownFormat."""
    if name not in FORMATS:
        near = difflib.get_close_matches(name, FORMATS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownFormat(f"There is no export format {name!r}.{hint} Known: {', '.join(sorted(FORMATS))}.")
    return FORMATS[name]
