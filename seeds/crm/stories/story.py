"""What a story of a case is made of, and how the modules beside this one write it down.

A story begins with `### name | types | goods`; the goods are alternatives of tags that all have to hold, or not:
"machine plug, tool !battery". Its lines begin with what they are:

- `S` the case's subject, `T` what an agent took down, `L` what the customer wrote, `Q` what they answered with that;
- `---` begins one way in which it went on: `us`, `them` and `note` in their order (`us+` once it is settled), then
- `tell`, what the customer is told when it is closed, and `fix`, the resolution.

All of them are patterns of `seeds.grammar`. Several lines of a kind are so many wordings, but for the turns. A line
after `S`, `T` or `L` and a `---` may begin with tags of its own, like the story's goods: `L <dealer !parcel> ...`.
"""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass, replace

from ...grammar import gaps

#: Known when all is over; `over` is that something else settled it.
LATER = frozenset({"refund", "reason", "returned", "arrived", "over"})


#: Alternatives of tags that all have to hold.
Tags = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Turn:
    who: str  # "us", "them" or "note"
    text: str
    #: Belongs after what settled the case.
    is_late: bool
    #: In how many wordings a world has it.
    forms: int = 3

    @property
    def takes_days(self) -> bool:
        """Whether something has arrived, was done or was read there since the last mail, or was tried out for days."""
        return bool(_TRIED_OUT.search(self.text)) or (self.who == "them" and bool(_ARRIVED.search(self.text)))

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
    #: What has to be true of the goods and the customer, as for a story.
    of: Tags = ()


@dataclass(frozen=True, eq=False)
class Story:
    name: str
    types: tuple[str, ...]
    goods: Tags
    subjects: tuple[str, ...]
    told: tuple[str, ...]
    letters: tuple[str, ...]
    quoted: tuple[str, ...]
    endings: tuple[Ending, ...]
    #: The lines that are only for some, with the tags that these have.
    only: tuple[tuple[str, Tags], ...] = ()

    def fits(self, tags: Set[str]) -> bool:
        """Whether it can be told of goods with these tags."""
        return _fits(self.goods, tags)

    def told_of(self, tags: Set[str]) -> Story:
        """With those of its lines and endings that suit these tags."""
        out = {line for line, of in self.only if not _fits(of, tags)}
        if "owner" in tags:
            out |= {line for line in (*self.told, *self.letters) if _BOSS.search(line)}
        endings = tuple(ending for ending in self.endings if _fits(ending.of, tags))
        return replace(
            self,
            subjects=_without(self.subjects, out),
            told=_without(self.told, out),
            letters=_without(self.letters, out),
            endings=endings or self.endings,
        )


_ARRIVED = re.compile(
    r"\b(arrived|came|here|here's the new|one's in|delivered|received|picked up|swapped|swap done|exchanged?|"
    r"up and running|back up|works|fixed|fits|installed|no more|dry|all good|complete|quiet|done|in one piece|is on)\b",
    re.IGNORECASE,
)
_TRIED_OUT = re.compile(r"\btested \w+ days\b")
_BOSS = re.compile(r"\bboss\b")
_WHO = ("us", "them", "note")
_OWN_TAGS = re.compile(r"^([STL] )<([^>]*)> (.*)$")


def read(text: str) -> tuple[Story, ...]:
    """The stories of a module's text."""
    return tuple(map(_story, text.split("### ")[1:]))


def _story(text: str) -> Story:
    head, *told = re.split(r"\n---", text.strip())
    title, *written = head.splitlines()
    name, types, goods = (part.strip() for part in f"{title}||".split("|")[:3])
    only = tuple((match[3], _tags(match[2])) for line in written if (match := _OWN_TAGS.match(line)))
    lines = [_OWN_TAGS.sub(r"\1\3", line) for line in written]
    return Story(
        name,
        tuple(types.split(", ")),
        _tags(goods),
        _of(lines, "S"),
        _of(lines, "T"),
        _of(lines, "L"),
        _of(lines, "Q"),
        tuple(_ending(part.splitlines()) for part in told),
        only,
    )


def _tags(text: str) -> Tags:
    return tuple(tuple(each.split()) for each in text.split(", ") if each)


def _ending(lines: list[str]) -> Ending:
    of, *rest = lines
    parts = [line.split(" ", 1) for line in rest if line]
    turns = tuple(Turn(who.rstrip("+"), said, who[-1] == "+") for who, said in parts if who.rstrip("+") in _WHO)
    return Ending(turns, _of(rest, "tell"), _of(rest, "fix"), _tags(of.strip(" <>")))


def _of(lines: list[str], kind: str) -> tuple[str, ...]:
    return tuple(line.removeprefix(f"{kind} ") for line in lines if line.startswith(f"{kind} "))


def _without(lines: tuple[str, ...], out: Set[str]) -> tuple[str, ...]:
    return tuple(line for line in lines if line not in out) or lines


def _fits(of: Tags, tags: Set[str]) -> bool:
    return not of or any(all(holds(word, tags) for word in words) for words in of)


def holds(word: str, tags: Set[str]) -> bool:
    """Whether a tag is there, or with "!" before it, is not."""
    return word[1:] not in tags if word.startswith("!") else word in tags
