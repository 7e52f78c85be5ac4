"""The calendar: days, weeks and months of one's own and of colleagues."""

from __future__ import annotations

from datetime import date, timedelta
from urllib.parse import urlencode

from flask import Blueprint, g, redirect, render_template, url_for
from flask.typing import ResponseReturnValue

from ...platform.parameters import read_id, read_ids, read_text
from ...platform.values import check_day
from .. import calendar, queries, scheduling
from ..calendar import MOST_CALENDARS, VIEWS, View
from ..fields.attendees import colleagues
from ..models import User

blueprint = Blueprint("calendar", __name__, url_prefix="/calendar")


@blueprint.get("")
def index() -> ResponseReturnValue:
    me = queries.me(g.db)
    view = _view()
    day = _day("date") or g.db.today
    others = {user.id: user for user in colleagues(g.db) if user.id != me.id}
    shown = [id for id in read_ids("with") if id in others][: MOST_CALENDARS - 1]
    with_me = read_text("mine", "yes") != "no"

    def address(**changes: str) -> str:
        now = {"view": view, "date": day.isoformat(), "with": ",".join(map(str, shown))}
        now["mine"] = "" if with_me else "no"
        return f"{url_for('.index')}?{urlencode({key: text for key, text in {**now, **changes}.items() if text})}"

    toggled = read_id("toggle")
    if toggled == me.id:
        return redirect(address(mine="no" if with_me else ""))
    if toggled in others:
        kept = [id for id in shown if id != toggled] if toggled in shown else [*shown, toggled][-MOST_CALENDARS + 1 :]
        return redirect(address(**{"with": ",".join(map(str, kept))}))
    team = [id for id, user in others.items() if me.team_id is not None and user.team_id == me.team_id]
    people = [*([me.id] if with_me else []), *shown]
    first, after = calendar.period(view, day)
    mini = _day("mini") or day
    grid = calendar.month_grid(mini)
    return render_template(
        "crm/calendar/index.html",
        view=view,
        views=VIEWS,
        day=day,
        days=calendar.days(g.db, people, first, after),
        title=calendar.title(view, day),
        address=address,
        previous=address(date=calendar.step(view, day, -1).isoformat()),
        next=address(date=calendar.step(view, day, 1).isoformat()),
        today=address(date=g.db.today.isoformat()),
        mini=mini,
        mini_days=[grid[0] + timedelta(days=number) for number in range((grid[1] - grid[0]).days)],
        mini_previous=calendar.step("month", mini, -1).isoformat(),
        mini_next=calendar.step("month", mini, 1).isoformat(),
        period=(first, after),
        me=me,
        with_me=with_me,
        shown=shown,
        people=people,
        groups=_groups(others, team),
        team=",".join(map(str, team[: MOST_CALENDARS - 1])),
        reminders=scheduling.due_reminders(g.db, me.id),
        local=g.db.now.astimezone(g.db.timezone),
    )


def _groups(others: dict[int, User], team: list[int]) -> list[tuple[str, list[User]]]:
    """The colleagues whose calendars can be shown: one's own team, then all others."""
    groups = [
        ("My team", [others[id] for id in team]),
        ("Other colleagues", [user for id, user in others.items() if id not in team]),
    ]
    return [(name, users) for name, users in groups if users]


def _view() -> View:
    asked = read_text("view")
    return next((view for view in VIEWS if view == asked), "week")


def _day(name: str) -> date | None:
    """A day as addresses write it, if it is one of the years that the calendar knows."""
    try:
        day = date.fromisoformat(read_text(name))
        check_day(day - timedelta(days=62))
        check_day(day + timedelta(days=62))
    except (ValueError, OverflowError):
        return None
    return day
