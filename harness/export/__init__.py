"""Export formats: OpenAI's chat messages, ATIF, and one of every dialect, by name; each may go to any kind of file."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any

from ..agents.dialects import DIALECTS
from ..errors import BadSelection, UnknownFormat
from ..trajectories.model import Trajectory
from .atif import row as atif_row
from .chat import LAYOUTS, SPELLINGS
from .dialects import DialectRows
from .openai import row as openai_row

#: Makes one row of training data of a trajectory; the path turns a screenshot's file name into the one to write.
Exporter = Callable[[Trajectory, Callable[[str], str]], dict[str, Any]]

FORMATS: dict[str, Exporter] = {
    "openai": openai_row,
    "atif": atif_row,
    **{name: DialectRows(dialect) for name, dialect in DIALECTS.items()},
}


def get_format(name: str, layout: str | None = None, images: str | None = None) -> Exporter:
    """The export format of this name. Raises UnknownFormat, and BadSelection where it has no such layout or images."""
    if name not in FORMATS:
        near = difflib.get_close_matches(name, FORMATS, 1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise UnknownFormat(f"There is no export format {name!r}.{hint} Known: {', '.join(sorted(FORMATS))}.")
    if name in DIALECTS:
        return DialectRows(DIALECTS[name], layout, images)
    if layout or images:
        raise BadSelection(f"{name} has one form: leave --layout and --images out, or choose --format canonical.")
    return FORMATS[name]


__all__ = ["FORMATS", "LAYOUTS", "SPELLINGS", "Exporter", "get_format"]
