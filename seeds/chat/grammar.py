"""Text with choices: `[one|another [of|with] these]`, `$macro`, ` // ` for a new line and `{gap}`s, filled later."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Union

# Texts and choices in turn; a choice is the sequences among which one is taken.
Sequence = tuple[Union[str, "Choice"], ...]
Choice = list[Sequence]
_TOKEN = re.compile(r"[\[\]|]|\$[a-z_]+|[^\[\]|$]+")
# The end of a quotation or list, after which Markdown wants an empty line.
_BLOCK = re.compile(r"^((?:> |- |\d\. ).*)\n(?!> |- |\d\. |\n)", re.MULTILINE)
_GAP = re.compile(r"\{(\w+)\}")
_TIDY = (
    ("  ", " "),
    ("  ", " "),
    *((f" {mark}", mark) for mark in ",.?!:;\n"),
    (",.", "."),
    ("..", "."),
    ("!.", "!"),
    ("?.", "?"),
    (".,", ","),
    ("!,", ","),
    (",,", ","),
    (". –", " –"),
)


class Grammar:
    """Parses texts with one set of macros, each of which is parsed once."""

    def __init__(self, macros: Mapping[str, str]) -> None:
        self._macros = macros
        self._parsed: dict[str, Choice] = {}

    def parse(self, text: str) -> Sequence:
        """The text as nested choices; raises KeyError for a macro that does not exist."""
        return self._sequences(_TOKEN.findall(text.removeprefix("// ").replace(" // ", "\n")))[0]

    def _sequences(self, tokens: list[str]) -> Choice:
        """The alternatives up to the bracket that closes them; takes their tokens away."""
        tokens.reverse()
        found = self._alternatives(tokens)
        assert not tokens, f"One ] too many before {tokens[-1]!r}."
        return found

    def _alternatives(self, tokens: list[str]) -> Choice:
        found: Choice = []
        parts: list[str | Choice] = []
        while tokens:
            token = tokens.pop()
            if token == "[":
                parts.append(self._alternatives(tokens))
            elif token == "]":
                break
            elif token == "|":
                found.append(tuple(parts))
                parts = []
            elif token[0] == "$":
                parts.append(self._macro(token[1:]))
            else:
                parts.append(token)
        return [*found, tuple(parts)]

    def _macro(self, name: str) -> Choice:
        if name not in self._parsed:
            self._parsed[name] = self._sequences(_TOKEN.findall(self._macros[name].replace(" // ", "\n")))
        return self._parsed[name]


def expand(sequence: Sequence, random: Random) -> str:
    """One text of all that a grammar allows, its gaps still open."""
    parts: list[str] = []
    _expand(sequence, random.random, parts.append)
    text = "".join(parts)
    for wrong, right in _TIDY:
        if wrong in text:
            text = text.replace(wrong, right)
    return _BLOCK.sub(r"\1\n\n", text.strip()) if "\n" in text else text.strip()


def _expand(sequence: Sequence, draw: Callable[[], float], keep: Callable[[str], None]) -> None:
    for part in sequence:
        if isinstance(part, str):
            keep(part)
        else:
            _expand(part[int(draw() * len(part))], draw, keep)


def gaps(text: str) -> list[str]:
    """The names of a text's gaps, in order."""
    return _GAP.findall(text)


def least_gaps(sequence: Sequence) -> frozenset[str]:
    """The names of the gaps that every text of a grammar has."""
    found: set[str] = set()
    for part in sequence:
        if isinstance(part, str):
            found.update(gaps(part))
        else:
            found |= frozenset.intersection(*map(least_gaps, part))
    return frozenset(found)
