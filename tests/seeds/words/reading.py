"""Reads English strictly: a checker of grammar, and beside it what no American office writes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import harper

# Rules of the checker that ask for a style, or that are mostly wrong about short texts of an office.
_IGNORED = frozenset((
    "AWhile", "CompoundNouns", "DiscourseMarkers", "DisjointPrefixes", "Excellent", "ExpandLegitimate",
    "ExpandTimeShorthands",
    "ExpandWith", "ForYourInformation", "FindOut", "HaveTakeALook", "ItsPossessive", "MissingPreposition", "MissingTo",
    "MultipleSequentialPronouns", "NominalWants", "OkToOkay", "OrthographicConsistency", "OxfordComma",
    "PhrasalVerbAsCompoundNoun",
    "PossessiveYour", "PronounKnew", "PronounVerbAgreement", "Regionalisms", "RepeatedWords",
    "SentenceCapitalization", "SingleBe", "Spaces", "SplitWords", "ThereToTheir", "TransposedSpace",
    "UpdatePlaceNames", "VeryGood", "WrongNegative",
))  # fmt: skip
_QUESTION = (
    r"(?:Is|Are|Was|Were|Do|Does|Did|Can|Could|Would|Will|Has|Have|Should|Shall) "
    r"(?:it|there|anybody|anyone|somebody|you|we|they|he|she|I|that|this|the)\b"
)
#: What can't stand, with what is wrong about it.
NEVER: dict[str, re.Pattern[str]] = {
    "a blank before a mark": re.compile(r"\s[,.;:?!](?=\s|$)"),
    "two marks": re.compile(r"[,;:][.,;:]|[?!][,;:]|(?<!\.)\.\.(?!\.)"),
    "two blanks": re.compile(r"\S  +\S"),
    "a choice left open": re.compile(r"[\[\]|]|\$[a-z_]"),
    "a word twice": re.compile(r"\b(?!that\b|had\b|very\b|bye\b|ha\b|no\b|now\b|long\b)([A-Za-z]{2,}) \1\b"),
    "a question that ends in a stop": re.compile(rf"(?:^|[.!?] |\n){_QUESTION}[^.?!\n]*\.(?=\s|$)"),
    "a verb before a fragment": re.compile(r"\b(?:a|an|the) (?:a|an|the)\b", re.IGNORECASE),
    "'I am' for 'I will'": re.compile(r"\bI (?:come back to you|ask around|look into it|check our side)\b"),
    "British words": re.compile(
        r"\b(?:whilst|fortnight|rota|enquir(?:y|ies)|cheque|programme|catalogue|colour|grey|lorry|postcode|car park"
        r"|instalment|organis\w+|realis(?:e|es|ed|ing)\b|apologis\w+|cancell(?:ed|ing)|labell(?:ed|ing)|travell(?:ed|ing)|favour\w*"
        r"|neighbour\w*|centre|metre|litre|tyre|aluminium|trousers|till receipt|ring (?:me|us|them|him|her)\b"
        r"|brilliant|cheers|ta)\b", re.IGNORECASE,
    ),
    "words that were translated": re.compile(
        r"\b(?:that is all|no hasty words|day one|with best thanks|we talk about|is it possible that you"
        r"|informations|feedbacks|the half of|until when|make a photo|takes it with care)\b", re.IGNORECASE,
    ),
}  # fmt: skip
# Slang and short forms of offices, and names of things in the trades, which the checker does not know.
_KNOWN = Path(__file__).with_name("known_words.txt")


@cache
def _linter() -> harper.Linter:
    linter = harper.Linter(dialect=harper.Dialect.AMERICAN)
    linter.import_words(_KNOWN.read_text().split())
    return linter


def faults(text: str) -> Iterator[str]:
    """What is wrong with a text, in words, each with the place."""
    for name, pattern in NEVER.items():
        for found in pattern.finditer(text):
            yield f"{name}: {_place(text, found.start(), found.end())}"
    for rule, lints in _linter().organized_lints(text).items():
        if rule not in _IGNORED:
            for lint in lints:
                yield f"{rule}: {_place(text, lint.span.start, lint.span.end)}"


def _place(text: str, start: int, end: int) -> str:
    return f"…{text[max(0, start - 30) : start]}»{text[start:end]}«{text[end : end + 20]}…".replace("\n", "⏎")
