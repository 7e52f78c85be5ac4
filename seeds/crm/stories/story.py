"""What a story of a case is made of, and how the modules beside this one write it down.

A story begins with `### name | types | goods`; the goods are alternatives of tags that all have to hold, or not:
"machine plug, tool !battery". Its lines begin with what they are:

- `S` the case's subject, `T` what an agent took down, `L` what the customer wrote, `Q` what they answered with that;
- `---` begins one way in which it went on: `us`, `them` and `note` in their order (`us+` once it is settled), then
- `tell`, what the customer is told when it is closed, and `fix`, the resolution.

All of them are patterns of `seeds.grammar`. Several lines of a kind are so many wordings, but for the turns.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from ...grammar import gaps

#: Known when all is over; `over` is that something else settled it.
LATER = frozenset({"refund", "reason", "returned", "arrived", "over"})


@dataclass(frozen=True)
class Turn:
    who: str  # "us", "them" or "note"
    text: str
    #: Belongs after what settled the case.
    is_late: bool

    @property
    def needs(self) -> frozenset[str]:
        """The facts that it names."""
        return frozenset(gaps(self.text)) | ({"over"} if self.is_late else frozenset())


@dataclass(frozen=True, eq=False)
class Ending:
    """How a case went on: its turns, and what was said when it was closed."""

    turns: tuple[Turn, ...]
    tells: tuple[str, ...]
    fixes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Story:
    name: str
    types: tuple[str, ...]
    goods: tuple[tuple[str, ...], ...]
    subjects: tuple[str, ...]
    told: tuple[str, ...]
    letters: tuple[str, ...]
    quoted: tuple[str, ...]
    endings: tuple[Ending, ...]

    def fits(self, tags: Set[str]) -> bool:
        """Whether it can be told of goods with these tags."""
        return not self.goods or any(all(_holds(word, tags) for word in words) for words in self.goods)


_WHO = ("us", "them", "note")


def read(text: str) -> tuple[Story, ...]:
    """The stories of a module's text."""
    return tuple(map(_story, text.split("### ")[1:]))


def _story(text: str) -> Story:
    head, *told = text.strip().split("\n---\n")
    title, *lines = head.splitlines()
    name, types, goods = (part.strip() for part in f"{title}||".split("|")[:3])
    return Story(
        name,
        tuple(types.split(", ")),
        tuple(tuple(each.split()) for each in goods.split(", ") if each),
        _of(lines, "S"),
        _of(lines, "T"),
        _of(lines, "L"),
        _of(lines, "Q"),
        tuple(_ending(part.splitlines()) for part in told),
    )


def _ending(lines: list[str]) -> Ending:
    parts = [line.split(" ", 1) for line in lines if line]
    turns = tuple(Turn(who.rstrip("+"), said, who[-1] == "+") for who, said in parts if who.rstrip("+") in _WHO)
    return Ending(turns, _of(lines, "tell"), _of(lines, "fix"))


def _of(lines: list[str], kind: str) -> tuple[str, ...]:
    return tuple(line.removeprefix(f"{kind} ") for line in lines if line.startswith(f"{kind} "))


def _holds(word: str, tags: Set[str]) -> bool:
    return word[1:] not in tags if word.startswith("!") else word in tags
