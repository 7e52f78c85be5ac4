"""How much a formula may be: its text is bounded before the native engine, whose stack it could overflow, sees it."""

from __future__ import annotations

import re

#: As in Excel.
LONGEST = 8_192
DEEPEST = 64
MOST_ARGUMENTS = 255
#: Of operators one after the other on one level.
MOST_OPERATORS = 1_024
#: Of digits in a number; a number beyond what cells hold makes no sense anyway.
_MOST_DIGITS = 300

_TOKEN = re.compile(
    r"""
    (?P<text>"(?:[^"]|"")*"?)
    |(?P<sheet>'(?:[^']|'')*'?)
    |(?P<number>\d[\d.]*)
    |(?P<open>[({\[])
    |(?P<close>[)}\]])
    |(?P<comma>[,;])
    |(?P<operator><=|>=|<>|[-+*/^&=<>@!:%\#])
    |(?P<blank>\s+)
    |(?P<word>[^\s"'(){}\[\],;+*/^&=<>@!:%\#-]+)
    """,
    re.VERBOSE,
)


class _Level:
    """What stands between two brackets."""

    def __init__(self, depth: int, *, is_table: bool = False) -> None:
        self.depth = depth
        self.arguments, self.operators = 0 if is_table else 1, 0
        self.is_table = is_table
        #: Operators of which each is worked out inside the one before: signs before a value, and powers.
        self.run = 0

    def next_argument(self) -> None:
        # An array constant has as many values as fit into a formula.
        self.arguments += not self.is_table
        self.operators = self.run = 0

    def operate(self, operator: str, follows_value: bool) -> None:
        self.operators += 1
        if operator == "^" or not follows_value:
            self.run += 1
        elif operator not in "%#!:":
            self.run = 0

    def complaint(self) -> str | None:
        if self.depth + self.run > DEEPEST:
            return f"A formula nests at most {DEEPEST} levels deep: put parts of it into cells of their own."
        if self.arguments > MOST_ARGUMENTS:
            return f"A function takes at most {MOST_ARGUMENTS} arguments: give it a range instead."
        if self.operators > MOST_OPERATORS:
            return f"A formula joins at most {MOST_OPERATORS:,} values: use a function over a range."
        return None


def complaint(formula: str) -> str | None:
    """What is too much of a formula, in words; None where nothing is."""
    if len(formula) > LONGEST:
        return f"A formula has at most {LONGEST:,} characters; this one has {len(formula):,}."
    levels = [_Level(0)]
    follows_value = False
    for token in _TOKEN.finditer(formula.removeprefix("=")):
        kind, text, level = token.lastgroup, token[0], levels[-1]
        match kind:
            case "blank":
                continue
            case "open":
                levels.append(_Level(level.depth + level.run + 1, is_table=text == "{"))
            case "close" if len(levels) > 1:
                levels.pop()
            case "comma":
                level.next_argument()
            case "operator":
                level.operate(text, follows_value)
            case "number" if len(text) > _MOST_DIGITS:
                return f"A number in a formula has at most {_MOST_DIGITS} digits."
        follows_value = (kind != "operator" and kind not in ("open", "comma")) or (follows_value and text in "%#")
        if (said := levels[-1].complaint()) is not None:
            return said
    return None
