from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import WIDTHS, Dashboard, DashboardWidget
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Outcome, Task
from .built_report import Built, built_report
from .pages.dashboards import DashboardPage, WidgetForm
from .pages.reports import ReportBuilder, ReportPage
from .report_queries import dashboards, widgets

_TITLES = ("{what} over time", "{what}, {when}", "How {what} went", "{what} at a glance")


@family("crm-dashboard-add", app="crm", kind="create", steps=80, persona="sales_manager")
def add_to_dashboard(draw: Draw, world: World) -> Task:
    """Build a report, and show it on a dashboard at a given place."""
    facts = DashboardAdd.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=tuple(facts.outcome_of(report=more) for more in facts.built.right),
        matchers={
            **facts.built.matchers,
            "crm_dashboard_widget.height": Anything(),
        },
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.from_the_report, facts.without_count),
    )


@dataclass(frozen=True)
class DashboardAdd:
    """A report and the dashboard that it is put on."""

    built: Built
    dashboard: Dashboard
    widgets: list[DashboardWidget]  # on the dashboard, in their order
    neighbor: DashboardWidget  # after which the new one comes
    width: int
    title: str

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        built = built_report(draw, world)
        dashboard = next(each for each in dashboards(world) if each.folder_id == built.folder.id)
        shown = widgets(world, dashboard)
        return cls(
            built=built,
            dashboard=dashboard,
            widgets=shown,
            # Not the last one: after that a widget comes to stand by itself.
            neighbor=draw.choice(shown[:-1]),
            width=draw.choice(size for size in WIDTHS if size != 6),
            title=draw.choice(_TITLES).format(what=f"{built.kind.capitalize()} deals", when=built.words["when"]),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Please build a report “{name}” in the folder {folder}: the sum of the {figure} of {kind} deals with a "
            "close date {when} (relative filter), with {down} in the rows and the {period} of the close date in the "
            "columns, and a {chart} chart of the sum. Then put that chart on the dashboard {dashboard}, right after "
            "“{neighbor}”, titled “{title}” and {width}.",
            "Our {dashboard} dashboard needs one more chart. First save the report behind it as “{name}” in "
            "{folder}: {kind} deals with a close date {when} (a relative filter, please), rows by {down}, columns "
            "by {period} of the close date, adding up the {figure}, with a {chart} chart of it. On the dashboard "
            "the chart goes directly after “{neighbor}”; call it “{title}” and make it {width}.",
            "Two things: a report named “{name}” (folder {folder}) that sums the {figure} of {kind} deals by {down} "
            "in the rows and {period} of the close date in the columns, close date {when} only (use the relative "
            "filter), with a {chart} chart of the sum. And that chart on {dashboard}, right after “{neighbor}”, "
            "{width}, with the title “{title}”.",
            "Add “{title}” to the dashboard {dashboard}, right after “{neighbor}”, {width}. It shows the {chart} "
            "chart of a report you'll have to build first: “{name}”, saved in {folder}, {kind} deals with a close "
            "date {when} (relative), rows by {down}, columns by {period} of the close date, sum of {figure}.",
            "For Monday I'd like to see {kind} deals on {dashboard}: build “{name}” in {folder} (rows by {down}, "
            "columns by {period} of the close date; the value is the sum of {figure}; filter on close date {when}, "
            "not on fixed dates; {chart} chart of the value), then add the chart right after “{neighbor}” as "
            "“{title}”, {width}.",
            dashboard=self.dashboard.name,
            neighbor=self.neighbor.title,
            title=self.title,
            width=_WORDS[self.width],
            **self.built.words,
        )

    def outcome_of(self, **changes: object) -> Outcome:
        def outcome(db: Db) -> None:
            given = {"title": self.title, "width": self.width, "after_id": self.neighbor.id, **changes}
            report = self.built.save(db, **given.pop("report", {}))  # type: ignore[arg-type]
            actions.add_widget(db, self.dashboard.id, report_id=report.id, kind="Chart", **given)  # type: ignore[arg-type]

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            "the place": self.outcome_of(after_id=None),
            "the title": self.outcome_of(title=""),
            "the width": self.outcome_of(width=6),
            **{condition: self.outcome_of(report=more) for condition, more in self.built.wrong.items()},
        }

    def gold(self, user: User) -> None:
        self._save(self.built.build(user))
        form = DashboardPage.find(user, self.dashboard.name).add_widget()
        form.choose_report(self.built.name, self.built.folder.name)
        self._fill_in(form).place_after(self.neighbor.title).save()
        user.done()

    def from_the_report(self, user: User) -> None:
        report = self._save(self.built.build_groups_first(user))
        self._fill_in(report.add_to_dashboard(self.built.name).choose_dashboard(self.dashboard.name)).save()
        DashboardPage(user).move_earlier(self.title, len(self.widgets) - self.widgets.index(self.neighbor) - 1)
        user.done()

    def without_count(self, user: User) -> None:
        self._save(self.built.build_without_count(user))
        form = DashboardPage.find(user, self.dashboard.name).add_widget().place_after(self.neighbor.title)
        self._fill_in(form).choose_report(self.built.name, self.built.folder.name).save()
        user.done()

    def _save(self, builder: ReportBuilder) -> ReportPage:
        return builder.save_as(self.built.name, self.built.folder.name)

    def _fill_in(self, form: WidgetForm) -> WidgetForm:
        return form.set(title=self.title, width=WIDTHS[self.width])


_WORDS = {3: "a quarter wide", 4: "a third wide", 6: "half the page wide", 8: "two thirds wide",
          12: "the full width of the page"}  # fmt: skip
