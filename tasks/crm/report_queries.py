"""What the families about reports look up in an untouched world."""

from __future__ import annotations

from datetime import date

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ...apps.crm.models import Dashboard, DashboardWidget, Deal, Report, ReportFolder
from ...seeds.world import World
from ..queries import fetch_undeleted
from .queries import stages


def reports(world: World) -> list[Report]:
    return fetch_undeleted(world, select(Report).options(joinedload(Report.folder), joinedload(Report.owner)))


def folders(world: World) -> list[ReportFolder]:
    return fetch_undeleted(world, select(ReportFolder))


def dashboards(world: World) -> list[Dashboard]:
    return fetch_undeleted(world, select(Dashboard).options(joinedload(Dashboard.folder)))


def widgets(world: World, dashboard: Dashboard) -> list[DashboardWidget]:
    """The widgets of a dashboard, in their order."""
    found = select(DashboardWidget).where(DashboardWidget.dashboard_id == dashboard.id)
    shown = fetch_undeleted(world, found.options(joinedload(DashboardWidget.report)))
    return sorted(shown, key=lambda widget: widget.position)


def open_folder(world: World, *, visibility: str = "Everyone") -> ReportFolder:
    """The folder into which everybody in sales may save."""
    wanted = [each for each in folders(world) if each.editors != "Only me" and each.visibility == visibility]
    inside = {report.folder_id for report in reports(world) if report.object == "deal"}
    return next(each for each in wanted if each.id in inside)


def stage_ids(world: World, *names: str) -> str:
    """Stages as a filter writes them."""
    found = stages(world)
    return "|".join(str(found[name].id) for name in names)


def all_stage_ids(world: World) -> frozenset[str]:
    return frozenset(str(stage.id) for stage in stages(world).values())


def cycle(world: World, deal: Deal) -> int:
    """Days from the day on which a deal was created to its close date."""
    with world.session() as db:
        zone = db.timezone
    return (deal.close_date - deal.created_at.astimezone(zone).date()).days


def quarter_of(day: date, shift: int = 0) -> tuple[date, date]:
    """The first day of a day's quarter, or of one some quarters later, and the first one after it."""
    month = day.year * 12 + (day.month - 1) // 3 * 3 + 3 * shift
    after = month + 3
    return date(month // 12, month % 12 + 1, 1), date(after // 12, after % 12 + 1, 1)
