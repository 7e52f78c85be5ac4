"""Numbers, amounts and days in their usual spellings, alone or in a sentence that is understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import TypeVar

from .phrase import AMOUNTING, DATING, Leads, Surroundings
from .text import LONGEST_SENTENCE, undressed, without_marks

T = TypeVar("T")

# More than so many values are no answer, whichever of them it is.
_MOST_VALUES = 12
_UNITS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = (
    "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
)  # fmt: skip
_WORDS = {word: value for value, word in enumerate(_UNITS)} | {
    ten + joint + unit: 20 + 10 * tens + value
    for tens, ten in enumerate(_TENS)
    for value, unit in enumerate(("", *_UNITS[1:10]))
    for joint in (("-", " ") if unit else ("",))
}
_WORD = "|".join(sorted(_WORDS, key=lambda word: (-len(word), word)))
_DIGITS = r"(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d+)(?:\.\d+)?"
_NUMBER = rf"(?:(?P<sign>-) ?)?(?P<digits>{_DIGITS})|(?P<word>\b(?:{_WORD}))"
_END = r"(?![\w$])(?!['.,/-]\w)"
_START = r"(?<![\w$.,/])"

_MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_MONTH = "|".join((*_MONTHS, "sept", *(month[:3] for month in _MONTHS)))
_DAY = "|".join((*_DAYS, *(day[:3] for day in _DAYS), "tues", "thur", "thurs"))
_DATE = re.compile(
    rf"{_START}(?:(?P<w>{_DAY})\b[.,]? )?(?:"
    r"(?P<y1>\d{4})(?P<s>[-/])(?P<m1>\d{1,2})(?P=s)(?P<d1>\d{1,2})|(?P<m2>\d{1,2})/(?P<d2>\d{1,2})/(?P<y2>\d{4})"
    rf"|(?P<m3>{_MONTH})\.? (?:the )?(?P<d3>\d{{1,2}})(?:st|nd|rd|th)?,? (?P<y3>\d{{4}})"
    rf"|(?:the )?(?P<d4>\d{{1,2}})(?:st|nd|rd|th)?(?: of |[ -])(?P<m4>{_MONTH})\.?(?:, |[ -])(?P<y4>\d{{4}}))"
    r"(?:(?:t|,? (?:at )?)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?: ?[ap]m)?(?:z|[+-]00:?00)?)?"
    rf"{_END}"
)


def read_number(text: str, around: Surroundings) -> Decimal | None:
    """The number that a text says; None if it says none, another one besides, or something not understood."""
    return _only(_numbers(re.compile(f"{_START}(?:{_NUMBER}){_END}"), text, around))


def read_amount(text: str, currency: str, around: Surroundings) -> Decimal | None:
    """The amount that a text says, in a currency whose sign or code may be left out; in parentheses it is negative."""
    signs = rf"{currency.casefold()}|(?:us ?)?\$" if currency == "USD" else currency.casefold()
    units = rf"{signs}|(?:us )?dollars?" if currency == "USD" else signs
    amount = rf"(?:(?P<minus>-) ?)?(?:(?:{signs}) ?)?(?:{_NUMBER})(?: ?(?:{units}))?"
    pattern = re.compile(rf"(?<![\w$.,/])(?:(?P<open>\( ?))?{amount}(?(open) ?\)){_END}")
    return _only(_numbers(pattern, text, around))


def read_date(text: str, around: Surroundings) -> date | None:
    """The day that a text says; None if it says none, another one besides, or something not understood."""
    days = (day for found in _alone(_DATE, text, around, DATING) if (day := _day(found)) is not None)
    return _only(days)


def _only(values: Iterator[T]) -> T | None:
    """The value that all readings of a text come to."""
    found = set(values)
    return found.pop() if len(found) == 1 else None


def _alone(pattern: re.Pattern[str], text: str, around: Surroundings, leads: Leads) -> Iterator[re.Match[str]]:
    """Every value in a text of which all the rest is understood."""
    said = without_marks(undressed(text)) if len(text) <= LONGEST_SENTENCE else ""
    found = list(pattern.finditer(said))
    if len(found) > _MOST_VALUES:
        return
    for each in found:
        if around.may_precede(said[: each.start()], leads) and around.may_follow(said[each.end() :]):
            yield each


def _numbers(pattern: re.Pattern[str], text: str, around: Surroundings) -> Iterator[Decimal]:
    for found in _alone(pattern, text, around, AMOUNTING):
        parts = found.groupdict()
        digits = parts["digits"]
        value = Decimal(_WORDS[parts["word"]]) if digits is None else Decimal(re.sub("[, ]", "", digits))
        minuses = [sign for sign in ("sign", "minus", "open") if parts.get(sign)]
        if len(minuses) < 2:
            yield -value if minuses else value


def _day(found: re.Match[str]) -> date | None:
    parts = {key[0]: value for key, value in found.groupdict().items() if value and key != "s"}
    month = parts["m"]
    number = int(month) if month.isdecimal() else [name[:3] for name in _MONTHS].index(month[:3]) + 1
    try:
        day = date(int(parts["y"]), number, int(parts["d"]))
    except ValueError:
        return None
    # A weekday that the day is not leaves open which of the two is meant.
    return day if "w" not in parts or _DAYS[day.weekday()].startswith(parts["w"][:3]) else None
