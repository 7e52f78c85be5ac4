"""Lists: an app declares columns, filters and views; the query string holds all state; SQL does the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, ClassVar, Literal, Protocol
from urllib.parse import urlencode, urlsplit

from flask import make_response, render_template, request, url_for
from sqlalchemy import ColumnElement, Select, and_, case, false, func, or_, select
from sqlalchemy.types import String
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response as AnyResponse

from .asked.filter_form import ask_filter, ask_logic, hidden_fields, holds
from .asked.left_out import Has, left_out, refused
from .database import Db
from .filters import Filter, makes_sense
from .forms import PlatformForm
from .limits import LONGEST_SHORT
from .list_preferences import (
    FULL,
    NARROWEST,
    REST,
    SELECT,
    WIDEST,
    Deed,
    ListPreferences,
    choice_of,
    pixels,
)
from .list_state import ANY, MOST_FILTERS, Asked, State, View, logic_with
from .looks import arranging, placing
from .matching import has_text
from .pages import go
from .parameters import read_id, read_ids, read_page, read_search
from .values import one_line

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
        """The color of the chip that shows `value`."""
        if self.tone is None:
            return "neutral"
        return self.tone(row if self.figure is None else value)

    @property
    def is_number(self) -> bool:
        return self.kind in ("money", "number")


def in_order(column: Any, values: Sequence[Any]) -> Any:
    """What sorts by the place of a column's value among these, not by the alphabet."""
    return case({value: place for place, value in enumerate(values)}, value=column)


@dataclass(frozen=True)
class Bulk:
    """Something to do with many rows: its endpoint shows a dialog about `ListView.selected`, or a page of its own, or
    answers with a file of them, in the columns and the order that the list shows.
    """

    label: str
    icon: str
    endpoint: str
    danger: bool = False
    is_page: bool = False
    is_file: bool = False


class SavedViews(Protocol):
    """Where an app keeps the views that people save of a list."""

    def of(self, db: Db, view: ListView) -> Sequence[View]:
        """Those of a list that the acting person may see, by name."""

    def menu(self, db: Db, view: ListView, state: State) -> Sequence[MenuItem]:
        """What may be done with the state: save it, rename, delete."""


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
    saved: SavedViews | None = None
    preferences: ListPreferences | None = None  # unless it is shown to everybody alike
    more_columns: Sequence[Column] = ()  # that people may choose besides
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
        state = self.state(db, self._recalled(db, request.args))
        if "edit_filter" in request.args:
            return self._filter_dialog(db, state, request.args["edit_filter"])
        if "edit_columns" in request.args:
            return self._columns_dialog(state)
        if "edit_logic" in request.args:
            return self._logic_dialog(db, state)
        shown = self.result(db, base, state, size=state.rows or arranging.rows(self.page_size))
        return make_response(render_template(template, list=shown, **context))

    def narrowed(self, db: Db, base: Select[Any], view: str, filters: Sequence[tuple[str, str]]) -> Select[Any]:
        """The rows of one of the list's own views that pass filters, given as in its address: ("close", "month:").

        Raises KeyError for a view, and ValueError for a filter that the list does not have.
        """
        asked = tuple(self._asked(MultiDict((f"f.{key}", text) for key, text in filters)))
        if len(asked) != len(filters):
            raise ValueError(f"list {self.key!r} has not all of the filters {[key for key, _ in filters]}")
        return self._found(db, base, State({each.key: each for each in self.views}[view], filters=asked))

    def ordered(self, found: Select[Any], view: str, sort: str = "") -> Select[Any]:
        """Rows in the order of one of the list's own views, or as `sort` says."""
        state = State({each.key: each for each in self.views}[view], sort=sort)
        return self._ordered(found, self._sort(state), _entity(found))

    def selected(self, db: Db, base: Select[Any]) -> list[Any]:
        """The rows that a bulk action is about: those of `ids`, or with `all` everything that the list finds."""
        statement = self._found(db, base, self.state(db, request.args))
        if "all" not in request.args:
            ids = read_ids("ids")
            statement = base.where(_entity(base).id.in_(ids))
        if request.args.get("all") or request.args.get("ids"):
            return list(db.scalars(statement.order_by(None).order_by(_entity(base).id)).unique())
        return []

    def all_found(self, db: Db, base: Select[Any]) -> tuple[list[Column], list[Any]]:
        """The columns that the list shows, and every row that it finds, in its order; of chosen `ids` those alone."""
        state, entity = self.state(db, request.args), _entity(base)
        found = base.where(entity.id.in_(read_ids("ids"))) if "ids" in request.args else self._found(db, base, state)
        statement = self._ordered(found, self._sort(state), entity)
        columns = [column for column in self.shown_columns(state) if column.figure is None]
        return columns, list(db.scalars(statement).unique())

    def _recalled(self, db: Db, args: MultiDict[str, str]) -> MultiDict[str, str]:
        """What is asked for, and what the person chose the last time of that of which nothing is said."""
        view = self._view(db, args)
        if self.preferences is None or view.saved is not None:
            return args
        said = {choice_of(key) for key in args}
        if "edited" in args or said & {"filters", "order"}:
            said |= {"filters", "order"}
        parts = [part for part in self.preferences.parts(db, self, view.key) if choice_of(part[0]) not in said]
        asked = MultiDict([*args.items(multi=True), *parts])
        # What a list no longer has, a field or a choice, is not missed.
        return asked if parts and not self.state(db, asked).is_partial else args

    def _view(self, db: Db, args: MultiDict[str, str]) -> View:
        return next((view for view in self.all_views(db) if view.key == args.get("view")), self.views[0])

    def state(self, db: Db, args: MultiDict[str, str]) -> State:
        """What a request's query string says."""
        return self.state_of(db, args, read_search(), read_page())

    def state_of(self, db: Db, args: MultiDict[str, str], q: str, page: int) -> State:
        """Read the parts of a query string, what is searched for and which page; what they say wrongly is told.

        Nothing is listed where that would narrow the list: what is not narrowed must not look as if it were.
        """
        view, edited = self._view(db, args), "edited" in args
        said = MultiDict(view.saved.parts) if view.saved is not None and not edited else args
        found = [
            (filter, operator, value)
            for filter, operator, value in self._asked(said)
            if makes_sense(db, filter, operator, value)
        ][:MOST_FILTERS]
        logic = one_line(said.get("logic", ""))[:LONGEST_SHORT] if len(found) > 1 else ""
        if logic and not holds(logic, len(found)):
            logic = ""
        sort, keys = said.get("sort", ""), said.get("columns", "").split(",")
        known = {column.key for column in self.all_columns}
        sortable = {column.key for column in self.all_columns if column.sort is not None}
        state = State(
            view=view,
            q=q,
            sort=sort if sort.removeprefix("-") in sortable else "",
            page=page,
            filters=tuple(found),
            logic=logic,
            columns=tuple(dict.fromkeys(key for key in keys if key in known)),
            edited=edited,
            rows=arranging.asked_rows(args.get("rows", "")),
        )
        has = Has(self.filters, known)
        return replace(
            state, left_out=left_out(has, said, state), refused=refused(db, has, args.get("view"), said, state)
        )

    def _asked(self, said: MultiDict[str, str]) -> Iterator[Asked]:
        """Every filter that parts of a query string name, in their order."""
        filters = {f"f.{filter.key}": filter for filter in self.filters}
        for key, text in said.items(multi=True):
            operator, _, value = text.partition(":")
            if key in filters and operator:
                yield filters[key], operator, value

    def all_views(self, db: Db) -> list[View]:
        """The list's own, and those that people have saved."""
        return [*self.views, *(self.saved.of(db, self) if self.saved else ())]

    @cached_property
    def all_columns(self) -> list[Column]:
        return [*self.columns, *self.more_columns]

    def shown_columns(self, state: State) -> list[Column]:
        """The columns that a state shows; the first one, which names the row, is always there."""
        if not state.columns:
            return list(self.columns)
        by_key = {column.key: column for column in self.all_columns}
        first = self.columns[0]
        return [first, *(by_key[key] for key in state.columns if key != first.key)]

    def result(
        self, db: Db, base: Select[Any], state: State, *first: ColumnElement[bool], size: int = 0
    ) -> ListPage:  # fmt: skip
        """The rows of the state's page, in three queries; those for which `first` holds before all others.

        A page has `size` rows, if it is not to have as many as the list declares.
        """
        found, entity = self._found(db, base, state), _entity(base)
        ids = found.with_only_columns(entity.id, maintain_column_froms=True).order_by(None)
        total = db.scalar(select(func.count()).select_from(ids.subquery())) or 0
        size = size or self.page_size
        pages = max(1, -(-total // size))
        state = replace(state, page=min(state.page, pages))
        sort = self._shown_sort(state)
        # Ids alone are put in order: whole rows, with all that is joined to them, would be sorted ten times as long.
        places = self._ordered(ids, sort, entity, *first).limit(size).offset((state.page - 1) * size)
        order = list(db.scalars(places))
        by_id = {row.id: row for row in db.scalars(base.where(entity.id.in_(order))).unique()} if order else {}
        rows = [by_id[id] for id in order]
        figures = self.figures(db, order) if self.figures else {}
        return ListPage(db, self, state, rows, figures, total, size, pages, sort)

    def _sort(self, state: State) -> str:
        return state.sort or state.view.sort or self.sort

    def _shown_sort(self, state: State) -> str:
        """The same, or that of the look where nobody has said anything; a saved view is as it was saved."""
        if state.sort or state.view.saved:
            return self._sort(state)
        first = self.columns[0]
        return arranging.sorting(self._sort(state), first.key if first.sort is not None else None)

    def _ordered(self, found: Select[Any], sort: str, entity: Any, *first: ColumnElement[bool]) -> Select[Any]:
        key = next(column.sort for column in self.all_columns if column.key == sort.removeprefix("-"))
        key = func.lower(key) if isinstance(key.type, String) else key
        order = key.desc() if sort.startswith("-") else key.asc()
        begun = [case((each, 0), else_=1) for each in first]
        return found.order_by(None).order_by(*begun, order.nulls_last(), entity.id)

    def _found(self, db: Db, base: Select[Any], state: State) -> Select[Any]:
        if state.refused:
            return base.where(false())
        wanted = [state.view.where(db)] if state.view.where else []
        words = state.q.split() if self.search else []
        wanted += [or_(*(has_text(column, word) for column in self.search)) for word in words]
        clause = state.clause(db)
        wanted += [clause] if clause is not None else []
        return base.where(and_(*wanted)) if wanted else base

    def url(self, state: State, **more: Any) -> str:
        """The list's address in some state."""
        if self.preferences is None and state.view.saved is None:
            state = replace(state, edited=False)  # there is nothing else than what the address says
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
        # Without a place, or at one that is another filter's, it is a further one.
        at = read_id("at")
        at = at if at is not None and at < len(state.filters) and state.filters[at][0] is filter else None
        current = state.filters[at][1:] if at is not None else None
        answer = ask_filter(filter, current, request.args)
        if answer.chosen is not None:
            filters = list(state.filters)
            place = at if at is not None else len(filters)
            filters[place : place + 1] = [(filter, *answer.chosen)]
            logic = state.logic if at is not None else logic_with(state.logic, len(filters))
            return go(self.url(state.changed(filters=tuple(filters), logic=logic)))
        carried = hidden_fields(state.query(), edit_filter=key, at=at)
        body = render_template(
            "platform/filter_dialog.html",
            action=url_for(self.endpoint),
            hidden_fields=carried,
            filter=filter,
            form=answer.form,
        )
        return make_response(body, answer.form.http_status)

    def _columns_dialog(self, state: State) -> AnyResponse:
        """Choose columns and their order; `column` is each of the chosen ones, in order."""
        if "sent" in request.args:
            known = {column.key for column in self.all_columns}
            keys = tuple(dict.fromkeys(key for key in request.args.getlist("column") if key in known))
            first = self.columns[0].key
            return go(self.url(state.changed(columns=(first, *(key for key in keys if key != first)))))
        shown = self.shown_columns(state)
        rest = [column for column in self.all_columns if column not in shown]
        return make_response(
            render_template("platform/columns_dialog.html", list=self, state=state, shown=shown, rest=rest)
        )

    def _logic_dialog(self, db: Db, state: State) -> AnyResponse:
        """Say how the filters go together."""
        answer = ask_logic(len(state.filters), state.logic, request.args)
        if answer.words is not None:
            return go(self.url(state.changed(logic=answer.words)))
        described = [filter.describe(db, *rest) for filter, *rest in state.filters]
        carried = hidden_fields(state.query(), edit_logic=1, sent=1)
        body = render_template(
            "platform/logic_dialog.html",
            action=url_for(self.endpoint),
            hidden_fields=carried,
            form=answer.form,
            filters=described,
        )
        return make_response(body, answer.form.http_status)


def _entity(base: Select[Any]) -> Any:
    return base.column_descriptions[0]["entity"]


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
    size: int  # how many rows a page has
    pages: int
    sort: str
    narrowest: ClassVar = NARROWEST
    widest: ClassVar = WIDEST

    @property
    def number(self) -> int:
        return self.state.page

    @property
    def first(self) -> int:
        return (self.number - 1) * self.size + 1 if self.total else 0

    @property
    def last(self) -> int:
        return min(self.number * self.size, self.total)

    @property
    def previous_url(self) -> str | None:
        return self._to(self.number - 1) if self.number > 1 else None

    @property
    def next_url(self) -> str | None:
        return self._to(self.number + 1) if self.number < self.pages else None

    @cached_property
    def headings(self) -> list[Heading]:
        return [self._heading(column) for column in self.columns]

    @cached_property
    def columns(self) -> list[Column]:
        """The columns that are shown; in the order of the look, until somebody arranges them."""
        columns = self.view.shown_columns(self.state)
        return columns if self._is_ordered else arranging.columns(columns, lambda column: column.key, self.view.key)

    @property
    def _is_ordered(self) -> bool:
        """Whether other columns are asked for than the list has, or in another order."""
        return self.view.shown_columns(self.state) != list(self.view.columns)

    @cached_property
    def set_widths(self) -> Mapping[str, int]:
        """How wide the person has made columns, in pixels."""
        kept = self.view.preferences
        return kept.widths(self.db, self.view, self.state.view.key) if kept else {}

    @cached_property
    def widths(self) -> dict[str, int]:
        """How many pixels each column is wide, once the person has set the widths or chosen more columns than fit the
        page; else they share the table.
        """
        if not self.set_widths and not self.state.columns:
            return {}
        wide = {column.key: self.set_widths.get(column.key) or pixels(column.width) for column in self.columns}
        return wide if self.set_widths or sum(wide.values()) > FULL else {}

    @cached_property
    def shares(self) -> dict[str, float]:
        """The share of the table that each column takes, in per cent; 0 is a part of what the others leave.

        Columns that somebody has chosen share it as they would share the page: one that asks for no share has one too.
        """
        if not self.state.columns:
            return {column.key: column.width for column in self.columns}
        wide = {column.key: pixels(column.width) for column in self.columns}
        return {key: round(100 * width / sum(wide.values()), 2) for key, width in wide.items()}

    @property
    def menu_width(self) -> int:
        """How wide the column of the rows' menus is."""
        return placing.menu_width()

    @property
    def table_width(self) -> int:
        beside = (SELECT if self.view.bulk else 0) + (self.menu_width if self.view.row_menu else REST)
        return sum(self.widths.values()) + beside

    def preferences_url(self, deed: Deed) -> str | None:
        """Where it is kept how the person arranges this view of the list; None where everybody sees it alike."""
        kept = self.view.preferences
        return kept.url(self.view, self.state.view.key, deed) if kept else None

    @property
    def remember_url(self) -> str | None:
        """Where it is sent what the person chooses of what is shown; a saved view is saved instead."""
        return None if self.state.view.saved else self.preferences_url("remember")

    @property
    def is_arranged(self) -> bool:
        """Whether the person has it otherwise than everybody has: columns, their widths, filters, order."""
        if self.remember_url is None:
            return False
        return bool(self.state.filters or self.state.sort or self.set_widths or self._is_ordered)

    @property
    def address(self) -> str:
        """Where just what is shown is found again, whatever is chosen later."""
        return self.view.url(replace(self.state, edited=True))

    @property
    def order_url(self) -> str:
        """The list whose columns are about to be put in another order."""
        return self.view.url(self.state.changed(columns=()))

    def _heading(self, column: Column) -> Heading:
        if column.sort is None:
            return Heading(column, None, None)
        is_current = self.sort.removeprefix("-") == column.key
        is_descending = self.sort.startswith("-")
        to = f"-{column.key}" if is_current and not is_descending else column.key
        direction: Literal["ascending", "descending"] = "descending" if is_descending else "ascending"
        return Heading(column, self.view.url(self.state.changed(sort=to)), direction if is_current else None)

    @property
    def tabs(self) -> list[tuple[str, str, bool]]:
        """The list's own views, and the saved one that is shown."""
        views = [*self.view.views, *([self.state.view] if self.state.view.saved else [])]
        return [(view.label, self.view.url(State(view)), view == self.state.view) for view in views]

    @property
    def saved_views(self) -> list[MenuItem]:
        """The views that people have saved; the one that is shown is ticked."""
        found = self.view.saved.of(self.db, self.view) if self.view.saved else ()
        shown = self.state.view.key
        return [(view.label, self.view.url(State(view)), "check" if view.key == shown else "", {}) for view in found]

    @property
    def view_menu(self) -> list[MenuItem]:
        """What may be done with what is shown."""
        saving = list(self.view.saved.menu(self.db, self.view, self.state)) if self.view.saved else []
        columns = self.view.url(replace(self.state, page=1), edit_columns=1)
        items: list[MenuItem] = [("Choose columns…", columns, "columns-3", {"dialog": True})]
        if (reset := self.preferences_url("reset_widths")) is not None:
            items.append(("Reset widths", reset, "undo-2", {"post": True, "hidden": not self.set_widths}))
        return [*items, *saving]

    @property
    def chips(self) -> list[tuple[str, str, str]]:
        """The active filters: in words, address of their dialog, address without them."""
        is_numbered = self.state.logic not in ("", ANY)
        return [
            (
                (f"{number + 1}. " if is_numbered else "") + filter.describe(self.db, *rest),
                self.filter_url(filter, at=number),
                self.view.url(self.state.without(number)),
            )
            for number, (filter, *rest) in enumerate(self.state.filters)
        ]

    @property
    def offered_filters(self) -> list[MenuItem]:
        if len(self.state.filters) >= MOST_FILTERS:
            return []
        return [(filter.label, self.filter_url(filter), "", {"dialog": True}) for filter in self.view.filters]

    @property
    def matching(self) -> tuple[str, list[MenuItem]]:
        """How several filters go together, in words, and what else there is to choose."""
        logic = self.state.logic
        own = self.view.url(replace(self.state, page=1), edit_logic=1)
        said = {"": "All filters", ANY: "Any filter"}.get(logic, logic)
        return said, [
            ("All filters", self.view.url(self.state.changed(logic="")), "", {}),
            ("Any filter", self.view.url(self.state.changed(logic=ANY)), "", {}),
            ("Filter logic…", own, "", {"dialog": True}),
        ]

    def filter_url(self, filter: Filter, **place: int) -> str:
        return self.view.url(replace(self.state, page=1), edit_filter=filter.key, **place)

    @property
    def is_narrowed(self) -> bool:
        """Whether less is shown than the view has."""
        return bool(self.state.q or (self.state.edited if self.state.view.saved else self.state.filters))

    @property
    def lengths(self) -> list[MenuItem]:
        """How many rows a page could have instead, where the look lets people say so."""
        offered = arranging.lengths(self.size) if self.total > min(self.size, *arranging.LENGTHS) else ()
        return [(f"{rows} rows", self.view.url(replace(self.state, page=1, rows=rows)), "", {}) for rows in offered]

    @property
    def clear_url(self) -> str:
        """The view without what was asked besides; a saved one as it was saved."""
        view = self.state.view
        edited = view.saved is None
        return self.view.url(State(view, sort=self.state.sort, columns=self.state.columns, edited=edited))

    @property
    def query_string(self) -> str:
        """The state for bulk actions on all that the list finds."""
        return urlencode(self.state.query())

    def _to(self, number: int) -> str:
        return self.view.url(replace(self.state, page=number))
