"""What customers complain about and ask, each with what the desk says to it: written together, so that they fit."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """What may be wrong with some articles, and how that goes on."""

    #: Codes of families ("BRK") and names of items ("disc rotor") it is said of.
    on: tuple[str, ...]
    #: After "{article}: ", without a stop: "rotor warped after one ride".
    text: str
    #: As a clause in somebody's mouth, "it" being the article: "it warped after the first ride".
    says: str
    #: What the desk asks first, a pattern of `seeds.grammar` as all that follows: "Was it torqued in a star pattern?"
    asks: str
    #: What it most likely is, as a sentence: "That lot was machined a hair too thin."
    cause: str
    #: What settled it, as a sentence in the past: "Replaced the rotor under warranty."
    cure: str


@dataclass(frozen=True)
class Question:
    """What may be asked about some articles, and what is answered."""

    on: tuple[str, ...]
    #: After "wants to know", without a mark: "if it clears a fender".
    text: str
    #: As it is asked, "it" being the article: "Will it clear a fender?"
    asks: str
    #: What the desk answers, true of all articles it is said of, a pattern: "Yes, up to 45 mm with full fenders."
    answer: str


Matter = Fault | Question


def fault(on: str, text: str, says: str, asks: str, cause: str, cure: str) -> Fault:
    return Fault(_names(on), text, says, asks, cause, cure)


def question(on: str, text: str, asks: str, answer: str) -> Question:
    return Question(_names(on), text, asks, answer)


def _names(on: str) -> tuple[str, ...]:
    """ "BRK, city tire" → ("BRK", "city tire")"""
    return tuple(on.split(", "))
