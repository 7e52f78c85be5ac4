"""What a run has spent on its model, against what it may spend."""

from __future__ import annotations

from dataclasses import dataclass


class LimitReached(Exception):
    """The run stops here, and can be resumed."""


@dataclass
class Ledger:
    """Tokens and dollars of this command; what an earlier one spent on the same run is not counted."""

    max_tokens: int | None = None
    max_cost: float | None = None  # dollars
    tokens: int = 0
    cost: float = 0.0

    def add(self, tokens: int, cost: float) -> None:
        """One more turn of a model. Raises LimitReached."""
        self.tokens += tokens
        self.cost += cost
        if self.max_tokens is not None and self.tokens >= self.max_tokens:
            raise LimitReached(f"{self.tokens:,} tokens are spent, of --max-tokens {self.max_tokens:,}")
        if self.max_cost is not None and self.cost >= self.max_cost:
            raise LimitReached(f"${self.cost:.4f} are spent, of --max-cost {self.max_cost:g}")
