"""A chart of two columns that lie apart, said and drawn as somebody wants to present it."""

from __future__ import annotations

from typing import Any

from ...apps.platform.database import Db
from ...apps.sheet import actions
from ...apps.sheet.models import Chart
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, SameText
from ..registry import family
from ..task import Matcher, Outcome, Task
from .pages import ChartEditor, Files
from .queries import page

KINDS = ("line", "column", "area")
TITLES = ("Won business by month", "What we won each month", "Monthly wins", "Deals won, month by month")
AXES = {
    "Deals": ("Deals won", "Number of deals"),
    "Amount": ("US dollars", "Amount won"),
    "Average deal": ("US dollars",),
}
# Where a chart floats, how large it is and in which colors it is drawn is left to whoever makes it.
FREE: dict[str, Matcher] = {
    **{f"sheet_chart.{name}": Anything() for name in ("row", "column", "down", "across", "width", "height")},
    **{f"sheet_chart_series.{name}": Anything() for name in ("color", "shape")},
    **{f"sheet_chart.{name}": SameText() for name in ("title", "x_title", "y_title")},
}


WORDINGS = (
    'On the sheet {sheet} of "{book}", insert {kind} of {metric} by month, without the Total row. Title: "{title}"; '
    'horizontal axis "Month", vertical axis "{axis}"; legend {legend}. No other column.',
    'Can you put {kind} on the {sheet} sheet of "{book}"? It should show just {metric} per month (leave the Total '
    'row out) and be called "{title}", with axis titles "Month" on the horizontal axis and "{axis}" on the '
    "vertical, legend {legend}.",
    'I need {kind} titled "{title}" in "{book}", sheet {sheet}. It shows {metric} for each month but not the total. '
    'The axes are "Month" (horizontal) and "{axis}" (vertical). Legend {legend}.',
    'For the sales meeting: {kind} with only {metric} by month on {sheet} in "{book}", months as labels, total '
    'excluded. Legend {legend}, title "{title}", "Month" on the horizontal axis, "{axis}" on the vertical.',
    'Please chart {metric} month by month in "{book}" (sheet {sheet}) as {kind}: title "{title}", legend {legend}, '
    'horizontal axis title "Month", vertical axis title "{axis}". Leave the Total row out.',
)


@family("sheet-chart", app="sheet", kind="create", steps=60, persona="sales_ops")
def chart_by_month(draw: Draw, world: World) -> Task:
    """Draw one figure of each month, without the line of totals, with titles and a legend as told."""
    sheet = page(world, "Won deals", "By month")
    metric, kind = draw.choice(("Deals", "Amount", "Average deal")), draw.choice(KINDS)
    title, axis = draw.choice(TITLES), draw.choice(AXES[metric])
    legend = draw.choice(("top", "left", "right"))
    letter, last = sheet.letter(metric), sheet.rows[-1]
    source = f"A1:A{last}, {letter}1:{letter}{last}"
    said: dict[str, Any] = {"title": title, "x_title": "Month", "y_title": axis, "legend": legend}

    def made(source: str, kind: str, said: dict[str, Any]) -> Outcome:
        def make(db: Db) -> None:
            known = {chart.id for chart in db.query(Chart).filter_by(sheet_id=sheet.id)}
            actions.add_chart(db, sheet.id, source, kind=kind)
            (new,) = (chart for chart in db.query(Chart).filter_by(sheet_id=sheet.id) if chart.id not in known)
            actions.edit_chart(db, new.id, said)

        return make

    def gold(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(f"A1:A{last}")
        editor = ChartEditor(user).insert()
        editor.set_range(source)
        editor.describe(kind=kind, title=title, across="Month", up=axis, legend=legend)
        user.done()

    def without_the_others(user: User) -> None:
        book = Files(user).open(sheet)
        book.select(f"A1:D{last}")
        editor = ChartEditor(user).insert_by_button()
        editor.describe(kind=kind, title=title, across="Month", up=axis, legend=legend)
        for other in ("Deals", "Amount", "Average deal"):
            if other != metric:
                editor.remove_series(other)
        user.done()

    wider = f"A1:A{last + 1}, {letter}1:{letter}{last + 1}"
    return Task(
        goal=draw.phrase(
            *WORDINGS,
            sheet=sheet.name,
            book=sheet.title,
            kind={"line": "a line chart", "column": "a column chart", "area": "an area chart"}[kind],
            metric={"Deals": "the number of deals", "Amount": "the amount", "Average deal": "the average deal"}[metric],
            title=title,
            axis=axis,
            legend={"top": "at the top", "left": "on the left", "right": "on the right"}[legend],
        ),
        outcome=made(source, kind, said),
        matchers=FREE,
        without={
            "without the total": made(wider, kind, said),
            "the one column": made(f"A1:D{last}", kind, said),
            "the legend": made(source, kind, said | {"legend": "bottom"}),
            "the axes": made(source, kind, said | {"x_title": "", "y_title": ""}),
        },
        gold=gold,
        alternatives=(without_the_others,),
    )
