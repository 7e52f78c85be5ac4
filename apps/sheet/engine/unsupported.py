"""Forms of references that nothing here works out, told in words before a formula is kept."""

from __future__ import annotations

import re

_PIECE = re.compile(
    r"""(?P<blank>\s+)|"(?:[^"]|"")*"|'(?:[^']|'')*'|<=|>=|<>|[-+*/^&=<>@(){},;:!]"""
    r"""|(?:\[[^\]]*\]|[^\s"'(){},;:!\-+*/^&=<>@\[])+|."""
)
_OPERATORS = frozenset(("<=", ">=", "<>", *"-+*/^&=<>@:!"))
_UNION = (
    "Several ranges in brackets of their own cannot be worked out: leave the inner brackets out, as in "
    "SUM(A1:A3,C1:C3)."
)
_SEVERAL_SHEETS = "formulas here do not reach over several sheets: name each one, as in SUM(North!B2,South!B2)."


def complaint(formula: str) -> str | None:
    """What of a formula's references cannot be worked out, in words; None where all can."""
    check = _ReferenceCheck()
    for piece in _PIECE.finditer(formula.removeprefix("=")):
        if piece["blank"]:
            check.is_apart = True
        elif (said := check.read(piece[0])) is not None:
            return said
    return None


class _ReferenceCheck:
    def __init__(self) -> None:
        self._before: list[str] = []
        #: For each bracket that is open: whether it belongs to no function, and the colons of what stands last in it.
        self._groups: list[bool] = [False]
        self._colons = [0]
        self.is_apart = False

    def read(self, piece: str) -> str | None:
        """Go on by one piece of the formula; returns what is wrong with it."""
        said = self._complaint(piece)
        if piece in ("(", "{"):
            self._groups.append(piece == "(" and not _is_value(self._last))
            self._colons.append(0)
        elif piece in (")", "}") and len(self._groups) > 1:
            del self._groups[-1], self._colons[-1]
        elif piece == ":":
            self._colons[-1] += 1
        elif piece in (",", ";") or (piece in _OPERATORS and piece != "!"):
            self._colons[-1] = 0
        self._before.append(piece)
        self.is_apart = False
        return said

    @property
    def _last(self) -> str:
        return self._before[-1] if self._before else ""

    def _complaint(self, piece: str) -> str | None:
        if self.is_apart and _is_value(self._last) and (_is_value(piece) and piece not in (")", "}")):
            return (
                f"{self._last} and {piece} stand side by side: put an operator or a comma between them. "
                "What two ranges have in common cannot be asked for with a blank."
            )
        if piece == "," and self._groups[-1]:
            return _UNION
        if piece == ":" and self._colons[-1]:
            return "A range has two ends, as in A1:A9; this formula gives one three."
        return self._of_sheets() if piece == "!" else None

    def _of_sheets(self) -> str | None:
        """What is wrong with the sheets named before an exclamation mark."""
        *before, sheet = self._before or [""]
        if sheet.startswith("'") and ":" in sheet:
            return f"{sheet}: {_SEVERAL_SHEETS}"
        if before[-1:] != [":"]:
            return None
        if before[-3:-2] != ["!"]:
            return f"{''.join(before[-2:])}{sheet}: {_SEVERAL_SHEETS}"
        first = before[-4] if len(before) > 3 else ""
        if first.casefold() != sheet.casefold():
            return f"A range lies on one sheet, and does not go from {first} to {sheet}."
        return None


def _is_value(piece: str) -> bool:
    return bool(piece) and piece not in _OPERATORS and piece not in ("(", "{", ",", ";")
