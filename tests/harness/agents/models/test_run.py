"""`deskgym run` over an endpoint: one episode passes, one fails, one is a fault, and the run goes on after each."""

from __future__ import annotations

import json
from pathlib import Path

from deskgym.harness.agents.dialects import get_dialect

from ...conftest import deskgym
from ..stubs import WIRES, Move, stub_server
from .playing import SEED, gold_script, gold_way

FAMILY = "crm-delete-account"


def test_a_run_over_an_endpoint_tells_passes_failures_and_faults_apart(tmp_path: Path) -> None:
    gold = gold_script(get_dialect("canonical"), gold_way(FAMILY, "element"))
    prose = [Move(text="It is done.")] * 3
    with stub_server(WIRES["chat"].wire, [*gold, *prose, Move(status=401, error="who are you?")]) as (stub, url):
        result = deskgym(
            "run", "--agent", "openai:stub", "--base-url", url, "--tasks", FAMILY, "--seeds", f"{SEED}:{SEED + 3}",
            "--jobs", 1, "--concurrency", 1, "--out", tmp_path / "run", "--price", "3,0.3,15",
        )  # fmt: skip
        assert result.exit_code == 1, result.output
    entries = [json.loads(line) for line in (tmp_path / "run" / "episodes.jsonl").read_text().splitlines()]
    assert [entry["outcome"] for entry in entries] == ["passed", "failed", "fault"]
    assert [entry["reward"] for entry in entries[:2]] == [1.0, 0.0]
    assert [entry["model_calls"] for entry in entries[:2]] == [len(gold), 3]
    assert [entry["ended"] for entry in entries[:2]] == ["done", "stopped"]
    assert entries[2]["fault"]["stage"] == "model"
    assert "who are you?" in entries[2]["fault"]["message"]
    passed = stub.tokens[: len(gold)]
    assert entries[0]["tokens"]["input"] == sum(passed)
    assert entries[0]["cost"] > 0
