"""What would settle a case, told from its subject: for tasks that close one which is still open."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from ...grammar import Branch, Grammar, gaps, say
from .shelf import every_story
from .story import Ending, Story

_GAP = re.compile(r"\\\{(\w+)\\\}")


@dataclass(frozen=True)
class Cure:
    """What the customer is told, and the resolution."""

    tell: str
    fix: str


def cures(random: Random, subject: str, known: Mapping[str, str]) -> list[Cure]:
    """One for each way in which a case with this subject may end, of what is known and what the subject says."""
    found: list[Cure] = []
    for story, pattern in _subjects():
        if match := pattern.fullmatch(subject):
            facts = {**match.groupdict(), **known}
            found += [cure for ending in story.endings if (cure := _cure(random, ending, facts))]
    return found


def stories_of(subject: str) -> set[str]:
    """The names of the stories that a case with this subject may tell."""
    return {story.name for story, pattern in _subjects() if pattern.fullmatch(subject)}


def _cure(random: Random, ending: Ending, facts: Mapping[str, str]) -> Cure | None:
    if any(turn.is_late for turn in ending.turns):
        return None
    tells, fixes = ([each for each in some if set(gaps(each)) <= facts.keys()] for some in (ending.tells, ending.fixes))
    if not tells or not fixes:
        return None
    return Cure(say(random, tells, facts).text, say(random, fixes, facts).text)


@cache
def _subjects() -> list[tuple[Story, re.Pattern[str]]]:
    parse = Grammar({}).parse
    return [
        (story, re.compile(_once(_expression(parse(subject))), re.IGNORECASE))
        for story in every_story()
        for subject in story.subjects
    ]


def _expression(branch: Branch) -> str:
    """All sentences of a pattern as one regular expression; what was left of an empty choice may be missing."""
    parts = [
        re.escape(part) if isinstance(part, str) else f"(?:{'|'.join(map(_expression, part))})" for part in branch.parts
    ]
    return "".join(parts)


def _once(expression: str) -> str:
    """With a group for each gap; one that is named again is the same."""
    named: set[str] = set()

    def group(gap: re.Match[str]) -> str:
        name = gap[1]
        if name in named:
            return ".+?"
        named.add(name)
        return f"(?P<{name}>.+?)"

    return _GAP.sub(group, expression)
