"""Which files were brought in last, and what came of their rows."""

from __future__ import annotations

from collections.abc import Mapping

from flask import url_for

from ...platform import formats
from ...platform.database import Db
from ..lists.imports import outcomes_of, state
from ..models import OUTCOMES, ImportJob
from ..objects import OBJECTS
from .cards import Cell, Table, all_of, figure
from .selection import imports

_LIMIT = 5


def last(db: Db) -> Table:
    """The last imports that the acting person may see, each with its rows by outcome."""
    shown = imports("all")
    found: list[ImportJob] = shown.rows(db, _LIMIT)
    total = shown.total(db).records
    counts = outcomes_of(db, [job.id for job in found]) if found else {}
    rows = [_row(job, counts.get(job.id, {})) for job in found]
    outcomes = [(outcome.capitalize(), "number") for outcome in OUTCOMES]
    return Table(
        "Last imports", ("File", "Records", "Started", *outcomes), rows, "Nobody has imported anything so far.",
        shown.url, all_of(total, _LIMIT), total, widths=(0, 72, 92, 66, 70, 70, 60),
    )  # fmt: skip


def _row(job: ImportJob, counts: Mapping[str, int]) -> list[Cell]:
    page = url_for("imports.show", id=job.id)
    now = state(job)
    return [
        Cell(job.file_name, page),
        Cell(OBJECTS[job.object].plural),
        Cell(formats.relative_moment(job.created_at)) if now == "Imported" else Cell(now, chip="amber"),
        *(
            figure(counts.get(outcome, 0), f"{page}?outcome={outcome}", late=outcome == "failed")
            for outcome in OUTCOMES
        ),
    ]
