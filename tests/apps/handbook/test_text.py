"""How a revision reads."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.apps.handbook.comparison import compare
from deskgym.apps.handbook.models import HandbookRevision, Policy
from deskgym.apps.handbook.policies import NoPolicy
from deskgym.apps.handbook.text import filled, marked, plain_lines, quantity, render

DAY = date(2026, 3, 16)


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (25_000, "USD cents", "$250"),
        (62, "USD cents", "$0.62"),
        (1_500_000, "USD cents", "$15,000"),
        (15, "percent", "15%"),
        (1, "days", "1 day"),
        (30, "days", "30 days"),
        (1, "hours", "1 hour"),
        (24, "months", "24 months"),
        (9, "o'clock", "9:00 AM"),
        (17, "o'clock", "5:00 PM"),
    ],
)
def test_a_number_is_written_with_its_unit(value: int, unit: str, text: str) -> None:
    assert quantity(value, unit) == text


def rule(subject: str | None, value: int, first: date, last: date | None = None) -> Policy:
    return Policy(key="claim", subject=subject, value=value, unit="days", valid_from=first, valid_until=last)


def test_gaps_are_filled_with_the_numbers_of_the_first_day_of_the_revision() -> None:
    rules = {"claim": [rule(None, 30, date(2025, 1, 1), DAY), rule(None, 45, date(2026, 3, 17))]}
    revision = HandbookRevision(body="Within {claim:late trips}.", valid_from=DAY)
    assert filled(revision, rules) == "Within 30 days."
    revision.valid_from = date(2026, 3, 17)
    assert filled(revision, rules) == "Within 45 days."
    with pytest.raises(NoPolicy):
        filled(HandbookRevision(body="{claims}", valid_from=DAY), rules)


def test_what_looks_like_html_is_text() -> None:
    assert "<script>" not in render("A <script>alert(1)</script>\n\n| a |\n|---|\n| <b> |\n")


def test_marks_of_paragraphs_points_and_tables_are_left_out_of_lines() -> None:
    assert plain_lines("## Hotels\n\nUp *to*:\n\n| East | West |\n|---|---|\n| $1 | $2 |\n- A point") == [
        "Hotels", "Up to:", "East · West", "$1 · $2", "A point",
    ]  # fmt: skip


def test_the_words_that_were_looked_for_are_marked_wherever_they_stand() -> None:
    assert marked("Refunds & refund", ["REFUND"]) == "<mark>Refund</mark>s &amp; <mark>refund</mark>"
    assert marked("a < b", []) == "a &lt; b"


def test_a_comparison_says_which_words_changed_and_which_lines_came_and_went() -> None:
    lines = compare(["Same", "Within 30 days", "Gone", "End"], ["Same", "Within 45 days", "End", "New <line>"])
    assert [(line.label, str(line.text)) for line in lines] == [
        ("", "Same"),
        ("Before", "<del>Within 30 days</del>"),
        ("Before", "<del>Gone</del>"),
        ("Now", "<ins>Within 45 days</ins>"),
        ("", "End"),
        ("Now", "<ins>New &lt;line&gt;</ins>"),
    ]
    assert [str(line.text) for line in compare(["Within 30 days"], ["Within 45 days"])] == [
        "Within <del>30</del> days",
        "Within <ins>45</ins> days",
    ]
