"""Entries of a run, made up as far as tests name them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from deskgym.harness.results.run import Episode, Run
from deskgym.harness.runs.entries import RunEntry


def entry(outcome: str, seed: int = 0, attempt: int = 0, **given: Any) -> RunEntry:
    values: dict[str, Any] = {
        "family": "crm-update",
        "split": "train",
        "app": "crm",
        "kind": "update",
        "level": "easy",
        "persona": "sales_rep",
        "goal": "",
        "instance": f"world {seed}",
        "file": f"crm-update/{seed}-train-{attempt}.jsonl",
        "reward": float(outcome == "passed"),
        "score": float(outcome == "passed"),
        "clean": True,
        "checks_passed": 0,
        "checks": 1,
        "collateral": 0,
        "steps": 10,
        "action_errors": 0,
        "ended": "done",
        "failure": "untouched" if outcome == "failed" else None,
        "fault": {"stage": "model", "error": "E", "message": ""} if outcome == "fault" else None,
    }
    return RunEntry(seed=seed, attempt=attempt, outcome=outcome, **values | given)  # type: ignore[arg-type]


def run_of(name: str, entries: Iterable[RunEntry]) -> Run:
    episodes = tuple(Episode(found, 30.0) for found in entries)
    return Run(Path(name), {"agent": "noop", "tasks": "crm-*", "episodes": len(episodes)}, episodes)


def outcomes(letters: str, attempt: int = 0) -> list[RunEntry]:
    """An entry for each letter, of the seeds from 0 on: p passed, f failed, x a fault."""
    words = {"p": "passed", "f": "failed", "x": "fault"}
    return [entry(words[letter], seed, attempt) for seed, letter in enumerate(letters)]
