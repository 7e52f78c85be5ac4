"""People do not write by templates: patterns hardly repeat, neither on a page nor from world to world."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from deskgym.apps.chat.models import Post
from deskgym.apps.chat.text import CHANNEL
from deskgym.apps.crm.models import Account, Contact, Deal, Product
from deskgym.apps.store.models import Customer, StoreProduct
from deskgym.seeds.crm.deal_names import project_of
from deskgym.seeds.draft import Draft
from deskgym.seeds.patterns import Masker, overlap
from deskgym.seeds.places import CITIES

from .conftest import SEEDS, draft_of

PAGE = 40


def names(draft: Draft) -> Iterator[str]:
    """Everything that has a name in a world."""
    for person in draft.people:
        yield from (person.name, person.first_name)
    for contact in draft.all(Contact):
        yield from (contact.name, contact.first_name or "")
    for product in draft.all(Product):
        yield from (product.name, product.name.split(",")[0])
    yield from (account.name for account in draft.all(Account))
    yield from (customer.name for customer in draft.all(Customer))
    yield from (row.title for row in draft.all(StoreProduct))
    yield from (city.name for city in CITIES)
    yield from (project_of(deal) for deal in draft.all(Deal))
    for event in draft.chronicle.events():
        # What it is about in one word is never said.
        yield from (str(fact) for name, fact in event.facts.items() if name != "matter")


@pytest.fixture(scope="module")
def spoken() -> dict[int, list[tuple[Post, list[str]]]]:
    """The posts of two worlds, each with its patterns."""
    found = {}
    for seed in SEEDS:
        draft = draft_of(seed)
        masker = Masker(names(draft))
        found[seed] = [(post, masker.patterns(post.body)) for post in draft.all(Post)]
    return found


def test_two_worlds_share_at_most_a_fifth_of_their_patterns(spoken: dict[int, list[tuple[Post, list[str]]]]) -> None:
    some, others = ([pattern for _, patterns in spoken[seed] for pattern in patterns] for seed in SEEDS)
    assert len(some) > 5000
    assert overlap(some, others) <= 0.2
    assert overlap(others, some) <= 0.2


def test_a_page_says_nothing_twice(spoken: dict[int, list[tuple[Post, list[str]]]]) -> None:
    pages, doubled = 0, list[str]()
    by_channel: dict[tuple[int, int], list[list[str]]] = {}
    for seed in SEEDS:
        for post, patterns in spoken[seed]:
            if post.root_id is None:
                by_channel.setdefault((seed, post.channel_id), []).append(patterns)
    for posts in by_channel.values():
        for start in range(0, len(posts), PAGE):
            counts = Counter(pattern for patterns in posts[start : start + PAGE] for pattern in patterns)
            pages += 1
            doubled += [pattern for pattern, count in counts.items() if count > 1]
    assert pages > 100
    assert doubled == []


def test_texts_differ_in_form(spoken: dict[int, list[tuple[Post, list[str]]]]) -> None:
    bodies = [post.body for seed in SEEDS for post, _ in spoken[seed]]
    assert max(map(len, bodies)) > 240
    assert sum(len(body.split()) == 1 for body in bodies) > 60
    for sign in ("\n- ", "\n1. ", "> ", "`", "**", "](http", ":"):
        assert any(sign in body for body in bodies), sign
    # An order's number looks like a channel.
    assert any(not name.isdigit() for body in bodies for name in CHANNEL.findall(body))


def test_names_numbers_and_dates_are_masked() -> None:
    masker = Masker(["Oriole Cafe", "Ann"])
    (one,) = masker.patterns("Ann says Oriole Cafe takes 40 of them by Mar 12, @bob.lee")
    (other,) = masker.patterns("Oriole Cafe says Ann takes 7 of them by Apr 3, @al.fox")
    assert one == other == "n says n takes n of them by n"
    assert masker.patterns("Thanks, Ann!") == []
