"""No route of any app answers an odd value with an error of the server."""

from __future__ import annotations

import pytest
from deskgym.apps import APPS
from deskgym.harness.security.checks.odd_values import odd_values

from .conftest import Open


@pytest.mark.parametrize("app", [app.key for app in APPS])
def test_no_value_of_any_parameter_breaks_an_app(client_of: Open, app: str) -> None:
    assert [finding.subject for finding in odd_values(client_of(app))] == []
