"""REGEXMATCH and its kind: regular expressions in an engine that never goes back."""

from __future__ import annotations

from collections.abc import Sequence

from .....platform.expressions import BadExpression, Expression, Match, Replacement, expression
from .. import values
from ..evaluation import Evaluation
from ..registry import eager
from ..values import LONGEST_TEXT, NA, VALUE, Array, Scalar, Value

#: As many characters are looked through in the time of one value.
_CHARACTERS = 16


def _read(ev: Evaluation, text: Scalar, pattern: Scalar, ignores_case: Value) -> tuple[str, Expression]:
    read, source = values.text(text), values.text(pattern)
    ev.spend(len(read) // _CHARACTERS)
    try:
        return read, expression(source, match_case=not ev.truth(ignores_case))
    except BadExpression:
        raise VALUE from None


@eager("REGEXMATCH", "REGEXTEST")
def regex_match(ev: Evaluation, text: Value, pattern: Value, ignores_case: Value = None) -> Value:
    def one(each: Scalar, source: Scalar) -> Scalar:
        read, found = _read(ev, each, source, ignores_case)
        return found.search(read) is not None

    return ev.lift(one, text, pattern)


@eager("REGEXEXTRACT")
def regex_extract(ev: Evaluation, text: Value, pattern: Value, mode: Value = None, ignores_case: Value = None) -> Value:
    """The first match, or what its groups hold; with mode 0 the match, 1 all matches, 2 the groups."""
    if max(ev.array(text).height * ev.array(text).width, ev.array(pattern).height * ev.array(pattern).width) == 1:
        found = _extracted(ev, ev.scalar(text), ev.scalar(pattern), mode, ignores_case)
        return found[0] if len(found) == 1 else Array([list(found)])
    return ev.lift(lambda each, source: _extracted(ev, each, source, mode, ignores_case)[0], text, pattern)


def _extracted(ev: Evaluation, text: Scalar, pattern: Scalar, mode: Value, ignores_case: Value) -> Sequence[Scalar]:
    read, found = _read(ev, text, pattern, ignores_case)
    wanted = ev.whole(mode) if mode is not None else 2 if found.groups else 0
    if wanted == 1:
        matches = [match.group() or "" for match in found.finditer(read)]
        ev.spend(len(matches))
        if not matches:
            raise NA
        return matches
    match = found.search(read)
    if match is None or (wanted == 2 and not found.groups):
        raise NA
    if wanted not in (0, 2):
        raise VALUE
    return _groups(match, found.groups) if wanted == 2 else [match.group() or ""]


def _groups(match: Match, count: int) -> list[Scalar]:
    return [match.group(number) or "" for number in range(1, count + 1)]


@eager("REGEXREPLACE")
def regex_replace(
    ev: Evaluation, text: Value, pattern: Value, replacement: Value, which: Value = None, ignores_case: Value = None
) -> Value:
    """Every match, or one of them, counted from the end where it is below 0."""
    number = ev.whole(which, 0)

    def one(each: Scalar, source: Scalar, put: Scalar) -> Scalar:
        read, found = _read(ev, each, source, ignores_case)
        try:
            made = Replacement(found, values.text(put))
        except BadExpression:
            raise VALUE from None
        if not number:
            return values.checked_text(made.in_text(read, LONGEST_TEXT))
        matches = list(found.finditer(read))
        if not -len(matches) <= number <= len(matches):
            return read
        match = matches[number - 1 if number > 0 else number]
        return values.checked_text(read[: match.start()] + made.of(match) + read[match.end() :])

    return ev.lift(one, text, pattern, replacement)
