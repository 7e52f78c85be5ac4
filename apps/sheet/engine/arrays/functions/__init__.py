"""What functions do with arrays, declared by import; those that are not here are the engine's, value by value."""

from __future__ import annotations

from . import (
    aggregates,
    conditional,
    dates,
    expressions,
    formats,
    imports,
    lambdas,
    logic,
    lookup,
    mathematics,
    query,
    shapes,
    subtotals,
    texts,
)

__all__ = [
    "aggregates", "conditional", "dates", "expressions", "formats", "imports", "lambdas", "logic", "lookup",
    "mathematics", "query", "shapes", "subtotals", "texts",
]  # fmt: skip
