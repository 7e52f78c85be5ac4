from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import WIDTHS
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Outcome, Task
from .built_report import built_report
from .report_queries import dashboards, widgets
from .report_steps import save_as

_TITLES = ("{what} over time", "{what}, {when}", "How {what} went", "{what} at a glance")


@family("crm-dashboard-add", app="crm", kind="create", steps=80, persona="sales_manager")
def add_to_dashboard(draw: Draw, world: World) -> Task:
    """Build a report, and show it on a dashboard at a given place."""
    built = built_report(draw, world)
    dashboard = next(each for each in dashboards(world) if each.folder_id == built.folder.id)
    shown = widgets(world, dashboard)
    # Not the last one: after that a widget comes to stand by itself.
    neighbour = draw.choice(shown[:-1])
    width = draw.choice(size for size in WIDTHS if size != 6)
    title = draw.choice(_TITLES).format(what=f"{built.kind.capitalize()} deals", when=built.words["when"])

    def placed(**changes: object) -> Outcome:
        def outcome(db: Db) -> None:
            given = {"title": title, "width": width, "after_id": neighbour.id, **changes}
            report = built.save(db, **given.pop("report", {}))  # type: ignore[arg-type]
            actions.add_widget(db, dashboard.id, report_id=report.id, kind="Chart", **given)  # type: ignore[arg-type]

        return outcome

    def open_add(user: User) -> None:
        user.open("Dashboards")
        user.click("link", dashboard.name)
        user.click("button", "Add widget")

    def fill_in(user: User, dialog: str) -> None:
        user.fill("Title", title, within=dialog)
        user.choose("Width", WIDTHS[width], within=dialog)

    def gold(user: User) -> None:
        built.build(user)
        save_as(user, built.name, built.folder.name)
        open_add(user)
        user.choose("Report", f"{built.name} ({built.folder.name})", within="Add widget")
        fill_in(user, "Add widget")
        user.choose("Place", f"After {neighbour.title}", within="Add widget")
        user.click("button", "Add", within="Add widget")
        user.done()

    def from_the_report(user: User) -> None:
        built.build_groups_first(user)
        save_as(user, built.name, built.folder.name)
        user.click("button", "Add to dashboard")
        dialog = f"Add {built.name} to a dashboard"
        user.choose("Dashboard", dashboard.name, within=dialog)
        fill_in(user, dialog)
        user.click("button", "Add", within=dialog)
        user.click("link", "Arrange")
        for _ in range(len(shown) - shown.index(neighbour) - 1):
            user.click("button", f"Move earlier: {title}")
        user.click("button", "Save")
        user.done()

    def without_count(user: User) -> None:
        built.build_without_count(user)
        save_as(user, built.name, built.folder.name)
        open_add(user)
        user.choose("Place", f"After {neighbour.title}", within="Add widget")
        fill_in(user, "Add widget")
        user.choose("Report", f"{built.name} ({built.folder.name})", within="Add widget")
        user.click("button", "Add", within="Add widget")
        user.done()

    return Task(
        goal=draw.phrase(
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
            dashboard=dashboard.name,
            neighbour=neighbour.title,
            title=title,
            width=_WORDS[width],
            **built.words,
        ),
        outcome=tuple(placed(report=more) for more in built.right),
        matchers={
            **built.matchers,
            "crm_dashboard_widget.height": Anything(),
        },
        without={
            "the place": placed(after_id=None),
            "the title": placed(title=""),
            "the width": placed(width=6),
            **{condition: placed(report=more) for condition, more in built.wrong.items()},
        },
        gold=gold,
        alternatives=(from_the_report, without_count),
    )


_WORDS = {3: "a quarter wide", 4: "a third wide", 6: "half as wide as the page", 8: "two thirds wide",
          12: "as wide as the page"}  # fmt: skip
