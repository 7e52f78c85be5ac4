"""The sizes in which worlds are built; each app's `volume.py` says how many rows that means."""

from __future__ import annotations

from typing import Literal, get_args

Size = Literal["small", "large"]
SIZES: tuple[Size, ...] = get_args(Size)
