"""What the security checks know of the team chat: channels with members, and posts that open pages hear of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from ....tasks.verifier.changes import Change
from ..authorization import only_changed, row_of
from ..spec import Canary, Downgrade, LiveUpdates, Principal, Rows, SecuritySpec
from ..staff import members, revocations
from ..watched_world import WatchedWorld

_ALIVE = "deleted_at IS NULL"
_CHANNEL = """(id IN (SELECT channel_id FROM chat_channel_member WHERE person_id = :me) OR kind = 'public' AND
    (SELECT role FROM chat_member WHERE id = :me) <> 'guest')"""
_IN_CHANNEL = f"channel_id IN (SELECT id FROM chat_channel WHERE {_CHANNEL})"
_KNOWN = """(SELECT role FROM chat_member WHERE id = :me) <> 'guest' OR person_id IN (SELECT person_id FROM
    chat_channel_member WHERE channel_id IN (SELECT channel_id FROM chat_channel_member WHERE person_id = :me))"""
_MEMBERS = "(SELECT p.username, m.id AS person_id FROM chat_member m JOIN org_person p ON p.id = m.id)"
_FILES = f"(SELECT f.id, f.name, p.channel_id FROM chat_file f JOIN chat_post p ON p.id = f.post_id WHERE p.{_ALIVE})"

_CHANNELS = Rows("id", "chat_channel", _CHANNEL)
_POSTS = Rows("id", f"(SELECT * FROM chat_post WHERE {_ALIVE})", _IN_CHANNEL)
_SCHEDULED = Rows("id", f"(SELECT * FROM chat_scheduled_post WHERE {_ALIVE})", "author_id = :me")
_SECTIONS = Rows("id", "chat_section", "person_id = :me")


def _may_change(world: WatchedWorld, principal: Principal, change: Change) -> bool:
    row, table = row_of(change), change.table.name
    roles = world.query("SELECT role FROM chat_member WHERE id = :me AND is_active", me=principal.id)
    if not roles:
        return False
    role = roles[0][0]
    for column in ("author_id", "person_id"):
        if column in row and row[column] == principal.id:
            return True
    if table == "chat_member":
        return bool(row["id"] == principal.id)
    if table == "chat_section_channel":
        own = "SELECT 1 FROM chat_section WHERE id = :id AND person_id = :me"
        return bool(world.query(own, id=row["section_id"], me=principal.id))
    if table == "chat_thread_member" and change.after is None:
        # A thread ends with its last reply, whoever follows it; and whom a reply brought in goes with it.
        if row["created_by_id"] == principal.id:
            return True
        sql = f"SELECT channel_id, author_id, created_at FROM chat_post WHERE root_id = :id AND {_ALIVE}"
        replies = world.query(sql, id=row["root_id"])
        return any(
            (author == principal.id or _runs(world, principal, role, channel))
            and (len(replies) == 1 or moment == row["created_at"])
            for channel, author, moment in replies
        )
    channel = row["id"] if table == "chat_channel" else row.get("channel_id")
    if channel is None:
        return False
    if table == "chat_channel" and change.before is None:
        return bool(role != "guest") or row["kind"] in ("direct", "group")
    return _may_change_in(world, principal, role, channel, change)


def _may_change_in(world: WatchedWorld, principal: Principal, role: str, channel: int, change: Change) -> bool:
    """Whether a member's place in a channel allows a change within it."""
    runs = _runs(world, principal, role, channel)
    is_full_member = bool(_place(world, principal, channel)) and role != "guest"
    match change.table.name:
        case "chat_post":
            return runs or (is_full_member and only_changed(change, "is_pinned"))
        case "chat_channel":
            return runs or (is_full_member and only_changed(change, "header", "purpose", "name"))
        case "chat_channel_member":
            return runs or (is_full_member and change.before is None)
    return False


def _place(world: WatchedWorld, principal: Principal, channel: int) -> Sequence[tuple[Any, ...]]:
    """Somebody's place in a channel, if they have one: whether they are its admin."""
    sql = "SELECT is_admin FROM chat_channel_member WHERE channel_id=:id AND person_id=:me"
    return world.query(sql, id=channel, me=principal.id)


def _runs(world: WatchedWorld, principal: Principal, role: str, channel: int) -> bool:
    """Whether somebody may change what others do in a channel."""
    place = _place(world, principal, channel)
    public = world.query("SELECT 1 FROM chat_channel WHERE id=:id AND kind='public'", id=channel)
    return bool(place and place[0][0]) or (role == "admin" and bool(place or public))


def _latest(world: WatchedWorld) -> list[str]:
    last = world.query("SELECT id, channel_id FROM chat_live_event WHERE post_id IS NOT NULL ORDER BY id DESC LIMIT 1")
    return [f"/live?since={id - 1}&channel={channel}" for id, channel in last]


def _pages_with(world: WatchedWorld, principal: Principal, text: str) -> list[str]:
    sql = """SELECT DISTINCT c.name FROM chat_post p JOIN chat_channel c ON c.id = p.channel_id
        JOIN chat_channel_member m ON m.channel_id = c.id AND m.person_id = :me
        WHERE c.name IS NOT NULL AND p.deleted_at IS NULL AND p.body LIKE '%' || :text || '%' ORDER BY 1"""
    return [f"/channels/{name}" for (name,) in world.query(sql, me=principal.id, text=text)]


def _post(world: WatchedWorld, page: str, text: str) -> tuple[str, dict[str, str]]:
    name = page.rpartition("/")[2]
    (channel,) = world.query("SELECT id FROM chat_channel WHERE name = :name", name=name)[0]
    return f"/channels/{channel}/posts", {"body": text}


def _downloads(world: WatchedWorld, principal: Principal, text: str) -> list[str]:
    sql = "SELECT id, name FROM chat_file WHERE name LIKE '%' || :text || '%' ORDER BY id"
    paths = [f"/files/{id}/{quote(name, safe='')}" for id, name in world.query(sql, text=text)]
    return [address for path in paths for address in (path, f"{path}?download")]


SPEC = SecuritySpec(
    principals=members("SELECT m.role, m.id FROM chat_member m"),
    per_role=2,
    rows={
        "channels/channel_id": _CHANNELS,
        "channels/name": Rows("name", "(SELECT * FROM chat_channel WHERE name IS NOT NULL)", _CHANNEL),
        "channels/channel_id members/person_id": Rows("channel_id, person_id", "chat_channel_member", _IN_CHANNEL),
        "channels/channel_id thread/root_id": Rows(
            "channel_id, root_id",
            "(SELECT DISTINCT channel_id, root_id FROM chat_post WHERE root_id IS NOT NULL)",
            _IN_CHANNEL,
        ),
        "direct/key": Rows("username", _MEMBERS, f"person_id <> :me AND ({_KNOWN})"),
        "people/username": Rows(
            "username",
            _MEMBERS,
            f"""person_id = :me OR {_KNOWN} OR person_id IN (SELECT author_id FROM chat_post WHERE {_ALIVE} AND
            channel_id IN (SELECT channel_id FROM chat_channel_member WHERE person_id = :me))""",
        ),
        "drafts/channel_id": Rows("channel_id", "chat_draft", "person_id = :me"),
        "files/file_id name": Rows("id, name", _FILES, _IN_CHANNEL),
        "posts/post_id": _POSTS,
        "reminders/reminder_id": Rows("id", "chat_reminder", "person_id = :me"),
        "scheduled/scheduled_id": _SCHEDULED,
        "sections/section_id": _SECTIONS,
        "threads/root_id": _POSTS,
    },
    bodies={
        "posts.create": {"body": "Good morning."},
        "posts.edit": {"body": "Good evening."},
        "posts.change": {"emoji": "tada"},
        "direct.post": {"body": "Good morning."},
        "later.save_draft": {"body": "Good mor"},
        "manage.create": {"name": "something-new", "kind": "public"},
        "manage.favorite": {"on": "yes"},
        "manage.mute": {"on": "yes"},
        "manage.posting": {"on": "yes"},
        "manage.change_member": {"what": "remove"},
        "channels.follow": {"follow": "yes"},
        "sections.move": {"by": "1"},
    },
    may_change=_may_change,
    canaries=(
        Canary("chat_post", "body", _POSTS),
        Canary("chat_channel", "header", _CHANNELS),
        Canary("chat_channel", "purpose", _CHANNELS),
        Canary("chat_channel", "name", _CHANNELS, separator="-"),
        Canary("chat_scheduled_post", "body", _SCHEDULED),
        Canary("chat_draft", "body", Rows("id", "chat_draft", "person_id = :me")),
        Canary("chat_section", "name", _SECTIONS),
        Canary("chat_file", "name", Rows("id", _FILES, _IN_CHANNEL)),
    ),
    live=LiveUpdates(latest=_latest, pages=_pages_with, post=_post, listening=r"/channels/[^0-9/?]+"),
    uploads={"posts.create": "files"},
    downloads=_downloads,
    revocations=revocations("chat_member"),
    downgrade=Downgrade("UPDATE chat_member SET role = 'guest' WHERE id = :id"),
)
