"""What an address asks of the products and the shop cannot do is told, and shows nothing."""

from __future__ import annotations

import pytest
from deskgym.apps.store.shop.catalogue import Choice
from flask import Flask
from werkzeug.datastructures import MultiDict


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"weight": "7"}, "There are no products by “weight”: filters here are color, material,"),
        ({"stars": "many"}, "“many” is no number of stars"),
        ({"stock": "yes"}, "“yes” says nothing of stock"),
        ({"low": "cheap"}, "“cheap” is no lowest price"),
        ({"high": "cheap"}, "“cheap” is no highest price"),
    ],
)
def test_what_cannot_narrow_the_products_is_told(asked: dict[str, str], told: str) -> None:
    with Flask(__name__).test_request_context("/", query_string=asked):
        choice = Choice.of(MultiDict(asked))
    assert told in " ".join(choice.refused)
    assert choice.narrows


def test_what_the_shop_can_do_is_not_told() -> None:
    asked = {"color": "Oak", "stars": "4", "stock": "1", "low": "10", "q": "desk", "sort": "price", "page": "2"}
    with Flask(__name__).test_request_context("/", query_string=asked):
        assert Choice.of(MultiDict(asked)).refused == ()
