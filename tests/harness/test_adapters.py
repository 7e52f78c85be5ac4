"""Each framework has an extra, a page and a line in the README; what it needs is imported nowhere else."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import httpx
import pytest
from deskgym.harness.host import Host

from ..support.hosting import serving_host
from .host.seats import ScriptedSeats

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
NAMES = sorted(path.stem.removeprefix("test_") for path in (ROOT / "tests/harness/adapters").glob("test_*.py"))
#: What no user has to have installed.
FRAMEWORKS = (
    "openenv",
    "openreward",
    "mcp",
    "verifiers",
    "inspect_ai",
    "trl",
    "torch",
    "ray",
    "browsergym",
    "datasets",
)


@pytest.mark.parametrize("name", NAMES)
def test_what_make_adapters_tests_can_be_installed_and_is_documented(name: str) -> None:
    assert name in EXTRAS
    (page, *_) = sorted((ROOT / "docs").glob(f"{name}*.md"), key=lambda path: len(path.name))
    if name == "verifiers":
        assert page.name == "verifiers-rl.md", "verifier.md is about our own graders"
    assert f"(docs/{page.name})" in (ROOT / "README.md").read_text()


def test_the_host_is_served_without_any_of_them() -> None:
    script = f"import sys, deskgym.harness.host.server; print(sorted({{*{FRAMEWORKS!r}}} & {{*sys.modules}}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_mcp_needs_no_package() -> None:
    with Host([ScriptedSeats()]) as host, serving_host(host) as address:
        session = httpx.post(f"{address}/sessions", json={"family": "crm-update", "seed": 7}).json()["session"]

        def ask(method: str, **params: object) -> dict[str, object]:
            message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
            found: dict[str, object] = httpx.post(f"{address}/mcp/{session}", json=message).json()["result"]
            return found

        listed = ask("tools/list")["tools"]
        assert isinstance(listed, list)
        assert {"click", "fill", "done", "look"} <= {each["name"] for each in listed}
        assert ask("tools/call", name="done", arguments={})["isError"] is False
        assert host.get(session).reward == 1.0
