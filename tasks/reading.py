"""Reads an answer as an agent wrote it: what is asked for may stand in a sentence, if it is alone of its kind there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import date
from decimal import Decimal

#: A longer text is no sentence: it is only compared as a whole.
LONGEST_SENTENCE = 1_000
#: A longer text is no answer at all.
LONGEST = 20_000

# Whoever writes one of these says something else, or does not commit to what they name.
_DOUBTS = re.compile(
    r"\b(?:not|no|never|none|nor|neither|either|or|maybe|perhaps|probably|possibly|likely|unlikely|apparently|about"
    r"|around|approx|approximately|roughly|nearly|almost|circa|ca|think|guess|believe|suppose|assume|estimate|unsure"
    r"|uncertain|unknown|if|unless|except|excluding|but|without|instead|rather|versus|vs|could|might|may|should|would"
    r"|cannot|other|than|least|at most|over|under|above|below|between|before|after|until|minus|negative|plus|half"
    r"|twice|double)\b|n['’]t\b|[?~≈±<>≤≥≠]"
)
_NUMBER_WORDS = re.compile(
    r"\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh"
    r"|nine)ty|dozens?|hundreds?|thousands?|millions?|billions?|percent)\b|%"
)
# Words with digits in them, which are no numbers: #2033, KX-104-BLK, Q3.
_CODE = re.compile(r"#\w+|(?<![\w-])[^\W\d_][\w/-]*\d[\w/-]*")
_DIGITS = re.compile(r"([-−+]?)([.,]*\d+(?:[.,]\d+)*)")
_NUMBER = re.compile(r"(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?")
_FOREIGN = re.compile(
    r"\b(?:usd|dollars?|cents?|eur|euros?|gbp|pounds?|chf|francs?|cad|aud|jpy|yen|sek|nok|dkk|pln|inr|rupees?|mxn|brl"
    r"|cny|yuan|krw)\b|[a-z]\$"
)
_MONTHS = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]
_MONTH = "|".join(rf"{month}|{month[:3]}" for month in _MONTHS) + "|sept"
_DATE = re.compile(
    r"(?<![\w/.-])(?:(?P<y1>\d{4})-(?P<m1>\d{1,2})-(?P<d1>\d{1,2})|(?P<m2>\d{1,2})/(?P<d2>\d{1,2})/(?P<y2>\d{4})"
    rf"|(?P<m3>{_MONTH})\.? (?P<d3>\d{{1,2}})(?:st|nd|rd|th)?,? (?P<y3>\d{{4}})"
    rf"|(?P<d4>\d{{1,2}})(?:st|nd|rd|th)? (?P<m4>{_MONTH})\.?,? (?P<y4>\d{{4}}))(?![\w/-])"
)


def written(given: object) -> str | None:
    """The text of a scalar answer; None for a list, a truth value, or what is too long to be meant."""
    if isinstance(given, bool) or not isinstance(given, str | int | float):
        return None
    # Python refuses to write whole numbers of more than 4,300 digits.
    if isinstance(given, int) and given.bit_length() > 4 * LONGEST_SENTENCE:
        return None
    text = str(given)
    return text if len(text) <= LONGEST else None


def shown(given: object, most: int = 200) -> str:
    """Any answer in few words, for a verdict."""
    text = written(given)
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


def read_number(text: str) -> Decimal | None:
    """The one number of a sentence; None if there is none, another one, a unit of money, or a doubt."""
    text = _CODE.sub(" ", plain(text)) if len(text) <= LONGEST_SENTENCE else ""
    if _DOUBTS.search(text) or _NUMBER_WORDS.search(text) or _FOREIGN.search(text):
        return None
    found = list(_DIGITS.finditer(text))
    if len(found) != 1 or any(unicodedata.category(sign) == "Sc" for sign in text):
        return None
    (sign, digits), rest = found[0].groups(), text[found[0].end() :]
    before = text[: found[0].start()]
    # Glued to a word it is another number (24k), in parentheses a negative one.
    if not _NUMBER.fullmatch(digits) or re.match(r"[\w-]", rest) or (before.endswith("(") and rest.startswith(")")):
        return None
    return Decimal(digits.replace(",", "")) * (-1 if sign in ("-", "−") else 1)


def read_amount(text: str, currency: str) -> Decimal | None:
    """The one amount of a sentence, in a currency whose sign or code may be left out."""
    text = plain(text)
    if currency == "USD":
        text = re.sub(r"([-−]?)(?:\bus|(?<![a-z]))\$(\s?[-−])?", r" \1\2", text)
        text = re.sub(r"\bdollars?\b", " ", text)
    code = currency.casefold()
    return read_number(re.sub(rf"\b{code}(?![^\W\d])|(?<=\d){code}\b", " ", text))


def read_date(text: str) -> date | None:
    """The one day of a sentence; None if there is none, another one, or a doubt."""
    text = plain(text) if len(text) <= LONGEST_SENTENCE else ""
    found = list(_DATE.finditer(text))
    if len(found) != 1:
        return None
    rest = _CODE.sub(" ", _DATE.sub("|", text))
    if _DOUBTS.search(rest) or re.search(rf"\d|\b(?:{_MONTH})\b", rest):
        return None
    parts = {key[0]: value for key, value in found[0].groupdict().items() if value}
    month = parts["m"]
    number = int(month) if month.isdecimal() else [name[:3] for name in _MONTHS].index(month[:3]) + 1
    try:
        return date(int(parts["y"]), number, int(parts["d"]))
    except ValueError:
        return None


def read_names(text: str, known: Iterable[str]) -> list[str]:
    """The names among `known` that a sentence holds, each as often as it does; none if it voices a doubt.

    None, too, if it holds a part of another one: "Ana Cruz, Lind" names two people.
    """
    if len(text) > LONGEST_SENTENCE:
        return []
    rest, names, found = plain(text), {plain(name) for name in known}, list[str]()
    # The longest first: who is called Ana Cruz Lind is not Ana Cruz.
    for name in sorted((name for name in names if name in rest), key=lambda name: (-len(name), name)):
        rest, times = re.subn(rf"(?<![\w'’:$-])(?<!\w\.){re.escape(name)}(?![\w$-]|['’:]\w)", "|", rest)
        found += [name] * times
    if re.search(r"\|\s*\|", rest):
        return []
    # Where names have digits (D5), so has whatever else is listed.
    left = rest if any(re.search(r"\d", name) for name in found) else _CODE.sub(" ", rest)
    words = re.findall(r"\w+", unicodedata.normalize("NFKC", text))
    capitals = {word.casefold() for word in words if word[0].isupper()}
    parts = {part for name in names for part in name.split()} - {part for name in found for part in name.split()}
    return [] if _DOUBTS.search(rest) or capitals & parts or re.search(r"\d", left) else found
