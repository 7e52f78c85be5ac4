"""Whether a text holds another one, in whatever case: what searches and filters ask the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, ColumnElement, literal
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

_ESCAPE = "/"


class _Like(FunctionElement[bool]):
    """A text and a pattern. SQLite's LIKE ignores case by itself, and takes a third of the time that lower() does."""

    type = Boolean()
    inherit_cache = True


def has_text(text: Any, part: str) -> ColumnElement[bool]:
    """The condition that `text` has `part` in it, signs and all."""
    return _Like(text, literal(f"%{_escaped(part)}%"))


def starts_with(text: Any, part: str) -> ColumnElement[bool]:
    """The condition that `text` begins with `part`."""
    return _Like(text, literal(f"{_escaped(part)}%"))


def _escaped(part: str) -> str:
    for sign in (_ESCAPE, "%", "_"):
        part = part.replace(sign, _ESCAPE + sign)
    return part


@compiles(_Like)
def _ilike(element: _Like, compiler: SQLCompiler, **kw: Any) -> str:
    return _written(element, compiler, "ILIKE", **kw)


@compiles(_Like, "sqlite")
def _like(element: _Like, compiler: SQLCompiler, **kw: Any) -> str:
    return _written(element, compiler, "LIKE", **kw)


def _written(element: _Like, compiler: SQLCompiler, operator: str, **kw: Any) -> str:
    text, pattern = (compiler.process(clause.self_group(), **kw) for clause in element.clauses)
    return f"(({text}) {operator} {pattern} ESCAPE '{_ESCAPE}')"
