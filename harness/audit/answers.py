"""Right answers in other words, and wrong ones that an agent might try."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from ...tasks.answers import Answer, Date, Money, Name, Names, Number, Table


def right_answers(answer: Answer) -> Iterator[object]:
    """The same answer in every form that a person might give it."""
    yield str(answer)
    match answer:
        case Number(value):
            yield from (value, str(value), f" {value:,}. ", f"There are {value:,} available.")
        case Money(cents, currency):
            plain = f"{cents // 100}.{cents % 100:02}"
            yield from (
                plain,
                f"${plain}",
                f"{cents / 100:,.2f} {currency}",
                f"{currency} {plain}",
                f"The total is {answer}",
            )
        case Date(day):
            yield from (f"{day:%B} {day.day}, {day.year}", f"{day:%m/%d/%Y}", f"{day:%b} {day.day}, {day.year}.")
            yield f"It was agreed to be {day:%A}, {day:%B} {day.day}, {day.year}."
        case Name(value, among):
            yield from (value.upper(), f"  {value.replace(' ', '  ')}.")
            if among:
                yield from (f"It is {value}.", f"{value}, facilities manager")
        case Names(values, among):
            if among:
                yield f"These are the ones: {' and '.join(sorted(values))}."
            yield from (sorted(values, reverse=True), "\n".join(sorted(values)).lower())
            if not any("," in value for value in values):
                yield ", ".join(sorted(values))
        case Table(rows):
            yield [[str(cell) for cell in row] for row in rows]
            yield "\n".join("|".join(str(cell) for cell in row) for row in rows)


def wrong_answers(answer: Answer) -> Iterator[tuple[str, object]]:
    """What is not the answer, with what it is called."""
    text = str(answer)
    yield from (("none", None), ("empty", ""), ("blank", " "), ("yes", "yes"), ("all", "all"), ("unknown", "Nobody"))
    yield from (
        ("among words", f"It is {text}, I think"),
        ("twice", f"{text} {text}"),
        ("and another", f"{text} or something else"),
        ("denied", f"It is not {text}"),
        ("in doubt", f"{text}?"),
        ("hedged", f"Probably {text}"),
        ("too long", "9" * 2_000_000),
    )
    match answer:
        case Number(value):
            yield from (("one more", value + 1), ("one less", value - 1), ("tenfold", value * 10 or 10))
            yield from (
                (f"with {other}", f"{value} {other}") for other in (value + 1, "%", "thousand", "dozen", "-1", ".5")
            )
            yield ("every number", ", ".join(map(str, range(max(value - 50, 0), value + 51))))
            yield ("a list of all", list(range(value + 2)))
        case Money(cents):
            for detail, other in (("a cent more", cents + 1), ("a cent less", cents - 1), ("in cents", cents * 100)):
                yield (detail, f"{other / 100:.2f}")
            yield ("every amount", "; ".join(f"{(cents + step) / 100:.2f}" for step in range(-3, 4)))
            yield from (("another currency", f"€{cents / 100:.2f}"), ("another code", f"{cents / 100:.2f} CAD"))
            yield from (
                ("with a number", f"{text} for 3 deals"),
                ("negative", f"-{text}"),
                ("in thousands", f"{text}k"),
            )
        case Date(day):
            for days in (1, -1, 7, 365):
                yield (f"{days} days off", (day + timedelta(days=days)).isoformat())
            yield ("every day", ", ".join((day + timedelta(days=step)).isoformat() for step in range(-5, 6)))
            yield from (("without a year", f"{day:%B} {day.day}"), ("the day after", f"1 day after {day}"))
            yield ("with another", f"{day} and {day + timedelta(days=1)}")
        case Name(value, among):
            others = sorted(among - {value})[:40] or ["Dana Ruiz", "Alex Chen"]
            yield from (("with others", ", ".join([value, *others])), ("as a list", [value, others[0]]))
            yield from ((f"with {other}", f"{value}, {other}") for other in others[:3])
            yield from ((f"with {part}", f"{value}, {part}") for part in others[0].split() if part not in value)
            yield ("somebody near", f"{value}'s manager")
            yield ("cut short", value[:-1])
            yield from ((f"only {part}", part) for part in value.split() if part != value)
        case Names(values):
            some = sorted(values)
            yield from (
                ("with one more", [*some, "Dana Ruiz"]),
                ("without one", some[1:]),
                ("one twice", [*some, some[0]]),
            )
            yield from (("run together", " ".join(some) + " x"), ("only one", some[:1] if len(some) > 1 else []))
        case Table(rows):
            lines = [[str(cell) for cell in row] for row in rows]
            yield from (("without a row", lines[1:]), ("with one more", [*lines, lines[-1]]))
            yield ("a cell of another", [[*lines[0][:-1], "0"], *lines[1:]])
            if len(lines) > 1:
                yield ("columns mixed", [[*lines[0][:-1], lines[1][-1] + " x"], *lines[1:]])


def is_within(answer: Answer, goal: str) -> bool:
    """Whether the goal's own words hold the answer."""
    spoken = f" {' '.join(goal.casefold().split())} "
    texts = sorted(answer.values) if isinstance(answer, Names) else [str(answer)]
    return all(text.casefold() in spoken for text in texts)
