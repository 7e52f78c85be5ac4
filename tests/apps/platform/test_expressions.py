"""Expressions that people write are matched in time that grows with the text alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from deskgym.apps.platform.expressions import (
    LONGEST_EXPRESSION,
    BadExpression,
    Replacement,
    expression,
    like,
    literal,
    quoted,
    wildcard,
)

MUCH = "a" * 32_000


@pytest.mark.parametrize("source", ["(a+)+b", "(a|a)*b", "(a*)*b", "a*a*a*a*a*a*a*a*a*b", "(.*)(.*)(.*)(.*)b"])
def test_no_expression_goes_back_over_a_text(source: str) -> None:
    assert expression(source, whole=True).fullmatch(MUCH) is None


def test_no_wildcards_go_back_over_a_text() -> None:
    many = wildcard("*a" * 100 + "b")
    assert many is not None
    assert many.fullmatch(MUCH) is None
    assert like("%a" * 100 + "b").fullmatch(MUCH) is None


@pytest.mark.parametrize(
    ("pattern", "text", "fits"),
    [
        ("a*", "Apple", True),
        ("a?c", "abc", True),
        ("a?c", "abbc", False),
        ("a~*c", "a*c", True),
        ("a~*c", "abc", False),
        ("~~*", "~x", True),
        ("*.", "a\nb.", True),
        ("*(1)*", "copy (1).csv", True),
    ],
)
def test_wildcards_stand_for_any_text_and_for_one_character(pattern: str, text: str, fits: bool) -> None:
    found = wildcard(pattern)
    assert found is not None
    assert (found.fullmatch(text) is not None) == fits


def test_a_pattern_without_wildcards_is_none() -> None:
    assert wildcard("plain.text") is None


def test_a_literal_stands_for_itself() -> None:
    assert literal("a.b(").search("xA.B(") is not None
    assert literal("a.b", match_case=True).search("A.B") is None
    assert literal("a.b", whole=True).search("a.bc") is None


@pytest.mark.parametrize("source", ["[", "a**", "(?<=a)b", r"(a)\1", "(a{1000}){1000}", "x" * (LONGEST_EXPRESSION + 1)])
def test_what_cannot_be_read_is_refused_in_words(source: str) -> None:
    with pytest.raises(BadExpression) as refused:
        expression(source)
    assert str(refused.value)


@pytest.mark.parametrize("make", [expression, literal, like, lambda text: wildcard(f"{text}*")])
def test_half_of_a_character_is_refused_in_words(make: Callable[[str], object]) -> None:
    with pytest.raises(BadExpression, match="half of a character"):
        make("a\ud800")


def test_a_whole_expression_does_not_close_what_another_opens() -> None:
    with pytest.raises(BadExpression):
        expression("a)|(b", whole=True)


@pytest.mark.parametrize(
    ("source", "written", "made"),
    [
        ("(a)(b)", "$2$1", "xba"),
        ("(a)(b)", r"\2-\1", "xb-a"),
        ("(?P<first>a)b", r"\g<first>!", "xa!"),
        ("a", "$$", "x$b"),
        ("a", r"\\", "x\\b"),
        ("a", r"\n", "x\nb"),
        ("(a)|(z)", "[$2]", "x[]b"),
        ("ab", "$", "x$"),
    ],
)
def test_a_replacement_names_groups(source: str, written: str, made: str) -> None:
    assert Replacement(expression(source), written).in_text("xab", 100) == made


@pytest.mark.parametrize("written", [r"\9", "\\", r"\g<x>", "$3", r"\q"])
def test_a_replacement_that_makes_no_sense_is_refused(written: str) -> None:
    with pytest.raises(BadExpression):
        Replacement(expression("(a)"), written)


def test_a_quoted_replacement_stands_for_itself() -> None:
    assert Replacement(expression("a"), quoted(r"$1 \1 $$")).in_text("a", 100) == r"$1 \1 $$"


def test_a_replacement_does_not_make_endless_texts() -> None:
    assert len(Replacement(literal("a"), "b" * 1_000).in_text(MUCH, 5_000)) < 5_000 + 1_000 + len(MUCH)
