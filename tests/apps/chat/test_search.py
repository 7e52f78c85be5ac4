from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.chat import actions, queries
from deskgym.apps.chat.actions import Upload
from deskgym.apps.clock import advance
from deskgym.apps.platform.database import Db

from ..conftest import As
from .cast import Cast


@pytest.fixture
def talk(seat: As, cast: Cast) -> None:
    """Messages of two days."""
    db = seat(cast.ben)
    post = actions.create_post(db, cast.sales, "Lead time for Westlake is nine weeks")
    actions.add_reaction(db, post.id, "eyes")
    actions.pin_post(db, post.id)
    advance(seat(None), timedelta(days=1))
    db = seat(cast.cleo)
    actions.create_post(db, cast.harbor, "Time to lead", files=[Upload("plan.txt", b"x")])
    actions.create_post(db, cast.sales, "See https://crm.deskgym.test/", root_id=post.id)
    actions.post_direct(db, [cast.ben], "Westlake called")


def found(db: Db, query: str) -> list[str]:
    return [entry.line.post.body.split()[0] for entry in queries.search(db, query).messages]


@pytest.mark.parametrize(
    ("query", "first_words"),
    [
        ("lead time", ["Time", "Lead"]),
        ('"lead time"', ["Lead"]),
        ("westlake", ["Westlake", "Lead"]),
        ("westlake -called", ["Lead"]),
        ("from:cleo.park", ["Westlake", "See", "Time"]),
        ("from:@ben.okafor westlake", ["Lead"]),
        ("from:me", ["Lead", "Norwood"]),
        ("in:sales", ["See", "Lead", "Norwood"]),
        ("in:#harbor", ["Time"]),
        ("in:@cleo.park", ["Westlake"]),
        ("on:2026-03-16", ["Lead", "Norwood"]),
        ("on:yesterday", ["Lead", "Norwood"]),
        ("after:2026-03-16", ["Westlake", "See", "Time"]),
        ("before:03/17/2026", ["Lead", "Norwood"]),
        ("has:file", ["Time"]),
        ("has:link", ["See"]),
        ("has:reaction", ["Lead"]),
        ("has:pin", ["Lead"]),
        ("has:reply", ["Lead"]),
        ("-has:reply in:sales", ["See", "Norwood"]),
        ("nothing of the kind", []),
    ],
)
def test_modifiers_narrow_a_search(seat: As, cast: Cast, talk: None, query: str, first_words: list[str]) -> None:
    assert found(seat(cast.ben), query) == first_words


@pytest.mark.parametrize("query", ["on:soon", "from:nobody", "has:wings", "from:", "lead -in: sales"])
def test_what_is_not_understood_is_said(seat: As, cast: Cast, query: str) -> None:
    assert queries.search(seat(cast.ben), query).problems


@pytest.mark.parametrize("query", ["before:0001-01-01", "after:9999-12-31", "on:01/01/1989"])
def test_a_year_in_which_nobody_wrote_is_refused(seat: As, cast: Cast, query: str) -> None:
    [problem] = queries.search(seat(cast.ben), query).problems
    assert problem == f"{query.partition(':')[0]}: Enter a date in the years 1990 to 2100."


def test_others_find_nothing_of_private_channels(seat: As, cast: Cast, talk: None) -> None:
    assert found(seat(cast.dan), "lead time") == ["Lead"]
    assert found(seat(cast.dan), "in:harbor") == []
    assert [entry.line.post.channel_id for entry in queries.search(seat(cast.gus), "time").messages] == [cast.harbor]


def test_files_are_found_by_name(seat: As, cast: Cast, talk: None) -> None:
    assert [file.name for file in queries.search(seat(cast.ben), "plan", tab="files").files] == ["plan.txt"]
    assert queries.search(seat(cast.dan), "plan", tab="files").file_total == 0
