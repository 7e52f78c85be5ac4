"""What functions do with arrays, declared by import; those that are not here are the engine's, value by value."""

from __future__ import annotations

from . import aggregates, conditional, dates, imports, lambdas, logic, lookup, mathematics, query, shapes, texts

__all__ = [
    "aggregates", "conditional", "dates", "imports", "lambdas", "logic", "lookup", "mathematics", "query", "shapes",
    "texts",
]  # fmt: skip
