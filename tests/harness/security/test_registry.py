"""Every check is declared once, and every app is checked by all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from deskgym.apps import APPS
from deskgym.harness.findings import Finding
from deskgym.harness.security import check_app, registry
from deskgym.harness.security.client import AppClient
from deskgym.harness.security.registry import all_checks, all_probes, check, probe


@pytest.mark.parametrize("app", [app.key for app in APPS])
def test_an_app_has_a_spec_and_rows_for_all_its_routes(app: str) -> None:
    assert check_app(app, 0, "routes") == []


def test_an_app_without_a_spec_is_reported_whatever_is_checked() -> None:
    (found,) = check_app("payroll", 0, "csrf")
    assert (found.check, found.subject) == ("routes", "payroll")
    assert "harness/security/apps/payroll.py is missing" in found.detail


def test_checks_that_need_a_browser_are_left_out_without_one() -> None:
    left_out = {check.id for check in all_checks()} - {check.id for check in all_checks(browser=False)}
    assert left_out == {"run", "address"}
    assert not any(probe.in_browser for probe in all_probes(browser=False))


def test_every_check_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "security.md").read_text(encoding="utf-8")
    assert [check.id for check in all_checks() if f"`{check.id}`" not in page] == []


def test_a_check_is_not_declared_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_PROBES", [*all_probes()])

    def nothing(client: AppClient) -> Iterator[Finding]:
        yield from ()

    with pytest.raises(ValueError, match="'csrf' is declared twice"):
        probe(check("csrf", "Something else"))(nothing)
