"""What the CRM's templates may call besides what their view gave them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from flask import Flask, g
from markupsafe import Markup

from ..platform import formats, rich_text
from ..platform.forms import PlatformForm
from ..platform.mentions import marked
from ..platform.models import Person
from . import affiliations, field_access, pencils, scheduling, service_clock
from .bell import bell
from .fields import FIELDS
from .marks import starred
from .models import Case, Document, Task
from .objects import OBJECTS, CrmRecord, detail_of, is_fixed, label_of, object_of, url_of
from .permissions import Operation, may, may_approve, may_assign, may_create, may_edit_any, may_price
from .queries import me
from .quotes import percent
from .setup import SETUP_PAGES
from .tones import tone

_KINDS = {
    "text/plain": "Text", "text/markdown": "Text (Markdown)", "text/csv": "Table (csv)", "application/json": "JSON",
    "image/png": "Picture (PNG)", "image/jpeg": "Picture (JPEG)", "image/gif": "Picture (GIF)",
    "image/webp": "Picture (WebP)",
}  # fmt: skip


def is_overdue(task: Task) -> bool:
    return task.is_open and task.due_date is not None and task.due_date < g.db.today


def is_late(case: Case) -> bool:
    """Whether the answer to a case is past due."""
    return service_clock.clock(g.db, case).state == "overdue"


def event_time(moment: datetime) -> Markup:
    """When an event starts, at the office: "Today 2:30 PM"."""
    shown = f"{formats.relative_day(moment.astimezone(g.db.timezone).date())} {formats.clock(moment)}"
    return formats.abbreviated(shown, formats.moment(moment))


def sections(form: PlatformForm) -> list[tuple[str, list[str]]]:
    """A form's fields under their headings: those that a form declares in `headings` begin a section."""
    headings: dict[str, str] = getattr(form, "headings", {})
    found: list[tuple[str, list[str]]] = [("", [])]
    for field in form.controls:
        if field.short_name in headings:
            found.append((headings[field.short_name], []))
        found[-1][1].append(field.short_name)
    return [(heading, names) for heading, names in found if names]


def rich(text: str) -> Markup:
    """Formatted text that was kept, made safe once more."""
    return Markup(rich_text.clean(text))


def with_mentions(text: str, people: Sequence[Person]) -> Markup:
    """A post in which the names of those whom it names stand out."""
    return marked(text, people, g.person.id)


def my_team() -> str:
    """For whom an internal post of the acting person is."""
    team = me(g.db).team
    return f"team {team.name}" if team is not None else "you"


def kind_of_file(document: Document) -> str:
    """What a file is, in words."""
    return _KINDS.get(document.media_type, document.media_type)


def size_of_file(size: int) -> str:
    if size < 1000:
        return f"{size:,} bytes"
    return f"{size / 1000:,.0f} KB" if size < 1_000_000 else f"{size / 1_000_000:,.1f} MB"


def install(app: Flask) -> None:
    def allowed(operation: Operation, record: CrmRecord) -> bool:
        """Whether the person may do this, and the record is not a converted lead."""
        return may(g.db, operation, record) and not getattr(record, "is_converted", False)

    app.jinja_env.filters.update(
        sections=sections, event_time=event_time, rich=rich, plain_amount=formats.amount, percent=percent,
        with_mentions=with_mentions, plain_moment=formats.moment, kind_of_file=kind_of_file, size_of_file=size_of_file,
    )  # fmt: skip
    app.jinja_env.globals.update(
        allowed=allowed,
        may_create=lambda key: may_create(g.db, key),
        may_approve=lambda: may_approve(g.db),
        may_assign=lambda: may_assign(g.db),
        may_edit_any=lambda key: may_edit_any(g.db, key),
        may_link=lambda account, contact: affiliations.may_link(g.db, account, contact),
        may_price=lambda: may_price(g.db),
        label_of=label_of,
        detail_of=detail_of,
        url_of=url_of,
        object_of=object_of,
        is_fixed=is_fixed,
        objects=OBJECTS,
        shown_cards=lambda record: field_access.cards(g.db, object_of(record).key, record),
        pencils_of=lambda record: pencils.pencils_of(g.db, record),
        shown_highlights=lambda record: field_access.highlights(g.db, object_of(record).key),
        fields_of=FIELDS,
        setup_pages=SETUP_PAGES,
        tone=tone,
        notifications=lambda: bell(g.db),
        starred=lambda: starred(g.db),
        my_team=my_team,
        is_overdue=is_overdue,
        is_late=is_late,
        event_span=lambda event: scheduling.span(g.db, event),
        event_spoken=lambda event: scheduling.spoken(g.db, event),
        named_day=scheduling.named_day,
    )
