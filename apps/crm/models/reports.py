"""The tables of reports and dashboards; `models.py` has them among the CRM's.

Owners are a `User` of that module, which imports this one.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, CheckConstraint, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Name, Record, Short

# Who sees what is in a folder besides its owner.
FOLDER_VISIBILITIES = ("My team", "Everyone")
# Who may save into a folder and change what others saved there.
FOLDER_EDITORS = ("Only me", "Everyone who sees it")
CHARTS = ("Bar", "Stacked bar", "Line", "Donut", "Funnel")
WIDGET_KINDS = ("Chart", "Metric", "Table", "Gauge")
# Columns of the grid that a widget may take, and rows, with what people call them.
WIDTHS = {3: "Quarter", 4: "Third", 6: "Half", 8: "Two thirds", 12: "Whole"}
HEIGHTS = {1: "Low", 2: "Middle", 3: "Tall"}


class ReportFolder(Record, Base):
    """Where reports and dashboards are kept for others to see; what is in none is its owner's alone."""

    __tablename__ = "crm_report_folder"

    name: Mapped[Short]
    visibility: Mapped[Short]
    editors: Mapped[Short]
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    owner: Mapped[Any] = relationship("User", foreign_keys=[owner_id])


class Report(Record, Base):
    """A question asked of the records of one object; `reporting/definition.py` says how its parts are written."""

    __tablename__ = "crm_report"

    name: Mapped[Short]
    description: Mapped[Name | None]
    folder_id: Mapped[int | None] = mapped_column(ForeignKey("crm_report_folder.id"), index=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)
    # A source of `reporting/sources`.
    object: Mapped[Short]
    columns: Mapped[list[str]] = mapped_column(JSON)
    # Groups down and across: "stage", "close_date:quarter".
    groups: Mapped[list[str]] = mapped_column(JSON)
    across: Mapped[list[str]] = mapped_column(JSON)
    # "count", "sum:amount", "average:cycle".
    measures: Mapped[list[str]] = mapped_column(JSON)
    # As a list's view has them: ["key", "operator:value"], and how they go together.
    filters: Mapped[list[list[str]]] = mapped_column(JSON)
    logic: Mapped[Short] = mapped_column(default="")
    sort: Mapped[Short] = mapped_column(default="")
    shows_details: Mapped[bool] = mapped_column(default=False)
    chart: Mapped[Short] = mapped_column(default="")
    # The measure that the chart shows.
    charted: Mapped[Short] = mapped_column(default="")

    folder: Mapped[ReportFolder | None] = relationship()
    owner: Mapped[Any] = relationship("User", foreign_keys=[owner_id])


class Dashboard(Record, Base):
    __tablename__ = "crm_dashboard"

    name: Mapped[Short]
    description: Mapped[Name | None]
    folder_id: Mapped[int | None] = mapped_column(ForeignKey("crm_report_folder.id"), index=True)
    owner_id: Mapped[int] = mapped_column(ForeignKey("crm_user.id"), index=True)

    folder: Mapped[ReportFolder | None] = relationship()
    owner: Mapped[Any] = relationship("User", foreign_keys=[owner_id])
    widgets: Mapped[list[DashboardWidget]] = relationship(
        primaryjoin="and_(Dashboard.id == DashboardWidget.dashboard_id, DashboardWidget.deleted_at.is_(None))",
        order_by="(DashboardWidget.position, DashboardWidget.id)",
        viewonly=True,
    )


class DashboardWidget(Record, Base):
    """One figure of a dashboard. Widgets fill the grid's twelve columns in their order, from left to right."""

    __tablename__ = "crm_dashboard_widget"
    __table_args__ = (CheckConstraint("width BETWEEN 1 AND 12", name="width_fits_the_grid"),)

    dashboard_id: Mapped[int] = mapped_column(ForeignKey("crm_dashboard.id"), index=True)
    report_id: Mapped[int] = mapped_column(ForeignKey("crm_report.id"), index=True)
    kind: Mapped[Short]
    title: Mapped[Short]
    # How a chart is drawn and what is measured; the report's own unless given.
    chart: Mapped[Short] = mapped_column(default="")
    measure: Mapped[Short] = mapped_column(default="")
    # What a gauge is to reach, in cents where money is measured.
    goal: Mapped[int | None]
    position: Mapped[int]
    width: Mapped[int] = mapped_column(default=6)
    height: Mapped[int] = mapped_column(default=2)

    dashboard: Mapped[Dashboard] = relationship()
    report: Mapped[Report] = relationship()
