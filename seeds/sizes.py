"""Which worlds there are: seeds, and sizes; each app's `volume.py` says how many rows a size means."""

from __future__ import annotations

import operator
import reprlib
from typing import Literal, get_args

from .errors import WorldError

Size = Literal["small", "large"]
SIZES: tuple[Size, ...] = get_args(Size)
#: For how many days the store has taken orders.
STORE_DAYS: dict[str, int] = {"small": 540, "large": 1_000}
#: The largest seed: SQLite keeps it in a column of whole numbers.
LAST_SEED = 2**63 - 1


def known_seed(seed: object) -> int:
    """A world's seed as a whole number of Python's own. Raises WorldError for anything else."""
    try:
        number = -1 if isinstance(seed, bool) else operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if 0 <= number <= LAST_SEED:
        return number
    # A number of many thousand digits has no text.
    told = reprlib.repr(seed) if number.bit_length() < 80 else f"one of {number.bit_length()} bits"
    raise WorldError(f"A world's seed is a whole number from 0 to 2^63-1 ({LAST_SEED}), not {told}.")


def known_size(size: Size) -> Size:
    """A world's size. Raises WorldError for any other."""
    if size not in SIZES:
        raise WorldError(f"There is no world of size {size!r}. Choose one of: {', '.join(SIZES)}.")
    return size
