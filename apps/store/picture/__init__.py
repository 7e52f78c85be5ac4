"""Pictures of goods, drawn as SVG: kind, color and material can be told from them. Equal arguments, equal bytes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from ..materials import MATERIALS, color_of
from .machines import MACHINES
from .pen import Pen
from .rooms import ROOMS
from .soft import SOFT
from .vessels import VESSELS

KINDS: dict[str, tuple[Callable[[Pen], None], str]] = {**SOFT, **VESSELS, **ROOMS, **MACHINES}


def material_of(kind: str) -> str:
    """What goods of a kind are made of."""
    return KINDS[kind][1]


@lru_cache(maxsize=2048)
def draw(kind: str, material: str | None, finish: str, variety: int = 0) -> str:
    """An SVG of 400 × 400: `finish` colors it, `variety` (0 to 4) makes it larger and changes details."""
    drawing, usual = KINDS[kind]
    material = material if material in MATERIALS else usual
    pen = Pen(color_of(material, finish) or MATERIALS[material].finishes[0].color, material, variety)
    drawing(pen)
    return pen.svg(0.84 + 0.04 * variety)


def digest() -> str:
    """Changes when the drawings do."""
    from hashlib import sha256

    sources = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:10]
