"""Words of texts and their buckets: a policy knows a word by one of 8,192 numbers, in any process the same."""

from __future__ import annotations

import re
from functools import lru_cache
from zlib import crc32

BUCKETS = 8192
_TOKEN = re.compile(r"[^\W\d_]+|\d+|[^\w\s]|_")
_UPPER, _LOWER, _DIGIT = re.compile(r"[^\W\d_a-z]+"), re.compile(r"[a-z]+"), re.compile(r"\d")


def spans(text: str, most: int) -> list[tuple[int, int]]:
    """Where the first `most` words, numbers and signs of a text begin and end."""
    found: list[tuple[int, int]] = []
    for match in _TOKEN.finditer(text):
        if len(found) == most:
            break
        found.append(match.span())
    return found


def words(text: str, most: int = 40) -> list[str]:
    """The first `most` words, numbers and signs of a text, in small letters."""
    text = text[: most * 20]
    return [text[start:end].lower() for start, end in spans(text, most)]


@lru_cache(maxsize=1 << 16)
def bucket(word: str) -> int:
    """The number by which a word is known; 0 is kept for what is missing."""
    return 1 + crc32(word.encode()) % (BUCKETS - 1)


def shape(word: str) -> str:
    """What a word looks like: "Aa" of "Alder", "99" of "12", itself where it is a sign."""
    if not word[:1].isalnum():
        return word[:1]
    return _LOWER.sub("a", _UPPER.sub("A", _DIGIT.sub("9", word)))[:4]
