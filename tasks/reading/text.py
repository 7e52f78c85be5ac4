"""A text as it was given: taken out of quotes, emphasis and code fences, and free of differences that say nothing."""

from __future__ import annotations

import re
import unicodedata

#: A longer text is no sentence around a value.
LONGEST_SENTENCE = 1_000
#: A longer text is no answer at all.
LONGEST = 20_000

_EMPHASIS = re.compile(r"\*\*|__|`|[\"“”„«»]")
_STARRED = re.compile(r"(?<![\w*])\*(?=\S)([^*\n]*)(?<=\S)\*(?![\w*])")
_LIST_MARK = re.compile(r"^ *(?:[-*•–]|\d{1,3}[.)])[ \t]+", re.MULTILINE)
_DASHES = str.maketrans({"−": "-", "‐": "-", "‑": "-", "’": "'", "‘": "'"})


def closed_list(words: str) -> frozenset[str]:
    """Words divided by blanks, as a closed list."""
    return frozenset(words.split())


def answer_text(given: object) -> str | None:
    """The text of a scalar answer; None for a list, a truth value, or what is too long to be meant."""
    if isinstance(given, bool) or not isinstance(given, str | int | float):
        return None
    # Python refuses to write whole numbers of more than 4,300 digits.
    if isinstance(given, int) and given.bit_length() > 4 * LONGEST_SENTENCE:
        return None
    text = str(given)
    return text if len(text) <= LONGEST else None


def excerpt(given: object, most: int = 200) -> str:
    """Any answer in few words, for a verdict."""
    text = answer_text(given)
    if text is None:
        try:
            text = repr(given)
        except (ValueError, RecursionError):
            return "too long to show"
    return text if len(text) <= most else f"{text[:most]}… ({len(text):,} characters)"


def plain(text: str) -> str:
    """Text without differences of case, white space, Unicode form, or closing full stop."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return re.sub(r"\s+", " ", folded).strip().rstrip(".").strip()


def unfenced(text: str) -> str:
    """Text without the fence of a block of code around it."""
    text = text.strip()
    if not (text.startswith("```") and text.endswith("```") and "\n" in text):
        return text
    return text[text.index("\n") : -3].strip("\r\n")


def undressed(text: str) -> str:
    """Text in small letters without quotes, emphasis and code fences; blanks are single, lines and tabs stay."""
    text = unicodedata.normalize("NFKC", text).casefold().translate(_DASHES).replace("\r\n", "\n").strip()
    text = _STARRED.sub(r"\1", _EMPHASIS.sub("", unfenced(text)))
    text = re.sub(r"[^\S\n\t]+", " ", text).strip()
    return text[1:-1].strip() if re.fullmatch(r"'[^'\n]*'", text) else text


def without_marks(text: str) -> str:
    """Undressed text without the marks of a list at the beginnings of its lines."""
    return _LIST_MARK.sub("", text)
