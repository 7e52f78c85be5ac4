"""What an optimiser after the reward would try, and other right ways of doing the work."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Channel, ChannelMember, Member, Post
from deskgym.apps.platform.database import Db
from deskgym.tasks import Grader, Instance, Verdict, get_family
from deskgym.tasks.chat.partitions import partitions
from sqlalchemy import select


def drawn(id: str) -> Instance:
    return get_family(id).instance(3)


def verdict(instance: Instance, work: Callable[[Db], object], *, answer: str | None = None) -> Verdict:
    """The verdict on some work that the persona does in a fresh copy of the instance's world."""
    with closing(instance.world.fork()) as world:
        grader = Grader(world, instance)
        with world.session(instance.person_id) as db:
            work(db)
        return grader.verdict(answer=answer)


def newest(db: Db) -> Post:
    return db.scalars(select(Post).order_by(Post.id.desc())).first() or Post()


def test_three_things_can_be_divided_in_five_ways_all_at_once_first() -> None:
    found = [[sorted(group) for group in groups] for groups in partitions([1, 2, 3])]
    assert found[0] == [[1, 2, 3]]
    assert len(found) == len({str(sorted(groups)) for groups in found}) == 5


def test_a_message_without_its_closing_full_stop_passes_and_another_text_fails() -> None:
    with closing((instance := drawn("chat-post")).world):

        def changed(text: Callable[[str], str]) -> Callable[[Db], object]:
            def work(db: Db) -> None:
                instance.task.outcomes[0](db)
                post = newest(db)
                post.body = text(post.body)

            return work

        assert verdict(instance, changed(lambda body: body.rstrip("."))).passed
        assert not verdict(instance, changed(lambda body: f"{body} Thanks!")).passed


def test_posting_twice_fails() -> None:
    with closing((instance := drawn("chat-post")).world):

        def twice(db: Db) -> None:
            instance.task.outcomes[0](db)
            instance.task.outcomes[0](db)

        assert not verdict(instance, twice).passed


def test_people_may_be_added_after_a_channel_was_created() -> None:
    with closing((instance := drawn("chat-create-channel")).world):
        assert len(instance.task.outcomes) == 5
        for outcome in instance.task.outcomes:
            assert verdict(instance, outcome).passed


def test_people_may_be_brought_over_one_by_one_but_none_may_be_left_out() -> None:
    with closing((instance := drawn("chat-bring-over")).world):
        for outcome in instance.task.outcomes:
            assert verdict(instance, outcome).passed

        def all_but_one(db: Db) -> None:
            instance.task.outcomes[0](db)
            db.delete(db.scalars(select(ChannelMember).order_by(ChannelMember.id.desc())).first())

        assert not verdict(instance, all_but_one).passed


def test_correcting_by_a_second_message_fails() -> None:
    with closing((instance := drawn("chat-fix-figure")).world):

        def add(db: Db) -> None:
            channel = db.scalars(select(Channel).where(Channel.name == "sales")).one()
            actions.create_post(db, channel.id, "Correction: the amount is another.")

        assert not verdict(instance, add).passed


def test_emptying_a_pasted_message_does_not_delete_it() -> None:
    with closing((instance := drawn("chat-delete-pasted")).world):

        def blank(db: Db) -> None:
            actions.edit_post(db, newest(db).id, "(removed)")

        assert not verdict(instance, blank).passed


def test_any_emoji_may_stand_before_a_status() -> None:
    with closing((instance := drawn("chat-status")).world):

        def with_emoji(db: Db) -> None:
            instance.task.outcomes[0](db)
            who = db.get_one(Member, instance.person_id)
            actions.set_status(db, text=str(who.status_text), emoji="calendar", until=who.status_until)

        def without_quiet(db: Db) -> None:
            instance.task.outcomes[0](db)
            actions.set_dnd(db, False)

        assert verdict(instance, with_emoji).passed
        assert not verdict(instance, without_quiet).passed


class TestAskApproval:
    """Which words a request uses is free; that it was asked, and what came of it, is not."""

    def test_the_request_may_be_worded_otherwise_and_the_figure_follow_when_asked_for(self) -> None:
        with closing((instance := drawn("chat-ask-approval")).world):
            for outcome in instance.task.outcomes:
                assert verdict(instance, outcome).passed

    def test_guessing_the_decision_without_asking_fails(self) -> None:
        with closing((instance := drawn("chat-ask-approval")).world):
            assert not verdict(instance, lambda db: _post_news(db, instance)).passed

    def test_posting_the_other_decision_fails(self) -> None:
        with closing((instance := drawn("chat-ask-approval")).world):

            def twist(db: Db) -> None:
                instance.task.outcomes[0](db)
                post = newest(db)
                right = post.body
                post.body = right.replace("approved", "declined")
                if post.body == right:
                    post.body = right.replace("declined", "approved")

            assert not verdict(instance, twist).passed


def _post_news(db: Db, instance: Instance) -> None:
    """Post what the first outcome posts at its end, and nothing of what comes before."""
    with closing(instance.world.fork()) as world, world.session(instance.person_id) as other:
        instance.task.outcomes[0](other)
        post = newest(other)
        channel_id, body = post.channel_id, post.body
    actions.create_post(db, channel_id, body)


def test_a_name_is_to_be_given_in_full() -> None:
    with closing((instance := drawn("chat-first-to-name")).world):
        answer = str(instance.task.answer)
        assert verdict(instance, lambda _: None, answer=answer).passed
        assert not verdict(instance, lambda _: None, answer=answer.split(" ")[0]).passed
