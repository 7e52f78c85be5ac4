"""The largest and longest that any app takes: one number for each rule, used by forms and actions alike."""

from __future__ import annotations

# Characters.
LONGEST_SHORT = 80
LONGEST_NAME = 160
LONGEST_TEXT = 20_000
LONGEST_PHONE = 40
LONGEST_SEARCH = 200

#: Of a search; each word is one more condition on every column that is searched.
MOST_SEARCH_WORDS = 12

#: Ids and versions are no longer than this: a column holds numbers below 2^63.
MOST_ID_DIGITS = 18
LAST_PAGE = 999_999

#: Rows that one request names.
MOST_IDS = 1000

# Digits of a phone number, its extension left out, and of the extension.
FEWEST_PHONE_DIGITS, MOST_PHONE_DIGITS = 7, 15
MOST_EXTENSION_DIGITS = 6

#: In cents: one billion in the company's currency.
LARGEST_AMOUNT = 100_000_000_000
LARGEST_COUNT = 1_000_000

# Dates outside these years are slips of the keyboard.
FIRST_YEAR, LAST_YEAR = 1990, 2100
