"""Texts are drawn by kind, with what has to be known to judge them."""

from __future__ import annotations

from collections import Counter

import pytest
from click.testing import CliRunner
from deskgym.apps.platform.models import Company
from deskgym.harness.cli import main
from deskgym.harness.story.sample import KINDS, Sample, numbered, sample
from deskgym.seeds.world import World
from sqlalchemy import select


@pytest.fixture(scope="module")
def drawn() -> list[Sample]:
    return list(sample(7, "small", 64, tuple(KINDS)))


def test_every_kind_has_its_share(drawn: list[Sample]) -> None:
    assert Counter(one.kind for one in drawn) == dict.fromkeys(KINDS, 4)


def test_each_text_says_where_it_stands(drawn: list[Sample]) -> None:
    with World.shared(7).session() as session:
        company = session.scalars(select(Company.name)).one()
    for one in drawn:
        assert one.text.strip()
        assert one.context[0].startswith(f"{company} (")


def test_the_same_texts_are_drawn_again(drawn: list[Sample]) -> None:
    assert list(sample(7, "small", 64, tuple(KINDS))) == drawn


def test_a_reply_comes_with_what_it_answers(drawn: list[Sample]) -> None:
    for one in (one for one in drawn if one.kind == "chat reply"):
        assert "In the thread of:" in one.context
        assert one.context[-1] != "In the thread of:"


def test_lines_are_numbered_under_their_kinds(drawn: list[Sample]) -> None:
    lines = list(numbered(drawn))
    assert [line[3:] for line in lines if line.startswith("## ")] == list(KINDS)
    assert [line for line in lines if line.startswith("### ")][-1] == "### 64 (world 7)"


def test_the_command_draws_from_all_worlds_alike() -> None:
    result = CliRunner().invoke(main, ["world", "sample", "7", "3", "--texts", "4", "--kind", "review"])
    assert result.exit_code == 0, result.output
    assert [result.stdout.count(f"(world {seed})") for seed in (7, 3)] == [2, 2]
    assert result.stdout.startswith("## review\n")
