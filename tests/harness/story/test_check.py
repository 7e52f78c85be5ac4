"""Contradictions between the apps of a world are found; the worlds that are built have none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from deskgym.apps.chat.models import Post
from deskgym.apps.crm.models import Case
from deskgym.apps.store.models import Order
from deskgym.harness.story.check import check, check_draft
from deskgym.seeds.build import draft as build_draft
from deskgym.seeds.draft import Draft
from deskgym.seeds.rows import new

Say = Callable[..., Post]


@pytest.fixture(scope="module")
def built() -> Draft:
    return build_draft(0, "small")


@pytest.fixture
def draft(built: Draft) -> Iterator[Draft]:
    """A world in which a test may write more posts and tell more."""
    posts, told = len(built.all(Post)), len(built.chronicle.tellings)
    yield built
    del built.all(Post)[posts:]
    del built.chronicle.tellings[told:]


@pytest.fixture
def say(draft: Draft) -> Say:
    """Has a post written, this morning if nothing else is said."""

    def say(body: str, author_id: int = 1, days_ago: int = 0) -> Post:
        at = draft.calendar.now - timedelta(days=days_ago, hours=3)
        post = new(Post, channel_id=1, author_id=author_id, kind="message", body=body, is_pinned=False)
        return draft.add(post, at, author_id)

    return say


def found(draft: Draft, post: Post) -> list[str]:
    """The findings about a post."""
    names = f"chat_post {post.id} ", f"chat_post {post.id}:"
    return [finding for finding in check_draft(draft).findings if finding.startswith(names)]


@pytest.mark.parametrize("seed", range(3))
def test_no_world_contradicts_itself(seed: int) -> None:
    report = check(seed, "small")
    assert report.findings == []
    assert report.tellings > 500
    assert report.errors <= report.tellings * 3 / 100


def test_a_telling_that_states_another_amount_is_found(draft: Draft, say: Say) -> None:
    event = draft.chronicle.events("deal-won")[0]
    post = say(f"{event.facts['account']} signed for $1.", author_id=event.who[0])
    draft.chronicle.told(post, event, states=("account", "amount"), at=post.created_at, author_id=1)
    (finding,) = found(draft, post)
    assert "does not state the amount of deal-won" in finding


def test_an_error_on_purpose_is_none(draft: Draft, say: Say) -> None:
    event = draft.chronicle.events("deal-won")[0]
    post = say(f"{event.facts['account']} signed for $1.", author_id=event.who[0])
    draft.chronicle.told(post, event, states=("amount",), at=post.created_at, author_id=1, is_error=True)
    assert found(draft, post) == []


def test_news_told_before_it_happened_is_found(draft: Draft, say: Say) -> None:
    event = draft.chronicle.events("deal-won")[-1]
    post = say("Soon.", days_ago=200)
    draft.chronicle.told(post, event, states=(), at=post.created_at, author_id=1)
    assert found(draft, post) == [f"chat_post {post.id} tells of deal-won before it happened"]


def test_an_outcome_that_no_deal_had_is_found(draft: Draft, say: Say) -> None:
    first = draft.chronicle.events("deal-won")[0]
    long_before = (draft.calendar.now - first.at).days + 400
    said = say(f"We won {first.facts['account']}!", days_ago=long_before)
    assert "no such outcome of late" in found(draft, said)[0]
    assert found(draft, say(f"We won {first.facts['account']}!", days_ago=(draft.calendar.now - first.at).days)) == []


def test_an_order_that_is_not_there_or_not_yet_is_found(draft: Draft, say: Say) -> None:
    known = {order.number for order in draft.all(Order)}
    missing = next(number for number in range(100_000, 999_999) if number not in known)
    assert "which does not exist" in found(draft, say(f"Where is #{missing}?"))[0]
    newest = max(draft.all(Order), key=lambda order: order.placed_at)
    assert "before it came to be" in found(draft, say(f"Where is #{newest.number}?", days_ago=30))[0]
    assert found(draft, say(f"Where is #{min(known)}?")) == []


def test_somebody_who_has_left_says_nothing(draft: Draft, say: Say) -> None:
    event = draft.chronicle.events("left")[0]
    assert "did not work there then" in found(draft, say("Bye.", author_id=event.who[0]))[0]


def test_codes_and_test_records_are_found(draft: Draft, say: Say) -> None:
    code = draft.trade.families[0].code
    assert "has a code in it" in found(draft, say(f"{code}: lid does not fit"))[0]
    assert "names a test record" in found(draft, say("Ask zz test (delete me)."))[0]


def test_cases_that_all_came_in_just_now_are_found(built: Draft) -> None:
    cases = built.all(Case)
    before = [case.created_at for case in cases]
    for case in cases[-40:]:
        case.created_at = built.calendar.now - timedelta(minutes=5)
    assert any("cases fall in the last hour" in finding for finding in check_draft(built).findings)
    for case, at in zip(cases, before, strict=True):
        case.created_at = at
