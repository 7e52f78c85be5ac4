"""Search: words and "quoted words", narrowed by from:, in:, before:, after:, on: and has:."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, exists, func, or_, select
from sqlalchemy.orm import aliased, joinedload

from ...platform.database import Db
from ...platform.models import Person
from ...platform.values import any_day, check_day
from ..models import Channel, ChannelMember, File, Post, Reaction
from ..permissions import me, visible_posts
from .inbox import Inbox, _found

SHOWN = 20
HAS = ("file", "image", "link", "pin", "reaction", "reply")
_MODIFIERS = ("from", "in", "before", "after", "on", "has")
_TOKEN = re.compile(r"(-?)(?:(" + "|".join(_MODIFIERS) + r'):)?(?:"([^"]*)"?|(\S+))', re.IGNORECASE)


@dataclass
class Found:
    """A page of results, with what of the query was not understood."""

    messages: list[Inbox] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    total: int = 0
    file_total: int = 0
    problems: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)


def search(db: Db, query: str, *, tab: str = "messages", page: int = 1) -> Found:
    """The messages, or files, that fit a query, latest first; only what the acting person can read."""
    found = Found()
    conditions = _conditions(db, query, found)
    if not query.strip() or found.problems:
        return found
    posts = visible_posts(db).where(Post.kind == "message")
    matching = posts.where(*conditions, *(Post.body.icontains(word, autoescape=True) for word in found.words))
    found.total = _count(db, matching)
    by_name = or_(False, *(File.name.icontains(word, autoescape=True) for word in found.words)) if found.words else None
    files = posts.join(File, File.post_id == Post.id).where(*conditions, File.deleted_at.is_(None))
    files = files.where(by_name) if by_name is not None else files
    found.file_total = _count(db, files)
    offset = (page - 1) * SHOWN
    if tab == "files":
        shown = files.with_only_columns(File).options(joinedload(File.post).joinedload(Post.author))
        found.files = list(db.scalars(shown.order_by(File.id.desc()).offset(offset).limit(SHOWN)))
    else:
        found.messages = _found(db, matching.order_by(Post.id.desc()).offset(offset).limit(SHOWN))
    return found


def _conditions(db: Db, query: str, found: Found) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    for minus, modifier, quoted, bare in _TOKEN.findall(query):
        value = (quoted or bare).strip()
        if not value:
            continue
        if not modifier:
            if value.endswith(":") and value[:-1].lower() in _MODIFIERS:
                found.problems.append(f"{value} needs what to look for right behind it, without a space.")
            elif minus:
                conditions.append(~Post.body.icontains(value, autoescape=True))
            else:
                found.words.append(value)
            continue
        condition = _modifier(db, modifier.lower(), value, found)
        if condition is not None:
            conditions.append(~condition if minus else condition)
    return conditions


def _modifier(db: Db, modifier: str, value: str, found: Found) -> ColumnElement[bool] | None:
    if modifier == "from":
        return _author(db, value, found)
    if modifier == "in":
        return _channel(db, value, found)
    if modifier == "has":
        return _has(value.lower(), found)
    day = _day(db, value)
    if day is None:
        found.problems.append(f"{modifier}: needs a date such as {db.today:%Y-%m-%d}, not “{value}”.")
        return None
    try:
        check_day(day)
    except ValueError as error:
        found.problems.append(f"{modifier}: {error}")
        return None
    start = datetime.combine(day, time(), db.timezone)
    end = datetime.combine(day + timedelta(days=1), time(), db.timezone)
    if modifier == "before":
        return Post.created_at < start
    return Post.created_at >= end if modifier == "after" else (Post.created_at >= start) & (Post.created_at < end)


def _author(db: Db, value: str, found: Found) -> ColumnElement[bool] | None:
    name = value.removeprefix("@").lower()
    if name == "me":
        return Post.author_id == me(db).id
    full = func.lower(Person.first_name + " " + Person.last_name)
    first = func.lower(Person.first_name)
    # The database knows of no capitals but those of English.
    typed = or_(Person.first_name + " " + Person.last_name == value, Person.first_name == value)
    people = select(Person.id).where(or_(Person.username == name, full == name, first == name, typed))
    ids = list(db.scalars(people.order_by(Person.id)))
    if not ids:
        found.problems.append(f"Nobody here is called “{value}”.")
        return None
    return Post.author_id.in_(ids)


def _channel(db: Db, value: str, found: Found) -> ColumnElement[bool] | None:
    if value.startswith("@"):
        return Post.channel_id.in_(_direct_with(value.removeprefix("@").lower()))
    name = value.removeprefix("#").lower()
    # A channel out of reach and one that does not exist give the same answer: nothing.
    return Post.channel_id.in_(select(Channel.id).where(Channel.name == name))


def _direct_with(username: str) -> Select[Any]:
    """The direct conversations with a person."""
    return (
        select(ChannelMember.channel_id)
        .join(Channel, Channel.id == ChannelMember.channel_id)
        .join(Person, Person.id == ChannelMember.person_id)
        .where(Channel.kind == "direct", Person.username == username)
    )


def _has(value: str, found: Found) -> ColumnElement[bool] | None:
    reply = select(Post.id.label("reply_id"), Post.root_id.label("of"), Post.deleted_at.label("gone")).subquery()
    attached = aliased(File)
    file = (attached.post_id == Post.id) & attached.deleted_at.is_(None)
    conditions: dict[str, ColumnElement[bool]] = {
        "file": exists().where(file),
        "image": exists().where(file, attached.media_type.startswith("image/")),
        "link": Post.body.icontains("http://") | Post.body.icontains("https://"),
        "pin": Post.is_pinned.is_(True),
        "reaction": exists().where(Reaction.post_id == Post.id),
        "reply": exists(select(reply.c.reply_id).where(reply.c.of == Post.id, reply.c.gone.is_(None))),
    }
    if value not in conditions:
        found.problems.append(f"has: takes one of {', '.join(HAS)}, not “{value}”.")
    return conditions.get(value)


def _day(db: Db, value: str) -> date | None:
    near = {"today": 0, "yesterday": -1}
    if value.lower() in near:
        return db.today + timedelta(days=near[value.lower()])
    try:
        return date.fromisoformat(value)
    except ValueError:
        pass
    try:
        return any_day(value)
    except ValueError:
        return None


def _count(db: Db, query: Select[Any]) -> int:
    return db.scalar(select(func.count()).select_from(query.with_only_columns(Post.id).order_by(None).subquery())) or 0
