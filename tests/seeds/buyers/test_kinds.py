"""Kinds of customers: one is known by its name, and only what somebody owns has a legal form."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from deskgym.apps.crm.models import INDUSTRIES, Account
from deskgym.seeds.buyers.kinds import KINDS, kind_of
from deskgym.seeds.world import World
from sqlalchemy import select

OWNED = re.compile(r" (?:Inc|LLC|Co|Corp|LLP|PLLC|PC)$")


@pytest.mark.parametrize(
    ("company", "kind"),
    [
        ("Fernhollow Inn & Suites LLC", "hotel"),
        ("City of Ashgate", "city"),
        ("The Rowan Hotel", "hotel"),
        ("Fernhollow Unified School District", "district"),
        ("Novak & Reed Bread Company", "bakery"),
        ("Dovecrest Roofing, Tulsa", "tradesmen"),
    ],
)
def test_a_company_is_known_by_its_name(company: str, kind: str) -> None:
    found = kind_of(company)
    assert found is not None
    assert found.key == kind


def test_no_two_kinds_are_called_alike() -> None:
    words = Counter(word for kind in KINDS.values() for word in kind.words)
    assert [word for word, count in words.items() if count > 1] == []


def test_every_industry_has_a_kind_and_no_kind_another() -> None:
    assert {kind.industry for kind in KINDS.values()} == set(INDUSTRIES)


def test_no_public_body_has_a_legal_form(world: World) -> None:
    with world.session() as db:
        names = list(db.scalars(select(Account.name)))
    known = [(name, kind) for name in names if (kind := kind_of(name))]
    assert len(known) > len(names) * 3 / 4
    assert [name for name, kind in known if OWNED.search(name) and kind.form == "public"] == []
    assert any(OWNED.search(name) for name in names)
