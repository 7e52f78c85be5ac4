"""Which instance an environment plays, whatever it is seen through."""

from __future__ import annotations

from dataclasses import dataclass

from ...apps.platform.looks import PLAIN, Look
from ...seeds.sizes import Size
from ...tasks.dials import NOT_TURNED, Dials
from ...tasks.registry import Split


@dataclass(frozen=True)
class InstanceKey:
    """Which instance of a family: its number, which Gymnasium calls the seed of `reset`, how it is drawn and served."""

    number: int
    split: Split | None
    size: Size
    dials: Dials = NOT_TURNED
    look: Look = PLAIN
