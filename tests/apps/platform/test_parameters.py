"""Whatever stands in an address: a view gets values that every query can take."""

from __future__ import annotations

import pytest
from deskgym.apps.platform import parameters, values
from flask import Flask

HUGE = ["9223372036854775808", "9" * 5000, "²", "٣", "-1", "1.5", " 7", "", "\x00", "seven"]


@pytest.mark.parametrize("text", HUGE)
def test_what_no_column_holds_is_no_id(text: str) -> None:
    with Flask(__name__).test_request_context("/", query_string={"id": text, "page": text, "version": text}):
        assert parameters.read_id("id") is None
        assert parameters.read_number("id", 4) == 4
        assert parameters.read_page() == 1
        assert parameters.read_version() == 0


def test_what_makes_sense_is_read() -> None:
    with Flask(__name__).test_request_context("/?id=17&page=3&ids=1,2,x&ids=4&show=mine%0Aonly"):
        assert parameters.read_id("id") == 17
        assert parameters.read_page() == 3
        assert parameters.read_ids("ids") == [1, 2, 4]
        assert parameters.read_text("show") == "mine only"
        assert parameters.read_text("tab", "details") == "details"
        assert parameters.read_version() is None


def test_a_request_names_a_thousand_rows_at_most() -> None:
    with Flask(__name__).test_request_context("/", query_string={"ids": "1," * 50_000}):
        assert len(parameters.read_ids("ids")) == 1000


def test_a_search_takes_twelve_words() -> None:
    many = " ".join(str(number) for number in range(1000))
    assert values.search_words(many) == many.split()[:12]
    assert values.search("  oak \n desk ") == "oak desk"
    assert len(values.search("z" * 40_000)) == 200
