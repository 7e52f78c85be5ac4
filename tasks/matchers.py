"""Matchers of free text: when a text that differs to the letter from the wanted one is right as well.

A matcher gives examples that it must accept, and if it has rules of its own, counterexamples that it must refuse: the
audit tries both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from ..apps.platform import rich_text
from .answers import Answer
from .reading import plain


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
    """A text that gives this answer, bare or in a sentence."""

    answer: Answer

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return text is not None and self.answer.accepts(text)

    def examples(self, wanted: str) -> tuple[str, ...]:
        return str(self.answer), f"{self.answer}.", f"It is {self.answer}, as far as I can see."

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
        )


def _digits(text: str) -> str:
    return re.sub(r"\D", "", text).removeprefix("1")


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
    """Formatted text in which what is wanted stands, word by word, with whatever greeting around it."""

    wanted: str
    never: tuple[str, ...] = ()  # what must not stand there beside it

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        said = _words(text)
        holds = f" {_words(self.wanted)} " in f" {said} "
        return holds and not any(f" {_words(each)} " in f" {said} " for each in self.never)

    def examples(self, wanted: str) -> tuple[str, ...]:
        return f"<p>{self.wanted}</p>", f"<p>Hello,</p><p>{self.wanted}</p><p>Kind regards</p>"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        return ("", "<p>As agreed.</p>", *(f"<p>{self.wanted}</p><p>{each}</p>" for each in self.never))


def _words(text: str | None) -> str:
    """What is read in formatted text: its words, small, with single blanks and without marks."""
    return " ".join(re.findall(r"[\w#&]+", rich_text.plain(text or "").casefold()))
