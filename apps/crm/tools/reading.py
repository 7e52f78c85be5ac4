"""Tools that read across records: the search of everything, a record's stream and history, the desk, notifications."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Any, Literal, cast

from pydantic import AfterValidator, Field
from sqlalchemy import func, select

from ...handbook import queries as handbook
from ...handbook.text import filled
from ...platform import rich_text, values
from ...platform.database import Db
from ...platform.limits import LAST_PAGE, LONGEST_SEARCH
from ...platform.tools import Arguments, Result, tool
from ...platform.tools.values import Named, at_office
from .. import bell, desk_queries, history, mailings, queries, stream
from ..actions.knowledge import find_article, may_edit_article
from ..calendar import days
from ..merge_fields import fill_in, is_for_cases
from ..models import Case, EmailTemplate, Note
from ..objects import OBJECTS, detail_of, label_of
from .naming import RecordRef, article_of, record_of


class Hit(Result):
    kind: str
    id: int
    name: str
    detail: str


class Hits(Result):
    items: tuple[Hit, ...]
    totals: dict[str, int]


class SearchEverything(Arguments):
    query: Annotated[str, Field(min_length=1, max_length=LONGEST_SEARCH)]


@tool("crm_search_everything", "Search records of all kinds by words, as the search of the bar does.")
def search_everything(db: Db, given: SearchEverything) -> Hits:
    found = queries.search(db, values.search(given.query))
    items = [
        Hit(kind=each.key, id=record.id, name=label_of(record), detail=detail_of(record))
        for each in found
        for record in each.records
    ]
    return Hits(items=tuple(items), totals={each.key: each.total for each in found})


class Entry(Result):
    at: str | None
    by: str | None = None
    says: str
    note: int | None = None
    pinned: bool | None = None
    changes: tuple[str, ...] | None = None
    replies: tuple[Entry, ...] | None = None


class StreamPage(Result):
    items: tuple[Entry, ...]
    total: int
    page: int
    page_size: int
    next_page: int | None


class ReadStream(RecordRef):
    show: Literal["all", "posts", "updates"] = "all"
    page: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1


@tool("crm_read_stream", "Read what was said and done around a record, newest first.")
def read_stream(db: Db, given: ReadStream) -> StreamPage:
    record: Any = record_of(db, given.kind, given.record)
    found = stream.stream_of(db, record, kind=given.show, page=given.page)
    return StreamPage(
        items=tuple(_entry(db, each) for each in found.entries),
        total=found.total,
        page=found.number,
        page_size=stream.PAGE,
        next_page=found.number + 1 if found.number < found.pages else None,
    )


def _entry(db: Db, entry: stream.StreamEntry) -> Entry:
    if entry.post is not None:
        return _post(db, entry.post)
    update = entry.update
    assert update is not None
    steps = tuple(f"{step.field}: {step.before} → {step.after}" for step in update.steps)
    by = update.person.name if update.person else None
    return Entry(at=at_office(db, entry.at), by=by, says=f"{update.says} {update.label}".strip(), changes=steps or None)


def _post(db: Db, post: stream.Post) -> Entry:
    note: Note = post.note
    return Entry(
        at=at_office(db, note.created_at),
        by=post.author.name if post.author else None,
        says=note.body,
        note=note.id,
        pinned=note.is_pinned or None,
        replies=tuple(_post(db, each) for each in post.replies) or None,
    )


class Change(Result):
    at: str | None
    by: str
    field: str
    before: str
    after: str


class Changes(Result):
    items: tuple[Change, ...]


class ReadChanges(Arguments):
    kind: Literal[tuple(key for key, entry in OBJECTS.items() if "changes" in entry.tabs)]  # type: ignore[valid-type]
    record: Named


@tool("crm_list_changes", "List the latest changes of a record's fields, newest first.")
def list_changes(db: Db, given: ReadChanges) -> Changes:
    found = history.changes_of(db, record_of(db, given.kind, given.record))
    return Changes(
        items=tuple(
            Change(at=at_office(db, each.at), by=each.who, field=each.field, before=each.before, after=each.after)
            for each in found
        )
    )


class ThreadEntry(Result):
    kind: str
    at: str | None
    by: str | None = None
    text: str
    subject: str | None = None
    internal: bool | None = None


class ThreadPage(Result):
    items: tuple[ThreadEntry, ...]
    total: int


class ReadThread(Arguments):
    case: Named
    show: Literal["email", "comment", "history"] | None = None


@tool("crm_read_case_thread", "Read the e-mails, comments and steps of a case, oldest first.")
def read_thread(db: Db, given: ReadThread) -> ThreadPage:
    case = record_of(db, "case", given.case)
    assert isinstance(case, Case)
    found = desk_queries.thread(db, case, kind=given.show or "")
    items = [
        ThreadEntry(
            kind=each.kind,
            at=at_office(db, each.at),
            by=each.who.name if each.who else None,
            text=each.text or str(getattr(each.row, "body", "")),
            subject=getattr(each.row, "subject", None),
            internal=getattr(each.row, "is_internal", None) or None,
        )
        for each in found.entries
    ]
    return ThreadPage(items=tuple(items), total=found.total)


class Article(Result):
    id: int
    number: str
    title: str
    status: str


class Articles(Result):
    items: tuple[Article, ...]
    total: int
    next_page: int | None = None


_ARTICLES = 25


class SearchArticles(Arguments):
    query: Annotated[str, Field(max_length=LONGEST_SEARCH)] = ""
    page: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1


@tool("crm_search_articles", "Search the articles of the knowledge base that are in force.")
def search_articles(db: Db, given: SearchArticles) -> Articles:
    asked = desk_queries.articles(db, values.search(given.query)).where(desk_queries.in_force(db))
    total = db.scalar(select(func.count()).select_from(asked.order_by(None).subquery())) or 0
    found = db.scalars(asked.limit(_ARTICLES).offset((given.page - 1) * _ARTICLES)).unique()
    return Articles(
        items=tuple(Article(id=each.id, number=each.number, title=each.title, status=each.status) for each in found),
        total=total,
        next_page=given.page + 1 if given.page * _ARTICLES < total else None,
    )


class ReadArticle(Arguments):
    article: Annotated[Named, Field(description="Its title or number, or an id.")]


class ArticleText(Article):
    category: str
    author: str
    in_force: bool
    may_edit: bool
    version: int
    text: str


@tool("crm_get_article", "Read an article of the knowledge base: what it says, and whether it holds today.")
def get_article(db: Db, given: ReadArticle) -> ArticleText:
    article = find_article(db, article_of(db, given.article))
    if article.section is not None:
        text = filled(handbook.entry(db, article.section).current, handbook.policies(db))
    else:
        text = rich_text.plain(article.body or "")
    return ArticleText(
        id=article.id,
        number=article.number,
        title=article.title,
        status=article.status,
        category=article.category.name,
        author=article.author.name,
        in_force=article.holds_on(db.today),
        may_edit=may_edit_article(db, article),
        version=article.version,
        text=text,
    )


class Template(Result):
    name: str
    topic: str
    subject: str
    body: str


class Templates(Result):
    items: tuple[Template, ...]


class ListTemplates(Arguments):
    case: Annotated[Named | None, Field(description="For an answer to this case; left out: for members.")] = None


@tool("crm_list_templates", "List templates of e-mails to members of campaigns, or filled in for a case.")
def list_templates(db: Db, given: ListTemplates) -> Templates:
    if given.case is None:
        return Templates(items=tuple(_template(each, each.subject, each.body) for each in mailings.templates(db)))
    case = cast(Case, record_of(db, "case", given.case))
    return Templates(
        items=tuple(
            _template(each, fill_in(db, each.subject, case), fill_in(db, each.body, case, html=True))
            for each in desk_queries.templates(db)
            if is_for_cases(each.subject + each.body)
        )
    )


def _template(template: EmailTemplate, subject: str, body: str) -> Template:
    return Template(name=template.name, topic=template.topic, subject=subject, body=body)


class DayEvent(Result):
    day: str
    id: int | None = None
    title: str
    starts: str | None
    ends: str | None
    all_day: bool | None = None


class CalendarDays(Result):
    items: tuple[DayEvent, ...]


class ReadCalendar(Arguments):
    first: Annotated[date, AfterValidator(values.check_day)]
    days: Annotated[int, Field(ge=1, le=42)] = 1


@tool("crm_read_calendar", "Read the events of your calendar on a day, or on some in a row.")
def read_calendar(db: Db, given: ReadCalendar) -> CalendarDays:
    found = days(db, [queries.me(db).id], given.first, given.first + timedelta(days=given.days))
    items = [
        DayEvent(
            day=day.date.isoformat(),
            id=block.event.id if block.entry.is_seen else None,
            title=block.entry.title,
            starts=at_office(db, block.event.starts_at),
            ends=at_office(db, block.event.ends_at),
            all_day=block.event.all_day or None,
        )
        for day in found
        for block in (*day.all_day, *day.timed)
    ]
    return CalendarDays(items=tuple(items))


class QueueRow(Result):
    key: str
    name: str
    open_cases: int


class Queues(Result):
    items: tuple[QueueRow, ...]


class NoArguments(Arguments):
    pass


@tool("crm_list_case_queues", "List the lists of the support console with the number of open cases in each.")
def list_queues(db: Db, given: NoArguments) -> Queues:
    found = desk_queries.case_lists(db)
    return Queues(items=tuple(QueueRow(key=each.key, name=each.name, open_cases=each.count) for each in found))


class Notifications(Result):
    unread: int
    total: int


@tool("crm_count_notifications", "Count what you were told and have not read.")
def count_notifications(db: Db, given: NoArguments) -> Notifications:
    found = bell.notices(db, "all", 1)
    return Notifications(unread=found.unread, total=found.total)


READING = (
    search_everything,
    read_stream,
    list_changes,
    read_thread,
    search_articles,
    get_article,
    list_templates,
    read_calendar,
    list_queues,
    count_notifications,
)
