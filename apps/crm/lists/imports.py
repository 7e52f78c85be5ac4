"""The history of imports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from flask import url_for
from sqlalchemy import Select, func, select
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter
from ...platform.list_state import View
from ...platform.listview import Column, ListView, MenuItem
from ...platform.models import Person
from ...platform.wording import said
from ..models import OUTCOMES, ImportJob, ImportRow
from ..objects import OBJECTS
from ..permissions import IMPORTED, access
from .preferences import PREFERENCES

_BY = Person.first_name + " " + Person.last_name


def import_rows(db: Db) -> Select[Any]:
    """One's own imports; administrators see all."""
    who = access(db)
    rows = select(ImportJob).join(ImportJob.creator).where(ImportJob.deleted_at.is_(None))
    if who is not None and not who.role.is_admin:
        rows = rows.where(ImportJob.created_by_id == db.actor_id)
    return rows.options(contains_eager(ImportJob.creator))


def state(job: ImportJob) -> str:
    return "Undone" if job.undone_at else "Imported" if job.run_at else "Not imported yet"


def outcomes_of(db: Db, ids: list[int]) -> Mapping[int, Counter[str]]:
    """How many rows of each of these imports came to what."""
    found: dict[int, Counter[str]] = {}
    asked = select(ImportRow.job_id, ImportRow.outcome, func.count()).where(ImportRow.job_id.in_(ids))
    for id, outcome, count in db.execute(asked.group_by(ImportRow.job_id, ImportRow.outcome)):
        found.setdefault(id, Counter())[outcome or ""] = count
    return found


def _count(outcome: str, _job: ImportJob, counts: Counter[str] | None) -> int:
    return counts[outcome] if counts else 0


def _menu(job: ImportJob) -> list[MenuItem]:
    items: list[MenuItem] = [("Open", url_for("imports.show", id=job.id), "external-link", {})]
    if job.run_at is None:
        url = url_for("imports.discard", id=job.id)
        items.append(("Discard", url, "trash-2", {"dialog": True, "danger": True}))
    elif job.undone_at is None:
        items.append(("Undo import", url_for("imports.undo", id=job.id), "undo-2", {"dialog": True, "danger": True}))
    return items


_KINDS = [(key, OBJECTS[key].plural) for key in IMPORTED]

IMPORTS = ListView(
    key="imports", title="Imports", one="import", many="imports", endpoint="imports.index", icon="upload",
    preferences=PREFERENCES,
    columns=(
        Column("file", "File", value=lambda job: job.file_name, sort=ImportJob.file_name, width=28,
               link=lambda job: url_for("imports.show", id=job.id)),
        Column("object", "Records", value=lambda job: said(OBJECTS[job.object].plural), sort=ImportJob.object,
               width=10),
        Column("state", "State", kind="chip", value=state, width=13,
               tone=lambda job: "neutral" if job.undone_at else "green" if job.run_at else "amber"),
        *(Column(outcome, outcome.capitalize(), kind="number", figure=partial(_count, outcome), width=8)
          for outcome in OUTCOMES),
        Column("by", "By", kind="person", value=lambda job: job.creator, sort=_BY, width=14),
        Column("created_at", "Started", kind="moment", sort=ImportJob.created_at, width=9),
    ),
    sort="-created_at", search=(ImportJob.file_name,),
    filters=(
        ChoiceFilter("object", "Records", ImportJob.object, choices=_KINDS),
        DateFilter("started", "Started", ImportJob.created_at),
    ),
    views=(View("all", "All imports"),
           View("mine", "My imports", where=lambda db: ImportJob.created_by_id == db.actor_id)),
    figures=outcomes_of, row_menu=_menu, name_of=lambda job: job.file_name,
)  # fmt: skip
