"""Values as they are stored, from what a person typed or an action was given.

Each function raises ValueError with a message for the person at the form.
"""

from __future__ import annotations

import re
from datetime import date, time, timedelta

from .limits import (
    FEWEST_PHONE_DIGITS,
    FIRST_YEAR,
    LARGEST_AMOUNT,
    LAST_YEAR,
    LONGEST_SEARCH,
    MOST_EXTENSION_DIGITS,
    MOST_ID_DIGITS,
    MOST_PHONE_DIGITS,
    MOST_SEARCH_WORDS,
)

_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
_HOST = rf"(?:{_LABEL}\.)+[A-Za-z]{{2,}}"
# The local part is that of the HTML standard's <input type=email>.
_EMAIL = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]+@{_HOST}")
_PHONE = re.compile(rf"(\+?[0-9 ().+/-]+?)(?: *(?:x|ext\.?) *[0-9]{{1,{MOST_EXTENSION_DIGITS}}})?", re.IGNORECASE)
_WEBSITE = re.compile(rf"(?:https?://)?{_HOST}(?::[0-9]{{1,5}})?(?:[/?#]\S*)?", re.IGNORECASE)
_ID = re.compile(rf"[0-9]{{1,{MOST_ID_DIGITS}}}")
_WHOLE = re.compile(r"[-−]?([0-9]{1,3}(,[0-9]{3})+|[0-9]{1,15})")
_AMOUNT = re.compile(r"(-?)\s*[$€£]?\s*(-?)(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?")
_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?")

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_NUMBERS = re.compile(r"(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?")
_MONTH_FIRST = re.compile(r"([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?: '?(\d{4}|\d{2}))?")
_DAY_FIRST = re.compile(r"(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?: '?(\d{4}|\d{2}))?")
_NEAR = {"today": 0, "tomorrow": 1, "yesterday": -1}
SHORT_MONTHS = tuple(name[:3] for name in MONTHS)


def one_line(text: str) -> str:
    """Text without line breaks and needless spaces: "  two   words " is "two words"."""
    return " ".join(text.split())


def lines(text: str) -> str:
    """Text that keeps its lines, broken by "\\n" alone."""
    return text.replace("\r\n", "\n").strip()


def record_id(text: str) -> int | None:
    """The id or version that a text spells in plain digits, None for any other text."""
    return int(text) if _ID.fullmatch(text) else None


def search(text: str) -> str:
    """What a search looks for: one line, as many words and characters of it as a search takes."""
    return " ".join(text[:LONGEST_SEARCH].split()[:MOST_SEARCH_WORDS])


def search_words(text: str) -> list[str]:
    """The words of a search, as many as it takes."""
    return search(text).split()


def email(text: str) -> str:
    """One e-mail address."""
    if not _EMAIL.fullmatch(text):
        raise ValueError("Enter an e-mail address such as name@example.com.")
    return text


def phone(text: str) -> str:
    """A phone number as it was typed, perhaps with an extension: "(312) 555-0142 x12"."""
    match = _PHONE.fullmatch(text)
    digits = sum(character.isdigit() for character in match[1]) if match else 0
    if not FEWEST_PHONE_DIGITS <= digits <= MOST_PHONE_DIGITS:
        raise ValueError("Enter a phone number such as (312) 555-0142, with area code.")
    return text


def phone_digits(text: str) -> str:
    """What numbers are compared by, however they are written."""
    return re.sub(r"\D", "", text)


def website(text: str) -> str:
    """A web address, with or without its scheme: "www.example.com/about"."""
    if not _WEBSITE.fullmatch(text):
        raise ValueError("Enter a web address such as www.example.com.")
    return text


def whole_number(text: str) -> int:
    """A whole number as people type it: 250, 1,250, -3."""
    if not _WHOLE.fullmatch(text):
        raise ValueError("Enter a whole number such as 250.")
    return int(text.replace(",", "").replace("−", "-"))


def whole_percent(text: str) -> int:
    """A whole per cent as people type it: 12, 12 %, 12.0."""
    try:
        return whole_number(re.sub(r"(\.0+)?\s*%?$", "", text.strip()))
    except ValueError:
        raise ValueError("Enter a whole number such as 12, without decimals.") from None


def amount(text: str) -> int:
    """A typed amount in cents, of any size and sign: 12500, 12,500.00, $12,500."""
    match = _AMOUNT.fullmatch(text.strip())
    try:
        if match is None or (match[3] is None and match[4] is None):
            raise ValueError(text)
        cents = int((match[3] or "0").replace(",", "")) * 100 + int((match[4] or "0").ljust(2, "0"))
    except ValueError:  # Python, too, refuses to read a number of thousands of digits
        raise ValueError("Enter an amount such as 12,500.00.") from None
    return -cents if match[1] or match[2] else cents


def whole_cents(dollars: float) -> int:
    """An amount of dollars as programs give it, in cents. Raises ValueError for parts of a cent, or too much."""
    if not abs(dollars) * 100 <= LARGEST_AMOUNT:
        raise ValueError(f"Give an amount of {LARGEST_AMOUNT // 100:,} or less.")
    found = round(dollars * 100)
    if abs(found - dollars * 100) > 1e-6:
        raise ValueError("Use at most two decimals.")
    return found


def check_amount(cents: int) -> int:
    """An amount in cents, not negative and not beyond the largest."""
    if cents < 0:
        raise ValueError("Enter an amount of 0 or more.")
    if cents > LARGEST_AMOUNT:
        raise ValueError(f"Enter an amount of {LARGEST_AMOUNT // 100:,} or less.")
    return cents


def day(text: str) -> date:
    """A typed date that a record may have; see `any_day` for how it may be written."""
    return check_day(any_day(text))


def typed_day(text: str, today: date) -> date:
    """A date as people type it on some day: what `day` reads, and 5/9/26, 5/9, May 9th, 9 May, tomorrow, Fri.

    Without a year it is in this one; the name of a weekday is the next such day.
    """
    try:
        near = _near(" ".join(text.lower().replace(",", " ").split()), today)
    except ValueError:
        raise ValueError("Enter a date such as 04/12/2026.") from None
    return day(text) if near is None else check_day(near)


def _near(text: str, today: date) -> date | None:
    """A date of which less is said, or otherwise, than `day` reads; None for any other. Raises ValueError."""
    if text in _NEAR:
        return today + timedelta(days=_NEAR[text])
    if len(text) >= 3 and (found := [at for at, name in enumerate(_WEEKDAYS) if name.startswith(text)]):
        return today + timedelta(days=(found[0] - today.weekday() - 1) % 7 + 1)
    if match := _NUMBERS.fullmatch(text):
        return date(_year(match[3], today), int(match[1]), int(match[2]))
    if match := _MONTH_FIRST.fullmatch(text):
        return date(_year(match[3], today), _month(match[1]), int(match[2]))
    if match := _DAY_FIRST.fullmatch(text):
        return date(_year(match[3], today), _month(match[2]), int(match[1]))
    return None


def _year(text: str | None, today: date) -> int:
    """A year of two digits or four; this one where none is given."""
    if text is None:
        return today.year
    return int(text) if len(text) == 4 else 2000 + int(text)


def check_day(value: date) -> date:
    """A date, or a moment, of a year that a record may have."""
    if not FIRST_YEAR <= value.year <= LAST_YEAR:
        raise ValueError(f"Enter a date in the years {FIRST_YEAR} to {LAST_YEAR}.")
    return value


def any_day(text: str) -> date:
    """A typed date of any year: 04/12/2026, 2026-04-12, Apr 12 2026, 12 April 2026."""
    try:
        return _day(text.strip().lower().replace(",", " "))
    except ValueError:
        raise ValueError("Enter a date such as 04/12/2026.") from None


def _day(text: str) -> date:
    if match := re.fullmatch(r"(\d{1,2})[/.](\d{1,2})[/.](\d{4})", text):
        return date(int(match[3]), int(match[1]), int(match[2]))
    if match := re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", text):
        return date(int(match[1]), int(match[2]), int(match[3]))
    if match := re.fullmatch(r"([a-z]{3,9})\.?\s+(\d{1,2})\s+(\d{4})", text):
        return date(int(match[3]), _month(match[1]), int(match[2]))
    if match := re.fullmatch(r"(\d{1,2})\s+([a-z]{3,9})\.?\s+(\d{4})", text):
        return date(int(match[3]), _month(match[2]), int(match[1]))
    raise ValueError(text)


def _month(word: str) -> int:
    """The number of a month by its first three letters. Raises ValueError."""
    return SHORT_MONTHS.index(word[:3].capitalize()) + 1


def time_of_day(text: str) -> time:
    """A time of day as people type it: 2:30 PM, 2.30pm, 2 p.m., 14:30, 14."""
    match = _TIME.fullmatch(text.strip().lower())
    hour, minute = (int(match[1]), int(match[2] or 0)) if match else (24, 0)
    if match and match[3]:
        hour = hour % 12 + (12 if match[3] == "p" else 0) if 1 <= hour <= 12 else 24
    if hour > 23 or minute > 59:
        raise ValueError("Enter a time such as 2:30 PM.")
    return time(hour, minute)


def tags(text: str | None) -> str | None:
    """Tags as they are stored: "late, fragile", each once, in the order typed; None without any."""
    found = [one_line(tag) for tag in (text or "").split(",")]
    return ", ".join(dict.fromkeys(tag for tag in found if tag)) or None
