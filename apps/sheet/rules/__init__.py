"""What the rules on cells come to: which cells look how, which break a validation, which are protected from whom."""

from .painting import Look, look_row, looks, painted, refresh
from .protection import Guard, guard, guards, may_change
from .validity import breaking, check, choices_of, validation_at

__all__ = [
    "Guard", "Look", "breaking", "check", "choices_of", "guard", "guards", "look_row", "looks", "may_change", "painted",
    "refresh", "validation_at",
]  # fmt: skip
