"""The right answer in every spelling and in every sentence that is understood without the question."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date

from ....tasks.answers import Answer, Date, Money, Name, Names, Number, Table

#: What says nothing but the answer, in whatever type.
_PLAINLY = (
    "{0}",
    " {0} ",
    "{0}.",
    "{0}!",
    "**{0}**",
    "`{0}`",
    '"{0}"',
    "“{0}”",
    "```\n{0}\n```",
    "- {0}",
    "1. {0}",
    "• {0}",
    "The answer is {0}.",
    "The answer is: {0}",
    "Answer: {0}",
    "**Answer:** {0}",
    "Final answer = {0}",
    "It is {0}.",
    "It's {0}.",
    "Hello, it is {0}. Thank you!",
    "{0}\n\nBest regards",
)
_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def right_answers(answer: Answer) -> Iterator[object]:
    """The same answer in every form that a person might give it."""
    if not isinstance(answer, Names | Table):
        yield from (said.format(answer) for said in _PLAINLY)
    match answer:
        case Number(value):
            yield from _number(value)
        case Money(cents, currency):
            yield from _money(cents, currency, str(answer))
        case Date(day):
            yield from _date(day)
        case Name(value):
            yield from _name(value)
        case Names(values):
            yield from _names(sorted(values))
        case Table(rows):
            yield from _table([[str(cell) for cell in row] for row in rows])


def _number(value: int) -> Iterator[object]:
    yield from (value, float(value), str(value), f"{value}.0", f" {value:,}. ", f"{value:,}".replace(",", " "))
    yield from (f"{value:,}".replace(",", sign) for sign in ("\u2009", "\u202f", "\u00a0"))
    yield from (f"There are {value:,}.", f"Total: {value}", f"Count = {value}", f"The number is {value:,}")
    yield from (f"The total is {value}.", f"We have {value}", f"I count {value}.", f"There are {value} in all")
    yield from (f"A total of {value}", f"Number of cases: {value}", f"There are {value} in total")
    if 0 <= value <= 12:
        yield from (_WORDS[value], f"{_WORDS[value].capitalize()}.", f"There are {_WORDS[value]}.")


def _money(cents: int, currency: str, text: str) -> Iterator[object]:
    plain, grouped = f"{cents / 100:.2f}", f"{cents / 100:,.2f}"
    yield from (plain, grouped, f"{grouped} {currency}", f"{currency} {plain}", f"{currency}{plain}", cents / 100)
    yield from (grouped.replace(",", " "), f"The total is {text}", f"Total: {text}", f"Amount = {text}")
    yield from (f"They come to {text}.", f"The sum is {text} in total.", f"It comes to {text}.")
    if currency == "USD" and cents >= 0:
        yield from (f"${plain}", f"$ {grouped}", f"US${grouped}", f"{plain} dollars", f"{grouped} US dollars")
        yield from (f"${grouped} USD", f"${grouped.replace(',', chr(0x202F))}")
    if cents % 100 == 0:
        yield from (cents // 100, f"{cents // 100:,}")


def _date(day: date) -> Iterator[object]:
    month, year = f"{day:%B}", day.year
    ordinal = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}.get(day.day, "th")
    yield from (f"{day:%m/%d/%Y}", f"{day.month}/{day.day}/{year}", f"{day:%Y/%m/%d}", f"{day}T00:00", f"{day} 09:00")
    yield from (f"{day}T09:30:00", f"{day}T00:00:00Z", f"{day} 9:00 AM", f"{month} {day.day}, {year} at 5:30 pm")
    yield from (f"{month} {day.day}, {year}", f"{day:%b} {day.day}, {year}.", f"{day:%b}. {day.day} {year}")
    yield from (f"{day.day} {month} {year}", f"{day.day} {day:%b} {year}", f"{day.day}-{day:%b}-{year}")
    yield from (f"{day.day}{ordinal} of {month} {year}", f"the {day.day}{ordinal} of {month}, {year}")
    yield from (f"{month} {day.day}{ordinal}, {year}", f"{day:%A}, {month} {day.day}, {year}", f"{day:%a} {day}")
    yield from (
        f"The date is {day}",
        f"Date: {month} {day.day}, {year}",
        f"It was on {day:%A}, {month} {day.day}, {year}.",
    )


def _name(value: str) -> Iterator[object]:
    yield from (value.upper(), value.lower(), f"  {value.replace(' ', '  ')}.", f"'{value}'", f"*{value}*")
    yield from (f"Name: {value}", f"The name is {value}.", f"The owner is {value}.", f"The contact is {value}")
    yield from (f"Owner: {value}", f"That is {value}.", f"{value} is the owner.", f"The account {value}", f"@{value}")
    words = value.split()
    if len(words) > 1 and "," not in value:
        yield from (f"{words[-1]}, {' '.join(words[:-1])}", f"The owner is {words[-1]}, {' '.join(words[:-1])}.")


def _names(values: list[str]) -> Iterator[object]:
    others = values[::-1]
    yield from (values, others, tuple(values), [value.upper() for value in values], json.dumps(others))
    yield from (
        f"```json\n{json.dumps(values, indent=1)}\n```",
        "; ".join(others),
        "\n".join(values),
        "\n\n".join(others),
    )
    yield from ("\n".join(f"{mark} {value}" for value in values) for mark in ("-", "*", "•"))
    yield "\n".join(f"{number}. {value}" for number, value in enumerate(others, start=1))
    yield "\n".join(f"{number}) {value};" for number, value in enumerate(values, start=1))
    yield from (", ".join(values), " and ".join(others), f"[{', '.join(repr(value) for value in values)}]")
    listed = f"{', '.join(values[:-1])}, and {values[-1]}" if len(values) > 1 else values[0]
    yield from (listed, f"These are the ones: {listed}.", f"The answer is {listed}", f"They are {listed}.")
    yield from (f"Here are the names:\n- {chr(10).join(values)}", f"**{'**; **'.join(values)}**", "\t".join(others))
    yield from (f"`{'`, `'.join(values)}`", f"{listed} are the names.", "; ".join(values).lower())
    if all(value[0].isalpha() and value[1:].isdecimal() for value in values):
        yield from (
            "; ".join(f"${value[0]}${value[1:]}" for value in values),
            f"The cells {listed}.",
            f"Cells: {listed}",
        )


def _table(rows: list[list[str]]) -> Iterator[object]:
    heads = ["Name", "Total amount", "Number", "Date", "Result", "Count"][: len(rows[0])]
    lines = ["|".join(row) for row in rows]
    rule = "|".join("---" for _ in heads)
    yield from (rows, tuple(map(tuple, rows)), [heads, *rows], "\n".join(lines), "\n\n".join(lines))
    yield from ("\n".join([" | ".join(heads), *lines]), "\n".join("\t".join(row) for row in [heads, *rows]))
    yield "\n".join(f"| {line} |" for line in ["|".join(heads), rule, *lines])
    yield "\n".join([" | ".join(heads), "-" * 20, *lines])
    yield "```\n" + "\n".join(lines) + "\n```"
    yield from (
        json.dumps(rows),
        json.dumps([heads, *rows]),
        json.dumps([dict(zip(heads, row, strict=True)) for row in rows]),
    )
    yield f"```json\n{json.dumps(rows, indent=2)}\n```"
    yield "\n".join(f"{number}. {line}" for number, line in enumerate(lines, start=1))
    yield from (
        "\n".join(f"- {line}" for line in lines),
        "\n".join(f"**{row[0]}** | {' | '.join(row[1:])}" for row in rows),
    )
    yield "\n".join(["Here are the results:", "", *lines, ""])
    yield "\r\n".join("\t".join(row) for row in rows)
