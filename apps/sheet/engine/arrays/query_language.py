"""Reads the text of a QUERY: clauses in their order, with expressions over columns, into plain trees."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime
from functools import lru_cache
from typing import Any, TypeVar

from ....platform.expressions import BadExpression, expression
from ..refs import Area, column_number

T = TypeVar("T")
# What is within these is worked out without overflowing the stack.
_LONGEST, _DEEPEST, _MOST_OPERATORS = 8_192, 32, 100
_EPOCH = date(1899, 12, 30).toordinal()
AGGREGATES = ("sum", "avg", "count", "min", "max")
SCALARS = ("year", "month", "day", "quarter", "dayofweek", "lower", "upper", "abs", "round")
#: Words between which texts are compared, as they are written.
MATCHERS = ("contains", "starts with", "ends with", "matches", "like")
_CLAUSES = ("select", "where", "group by", "pivot", "order by", "skipping", "limit", "offset", "label", "format",
            "options")  # fmt: skip
_NOT_HERE = {
    "pivot": "pivot is not supported: insert a pivot table, or group by both columns.",
    "format": "format is not supported: give the cells a number format instead.",
    "options": "options are not supported.",
    "skipping": "skipping is not supported.",
}
_TOKEN = re.compile(
    r"""\s*(?:(?P<text>'[^']*'|"[^"]*")|(?P<quoted>`[^`]*`)|(?P<number>\d+\.?\d*|\.\d+)|(?P<word>[A-Za-z_]\w*)
    |(?P<mark><=|>=|<>|!=|[-+*/=<>(),]))""",
    re.VERBOSE,
)


class BadQuery(ValueError):
    """What is wrong with a query, in words."""


@dataclass(frozen=True)
class Literal:
    value: float | str | bool


@dataclass(frozen=True)
class Col:
    """A column by its letter, or "Col2"."""

    name: str


@dataclass(frozen=True)
class Func:
    """An aggregate, a function of one value, or an operator."""

    name: str
    arguments: tuple[Expression, ...]


Expression = Literal | Col | Func


@dataclass(frozen=True)
class Query:
    """The clauses; `columns` is empty for all of them."""

    columns: tuple[Expression, ...]
    where: Expression | None
    groups: tuple[Expression, ...]
    order: tuple[tuple[Expression, bool], ...]  # whether descending
    limit: int | None
    offset: int
    labels: tuple[tuple[Expression, str], ...]


@lru_cache(512)
def read(text: str, area: Area | None = None) -> Query:
    """The query; of an area, its columns are looked for there. Raises BadQuery."""
    query = _Reader(text).query()
    _check(query)
    if area is not None:
        renamed(query, lambda name: str(place_of(name, area.left, area.width)))
    return query


def place_of(name: str, left: int | None, width: int) -> int:
    """Where a column stands, from 0, in a table that begins at the column `left` of its sheet. Raises BadQuery."""
    if name.startswith("Col") and name[3:].isdigit():
        at = int(name[3:]) - 1
    elif left is None:
        raise BadQuery(f"A table that was computed has no column {name}: write Col1, Col2 …")
    else:
        at = column_number(name) - left
    if not 0 <= at < width:
        raise BadQuery(f"The range has no column {name}.")
    return at


def is_aggregated(node: Expression) -> bool:
    return isinstance(node, Func) and (node.name in AGGREGATES or any(map(is_aggregated, node.arguments)))


def expression_text(node: Expression, heading: Callable[[str], str] = str) -> str:
    """An expression as people read it, its columns by their headings."""
    match node:
        case Literal(value):
            return f"{value:g}" if isinstance(value, float) else str(value)
        case Col(name):
            return heading(name)
        case Func(name, (inner,)):
            return f"{name}({expression_text(inner, heading)})"
        case Func(name, arguments):
            return f" {name} ".join(expression_text(each, heading) for each in arguments)


def renamed(query: Query, name: Callable[[str], str]) -> Query:
    """A query whose columns go by other names."""

    def turn(node: Expression) -> Expression:
        if isinstance(node, Col):
            return Col(name(node.name))
        return Func(node.name, tuple(map(turn, node.arguments))) if isinstance(node, Func) else node

    return replace(
        query,
        columns=tuple(map(turn, query.columns)),
        where=None if query.where is None else turn(query.where),
        groups=tuple(map(turn, query.groups)),
        order=tuple((turn(node), descending) for node, descending in query.order),
        labels=tuple((turn(node), label) for node, label in query.labels),
    )


def _check(query: Query) -> None:
    """Raise BadQuery for sums where there can be none, and for columns that are neither grouped nor added up."""
    if query.where is not None and is_aggregated(query.where):
        raise BadQuery("where looks at single rows: it cannot ask for sums.")
    if any(map(is_aggregated, query.groups)):
        raise BadQuery("group by names columns, not sums of them.")
    if not query.groups and not any(map(is_aggregated, query.columns)):
        return
    if not query.columns:
        raise BadQuery("With group by, select names the columns and sums: * does not go with it.")
    for node in (*query.columns, *(node for node, _ in query.order)):
        if not is_aggregated(node) and node not in query.groups and not isinstance(node, Literal):
            raise BadQuery(f"{expression_text(node)} is neither added up nor grouped by.")


class _Reader:
    def __init__(self, text: str) -> None:
        if len(text) > _LONGEST:
            raise BadQuery(f"It has {len(text):,} characters, of at most {_LONGEST:,}.")
        self.tokens: list[tuple[str, str]] = []
        end = 0
        while text[end:].strip():
            match = _TOKEN.match(text, end)
            if match is None:
                raise BadQuery(f"{text[end:].strip()[:20]!r} cannot be read.")
            kind = str(match.lastgroup)
            self.tokens.append((kind, match[kind]))
            end = match.end()
        self.at = self.depth = 0

    # --- clauses ----------------------------------------------------------------------------------------------------

    def query(self) -> Query:
        found: dict[str, Any] = {}
        last = -1
        while self.at < len(self.tokens):
            clause = next((name for name in _CLAUSES if self.takes(*name.split())), None)
            if clause is None:
                raise BadQuery(f"{self.tokens[self.at][1]!r} is not expected here. Clauses are {', '.join(_CLAUSES)}.")
            if clause in _NOT_HERE:
                raise BadQuery(_NOT_HERE[clause])
            if _CLAUSES.index(clause) <= last:
                raise BadQuery(f"{clause} stands too late: the order is select, where, group by, order by, limit, "
                               "offset, label.")  # fmt: skip
            last = _CLAUSES.index(clause)
            found[clause] = self.clause(clause)
        return Query(
            found.get("select", ()), found.get("where"), found.get("group by", ()), found.get("order by", ()),
            found.get("limit"), found.get("offset", 0), found.get("label", ()),
        )  # fmt: skip

    def clause(self, name: str) -> object:
        match name:
            case "select":
                return () if self.takes("*") else tuple(self.listed(self.sum))
            case "where":
                return self.either()
            case "group by":
                return tuple(self.listed(self.sum))
            case "order by":
                return tuple(self.listed(self.ordered))
            case "label":
                return tuple(self.listed(self.labeled))
        kind, text = self.next(f"a number after {name}")
        if kind != "number" or "." in text:
            raise BadQuery(f"{name} wants a whole number, not {text!r}.")
        return int(text)

    def listed(self, one: Callable[[], T]) -> list[T]:
        found = [one()]
        while self.takes(","):
            found.append(one())
        return found

    def ordered(self) -> tuple[Expression, bool]:
        node = self.sum()
        descending = self.takes("desc")
        if not descending:
            self.takes("asc")
        return node, descending

    def labeled(self) -> tuple[Expression, str]:
        node = self.sum()
        kind, text = self.next("a label in quotes")
        if kind != "text":
            raise BadQuery(f"A label stands in quotes: {text!r} does not.")
        return node, text[1:-1]

    # --- conditions -------------------------------------------------------------------------------------------------

    def either(self) -> Expression:
        return self.chain(("or",), self.both)

    def both(self) -> Expression:
        return self.chain(("and",), self.negated)

    def negated(self) -> Expression:
        if not self.takes("not"):
            return self.compared()
        with self.deeper():
            return Func("not", (self.negated(),))

    def compared(self) -> Expression:
        node = self.sum()
        if self.takes("is"):
            negative = self.takes("not")
            if not self.takes("null"):
                raise BadQuery("After is stands null or not null.")
            return Func("not", (Func("null", (node,)),)) if negative else Func("null", (node,))
        for name in MATCHERS:
            if self.takes(*name.split()):
                return Func(name, (node, self.pattern(name, self.sum())))
        for mark in ("<=", ">=", "<>", "!=", "=", "<", ">"):
            if self.takes(mark):
                return Func("<>" if mark == "!=" else mark, (node, self.sum()))
        return node

    def pattern(self, name: str, node: Expression) -> Expression:
        """What a text is matched with, tried where it stands there."""
        if name == "matches" and isinstance(node, Literal) and isinstance(node.value, str):
            try:
                expression(node.value, whole=True)
            except BadExpression as error:
                raise BadQuery(f"{node.value!r} is not a regular expression: {error}.") from None
        return node

    # --- values -----------------------------------------------------------------------------------------------------

    def sum(self) -> Expression:
        return self.chain(("+", "-"), lambda: self.chain(("*", "/"), self.value))

    def chain(self, marks: Sequence[str], inner: Callable[[], Expression]) -> Expression:
        node = inner()
        for _ in range(_MOST_OPERATORS):
            mark = next((mark for mark in marks if self.takes(mark)), None)
            if mark is None:
                return node
            node = Func(mark, (node, inner()))
        raise BadQuery(f"It joins more than {_MOST_OPERATORS} values or conditions.")

    def value(self) -> Expression:
        if self.takes("("):
            with self.deeper():
                node = self.either()
            self.closing()
            return node
        if self.takes("-"):
            with self.deeper():
                return Func("-", (Literal(0.0), self.value()))
        kind, text = self.next("a column or a value")
        if kind == "number":
            return Literal(float(text))
        if kind == "text":
            return Literal(text[1:-1])
        if kind == "quoted":
            return Col(text[1:-1].upper())
        if kind != "word":
            raise BadQuery(f"{text!r} is not expected here.")
        name = text.lower()
        if name in ("true", "false"):
            return Literal(name == "true")
        if name in ("date", "datetime", "timestamp") and self.peek("text"):
            return Literal(_moment(name, self.next("")[1][1:-1]))
        if self.takes("("):
            return self.call(name)
        if re.fullmatch(r"col\d+", name):
            return Col(name.capitalize())
        if not re.fullmatch(r"[A-Z]{1,3}", text):
            raise BadQuery(f"{text!r} is no column. Columns are letters, like A, or Col1; texts stand in quotes.")
        return Col(text)

    def call(self, name: str) -> Expression:
        if name not in AGGREGATES and name not in SCALARS:
            raise BadQuery(f"{name}() is not supported. There are {', '.join((*AGGREGATES, *SCALARS))}.")
        with self.deeper():
            inner = self.sum()
        if name in AGGREGATES and is_aggregated(inner):
            raise BadQuery(f"{name}() cannot be taken of what is added up already.")
        self.closing()
        return Func(name, (inner,))

    @contextmanager
    def deeper(self) -> Iterator[None]:
        """What stands in another; chains of operators nest too, by their number."""
        self.depth += 1
        if self.depth > _DEEPEST:
            raise BadQuery(f"It nests more than {_DEEPEST} levels deep.")
        yield
        self.depth -= 1

    # --- tokens -----------------------------------------------------------------------------------------------------

    def takes(self, *words: str) -> bool:
        """Whether the next tokens are these; they are behind us then."""
        there = self.tokens[self.at : self.at + len(words)]
        if [text.lower() if kind in ("word", "mark") else None for kind, text in there] != list(words):
            return False
        self.at += len(words)
        return True

    def peek(self, kind: str) -> bool:
        return self.at < len(self.tokens) and self.tokens[self.at][0] == kind

    def next(self, wanted: str) -> tuple[str, str]:
        if self.at == len(self.tokens):
            raise BadQuery(f"The query ends where {wanted} is expected.")
        self.at += 1
        return self.tokens[self.at - 1]

    def closing(self) -> None:
        if not self.takes(")"):
            raise BadQuery("A parenthesis is not closed.")


def _moment(kind: str, text: str) -> float:
    """A day or a moment as cells count days."""
    try:
        if kind == "date":
            return float(date.fromisoformat(text).toordinal() - _EPOCH)
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise BadQuery(f"{kind} {text!r} is not a {kind}: write date '2026-03-16'.") from None
    seconds = moment.hour * 3600 + moment.minute * 60 + moment.second
    return moment.toordinal() - _EPOCH + seconds / 86_400
