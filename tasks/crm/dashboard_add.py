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
    neighbour: DashboardWidget  # after which the new one comes
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
            neighbour=draw.choice(shown[:-1]),
            width=draw.choice(size for size in WIDTHS if size != 6),
            title=draw.choice(_TITLES).format(what=f"{built.kind.capitalize()} deals", when=built.words["when"]),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Please build a report “{name}” in the folder {folder}: sum of the {figure} of {kind} deals closing "
            "{when} (relative filter), by {down} down and by {period} of the close date across, with a {chart} chart "
            "of the sum. Then put that chart onto the dashboard {dashboard}, right after “{neighbour}”, titled "
            "“{title}” and {width}.",
            "Our {dashboard} dashboard needs one more chart. First save the report behind it as “{name}” in "
            "{folder}: {kind} deals with a close date {when} (a moving filter, please), rows by {down}, columns by "
            "{period} of the close date, adding up the {figure}, {chart} chart of it. On the dashboard the chart "
            "goes directly after “{neighbour}”; call it “{title}” and make it {width}.",
            "Two things: a report named “{name}” ({folder}) with the {figure} of {kind} deals summed per {down} and, "
            "across, per {period} of the close date, only close dates {when} by the filter of that name, {chart} "
            "chart showing the sum. And this chart on {dashboard}, next after “{neighbour}”, {width}, with the title "
            "“{title}”.",
            "Add “{title}” to the dashboard {dashboard}, beside “{neighbour}” (the place after it), {width}. It "
            "shows the {chart} chart of a report that you have to make: “{name}”, kept in {folder}, {kind} deals "
            "with a close date {when} (relative), {down} down, {period} of the close date across, sum of {figure}.",
            "For Monday I'd like to see {kind} deals on {dashboard}: build “{name}” in {folder} (grouped by {down}, "
            "and across by {period} of the close date; value is the sum of {figure}; filter on close date {when}, "
            "not on fixed days; {chart} chart of the value), then add the chart behind “{neighbour}” as “{title}”, "
            "{width}.",
            dashboard=self.dashboard.name,
            neighbour=self.neighbour.title,
            title=self.title,
            width=_WORDS[self.width],
            **self.built.words,
        )

    def outcome_of(self, **changes: object) -> Outcome:
        def outcome(db: Db) -> None:
            given = {"title": self.title, "width": self.width, "after_id": self.neighbour.id, **changes}
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
        self._fill_in(form).place_after(self.neighbour.title).save()
        user.done()

    def from_the_report(self, user: User) -> None:
        report = self._save(self.built.build_groups_first(user))
        self._fill_in(report.add_to_dashboard(self.built.name).choose_dashboard(self.dashboard.name)).save()
        DashboardPage(user).move_earlier(self.title, len(self.widgets) - self.widgets.index(self.neighbour) - 1)
        user.done()

    def without_count(self, user: User) -> None:
        self._save(self.built.build_without_count(user))
        form = DashboardPage.find(user, self.dashboard.name).add_widget().place_after(self.neighbour.title)
        self._fill_in(form).choose_report(self.built.name, self.built.folder.name).save()
        user.done()

    def _save(self, builder: ReportBuilder) -> ReportPage:
        return builder.save_as(self.built.name, self.built.folder.name)

    def _fill_in(self, form: WidgetForm) -> WidgetForm:
        return form.set(title=self.title, width=WIDTHS[self.width])


_WORDS = {3: "a quarter wide", 4: "a third wide", 6: "half as wide as the page", 8: "two thirds wide",
          12: "as wide as the page"}  # fmt: skip
