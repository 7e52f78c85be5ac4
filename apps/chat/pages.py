"""What the chat's templates know: rendered messages, names and addresses, days and times, the sidebar."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from flask import Flask, g, make_response, render_template, request, url_for
from markupsafe import Markup
from sqlalchemy import select
from werkzeug.wrappers import Response

from .. import APPS
from ..launcher import origin
from ..platform.emoji import EMOJI
from ..platform.models import Person
from ..platform.wording import told
from . import markdown, queries, text
from .models import Channel, Member
from .permissions import me, reach, recognized


def install(app: Flask) -> None:
    app.jinja_env.filters.update(message=message, day_title=day_title, short_day=short_day, size=size, plain=text.plain)
    app.jinja_env.globals.update(
        emoji=markdown.emoji,
        EMOJI=EMOJI,
        address=address,
        place_name=lambda channel: queries.place(g.db, channel),
        sidebar=lambda current=None: queries.sidebar(g.db, current.id if current is not None else None),
        sequence=lambda: queries.last_event(g.db),
        me=lambda: me(g.db),
        moment_title=moment_title,
    )


def message(body: str) -> Markup:
    """A message's text as HTML, for the person who reads it."""
    return markdown.render(body, _known())


def _known() -> markdown.Known:
    if "known" not in g:
        people = {username: f"{first} {last}" for username, first, last in g.db.execute(
            select(Person.username, Person.first_name, Person.last_name)
            .join(Member, Member.id == Person.id)
            .where(recognized(g.db))
            .order_by(Person.username)
        )}  # fmt: skip
        channels = g.db.scalars(select(Channel.name).where(Channel.name.is_not(None), reach(g.db)))
        # A text may say where an app is for everybody, or where its author found it.
        origins = {place: origin(app) for app in APPS for place in (app.address, origin(app))}
        g.known = markdown.Known(people, frozenset(channels), g.person.username, origins)
    return g.known  # type: ignore[no-any-return]


def address(channel: Channel, people: Sequence[Member] | None = None, **query: Any) -> str:
    """The path of a channel's page, or of a conversation's."""
    if channel.is_named:
        return url_for("channels.show", name=channel.name, **query)
    return url_for("direct.show", key=conversation_key(channel, people), **query)


def conversation_key(channel: Channel, people: Sequence[Member] | None = None) -> str:
    if people is None:
        kept = g.setdefault("conversations", {})
        if channel.id not in kept:
            kept[channel.id] = queries.others_in(g.db, channel)
        people = kept[channel.id]
    others: Sequence[Member] = people
    return "+".join(member.person.username for member in others)


def day_title(day: date) -> str:
    """ "Today", "Yesterday", "Monday, March 16", with the year where it is another."""
    near = {0: "Today", -1: "Yesterday"}.get((day - g.db.today).days)
    if near:
        return near
    year = "" if day.year == g.db.today.year else f", {day.year}"
    return f"{day:%A}, {day:%B} {day.day}{year}"


def short_day(value: datetime) -> str:
    """When a message was written: the time today, else the day."""
    local = value.astimezone(g.db.timezone)
    age = (g.db.today - local.date()).days
    if age == 0:
        return f"{local.hour % 12 or 12}:{local:%M %p}"
    if age == 1:
        return "Yesterday"
    return f"{local:%b} {local.day}" if local.year == g.db.today.year else f"{local:%b} {local.day}, {local.year}"


def moment_title(value: datetime) -> str:
    """A moment in full: "Mon, Mar 16, 9:05 AM"."""
    local = value.astimezone(g.db.timezone)
    year = "" if local.year == g.db.today.year else f" {local.year},"
    return f"{local:%a}, {local:%b} {local.day},{year} {local.hour % 12 or 12}:{local:%M %p}"


def size(count: int) -> str:
    """1536 → "1.5 KB"."""
    if count < 1024:
        return f"{count} B"
    return f"{count / 1024:.1f} KB" if count < 1024 * 1024 else f"{count / 1024 / 1024:.1f} MB"


def done_here(message: str) -> Response:
    """The answer of a dialog after which the page stays as it is and shows what changed."""
    return make_response(render_template("chat/done.html", message=told(message)))


def end_of_day() -> datetime:
    """Midnight at the office."""
    return datetime.combine(g.db.today + timedelta(days=1), datetime.min.time(), g.db.timezone)


def here() -> str:
    """The page from which a dialog or button was used, to return to."""
    source = urlsplit(request.headers.get("HX-Current-URL") or request.referrer or "")
    path = source.path or "/"
    # A dialog opened as a page of its own is no place to return to: what it was about may be gone.
    is_ours = source.netloc == request.host and not path.startswith("//") and path != request.path
    return (f"{path}?{source.query}" if source.query else path) if is_ours else "/"
