"""Reports and dashboards that managers, sales operations and support have made over the months, in their folders."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import OPEN_CASE_STATUSES, Dashboard, DashboardWidget, Report, ReportFolder, Team
from ..rows import new
from .report_specs import FOLDERS, ReportSpec, dashboard_specs, report_specs
from .sales import Sales


@dataclass(frozen=True)
class Ids:
    """What filters name by id, as they write it."""

    open: str
    won: str
    lost: str
    team: str
    open_cases: str


def make_reports(sales: Sales) -> None:
    random = sales.draft.random("reports")
    calendar, draft = sales.draft.calendar, sales.draft
    stages = {name: str(stage.id) for name, stage in sales.stages.items()}
    closed = ("Closed Won", "Closed Lost")
    teams = {team.name: team for team in draft.all(Team)}
    ids = Ids(
        open="any:" + "|".join(id for name, id in stages.items() if name not in closed),
        won=f"any:{stages['Closed Won']}",
        lost=f"any:{stages['Closed Lost']}",
        team=f"any:{teams['Sales Central'].id}",
        open_cases="any:" + "|".join(OPEN_CASE_STATUSES),
    )
    folders: dict[str, ReportFolder] = {}
    for spec in FOLDERS:
        owner = sales.holders[spec.owner].id
        folders[spec.key] = draft.add(
            new(
                ReportFolder,
                name=random.choice(spec.names),
                visibility=spec.visibility,
                editors=spec.editors,
                owner_id=owner,
            ),
            at=_ago(sales, random, 420, 300),
            by=owner,
        )
    reports: dict[str, Report] = {}
    # As they were made, so that their numbers do not follow their folders.
    specs = report_specs(random, ids.open, ids.won, ids.lost, ids.team, ids.open_cases)
    dated = [(_ago(sales, random, 280, 30), number, each) for number, each in enumerate(specs)]
    for made, _, each in sorted(dated, key=lambda entry: entry[:2]):
        reports[each.key] = _add_report(sales, each, folders, made)
    for dashboard in dashboard_specs(random):
        owner = sales.holders[dashboard.owner].id
        first = max(reports[widget.report].created_at for widget in dashboard.widgets)
        made = calendar.between(random, first + timedelta(days=1), first + timedelta(days=9))
        row = draft.add(
            new(
                Dashboard,
                name=dashboard.name,
                description=dashboard.description,
                folder_id=folders[dashboard.folder].id,
                owner_id=owner,
            ),
            at=made,
            by=owner,
        )
        for position, widget in enumerate(dashboard.widgets, 1):
            draft.add(
                new(
                    DashboardWidget,
                    dashboard_id=row.id,
                    report_id=reports[widget.report].id,
                    kind=widget.kind,
                    title=widget.title,
                    chart=widget.chart,
                    measure=widget.measure,
                    goal=widget.goal,
                    position=position,
                    width=widget.width,
                    height=widget.height,
                ),
                at=made,
                by=owner,
            )


def _add_report(sales: Sales, spec: ReportSpec, folders: dict[str, ReportFolder], made: datetime) -> Report:
    owner = sales.holders[spec.owner].id
    folder = folders[spec.folder].id if spec.folder else None
    return sales.draft.add(
        new(
            Report,
            name=spec.name,
            description=spec.description,
            folder_id=folder,
            owner_id=owner,
            object=spec.object,
            columns=list(spec.columns),
            groups=list(spec.groups),
            across=list(spec.across),
            measures=list(spec.measures),
            filters=[list(pair) for pair in spec.filters],
            logic="",
            sort=spec.sort,
            shows_details=False,
            chart=spec.chart,
            charted=spec.charted,
        ),
        at=made,
        by=owner,
    )


def _ago(sales: Sales, random: Random, most: int, least: int) -> datetime:
    """A working moment so many days ago."""
    calendar = sales.draft.calendar
    return calendar.between(random, calendar.now - timedelta(days=most), calendar.now - timedelta(days=least))
