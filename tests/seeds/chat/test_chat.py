"""The seeded conversations: how much is said, by whom, and that nobody reads the same sentence twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from deskgym.apps.chat.models import Channel, ChannelMember, Member, Mention, Post, Reaction, ScheduledPost
from deskgym.apps.crm.models import Account
from deskgym.apps.platform.models import Person
from deskgym.apps.store.models import Fulfilment, Order, Refund
from deskgym.seeds.patterns import sentences
from deskgym.seeds.world import World
from sqlalchemy import select

from ..query import rows

PAGE = 40
NUMBER = re.compile(r"#\d{4,}")
AMOUNT = re.compile(r"\$\d[\d,]*\.\d\d")
TRACKING = re.compile(r"\b[NPSM]\d{9,10}\b")
VOLUMES = {
    "chat_post": (5700, 6300),
    "chat_reaction": (3000, 3000),
    "chat_mention": (1350, 1650),
    "chat_file": (260, 340),
    "chat_channel_member": (520, 700),
    "chat_draft": (20, 25),
    "chat_scheduled_post": (12, 12),
}


@pytest.mark.parametrize("table", VOLUMES)
def test_the_small_world_has_its_volume(world: World, table: str) -> None:
    ((count,),) = rows(world, f"SELECT count(*) FROM {table}")
    least, most = VOLUMES[table]
    assert least <= count <= most


def test_channels_threads_and_conversations(world: World) -> None:
    with world.session() as db:
        kinds = Counter(channel.kind for channel in db.scalars(select(Channel)))
        replies = list(db.scalars(select(Post.root_id).where(Post.root_id.is_not(None))))
        assert kinds["public"] + kinds["private"] == 28
        assert kinds["direct"] + kinds["group"] == 90
        assert 850 <= len(set(replies)) <= 1000
        assert 2280 <= len(replies) <= 2520


def repeated(posts: Iterable[Post]) -> list[str]:
    """The sentences of more words than anybody says again ("On it.", "Got it, thanks.")."""
    counts = Counter(s for post in posts for s in sentences(post.body) if len(s.split()) > 5)
    return [sentence for sentence, count in counts.items() if count > 1]


def test_no_reader_sees_the_same_sentence_twice_on_a_page(world: World) -> None:
    with world.session() as db:
        by_channel: dict[int, list[Post]] = {}
        threads: dict[int, list[Post]] = {}
        for post in db.scalars(select(Post).order_by(Post.id)):
            if post.root_id is None:
                by_channel.setdefault(post.channel_id, []).append(post)
            else:
                threads.setdefault(post.root_id, []).append(post)
        for posts in by_channel.values():
            for start in range(max(1, len(posts) - PAGE + 1)):
                page = posts[start : start + PAGE]
                assert repeated(page) == []
            for index, root in enumerate(posts):
                if root.id in threads:
                    around = posts[max(0, index - PAGE // 2) : index + PAGE // 2]
                    assert repeated([*around, *threads[root.id]]) == []


def test_only_members_speak_react_and_are_named(world: World) -> None:
    with world.session() as db:
        inside = {(place.channel_id, place.person_id) for place in db.scalars(select(ChannelMember))}
        channel_of = {post.id: post.channel_id for post in db.scalars(select(Post))}
        assert all((post.channel_id, post.author_id) in inside for post in db.scalars(select(Post)))
        assert all((channel_of[row.post_id], row.person_id) in inside for row in db.scalars(select(Reaction)))
        assert all((channel_of[row.post_id], row.person_id) in inside for row in db.scalars(select(Mention)))


def test_replies_come_after_what_they_answer_and_nothing_is_of_tomorrow(world: World) -> None:
    wrong = """SELECT reply.id FROM chat_post reply JOIN chat_post root ON root.id = reply.root_id
        WHERE reply.created_at < root.created_at OR root.channel_id != reply.channel_id OR root.root_id IS NOT NULL"""
    assert rows(world, wrong) == []
    disorder = "SELECT a.id FROM chat_post a JOIN chat_post b ON b.id = a.id + 1 WHERE b.created_at < a.created_at"
    assert rows(world, disorder) == []
    with world.session() as db:
        assert all(post.created_at < db.now for post in db.scalars(select(Post)))
        assert all(row.send_at > db.now for row in db.scalars(select(ScheduledPost)))


def test_people_talk_about_the_companys_customers_and_orders(world: World) -> None:
    with world.session() as db:
        names = list(db.scalars(select(Account.name)))
        bodies = [post.body for post in db.scalars(select(Post))]
        naming = sum(any(name in body for name in names) or bool(NUMBER.search(body)) for body in bodies)
    assert naming > len(bodies) // 4


def test_people_are_right_about_the_orders_they_name(world: World) -> None:
    with world.session() as db:
        orders = {f"#{order.number}": order for order in db.scalars(select(Order))}
        refunds = {f"#{number}" for number in db.scalars(select(Order.number).join(Refund))}
        parcels = {parcel.tracking_number: parcel for parcel in db.scalars(select(Fulfilment))}
        named = 0
        for post in db.scalars(select(Post)):
            numbers = set(NUMBER.findall(post.body))
            named += bool(numbers)
            for number in numbers:
                order = orders[number]
                assert order.placed_at < post.created_at
                is_refund = "efund" in post.body and number in refunds
                amounts = {f"${cents / 100:,.2f}" for cents in (order.total, order.refunded)}
                assert is_refund or set(AMOUNT.findall(post.body)) <= amounts
                for tracking in TRACKING.findall(post.body):
                    assert parcels[tracking].order_id == order.id
                    assert parcels[tracking].created_at < post.created_at
                if "ill to pack" in post.body or "aiting here" in post.body:
                    assert order.customer.name in post.body
                    assert order.ship_city in post.body
        assert named > 150


def test_everybody_is_a_member_and_contractors_are_guests(world: World) -> None:
    with world.session() as db:
        people = list(db.scalars(select(Person.id)))
        roles = Counter(member.role for member in db.scalars(select(Member)))
        assert sum(roles.values()) == len(people)
        assert (roles["guest"], roles["admin"]) == (3, 2)
