"""The lists of reports and of dashboards."""

from __future__ import annotations

from typing import Any

from flask import g, url_for
from sqlalchemy import Select, func, literal, select
from sqlalchemy.orm import aliased, contains_eager

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, DateFilter, PersonFilter
from ...platform.list_state import View
from ...platform.listview import Column, ListView, MenuItem
from ...platform.models import Person
from ...platform.wording import said
from ..fields.targets import USERS
from ..models import Dashboard, Report, ReportFolder, User
from ..reporting.access import may_change, seen_folder_choices, visible
from ..reporting.definition import Definition
from ..reporting.sources import SOURCES
from .preferences import PREFERENCES

_OWNER = aliased(Person, name="kept_owner")
_BY_OWNER = _OWNER.first_name + " " + _OWNER.last_name
#: What is in no folder is its owner's alone.
PRIVATE = "Private"


def _rows(db: Db, model: type[Any]) -> Select[Any]:
    return (
        select(model)
        .where(visible(db, model))
        .outerjoin(model.folder)
        .join(User, model.owner_id == User.id)
        .join(_OWNER, User.id == _OWNER.id)
        .options(
            contains_eager(model.folder),
            contains_eager(model.owner).contains_eager(User.person.of_type(_OWNER)),
        )
    )


def report_rows(db: Db) -> Select[Any]:
    return _rows(db, Report)


def dashboard_rows(db: Db) -> Select[Any]:
    return _rows(db, Dashboard)


def _columns(model: type[Any], noun: str, *between: Column) -> list[Column]:
    return [
        Column("name", "Name", link=lambda row: f"/{noun}/{row.id}", sort=model.name, width=28),
        Column("description", "Description", sort=None, width=26),
        Column("folder", "Folder", value=lambda row: row.folder.name if row.folder else PRIVATE,
               sort=func.coalesce(ReportFolder.name, literal(PRIVATE)), width=15),
        *between,
        Column("owner", "Owner", "person", value=lambda row: row.owner.person, sort=_BY_OWNER, width=14),
        Column("updated_at", "Changed", "moment", sort=model.updated_at, width=9),
    ]  # fmt: skip


def _views(model: type[Any], noun: str) -> tuple[View, ...]:
    return (
        View("all", f"All {noun}"),
        View("mine", f"My {noun}", where=lambda db: model.owner_id == db.actor_id),
        View("private", "Private", where=lambda _db: model.folder_id.is_(None)),
    )


def _filters(model: type[Any]) -> list[Any]:
    return [
        ChoiceFilter("folder", "Folder", model.folder_id, choices=seen_folder_choices),
        PersonFilter("owner", "Owner", model.owner_id, lookup=USERS.lookup, label_of=USERS.label_of),
        DateFilter("created", "Created", model.created_at),
    ]


def _report_menu(report: Report) -> list[MenuItem]:
    items: list[MenuItem] = [
        ("Run", url_for("reports.show", id=report.id), "bar-chart-3", {}),
        ("Edit", url_for("reports.build", report=report.id), "pencil", {}),
    ]
    if may_change(g.db, report):
        items.append(("Rename or move…", url_for("reports.properties", id=report.id), "folder-input", {"dialog": True}))
        items.append(("Delete", url_for("reports.delete", id=report.id), "trash-2", {"dialog": True, "danger": True}))
    return items


def _dashboard_menu(dashboard: Dashboard) -> list[MenuItem]:
    items: list[MenuItem] = [("Open", url_for("dashboards.show", id=dashboard.id), "layout-dashboard", {})]
    if may_change(g.db, dashboard):
        items.append(
            ("Rename or move…", url_for("dashboards.properties", id=dashboard.id), "folder-input", {"dialog": True})
        )
        items.append(
            ("Delete", url_for("dashboards.delete", id=dashboard.id), "trash-2", {"dialog": True, "danger": True})
        )
    return items


REPORTS = ListView(
    key="reports",
    title="Reports",
    one="report",
    many="reports",
    endpoint="reports.index",
    columns=_columns(
        Report,
        "reports",
        Column("object", "Made of",
               value=lambda row: f"{said(SOURCES[row.object].label)}, {Definition.of(row).form.lower()}",
               sort=Report.object, width=14),
    ),
    sort="name",
    search=(Report.name, Report.description),
    filters=[
        *_filters(Report),
        ChoiceFilter("object", "Made of", Report.object, choices=[(key, s.label) for key, s in SOURCES.items()]),
    ],
    views=_views(Report, "reports"),
    row_menu=_report_menu,
    icon="bar-chart-3",
    preferences=PREFERENCES,
)  # fmt: skip

DASHBOARDS = ListView(
    key="dashboards",
    title="Dashboards",
    one="dashboard",
    many="dashboards",
    endpoint="dashboards.index",
    columns=_columns(Dashboard, "dashboards"),
    sort="name",
    search=(Dashboard.name, Dashboard.description),
    filters=_filters(Dashboard),
    views=_views(Dashboard, "dashboards"),
    row_menu=_dashboard_menu,
    icon="layout-dashboard",
    preferences=PREFERENCES,
)
