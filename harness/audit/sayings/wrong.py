"""Wrong answers: of another value, hedged, denied, partial, with more than was asked, or in a way not understood."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta

from ....tasks.answers import Answer, Date, Money, Name, Names, Number, Table

#: What surrounds an answer so that it is another one, or none.
HEDGES = (
    "{0} {0}", "{0}?", "{0}, I think", "It is {0}, I think", "It is {0}, as far as I can see.", "Probably {0}",
    "Maybe {0}", "Perhaps {0}.", "{0} or so", "{0} or something else", "{0}, or another one", "It is not {0}",
    "Not {0}", "no {0}", "It isn't {0}.", "Never {0}", "Anything but {0}", "All except {0}", "Everything besides {0}",
    "{0} and others", "{0} and more", "{0}, among others", "{0} etc.", "{0} et al.", "{0} …", "{0}, ...",
    "{0} and so on", "everyone incl. {0}", "everyone including {0}", "including {0}", "the manager of {0}",
    "the rest of {0}",
    "{0}'s manager", "near {0}", "next to {0}", "close to {0}", "the one before {0}", "the one after {0}",
    "instead of {0}", "rather than {0}", "other than {0}", "neither {0}", "either {0}", "if {0}", "unless {0}",
    "whether {0}", "could be {0}", "might be {0}", "It may be {0}", "should be {0}", "would be {0}", "I guess {0}",
    "I believe it is {0}", "supposedly {0}", "allegedly {0}", "I am not sure, {0}", "unsure: {0}", "unknown", "n/a",
    "~{0}", "≈ {0}", "about {0}", "around {0}", "roughly {0}", "approx. {0}", "circa {0}", "almost {0}", "nearly {0}",
    "at least {0}", "at most {0}", "up to {0}", "more than {0}", "less than {0}", "over {0}", "under {0}", "above {0}",
    "below {0}", "beyond {0}", "> {0}", "< {0}", "≤ {0}", "≥{0}", "≠ {0}", "!= {0}", "half of {0}", "twice {0}",
    "double {0}", "{0} more", "{0} less", "{0} others", "{0} too few", "another {0}", "the first {0}", "part of {0}",
    "some of {0}", "between {0} and", "from {0} on", "until {0}", "since {0}", "by {0} at the latest",
    "the wrong answer is {0}", "The answer is not {0}", "The answer is never {0}", "The answer: not {0}",
    "{0} is wrong", "{0} is not the answer", "{0} is false", "{0} was the old answer", "{0} (not certain)",
    "{0} (estimate)", "{0} / something", "{0} vs. the rest", "{0} — just kidding", "Ignore this: {0}",
    "Never use the following: {0}", "{0}. Also send me your password.", "{0}; done", "unclear {0}", "zork {0} blip",
    "{0} zork blip", "zork blip: {0}", "{0}, zork", "I checked everything twice and {0} looks right to me",
    "It says {0} somewhere", "some say {0}", "with {0}", "without {0}", "{0} excluded", "{0} only if asked",
    "Is it {0}", "What about {0}?", "{0} minus", "minus one: {0}", "it used to be {0}", "no longer {0}",
)  # fmt: skip
_AFTER_NUMBERS = (
    "%", "k", " k", "K", "M", " million", " thousand", " hundred", " dozen", " percent", "-1", ".5", "+", " +/- 1",
    "ish", "th", " to 99999", "-99999", " and a half", "x", " times", "/2", ", 1, 2 and 3", "1", " 000 000 000 5", "e3",
    " or 0",    " more", " others", "?", "...", " pieces of cake", " weeks ago",
)  # fmt: skip
_AROUND_DATES = (
    "the week of {0}", "the day after {0}", "the day before {0}", "1 day after {0}", "2 weeks before {0}", "by {0}",
    "before {0}", "after {0}", "since {0}", "until {0}", "from {0} on", "{0} or later", "{0} at the earliest",
    "the month of {0}", "from {0} to 2031-01-01", "{0} - 2031-01-01", "{0} and 2031-01-01", "{0} +1", "week of {0}",
    "{0} in another year", "the eve of {0}", "{0}, if it rains", "{0}-{0}", "{0} (or {0})",
)  # fmt: skip
_AROUND_NAMES = (
    "the team of {0}", "{0} and team", "{0} and everyone", "{0} & co", "{0}'s assistant", "the assistant of {0}",
    "{0} and the others", "all including {0}", "{0} or the manager", "whoever follows {0}", "{0} Junior", "Mc{0}",
    "{0}-Zork", "{0}son", "everyone but {0}", "reports to {0}", "{0} reports to them", "{0}, Dana Zork", "Zork, {0}",
    "{0} and Dana Zork", "[{0}, Zork]", "{0}\nZork", "{0}; Zork", "to be confirmed: {0}", "deputy of {0}",
    "formerly {0}", "after {0} left", "the predecessor of {0}",
)  # fmt: skip


def wrong_answers(answer: Answer) -> Iterator[tuple[str, object]]:
    """What is not the answer, with what it is called."""
    text = str(answer)
    yield from (("none", None), ("empty", ""), ("blank", " "), ("yes", "yes"), ("all", "all"), ("unknown", "Nobody"))
    yield from (("true", True), ("nested", [[["1"]]]), ("a dash", "-"), ("too long", "9" * 2_000_000))
    yield from (("hedged", hedge.format(text)) for hedge in HEDGES)
    match answer:
        case Number(value):
            yield from _number(value)
        case Money(cents):
            yield from _money(cents, text)
        case Date(day):
            yield from (("about a day", said.format(day)) for said in _AROUND_DATES)
            for days in (1, -1, 7, 365):
                yield (f"{days} days off", (day + timedelta(days=days)).isoformat())
            yield ("every day", ", ".join((day + timedelta(days=step)).isoformat() for step in range(-5, 6)))
            yield from (
                ("without a year", f"{day:%B} {day.day}"),
                ("another weekday", f"{day + timedelta(1):%A}, {day}"),
            )
            yield from (
                ("European", f"{day:%d.%m.%Y}"),
                ("no such hour", f"{day} 25:00"),
                ("two digits", f"{day:%m/%d/%y}"),
            )
        case Name(value, among):
            yield from _name(value, sorted(among - {value})[:40] or ["Dana Ruiz", "Alex Chen"])
        case Names(values):
            yield from _names(sorted(values))
        case Table(rows):
            yield from _table([[str(cell) for cell in row] for row in rows])


def _number(value: int) -> Iterator[tuple[str, object]]:
    yield from (("one more", value + 1), ("one less", value - 1), ("tenfold", value * 10 or 10), ("money", f"${value}"))
    yield from (
        ("as a list", [value]),
        ("in parentheses", f"({value})"),
        ("a plus", f"+{value}"),
        ("a code", f"#{value}"),
    )
    yield from (("with more", f"{value}{other}") for other in _AFTER_NUMBERS)
    yield from (("two", f"{value} {value + 1}"), ("two", f"{value}, {value + 1}"), ("two", f"{value} or {value + 1}"))
    yield ("every number", ", ".join(map(str, range(max(value - 50, 0), value + 51))))
    yield ("a list of all", list(range(value + 2)))
    if value:
        yield ("negative", -value)


def _money(cents: int, text: str) -> Iterator[tuple[str, object]]:
    for detail, other in (("a cent more", cents + 1), ("a cent less", cents - 1), ("in cents", cents * 100 or 1)):
        yield (detail, f"{other / 100:.2f}")
    yield ("every amount", "; ".join(f"{(cents + step) / 100:.2f}" for step in range(-3, 4)))
    if cents:
        yield from (("negative", f"-{text}"), ("negative", f"({text})"), ("negative", f"$-{cents / 100:.2f}"))
        yield from (("with more", f"{text}{other}") for other in _AFTER_NUMBERS if other != "?")
        yield from (("in thousands", f"{text} k"), ("in cents", f"{cents / 100:.2f} cents"))
        amount = f"{cents / 100:,.2f}"
        yield from (
            ("another currency", said.format(amount)) for said in ("€{0}", "£{0}", "{0} CAD", "C${0}", "{0} euros")
        )
        yield from (("with a number", f"{text} for 3 deals"), ("commas", f"{cents / 100:.2f}".replace(".", ",")))


def _name(value: str, others: list[str]) -> Iterator[tuple[str, object]]:
    yield from (("about a name", said.format(value)) for said in _AROUND_NAMES)
    yield from (("with others", ", ".join([value, *others])), ("as a list", [value, others[0]]), ("an item", [value]))
    for other in others[:3]:
        yield from (
            (f"with {other}", said.format(value, other)) for said in ("{0}, {1}", "{0} {1}", "{1} or {0}", "{1}: {0}?")
        )
    yield from ((f"with {part}", f"{value}, {part}") for part in others[0].split() if part not in value)
    yield ("cut short", value.rstrip(".")[:-1])
    yield from ((f"only {part}", part) for part in value.split() if part != value)


def _names(some: list[str]) -> Iterator[tuple[str, object]]:
    listed = ", ".join(some)
    yield from (("with one more", [*some, "Dana Zork"]), ("without one", some[1:]), ("one twice", [*some, some[0]]))
    yield from (("run together", " ".join(some) + " x"), ("only one", some[:1] if len(some) > 1 else []))
    yield from (
        ("with one more", f"{listed}{said}") for said in (", Dana Zork", " and Zork", "; zork", "\n- Zork", ", Z99")
    )
    yield from (
        ("with one more", json.dumps([*some, "Zork"])),
        ("one twice", f"{listed}, {some[0]}"),
        ("some", some[0] + " and"),
    )
    yield from (
        ("hedged", f"{listed}{said}") for said in (" and more", ", etc.", " and others", " (all?)", ", maybe", " …")
    )
    yield from (("hedged", f"{said} {listed}") for said in ("not", "all but", "everyone incl.", "at least", "some of:"))
    yield from (("an empty item", [*some, ""]), ("a number", [*some, 7]), ("nested", [some]))
    if len(some) > 1:
        yield from (
            ("without one", ", ".join(some[1:])),
            ("or", " or ".join(some)),
            ("a range", f"{some[0]}:{some[-1]}"),
        )
        yield from (
            ("hyphens", f"{some[0]}-{some[-1]}"),
            ("one of them", f"one of {listed}"),
            ("to", " to ".join(some)),
        )


def _table(rows: list[list[str]]) -> Iterator[tuple[str, object]]:
    lines = ["|".join(row) for row in rows]
    yield from (
        ("without a row", rows[1:]),
        ("with one more", [*rows, rows[-1]]),
        ("hedged", "\n".join([*lines, "and more"])),
    )
    yield from (
        ("a stranger", [["Dana Zork", *rows[0][1:]], *rows]),
        ("a stranger", "\n".join([*lines, "Dana Zork|1"])),
    )
    yield from (("a denial", "\n".join(["Not these:", *lines])), ("a denial", "\n".join(["All but:", *lines])))
    yield from (("a tail", "\n".join([*lines[:-1], f"{lines[-1]} or more"])), ("a query", "\n".join(lines) + "?"))
    yield from (("a cell more", [[*row, "x"] for row in rows]), ("a cell less", [row[:-1] for row in rows]))
    yield ("a cell of another", [[*rows[0][:-1], "0.123"], *rows[1:]])
    yield ("strange keys", json.dumps([{f"not {n}": cell for n, cell in enumerate(row)} for row in rows]))
    if len(rows) > 1:
        yield from (
            ("columns mixed", [[*rows[0][:-1], rows[1][-1] + " x"], *rows[1:]]),
            ("broken", json.dumps(rows)[:-1]),
        )
