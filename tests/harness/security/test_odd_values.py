"""No route of any app answers an odd value with an error of the server."""

from __future__ import annotations

import pytest
from deskgym.apps import APPS, get_app
from deskgym.apps.store.models import Variant
from deskgym.harness.security.checks.odd_values import odd_values
from flask import g, request

from .conftest import Open


@pytest.mark.walk
@pytest.mark.parametrize("app", [app.key for app in APPS])
def test_no_value_of_any_parameter_breaks_an_app(client_of: Open, app: str) -> None:
    assert [finding.detail for finding in odd_values(client_of(app))] == []


def test_a_parameter_read_carelessly_is_reported(client_of: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    flask = get_app("shop").wsgi()
    monkeypatch.setitem(flask.view_functions, "account.orders", lambda: str(g.db.get(Variant, int(request.args["v"]))))
    found = [finding.detail for finding in odd_values(client_of("shop"))]
    assert any("GET /account with v of '9223372036854775808'" in detail for detail in found)


def test_a_part_of_an_operation_read_carelessly_is_reported(client_of: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    flask = get_app("sheet").wsgi()
    monkeypatch.setitem(flask.view_functions, "operations.operate", lambda id: str(int(request.get_json()["sheet"])))
    found = [finding.detail for finding in odd_values(client_of("sheet"))]
    assert any("with sheet of 'None'" in detail for detail in found)
