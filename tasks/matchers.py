"""Matchers of free text: when a text that differs to the letter from the wanted one is right as well.

A matcher gives examples that it must accept, and if it has rules of its own, counterexamples that it must refuse: the
audit tries both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol, runtime_checkable

from ..apps.platform import rich_text
from ..apps.platform.values import phone_digits
from .answers import Answer
from .reading import plain
from .reading.courtesy import closing, opening, words_of
from .reading.phrase import Surroundings


@runtime_checkable
class WithExamples(Protocol):
    """A matcher that gives examples of what it accepts."""

    def __call__(self, text: str | None, wanted: str | None) -> bool: ...

    def examples(self, wanted: str) -> tuple[str, ...]:
        """Texts that a person might write in place of `wanted`, all of them right."""


@runtime_checkable
class WithCounterexamples(WithExamples, Protocol):
    """A matcher with rules of its own, which gives examples of what it refuses as well."""

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        """Texts that are wrong in place of `wanted`."""


@runtime_checkable
class Courteous(WithExamples, Protocol):
    """A matcher that takes a greeting before the text, and thanks and a sign-off after it."""

    is_courteous: ClassVar[bool]


@runtime_checkable
class InOwnWords(WithExamples, Protocol):
    """A matcher of texts of which the goal leaves the words open."""

    def is_free(self, wanted: str) -> bool:
        """Whether it leaves them open in place of `wanted`."""


@runtime_checkable
class Tolerant(Protocol):
    """A matcher that lets more texts stand beside the wanted one, in new rows that are like its row in all else."""

    def __call__(self, text: str | None, wanted: str | None) -> bool: ...

    def tolerates(self, text: str, wanted: str) -> bool:
        """Whether a row that says `text` does no harm beside the one that says `wanted`."""


@runtime_checkable
class TolerantOfRow(Protocol):
    """A matcher that lets new rows stand beside a wanted one by what all of their columns say."""

    def __call__(self, text: str | None, wanted: str | None) -> bool: ...

    def stands_beside(self, row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
        """Whether a new row does no harm beside the wanted one, both by column."""


@runtime_checkable
class OfRow(Protocol):
    """A matcher that looks at the whole row: what several of its columns say together; it stands for each of them."""

    def __call__(self, text: str | None, wanted: str | None) -> bool: ...

    def matches(self, row: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
        """Whether a row says the same as the wanted one, both by column."""


@dataclass(frozen=True)
class Anything:
    """Whatever is written there, because the goal does not speak of it; `needed` if it must not be left empty."""

    needed: bool = False

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return bool(text) or not self.needed


@dataclass(frozen=True)
class NobodyOr:
    """A reference that the goal does not speak of: to nothing, or to one of these rows."""

    ids: frozenset[int]

    def __call__(self, found: Any, wanted: Any) -> bool:
        return found is None or found in self.ids


@dataclass(frozen=True)
class SamePhone:
    """The same number, however its digits are grouped, with or without the country code 1."""

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None or wanted is None:
            return text == wanted
        return not re.search(r"[a-z]", text, re.I) and _digits(text) == _digits(wanted)

    def examples(self, wanted: str) -> tuple[str, ...]:
        digits = _digits(wanted)
        area, exchange, line = digits[:3], digits[3:6], digits[6:]
        return digits, f"+1 {area} {exchange} {line}", f"{area}-{exchange}-{line}", f"{area}.{exchange}.{line}"


@dataclass(frozen=True)
class SameText:
    """The same text but for case, white space and a closing full stop."""

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None or wanted is None:
            return text == wanted
        return plain(text) == plain(wanted)

    def examples(self, wanted: str) -> tuple[str, ...]:
        return wanted.upper(), f"{wanted.removesuffix('.')}.", f" {wanted.replace(' ', '  ')}"


@dataclass(frozen=True)
class Says:
    """A text that gives this answer, bare or in a sentence.

    `about` is the question, `to` are the names that a greeting may hold.
    """

    answer: Answer
    about: str = field(default="", compare=False, repr=False)
    to: tuple[str, ...] = field(default=(), compare=False, repr=False)
    is_courteous: ClassVar[bool] = True

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return text is not None and self.answer.accepts(text, Surroundings(self.about, self.to))

    def examples(self, wanted: str) -> tuple[str, ...]:
        told = str(self.answer)
        return told, f"{told}.", f"It is {told}.", f"Hello, it is {told}. Thank you!"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        told = str(self.answer)
        return (
            "",
            "yes",
            f"{told} {told}",
            f"{told}?",
            f"not {told}",
            f"{told} or so",
            f"{told}, 1, 2 and 3",
            f"{told}1",
            f"It is {told}, as far as I can see.",
        )


def _digits(text: str) -> str:
    return phone_digits(text).removeprefix("1")


@dataclass(frozen=True)
class SameWords:
    """Formatted text with the same words in their order, however they are set."""

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return _words(text) == _words(wanted)

    def examples(self, wanted: str) -> tuple[str, ...]:
        read = rich_text.plain(wanted)
        return rich_text.from_plain(read), f"<ul><li>{wanted}</li></ul>", rich_text.from_plain(read.upper())


@dataclass(frozen=True)
class Holds:
    """Formatted text that says what is wanted, word by word, and nothing else but good manners around it.

    A greeting may call the recipient by the names in `to`, a sign-off give those in `by`; `beside` are texts that the
    form brings along and that may stay, before it or after it.
    """

    wanted: str
    to: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    is_courteous: ClassVar[bool] = True

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        said, core = _words(text), _words(self.wanted)
        return any(
            self._may_stand_around(said[:place], said[place + len(core) :])
            for place in range(len(said) - len(core) + 1)
            if said[place : place + len(core)] == core
        )

    def _may_stand_around(self, before: list[str], after: list[str]) -> bool:
        greeted = self._beside(before[opening(before, self.to) :])
        return not greeted and closing(self._beside(after), self.by)

    def _beside(self, words: list[str]) -> list[str]:
        """What is left of some words after the texts that may stand beside."""
        texts = sorted((_words(text) for text in self.beside if _words(text)), key=len, reverse=True)
        while text := next((each for each in texts if words[: len(each)] == each), None):
            words = words[len(text) :]
        return words

    def examples(self, wanted: str) -> tuple[str, ...]:
        greeting = f"<p>Hello{f' {self.to[0]}' if self.to else ''},</p>"
        signed = f"<br>{self.by[0]}" if self.by else ""
        return (
            f"<p>{self.wanted}</p>",
            f"{greeting}<p>{self.wanted}</p><p>Kind regards{signed}</p>",
            f"<p>Thank you for your message.</p><ul><li>{self.wanted}</li></ul><p>Have a nice day!</p>",
        )

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        some = " ".join(self.wanted.split()[1:])
        return "", "<p>As agreed.</p>", f"<p>{some}</p>", f"<p>Dear Dana Zork,</p><p>{self.wanted}</p>"


def _words(text: str | None) -> list[str]:
    """What is read in formatted text: its words, small and without marks."""
    return words_of(rich_text.plain(text or ""))
