"""Reads a number format: its sections, for which numbers each is, and the parts that each is made of."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

Kind = Literal["general", "moment", "text", "fraction", "scientific", "number"]
#: literal, digit (0 # ?), mark (. , % / @), exponent, general, half (AM/PM), elapsed ([h]), y m d h s, n for minutes.
PartKind = str
_TOKEN = re.compile(
    r"""
    "(?P<quoted>[^"]*)"? | \\(?P<escaped>.) | _(?P<blank>.) | \*(?P<fill>.)
    | (?P<elapsed>\[(?:h+|m+)\] | \[s+\](?:\.0+)?) | \[(?P<bracket>[^\]]*)\]
    | (?P<general>General) | (?P<half>AM/PM|A/P) | (?P<exponent>E[-+]) | (?P<moment>y+|m+|d+|h+|s+(?:\.0+)?)
    | (?P<digit>[0\#?]) | (?P<mark>[.,%/@]) | (?P<end>;) | (?P<other>.)
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
_CONDITION = re.compile(r"(<=|>=|<>|=|<|>)\s*(-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)")
_MONEY = re.compile(r"\$([^-]*)(?:-[^\]]*)?")
_COMPARE: dict[str, Callable[[float, float], bool]] = {
    "<=": operator.le, ">=": operator.ge, "<>": operator.ne, "=": operator.eq, "<": operator.lt, ">": operator.gt,
}  # fmt: skip


@dataclass(frozen=True)
class Part:
    kind: PartKind
    text: str


@dataclass(frozen=True)
class Condition:
    """For which numbers a section is."""

    operator: str
    limit: float

    def holds(self, number: float) -> bool:
        return _COMPARE[self.operator](number, self.limit)

    @property
    def is_negative(self) -> bool:
        """Whether it holds of negative numbers alone, which are then shown without their sign."""
        if self.operator == "<=":
            return self.limit < 0
        return (self.operator == "<" and self.limit <= 0) or (self.operator == "=" and self.limit < 0)


@dataclass(frozen=True, eq=False)
class Section:
    """Told from others by being the same object: what is known of one is looked up for every number."""

    parts: tuple[Part, ...]
    condition: Condition | None = None

    @cached_property
    def kind(self) -> Kind:
        kinds = {part.kind for part in self.parts}
        marks = {part.text for part in self.parts if part.kind == "mark"}
        if "general" in kinds:
            return "general"
        if kinds & set("ymdhsn") or "elapsed" in kinds:
            return "moment"
        if "@" in marks:
            return "text"
        if "/" in marks and "digit" in kinds:
            return "fraction"
        return "scientific" if "exponent" in kinds and "digit" in kinds else "number"


@dataclass(frozen=True)
class NumberFormat:
    """A format's sections for numbers in their order, and the one for texts, if it has one."""

    numbers: tuple[Section, ...]
    text: Section | None

    def choose(self, number: float) -> tuple[Section | None, bool]:
        """The section for a number, None where no condition holds; and whether it shows without its sign."""
        sections = self.numbers
        if len(sections) == 1 and sections[0].condition is None:
            return sections[0], False
        for section, condition in zip(sections, self._conditions, strict=True):
            if condition is None:
                return section, number < 0 and self._leaves_negatives
            if condition.holds(number):
                return section, condition.is_negative
        return (_GENERAL, False) if len(sections) == 1 else (None, False)

    @cached_property
    def _conditions(self) -> Sequence[Condition | None]:
        """What holds of each section's numbers; None for all that are left."""
        own = [section.condition for section in self.numbers]
        if len(own) == 2 and own[0] is None:
            return [Condition(">=", 0.0), own[1] or Condition("<", 0.0)]
        if len(own) >= 3:
            return [own[0] or Condition(">", 0.0), own[1] or Condition("<", 0.0), own[2]]
        return own

    @cached_property
    def _leaves_negatives(self) -> bool:
        first = self._conditions[0]
        return len(self.numbers) == 2 and first is not None and first.operator in (">", ">=") and first.limit == 0


#: What a computer is set to show days and times as; the rest of such a format is what another one was set to.
_SYSTEM = {"[$-F800]": "dddd, mmmm d, yyyy", "[$-F400]": "h:mm:ss AM/PM"}
_GENERAL = Section((Part("general", ""),))


@lru_cache(1024)
def parsed(format: str) -> NumberFormat:
    """A format as it is written; every text is one."""
    sections = [_section(tokens) for tokens in _split(_SYSTEM.get(format[:8].upper(), format))]
    text = next((each for each in sections[3:4] or sections[-1:] if len(sections) > 3 or each.kind == "text"), None)
    numbers = [section for section in sections[:3] if section is not text]
    return NumberFormat(tuple(numbers) or (_GENERAL,), text)


def _split(format: str) -> Iterator[list[re.Match[str]]]:
    tokens: list[re.Match[str]] = []
    for match in _TOKEN.finditer(format):
        if match.lastgroup == "end":
            yield tokens
            tokens = []
        else:
            tokens.append(match)
    yield tokens


def _section(tokens: Sequence[re.Match[str]]) -> Section:
    parts: list[Part] = []
    condition = None
    for match in tokens:
        kind, text = match.lastgroup or "other", match[match.lastgroup or "other"]
        if kind == "bracket":
            if (found := _CONDITION.fullmatch(text.strip())) is not None:
                condition = Condition(found[1], float(found[2]))
            elif (money := _MONEY.fullmatch(text)) is not None and money[1]:
                parts.append(Part("literal", money[1]))
        elif kind == "blank":
            parts.append(Part("literal", " "))
        elif kind == "fill":
            # How much room there is to fill, no text tells; a blank keeps what stands beside it apart.
            parts += [Part("literal", " ")] if text == " " else []
        elif kind == "elapsed":
            parts.append(Part("elapsed", re.sub(r"[\[\]]", "", text).lower()))
        elif kind == "moment":
            parts.append(Part(text[0].lower(), text.lower()))
        elif kind in ("digit", "mark", "exponent", "half", "general"):
            parts.append(Part(kind, text.upper() if kind == "half" else text))
        else:
            parts.append(Part("literal", text))
    return Section(tuple(_told_apart(parts)), condition)


def _told_apart(parts: Sequence[Part]) -> list[Part]:
    """Letters beside digits are no parts of a date, in which months beside hours or seconds are minutes."""
    digits = any(part.kind == "digit" for part in parts)
    if digits:
        return [Part("literal", part.text) if part.kind in "ymdhs" or part.kind == "half" else part for part in parts]
    if not any(part.kind in "ymdhs" or part.kind == "elapsed" for part in parts):
        return [Part("literal", part.text) if part.kind == "half" else part for part in parts]
    found = list(parts)
    moments = [at for at, part in enumerate(found) if part.kind in "ymdhs" or part.kind == "elapsed"]
    for before, at, after in zip([None, *moments], moments, [*moments[1:], None], strict=False):
        if found[at].kind == "m" and len(found[at].text) <= 2:
            follows_hours = before is not None and found[before].text[0] == "h"
            if follows_hours or (after is not None and found[after].text[0] == "s"):
                found[at] = Part("n", found[at].text)
    return [Part("literal", part.text) if part.kind in ("mark", "exponent") else part for part in found]
