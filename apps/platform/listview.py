"""Lists: an app declares columns, filters and views; the query string holds all state; SQL does the work."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, cast
from urllib.parse import urlencode, urlsplit

from flask import make_response, render_template, request, url_for
from sqlalchemy import ColumnElement, Select, and_, func, or_, select
from sqlalchemy.types import String
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as AnyResponse

from .database import Db
from .fields import SelectField
from .filters import Filter
from .forms import PlatformForm
from .pages import go
from .parameters import read_ids, read_page, read_search

Kind = Literal["text", "money", "number", "date", "moment", "chip", "person", "phone", "email"]
MenuItem = tuple[str, str, str, dict[str, bool]]


@dataclass(frozen=True)
class Column:
    """What one column shows of a row, and how it sorts. `edit` names the field of the edit form behind it."""

    key: str
    label: str
    kind: Kind = "text"
    value: Callable[[Any], Any] | None = None  # of the attribute `key` unless given
    link: Callable[[Any], str | None] | None = None
    figure: Callable[[Any, Any], Any] | None = None  # instead: of the row and of what `ListView.figures` has of it
    tone: Callable[[Any], str] | None = None  # of a chip: by its row, or by the figure
    sort: Any = None  # SQL expression; None: cannot be sorted by
    width: int = 0  # per cent of the table; 0: a share of the rest
    edit: str | None = None

    def of(self, row: Any, figure: Any = None) -> Any:
        if self.figure is not None:
            return self.figure(row, figure)
        return self.value(row) if self.value else getattr(row, self.key)

    def tone_of(self, row: Any, value: Any) -> str:
        """The colour of the chip that shows `value`."""
        if self.tone is None:
            return "neutral"
        return self.tone(row if self.figure is None else value)

    @property
    def is_number(self) -> bool:
        return self.kind in ("money", "number")


@dataclass(frozen=True)
class View:
    """A saved selection, shown as a tab."""

    key: str
    label: str
    where: Callable[[Db], ColumnElement[bool]] | None = None
    sort: str | None = None


@dataclass(frozen=True)
class Bulk:
    """Something to do with many rows: its endpoint shows a dialog about `ListView.selected`."""

    label: str
    icon: str
    endpoint: str
    danger: bool = False


@dataclass(frozen=True)
class State:
    """What the query string says."""

    view: View
    q: str = ""
    sort: str = ""
    page: int = 1
    filters: tuple[tuple[Filter, str, str], ...] = ()

    def query(self) -> list[tuple[str, str]]:
        """The query string's parts, but for the page."""
        parts = [("view", self.view.key), ("q", self.q), ("sort", self.sort)]
        parts += [(f"f.{filter.key}", f"{operator}:{value}") for filter, operator, value in self.filters]
        return [(key, value) for key, value in parts if value]

    def without(self, key: str) -> State:
        return replace(self, filters=tuple(each for each in self.filters if each[0].key != key), page=1)


@dataclass(frozen=True)
class ListView:
    """A declared list. `endpoint` is the list's own, `sort` a column's key, with "-" in front for descending."""

    key: str
    title: str
    one: str
    many: str
    endpoint: str
    columns: Sequence[Column]
    sort: str
    search: Sequence[Any] = ()
    filters: Sequence[Filter] = ()
    views: Sequence[View] = (View("all", "All"),)
    bulk: Sequence[Bulk] = ()
    figures: Callable[[Db, list[int]], Mapping[int, Any]] | None = None  # of the rows of a page by id, in one query
    row_menu: Callable[[Any], Sequence[MenuItem]] | None = None
    name_of: Callable[[Any], str] = field(default=lambda row: str(row.name))
    edit_form: type[PlatformForm] | None = None
    edit_endpoint: str | None = None
    may_edit: Callable[[Any, str], bool] = field(default=lambda row, name: True)  # this cell of this row
    page_size: int = 20
    icon: str = "list"

    def __post_init__(self) -> None:
        sortable = {column.key for column in self.columns if column.sort is not None}
        for sort in [self.sort, *(view.sort for view in self.views if view.sort)]:
            if sort.removeprefix("-") not in sortable:
                raise ValueError(f"list {self.key!r} cannot sort by {sort!r}: no column of that key has a sort")
        if self.edit_form is not None:
            fields = set(self.edit_form()._fields)
            for column in self.columns:
                if column.edit and column.edit not in fields:
                    raise ValueError(f"list {self.key!r}: its edit form has no field {column.edit!r}")

    def page(self, db: Db, base: Select[Any], template: str = "platform/list.html", **context: Any) -> AnyResponse:
        """The answer to a request for the list: a page, or the dialog of one filter."""
        state = self.state(db, request.args)
        if "edit_filter" in request.args:
            return self._filter_dialog(db, state, request.args["edit_filter"])
        return make_response(render_template(template, list=self.result(db, base, state), **context))

    def selected(self, db: Db, base: Select[Any]) -> list[Any]:
        """The rows that a bulk action is about: those of `ids`, or with `all` everything that the list finds."""
        statement = self._found(db, base, self.state(db, request.args))
        if "all" not in request.args:
            ids = read_ids("ids")
            statement = base.where(_entity(base).id.in_(ids))
        if request.args.get("all") or request.args.get("ids"):
            return list(db.scalars(statement.order_by(None).order_by(_entity(base).id)).unique())
        return []

    def state(self, db: Db, args: MultiDict[str, str]) -> State:
        """Read the query string; what it says wrongly is left out."""
        view = next((view for view in self.views if view.key == args.get("view")), self.views[0])
        sortable = {column.key for column in self.columns if column.sort is not None}
        sort = args.get("sort", "")
        found = []
        for filter in self.filters:
            operator, _, value = args.get(f"f.{filter.key}", "").partition(":")
            if operator and _makes_sense(db, filter, operator, value):
                found.append((filter, operator, value))
        return State(
            view=view,
            q=read_search(),
            sort=sort if sort.removeprefix("-") in sortable else "",
            page=read_page(),
            filters=tuple(found),
        )

    def result(self, db: Db, base: Select[Any], state: State) -> ListPage:
        """The rows of the state's page, in two queries."""
        found, entity = self._found(db, base, state), _entity(base)
        counted = found.with_only_columns(entity.id, maintain_column_froms=True).order_by(None)
        total = db.scalar(select(func.count()).select_from(counted.subquery())) or 0
        pages = max(1, -(-total // self.page_size))
        state = replace(state, page=min(state.page, pages))
        sort = state.sort or state.view.sort or self.sort
        key = next(column.sort for column in self.columns if column.key == sort.removeprefix("-"))
        key = func.lower(key) if isinstance(key.type, String) else key
        order = key.desc() if sort.startswith("-") else key.asc()
        statement = found.order_by(None).order_by(order.nulls_last(), entity.id)
        rows = db.scalars(statement.limit(self.page_size).offset((state.page - 1) * self.page_size)).unique().all()
        figures = self.figures(db, [row.id for row in rows]) if self.figures else {}
        return ListPage(db, self, state, rows, figures, total, pages, sort)

    def _found(self, db: Db, base: Select[Any], state: State) -> Select[Any]:
        wanted = [state.view.where(db)] if state.view.where else []
        words = state.q.split() if self.search else []
        wanted += [or_(*(column.icontains(word, autoescape=True) for column in self.search)) for word in words]
        wanted += [filter.clause(db, operator, value) for filter, operator, value in state.filters]
        return base.where(and_(*wanted)) if wanted else base

    def url(self, state: State, **more: Any) -> str:
        """The list's address in some state."""
        parts = state.query() + ([("page", str(state.page))] if state.page > 1 else [])
        query = urlencode(parts + [(key, str(value)) for key, value in more.items()])
        return url_for(self.endpoint) + (f"?{query}" if query else "")

    @property
    def shown_url(self) -> str:
        """The list as it stands behind its dialog: same view, search, filters, order and page."""
        here, path = urlsplit(request.headers.get("HX-Current-URL", "")), url_for(self.endpoint)
        return f"{path}?{here.query}" if here.path == path and here.query else path

    def _filter_dialog(self, db: Db, state: State, key: str) -> AnyResponse:
        filter = next((each for each in self.filters if each.key == key), None)
        if filter is None:
            return go(self.url(state))
        operators = [(each.key, each.label) for each in filter.operators]
        fields = {"operator": SelectField("Condition", choices=operators, required=True), **filter.controls()}
        form_class = cast(type[PlatformForm], type("FilterForm", (PlatformForm,), fields))
        sent = "operator" in request.args
        current = next(((op, value) for each, op, value in state.filters if each.key == key), None)
        operator = current[0] if current else operators[0][0]
        control = filter.operator(operator).control
        data = {"operator": operator} | ({control: filter.read(*current)} if current and control else {})
        form = form_class(request.args if sent else None, data=data)
        if sent:
            chosen = next((each for each in filter.operators if each.key == form["operator"].data), None)
            for name in filter.controls():
                if chosen is not None and name != chosen.control:
                    form[name].required = False  # type: ignore[attr-defined]
                    form[name].raw_data = form[name].process_errors = []
            if form.check() and chosen is not None:
                value = filter.write(form[chosen.control].data) if chosen.control else ""
                kept = state.without(key)
                return go(self.url(replace(kept, filters=(*kept.filters, (filter, chosen.key, value)))))
        template = "platform/filter_dialog.html"
        body = render_template(template, list=self, filter=filter, form=form, state=state, active=current)
        return make_response(body, form.http_status)


def _entity(base: Select[Any]) -> Any:
    return base.column_descriptions[0]["entity"]


def _makes_sense(db: Db, filter: Filter, operator: str, value: str) -> bool:
    try:
        needs_value = bool(filter.operator(operator).control)
        filter.clause(db, operator, value)
    except (KeyError, ValueError, OverflowError):
        return False
    return bool(value) or not needs_value


@dataclass(frozen=True)
class Heading:
    column: Column
    sort_url: str | None
    direction: Literal["ascending", "descending"] | None


@dataclass(frozen=True)
class ListPage:
    """One page of a list, as the template draws it."""

    db: Db
    view: ListView
    state: State
    rows: Sequence[Any]
    figures: Mapping[int, Any]
    total: int
    pages: int
    sort: str

    @property
    def number(self) -> int:
        return self.state.page

    @property
    def first(self) -> int:
        return (self.number - 1) * self.view.page_size + 1 if self.total else 0

    @property
    def last(self) -> int:
        return min(self.number * self.view.page_size, self.total)

    @property
    def previous_url(self) -> str | None:
        return self._to(self.number - 1) if self.number > 1 else None

    @property
    def next_url(self) -> str | None:
        return self._to(self.number + 1) if self.number < self.pages else None

    @cached_property
    def headings(self) -> list[Heading]:
        return [self._heading(column) for column in self.view.columns]

    def _heading(self, column: Column) -> Heading:
        if column.sort is None:
            return Heading(column, None, None)
        is_current = self.sort.removeprefix("-") == column.key
        is_descending = self.sort.startswith("-")
        to = f"-{column.key}" if is_current and not is_descending else column.key
        direction: Literal["ascending", "descending"] = "descending" if is_descending else "ascending"
        return Heading(column, self.view.url(replace(self.state, sort=to, page=1)), direction if is_current else None)

    @property
    def tabs(self) -> list[tuple[str, str, bool]]:
        return [(view.label, self.view.url(State(view)), view == self.state.view) for view in self.view.views]

    @property
    def chips(self) -> list[tuple[str, str, str]]:
        """The active filters: in words, address of their dialog, address without them."""
        return [
            (filter.describe(self.db, *rest), self.filter_url(filter), self.view.url(self.state.without(filter.key)))
            for filter, *rest in self.state.filters
        ]

    @property
    def unused_filters(self) -> list[MenuItem]:
        used = {filter.key for filter, *_ in self.state.filters}
        return [
            (filter.label, self.filter_url(filter), "", {"dialog": True})
            for filter in self.view.filters
            if filter.key not in used
        ]

    def filter_url(self, filter: Filter) -> str:
        return self.view.url(replace(self.state, page=1), edit_filter=filter.key)

    @property
    def is_narrowed(self) -> bool:
        return bool(self.state.q or self.state.filters)

    @property
    def clear_url(self) -> str:
        return self.view.url(State(self.state.view, sort=self.state.sort))

    @property
    def query_string(self) -> str:
        """The state for bulk actions on all that the list finds."""
        return urlencode(self.state.query())

    def _to(self, number: int) -> str:
        return self.view.url(replace(self.state, page=number))
