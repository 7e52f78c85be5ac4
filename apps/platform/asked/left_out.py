"""What a list's address asks for that the list does not have, in words: people follow old links and type addresses."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from werkzeug.datastructures import MultiDict

from ..database import Db
from ..filters import ChoiceFilter, Filter, makes_sense
from ..list_state import MOST_FILTERS, State

_LONGEST = 60  # of what is quoted, in characters
_MOST_LISTED = 20  # of what there is instead


@dataclass(frozen=True)
class Has:
    """What a list has to offer."""

    filters: Sequence[Filter]
    columns: Collection[str]  # their keys


def refused(db: Db, has: Has, asked: str | None, said: MultiDict[str, str], state: State) -> tuple[str, ...]:
    """A sentence for each thing that would narrow the list and cannot: where there is one, nothing may be listed."""
    return tuple(dict.fromkeys(_refused(db, has, asked, said, state)))


def _refused(db: Db, has: Has, asked: str | None, said: MultiDict[str, str], state: State) -> Iterator[str]:
    if asked and asked != state.view.key:
        yield f"There is no view {_quoted(asked)} any more, or not for you. Choose another one."
    filters = {filter.key: filter for filter in has.filters}
    understood = 0
    for key, text in said.items(multi=True):
        if not key.startswith("f."):
            continue
        told = refusal(db, filters, key.removeprefix("f."), text)
        understood += not told
        if told:
            yield told
    if understood > MOST_FILTERS:
        yield f"A list takes {MOST_FILTERS} filters at most, not {understood}."
    if (logic := said.get("logic", "")) and not state.logic and understood > 1:
        yield f"The filter logic {_quoted(logic)} does not go with these filters: write for example 1 AND 2."


def refusal(db: Db, filters: Mapping[str, Filter], key: str, text: str) -> str:
    """Why one of these filters cannot be asked this, with what there is instead; empty where it can."""
    operator, _, value = text.partition(":")
    if key not in filters:
        there_are = f"there are {_listed(list(filters))}" if filters else "there are none"
        return f"There is no filter {_quoted(key)} here; {there_are}."
    filter = filters[key]
    if makes_sense(db, filter, operator, value):
        return ""
    known = [each.key for each in filter.operators]
    if operator not in known:
        takes = f"it takes {_listed(known)}, then a colon and a value"
        return f"The filter {filter.label} cannot be {_quoted(text)}: {takes}."
    choices = [str(each) for each in filter.pairs(db)] if isinstance(filter, ChoiceFilter) else []
    instead = f"; there are {_listed(choices)}" if choices else ""
    return f"The filter {filter.label} cannot be {_quoted(text)}: {_quoted(value)} is no value of it{instead}."


def _listed(words: list[str]) -> str:
    more = f" and {len(words) - _MOST_LISTED} more" if len(words) > _MOST_LISTED else ""
    return ", ".join(words[:_MOST_LISTED]) + more


def left_out(has: Has, said: MultiDict[str, str], state: State) -> tuple[str, ...]:
    """A sentence for each part of what was `said` about the look of a list that its state does not show."""
    return tuple(dict.fromkeys(_told(has, said, state)))


def _told(has: Has, said: MultiDict[str, str], state: State) -> Iterator[str]:
    if (sort := said.get("sort", "")) and not state.sort:
        yield f"There is nothing to sort by that is called {_quoted(sort.removeprefix('-'))}."
    for key in said.get("columns", "").split(","):
        if key and key not in has.columns:
            yield f"The column {_quoted(key)} isn't known and was left out."


def _quoted(text: str) -> str:
    return f"“{text if len(text) <= _LONGEST else text[: _LONGEST - 1] + '…'}”"
