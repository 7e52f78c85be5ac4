"""People: profiles, one's own status, what to suggest while somebody types, the quick switcher."""

from __future__ import annotations

from datetime import datetime, timedelta

from flask import Blueprint, g, render_template, request
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.emoji import EMOJI, picker
from ...platform.errors import Invalid, NotFound
from ...platform.models import Person
from ...platform.pages import done
from ...platform.parameters import read_id, read_ids, read_search, read_text
from .. import actions, queries
from ..actions.reactions import frequent_emoji
from ..forms import StatusForm
from ..models import Channel, ChannelMember, Member
from ..pages import end_of_day, here
from ..permissions import find_channel, known_people, me, reach, recognized

blueprint = Blueprint("people", __name__)
SUGGESTED = 8


@blueprint.get("/people/<username>")
def profile(username: str) -> str:
    named = Person.username == username.lower()
    found = g.db.scalar(select(Member).join(Member.person).where(named, recognized(g.db)))
    if found is None:
        raise NotFound("There is nobody by that name here.")
    can_write = found.id != g.db.actor_id and bool(known_people(g.db, [found.id]))
    return render_template("chat/profile.html", member=found, can_write=can_write)


@blueprint.route("/status", methods=["GET", "POST"])
def status() -> ResponseReturnValue:
    who, now = me(g.db), g.db.now
    until = who.status_until if who.has_status(now) else who.dnd_until if who.wants_quiet(now) else None
    local = until.astimezone(g.db.timezone) if until else None
    shown = who.has_status(now)
    form = StatusForm.new(
        emoji=who.status_emoji if shown else None,
        text=who.status_text if shown else None,
        is_dnd=who.wants_quiet(now),
        clear="at" if local else "never",
        day=local.date() if local else None,
        at=local.time() if local else None,
    )
    if form.submitted(lambda _: _set_status(form)):
        return done("Your status was saved.", here())
    return form.page("chat/status.html", title="Set your status", is_set=shown or who.wants_quiet(now))


def _set_status(form: StatusForm) -> None:
    until = _until(form)
    text, emoji, is_dnd = form["text"].data or "", form["emoji"].data, form["is_dnd"].data
    if text or emoji:
        actions.set_status(g.db, text=text, emoji=emoji, until=until)
    elif not is_dnd and not me(g.db).wants_quiet(g.db.now):
        raise Invalid(text="Write a status, choose an emoji, or turn on do not disturb.")
    else:
        actions.clear_status(g.db)
    actions.set_dnd(g.db, is_dnd, until=until)


def _until(form: StatusForm) -> datetime | None:
    match form["clear"].data:
        case "never":
            return None
        case "today":
            return end_of_day()
        case "at":
            missing = {name: "Needed for this choice." for name in ("day", "at") if form[name].data is None}
            if missing:
                raise Invalid(missing)
            return datetime.combine(form["day"].data, form["at"].data, g.db.timezone)
        case minutes:
            now: datetime = g.db.now
            return now + timedelta(minutes=int(minutes))


@blueprint.post("/status/clear")
def clear() -> ResponseReturnValue:
    actions.clear_status(g.db)
    actions.set_dnd(g.db, False)
    return done("Your status was cleared.", here())


@blueprint.get("/suggest")
def suggest() -> str:
    """What may follow an @, # or : that is being typed."""
    kind, query = read_text("kind", "@"), read_search().lower()
    channel_id = read_id("channel")
    if kind == ":":
        names = [name for name in EMOJI if query in name]
        names.sort(key=lambda name: (name != query, not name.startswith(query)))
        return render_template("chat/suggest.html", kind=kind, names=names[:SUGGESTED])
    if kind == "#":
        return render_template("chat/suggest.html", kind=kind, channels=_channels(query)[:SUGGESTED])
    inside = set()
    if channel_id is not None:
        find_channel(g.db, channel_id)
        inside = set(g.db.scalars(select(ChannelMember.person_id).where(ChannelMember.channel_id == channel_id)))
    people = sorted(_people(query), key=lambda member: member.id not in inside)
    everybody = [name for name in ("channel", "here") if query and name.startswith(query)]
    found = people[: SUGGESTED - len(everybody)]
    return render_template("chat/suggest.html", kind=kind, people=found, inside=inside, everybody=everybody)


@blueprint.get("/emoji")
def emoji() -> str:
    """What the emoji picker shows."""
    return picker(frequent_emoji(g.db))


@blueprint.get("/lookup/people")
def lookup() -> str:
    """People to choose from, without those already chosen."""
    without = {*read_ids("not"), me(g.db).id}
    people = [member for member in _people(read_search().lower()) if member.id not in without]
    return render_template("chat/people_options.html", people=people[:SUGGESTED])


@blueprint.get("/switch")
def switch() -> str:
    """The quick switcher: one's own conversations first, then other channels and people."""
    query = read_search().lower()
    entries = [entry for entry in queries.conversations(g.db) if _fits(query, entry.title)]
    if not query:
        entries.sort(key=lambda entry: (not entry.is_unread, -entry.last_post_id, entry.channel.id))
    known = {entry.channel.id for entry in entries}
    channels = [channel for channel in _channels(query) if channel.id not in known] if query else []
    alone = {entry.people[0].id for entry in entries if len(entry.people) == 1 and not entry.channel.is_named}
    people = [member for member in _people(query) if member.id not in alone | {me(g.db).id}] if query else []
    template = "chat/switch_options.html" if "q" in request.args else "chat/switch.html"
    return render_template(template, entries=entries[:10], channels=channels[:6], people=people[:6])


def _channels(query: str) -> list[Channel]:
    """The open channels in reach whose name has the query, those that start with it first."""
    found = select(Channel).where(Channel.name.is_not(None), Channel.archived_at.is_(None), reach(g.db))
    found = found.where(Channel.name.icontains(query, autoescape=True)).order_by(Channel.name)
    return sorted(g.db.scalars(found), key=lambda channel: not (channel.name or "").startswith(query))


def _people(query: str) -> list[Member]:
    return [
        member
        for member in known_people(g.db)
        if _fits(query, member.name) or member.person.username.startswith(query.removeprefix("@"))
    ]


def _fits(query: str, name: str) -> bool:
    """Whether every word of the query begins a word of the name."""
    words = name.lower().replace("-", " ").replace("_", " ").split()
    parts = query.removeprefix("#").removeprefix("@").replace("-", " ").replace("_", " ").split()
    return all(any(word.startswith(part) for word in words) for part in parts)
