"""Texts, value by value and put together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date

from .....platform.expressions import literal, wildcard
from ...entry import EPOCH, read
from .. import values
from ..evaluation import Evaluation
from ..registry import eager, lifted
from ..values import LONGEST_TEXT, NA, VALUE, Array, Error, Rows, Scalar, Value
from .aggregates import all_values


def _joined(ev: Evaluation, between: Sequence[str], parts: Iterable[Scalar], *, skip: bool = False) -> str:
    """Texts with the texts `between` them, which come in turn. Raises Error as soon as it is too long."""
    made: list[str] = []
    size = 0
    for value in parts:
        ev.spend(1)
        part = values.text(value)
        if skip and not part:
            continue
        if made:
            part = between[(len(made) - 1) % len(between)] + part
        size += len(part)
        if size > LONGEST_TEXT:
            raise VALUE
        made.append(part)
    return "".join(made)


@eager("CONCAT", "CONCATENATE")
def concat(ev: Evaluation, *given: Value) -> Value:
    return _joined(ev, [""], all_values(ev, given))


@eager("TEXTJOIN")
def text_join(ev: Evaluation, delimiter: Value, skip: Value, *given: Value) -> Value:
    between = [values.text(each) for each in ev.array(delimiter).flat()]
    return _joined(ev, between, all_values(ev, given), skip=ev.truth(skip))


@eager("JOIN")
def join(ev: Evaluation, delimiter: Value, *given: Value) -> Value:
    return _joined(ev, [ev.text(delimiter)], all_values(ev, given))


@lifted("LEN")
def length(value: Scalar) -> Scalar:
    return float(len(values.text(value)))


@lifted("UPPER")
def upper(value: Scalar) -> Scalar:
    return values.text(value).upper()


@lifted("LOWER")
def lower(value: Scalar) -> Scalar:
    return values.text(value).lower()


@lifted("TRIM")
def trim(value: Scalar) -> Scalar:
    return " ".join(part for part in values.text(value).split(" ") if part)


def _count(value: Scalar) -> int:
    number = int(values.number(value))
    if number < 0:
        raise VALUE
    return number


@lifted("LEFT")
def left(value: Scalar, count: Scalar = 1.0) -> Scalar:
    return values.text(value)[: _count(count)]


@lifted("RIGHT")
def right(value: Scalar, count: Scalar = 1.0) -> Scalar:
    number, text = _count(count), values.text(value)
    return text[-number:] if number else ""


@lifted("MID")
def middle(value: Scalar, start: Scalar, count: Scalar) -> Scalar:
    first = int(values.number(start))
    if first < 1:
        raise VALUE
    return values.text(value)[first - 1 : first - 1 + _count(count)]


@lifted("FIND")
def find(wanted: Scalar, within: Scalar, start: Scalar = 1.0) -> Scalar:
    text, first = values.text(within), int(values.number(start))
    if not 1 <= first <= len(text) + 1:
        raise VALUE
    found = text.find(values.text(wanted), first - 1)
    if found < 0:
        raise VALUE
    return float(found + 1)


@lifted("SEARCH")
def search(wanted: Scalar, within: Scalar, start: Scalar = 1.0) -> Scalar:
    text, first, sought = values.text(within), int(values.number(start)), values.text(wanted)
    if not 1 <= first <= len(text) + 1:
        raise VALUE
    pattern = wildcard(sought) or literal(sought)
    found = pattern.search(text, first - 1)
    if found is None:
        raise VALUE
    return float(found.start() + 1)


@lifted("SUBSTITUTE")
def substitute(value: Scalar, old: Scalar, new: Scalar, which: Scalar = None) -> Scalar:
    text, sought, put = values.text(value), values.text(old), values.text(new)
    if not sought:
        return text
    if which is None:
        if len(text) + text.count(sought) * (len(put) - len(sought)) > LONGEST_TEXT:
            raise VALUE
        return text.replace(sought, put)
    number = int(values.number(which))
    if number < 1:
        raise VALUE
    parts = text.split(sought)
    if len(parts) <= number:
        return text
    return values.checked_text(sought.join(parts[:number]) + put + sought.join(parts[number:]))


@lifted("REPT")
def repeat(value: Scalar, times: Scalar) -> Scalar:
    text, number = values.text(value), _count(times)
    if len(text) * number > LONGEST_TEXT:
        raise VALUE
    return text * number


@lifted("EXACT")
def exact(one: Scalar, other: Scalar) -> Scalar:
    return values.text(one) == values.text(other)


@eager("VALUE")
def value_of(ev: Evaluation, value: Value) -> Value:
    """What a text says as if it were typed: numbers, money, days, times."""
    today = date.fromordinal(EPOCH + int(ev.cells.today))

    def one(each: Scalar) -> Scalar:
        if isinstance(each, bool):
            raise VALUE
        if not isinstance(each, str):
            return values.number(each)
        said = read(each, today)
        if said.kind != "number" or each.startswith("'"):
            raise VALUE
        return said.number

    return ev.lift(one, value)


def _delimited(text: str, delimiters: Sequence[str]) -> list[str]:
    pattern = "|".join(re.escape(each) for each in sorted(delimiters, key=len, reverse=True))
    return re.split(pattern, text) if pattern else [text]


def _delimiters(ev: Evaluation, given: Value) -> list[str]:
    return [text for value in ev.array(given).flat() if (text := values.text(value))] if given is not None else []


@eager("TEXTSPLIT")
def text_split(
    ev: Evaluation, text: Value, columns: Value = None, rows: Value = None, skip: Value = None, mode: Value = None,
    pad: Value = NA,
) -> Value:  # fmt: skip
    whole, across, down, omit = ev.text(text), _delimiters(ev, columns), _delimiters(ev, rows), ev.truth(skip)
    if not across and not down:
        raise VALUE
    lines = _delimited(whole, down) if down else [whole]
    parts = [_delimited(line, across) for line in lines]
    if omit:
        parts = [kept for line in parts if (kept := [part for part in line if part])]
    width, fill = max(map(len, parts), default=0), ev.scalar(pad)
    made: Rows = [[*line, *[fill] * (width - len(line))] for line in parts]
    return Array(made) if width else VALUE


@eager("SPLIT")
def split(ev: Evaluation, text: Value, delimiter: Value, each: Value = True, skip: Value = True) -> Value:
    marks = ev.text(delimiter)
    if not marks:
        raise VALUE
    parts = _delimited(ev.text(text), list(marks) if ev.truth(each, True) else [marks])
    if ev.truth(skip, True):
        parts = [part for part in parts if part]
    if not parts:
        raise VALUE
    return Array([[_said(part) for part in parts]])


def _said(part: str) -> Scalar:
    """A part of a text as it would be read when typed."""
    try:
        return values.number_of_text(part)
    except Error:
        return part
