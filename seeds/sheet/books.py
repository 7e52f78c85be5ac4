"""A workbook under construction: sheets filled cell by cell in the engine, then read off as rows."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Any, Literal

from ...apps.platform.models import Person
from ...apps.sheet.engine import Area, Engine, Reading, column_name
from ...apps.sheet.engine.entry import EPOCH, TypedValue
from ...apps.sheet.models import (
    Cell,
    Column,
    Comment,
    EngineState,
    Merge,
    Row,
    Sheet,
    Star,
    Workbook,
    WorkbookPermission,
    place_id,
    sheet_id,
)
from ..draft import Draft
from ..events import Event
from ..rows import new
from .notifications import notify, tell_of_comments

MONEY, COUNT, PERCENT, DAY, MONTH = "$#,##0.00", "#,##0", "0.0%", "m/d/yyyy", "mmm yyyy"
_HEAD = {"b": 1, "g": "#E2E8F0"}
Value = str | int | float | date | None
Key = tuple[int, int, int]  # sheet's key, row, column


@dataclass
class Page:
    """One sheet: `table` writes a header and rows below one another."""

    book: Book
    key: int
    name: str
    row: int = 1
    headers: Sequence[str] = ()
    #: What was written, by row and column.
    written: dict[tuple[int, int], Value] = field(default_factory=dict)
    rows: range = range(0)
    #: The rows and columns that do not show.
    hidden: list[tuple[str, int]] = field(default_factory=list)

    def put(self, row: int, column: int, value: Value) -> None:
        """Write a constant, or a formula where a text begins with an equals sign."""
        if value is None or value == "":
            return
        self.written[row, column] = value
        if isinstance(value, str) and value.startswith("="):
            self.book.engine.enter_formula(self.key, row, column, value)
        elif isinstance(value, str):
            self.book.engine.enter(self.key, row, column, TypedValue("text", text=value))
        elif isinstance(value, date):
            self.book.engine.enter(self.key, row, column, TypedValue("number", float(value.toordinal() - EPOCH)))
        else:
            self.book.engine.enter(self.key, row, column, TypedValue("number", float(value)))

    def line(self, *values: Value, style: dict[str, Any] | None = None) -> int:
        """Write one row and return its number."""
        row = self.row
        for column, value in enumerate(values, start=1):
            self.put(row, column, value)
        if style:
            self.look(Area(row, 1, row, len(values)), style)
        self.row += 1
        return row

    def table(
        self, headers: Sequence[str], rows: Iterable[Sequence[Value]], formats: dict[int, str] | None = None,
        widths: dict[int, int] | None = None,
    ) -> Area:  # fmt: skip
        """Write a header and rows; `formats` and `widths` by column. Returns the area of the rows."""
        self.line(*headers, style=_HEAD)
        top = self.row
        for row in rows:
            self.line(*row)
        self.headers, self.rows = headers, range(top, self.row)
        area = Area(top, 1, max(top, self.row - 1), len(headers))
        for column, format in (formats or {}).items():
            self.look(Area(area.top, column, area.bottom, column), {"f": format})
        for column, width in (widths or {}).items():
            self.book.engine.resize(self.key, "column", column, width)
        return area

    def record(self, row: int) -> dict[str, Value]:
        """A row of the table by its headers, formulas as they are written."""
        return {name: self.written.get((row, column)) for column, name in enumerate(self.headers, start=1)}

    def look(self, area: Area, style: dict[str, Any]) -> None:
        self.book.engine.restyle(self.key, area, style)

    def title(self, text: str) -> None:
        self.line(text, style={"b": 1, "z": 15})
        self.row += 1

    def total(self, area: Area, columns: Sequence[int], format: str = MONEY) -> None:
        """A bold line that sums columns of `area`."""
        self.line("Total")
        for column in columns:
            name = column_name(column)
            self.put(self.row - 1, column, f"=SUM({name}{area.top}:{name}{area.bottom})")
            self.look(Area(self.row - 1, column, self.row - 1, column), {"f": format})
        self.look(Area(self.row - 1, 1, self.row - 1, area.right), {"b": 1, "T": ["thin", "#334155"]})

    def hide(self, axis: Literal["row", "column"], *numbers: int) -> None:
        for number in numbers:
            self.book.engine.hide(self.key, axis, number, True)
            self.hidden.append((axis, number))

    def freeze(self, rows: int = 1, columns: int = 0) -> None:
        self.book.engine.freeze(self.key, rows, columns)


@dataclass(frozen=True)
class Thread:
    """Comments on one cell: who said what, whose turn it is, and whether that is settled."""

    page: Page
    row: int
    column: int
    said: Sequence[tuple[int, str]]
    to: int | None
    is_settled: bool
    #: Of what it asks about a wrong figure, and then states the right one.
    tells: Event | None = None


@dataclass
class Book:
    """One workbook. The first `page` takes the sheet that the engine begins with."""

    title: str
    owner: Person
    engine: Engine
    folder: str | None = None
    shares: dict[int, str] = field(default_factory=dict)
    company_access: str | None = None
    #: When it was last worked on, and when begun, if that follows from what it holds.
    touched: datetime | None = None
    begun: datetime | None = None
    pages: list[Page] = field(default_factory=list)
    threads: list[Thread] = field(default_factory=list)
    #: Add rows of what hangs on its sheets, once they are there.
    then: list[Callable[[], None]] = field(default_factory=list)

    def page(self, name: str) -> Page:
        if self.pages:
            key = self.engine.add_sheet(name)
        else:
            key = self.engine.sheets()[0].key
            self.engine.rename_sheet(key, name)
        page = Page(self, key, name)
        self.pages.append(page)
        return page

    def comment(
        self, page: Page, row: int, column: int, said: Sequence[tuple[int, str]], *, to: int | None, is_settled: bool,
        tells: Event | None = None,
    ) -> None:  # fmt: skip
        """A thread: which people said what, in order."""
        self.threads.append(Thread(page, row, column, said, to, is_settled, tells))


@dataclass
class Shelf:
    """All workbooks of the company."""

    draft: Draft
    holders: dict[str, Person]
    folders: dict[str, int] = field(default_factory=dict)
    books: list[Book] = field(default_factory=list)

    def book(
        self, title: str, owner: str, *, folder: str | None = None, company: str | None = None, **shares: str
    ) -> Book:
        """A workbook owned by the holder of a post; shares by post, its dashes written as underscores."""
        engine = Engine.create(str(self.draft.calendar.timezone))
        people = {self.holders[key.replace("_", "-")].id: level for key, level in shares.items()}
        book = Book(title, self.holders[owner], engine, folder, people, company)
        self.books.append(book)
        return book

    @property
    def today(self) -> date:
        return self.draft.calendar.today

    def some_days_ago(self, book: Book, least: int, most: int) -> None:
        """Let a workbook have been worked on last so many working days ago; today is none."""
        calendar, random = self.draft.calendar, self.draft.random("sheet", "touched", book.title)
        day = calendar.workday_before(random.randrange(max(1, least), most + 1))
        book.touched = calendar.at_work(random, day)

    def within(self, book: Book, first: date, last: date) -> None:
        """Let it have been worked on last on one of these days, as far as they have come; begun before the first."""
        calendar, random = self.draft.calendar, self.draft.random("sheet", "touched", book.title)
        last = min(last, calendar.today)
        earliest = min(calendar.moment(first, time(9)), calendar.now - timedelta(minutes=40))
        book.touched = calendar.between(random, earliest, calendar.moment(last, time(17, 30)))
        book.begun = earliest - timedelta(days=random.randrange(9, 20))

    def finish(self) -> dict[int, dict[Key, Reading]]:
        """Read every workbook off as rows; returns the cells of each, by its id."""
        found: dict[int, dict[Key, Reading]] = {}
        random = self.draft.random("sheet", "dates")
        for id, book in enumerate(self.books, start=1):
            touched = book.touched or self.draft.calendar.recent(random, self.draft.calendar.now - timedelta(days=90))
            begun = book.begun or touched - timedelta(days=random.randrange(20, 300))
            made = self.draft.calendar.between(random, begun, min(touched, begun + timedelta(days=9)))
            found[id] = self._write(id, book, made, touched)
        return found

    def _write(self, id: int, book: Book, made: datetime, touched: datetime) -> dict[Key, Reading]:
        draft, engine, owner = self.draft, book.engine, book.owner.id
        local = draft.calendar.now.astimezone(draft.calendar.timezone)
        if engine.asks_the_world():
            engine.tick(local, id)
        workbook = new(
            Workbook,
            id=id, title=book.title, owner_id=owner, folder_id=self.folders[book.folder] if book.folder else None,
            company_access=book.company_access, timezone=str(draft.calendar.timezone), revision=1,
        )  # fmt: skip
        draft.add(workbook, at=made, by=owner, touched=touched)
        for person_id, level in sorted(book.shares.items()):
            draft.add(new(WorkbookPermission, workbook_id=id, person_id=person_id, level=level), at=made, by=owner)
        notify(draft, "shared", id, sorted(book.shares), by=owner, at=made)
        if id % 6 == 1:
            draft.add(new(Star, workbook_id=id, person_id=owner))
        hidden = {page.key: page.hidden for page in book.pages}
        engine.collect()
        for position, info in enumerate(engine.sheets(), start=1):
            sheet = sheet_id(id, info.key)
            draft.add(
                new(
                    Sheet,
                    id=sheet, workbook_id=id, name=info.name, position=position, color=info.color,
                    is_hidden=info.hidden,
                    frozen_rows=info.frozen_rows, frozen_columns=info.frozen_columns,
                )
            )  # fmt: skip
            for area in engine.merges(info.key):
                place = place_id(sheet, area.top, area.left)
                draft.add(
                    new(
                        Merge,
                        id=place,
                        sheet_id=sheet,
                        row=area.top,
                        column=area.left,
                        height=area.height,
                        width=area.width,
                    )
                )
            self._write_layout(engine, info.key, sheet, hidden[info.key])
        for (key, row, column), reading in sorted(engine.known.items()):
            sheet = sheet_id(id, key)
            draft.add(
                new(
                    Cell,
                    id=place_id(sheet, row, column),
                    sheet_id=sheet,
                    row=row,
                    column=column,
                    formula=reading.formula,
                    kind=reading.kind,
                    number=reading.number,
                    text=reading.text,
                    formatted=reading.formatted,
                    style=reading.style,
                    is_spilled=reading.spilled,
                )
            )
        data = engine.to_bytes()
        digest = hashlib.sha256(data).hexdigest()
        draft.add(new(EngineState, workbook_id=id, digest=digest, data=zlib.compress(data, 1)))
        for add_rows in book.then:
            add_rows()
        self._write_comments(id, book, made)
        return engine.known

    def _write_layout(self, engine: Engine, key: int, sheet: int, hidden: list[tuple[str, int]]) -> None:
        """The columns with a width of their own, and what does not show."""
        for number in range(1, 30):
            size, is_hidden = engine.own_size(key, "column", number), ("column", number) in hidden
            if size is not None or is_hidden:
                id = sheet << 14 | number - 1
                column = new(Column, id=id, sheet_id=sheet, number=number, size=size, is_hidden=is_hidden, style=None)
                self.draft.add(column)
        for number in sorted(number for axis, number in hidden if axis == "row"):
            size = engine.own_size(key, "row", number)
            line = new(Row, id=sheet << 20 | number - 1, sheet_id=sheet, number=number, size=size, is_hidden=True)
            self.draft.add(line)

    def _write_comments(self, id: int, book: Book, made: datetime) -> None:
        draft = self.draft
        random = draft.random("sheet", "comments", id)
        calendar = draft.calendar
        since = max(made, calendar.now - timedelta(days=45))
        # The office has only just opened.
        until = calendar.moment(calendar.workday_before(1), time(17))
        hired = {event.who[0]: event.at for event in draft.chronicle.events("hired")}
        begun = sorted(calendar.between(random, since, until) for _ in book.threads)
        for thread, at in zip(book.threads, begun, strict=True):
            first: Comment | None = None
            newest = max((hired[author] for author, _ in thread.said if author in hired), default=since)
            if at < newest:
                at = calendar.between(random, newest, until)
            written: list[tuple[Comment, datetime]] = []
            for author, text in thread.said:
                comment = new(
                    Comment,
                    sheet_id=sheet_id(id, thread.page.key), row=thread.row, column=thread.column, author_id=author,
                    body=text, thread_id=first.id if first else None, assignee_id=None if first else thread.to,
                )  # fmt: skip
                draft.add(comment, at=at, by=author)
                if thread.tells is not None:
                    draft.chronicle.told(
                        comment, thread.tells, states=("amount",), at=at, author_id=author, is_error=first is None
                    )
                first = first or comment
                written.append((comment, at))
                at = min(at + timedelta(minutes=random.randrange(9, 90)), draft.calendar.now)
            tell_of_comments(draft, id, written)
            if first is not None and thread.is_settled:
                first.resolved_at = first.updated_at = at
