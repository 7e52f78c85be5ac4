"""deskgym audit: what it prints and writes, and its exit code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from deskgym.apps import get_app
from deskgym.apps.store.models import ShopSession
from deskgym.apps.store.shop import guard
from deskgym.harness.audit.runner import AuditConfig, audit
from deskgym.harness.cli import main
from deskgym.harness.commands import audit as audit_command
from deskgym.harness.findings import AuditResult
from deskgym.harness.security.checks import revocation
from deskgym.seeds.world import World
from deskgym.tasks import Task, family
from deskgym.tasks.draw import Draw
from deskgym.tasks.registry import _REGISTRY

from .test_planted import change_phone

QUICK = ["--seeds", "0", "--draws", "0", "--no-browser", "--jobs", "1"]


@pytest.fixture
def lax() -> Iterator[str]:
    """A registered family whose matcher takes any text."""

    @family("crm-lax", app="crm", kind="update", steps=10, persona="sales_rep")
    def make(draw: Draw, world: World) -> Task:
        """A family with a fault."""
        return change_phone(draw, world, matchers={"crm_contact.phone": lambda text, wanted: bool(text)})

    yield "crm-lax"
    del _REGISTRY["crm-lax"]


def test_a_survivor_is_printed_with_the_command_that_repeats_it_and_fails_the_command(lax: str, tmp_path: Path) -> None:
    page = tmp_path / "audit.html"
    result = CliRunner().invoke(main, ["audit", lax, *QUICK, "--checks", "value-*,outcome", "--report", str(page)])
    assert result.exit_code == 1, result.output
    again = f"deskgym audit {lax} --seeds 0:1 --checks 'value-altered'"
    assert again in result.output
    assert again.replace("'", "&#39;") in page.read_text(encoding="utf-8")


def test_nothing_found_is_success_and_only_what_was_asked_for_is_tried() -> None:
    result = CliRunner().invoke(main, ["audit", "crm-update", *QUICK, "--checks", "untouched"])
    assert result.exit_code == 0, result.output
    assert "0 survivors of 2 tries." in result.output


def test_a_family_that_breaks_is_a_survivor_told_at_once() -> None:
    told: list[AuditResult] = []
    results = audit(
        AuditConfig(families=["crm-gone"], seeds=[0], checks="outcome", draws=0, browser=False),
        lambda subject, result: told.append(result),
    )
    (finding,) = results["crm-gone"].findings
    assert [result.findings for result in told] == [[finding]]
    assert finding.check == "fault"
    assert "UnknownFamily" in finding.detail


def test_several_processes_report_what_one_does() -> None:
    config = AuditConfig(
        families=["crm-update", "chat-post"], seeds=[0], checks="untouched,outcome", draws=0, browser=False
    )
    assert audit(config, lambda subject, result: None, jobs=2) == audit(config, lambda subject, result: None)


def test_a_survivor_of_the_apps_fails_the_command_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit_command, "APPS", [get_app("shop")])
    monkeypatch.setattr(revocation, "write_routes", lambda _app: [])
    options = ["audit", "crm-update", *QUICK, "--apps", "--checks", "revoked,address"]
    sound = CliRunner().invoke(main, options)
    assert sound.exit_code == 0, sound.output
    assert "0 survivors of 1 tries." in sound.output, "what needs a browser must not count as tried without one"
    monkeypatch.setattr(guard, "find_session", lambda db, token: db.get(ShopSession, token) if token else None)
    faulty = CliRunner().invoke(main, options)
    assert faulty.exit_code == 1, faulty.output
    assert "shop: revoked: GET /account/details by customer" in faulty.output
    assert "python -m deskgym.harness.security 0 shop --no-browser --checks revoked" in faulty.output
