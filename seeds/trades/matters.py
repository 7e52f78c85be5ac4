"""What customers complain about and ask, each with what the desk says to it: written together, so that they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """What may be wrong with some articles, and how that goes on."""

    #: Codes of families ("BRK") and nouns of items ("disc rotor") it is said of; of all if there are none.
    on: tuple[str, ...]
    #: After "{article}: ", without a stop: "rotor warped after one ride".
    text: str
    #: As a clause in somebody's mouth, "it" being the article: "it warped after the first ride".
    says: str = ""
    #: What the desk asks first: "Was it torqued in a star pattern?"
    asks: str = ""
    #: What it most likely is, as a sentence: "That lot was machined a hair too thin."
    cause: str = ""
    #: What settled it, as a sentence in the past: "Replaced the rotor under warranty."
    cure: str = ""


@dataclass(frozen=True)
class Question:
    """What may be asked about some articles, and what is answered."""

    on: tuple[str, ...]
    #: After "wants to know", without a mark: "if it clears a fender".
    text: str
    #: As it is asked, "it" being the article: "Will it clear a fender?"
    asks: str = ""
    #: What the desk answers, true of all articles it is said of: "Yes, up to 45 mm with full fenders."
    answer: str = ""


Matter = Fault | Question


def on(names: str) -> tuple[str, ...]:
    """ "BRK, city tire" → ("BRK", "city tire")"""
    return tuple(name.strip() for name in names.split(",") if name.strip())


def old_faults(*phrases: str) -> tuple[Fault, ...]:
    told = [phrase.split(": ", 1) for phrase in phrases]
    return tuple(Fault(tuple(codes.split()), text) for codes, text in told)


def old_questions(*phrases: str) -> tuple[Question, ...]:
    told = [phrase.split(": ", 1) for phrase in phrases]
    return tuple(Question(tuple(codes.split()), text) for codes, text in told)


def texts(matters: Sequence[Matter]) -> list[str]:
    return [matter.text for matter in matters]
