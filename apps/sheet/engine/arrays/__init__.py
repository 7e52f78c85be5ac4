"""Formulas over arrays, which the engine gets wrong, worked out here (docs/formulas.md says which and why)."""

from __future__ import annotations

from . import functions
from .budget import Budget
from .evaluation import Evaluation
from .kept import MARK, literal, unwrapped, wrapped
from .rule import complaint, is_ours, names, refused
from .syntax import Place, parse
from .values import Error, single
from .workbook import Elsewhere, ModelCells

__all__ = [
    "MARK",
    "Budget",
    "Elsewhere",
    "Error",
    "Evaluation",
    "ModelCells",
    "Place",
    "complaint",
    "functions",
    "is_ours",
    "literal",
    "names",
    "parse",
    "refused",
    "single",
    "unwrapped",
    "wrapped",
]
