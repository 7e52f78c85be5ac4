"""Reads a formula into a tree."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from ..refs import LAST_COLUMN, LAST_ROW, Area, parse_area


@dataclass(frozen=True)
class Constant:
    value: float | str | bool


@dataclass(frozen=True)
class Fault:
    """An error that is written in the formula."""

    text: str


@dataclass(frozen=True)
class Missing:
    """An argument that was left out between two commas."""


@dataclass(frozen=True)
class Place:
    """A reference; `sheet` as written, None for the formula's own."""

    sheet: str | None
    area: Area
    #: Whether it is whole columns or rows.
    is_whole: bool = False
    #: Whether it stands for all that is spilled from its cell.
    spills: bool = False

    @property
    def is_all_lines(self) -> bool:
        """Whether it reaches over the whole sheet in one direction, however it is written."""
        area = self.area
        return (area.top, area.bottom) == (1, LAST_ROW) or (area.left, area.right) == (1, LAST_COLUMN)


@dataclass(frozen=True)
class Table:
    """An array constant."""

    rows: tuple[tuple[float | str | bool | Fault, ...], ...]


@dataclass(frozen=True)
class Name:
    name: str


@dataclass(frozen=True)
class Call:
    function: str  # upper case
    arguments: tuple[Node, ...]


@dataclass(frozen=True)
class Apply:
    """A function that is a value called at once: LAMBDA(x, x+1)(2)."""

    function: Node
    arguments: tuple[Node, ...]


@dataclass(frozen=True)
class Unary:
    operator: str  # - + % @
    operand: Node


@dataclass(frozen=True)
class Binary:
    operator: str
    left: Node
    right: Node

    def spine(self) -> tuple[Node, list[Binary]]:
        """The first operand of a chain of operators, and the operators from the first on: chains may be long."""
        chain, node = [self], self.left
        while isinstance(node, Binary):
            chain.append(node)
            node = node.left
        return node, chain[::-1]


@dataclass(frozen=True)
class Range:
    """All from one reference to another, of which one has to be worked out: A2:INDEX(A:A,9)."""

    first: Node
    last: Node


Node = Constant | Fault | Missing | Place | Table | Name | Call | Apply | Unary | Binary | Range


class NotReadable(ValueError):
    """The text is no formula that this grammar knows."""


_CELL = r"\$?[A-Za-z]{1,3}\$?\d+"
_SHEET = r"(?:(?P<sheet>'(?:[^']|'')+'|[^\W\d][\w.]*)!)?"
_TOKEN = re.compile(
    rf"""\s*(?:
    (?P<text>"(?:[^"]|"")*")
    |(?P<error>\#(?:N/A|REF!|NAME\?|DIV/0!|VALUE!|NUM!|NULL!|CALC!|SPILL!|CIRC!|N/IMPL!|ERROR!))
    |{_SHEET}(?:
        (?P<cells>{_CELL}(?:\s*:\s*(?:{_CELL}|\$?[A-Za-z]{{1,3}}|\$?\d+))?)(?![\w(.])
        |(?P<columns>\$?[A-Za-z]{{1,3}}:\$?[A-Za-z]{{1,3}})(?![\w(.])
        |(?P<rows>\$?\d+:\$?\d+)(?![\w(.])
        |(?P<gone>\#REF!)
    )
    |(?P<number>(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)
    |(?P<function>[A-Za-z_][\w.]*)\s*\(
    |(?P<name>[A-Za-z_\\][\w.]*)
    |(?P<mark><=|>=|<>|[-+*/^&=<>%(){{}},;@\#:])
    )""",
    re.VERBOSE,
)
_LEVELS = (("=", "<>", "<", ">", "<=", ">="), ("&",), ("+", "-"), ("*", "/"), ("^",))
#: How strongly an operator binds.
_POWER = {operator: level for level, operators in enumerate(_LEVELS) for operator in operators}


@lru_cache(1 << 13)
def parse(formula: str) -> Node:
    """The tree of a formula with its leading equals sign. Raises NotReadable."""
    try:
        reader = _Reader(formula.removeprefix("="))
        node = reader.expression()
    except RecursionError:
        raise NotReadable(formula) from None
    if reader.kind is not None:
        raise NotReadable(formula)
    return node


class _Reader:
    def __init__(self, text: str) -> None:
        self._text, self._at = text.strip(), 0
        self.kind: str | None = None
        self._match: re.Match[str]
        self._next()

    def _next(self) -> None:
        # The text has no blanks at its end.
        if self._at >= len(self._text):
            self.kind = None
            return
        match = _TOKEN.match(self._text, self._at)
        if match is None:
            raise NotReadable(self._text)
        # Of the groups that matched, what the token is closes last, after the sheet it may begin with.
        self._match, self._at, self.kind = match, match.end(), match.lastgroup

    def _is(self, *marks: str) -> bool:
        return self.kind == "mark" and self._match["mark"] in marks

    def _take(self, mark: str) -> None:
        if not self._is(mark):
            raise NotReadable(self._text)
        self._next()

    def expression(self, level: int = 0) -> Node:
        """What stands up to the first operator that binds less strongly than `level`."""
        left = self._prefixed()
        while self.kind == "mark" and _POWER.get(operator := self._match["mark"], -1) >= level:
            self._next()
            left = Binary(operator, left, self.expression(_POWER[operator] + 1))
        return left

    def _prefixed(self) -> Node:
        if self._is("-", "+", "@"):
            operator = self._match["mark"]
            self._next()
            return Unary(operator, self._prefixed())
        node = self._primary()
        while True:
            if self._is("%"):
                self._next()
                node = Unary("%", node)
            elif self._is("#") and isinstance(node, Place):
                self._next()
                node = Place(node.sheet, node.area, spills=True)
            elif self._is(":") and isinstance(node, Place | Call | Name | Range):
                self._next()
                node = Range(node, self._primary())
            elif self._is("(") and isinstance(node, Call):
                self._next()
                node = Apply(node, self._arguments())
            else:
                return node

    def _primary(self) -> Node:
        if self.kind is None:
            raise NotReadable(self._text)
        match, kind = self._match, self.kind
        if kind == "function":
            name = match["function"].upper().removeprefix("_XLFN.").removeprefix("_XLWS.")
            self._next()
            return Call(name, self._arguments())
        if self._is("("):
            self._next()
            node = self.expression()
            self._take(")")
            return node
        if self._is("{"):
            return self._table()
        self._next()
        if kind == "text":
            return Constant(match["text"][1:-1].replace('""', '"'))
        if kind == "number":
            return Constant(float(match["number"]))
        if kind in ("error", "gone"):
            return Fault(match["error"] or "#REF!")
        if kind == "name":
            word = match["name"]
            return Constant(word.upper() == "TRUE") if word.upper() in ("TRUE", "FALSE") else Name(word)
        if kind in ("cells", "columns", "rows"):
            return _place(match, kind)
        raise NotReadable(self._text)

    def _arguments(self) -> tuple[Node, ...]:
        found: list[Node] = []
        if self._is(")"):
            self._next()
            return ()
        while True:
            found.append(Missing() if self._is(",", ")") else self.expression())
            if self._is(")"):
                self._next()
                return tuple(found)
            self._take(",")

    def _table(self) -> Node:
        self._take("{")
        rows: list[tuple[float | str | bool | Fault, ...]] = []
        row: list[float | str | bool | Fault] = []
        while True:
            node = self._prefixed()
            if isinstance(node, Unary) and node.operator in "+-" and isinstance(node.operand, Constant):
                value = node.operand.value
                if not isinstance(value, float):
                    raise NotReadable(self._text)
                node = Constant(-value if node.operator == "-" else value)
            if isinstance(node, Constant):
                row.append(node.value)
            elif isinstance(node, Fault):
                row.append(node)
            else:
                raise NotReadable(self._text)
            if self._is(","):
                self._next()
                continue
            rows.append(tuple(row))
            row = []
            if self._is(";"):
                self._next()
                continue
            self._take("}")
            if len({len(each) for each in rows}) != 1:
                raise NotReadable(self._text)
            return Table(tuple(rows))


def _place(match: re.Match[str], kind: str) -> Place:
    sheet, reference = match["sheet"], "".join(match[kind].split())
    if sheet is not None and sheet.startswith("'"):
        sheet = sheet[1:-1].replace("''", "'")
    try:
        area = parse_area(reference)
    except ValueError:
        raise NotReadable(reference) from None
    # An open end, A2:A, is as good as a whole column.
    return Place(sheet, area, is_whole=kind != "cells" or area.height > 60_000)
