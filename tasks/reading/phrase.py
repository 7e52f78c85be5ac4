"""What may stand around a value: a label or the beginning of a sentence before it, what is counted after it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from .courtesy import closing, opening, words_of
from .text import closed_list, undressed
from .words import PRONOUNS, is_content, known, tokens

Leads = tuple[tuple[str, ...], ...]

_COPULAS: Leads = (("is",), ("are",), ("was",), ("were",), ("it's",), ("that's",))
_SIGNS: Leads = ((":",), ("=",), ("-", ">"), ("→",))
#: What leads from a label to a number, beside "is" and the like.
AMOUNTING: Leads = (
    ("has",), ("have",), ("found",), ("count",), ("counted",), ("get",), ("got",), ("equals",), ("totals",),
    ("exactly",), ("comes", "to"), ("come", "to"), ("came", "to"), ("amounts", "to"), ("amount", "to"),
    ("adds", "up", "to"), ("add", "up", "to"), ("a", "total", "of"), ("the", "total", "of"), ("a", "sum", "of"),
)  # fmt: skip
#: What leads to a day.
DATING: Leads = (("on",), ("is", "on"), ("was", "on"))
#: What is put before names as if it were a title: "the cells D5 and D12".
KINDS = closed_list(
    "account accounts contact contacts person people customer customers deal deals case cases cell cells campaign "
    "campaigns colleague colleagues lead leads month months product products order orders user users"
)
#: In which of these a question counts: forty-six days are no forty-six times.
_MEASURES = closed_list(
    "time times minute minutes hour hours day days week weeks month months quarter quarters year years"
)
_HOW_MANY = re.compile(r"how many (?:\w+ )?\w+")
_SAYING = frozenset({"is", "are", "was", "were", "has", "have"})
_CLAUSE_END = re.compile(r"[,.!\n]\s*")
_PLAIN_MARKS = re.compile(r"[\w\s,.!'&-]*")


@dataclass(frozen=True)
class Surroundings:
    """What may stand around the value of an answer: `about` is the question, `to` whom a greeting may name."""

    about: str = ""
    to: tuple[str, ...] = ()

    def may_precede(self, text: str, more: Leads = ()) -> bool:
        """Whether an undressed text is nothing, a greeting, or a label that leads to a value."""
        phrase = tokens(self._after_greetings(text))
        for leads in sorted((*_COPULAS, *_SIGNS, *more), key=len, reverse=True):
            if tuple(phrase[-len(leads) :]) == leads:
                return self._is_label(phrase[: -len(leads)], is_before_sign=leads in _SIGNS)
        return not phrase

    def may_precede_name(self, text: str) -> bool:
        """The same before a name, where the kind of the record may stand as well: "the account …"."""
        kind = self._after_greetings(text).split()
        return (bool(kind) and kind[-1] in KINDS and kind[:-1] in ([], ["the"])) or self.may_precede(text)

    def may_follow(self, text: str) -> bool:
        """Whether an undressed text after a number, an amount or a day says no more than was asked."""
        words = known(undressed(self.about))
        counted = {word for match in _HOW_MANY.finditer(undressed(self.about)) for word in match[0].split()} & _MEASURES

        def is_asked(word: str) -> bool:
            # What is counted are the things that were asked for: no people in the place of deals.
            return words.asks_of(word) and not (
                counted and word in _MEASURES - {*counted, *map(_other_number, counted)}
            )

        def says(phrase: list[str]) -> bool:
            return words.understands(phrase) and all(
                is_asked(word) for word in phrase if word in KINDS or word in _MEASURES
            )

        return _with_farewell(text, says)

    def may_follow_name(self, text: str) -> bool:
        """Whether an undressed text after a name says no more than was asked: "… is the owner"."""

        def says(phrase: list[str]) -> bool:
            begins = not phrase or phrase[0] in _SAYING or phrase[:2] == [",", "the"]
            return begins and known(undressed(self.about)).understands(phrase)

        return _with_farewell(text, says)

    def is_heading(self, text: str) -> bool:
        """Whether an undressed text can be the heading of a column."""
        phrase = tokens(text.replace("_", " "))
        digits = any(sign.isdecimal() for sign in text)
        return bool(phrase) and not digits and known(undressed(self.about)).understands(phrase)

    def _after_greetings(self, text: str) -> str:
        while (end := _CLAUSE_END.search(text)) is not None:
            said = words_of(text[: end.start()])
            if not said or not _PLAIN_MARKS.fullmatch(text[: end.start()]) or opening(said, self.to) != len(said):
                break
            text = text[end.end() :]
        return text

    def _is_label(self, label: list[str], *, is_before_sign: bool) -> bool:
        if not label:
            return True
        last, others = label[-1], {"is", "are", "was", "were"} if is_before_sign else PRONOUNS
        return (is_content(last) or last in others) and known(undressed(self.about)).understands(label)


def _other_number(word: str) -> str:
    """The singular of a plural, and the other way round."""
    return word.removesuffix("s") if word.endswith("s") else f"{word}s"


def _with_farewell(text: str, understands: Callable[[list[str]], bool]) -> bool:
    """Whether a text is understood as a whole, or up to the end of a sentence after which only good manners follow."""
    if understands(tokens(re.sub(r"\s*[.!;]?\s*\Z", "", text, count=1))):
        return True
    return any(
        understands(tokens(text[: end.start()])) and _is_farewell(text[end.end() :])
        for end in _CLAUSE_END.finditer(text)
    )


def _is_farewell(text: str) -> bool:
    said = words_of(text)
    return bool(said) and _PLAIN_MARKS.fullmatch(text) is not None and closing(said)
