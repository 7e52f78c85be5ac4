from __future__ import annotations

from datetime import timedelta
from io import BytesIO

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.actions import Upload
from deskgym.apps.chat.errors import NotifiesMany
from deskgym.apps.chat.models import File, Mention, Post, PostEdit, Reaction, ThreadMember
from deskgym.apps.clock import advance
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid, NotFound
from PIL import Image

from ..conftest import As
from .cast import Cast


def png(width: int = 4, height: int = 4) -> bytes:
    out = BytesIO()
    Image.new("RGB", (width, height), "red").save(out, "PNG")
    return out.getvalue()


def test_a_post_names_members_of_the_channel(db: Db, cast: Cast) -> None:
    post = actions.create_post(db, cast.sales, "@cleo.park, @dan.rivera and `@amy.stone`: @cleo.park.")
    assert [row.person_id for row in db.query(Mention).filter_by(post_id=post.id)] == [cast.cleo]


def test_a_message_to_everybody_in_a_large_channel_asks_first(db: Db, cast: Cast) -> None:
    with pytest.raises(NotifiesMany, match="9 people"):
        actions.create_post(db, cast.general, "@channel lunch is here")
    post = actions.create_post(db, cast.general, "@channel lunch is here", notify_all=True)
    assert db.query(Mention).filter_by(post_id=post.id, is_broadcast=True).count() == 9


@pytest.mark.parametrize("body", ["", "  \n ", "x" * 16_384])
def test_a_post_says_something_and_not_too_much(db: Db, cast: Cast, body: str) -> None:
    with pytest.raises(Invalid):
        actions.create_post(db, cast.sales, body)


def test_outsiders_neither_post_nor_read(seat: As, cast: Cast) -> None:
    db = seat(cast.dan)
    with pytest.raises(Forbidden, match="Join #sales"):
        actions.create_post(db, cast.sales, "Hello")
    with pytest.raises(NotFound):
        actions.create_post(db, cast.harbor, "Hello")


def test_a_reply_hangs_on_the_first_post_and_follows_the_thread(seat: As, cast: Cast) -> None:
    first = actions.create_post(seat(cast.cleo), cast.sales, "Great!", root_id=cast.hello)
    db = seat(cast.amy)
    second = actions.create_post(db, cast.sales, "Indeed", root_id=first.id)
    assert second.root_id == cast.hello
    followers = {row.person_id for row in db.query(ThreadMember).filter_by(root_id=cast.hello, is_following=True)}
    assert followers == {cast.amy, cast.ben, cast.cleo}


def test_a_thread_without_replies_has_no_followers(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    first, second = (actions.create_post(db, cast.sales, body, root_id=cast.hello) for body in ("Hello!", "Anybody?"))
    followers = db.query(ThreadMember).filter_by(root_id=cast.hello)
    actions.delete_post(db, first.id)
    assert followers.count()
    actions.delete_post(db, second.id)
    assert followers.count() == 0


def test_who_follows_a_thread_only_because_of_a_reply_goes_with_it(seat: As, cast: Cast) -> None:
    actions.create_post(seat(cast.ben), cast.sales, "Hello!", root_id=cast.hello)
    db = seat(cast.cleo)
    before = {row.person_id for row in db.query(ThreadMember).filter_by(root_id=cast.hello)}
    wrong = actions.create_post(db, cast.sales, "Wrong thread", root_id=cast.hello)
    brought_in = {row.person_id for row in db.query(ThreadMember).filter_by(root_id=cast.hello)} - before
    assert brought_in == {cast.cleo}
    right = actions.create_post(db, cast.sales, "No, the right one", root_id=cast.hello)
    actions.delete_post(db, wrong.id)
    assert {row.person_id for row in db.query(ThreadMember).filter_by(root_id=cast.hello)} == before | brought_in
    actions.delete_post(db, right.id)
    assert {row.person_id for row in db.query(ThreadMember).filter_by(root_id=cast.hello)} == before


def test_a_reply_stays_in_its_channel(seat: As, cast: Cast) -> None:
    with pytest.raises(NotFound):
        actions.create_post(seat(cast.ben), cast.general, "Hm", root_id=cast.hello)


def test_deleting_the_first_post_takes_the_thread_along(seat: As, cast: Cast) -> None:
    reply = actions.create_post(seat(cast.cleo), cast.sales, "Great!", root_id=cast.hello)
    db = seat(cast.ben)
    actions.delete_post(db, cast.hello)
    assert db.get_one(Post, reply.id).deleted_at is not None
    with pytest.raises(NotFound):
        actions.create_post(db, cast.sales, "Late", root_id=cast.hello)


def test_an_edit_keeps_what_was_said(db: Db, cast: Cast) -> None:
    post = actions.edit_post(db, cast.hello, "Norwood signed @cleo.park")
    assert (post.body, post.edited_at) == ("Norwood signed @cleo.park", db.now)
    assert [edit.body for edit in db.query(PostEdit)] == ["Norwood signed this morning."]
    assert db.query(Mention).filter_by(post_id=post.id).one().person_id == cast.cleo


def test_people_edit_only_their_own_and_not_for_ever(seat: As, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        actions.edit_post(seat(cast.amy), cast.hello, "Hacked")
    db = seat(cast.ben)
    with pytest.raises(Conflict):
        actions.edit_post(db, cast.hello, "Other", version=7)
    advance(db, timedelta(hours=25))
    with pytest.raises(Blocked, match="24 hours"):
        actions.edit_post(db, cast.hello, "Late")


def test_authors_and_channel_admins_delete(seat: As, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        actions.delete_post(seat(cast.cleo), cast.hello)
    post = actions.create_post(seat(cast.cleo), cast.sales, "Oops")
    actions.delete_post(seat(cast.ben), post.id)


def test_system_posts_are_left_alone(db: Db, cast: Cast) -> None:
    system = db.query(Post).filter_by(channel_id=cast.sales, kind="create").one()
    for refused in (
        lambda: actions.edit_post(db, system.id, "x"),
        lambda: actions.delete_post(db, system.id),
        lambda: actions.pin_post(db, system.id),
        lambda: actions.add_reaction(db, system.id, "tada"),
        lambda: actions.create_post(db, cast.sales, "x", root_id=system.id),
    ):
        with pytest.raises(Blocked):
            refused()


def test_files_come_with_a_post_and_go_with_it(db: Db, cast: Cast) -> None:
    files = [Upload("../plan.csv", b"a,b\n1,2\n"), Upload("dot.png", png())]
    post = actions.create_post(db, cast.sales, "", files=files)
    rows = db.query(File).filter_by(post_id=post.id).order_by(File.id).all()
    assert [(row.name, row.media_type, row.size) for row in rows] == [
        ("plan.csv", "text/csv", 8),
        ("dot.png", "image/png", len(png())),
    ]
    actions.delete_post(db, post.id)
    assert all(row.deleted_at for row in rows)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("virus.exe", b"MZ", "cannot be uploaded"),
        ("page.html", b"<script>", "cannot be uploaded"),
        ("dot.png", b"not a png", "damaged"),
        ("dot.jpg", png(), "damaged"),
        ("notes.txt", b"\xff\xfe\x00", "not a text file"),
        ("empty.txt", b"", "is empty"),
        ("big.csv", b"x" * (5 * 1024 * 1024 + 1), "5 MB at most"),
    ],
)
def test_unfit_files_are_refused(db: Db, cast: Cast, name: str, content: bytes, message: str) -> None:
    with pytest.raises(Invalid, match=message):
        actions.create_post(db, cast.sales, "Here", files=[Upload(name, content)])


def test_a_message_takes_five_files(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="5 files"):
        actions.create_post(db, cast.sales, "Here", files=[Upload("a.txt", b"a")] * 6)


def test_a_second_reaction_changes_nothing_and_a_click_takes_it_back(seat: As, cast: Cast) -> None:
    db = seat(cast.cleo)
    actions.add_reaction(db, cast.hello, ":tada:")
    actions.add_reaction(db, cast.hello, "tada")
    assert db.query(Reaction).count() == 1
    actions.toggle_reaction(db, cast.hello, "tada")
    assert db.query(Reaction).count() == 0
    with pytest.raises(Invalid, match="no emoji"):
        actions.add_reaction(db, cast.hello, "unheard_of")
    with pytest.raises(Forbidden):
        actions.add_reaction(seat(cast.dan), cast.hello, "tada")


def test_members_pin_and_unpin(seat: As, cast: Cast) -> None:
    assert actions.pin_post(seat(cast.cleo), cast.hello).is_pinned
    assert not actions.unpin_post(seat(cast.amy), cast.hello).is_pinned
    with pytest.raises(Forbidden):
        actions.pin_post(seat(cast.dan), cast.hello)


def test_two_people_share_one_conversation(seat: As, cast: Cast) -> None:
    first = actions.post_direct(seat(cast.ben), [cast.dan], "Got a minute?")
    second = actions.post_direct(seat(cast.dan), [cast.ben], "Sure")
    assert first.channel_id == second.channel_id
    with pytest.raises(NotFound):
        actions.create_post(seat(cast.amy), first.channel_id, "Me too")


def test_a_group_message_is_for_eight_people_at_most(db: Db, cast: Cast) -> None:
    seven = [cast.amy, cast.cleo, cast.dan, cast.eve, cast.finn, cast.hal, cast.jo]
    assert actions.post_direct(db, seven, "Hi all").channel.kind == "group"
    with pytest.raises(Invalid, match="8 people at most"):
        actions.post_direct(db, [*seven, cast.kit], "Hi all")
    with pytest.raises(Invalid):
        actions.post_direct(db, [cast.ben], "Note to self")


def test_who_has_left_is_not_written_to(db: Db, cast: Cast) -> None:
    with pytest.raises(Blocked):
        actions.post_direct(db, [cast.ina], "Hello?")


def test_guests_write_only_to_people_they_share_a_channel_with(seat: As, cast: Cast) -> None:
    db = seat(cast.gus)
    assert actions.post_direct(db, [cast.cleo], "Hello").id
    with pytest.raises(Blocked):
        actions.post_direct(db, [cast.dan], "Hello")
