"""What hung on the cells of a file that was read, put on those of the workbook that was made of it."""

from __future__ import annotations

from typing import Any

from ...platform.database import Db
from ...platform.models import Person
from .. import rules, xlsx
from ..models import (
    CellLink,
    Chart,
    ChartSeries,
    Comment,
    ConditionalFormat,
    Filter,
    LineGroup,
    Picture,
    Protection,
    Validation,
    Workbook,
    series_id,
    sheet_id,
)
from ..rules.filtering import Criterion

_LONGEST_COMMENT = 2000


def attach(db: Db, workbook: Workbook, found: xlsx.Found) -> None:
    """Add filters, rules, protections, groups, links, charts and comments; the sheets are there already."""
    for page in found.pages:
        id = sheet_id(workbook.id, page.key)
        if page.filter is not None:
            area = page.filter
            db.add(Filter(sheet_id=id, top=area.top, left=area.left, bottom=area.bottom, right=area.right))
            db.flush()
            for asked in page.criteria:
                criterion = Criterion(asked["column"], asked["hidden_values"], asked["operator"], asked["operand"])
                db.add(criterion.row(id))
        db.add_all(Validation(sheet_id=id, **values) for values in page.validations)
        db.add_all(
            ConditionalFormat(sheet_id=id, position=number, **values)
            for number, values in enumerate(page.formats, start=1)
        )
        db.add_all(Protection(sheet_id=id, **values) for values in page.protections)
        db.add_all(LineGroup(sheet_id=id, **values) for values in page.groups)
        for (row, column), (url, key, to) in sorted(page.links.items()):
            target = sheet_id(workbook.id, key) if key is not None else None
            db.add(CellLink(sheet_id=id, row=row, column=column, url=url, target_id=target, target=to))
        db.add_all(Picture(sheet_id=id, **values) for values in page.pictures)
        for values in page.charts:
            _add_chart(db, workbook.id, id, values)
        _add_notes(db, id, page.notes)
        db.flush()
    rules.refresh(db, workbook.id)


def _add_chart(db: Db, workbook_id: int, id: int, values: dict[str, Any]) -> None:
    plain = {name: value for name, value in values.items() if name not in ("series", "source")}
    chart = Chart(sheet_id=id, source_id=sheet_id(workbook_id, values["source"]), **plain)
    db.add(chart)
    db.flush()
    for position, series in enumerate(values["series"], start=1):
        db.add(
            ChartSeries(
                id=series_id(chart.id, position), chart_id=chart.id, sheet_id=id, position=position, **series
            )
        )  # fmt: skip


def _add_notes(db: Db, id: int, notes: list[tuple[int, int, str, str]]) -> None:
    """Each as a thread by who imports: nobody else has said it here, so that other names stand in the text."""
    importer = db.get(Person, db.actor_id) if db.actor_id is not None else None
    if importer is None:
        return
    for row, column, text, author in notes:
        thread: Comment | None = None
        for said in _parts(text):
            body = said.removeprefix(f"{importer.name}:\n").strip()[:_LONGEST_COMMENT]
            if said == body and author and author != importer.name and not said.startswith(f"{author}:"):
                body = f"{author}:\n{body}"[:_LONGEST_COMMENT]
            if not body:
                continue
            comment = Comment(
                sheet_id=id, row=row, column=column, author_id=importer.id, body=body,
                thread_id=thread.id if thread else None,
            )  # fmt: skip
            db.add(comment)
            db.flush()
            thread = thread or comment


def _parts(text: str) -> list[str]:
    """A note as it was exported: what each has said stands in a paragraph that begins with their name."""
    found: list[str] = []
    for paragraph in text.replace("\r\n", "\n").split("\n\n"):
        if found and not _names_somebody(paragraph):
            found[-1] += f"\n\n{paragraph}"
        else:
            found.append(paragraph)
    return [part for part in found if part.strip()]


def _names_somebody(paragraph: str) -> bool:
    first, _, rest = paragraph.partition("\n")
    return first.endswith(":") and bool(rest) and len(first) <= 80
