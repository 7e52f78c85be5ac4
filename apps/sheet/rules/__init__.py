"""What the rules on cells come to: which cells look how, which break a validation, which are protected from whom."""

from .painting import Look, looks, refresh
from .protection import Guard, guard, guards, may_change
from .validity import breaking, check, choices_of, validation_at

__all__ = [
    "Guard", "Look", "breaking", "check", "choices_of", "guard", "guards", "looks", "may_change", "refresh",
    "validation_at",
]  # fmt: skip
