"""Dashboards: what stands on them, in which order, for whom."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.dashboards import Place
from deskgym.apps.crm.models import Dashboard, DashboardWidget, Report
from deskgym.apps.crm.reporting.definition import Definition
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


@pytest.fixture
def report(db: Db, cast: Cast) -> Report:
    """Sam's pipeline by stage: one deal over 1,200.00."""
    actions.create_deal(db, name="Norwood lobby", account_id=cast.norwood, amount=120_000, close_date=TODAY)
    asked = Definition("deal", ("name", "amount"), ("stage",), (), ("count", "sum:amount"), chart="Bar")
    report = actions.create_report(db, asked, name="Pipeline")
    db.commit()
    return report


@pytest.fixture
def dashboard(db: Db, report: Report) -> Dashboard:
    """Sam's, with three widgets."""
    dashboard = actions.create_dashboard(db, name="My week")
    for title in ("One", "Two", "Three"):
        actions.add_widget(db, dashboard.id, report_id=report.id, kind="Chart", title=title)
    db.commit()
    return dashboard


def titles(dashboard: Dashboard) -> list[str]:
    return [widget.title for widget in dashboard.widgets]


def test_a_widget_is_put_after_another(db: Db, dashboard: Dashboard, report: Report) -> None:
    one = dashboard.widgets[0]
    added = actions.add_widget(db, dashboard.id, report_id=report.id, kind="Metric", after_id=one.id)
    assert titles(dashboard) == ["One", "Pipeline", "Two", "Three"]
    assert [widget.position for widget in dashboard.widgets] == [1, 2, 3, 4]
    assert (added.chart, added.measure, added.goal) == ("", "", None)


def test_what_the_report_says_itself_is_not_said_again(db: Db, dashboard: Dashboard, report: Report) -> None:
    own = actions.add_widget(db, dashboard.id, report_id=report.id, kind="Chart", chart="Bar", measure="count")
    other = actions.add_widget(db, dashboard.id, report_id=report.id, kind="Chart", chart="Donut", measure="sum:amount")
    assert [(each.chart, each.measure) for each in (own, other)] == [("", ""), ("Donut", "sum:amount")]


def test_removed_widgets_leave_no_gap_and_reports_stay(db: Db, dashboard: Dashboard, report: Report) -> None:
    actions.remove_widget(db, dashboard.widgets[1].id)
    assert [(each.title, each.position) for each in dashboard.widgets] == [("One", 1), ("Three", 2)]
    assert report.deleted_at is None


def test_widgets_are_arranged_all_at_once(db: Db, dashboard: Dashboard) -> None:
    one, two, three = dashboard.widgets
    actions.arrange_widgets(db, dashboard.id, [Place(three.id, 12, 1), Place(one.id, 3, 2), Place(two.id, 6, 3)])
    assert [(each.title, each.width, each.height) for each in dashboard.widgets] == [
        ("Three", 12, 1), ("One", 3, 2), ("Two", 6, 3),
    ]  # fmt: skip
    # Of what was added or removed meanwhile nothing is said.
    actions.arrange_widgets(db, dashboard.id, [Place(two.id, 6, 3), Place(999, 3, 2)])
    assert [each.title for each in dashboard.widgets] == ["Two", "Three", "One"]
    with pytest.raises(Invalid, match="one place"):
        actions.arrange_widgets(db, dashboard.id, [Place(one.id, 3, 2), Place(one.id, 6, 2)])
    with pytest.raises(Invalid, match="columns and one of"):
        actions.arrange_widgets(db, dashboard.id, [Place(each.id, 5, 2) for each in (one, two, three)])


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"kind": "Map"}, "Choose one of"),
        ({"kind": "Gauge"}, "needs a goal"),
        ({"kind": "Gauge", "goal": -1}, "above 0"),
        ({"kind": "Chart", "chart": "Spider"}, "Choose one of"),
        ({"kind": "Metric", "measure": "sum:probability"}, "does not measure"),
        ({"kind": "Metric", "title": "x" * 81}, "at most 80"),
        ({"kind": "Metric", "report_id": 999}, "no such report"),
        ({"kind": "Metric", "after_id": 999}, "no longer on this dashboard"),
    ],
)
def test_odd_widgets_are_refused(
    db: Db, dashboard: Dashboard, report: Report, values: dict[str, Any], message: str
) -> None:
    with pytest.raises(Invalid, match=message):
        actions.add_widget(db, dashboard.id, **{"report_id": report.id, **values})


def test_a_report_on_a_dashboard_cannot_be_deleted(db: Db, dashboard: Dashboard, report: Report) -> None:
    with pytest.raises(Blocked, match="shown on dashboards") as refused:
        actions.delete_report(db, report.id)
    assert [each.label for each in refused.value.because] == ["My week"]
    actions.delete_dashboard(db, dashboard.id)
    actions.delete_report(db, report.id)
    assert report.deleted_at is not None


def test_others_see_what_is_in_folders_and_nothing_private(seat: As, cast: Cast, dashboard: Dashboard) -> None:
    with pytest.raises(NotFound):
        actions.change_dashboard(seat(cast.mona), dashboard.id, name="Hers")
    db = seat(cast.mona)
    folder = actions.create_folder(db, name="East", visibility="Everyone", editors="Only me")
    hers = actions.create_dashboard(db, name="Hers", folder_id=folder.id)
    db.commit()
    with pytest.raises(Forbidden, match="Only Mona Okafor can change this dashboard"):
        actions.change_dashboard(seat(cast.sam), hers.id, name="His")


def test_a_widget_does_not_tell_of_a_report_that_is_private(
    database: Database, seat: As, cast: Cast, report: Report
) -> None:
    db = seat(cast.mona)
    folder = actions.create_folder(db, name="East", visibility="Everyone", editors="Everyone who sees it")
    hers = actions.create_dashboard(db, name="Hers", folder_id=folder.id)
    db.commit()
    mine = seat(cast.sam)
    actions.add_widget(mine, hers.id, report_id=report.id, kind="Metric", title="Ours")
    mine.commit()
    assert (
        "You cannot see the report of this widget."
        in OfficeClient(database, "crm", cast.rita).get("/dashboards/1").text
    )


def test_a_dashboard_is_narrowed_to_somebodys_records(client: OfficeClient, cast: Cast, dashboard: Dashboard) -> None:
    assert "Prospecting: 1" in client.get(f"/dashboards/{dashboard.id}?owner={cast.sam}&period=quarter").text
    for none in (f"owner={cast.walt}", "team=2", "period=last-year"):
        assert "No records." in client.get(f"/dashboards/{dashboard.id}?{none}").text
    assert client.get(f"/dashboards/{dashboard.id}?owner=x&team=99&period=soon").status_code == 200
    run = client.get(f"/reports/1?owner={cast.walt}").text
    assert "Owner is Walt Brennan" in run


def test_a_gauges_goal_is_told_in_whole_units(client: OfficeClient, db: Db, dashboard: Dashboard) -> None:
    widget = dashboard.widgets[0].id
    client.post(f"/dashboards/widgets/{widget}/edit", kind="Gauge", measure="sum:amount", goal="2,400", title="Goal")
    db.expire_all()
    assert db.get_one(DashboardWidget, widget).goal == 2_400_00
    assert "50 % of the goal $2,400.00" in client.get(f"/dashboards/{dashboard.id}").text
