"""What the page shows of one trajectory, and its line in the list."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ....tasks import get_family
from ....tasks.errors import UnknownFamily
from ...results.failure import KINDS, Failure
from ..images import MissingImage, image_file, size_of
from ..model import Header, Observation, Trajectory

_IMAGES = ("screenshot", "marks")
_TEXTS = ("axtree", "dom")


def list_entry(trajectory: Trajectory, failure: Failure | None) -> dict[str, Any]:
    """The line of a trajectory in the list."""
    header = trajectory.header
    outcome, summary, score = _outcome(trajectory)
    why = trajectory.fault.stage if trajectory.fault else failure.kind if failure else None
    return {
        "family": header.family,
        "seed": header.seed,
        "split": header.split,
        "attempt": header.attempt,
        "goal": header.goal,
        **_of_family(header.family),
        "level": header.level,
        "steps": len(trajectory.steps),
        "outcome": outcome,
        "summary": summary,
        "score": score,
        "why": why,
    }


def page_data(trajectory: Trajectory, failure: Failure | None, path: Path, base: Path) -> dict[str, Any]:
    """All that a page in `base` shows of the trajectory in the file `path`."""
    header, end, fault = trajectory.header, trajectory.end, trajectory.fault
    last = end or fault
    return {
        "header": asdict(header),
        "steps": [
            {name: getattr(step, name) for name in ("action", "reward", "error", "target", "agent")}
            for step in trajectory.steps
        ],
        "frames": [_frame(observation, header, path.parent, base) for observation in trajectory.observations()]
        or [{"texts": {}}],
        "agent": last and last.agent,
        "verdict": end and end.verdict,
        "failure": failure and asdict(failure) | {"title": KINDS[failure.kind]},
        "stopped": end and end.stopped,
        "fault": fault and {name: getattr(fault, name) for name in ("stage", "error", "message")},
        "timing": _timing(timing_file(path)),
    }


def url(file: Path, base: Path) -> str:
    """How a page in `base` calls a file."""
    return quote(Path(os.path.relpath(file, base)).as_posix())


def timing_file(path: Path) -> Path:
    """Where the durations of a trajectory are, if they were measured."""
    return path.with_suffix(".timing.json")


@cache
def _of_family(id: str) -> dict[str, str]:
    with suppress(UnknownFamily):
        family = get_family(id)
        return {"app": family.app, "kind": family.kind}
    return {"app": "", "kind": ""}


def _outcome(trajectory: Trajectory) -> tuple[str, str, str]:
    if trajectory.fault is not None:
        return "fault", f"Fault in {trajectory.fault.stage}", ""
    if trajectory.end is None:
        return "cut", "Cut off", ""
    verdict = trajectory.end.verdict
    score = f"{sum(check['passed'] for check in verdict['checks'])}/{len(verdict['checks'])}"
    stray = f", {len(verdict['collateral'])} collateral" if verdict["collateral"] else ""
    outcome = "passed" if verdict["passed"] else "failed"
    return outcome, f"{outcome.capitalize()} {score}{stray}", score


def _frame(observation: Observation, header: Header, folder: Path, base: Path) -> dict[str, Any]:
    frame: dict[str, Any] = {
        "url": observation.get("url", ""),
        "tabs": [str(tab) for tab in observation.get("tabs", ())],
        "texts": {kind: observation[kind] for kind in _TEXTS if kind in observation},
    }
    kind = next((kind for kind in _IMAGES if kind in observation), None)
    if kind is not None:
        try:
            file = image_file(folder, observation[kind]["file"])
        except MissingImage as error:
            frame["blank"] = str(error)
        else:
            width, height = size_of(file)
            frame |= {"image": url(file, base.resolve()), "width": width, "height": height}
    return frame


def _timing(file: Path) -> Any:
    with suppress(OSError, ValueError):
        return json.loads(file.read_text(encoding="utf-8"))
    return None
