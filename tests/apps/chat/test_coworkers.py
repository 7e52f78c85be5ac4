from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Post
from deskgym.apps.clock import advance
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Forbidden

from ..conftest import As
from .cast import Cast


def reply_to(seat: As, post: Post) -> str | None:
    """What a coworker says within a minute of a post."""
    clock = seat(None)
    advance(clock, timedelta(minutes=1))
    later = clock.query(Post).filter(Post.id > post.id, Post.channel_id == post.channel_id)
    replies = [reply.body for reply in later.order_by(Post.id)]
    assert len(replies) <= 1
    return replies[0] if replies else None


def ask(seat: As, cast: Cast, text: str) -> str | None:
    """Ben asks Cleo."""
    return reply_to(seat, actions.post_direct(seat(cast.ben), [cast.cleo], text))


def test_a_coworker_tells_what_they_know(seat: As, cast: Cast) -> None:
    actions.teach_fact(seat(None), cast.cleo, "norwood delivery", "Norwood gets it on May 4.")
    assert ask(seat, cast, "When is the delivery to Norwood?") == "Norwood gets it on May 4."
    assert ask(seat, cast, "And Westlake?") == "Not sure, sorry – I don't have anything on that."
    assert ask(seat, cast, "OK, thanks!") is None


def test_a_mere_greeting_waits_for_the_question(seat: As, cast: Cast) -> None:
    actions.teach_fact(seat(None), cast.cleo, "norwood delivery", "Norwood gets it on May 4.")
    assert ask(seat, cast, "Hi Cleo, good morning!") is None
    assert ask(seat, cast, "When is the delivery to Norwood?") == "Norwood gets it on May 4."
    assert ask(seat, cast, "Hi, how about lunch?") == "Not sure, sorry – I don't have anything on that."


def test_the_most_specific_fact_wins(seat: As, cast: Cast) -> None:
    db = seat(None)
    actions.teach_fact(db, cast.cleo, "delivery", "Mondays, as always.")
    actions.teach_fact(db, cast.cleo, "delivery norwood", "Norwood: May 4.")
    assert ask(seat, cast, "Delivery for Norwood?") == "Norwood: May 4."
    assert ask(seat, cast, "Delivery for Westlake?") == "Mondays, as always."


def test_a_coworker_asks_back_once(seat: As, cast: Cast) -> None:
    db = seat(None)
    for order, day in (("1042", "May 4"), ("1077", "June 1")):
        actions.teach_fact(db, cast.cleo, "ship", f"It ships {day}.", detail=order, question="Which order?")
    assert ask(seat, cast, "When does it ship?") == "Which order?"
    assert ask(seat, cast, "1077") == "It ships June 1."
    assert ask(seat, cast, "When will the other one ship?") == "Which order?"
    assert ask(seat, cast, "the ship date, I mean") == "Not sure, sorry – I don't have anything on that."


@pytest.mark.parametrize(
    ("request_", "reply"),
    [
        ("Can Norwood have a 12% discount?", "Approved."),
        ("A discount of 15 percent for Norwood?", "Approved."),
        ("Can Norwood have a 15.5 % discount?", "Sorry, 15% is my limit."),
        ("Can Norwood have a discount?", "How much exactly?"),
    ],
)
def test_a_coworker_approves_by_a_rule(seat: As, cast: Cast, request_: str, reply: str) -> None:
    actions.teach_rule(seat(None), cast.cleo, "discount", unit="percent", at_most=15, approval="Approved.",
                       refusal="Sorry, 15% is my limit.")  # fmt: skip
    assert ask(seat, cast, request_) == reply


def test_dollars_are_read_as_people_write_them(seat: As, cast: Cast) -> None:
    actions.teach_rule(seat(None), cast.cleo, "refund", unit="dollars", at_most=2500, approval="Go", refusal="No")
    assert ask(seat, cast, "refund of $2,500.00?") == "Go"
    assert ask(seat, cast, "refund of $3k?") == "No"


def test_an_absent_coworker_names_a_deputy_once(seat: As, cast: Cast) -> None:
    db = seat(None)
    actions.teach_coworker(db, cast.cleo, away_until=db.now + timedelta(days=3), deputy_id=cast.dan)
    away = "I'm out of the office until Thursday, March 19. Please ask @dan.rivera, who is covering for me."
    assert ask(seat, cast, "Hello?") == away
    assert ask(seat, cast, "Anybody?") is None


def test_a_mention_is_answered_in_its_thread(seat: As, cast: Cast) -> None:
    actions.teach_fact(seat(None), cast.cleo, "price", "It is $40.")
    post = actions.create_post(seat(cast.ben), cast.sales, "@cleo.park what is the price?")
    clock = seat(None)
    advance(clock, timedelta(minutes=1))
    reply = clock.query(Post).filter_by(root_id=post.id).one()
    assert (reply.author_id, reply.body, reply.created_by_id) == (cast.cleo, "It is $40.", cast.cleo)
    again = actions.create_post(seat(cast.ben), cast.sales, "And the price of two?", root_id=post.id)
    assert reply_to(seat, again) == "It is $40."


def test_who_was_taught_nothing_stays_silent(seat: As, cast: Cast) -> None:
    assert ask(seat, cast, "Hello?") is None


def test_coworkers_do_not_answer_each_other(seat: As, cast: Cast) -> None:
    db = seat(None)
    actions.teach_fact(db, cast.cleo, "hello", "Ask @dan.rivera")
    actions.teach_fact(db, cast.dan, "ask", "No, @cleo.park, hello")
    actions.teach_coworker(db, cast.dan, seconds=1)
    actions.add_members(seat(cast.ben), cast.sales, [cast.dan])
    post = actions.create_post(seat(cast.ben), cast.sales, "Hello @cleo.park")
    clock = seat(None)
    for _ in range(5):
        advance(clock, timedelta(minutes=1))
    assert clock.query(Post).filter_by(root_id=post.id).count() == 1


def test_nobody_teaches_coworkers_from_the_keyboard(db: Db, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        actions.teach_fact(db, cast.cleo, "x", "y")
