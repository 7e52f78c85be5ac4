"""A value in its format."""

from __future__ import annotations

from functools import lru_cache

from .digits import fraction_text, number_text, scientific_text
from .general import general
from .language import Section, parsed
from .moments import moment_text

#: What cannot be shown in its format.
HASHES = "########"


@lru_cache(1 << 14)
def shown(number: float, format: str) -> str:
    """A number in a format; "general" is none."""
    if format.lower() == "general" or not -1e308 < number < 1e308:
        return general(number)
    section, is_bare = parsed(format).choose(number)
    if section is None:
        return HASHES
    if section.kind == "moment":
        text = moment_text(number, section)
        return HASHES if text is None else text
    size = abs(number)
    match section.kind:
        case "general":
            text, is_zero = _general(size, section), not number
        case "text":
            text, is_zero = shown_text(general(size), format), False
        case "fraction":
            text, is_zero = fraction_text(size, section)
        case "scientific":
            text, is_zero = scientific_text(size, section)
        case _:
            text, is_zero = number_text(size, section)
    return text if number >= 0 or is_zero or is_bare else f"-{text}"


def _general(number: float, section: Section) -> str:
    return "".join(general(number) if part.kind == "general" else part.text for part in section.parts)


def shown_text(text: str, format: str) -> str:
    """A text in a format, which may have a section for texts."""
    # The commonest formats have none.
    if "@" not in format and ";" not in format:
        return text
    section = parsed(format).text
    if section is None:
        return text
    return "".join(text if part.text == "@" and part.kind == "mark" else part.text for part in section.parts)


@lru_cache(1024)
def is_moment(format: str) -> bool:
    """Whether a format shows numbers as days or times."""
    return format != "general" and parsed(format).numbers[0].kind == "moment"
