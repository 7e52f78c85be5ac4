"""What a coworker says to a message: decided by what they know, what they may approve, and what was said before."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, tzinfo
from decimal import Decimal

from .models import Coworker, CoworkerFact, CoworkerRule, Post
from .text import words

_FIGURES = {
    "dollars": re.compile(r"\$\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b)?", re.IGNORECASE),
    "percent": re.compile(r"(\d+(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)()", re.IGNORECASE),
    "number": re.compile(r"(?<![\w.#-])(\d[\d,]*)(?![\w%-])()"),
}
_GREETINGS = frozenset({"hi", "hello", "hey", "there", "good", "morning", "afternoon", "evening"})
_COURTESIES = frozenset({"thanks", "thank", "thx", "great", "perfect", "cheers", "ok", "okay", "noted"})


@dataclass
class Heard:
    """What somebody has told a coworker since the last answer, and what the coworker asked back meanwhile."""

    messages: list[str] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)

    @property
    def words(self) -> set[str]:
        return words(" ".join(self.messages))


def answer(coworker: Coworker, conversation: Sequence[Post], author_id: int, now: datetime, zone: tzinfo) -> str | None:
    """The coworker's reply to the last message of `author_id` in the conversation; None to say nothing."""
    if coworker.away_until is not None and now < coworker.away_until:
        text = _away(coworker, coworker.away_until.astimezone(zone))
        return None if any(post.author_id == coworker.id and post.body == text for post in conversation) else text
    heard = _heard(coworker, conversation, author_id)
    said = _decide(coworker.rules, heard) or _know(coworker.facts, heard)
    only_greets = heard.words <= _GREETINGS | words(coworker.person.name)
    if said is None and (only_greets or heard.words & _COURTESIES):
        return None
    return said or coworker.shrug


def _away(coworker: Coworker, until: datetime) -> str:
    text = f"I'm out of the office until {until:%A}, {until:%B} {until.day}."
    if coworker.deputy is not None:
        text += f" Please ask @{coworker.deputy.username}, who is covering for me."
    return text


def _heard(coworker: Coworker, conversation: Sequence[Post], author_id: int) -> Heard:
    questions = {fact.question for fact in coworker.facts} | {rule.question for rule in coworker.rules}
    heard = Heard()
    for post in conversation:
        if post.author_id == author_id:
            heard.messages.append(post.body)
        elif post.author_id == coworker.id and post.body in questions:
            heard.asked.add(post.body)
        elif post.author_id == coworker.id:
            heard = Heard()
    return heard


def _decide(rules: Sequence[CoworkerRule], heard: Heard) -> str | None:
    for rule in rules:
        if not words(rule.topic) <= heard.words:
            continue
        figure = _figure(rule.unit, heard.messages)
        if figure is None:
            return None if rule.question in heard.asked else rule.question
        return rule.approval if figure <= rule.at_most else rule.refusal
    return None


def _know(facts: Sequence[CoworkerFact], heard: Heard) -> str | None:
    """The answer of the most specific fact; its question if the message lacks a detail and it was not asked yet."""
    fitting = [fact for fact in facts if words(fact.topic) <= heard.words]
    fitting.sort(key=lambda fact: (-len(words(fact.topic)), fact.id))
    for fact in fitting:
        if fact.detail is None or words(fact.detail) & heard.words:
            return fact.answer
    questions = [fact.question for fact in fitting if fact.question and fact.question not in heard.asked]
    return questions[0] if questions else None


def _figure(unit: str, messages: Sequence[str]) -> Decimal | None:
    """The last figure of that unit which was named."""
    for message in reversed(messages):
        found = _FIGURES[unit].findall(message)
        if found:
            digits, thousands = found[-1]
            return Decimal(digits.replace(",", "")) * (1000 if thousands else 1)
    return None
