"""Good manners: the closed list of what may stand before and after what is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

_GREETINGS = (
    "hello", "hi", "hey", "dear", "good morning", "good afternoon", "good evening", "good day", "hi there",
    "hello there", "hey there", "hello again", "hi again",
)  # fmt: skip
_OPENINGS = (
    "thank you for your message", "thank you for your e mail", "thank you for your email", "thank you for your mail",
    "thank you for writing", "thank you for writing to us", "thank you for contacting us",
    "thank you for getting in touch",
    "thank you for reaching out", "thank you for your patience", "thank you for your question", "thank you for waiting",
    "i hope you are well", "i hope you are doing well", "i hope this finds you well", "hope you are well",
    "i hope this message finds you well", "i hope this email finds you well",
)  # fmt: skip
_THANKS = (
    "thank you", "thank you very much", "thank you so much", "thanks", "thanks a lot", "many thanks", "cheers",
    "thank you for your patience", "thank you for your understanding", "thank you for your message",
)  # fmt: skip
_CLOSINGS = (
    "please let us know if you have any questions", "please let me know if you have any questions",
    "let us know if you have any questions", "let me know if you have any questions",
    "please let us know if you have any further questions", "please let me know if you have any further questions",
    "let me know if you need anything else", "let us know if you need anything else",
    "please let me know if you need anything else", "please let us know if you need anything else",
    "if you have any questions please let us know", "if you have any questions please let me know",
    "have a nice day", "have a good day", "have a great day",
)  # fmt: skip
_SIGN_OFFS = (
    "best regards", "kind regards", "warm regards", "with kind regards", "with best regards", "regards", "best",
    "best wishes", "all the best", "sincerely", "sincerely yours", "yours sincerely", "yours faithfully", "yours truly",
    "take care",
)  # fmt: skip
_SHORT = {"thank you": "thanks", "you are": "you re", "i hope you are": "hope you re"}
_AFTER_SENTENCES = re.compile(r"[.!?;:](?=\s|$)|[\n\t]|\s-+\s|[—–…]")
_BETWEEN = re.compile(r"[.!?;:](?=\s|$)|[\n\t]|\s-+\s|[—–…()]|,")


def words_of(text: str) -> list[str]:
    """The words of a text, small, without any marks."""
    return re.findall(r"[\w#&]+", text.casefold())


@cache
def _phrases(*kinds: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The phrases of some kinds as words, long and short, the longest first."""
    said = {phrase for kind in kinds for phrase in kind}
    said |= {phrase.replace(long, short) for phrase in said for long, short in _SHORT.items()}
    return tuple(sorted((tuple(phrase.split()) for phrase in said), key=lambda phrase: (-len(phrase), phrase)))


def opening(words: Sequence[str], names: Iterable[str] = ()) -> int:
    """How many words at the beginning are a salutation, to one of these names if to any, and courtesies."""
    called = _called(names)
    place = _one(words, 0, called)
    while length := _one(words, place, _phrases(_GREETINGS, _OPENINGS, _THANKS)):
        greeted = tuple(words[place : place + length]) in _phrases(_GREETINGS)
        place += length
        if greeted:
            place += _one(words, place, called)
    return place


def closing(words: Sequence[str], names: Iterable[str] = ()) -> bool:
    """Whether all the words are courtesies and a sign-off by these names, or there is none."""
    place, called = 0, _called(names)
    while length := _one(words, place, (*_phrases(_THANKS, _CLOSINGS, _SIGN_OFFS), *called)):
        place += length
    return place == len(words)


def clauses(text: str) -> list[str]:
    """The parts of an undressed text between its marks."""
    return [part for part in _BETWEEN.split(text) if part.strip()]


def sentences(text: str) -> list[str]:
    """The sentences of an undressed text, and what dashes and colons set apart."""
    return [part.strip() for part in _AFTER_SENTENCES.split(text) if part.strip(" .")]


def is_courtesy(clause: str, names: Iterable[str] = ()) -> bool:
    """Whether a clause is nothing but a greeting, thanks or a sign-off, with one of these names if with any."""
    words = words_of(clause)
    return opening(words, names) == len(words) or closing(words, names)


def _called(names: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """Names as words, the longest first."""
    said = {tuple(words_of(name)) for name in names} - {()}
    return tuple(sorted(said, key=lambda name: (-len(name), name)))


def _one(words: Sequence[str], place: int, phrases: Iterable[tuple[str, ...]]) -> int:
    """The length of the first of the phrases that stands at a place; 0 if none does."""
    return next((len(each) for each in phrases if tuple(words[place : place + len(each)]) == each), 0)
