"""Texts in Python's grammar, as agents write them: read in silence, whatever they hold, and never evaluated."""

from __future__ import annotations

import ast
import warnings
from typing import Any

from ...apps.platform.wording.sources import PARSING
from ..errors import ActionError
from .wrapping import mended

_JSON = {"true": True, "false": False, "null": None}
_UNREADABLE = (ValueError, TypeError, SyntaxError, MemoryError, RecursionError)


def statements(text: str) -> list[ast.stmt] | None:
    """The statements in a text, its quotes mended where it needs that; None where it cannot be read."""
    found = _parsed(text)
    if found is None and (better := mended(text)) != text:
        return _parsed(better)
    return found


def _parsed(text: str) -> list[ast.stmt] | None:
    with PARSING, warnings.catch_warnings():
        # The filters are the whole process's, too.
        # Python warns of "\d" and of 1or 2, on standard error or, where told so, as a SyntaxError.
        warnings.simplefilter("ignore")
        try:
            # A text of a call may hold the one sign that the parser does not read.
            return ast.parse(text.strip().replace("\0", "\\x00")).body
        except _UNREADABLE:
            return None


def value(node: ast.expr, name: str) -> Any:
    """What stands for an argument of the action `name`. Raises ActionError unless it is plain data."""
    try:
        return ast.literal_eval(_Constants().visit(node))
    except _UNREADABLE:
        raise ActionError(f"the arguments of {name} must be plain texts, numbers or lists") from None


class _Constants(ast.NodeTransformer):
    """Reads JSON's words for True, False and None as well: arguments of tools are often written so."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.copy_location(ast.Constant(_JSON[node.id]), node) if node.id in _JSON else node
