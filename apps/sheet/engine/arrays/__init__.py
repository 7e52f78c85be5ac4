"""Formulas over arrays, which the engine gets wrong, worked out here (docs/formulas.md says which and why)."""

from __future__ import annotations

from . import functions
from .budget import OF_A_GIVEN_VALUE, OF_CHARACTERS_LOOKED_THROUGH, Budget, OverBudget
from .evaluation import Evaluation
from .kept import MARK, literal, unwrapped, wrapped
from .rule import complaint, is_ours, names, refused, uses
from .syntax import Node, Place, parse
from .values import Error, single
from .workbook import Elsewhere, ModelCells, Outside

__all__ = [
    "MARK",
    "OF_A_GIVEN_VALUE",
    "OF_CHARACTERS_LOOKED_THROUGH",
    "Budget",
    "Elsewhere",
    "Error",
    "Evaluation",
    "ModelCells",
    "Node",
    "Outside",
    "OverBudget",
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
    "uses",
    "wrapped",
]
