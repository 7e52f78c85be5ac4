"""What a stub's model says in one turn, well or badly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from deskgym.harness.agents.dialects import Call


@dataclass(frozen=True)
class Move:
    """A reply, or what comes in its place."""

    calls: tuple[Call, ...] = ()
    text: str = ""
    malformed: str = ""  # the arguments of the last call, as they are written
    stop: Literal["ended", "cut", "refused"] = "ended"
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    error: str = ""  # the text of a status that is not 200
    garbage: bool = False  # a web page in the place of an answer
    hangs: bool = False  # no answer before the test is over
