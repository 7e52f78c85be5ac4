"""What the CRM's templates may call besides what their view gave them."""

from __future__ import annotations

from datetime import datetime

from flask import Flask, g
from markupsafe import Markup

from ..platform import formats, rich_text
from ..platform.forms import PlatformForm
from . import service_clock
from .fields import FIELDS
from .models import Case, Task
from .objects import OBJECTS, CrmRecord, detail_of, label_of, object_of, url_of
from .permissions import Operation, may, may_approve, may_assign, may_create, may_price
from .quotes import percent
from .setup import SETUP_PAGES
from .tones import tone


def is_overdue(task: Task) -> bool:
    return task.is_open and task.due_date is not None and task.due_date < g.db.today


def is_late(case: Case) -> bool:
    """Whether the answer to a case is past due."""
    return service_clock.clock(g.db, case).state == "overdue"


def event_time(moment: datetime) -> Markup:
    """When an event starts, at the office: "Today 2:30 PM"."""
    shown = f"{formats.relative_day(moment.astimezone(g.db.timezone).date())} {formats.clock(moment)}"
    return formats.told(shown, formats.moment(moment))


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


def install(app: Flask) -> None:
    def allowed(operation: Operation, record: CrmRecord) -> bool:
        """Whether the person may do this, and the record is not a converted lead."""
        return may(g.db, operation, record) and not getattr(record, "is_converted", False)

    app.jinja_env.filters.update(
        sections=sections, event_time=event_time, rich=rich, plain_amount=formats.amount, percent=percent
    )
    app.jinja_env.globals.update(
        allowed=allowed,
        may_create=lambda key: may_create(g.db, key),
        may_approve=lambda: may_approve(g.db),
        may_assign=lambda: may_assign(g.db),
        may_price=lambda: may_price(g.db),
        label_of=label_of,
        detail_of=detail_of,
        url_of=url_of,
        object_of=object_of,
        objects=OBJECTS,
        fields_of=FIELDS,
        setup_pages=SETUP_PAGES,
        tone=tone,
        is_overdue=is_overdue,
        is_late=is_late,
    )
