"""The chat's channels, and who and what is spoken of in them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from sqlalchemy import select

from ...apps.chat.models import Channel, Post
from ...apps.chat.permissions import reach
from ...apps.chat.permissions import visible_posts as visible
from ...apps.platform.database import Db
from ..chat.pages import ConversationPage, Found
from ..chat.queries import spotter
from .relation import Relation, Walker, only
from .sight import Kind, Links, Sight, Thing


def _channels(db: Db) -> Iterable[Thing]:
    query = select(Channel.id, Channel.name).where(Channel.name.is_not(None), Channel.archived_at.is_(None), reach(db))
    for id, name in db.execute(query.order_by(Channel.id)):
        yield Thing("channel", id, f"#{name}", {})


KINDS = (Kind("channel", "channel", "chat", _channels, "chat_channel"),)


def _open_channel(walker: Walker, channel: Thing) -> None:
    walker.go("chat")
    ConversationPage(walker.user, channel.name).go_to()


OPENERS = {"channel": _open_channel}


def _mentions(kind: str) -> Links:
    """Links from records that a message names in full to the channels where they are named, be it in short."""

    def links(sight: Sight) -> Iterable[tuple[int, int]]:
        known = {thing.name: id for id, thing in sight.things(kind).items() if sight.is_unique(thing)}
        if not known:
            return
        short = defaultdict(list)
        for name, id in known.items():
            short[_shortened(name)].append(id)
        named_in, meant_in = spotter(known), spotter(short)
        found, in_full = [], set()
        for channel, body in sight.rows(lambda db: visible(db).with_only_columns(Post.channel_id, Post.body)):
            in_full |= {known[name] for name in named_in(body)}
            found += [(id, channel) for name in sorted(meant_in(body)) for id in short[name]]
        yield from ((id, channel) for id, channel in found if id in in_full)

    return links


def _shortened(name: str) -> str:
    """What is left of a name where people are brief: two words of a company or a product."""
    return " ".join(name.split(",")[0].split()[:2])


def _to_channel(walker: Walker, anchor: Thing, _channel: Thing) -> None:
    walker.go("chat")
    Found(walker.user, f'"{anchor.name}"').search()


RELATIONS = tuple(
    Relation(
        kind,
        "channel",
        ("the {which} in which people write about {anchor}", "the {which} that speaks of {anchor}"),
        _mentions(kind),
        _to_channel,
        (only("channel"), only("only channel")),
    )
    for kind in ("account", "product", "order")
)
