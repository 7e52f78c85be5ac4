"""Regular expressions and wildcards that people write, in an engine that never goes back: no text takes it long."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Protocol

import re2

#: Characters of an expression; memory of a compiled one, in bytes.
LONGEST_EXPRESSION = 1_000
_MEMORY = 8 << 20
_HALF = "it holds half of a character"
#: A group in a replacement: $1, \1 or \g<name>; $$ and \\ stand for themselves.
_ESCAPED = {"n": "\n", "t": "\t"}
_GROUP = re.compile(r"\$\$|\\\\|[$\\](\d{1,2})|\\g<(\w+)>|\\(.?)", re.DOTALL)


class BadExpression(ValueError):
    """What somebody wrote is no expression, or names a group that it has not; says why, in words."""


class Match(Protocol):
    """What was found."""

    def start(self) -> int: ...
    def end(self) -> int: ...
    def group(self, group: int | str = 0) -> str | None: ...


class Expression(Protocol):
    """A compiled expression."""

    groups: int
    groupindex: Mapping[str, int]

    def fullmatch(self, text: str) -> Match | None: ...
    def search(self, text: str, start: int = 0) -> Match | None: ...
    def finditer(self, text: str) -> Iterator[Match]: ...


def expression(source: str, *, match_case: bool = False, whole: bool = False) -> Expression:
    """The expression that somebody wrote, of which the `whole` text is to be made. Raises BadExpression."""
    if len(source) > LONGEST_EXPRESSION:
        raise BadExpression(f"it has {len(source):,} characters, of at most {LONGEST_EXPRESSION:,}")
    # Tried by itself first: brackets may open in it that these would close.
    found = _compiled(source, match_case, False)
    return _compiled(rf"\A(?:{source})\z", match_case, False) if whole else found


def wildcard(pattern: str) -> Expression | None:
    """A pattern with * ? and ~ as an expression for a whole text in any case; None where there is none of them."""
    if not re.search(r"[*?~]", pattern):
        return None
    parts = re.findall(r"\*+|~[*?~]|.", pattern, re.DOTALL)
    made = "".join(".*" if p[0] == "*" else "." if p == "?" else _literal(p[1:] if len(p) > 1 else p) for p in parts)
    return _compiled(made, False, True)


def like(pattern: str) -> Expression:
    """A pattern in which % stands for any text and _ for one character. Raises BadExpression."""
    parts = re.findall(r"%+|.", pattern, re.DOTALL)
    return _compiled("".join(".*" if p[0] == "%" else "." if p == "_" else _literal(p) for p in parts), True, True)


def literal(text: str, *, match_case: bool = False, whole: bool = False) -> Expression:
    """An expression for just this text. Raises BadExpression."""
    return _compiled(rf"\A{_literal(text)}\z" if whole else _literal(text), match_case, True)


def _literal(text: str) -> str:
    try:
        return str(re2.escape(text))
    except UnicodeError as error:
        raise BadExpression(_HALF) from error


@lru_cache(256)
def _compiled(source: str, match_case: bool, any_character: bool) -> Expression:
    options = re2.Options()
    options.case_sensitive, options.dot_nl = match_case, any_character
    options.log_errors, options.max_mem = False, _MEMORY
    try:
        found: Expression = re2.compile(source, options)
    except UnicodeError as error:
        raise BadExpression(_HALF) from error
    except re2.error as error:
        raise BadExpression(_words(error)) from error
    return found


def _words(error: Exception) -> str:
    said = error.args[0] if error.args else "it cannot be read"
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else str(said)


def quoted(replacement: str) -> str:
    """A replacement that stands for itself."""
    return replacement.replace("\\", "\\\\").replace("$", "$$")


class Replacement:
    """What is put in the place of each match: texts, and groups of the match between them."""

    def __init__(self, found: Expression, written: str) -> None:
        """Raises BadExpression for a group that the expression has not."""
        self._found = found
        self._parts: list[str | int] = []
        at = 0
        for match in _GROUP.finditer(written):
            self._parts += [written[at : match.start()], self._meant(match)]
            at = match.end()
        self._parts.append(written[at:])

    def _meant(self, match: re.Match[str]) -> str | int:
        number, name, escaped = match.groups()
        if number is not None and int(number) <= self._found.groups:
            return int(number)
        if name is not None and name in self._found.groupindex:
            return self._found.groupindex[name]
        if number is not None or name is not None:
            raise BadExpression(f"the replacement names the group {match[0]}, which the expression does not have")
        if escaped is None:
            return match[0][0]
        if escaped not in _ESCAPED:
            raise BadExpression(
                f"{match[0]} means nothing in a replacement: write $1 for a group, \\\\ for a backslash"
            )
        return _ESCAPED[escaped]

    def of(self, match: Match) -> str:
        """What is put in the place of one match."""
        return "".join(part if isinstance(part, str) else match.group(part) or "" for part in self._parts)

    def in_text(self, text: str, longest: int) -> str:
        """The text with every match replaced; what comes to more than `longest` characters ends soon after them."""
        made: list[str] = []
        size = at = 0
        for match in self._found.finditer(text):
            put = self.of(match)
            made += [text[at : match.start()], put]
            size += match.start() - at + len(put)
            at = match.end()
            if size > longest:
                break
        return "".join([*made, text[at:]])
