"""The tool that searches a list: the list's own search, views, filters, order and pages, and the rows that it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import Field, create_model
from sqlalchemy import Select
from werkzeug.datastructures import MultiDict

from .. import values
from ..database import Db
from ..errors import Invalid
from ..filters import ChoiceFilter, Filter, LookupFilter, NumberFilter
from ..limits import LARGEST_AMOUNT, LAST_PAGE, LONGEST_SEARCH
from ..listview import Column, ListPage, ListView
from .tool import Arguments, Result, Tool
from .values import at_office

#: What stands in a cell.
Cell = str | float | int | bool | None
MOST_ROWS = 50
_WORDS = Field(max_length=LONGEST_SEARCH, description="Words that all must be found.")
_VIEW = Field(description="Which of the list's views.")
_SORT = Field(description="With - in front: descending.")
#: The id of the record that a reference's filter names, by the filter's key.
Find = Callable[[Db, str, str], int]


class FilterArgument(Arguments):
    """One condition: all must hold."""

    field: str
    operator: str
    value: str | float | int | list[str | float | int] | None = None


class Rows(Result):
    """A page of a list."""

    total: int
    page: int
    page_size: int
    next_page: int | None


def search_tool(
    app: str,
    view: ListView,
    rows: Callable[[Db], Select[Any]],
    *,
    reader: Callable[[Db, ListView], ListView] = lambda _db, view: view,
    find: Find | None = None,
    about: str = "",
    more: Mapping[str, Any] | None = None,
    within: Callable[[Db, Any], Select[Any]] | None = None,
) -> Tool[Any]:
    """The tool `<app>_search_<list>`; `reader` says what of the list the acting person sees.

    Where a list is one of a record, `more` has the arguments that name that, and `within` gives its rows.
    """
    filters = {filter.key: filter for filter in view.filters}
    offered = "; ".join(f"{key}: {', '.join(each.key for each in filter.operators)}" for key, filter in filters.items())
    sorts = [column.key for column in [*view.columns, *view.more_columns] if column.sort is not None]
    view_key = Annotated[Literal[tuple(each.key for each in view.views)], _VIEW]  # type: ignore[valid-type]
    asked = Field(max_length=10, description=f"Fields and their operators: {offered}.")
    sort = Annotated[Literal[(*sorts, *(f"-{key}" for key in sorts))] | None, _SORT]  # type: ignore[valid-type]
    given: dict[str, Any] = {
        **(more or {}),
        "query": (Annotated[str, _WORDS], ""),
        "view": (view_key, view.views[0].key),
        "filters": (Annotated[tuple[FilterArgument, ...], asked], ()),
        "sort": (sort, None),
        "page": (Annotated[int, Field(ge=1, le=LAST_PAGE)], 1),
        "page_size": (Annotated[int, Field(ge=1, le=MOST_ROWS)], view.page_size),
        "detailed": (Annotated[bool, Field(description="All columns, not the list's own alone.")], False),
    }
    arguments = create_model(f"Search{view.title.replace(' ', '')}", __base__=Arguments, **given)
    cells: dict[str, Any] = {column.key: (Cell, None) for column in [*view.columns, *view.more_columns]}
    item: Any = create_model(f"{view.one.capitalize().replace(' ', '')}Row", __base__=Result, id=(int, ...), **cells)
    items: Any = (tuple[item, ...], ...)
    result: Any = create_model(f"{view.title.replace(' ', '')}Page", __base__=Rows, items=items)

    def run(db: Db, given: Any) -> Result:
        seen = replace(reader(db, view), page_size=given.page_size)
        parts = [("view", given.view), ("sort", given.sort or ""), ("edited", "1")]
        parts += [(f"f.{each.field}", condition(db, seen.filters, each, find)) for each in given.filters]
        state = seen.state_of(
            db, MultiDict([part for part in parts if part[1]]), values.search(given.query), given.page
        )
        if state.is_partial:
            raise Invalid({"filters": " ".join((*state.refused, *state.left_out))})
        found = seen.result(db, rows(db) if within is None else within(db, given), state)
        shown = [*seen.columns, *(seen.more_columns if given.detailed else ())]
        page: Result = result(
            items=tuple(item(id=row.id, **_cells(db, found, shown, row)) for row in found.rows),
            total=found.total,
            page=found.state.page,
            page_size=seen.page_size,
            next_page=found.state.page + 1 if found.state.page < found.pages else None,
        )
        return page

    return Tool(
        name=f"{app}_search_{view.many.replace(' ', '_')}",
        about=about or f"Find {view.many} by words, filters or a view, as the list of {view.many} does.",
        arguments=arguments,
        result=result,
        run=run,
    )


def condition(db: Db, offered: Sequence[Filter], asked: FilterArgument, find: Find | None = None) -> str:
    """A condition as the list's address has it. Raises Invalid."""
    filters = {filter.key: filter for filter in offered}
    filter = filters.get(asked.field)
    if filter is None:
        raise Invalid({"filters": f"There is no filter “{asked.field}”. There are: {', '.join(filters)}."})
    operators = [operator.key for operator in filter.operators]
    if asked.operator not in operators:
        raise Invalid({"filters": f"{asked.field} has no operator “{asked.operator}”. It has: {', '.join(operators)}."})
    given = asked.value if isinstance(asked.value, list) else [] if asked.value is None else [asked.value]
    return f"{asked.operator}:{'|'.join(_text(db, filter, each, find) for each in given)}"


def _text(db: Db, filter: Filter, value: str | float | int, find: Find | None) -> str:
    if isinstance(filter, NumberFilter) and filter.money and not isinstance(value, str):
        return str(round(max(-LARGEST_AMOUNT, min(value, LARGEST_AMOUNT)) * 100))
    if isinstance(filter, LookupFilter) and isinstance(value, str) and find is not None:
        try:
            return str(find(db, filter.key, value))
        except ValueError as error:
            raise Invalid({"filters": f"{filter.key}: {error}"}) from error
    if isinstance(filter, ChoiceFilter):
        labels = {label.casefold(): key for key, (_value, label) in filter.pairs(db).items()}
        return str(labels.get(str(value).casefold(), value))
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def condition_told(db: Db, offered: Sequence[Filter], field: str, text: str) -> dict[str, Any]:
    """A condition of a list's address, as an argument that means the same."""
    operator, _, value = text.partition(":")
    told: dict[str, Any] = {"field": field, "operator": operator}
    filter = next((each for each in offered if each.key == field), None)
    if not value:
        return told
    parts = [_part_told(db, filter, part) for part in value.split("|")]
    return {**told, "value": parts if "|" in value else parts[0]}


def _part_told(db: Db, filter: Filter | None, text: str) -> str | float:
    if isinstance(filter, NumberFilter) and filter.money and text.isdecimal():
        return int(text) / 100
    if isinstance(filter, ChoiceFilter):
        return filter.pairs(db).get(text, (None, text))[1]
    return text


def _cells(db: Db, found: ListPage, columns: Sequence[Column], row: Any) -> Mapping[str, Cell]:
    return {column.key: plain(db, column, column.of(row, found.figures.get(row.id))) for column in columns}


def plain(db: Db, column: Column, value: Any) -> Cell:
    """What a column shows, as JSON has it: amounts in dollars, moments as they are at the office."""
    if value is None or value == "":
        return None
    if column.kind == "money":
        return float(value) / 100
    if isinstance(value, datetime):
        return at_office(db, value)
    if isinstance(value, date):
        return value.isoformat()
    return value if isinstance(value, bool | int | float | str) else str(getattr(value, "name", value))
