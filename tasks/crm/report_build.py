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
            "deals with a close date {when} (as a relative filter), with {down} in the rows and {period} of the "
            "close date in the columns, and a {chart} chart of that sum.",
            "Please build the report “{name}” and save it in {folder}. It covers {kind} deals with a close date "
            "{when} (use the relative period so it stays current), grouped by {down} in the rows and by {period} of "
            "the close date in the columns. It adds up the {figure} and shows it as a {chart} chart.",
            "Could you set up a report for me? Rows: {down}. Columns: close date by {period}. Value: sum of "
            "{figure}. Only {kind} deals whose close date is {when} (relative, not fixed dates). Add a {chart} "
            "chart of the value, and save it in {folder} as “{name}”.",
            "Save a report named “{name}” in {folder}. It should show the total {figure} of our {kind} deals, with "
            "a row for each {down} and a column for each {period} of the close date, limited to close dates {when} "
            "(use the relative filter), plus a {chart} chart of the total.",
            "For the review: a matrix of {kind} deals, {down} by close date ({period}), summing the {figure}, with "
            "a {chart} chart of the sum. Include only deals with a close date {when}, using the relative filter. "
            "Name it “{name}”, folder {folder}.",
            **built.words,
        ),
        outcome=tuple(partial(built.save, **more) for more in built.right),
        matchers=built.matchers,
        without={condition: partial(built.save, **more) for condition, more in built.wrong.items()},
        gold=gold,
        alternatives=(groups_first, without_count),
    )
