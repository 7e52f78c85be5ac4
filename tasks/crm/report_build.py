from __future__ import annotations

from functools import partial

from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Task
from .built_report import built_report


@family("crm-report-build", app="crm", kind="create", steps=60, persona="sales_manager")
def build_report(draw: Draw, world: World) -> Task:
    """Build a report with groups down and across, filters and a chart, and save it in a folder."""
    built = built_report(draw, world)

    def gold(user: User) -> None:
        built.build(user).save_as(built.name, built.folder.name)
        user.done()

    def groups_first(user: User) -> None:
        built.build_groups_first(user).run().save_as(built.name, built.folder.name)
        user.done()

    def without_count(user: User) -> None:
        built.build_without_count(user).save_as(built.name, built.folder.name)
        user.done()

    return Task(
        goal=draw.phrase(
            "I need a new report in the folder {folder}, called “{name}”: the sum of the {figure} of our {kind} "
            "deals with a close date {when} (as a moving filter), {down} down and {period} of the close date across, "
            "with a {chart} chart of that sum.",
            "Please build “{name}” and save it in {folder}. {kind} deals, by close date {when} – use the relative "
            "period, so that it stays current –, grouped by {down}, and across by {period} of the close date. It "
            "adds up the {figure} and shows it as a {chart} chart.",
            "Could you set up a report for me? Rows: {down}. Columns: close date by {period}. Value: sum of "
            "{figure}. Only {kind} deals whose close date is {when} (not fixed dates). Add a {chart} chart of the "
            "value, and put it into {folder} as “{name}”.",
            "Save a report named “{name}” under {folder}. It should show how much {figure} our {kind} deals come to, "
            "per {down} going down and per {period} of the close date going across, limited to close dates {when} by "
            "the filter of that name; as a {chart} chart, too.",
            "For the review: matrix of {kind} deals, {down} by close date ({period}), summing the {figure}, {chart} "
            "chart of the sum on top. Take only what has its close date {when}, with the relative filter. Name it "
            "“{name}”, folder {folder}.",
            **built.words,
        ),
        outcome=tuple(partial(built.save, **more) for more in built.right),
        matchers=built.matchers,
        without={condition: partial(built.save, **more) for condition, more in built.wrong.items()},
        gold=gold,
        alternatives=(groups_first, without_count),
    )
