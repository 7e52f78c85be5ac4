"""Formulas as files write them: names that a formula gives itself bear a prefix there."""

from __future__ import annotations

import re

_TOKEN = re.compile(r'"(?:[^"]|"")*"|\'(?:[^\']|\'\')*\'|[A-Za-z_\\][\w.]*|\s+|.', re.S)
_NAME = re.compile(r"[A-Za-z_\\][\w.]*")
_OPEN, _CLOSE = "({", ")}"


def for_file(formula: str) -> str:
    """A formula with the names of LET and LAMBDA as files have them; all else stays as it was typed."""
    if not re.search(r"\b(LET|LAMBDA)\s*\(", formula, re.IGNORECASE):
        return formula
    tokens = _TOKEN.findall(formula)
    names = _own_names(tokens)
    found = []
    for at, token in enumerate(tokens):
        is_own = token.casefold() in names and tokens[at - 1 : at] != ["!"]
        found.append(f"_xlpm.{token}" if is_own else token)
    return "".join(found)


def _own_names(tokens: list[str]) -> set[str]:
    """The names that LET and LAMBDA introduce: every other argument of the one, all but the last of the other."""
    names: set[str] = set()
    for at, token in enumerate(tokens):
        if token.upper() not in ("LET", "LAMBDA") or tokens[at + 1 : at + 2] != ["("]:
            continue
        arguments = _arguments(tokens, at + 2)
        chosen = arguments[:-1:2] if token.upper() == "LET" else arguments[:-1]
        names |= {one.casefold() for argument in chosen if _NAME.fullmatch(one := "".join(argument).strip("[] \n\t"))}
    return names


def _arguments(tokens: list[str], start: int) -> list[list[str]]:
    found: list[list[str]] = [[]]
    depth = 0
    for token in tokens[start:]:
        if depth == 0 and token == ")":
            break
        if depth == 0 and token in ",;":
            found.append([])
            continue
        depth += (token in _OPEN) - (token in _CLOSE)
        found[-1].append(token)
    return found
