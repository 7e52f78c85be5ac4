"""What a list's address asks for that the list does not have, in words: people follow old links and type addresses."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from werkzeug.datastructures import MultiDict

from .database import Db
from .filters import Filter, makes_sense
from .list_state import MOST_FILTERS, State

_LONGEST = 60  # of what is quoted, in characters


@dataclass(frozen=True)
class Has:
    """What a list has to offer."""

    filters: Sequence[Filter]
    columns: Collection[str]  # their keys


def left_out(db: Db, has: Has, asked: str | None, said: MultiDict[str, str], state: State) -> tuple[str, ...]:
    """A sentence for each part that a list's state does not show: `asked` is the view, `said` holds the other parts."""
    return tuple(dict.fromkeys(_told(db, has, asked, said, state)))


def _told(db: Db, has: Has, asked: str | None, said: MultiDict[str, str], state: State) -> Iterator[str]:
    if asked and asked != state.view.key:
        yield f"There is no view {_quoted(asked)} any more, or not for you; {state.view.label} is shown."
    filters = {filter.key: filter for filter in has.filters}
    understood = 0
    for key, text in said.items(multi=True):
        name = key.removeprefix("f.")
        if key == name:
            continue
        operator, _, value = text.partition(":")
        if name not in filters:
            yield f"The filter {_quoted(name)} isn't known and was left out."
        elif not makes_sense(db, filters[name], operator, value):
            yield f"The filter {filters[name].label} cannot be {_quoted(text)} and was left out."
        else:
            understood += 1
    if understood > MOST_FILTERS:
        yield f"A list takes {MOST_FILTERS} filters at most; the last {understood - MOST_FILTERS} were left out."
    if (logic := said.get("logic", "")) and not state.logic and understood > 1:
        yield f"The filter logic {_quoted(logic)} does not go with these filters; all of them hold."
    if (sort := said.get("sort", "")) and not state.sort:
        yield f"There is nothing to sort by that is called {_quoted(sort.removeprefix('-'))}."
    for key in said.get("columns", "").split(","):
        if key and key not in has.columns:
            yield f"The column {_quoted(key)} isn't known and was left out."


def _quoted(text: str) -> str:
    return f"“{text if len(text) <= _LONGEST else text[: _LONGEST - 1] + '…'}”"
